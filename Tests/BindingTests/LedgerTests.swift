import Binding
import Foundation
import Testing

/// The ledger: each piece of code is modelled, harmless for a reason, or opaque.
struct LedgerTests {
  @Test func theGrammarListsEveryReasonForWhichCodeIsHarmless() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Grammar.md").standardizedFileURL
    let grammar = try String(contentsOf: url, encoding: .utf8)
    for reason in Harmless.allCases { #expect(grammar.contains("\n- \(reason.sentence)\n")) }
  }

  @Test(arguments: [
    ("let a = 3", []),
    ("print(a)", []),
    ("view.addSubview(label)", []),
    ("track(a)", ["assumed: `track` is assumed not to concern the bar"]),
    (
      "import_.run { isHidden = true }",
      [
        "assumed: `run` is assumed not to concern the bar",
        "may change later: what the closure of `run` changes may change later",
      ]
    ),
    (
      "somebody.present(other)",
      [
        "assumed: what `present` does here is not known: what it could decide is unknown"
      ]
    ),
  ])
  func eachStatementEndsInOnePlace(statement: String, notes: [String]) {
    let text = """
      class C: UIViewController {
          var isHidden = false
          override var prefersStatusBarHidden: Bool { isHidden }
          func go() { \(statement) }
      }
      """
    #expect(bound(text).notes.map { "\($0.kind.spelling): \($0.text)" }.sorted() == notes)
  }
}
