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
  /// Where its steps stand.
  private let steps: Source?

  /// Creates the text of what stands in a file; `steps` is the file of the steps, where that is
  /// another one: of a law they are those of the scenario that shows where it fails.
  package init(_ spec: Spec, _ program: SharedProgram, file: FileID, steps: FileID? = nil) {
    self.spec = spec
    shared = program
    source = spec.source(file)
    self.steps = steps.map { spec.source($0) } ?? source
  }

  package var program: Program { _read { yield shared.program } }

  /// The text of a range of the scenario's file.
  package func text(_ range: SourceRange) -> String { source?.text(range) ?? "" }

  /// The text of a step.
  package func text(ofStep range: SourceRange) -> String { steps?.text(range) ?? "" }

  package static func == (a: ProgramText, b: ProgramText) -> Bool { a === b }
}
