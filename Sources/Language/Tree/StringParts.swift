/// The pieces of a string literal, in their order; one text takes no list of its own.
package enum StringParts: RandomAccessCollection, Sendable {
  case text(SourceRange)
  case several([StringPart])

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch self {
    case .text: 1
    case .several(let parts): parts.count
    }
  }

  package subscript(position: Int) -> StringPart {
    switch self {
    case .text(let range): .text(range)
    case .several(let parts): parts[position]
    }
  }
}

/// A piece of a string literal.
package enum StringPart: Sendable {
  /// Text as written between quotes or interpolations, escapes not resolved.
  case text(SourceRange)
  case interpolation(Expression)
}
