import Foundation
import Interpreter
import Language
import Testing
import Wording

/// What is understood has to be answered: unknown is no way out.
@Suite struct DefiniteTests {
  /// Of every third example in every run; of all of them with `SBAR_TESTS=all`.
  @Test func ofWhatTheExamplesAssertNineteenInTwentyAreDefinite() {
    var facts = 0
    var unknown = 0
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    for (index, file) in Corpus.examples.enumerated() where isAll || index.isMultiple(of: 3) {
      for cell in Corpus.results(of: file).flatMap({ $0.cells }) {
        facts += cell.expectationCount
        unknown += cell.told.filter { $0.kind == .undecided }.count
      }
    }
    #expect(facts > (isAll ? 5000 : 1200))
    #expect(unknown * 20 <= facts, "\(unknown) of \(facts) facts are unknown")
  }
}
