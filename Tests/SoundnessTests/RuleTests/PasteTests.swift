import Interpreter
import Testing

/// The pasted apps say what really happens before anything is rewritten in them.
struct PasteTests {
  @Test(arguments: Corpus.pastes.map { $0.name })
  func everyExpectationHolds(path: String) throws {
    let file = try #require(Corpus.pastes.first { $0.name == path })
    let plan = makePlan(Corpus.spec(file.bytes, named: file.name), options: RunOptions())
    var failed: [String] = []
    run(plan, options: RunOptions()) { result in
      for cell in result.cells {
        failed += cell.mismatches.map { "\($0.title)" }
      }
    }
    #expect(failed == [])
  }
}
