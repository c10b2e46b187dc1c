import Interpreter
import Language
import StatusBar

/// Makes sentences of what was found, in plain English, for every reader: it looks up the names of
/// the program and the words of the text.
package struct Phrasing: Sendable {
  let text: ProgramText

  package init(_ text: ProgramText) { self.text = text }

  var spec: Spec { _read { yield text.spec } }

  var program: Program { _read { yield text.program } }

  func text(_ range: SourceRange) -> String { text.text(range) }

  /// The words of a step, as an engineer cites them.
  func words(ofStep range: SourceRange) -> String {
    "`" + oneLine(text.text(ofStep: range)) + "`"
  }
}
