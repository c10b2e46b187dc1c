/// A text of which parts are not known, at one moment.
struct TextPattern {
  enum Piece {
    case bytes([UInt8])
    case anything
  }

  var pieces: [Piece] = []
  /// What the text depends on, and what is assumed where it is taken for the one that is meant; nil
  /// for a text that is known.
  var doubt: (input: InputID, assumption: AssumptionID?)?

  func matches(_ text: [UInt8]) -> Bool { TextPattern.matches(text[...], pieces[...]) }

  static func matches(_ text: ArraySlice<UInt8>, _ pieces: ArraySlice<Piece>) -> Bool {
    guard let piece = pieces.first else { return text.isEmpty }
    let rest = pieces.dropFirst()
    switch piece {
    case .bytes(let bytes):
      return text.starts(with: bytes) && matches(text.dropFirst(bytes.count), rest)
    case .anything:
      if rest.isEmpty { return true }
      return (text.startIndex...text.endIndex).contains { matches(text[$0...], rest) }
    }
  }
}

extension ShownText {
  /// `true` iff there are values with which it is a given text.
  package func mayBe(_ text: String, in program: Program) -> Bool {
    let pieces = pieces.map { piece -> TextPattern.Piece in
      switch piece {
      case .written(let symbol): .bytes(program.bytes(of: symbol))
      case .value: .anything
      }
    }
    return TextPattern.matches(Array(text.utf8)[...], pieces[...])
  }
}

extension Program {
  /// The text of a symbol, which need not be one of the program's.
  func bytes(of symbol: Symbol) -> [UInt8] {
    Array(text(of: symbol).utf8)
  }
}
