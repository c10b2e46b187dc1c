import Language
import Reporting

/// Text in place of other text of one file.
package struct TextEdit: Sendable, Equatable {
  /// Byte offsets.
  package var range: SourceRange
  package var text: String

  package init(_ range: SourceRange, _ text: String) {
    self.range = range
    self.text = text
  }
}

/// Returns the edits that lay a text out as specs are, those that touch a range where one is given;
/// none for a text with mistakes, whose layout is not known.
package func layoutEdits(of source: Source, in range: SourceRange? = nil) -> [TextEdit] {
  guard case .text(let bytes) = format(source) else { return [] }
  return UnifiedDiff.edits(source.bytes, bytes).compactMap { edit in
    if let range, edit.range.end < range.start || range.end < edit.range.start { return nil }
    return TextEdit(edit.range, String(decoding: edit.text, as: UTF8.self))
  }
}
