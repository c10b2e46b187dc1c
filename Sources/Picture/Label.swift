/// Words as a picture, a graph or a page can show them.
package enum Label {
  /// Returns at most `count` scalars, with an ellipsis in place of what is left out.
  static func cut(_ text: String, to count: Int) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if kept.count == count {
        kept.removeLast()
        return String(kept) + "…"
      }
      kept.append(scalar)
    }
    return String(kept)
  }

  /// Returns words as they may stand in an element of XML or HTML, or between its quotes.
  package static func markup(_ words: String) -> String {
    let references: [(Unicode.Scalar, String)] = [
      ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
    ]
    return escaped(words) { scalar in references.first { $0.0 == scalar }?.1 }
  }

  /// Returns words in which something stands for each scalar that a format takes for its own; what
  /// cannot be shown is a space.
  static func escaped(_ words: String, _ reference: (Unicode.Scalar) -> String?) -> String {
    var escaped = ""
    for scalar in words.unicodeScalars {
      if let reference = reference(scalar) {
        escaped += reference
      } else {
        escaped.unicodeScalars.append(isPrintable(scalar) ? scalar : " ")
      }
    }
    return escaped
  }

  /// `false` for what a terminal or XML would not show as it is: controls, marks of direction.
  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF,
      0xFFFE...0xFFFF, 0xE000...0xF8FF, 0xFFF9...0xFFFB:
      false
    default: true
    }
  }
}
