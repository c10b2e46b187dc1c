/// The tokens of one file with what is known of each, and where lines shall begin.
///
/// A layout is nothing but this: white space between tokens that stay what they are and where they
/// are. The one token that may go is a semicolon that a new line makes needless.
struct Sheet {
  let bytes: [UInt8]
  /// How far the layout may differ from what the author has.
  let freedom: Freedom
  /// Behind a byte-order mark and a `#!` line, which are kept as they are.
  let start: Int
  /// The last is the end of the file.
  private(set) var tokens: [Token] = []
  /// For a bracket the index of the other one, -1 for other tokens.
  private(set) var partners: [Int32] = []
  var marks: [Marks] = []
  /// The ends of lines before each token: none, one, or two, which leave a blank line.
  var breaks: [UInt8] = []
  /// The columns of all tokens before each one, were they all on one line.
  var columns: [Int32] = []
  let table = NameTable()

  /// How far a layout may differ from what the author has.
  enum Freedom: CaseIterable {
    /// Lines are joined and broken as the layout wants it.
    case full
    /// Long lines stay long.
    case unfitted
    /// Lines begin where they begin, and nothing changes but white space before and behind them.
    case indentation
  }

  /// What is known of a token.
  struct Marks: OptionSet {
    var rawValue: UInt16

    // Written out: the tests run without optimization, where the protocol's own takes many times as
    // long, and each token, node and mark is asked.
    func contains(_ other: Marks) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// Begins a statement, a declaration or an element of a list.
    static let start = Marks(rawValue: 1)
    /// `case` or `default` of a `switch`.
    static let label = Marks(rawValue: 2)
    /// The colon behind such a label.
    static let labelColon = Marks(rawValue: 4)
    /// `?` or `:` of a choice.
    static let ternary = Marks(rawValue: 8)
    /// The brace of a block, which belongs to the statement rather than to its line.
    static let header = Marks(rawValue: 16)
    /// That of a `switch`.
    static let switched = Marks(rawValue: 32)
    /// The `in` behind the parameters of a closure.
    static let closureIn = Marks(rawValue: 64)
    /// Stands on the line of `#if`, `#elseif`, `#else` or `#endif`.
    static let directive = Marks(rawValue: 128)
    /// Such a line among modifiers.
    static let modifiers = Marks(rawValue: 256)
    /// Something other than white space stands before it.
    static let comment = Marks(rawValue: 512)
    /// White space stands before it in the source.
    static let spaced = Marks(rawValue: 1024)
    /// White space shall stand before it if no line begins with it.
    static let space = Marks(rawValue: 2048)
    /// Goes over several lines.
    static let tall = Marks(rawValue: 4096)
    /// The dot of a chain of calls that was broken into lines.
    static let link = Marks(rawValue: 8192)
    /// A new line stands for the semicolon before it.
    static let unseparated = Marks(rawValue: 16384)
    /// The first word of what stands behind the name of a scenario: `tags`, `known`, `on`.
    static let clause = Marks(rawValue: 32768)
  }

  /// Reads the tokens of `bytes`; nil if a token is malformed or brackets do not match.
  init?(_ bytes: [UInt8], freedom: Freedom) {
    self.bytes = bytes
    self.freedom = freedom
    var lexer = Lexer(bytes)
    start = lexer.position
    var open: [Int32] = []
    while true {
      let token = Sheet.next(&lexer, behind: tokens.last)
      let index = Int32(truncatingIfNeeded: tokens.count)
      var partner: Int32 = -1
      switch token.kind {
      case .unterminatedString, .unterminatedComment, .invalid: return nil
      case .leftParen, .leftBracket, .leftBrace: open.append(index)
      case .rightParen, .rightBracket, .rightBrace:
        guard let other = open.popLast(), closes(token.kind, tokens[Int(other)].kind)
        else { return nil }
        partners[Int(other)] = index
        partner = other
      default: break
      }
      let separator = tokens.last?.kind == .semicolon ? tokens.count - 1 : nil
      tokens.append(token)
      partners.append(partner)
      marks.append([])
      if let separator, freedom != .indentation, replacesSemicolon(token, in: open) {
        drop(separator)
        if partner >= 0 { partners[Int(partner)] -= 1 }
        if open.last == index { open[open.count - 1] -= 1 }
        marks[tokens.count - 1].insert(.unseparated)
      }
      if token.kind == .endOfFile { break }
    }
    guard open.isEmpty else { return nil }
    readGaps()
  }

  /// Returns the next token, a regular expression between bare slashes in one.
  static func next(_ lexer: inout Lexer, behind previous: Token?) -> Token {
    var token = lexer.next()
    let first = Int(token.range.start)
    guard token.kind == .oper, lexer.bytes[first] == "/",
      token.range.count > 1 || token.flags.contains(.rightBound),
      expectsOperand(behind: previous, lexer.bytes), first + 1 < lexer.end,
      lexer.bytes[first + 1] != " ", lexer.bytes[first + 1] != "\t"
    else { return token }
    var end = first
    repeat {
      end += lexer.bytes[end] == "\\" ? 2 : 1
      guard end < lexer.end, lexer.bytes[end] != "\n", lexer.bytes[end] != "\r"
      else { return token }
    } while lexer.bytes[end] != "/"
    token.kind = .regex
    token.range.end = UInt32(truncatingIfNeeded: end + 1)
    lexer.position = end + 1
    return token
  }

  /// `true` iff no operator joins what follows `token` to it.
  private static func expectsOperand(behind token: Token?, _ bytes: [UInt8]) -> Bool {
    guard let token else { return true }
    switch token.kind {
    case .leftParen, .leftBracket, .leftBrace, .comma, .colon, .semicolon, .equal, .arrow:
      return true
    case .oper: return !token.flags.contains(.leftBound)
    case .identifier:
      let text = bytes[Int(token.range.start)..<Int(token.range.end)]
      return ["return", "in", "case", "where", "try", "await", "when", "throw"]
        .contains { text.elementsEqual($0.utf8) }
    default: return false
    }
  }

  private func closes(_ closing: TokenKind, _ opening: TokenKind) -> Bool {
    switch opening {
    case .leftParen: closing == .rightParen
    case .leftBracket: closing == .rightBracket
    default: closing == .rightBrace
    }
  }

  /// `true` iff a semicolon before `token` says no more than a new line does.
  private func replacesSemicolon(_ token: Token, in open: [Int32]) -> Bool {
    let around = token.kind == .leftBrace ? open.dropLast().last : open.last
    if let around, tokens[Int(around)].kind != .leftBrace, token.kind != .rightBrace {
      return false
    }
    // Without it `a = ;b` would go on with the next line.
    if isUnfinished(before: tokens.count - 2) { return false }
    switch token.kind {
    case .identifier:
      guard !token.flags.contains(.quoted) else { return true }
      switch table.name(bytes, from: Int(token.range.start), to: Int(token.range.end))?.word {
      case .else, .catch, .where, .is, .as, .on, .throws: return false
      default: return true
      }
    case .at, .dollarName, .rightBrace, .endOfFile, .semicolon, .directiveIf, .directiveElse,
      .directiveElseif, .directiveEndif:
      return true
    default: return false
    }
  }

  /// `true` iff the statement in front of a token waits for more.
  private func isUnfinished(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let last = tokens[index - 1]
    switch last.kind {
    case .leftBrace, .semicolon: return false
    case .period: return true
    default: return Sheet.expectsOperand(behind: last, bytes)
    }
  }

  private mutating func drop(_ index: Int) {
    tokens.remove(at: index)
    partners.remove(at: index)
    marks.remove(at: index)
  }

  /// Notes where lines end, and what is not white space, between the tokens.
  private mutating func readGaps() {
    breaks = Array(repeating: 0, count: tokens.count)
    for index in tokens.indices {
      let gap = gap(before: index)
      if gap.count > 0 { marks[index].insert(.spaced) }
      if holdsComment(gap) { marks[index].insert(.comment) }
      if tokens[index].kind == .string || tokens[index].kind == .regex, isTall(index) {
        marks[index].insert(.tall)
      }
      // Before the first token lines count behind a `#!` line only.
      guard index > 0 || start > 3, gap.count > 0 else { continue }
      let isBlank = !marks[index].contains(.comment) && Trivia(bytes, gap).newlines > 1
      // A comment that ends the file ends a line, though no line break follows it.
      let endsLine =
        tokens[index].flags.contains(.newlineBefore) || tokens[index].kind == .endOfFile
      breaks[index] = isBlank ? 2 : endsLine ? 1 : 0
    }
  }

  /// What stands between the token at `index` and the one before.
  func gap(before index: Int) -> SourceRange {
    SourceRange(index == 0 ? UInt32(start) : tokens[index - 1].range.end, tokens[index].range.start)
  }

  func trivia(before index: Int) -> Trivia { Trivia(bytes, gap(before: index)) }

  private func holdsComment(_ range: SourceRange) -> Bool {
    for offset in Int(range.start)..<Int(max(range.start, range.end))
    where bytes[offset] == "/" {
      return true
    }
    return false
  }

  private func isTall(_ index: Int) -> Bool {
    let range = tokens[index].range
    for offset in Int(range.start)..<Int(range.end)
    where bytes[offset] == "\n" || bytes[offset] == "\r" {
      return true
    }
    return false
  }

  /// The word that the token at `index` is; nil behind a dot, in back-ticks and before a colon that
  /// makes it a label.
  func word(_ index: Int) -> Word? {
    guard index >= 0, index < tokens.count else { return nil }
    let token = tokens[index]
    guard token.kind == .identifier, !token.flags.contains(.quoted) else { return nil }
    if index > 0, tokens[index - 1].kind == .period { return nil }
    return table.name(bytes, from: Int(token.range.start), to: Int(token.range.end))?.word
  }

  /// `true` iff the token at `index` is a name that is spelled like `text`.
  func isSpelled(_ index: Int, _ text: StaticString) -> Bool {
    guard index < tokens.count, tokens[index].kind == .identifier,
      tokens[index].range.count == text.utf8CodeUnitCount
    else { return false }
    let start = Int(tokens[index].range.start)
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// The byte of a token that has only one, or zero.
  func sign(_ index: Int) -> UInt8 {
    let range = tokens[index].range
    return range.count == 1 ? bytes[Int(range.start)] : 0
  }
}
