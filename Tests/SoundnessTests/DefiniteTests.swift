import Interpreter
import Language
import Testing

/// What is understood has to be answered: unknown is no way out.
@Suite struct DefiniteTests {
  @Test func ofWhatTheExamplesAssertNineteenInTwentyAreDefinite() {
    var facts = 0
    var unknown = 0
    for file in Corpus.examples {
      let spec = Corpus.spec(file.bytes, named: file.name)
      let plan = makePlan(spec, options: RunOptions())
      run(plan, options: RunOptions()) { result in
        for cell in result.cells {
          facts += cell.expectationCount
          unknown += cell.mismatches.filter { $0.kind == .undecided }.count
        }
      }
    }
    #expect(facts > 5000)
    #expect(unknown * 20 <= facts, "\(unknown) of \(facts) facts are unknown")
  }
}
