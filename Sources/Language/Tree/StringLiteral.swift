/// A string as written. Nearly every one is a single text, which is kept as the lengths of its
/// quotes: a large file has many, and where they stand is known from the expression.
package struct StringLiteral: Sendable {
  private var form: Form

  private enum Form: Sendable {
    /// One text; how many bytes of quotes stand before and behind it.
    case text(opening: UInt8, closing: UInt8)
    case parts([StringPart])
  }

  /// Creates a string without interpolations: `contents` stands between the quotes of `range`.
  package init(_ contents: SourceRange, in range: SourceRange) {
    let opening = range.start.distance(to: contents.start)
    let closing = contents.end.distance(to: range.end)
    if let opening = UInt8(exactly: opening), let closing = UInt8(exactly: closing) {
      form = .text(opening: opening, closing: closing)
    } else {
      form = .parts([.text(contents)])
    }
  }

  /// Creates a string of texts and interpolations.
  package init(_ parts: [StringPart]) { form = .parts(parts) }

  /// `true` iff it knows no place but where its quotes are in its expression.
  var isOneText: Bool { if case .text = form { true } else { false } }

  /// Returns the pieces of the string that stands at `range`, with its quotes.
  package func parts(at range: SourceRange) -> StringParts {
    switch form {
    case .text(let opening, let closing):
      .text(SourceRange(range.start + UInt32(opening), range.end - UInt32(closing)))
    case .parts(let parts): .several(parts)
    }
  }

  /// What is interpolated, in its order.
  package var interpolations: [Expression] {
    switch form {
    case .text: []
    case .parts(let parts):
      parts.compactMap { if case .interpolation(let value) = $0 { value } else { nil } }
    }
  }

  /// The string with other values between its texts.
  package func mappingInterpolations(_ value: (Expression) -> Expression) -> StringLiteral {
    switch form {
    case .text: self
    case .parts(let parts):
      StringLiteral(
        parts.map { part in
          switch part {
          case .text: part
          case .interpolation(let inner): .interpolation(value(inner))
          }
        })
    }
  }
}
