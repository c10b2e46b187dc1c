extension Parser {
  // MARK: - Reporting

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostics.count < Parser.diagnosticLimit { diagnostics.append(diagnostic) }
  }

  /// Reports `diagnostic`, unless a malformed token of the same statement explains it.
  mutating func fail(_ diagnostic: Diagnostic) -> SyntaxFailure {
    if !isSuspect { report(diagnostic) }
    isSuspect = true
    return SyntaxFailure()
  }

  /// The diagnostics in source order, one for each place and code.
  func sortedDiagnostics() -> [Diagnostic] {
    if let excess = words.firstExcess {
      let place = location(SourceRange(excess, excess))
      return [.tooManyWords(limit: words.limit, isWithIncludes: false, at: place)]
    }
    let sorted = diagnostics.sorted { a, b in
      let (x, y) = (a.primary.location.range, b.primary.location.range)
      if x.start != y.start { return x.start < y.start }
      if a.severity != b.severity { return a.severity > b.severity }
      return a.code < b.code
    }
    var result: [Diagnostic] = []
    for diagnostic in sorted {
      if let last = result.last, last.code == diagnostic.code,
        last.primary.location == diagnostic.primary.location
      {
        continue
      }
      result.append(diagnostic)
    }
    return result
  }

  /// What the token is, for messages.
  var found: String {
    switch token.kind {
    case .identifier, .dollarName, .number, .oper, .directive: "`" + text(token.range) + "`"
    case .string: "a string"
    default: token.kind.spelling
    }
  }

  /// The words among `words` that the token may be a slip of, best first.
  func suggestions(among words: [Word]) -> [String] {
    let bytes = Array(lexer.bytes[Int(token.range.start)..<Int(token.range.end)])
    guard bytes.count <= 64 else { return [] }
    let spellings = words.map { Array($0.spelling.utf8) }
    return EditDistance.closest(to: bytes, among: spellings).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  // MARK: - Skipping

  /// Runs `body`; if it throws, skips to the end of the statement or declaration that begins here.
  ///
  /// Returns nil if it threw.
  mutating func recovering<Result>(
    _ body: (inout Parser) throws(SyntaxFailure) -> Result
  ) -> Result? {
    let start = place()
    let (depth, height, allowsTrailingClosure) = (depth, height, allowsTrailingClosure)
    isSuspect = lastMalformed.map { $0 >= previousEnd } ?? false
    do {
      let result = try body(&self)
      if token.range.start == start.token.range.start, !at(.endOfFile), !at(.rightBrace) {
        advance()
      }
      return result
    } catch {
      self.depth = depth
      self.height = height
      self.allowsTrailingClosure = allowsTrailingClosure
      allowsBindings = false
      skipUnit(from: start)
      isSuspect = false
      return nil
    }
  }

  /// Moves to the end of the file once more was read again, after mistakes, than is worth it: of
  /// blocks within blocks none of which is closed, each is read twice for each around it.
  private mutating func giveUp(after failure: UInt32) {
    guard failure > token.range.start else { return }
    reread += Int(failure - token.range.start)
    guard reread > Parser.rereadLimit + Parser.rereadFactor * lexer.bytes.count else { return }
    let end = UInt32(lexer.end)
    lexer.position = lexer.end
    token = Token(.endOfFile, [.newlineBefore], SourceRange(end, end))
    name = Name(id: .max)
  }

  /// Skips the statement or declaration that begins at `start`: up to a line that is not indented
  /// deeper, or to the brace that closes the block around it.
  private mutating func skipUnit(from start: Place) {
    let failure = token.range.start
    goBack(to: start, keepsDiagnostics: true)
    let indentation = indentation(at: start.token.range.start)
    var braces = 0
    var conditionals = 0
    var isFirst = true
    let count = diagnostics.count
    while !at(.endOfFile) {
      if !isFirst, atNewLine, braces == 0, conditionals == 0, !continuesLine,
        self.indentation(at: token.range.start) <= indentation
      {
        break
      }
      if let unclosed, unclosed.start == token.range.start, unclosed.indentation >= indentation,
        unclosed.failure <= failure, conditionals == 0
      {
        goBack(to: unclosed.end, keepsDiagnostics: true)
        break
      }
      if at(.leftBrace) { braces += 1 }
      if at(.directiveIf) { conditionals += 1 }
      if at(.directiveEndif) { conditionals -= 1 }
      if at(.rightBrace) {
        if braces == 0 { break }
        braces -= 1
      }
      if at(.semicolon), braces == 0, token.range.start >= failure { break }
      isFirst = false
      advance()
    }
    // Malformed tokens before the failure were told when they were first met.
    diagnostics.removeLast(diagnostics.count - count)
    giveUp(after: failure)
    if at(.endOfFile) {
      unclosed = UnclosedUnit(
        start: start.token.range.start, indentation: indentation, failure: failure, end: place())
    }
  }

  /// A unit whose skipping came to the end of the file.
  ///
  /// One around it that is indented no deeper cannot end before: without this, each of 200 open
  /// braces would be followed by a reading of all the rest.
  struct UnclosedUnit {
    var start: UInt32
    var indentation: Int
    var failure: UInt32
    var end: Place
  }

  /// `true` iff the token at the start of a line goes on with the line before.
  private var continuesLine: Bool {
    switch token.kind {
    case .rightParen, .rightBracket, .period, .comma, .rightBrace, .leftBrace, .equal, .arrow: true
    case .oper: !token.flags.contains(.rightBound)
    case .identifier: at(.else) || beginsClause
    default: false
    }
  }

  /// Returns the number of blanks that begin the line of `offset`.
  func indentation(at offset: UInt32) -> Int {
    Parser.indentation(lexer.bytes, at: Int(offset))
  }

  /// Returns the number of blanks that begin the line of `offset`; a tab counts as four.
  static func indentation(_ bytes: [UInt8], at offset: Int) -> Int {
    var start = min(offset, bytes.count)
    // A line of many megabytes has no indentation worth looking for.
    let limit = max(0, start - 4096)
    while start > limit, bytes[start - 1] != "\n", bytes[start - 1] != "\r" { start -= 1 }
    var count = 0
    while start < bytes.count {
      if bytes[start] == " " {
        count += 1
      } else if bytes[start] == "\t" {
        count += 4
      } else {
        break
      }
      start += 1
    }
    return count
  }

  /// Skips from an opening bracket behind the one that closes it.
  mutating func skipBalanced() throws(SyntaxFailure) {
    var open: [Token] = []
    repeat {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace: open.append(token)
      case .rightParen, .rightBracket, .rightBrace:
        guard let opener = open.popLast() else { break }
        if opener.kind.closer != token.kind { throw fail(unclosed(opener)) }
      case .endOfFile:
        hasUnclosedBrace = true
        throw fail(unclosed(open.first ?? token))
      default: break
      }
      advance()
    } while !open.isEmpty
  }

  private func unclosed(_ opener: Token) -> Diagnostic {
    .unclosedBracket(text(opener.range), at: location(opener.range), end: here)
  }

  /// Skips a Swift declaration that is kept as text: up to the end of its line and of its braces.
  mutating func skipDeclaration() throws(SyntaxFailure) -> SourceRange {
    let start = token.range.start
    var goesOn = true
    var angles = 0
    while !at(.endOfFile), !at(.rightBrace), !at(.semicolon),
      goesOn || !atNewLine || continuesDeclaration
    {
      angles += angleCount
      goesOn = at(.comma) || at(.equal) || at(.arrow) || angles > 0
      switch token.kind {
      case .leftBrace:
        try skipBalanced()
        if at(.identifier), peek().kind == .colon { continue }
        if !at(.leftBrace) { return range(from: start) }
      case .leftParen, .leftBracket: try skipBalanced()
      case .rightParen, .rightBracket:
        reportStrayClosing()
        advance()
      default: advance()
      }
    }
    return range(from: start)
  }

  /// Skips the rest of a line that is kept as text; its brackets have to fit all the same.
  mutating func skipKeptLine() {
    while !atNewLine, !at(.endOfFile) {
      switch token.kind {
      case .leftParen, .leftBracket, .leftBrace:
        let isClosed: Void? = try? skipBalanced()
        if isClosed == nil { return }
      case .rightParen, .rightBracket, .rightBrace:
        reportStrayClosing()
        advance()
      default: advance()
      }
    }
  }

  private mutating func reportStrayClosing() {
    report(.strayClosing(text(token.range), at: location(token.range)))
  }

  /// How many angles around generics the token opens, less those that it closes.
  private var angleCount: Int {
    guard at(.oper) else { return 0 }
    let bytes = lexer.bytes[Int(token.range.start)..<Int(token.range.end)]
    // `Store<Item>`, and no operator that is declared.
    if bytes.first == UInt8(ascii: "<") {
      return bytes.count == 1 && !token.flags.contains(.spaceBefore) ? 1 : 0
    }
    return bytes.allSatisfy { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "?") }
      ? -bytes.count { $0 == UInt8(ascii: ">") } : 0
  }

  private var continuesDeclaration: Bool {
    at(.where) || at(.leftBrace) || at(.equal) || at(.period) || at(.comma) || at(.arrow)
      || (at(.oper) && !token.flags.contains(.rightBound))
  }
}

extension TokenKind {
  /// What closes an opening bracket; nil for any other token.
  fileprivate var closer: TokenKind? {
    switch self {
    case .leftParen: .rightParen
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    default: nil
    }
  }
}
