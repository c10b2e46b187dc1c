import Grammars
import Host
import Reporting

extension VerbRow {
  /// `sbar editors`
  static let editors = VerbRow(
    "print how an editor is told of specs and of `sbar lsp`",
    operands: "[NAME]", completes: .words { EditorsCommand.names }, readsSettings: false,
    details: [
      "Without NAME all are listed, with what each of them shows."
    ]
  ) { invocation, environment throws(UsageError) in
    try EditorsCommand(invocation, invocation.look(environment)).run()
  }
}

/// `sbar editors`: how an editor is told of specs, and of `sbar lsp`.
struct EditorsCommand {
  private let operands: [Path]
  private let look: Look

  init(_ invocation: Invocation, _ look: Look) {
    operands = invocation.operands
    self.look = look
  }

  /// What may be named.
  static var names: [String] { Editor.allCases.map { $0.rawValue } }

  /// Returns the status of the process.
  func run() throws(UsageError) -> ExitCode {
    guard let operand = operands.first else {
      let rows = Editor.allCases.map { [$0.rawValue, $0.summary] }
      return CommandOutput.print(NameTableText.table(rows), look)
    }
    guard operands.count == 1 else {
      throw UsageError(message: "`sbar editors` tells of one at a time", hint: nil)
    }
    let editor: Editor = try chosen(
      operand, "an editor that sbar knows", otherwise: "`sbar editors` lists all")
    var text = TextBuffer()
    text.append(editor.page)
    return CommandOutput.print(text, look)
  }
}
