import Interpreter
import Testing
import Wording

/// The pasted apps say what really happens before anything is rewritten in them.
struct PasteTests {
  @Test(arguments: Corpus.pastes.map { $0.name })
  func everyExpectationHolds(path: String) throws {
    let file = try #require(Corpus.pastes.first { $0.name == path })
    let cells = Corpus.results(of: file).flatMap { $0.cells }
    #expect(cells.flatMap { $0.told }.map { $0.title } == [])
  }
}
