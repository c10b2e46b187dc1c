import Editing
import Language
import Reporting

// The classes of words, in numbers.
extension Server {
  /// `textDocument/semanticTokens/full`: five numbers for each word, each place counted from the
  /// one before.
  func tokens(_ params: JSONValue) throws(Failure) -> JSONValue {
    let (bytes, positions) = try text(params)
    var data: [JSONValue] = []
    var last = TextPosition(line: 0, character: 0)
    for (range, tokenClass) in classes(of: bytes) {
      guard let type = Server.type(of: tokenClass) else { continue }
      for part in Server.lines(of: positions.range(of: range), positions) {
        let lines = part.start.line - last.line
        let characters = lines == 0 ? part.start.character - last.character : part.start.character
        let length = part.end.character - part.start.character
        data += [.whole(lines), .whole(characters), .whole(length), .whole(type), 0]
        last = part.start
      }
    }
    return ["data": .list(data)]
  }

  /// A range in pieces of a line each, as editors that know no longer ones want it.
  private static func lines(of range: TextRange, _ positions: TextPositions) -> [TextRange] {
    if range.start.line == range.end.line {
      return range.start == range.end ? [] : [range]
    }
    return (range.start.line...range.end.line).compactMap { line in
      let whole = positions.visible(line)
      let end = positions.position(of: UInt32(truncatingIfNeeded: whole.upperBound))
      let first = line == range.start.line ? range.start : TextPosition(line: line, character: 0)
      let last = line == range.end.line ? min(range.end, end) : end
      return first < last ? TextRange(start: first, end: last) : nil
    }
  }

  static var tokenLegend: JSONValue {
    ["tokenTypes": .list(tokenTypes.map { .text($0) }), "tokenModifiers": []]
  }

  /// By the names that all editors have colours for.
  private static let tokenTypes = [
    "comment", "string", "regexp", "number", "keyword", "property", "function", "enumMember",
    "modifier", "decorator", "macro", "type", "method", "variable", "operator",
  ]

  /// The place of a class among the types; nil for what is drawn as any text is.
  private static func type(of tokenClass: TokenClass) -> Int? {
    let name: String? =
      switch tokenClass {
      case .comment, .documentation: "comment"
      case .string: "string"
      case .escape: "regexp"
      case .number: "number"
      case .declaration, .keyword: "keyword"
      case .setting: "property"
      case .step: "function"
      case .fact, .value: "enumMember"
      case .clause: "modifier"
      case .attribute: "decorator"
      case .directive: "macro"
      case .type: "type"
      case .member: "method"
      case .name: "variable"
      case .operator: "operator"
      case .punctuation: nil
      }
    return name.flatMap { tokenTypes.firstIndex(of: $0) }
  }
}
