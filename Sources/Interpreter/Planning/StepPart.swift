import Language

/// A part of a step, counted from where the step begins: what is planned once for all lines that
/// read alike.
package struct StepPart: Hashable, Sendable {
  /// In bytes.
  private let offset: UInt32
  private let count: UInt32

  /// A part of no step: what is not written.
  package static let none = StepPart(SourceRange(0, 0), of: SourceRange(0, 0))

  /// Creates the part of a step that lies in a range of its file.
  init(_ range: SourceRange, of step: SourceRange) {
    offset = range.start - step.start
    count = range.end - range.start
  }

  /// Where the part lies, of a step at a range of a file.
  package func range(in step: SourceRange) -> SourceRange {
    SourceRange(step.start + offset, step.start + offset + count)
  }
}
