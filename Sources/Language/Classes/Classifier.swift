/// Returns the class of every piece of a text, in order, and nothing of what stands between them.
///
/// Any bytes are a text. An attribute is one piece with its `@`; a string that has escapes or code
/// in it is several.
///
/// - Complexity: linear in the count of bytes.
package func classes(of bytes: [UInt8]) -> [(range: SourceRange, class: TokenClass)] {
  var classifier = Classifier(bytes)
  classifier.classifyAll()
  return classifier.pieces
}

/// Goes over the tokens of a text, and keeps what its line is about.
struct Classifier {
  let bytes: [UInt8]
  var pieces: [(range: SourceRange, class: TokenClass)] = []
  private let words: ClassifiedWords
  private var kind = LineKind.code
  /// The kind of the token before, and where it ends.
  private var previous = TokenKind.endOfFile
  private var previousEnd: UInt32 = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    words = ClassifiedWords.standard
  }

  fileprivate mutating func classifyAll() {
    var lexer = Lexer(bytes)
    // A line `#!` is passed over by the lexer.
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    add(.comment, from: start, to: lexer.position)
    previousEnd = UInt32(truncatingIfNeeded: lexer.position)
    classify(&lexer, isNested: false)
  }

  /// Goes over code in a string, which begins at `start`; the line around it goes on behind.
  mutating func classifyCode(_ lexer: inout Lexer, from start: Int) {
    let outer = (kind, previous, previousEnd)
    (kind, previous, previousEnd) = (.code, .leftParen, UInt32(truncatingIfNeeded: start))
    classify(&lexer, isNested: true)
    (kind, previous, previousEnd) = outer
  }

  /// Goes over the rest of `lexer`; in a string no line begins.
  private mutating func classify(_ lexer: inout Lexer, isNested: Bool) {
    while true {
      let token = lexer.next()
      addComments(from: previousEnd, to: token.range.start)
      if token.kind == .endOfFile { return }
      let mayBegin =
        !isNested && kind == .code && token.kind == .identifier && !token.flags.contains(.quoted)
      if !mayBegin || !isFirstOnLine(token) || !addLineWord(token) { add(token) }
      (previous, previousEnd) = (token.kind, token.range.end)
    }
  }

  func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func add(_ tokenClass: TokenClass, from start: Int, to end: Int) {
    guard start < end else { return }
    add(
      tokenClass,
      SourceRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end)))
  }

  private mutating func add(_ tokenClass: TokenClass, _ range: SourceRange) {
    pieces.append((range, tokenClass))
  }

  /// Adds the comments between two tokens, and sees whether the line of ours ends there.
  private mutating func addComments(from start: UInt32, to end: UInt32) {
    guard start < end else { return }
    var place = Int(start)
    for comment in Trivia(bytes, SourceRange(start, end)).comments {
      let first = Int(comment.range.start)
      endLine(from: place, to: first)
      let isDocumentation =
        comment.isLine && byte(first + 2) == "/" && byte(first + 3) != "/"
      add(isDocumentation ? .documentation : .comment, comment.range)
      place = Int(comment.range.end)
    }
    endLine(from: place, to: Int(end))
  }

  /// Ends what a line is about at the first end of a line that does not go on.
  private mutating func endLine(from start: Int, to end: Int) {
    guard kind != .code else { return }
    for index in start..<end where bytes[index] == "\n" || bytes[index] == "\r" {
      let last = index > 0 ? bytes[index - 1] : 0
      // Of a carriage return and a line feed only the first counts.
      if bytes[index] == "\n", last == "\r" { continue }
      if last != ",", last != "[", last != "(" { kind = .code }
    }
  }

  private mutating func add(_ token: Token) {
    switch token.kind {
    case .identifier: addName(token)
    case .string: addString(token)
    case .regex, .unterminatedString: add(.string, token.range)
    case .unterminatedComment: add(.comment, token.range)
    case .number: add(.number, token.range)
    case .dollarName: add(.name, token.range)
    case .directive, .directiveIf, .directiveElseif, .directiveElse, .directiveEndif:
      add(.directive, token.range)
    case .oper, .equal, .arrow: add(.operator, token.range)
    case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace, .comma,
      .colon, .semicolon, .period, .at, .hash, .backslash, .invalid, .endOfFile:
      add(.punctuation, token.range)
    }
  }

  // MARK: - Lines

  /// `true` iff nothing but blanks stands before a token on its line.
  private func isFirstOnLine(_ token: Token) -> Bool {
    var index = Int(token.range.start)
    while index > 0 {
      switch bytes[index - 1] {
      case " ", "\t": index -= 1
      case "\n", "\r": return true
      // A byte-order mark.
      case 0xBF: return index == 3
      default: return false
      }
    }
    return true
  }

  /// Adds a word that begins a line of ours; `false` for any other.
  private mutating func addLineWord(_ token: Token) -> Bool {
    guard let word = words.lineWord(bytes, token.range),
      follows(word.follower, behind: Int(token.range.end))
    else { return false }
    add(word.tokenClass, token.range)
    kind = word.kind
    return true
  }

  private func follows(_ follower: LineWord.Follower, behind end: Int) -> Bool {
    var index = end
    if follower == .path {
      guard byte(index) == ".", byte(index + 1).isNameStart else { return false }
      index += 1
      while byte(index).isNamePart { index += 1 }
    }
    let start = index
    while byte(index) == " " || byte(index) == "\t" { index += 1 }
    let next = byte(index)
    if index >= bytes.count || next == "\n" || next == "\r" { return follower.mayBeMissing }
    guard index > start else { return false }
    if next == "/", byte(index + 1) == "/" || byte(index + 1) == "*" {
      return follower.mayBeMissing
    }
    if next.isNameStart || next >= 0x80 || next == "\"" { return true }
    if next.isDigit { return follower.mayBeNumber }
    let signs = follower.signs
    for offset in 0..<signs.utf8CodeUnitCount where signs.utf8Start[offset] == next { return true }
    return false
  }

  // MARK: - Names

  private mutating func addName(_ token: Token) {
    let isBehindPeriod = previous == .period && previousEnd == token.range.start
    let isBehindAt = previous == .at && previousEnd == token.range.start
    if isBehindAt, let last = pieces.last, last.range.end == previousEnd {
      pieces[pieces.count - 1] = (last.range.union(token.range), .attribute)
    } else if token.flags.contains(.quoted) {
      add(.name, token.range)
    } else if !isBehindPeriod, let known = knownClass(token) {
      add(known, token.range)
    } else if bytes[Int(token.range.start)] &- 0x41 < 26 {
      add(.type, token.range)
    } else {
      add(isBehindPeriod ? .member : .name, token.range)
    }
  }

  /// The class of a word that has one in its line.
  private func knownClass(_ token: Token) -> TokenClass? {
    guard let word = words.word(bytes, token.range, in: kind) else { return nil }
    let end = Int(token.range.end)
    if let tokenClass = word.inLine, byte(end) != "(", byte(end) != ":" { return tokenClass }
    switch word.anywhere {
    case .none: return nil
    case .value: return .value
    case .keyword: return byte(end) == ":" ? nil : .keyword
    case .keywordBeforeColon: return .keyword
    case .beforeName: return isName(behind: end) ? .keyword : nil
    case .accessor: return isAccessorEnd(end) ? .keyword : nil
    }
  }

  /// `true` iff a name follows behind blanks.
  private func isName(behind end: Int) -> Bool {
    let next = nonblank(behind: end)
    return next > end && byte(next).isNameStart
  }

  /// `true` iff a block, another accessor or the end of the line follows.
  private func isAccessorEnd(_ end: Int) -> Bool {
    let next = nonblank(behind: end)
    if next >= bytes.count { return true }
    switch bytes[next] {
    case "{", "}", "\n", "\r": return true
    default: return next > end && bytes[next].isNameStart
    }
  }

  private func nonblank(behind end: Int) -> Int {
    var index = end
    while byte(index) == " " || byte(index) == "\t" { index += 1 }
    return index
  }
}
