import Language

/// Lines that an editor can fold into one.
package struct FoldedLines: Hashable, Sendable {
  package enum Kind: Hashable, Sendable { case code, comment, includes }

  package var kind: Kind
  /// From 0; the first one stays.
  package var first: Int
  package var last: Int
}

/// What can be told of a text by its tokens alone, whatever is wrong with it.
package struct TokenLayout: Sendable {
  private let bytes: [UInt8]
  private let lines: LineIndex
  private let tokens: [Token]
  /// The places of brackets that belong together, by their tokens.
  private let pairs: [(open: Int, close: Int)]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineIndex(bytes)
    var tokens: [Token] = []
    var pairs: [(open: Int, close: Int)] = []
    var open: [Int] = []
    var lexer = Lexer(bytes)
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.kind.closing != nil {
        open.append(tokens.count)
      } else if let last = open.last, tokens[last].kind.closing == token.kind {
        pairs.append((last, tokens.count))
        open.removeLast()
      }
      tokens.append(token)
    }
    self.tokens = tokens
    self.pairs = pairs
  }

  /// Returns what can be folded, in the order of the text.
  package func folds() -> [FoldedLines] {
    var found: [FoldedLines] = []
    for (open, close) in pairs where tokens[open].kind != .leftParen {
      let first = line(tokens[open].range.start)
      // The closing bracket stays.
      let last = line(tokens[close].range.start) - 1
      if last > first { found.append(FoldedLines(kind: .code, first: first, last: last)) }
    }
    found += comments() + includes()
    return found.sorted { ($0.first, $1.last) < ($1.first, $0.last) }
  }

  private func line(_ offset: UInt32) -> Int { lines.line(at: offset) }

  /// Comments that stand below each other as one.
  private func comments() -> [FoldedLines] {
    var found: [FoldedLines] = []
    var end: UInt32 = 0
    func add(_ range: SourceRange) {
      let (first, last) = (line(range.start), line(max(range.start, range.end - 1)))
      if let before = found.last, before.last + 1 == first {
        found[found.count - 1].last = last
      } else {
        found.append(FoldedLines(kind: .comment, first: first, last: last))
      }
    }
    let ends = tokens.map { $0.range } + [SourceRange(lines.end, lines.end)]
    for range in ends {
      if range.start > end {
        for comment in Trivia(bytes, SourceRange(end, range.start)).comments
        where comment.newlinesBefore > 0 || end == 0 { add(comment.range) }
      }
      end = range.end
    }
    return found.filter { $0.last > $0.first }
  }

  private func includes() -> [FoldedLines] {
    var found: [FoldedLines] = []
    for token in tokens
    where token.kind == .identifier && token.flags.contains(.newlineBefore)
      || token.range.start == 0
    {
      let text = bytes[Int(token.range.start)..<Int(token.range.end)]
      guard text.elementsEqual("include".utf8) else { continue }
      let line = line(token.range.start)
      if let before = found.last, before.last + 1 == line {
        found[found.count - 1].last = line
      } else {
        found.append(FoldedLines(kind: .includes, first: line, last: line))
      }
    }
    return found.filter { $0.last > $0.first }
  }

  // MARK: - Selections

  /// Returns what stands around a place, each inside the next: the word, the line, what is between
  /// brackets, those with them, all of the text.
  package func selections(at offset: UInt32) -> [SourceRange] {
    var found: [SourceRange] = []
    if let token = tokens.last(where: { $0.range.start <= offset }), offset <= token.range.end {
      found.append(token.range)
    }
    let whole = lines.range(ofLine: line(min(offset, lines.end)))
    var (start, end) = (Int(whole.start), Int(whole.end))
    while start < end, isBlank(bytes[start]) { start += 1 }
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    var others = [
      SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end)),
      SourceRange(0, lines.end),
    ]
    for (open, close) in pairs {
      let (before, behind) = (tokens[open].range, tokens[close].range)
      guard before.start <= offset, offset <= behind.end else { continue }
      if before.end <= offset, offset <= behind.start {
        others.append(SourceRange(before.end, behind.start))
      }
      others.append(SourceRange(before.start, behind.end))
      let head = lines.range(ofLine: line(before.start))
      var first = Int(head.start)
      while first < Int(before.start), isBlank(bytes[first]) { first += 1 }
      others.append(SourceRange(UInt32(truncatingIfNeeded: first), behind.end))
    }
    for range in others.sorted(by: { $0.count < $1.count }) {
      guard let last = found.last else {
        found.append(range)
        continue
      }
      if range.contains(last), range != last { found.append(range) }
    }
    return found
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Returns where identifiers of that spelling stand, strings and comments left out.
  package func places(of name: [UInt8]) -> [SourceRange] {
    tokens.filter { token in
      token.kind == .identifier
        && bytes[Int(token.range.start)..<Int(token.range.end)].elementsEqual(name)
    }.map { $0.range }
  }
}

extension TokenKind {
  /// The bracket that ends what this one begins; nil for anything else.
  fileprivate var closing: TokenKind? {
    switch self {
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    case .endOfFile, .identifier, .dollarName, .number, .string, .regex, .directive,
      .directiveIf, .directiveElseif, .directiveElse, .directiveEndif, .oper, .equal, .arrow,
      .rightParen, .rightBracket, .rightBrace, .comma, .colon, .semicolon, .period, .at, .hash,
      .backslash, .unterminatedString, .unterminatedComment, .invalid:
      nil
    }
  }
}
