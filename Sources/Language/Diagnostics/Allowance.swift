/// A comment that allows codes where it stands, with a reason: `// allow SB6004: not ours`.
package struct Allowance: Sendable {
  /// A code, and where it is written.
  package struct Entry: Sendable {
    package var code: DiagnosticCode
    package var location: Location
  }

  /// The comment.
  package var location: Location
  package var entries: [Entry]
  /// The text for which it counts: the line that it ends, the declaration or the step below it, or
  /// the whole file.
  package var scope: SourceRange

  /// `true` iff it allows `code` at a place.
  package func covers(_ code: DiagnosticCode, _ place: Location) -> Bool {
    place.file == location.file && scope.start <= place.range.start
      && place.range.start < scope.end && entries.contains { $0.code == code }
  }
}

extension DiagnosticCode {
  /// `true` iff a comment can allow it: a warning that is about what is written, or what an audit
  /// finds; no mistake and no verdict.
  package var canBeAllowed: Bool {
    isOfAudit || number >= 6000 && self != .allowanceUnused && !isOfAllowances
  }

  private var isOfAllowances: Bool {
    self == .allowanceWithoutReason || self == .allowanceUnknown
  }
}

/// The allowances of a file, and what is wrong with them.
package struct Allowances: Sendable {
  package private(set) var all: [Allowance] = []
  package private(set) var mistakes: [Diagnostic] = []

  package init() {}

  /// Reads the comments of a file; one without the word is not even taken apart.
  package init(_ source: Source) {
    guard holdsAllowance(source.bytes) else { return }
    let tokens = Allowances.tokens(of: source)
    var end: UInt32 = 0
    for (index, token) in tokens.enumerated() {
      let trivia = Trivia(source.bytes, SourceRange(end, token.range.start))
      for comment in trivia.comments {
        let isBehind = index > 0 && comment.newlinesBefore == 0 && comment.isLine
        add(comment, source, tokens[index...], isBehind: isBehind)
      }
      end = token.range.end
    }
    // A file of Swift belongs to its compiler: no comment in it keeps a spec from running.
    if source.readsSwift {
      for index in mistakes.indices { mistakes[index].severity = .warning }
    }
  }

  private static func tokens(of source: Source) -> [Token] {
    var lexer = Lexer(source.bytes)
    var tokens: [Token] = []
    while true {
      let token = lexer.next()
      tokens.append(token)
      if token.kind == .endOfFile || token.kind == .unterminatedComment { return tokens }
    }
  }

  private mutating func add(
    _ comment: Comment, _ source: Source, _ rest: ArraySlice<Token>, isBehind: Bool
  ) {
    let bytes = Array(source.bytes[Int(comment.range.start)..<Int(comment.range.end)])
    guard var words = AllowanceWords(bytes) else { return }
    let place = Location(source.file, comment.range)
    var entries: [Allowance.Entry] = []
    for (number, range) in words.codes {
      let start = comment.range.start + UInt32(range.lowerBound)
      let at = Location(source.file, SourceRange(start, start + UInt32(range.count)))
      if let code = DiagnosticCode(rawValue: number), code.canBeAllowed {
        entries.append(Allowance.Entry(code: code, location: at))
      } else {
        mistakes.append(.allowanceOfNothing(number, at: at))
      }
    }
    if words.takesReason() == false {
      mistakes.append(.allowanceWithoutReason(at: place))
      return
    }
    let scope =
      words.isOfFile
      ? SourceRange(0, UInt32(source.bytes.count))
      : isBehind ? line(of: comment.range, source.bytes) : below(rest, source.bytes)
    if !entries.isEmpty {
      all.append(Allowance(location: place, entries: entries, scope: scope))
    }
  }

  private func line(of range: SourceRange, _ bytes: [UInt8]) -> SourceRange {
    var start = Int(range.start)
    while start > 0, bytes[start - 1] != "\n", bytes[start - 1] != "\r" { start -= 1 }
    return SourceRange(UInt32(start), range.end)
  }

  /// The line that begins with the first of the tokens, with the blocks that it opens.
  private func below(_ tokens: ArraySlice<Token>, _ bytes: [UInt8]) -> SourceRange {
    guard let first = tokens.first else { return SourceRange(0, 0) }
    var depth = 0
    var end = first.range.end
    var last: Token?
    for token in tokens {
      if token.kind == .endOfFile { break }
      if let last, depth == 0,
        Trivia(bytes, SourceRange(last.range.end, token.range.start)).hasNewline
      {
        break
      }
      switch token.kind {
      case .leftBrace, .leftParen, .leftBracket: depth += 1
      case .rightBrace, .rightParen, .rightBracket: depth -= 1
      default: break
      }
      if depth < 0 { break }
      end = token.range.end
      last = token
    }
    return SourceRange(first.range.start, end)
  }
}

/// Returns `true` iff `allow SB` stands somewhere in the bytes.
private func holdsAllowance(_ bytes: [UInt8]) -> Bool {
  // Of its letters the last is the one that hardly any text has.
  bytes.withUnsafeBufferPointer { $0.contains("allow SB", by: 7) }
}

/// The words of a comment that allows something.
private struct AllowanceWords {
  /// The numbers of the codes, and where they stand in the comment.
  var codes: [(number: UInt16, range: Range<Int>)] = []
  var isOfFile = false
  private var bytes: [UInt8]
  private var index = 0

  /// Reads `allow SB6004, SB6003` and what follows; nil for a comment about anything else.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    skip { $0 == "/" || $0 == "*" || $0 == " " || $0 == "\t" }
    guard take("allow ") else { return nil }
    repeat {
      skip { $0 == " " || $0 == "," }
      guard let number = number() else { break }
      codes.append((number, index - 6..<index))
    } while index < bytes.count && bytes[index] == ","
    guard !codes.isEmpty else { return nil }
    isOfFile = take(" in this file")
  }

  /// Reads the reason behind a colon; `false` where there is none.
  mutating func takesReason() -> Bool {
    skip { $0 == " " }
    guard index < bytes.count, bytes[index] == ":" else { return false }
    index += 1
    return bytes[index...].contains { $0 != " " && $0 != "\t" && $0 != "*" && $0 != "/" }
  }

  private mutating func number() -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == "S", bytes[index + 1] == "B" else { return nil }
    var number: UInt16 = 0
    for byte in bytes[(index + 2)..<(index + 6)] {
      guard byte.isDigit else { return nil }
      number = number * 10 + UInt16(byte - UInt8(ascii: "0"))
    }
    if index + 6 < bytes.count, bytes[index + 6].isDigit { return nil }
    index += 6
    return number
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  private mutating func take(_ words: String) -> Bool {
    let wanted = Array(words.utf8)
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }
}

extension Diagnostic {
  /// An allowance that does not say why.
  fileprivate static func allowanceWithoutReason(at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      .allowanceWithoutReason, .error, "this allowance gives no reason", at: location,
      label: "a reason belongs after a colon")
    diagnostic.hint = "for example `// allow SB6004: the container is a library's`"
    return diagnostic
  }

  /// An allowance of a code that there is not, or that cannot be allowed.
  fileprivate static func allowanceOfNothing(_ number: UInt16, at location: Location) -> Diagnostic
  {
    let code = DiagnosticCode(rawValue: number)
    var diagnostic = Diagnostic(
      .allowanceUnknown, .error,
      code.map { $0.spelling + " cannot be allowed" } ?? "there is no code of this number",
      at: location)
    diagnostic.hint =
      code == nil
      ? "`sbar explain` lists all codes"
      : "SB5101 and later can be, warnings and what an audit finds: not mistakes, not verdicts"
    return diagnostic
  }

  /// An allowance that nothing needed.
  package static func allowanceUnused(_ entry: Allowance.Entry, of all: Allowance) -> Diagnostic {
    var diagnostic = Diagnostic(
      .allowanceUnused, .warning, entry.code.spelling + " is allowed here and does not come up",
      at: entry.location, label: "not needed")
    if all.entries.count == 1 {
      diagnostic.fixes = [Fix("remove the comment", .review, [Fix.Edit(all.location, "")])]
    }
    return diagnostic
  }
}
