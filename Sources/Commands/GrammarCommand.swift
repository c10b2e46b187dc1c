import Grammars
import Host
import Reporting

extension VerbRow {
  /// `sbar grammar`
  static let grammar = VerbRow(
    "print what an editor colours specs by",
    operands: "[NAME]", completes: .words { GrammarCommand.names }, readsSettings: false,
    flags: [.output],
    details: [
      "Without NAME all are listed, with the file that each is kept in and what reads it. They",
      "are made of the tables of the lexer, so that they know every word of this release.", "",
      "`sbar grammar tree-sitter --output FOLDER` makes a folder: a parser in C, and queries.",
      "`sbar grammar vsix --output sbar.vsix` makes an extension for VS Code, with a client of",
      "`sbar lsp` in it; `code --install-extension sbar.vsix` installs it.",
    ]
  ) { invocation, environment throws(UsageError) in
    try GrammarCommand(invocation, invocation.look(environment)).run()
  }
}

/// `sbar grammar`: what an editor colours specs by, made of the lexer's tables.
struct GrammarCommand {
  private let options: Options
  private let operands: [Path]
  private let look: Look

  init(_ invocation: Invocation, _ look: Look) {
    options = invocation.options
    operands = invocation.operands
    self.look = look
  }

  /// What may be named.
  static var names: [String] { Grammar.allCases.map { $0.rawValue } }

  /// Returns the status of the process.
  func run() throws(UsageError) -> ExitCode {
    guard let operand = operands.first else {
      let rows = Grammar.allCases.map { [$0.rawValue, $0.file, $0.readers] }
      return CommandOutput.print(NameTableText.table(rows), look)
    }
    guard operands.count == 1 else {
      throw UsageError(message: "`sbar grammar` prints one at a time", hint: nil)
    }
    return try write(
      chosen(operand, "a grammar that sbar makes", otherwise: "`sbar grammar` lists all"))
  }

  private func write(_ grammar: Grammar) throws(UsageError) -> ExitCode {
    let files = grammar.files(version: Help.version)
    do throws(HostError) {
      if let path = options.outputPath {
        for (name, bytes) in files {
          let isFolder = grammar.form == .folder
          let file = isFolder ? path.appending(Array(name.utf8)) : path
          try Directories.makeAll(file.directory)
          try Files.write(bytes, to: file)
        }
        return .success
      }
      let isShown = grammar.form == .text || grammar.form == .archive && !Stream.output.isTerminal
      if isShown {
        for (_, bytes) in files { try Stream.output.write(bytes) }
        return .success
      }
    } catch {
      Talk.error(error.message, look: look)
      return .unwritable
    }
    throw UsageError(
      message: "`\(grammar.rawValue)` is not a text",
      hint: "sbar grammar \(grammar.rawValue) --output \(grammar.file)")
  }
}

/// Names with what is said of them, as a table for people.
enum NameTableText {
  /// Returns rows of cells, a column as wide as the widest of its cells.
  static func table(_ rows: [[String]]) -> TextBuffer {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.utf8.count)
      }
    }
    var text = TextBuffer()
    for row in rows {
      let cells = row.enumerated().map { column, cell in
        column == row.count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.utf8.count)
      }
      SummaryText.writeLine(cells.joined(separator: "  "), to: &text)
    }
    return text
  }
}
