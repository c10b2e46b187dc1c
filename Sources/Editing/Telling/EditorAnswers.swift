import Interpreter
import Language
import Reporting

/// What the bar of a screen is on every release and every class of device, as `sbar ask` has it.
package enum EditorAnswers: Sendable {
  /// What is so after the launch, and with which texts its places are written.
  case table(AnswerTable, Answers, SourceBook)
  /// Each of these screens could be the first; which one is not said.
  case roots([String])
  /// The text declares nothing that could be shown, or has errors.
  case nothing
}

extension Analysis {
  /// Returns how the bar is after the launch of the app, or of one that begins with `root`.
  package func answers(root: String? = nil, options: RunOptions) -> EditorAnswers {
    var asked = AskedSpec(file: state.spec)
    do throws(AskedSpec.Problem) {
      try asked.chooseRoot(root)
    } catch {
      switch error {
      case .nothingToShow: return .nothing
      case .severalRoots(let names): return .roots(names)
      case .unknownRoot(_, let known): return .roots(known)
      }
    }
    let (answers, diagnostics) = ask(asked, options: options)
    guard !diagnostics.contains(where: { $0.severity == .error }),
      let table = AnswerTable(answers, moment: 0, joinsModes: true)
    else { return .nothing }
    return .table(table, answers, book)
  }
}
