import Language
import StatusBar

/// A program and the text that it is of, in which names and places of findings are looked up.
///
/// An object, so that all findings of a scenario share it.
package final class ProgramText: Sendable, Equatable {
  package let spec: Spec
  private let shared: SharedProgram
  /// Where the scenario stands.
  private let source: Source?

  package init(_ spec: Spec, _ program: SharedProgram, file: FileID) {
    self.spec = spec
    shared = program
    source = spec.source(file)
  }

  package var program: Program { _read { yield shared.program } }

  /// The text of a range of the scenario's file.
  package func text(_ range: SourceRange) -> String { source?.text(range) ?? "" }

  package static func == (a: ProgramText, b: ProgramText) -> Bool { a === b }
}
