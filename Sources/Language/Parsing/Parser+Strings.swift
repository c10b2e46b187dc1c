extension Parser {
  /// Consumes a string without interpolation and returns what stands between its quotes.
  mutating func expectString(_ what: StaticString) throws(SyntaxFailure) -> SourceRange {
    guard at(.string) else {
      throw fail(Expected.string(text(what), found: found, word: unquoted, at: here))
    }
    let contents = stringContents(token)
    if token.flags.contains(.interpolated) {
      report(.interpolationHere(at: location(token.range)))
    }
    advance()
    return contents
  }

  /// The name at the token, which quotes would make a string.
  private var unquoted: String? { at(.identifier) && !atNewLine ? text(token.range) : nil }

  /// Parses a string.
  ///
  ///     Interpolated = "\"\(" ^ Expression ^ ")\"" ;
  mutating func parseString() throws(SyntaxFailure) -> Expression {
    let range = token.range
    let contents = stringContents(token)
    guard token.flags.contains(.interpolated) else {
      advance()
      return Expression(.string(StringLiteral(contents, in: range)), range)
    }
    let pounds = Int(range.start.distance(to: contents.start)) - quoteWidth(range)
    let parts = try parseParts(contents, pounds: pounds)
    advance()
    return Expression(.string(StringLiteral(parts)), range)
  }

  private func quoteWidth(_ range: SourceRange) -> Int {
    var index = Int(range.start)
    while lexer.bytes[index] == "#" { index += 1 }
    return isLong(at: index) ? 3 : 1
  }

  private func isLong(at index: Int) -> Bool {
    lexer.bytes[index] == "\"" && index + 2 < lexer.bytes.count && lexer.bytes[index + 1] == "\""
      && lexer.bytes[index + 2] == "\""
  }

  /// Splits the text of a string into text and what `\(…)` holds.
  private mutating func parseParts(
    _ contents: SourceRange, pounds: Int
  ) throws(SyntaxFailure) -> [StringPart] {
    var parts: [StringPart] = []
    var index = Int(contents.start)
    var textStart = index
    let end = Int(contents.end)
    while index < end {
      guard lexer.bytes[index] == "\\", index + pounds + 1 < end else {
        index += 1
        continue
      }
      guard lexer.bytes[index + pounds + 1] == "(" else {
        index += 2
        continue
      }
      if index > textStart { parts.append(.text(SourceRange(UInt32(textStart), UInt32(index)))) }
      let (expression, next) = try parseInterpolation(from: index + pounds + 1, to: end)
      parts.append(.interpolation(expression))
      index = next
      textStart = next
    }
    if end > textStart { parts.append(.text(SourceRange(UInt32(textStart), UInt32(end)))) }
    return parts
  }

  /// Parses the arguments of an interpolation that opens at `start`.
  private mutating func parseInterpolation(
    from start: Int, to end: Int
  ) throws(SyntaxFailure) -> (Expression, Int) {
    let place = place()
    let outer = lexer
    defer {
      lexer = outer
      goBack(to: place, keepsDiagnostics: true)
    }
    // The brackets of the interpolation, so that nothing behind them is read.
    lexer = Lexer(
      outer.bytes, range: Lexer.interpolation(in: outer.bytes, from: start, to: end).range)
    advance()
    let opening = token.range.start
    let arguments = try parseBracketed(.rightParen)
    let range = SourceRange(opening, previousEnd)
    let value = arguments.first?.value ?? Expression(.missing, range)
    return (value, Int(previousEnd))
  }

  /// `true` iff `token` is in three quotes.
  func isLongString(_ token: Token) -> Bool {
    var index = Int(token.range.start)
    while index < lexer.bytes.count, lexer.bytes[index] == "#" { index += 1 }
    return index < lexer.bytes.count && isLong(at: index)
  }

  /// Returns what stands between the quotes of `token`.
  func stringContents(_ token: Token) -> SourceRange {
    let bytes = lexer.bytes
    var start = Int(token.range.start)
    var end = Int(token.range.end)
    var pounds = 0
    while start < end, bytes[start] == "#" {
      start += 1
      pounds += 1
    }
    guard start < end else { return token.range }
    if bytes[start] >= 0x80 {
      start += 3
      end -= bytes[end - 1] == "\"" ? 1 : 3
    } else {
      let width = isLong(at: start) && end - start >= 6 ? 3 : 1
      start += width
      if end - pounds - width >= start, bytes[end - pounds - 1] == bytes[start - 1] {
        end -= pounds + width
      }
    }
    return SourceRange(UInt32(start), UInt32(max(start, end)))
  }
}
