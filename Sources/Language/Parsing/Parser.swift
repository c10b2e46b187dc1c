/// What a parse method throws once it has reported, so that the statement or the declaration
/// around it starts over at its end.
struct SyntaxFailure: Error {}

/// Recursive descent over the grammar of Grammar.md, one token at a time.
///
/// The verbs: `at` asks, `take` consumes if present, `expect` consumes or reports and throws,
/// `parseX` always yields an X or throws, `parseOptionalX` may yield nil, `skip` recovers.
struct Parser {
  var lexer: Lexer
  let file: FileID
  /// `true` iff the file is one of Swift, where statements may stand outside any declaration.
  let readsSwift: Bool
  /// The token that has not been consumed yet.
  var token = Token(.endOfFile, [], SourceRange(0, 0))
  /// What the token spells if it is a name, or a number that no name has.
  var name = Name(id: .max)
  /// The `///` lines above the token.
  var documentation = SourceRange(0, 0)
  /// The offset behind the last consumed token.
  var previousEnd: UInt32 = 0
  var names: NameTable
  /// Names that are not what the text says.
  private let distinctNames: DistinctNames
  /// The lines of scenarios that were read before; nil where a tree is wanted of each.
  var lines: LineTable?
  /// Empty, with the room of the longest scenario so far.
  var spareSteps: [Step] = []
  var diagnostics: [Diagnostic] = []
  /// Blocks, brackets and operators around the token.
  var depth = 0
  /// The height of the tree below the expression that is being read.
  var height = 0
  /// `false` in a header or a condition, where `{` begins the block.
  var allowsTrailingClosure = true
  /// `true` once a scenario turned out to be a group of others, until that is read.
  var isGroup = false
  /// `true` in the steps of a scenario, where `Photo#2` is the second Photo.
  var readsInstances = false
  /// `false` where `and` stands between two settings and is no operator.
  var readsWordOperators = true
  /// `true` in the condition of `#if`, which ends with its line.
  var endsWithLine = false
  /// `true` in a pattern, where `let` binds.
  var allowsBindings = false
  /// `true` once a function declared a type for itself.
  var hasLocalTypes = false
  /// `true` iff a brace was still open at the end of the file.
  var hasUnclosedBrace = false
  /// `true` once a string or a comment has taken in the rest of the file, with what it closes.
  var isEndSwallowed = false
  /// `true` once a token of the current statement was malformed: what follows from it is not told.
  var isSuspect = false
  /// Where it is told what is missing between the settings of the header that is being read.
  var headerMistake: Int?
  /// `true` once a step was found among the statements of the function around the token.
  var hasToldStep = false
  /// Where the last malformed token stands.
  var lastMalformed: UInt32?
  var hasReportedDepth = false
  var hasUnclosedConditional = false
  /// The unit that was skipped last, if the file ended in it.
  var unclosed: UnclosedUnit?
  /// The bytes that were read again after a mistake.
  var reread = 0
  var words: WordCount
  /// Where indentation says that a brace was forgotten, by offset.
  private var insertedBraces: [UInt32] = []
  private var nextInsertedBrace = 0

  static let depthLimit = 200
  static let heightLimit = 1200
  /// How often a file, and how many bytes beside, are read again after mistakes.
  static let rereadFactor = 16
  static let rereadLimit = 1 << 16
  /// More are not read; a file of nothing but mistakes costs no more memory than this.
  static let diagnosticLimit = 5000

  init(_ source: Source, names: consuming NameTable, from start: UInt32? = nil) {
    lexer = Lexer(source.bytes)
    if let start {
      lexer.position = Int(start)
      token.range = SourceRange(start, start)
    }
    file = source.file
    words = WordCount(limit: Source.wordLimit(ofBytes: source.bytes.count))
    readsSwift = source.readsSwift
    self.names = names
    distinctNames = source.distinctNames
    if let malformed = UTF8Validator.malformed(source.bytes) {
      let isWide =
        source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF])
      report(
        .malformedText(at: location(malformed.first), places: malformed.count, isUTF16: isWide))
    }
    advance()
  }

  /// Hands out the name table, leaving an empty one.
  mutating func takeNames() -> NameTable {
    let table = names
    names = NameTable.empty
    return table
  }

  /// `true` iff closing braces are read where none stand.
  var hasInsertedBraces: Bool { !insertedBraces.isEmpty }

  /// Reads a closing brace at each place where one was forgotten, and says so.
  mutating func insertClosingBraces(_ repairs: [BraceRepair]) {
    for repair in repairs {
      report(.unclosedBrace(at: location(repair.opener), before: location(repair.insertion)))
      insertedBraces.append(repair.insertion.start)
    }
    insertedBraces.sort()
  }

  // MARK: - Moving

  /// Moves to the next token, reporting those that are malformed.
  mutating func advance() {
    previousEnd = token.range.end
    while true {
      token = nextToken()
      if token.kind != .endOfFile, !words.add(token.range) { swallowRest() }
      if token.kind == .identifier { break }
      if token.flags.contains(.foreign) { reportForeign() }
      switch token.kind {
      case .invalid:
        reportInvalid()
        lastMalformed = token.range.start
        isSuspect = true
        continue
      case .unterminatedString:
        report(.unterminatedString(at: location(token.range), isLong: isLongString(token)))
        lastMalformed = token.range.start
        isSuspect = true
        if isLongString(token) { isEndSwallowed = true }
        token.kind = .string
        token.flags.remove(.interpolated)
      case .unterminatedComment:
        report(.unterminatedComment(at: location(opening(2))))
        isEndSwallowed = true
        lastMalformed = token.range.start
        isSuspect = true
        token.kind = .endOfFile
        token.range = SourceRange(token.range.end, token.range.end)
      default: break
      }
      name = Name(id: .max)
      return
    }
    skipModule()
    internName()
  }

  private mutating func reportInvalid() {
    let first = lexer.bytes[Int(token.range.start)]
    if first >= 0x80 {
      let (character, _) = lexer.wideCharacter(at: Int(token.range.start))
      if case .malformed = character { return }  // told once for the whole file
      if case .space = character { return report(.invisibleSpace(at: location(token.range))) }
    }
    report(.invalidCharacter(first, text(token.range), at: location(token.range)))
  }

  /// Reports quotes or an operator that a word processor made.
  private mutating func reportForeign() {
    let start = Int(token.range.start)
    if token.kind == .oper {
      let (character, _) = lexer.wideCharacter(at: start)
      let meant = character == .ellipsis ? "..." : "-"
      return report(.lookAlike(text(token.range), meant: meant, at: location(token.range)))
    }
    guard token.kind == .string else { return }
    report(.foreignQuotes(contents: text(stringContents(token)), at: location(token.range)))
  }

  /// `SwiftUI.Text` is `Text`: a module of Apple's says only whose type is meant.
  private mutating func skipModule() {
    guard lexer.bytes.namesModule(at: token.range) else { return }
    let flags = token.flags
    _ = nextToken()
    token = nextToken()
    token.flags = flags
  }

  /// Ends the file here: what follows is not looked at.
  private mutating func swallowRest() {
    isEndSwallowed = true
    lexer.position = lexer.bytes.count
    token = lexer.next()
  }

  private mutating func nextToken() -> Token {
    guard nextInsertedBrace < insertedBraces.count else {
      let token = lexer.next()
      documentation = lexer.documentation
      return token
    }
    var copy = lexer
    let token = copy.next()
    let place = insertedBraces[nextInsertedBrace]
    if token.range.start >= place {
      nextInsertedBrace += 1
      return Token(.rightBrace, [.newlineBefore, .spaceBefore], SourceRange(place, place))
    }
    lexer = copy
    documentation = lexer.documentation
    return token
  }

  private mutating func internName() {
    if !distinctNames.isEmpty, let spelling = distinctNames[token.range.start] {
      name = names.intern(spelling)
      return
    }
    var start = Int(token.range.start)
    var end = Int(token.range.end)
    if token.flags.contains(.quoted) {
      start += 1
      end -= 1
    }
    name = names.intern(lexer.bytes, from: start, to: end)
  }

  /// Where the parser stands, to come back to.
  struct Place {
    var position: Int
    var token: Token
    var name: Name
    var documentation: SourceRange
    var previousEnd: UInt32
    var diagnosticCount: Int
    var nextInsertedBrace: Int
    var isSuspect: Bool
    var hasReportedDepth: Bool
  }

  /// Returns the place of the current token.
  func place() -> Place {
    Place(
      position: lexer.position, token: token, name: name, documentation: documentation,
      previousEnd: previousEnd, diagnosticCount: diagnostics.count,
      nextInsertedBrace: nextInsertedBrace, isSuspect: isSuspect,
      hasReportedDepth: hasReportedDepth)
  }

  /// `true` iff the token is spelled like `text`.
  func isSpelled(_ text: StaticString) -> Bool {
    let start = Int(token.range.start)
    guard text.utf8CodeUnitCount == token.range.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where lexer.bytes[start + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Goes back to `place`; what was reported since is forgotten unless `keepsDiagnostics`.
  mutating func goBack(to place: Place, keepsDiagnostics: Bool = false) {
    lexer.position = place.position
    token = place.token
    name = place.name
    documentation = place.documentation
    previousEnd = place.previousEnd
    nextInsertedBrace = place.nextInsertedBrace
    if !keepsDiagnostics {
      diagnostics.removeLast(diagnostics.count - place.diagnosticCount)
      isSuspect = place.isSuspect
      hasReportedDepth = place.hasReportedDepth
    }
  }

  /// The word that `token` spells, or nil.
  func word(of token: Token) -> Word? {
    guard token.kind == .identifier else { return nil }
    return names.name(lexer.bytes, from: Int(token.range.start), to: Int(token.range.end))?.word
  }

  /// Returns the token after the current one.
  func peek() -> Token {
    var copy = lexer
    return copy.next()
  }

  // MARK: - Asking

  @inline(__always)
  func at(_ kind: TokenKind) -> Bool { token.kind == kind }

  /// `true` iff the token is `word`, not in back-ticks.
  @inline(__always)
  func at(_ word: Word) -> Bool {
    name.id == word.index && !token.flags.contains(.quoted)
  }

  /// The word that the token is, nil in back-ticks.
  @inline(__always)
  var word: Word? { token.flags.contains(.quoted) ? nil : name.word }

  /// `true` iff the token begins a line.
  @inline(__always)
  var atNewLine: Bool { token.flags.contains(.newlineBefore) }

  /// `true` iff a statement ends before the token.
  var atStatementEnd: Bool {
    atNewLine || at(.rightBrace) || at(.semicolon) || at(.endOfFile)
  }

  // MARK: - Taking

  @inline(__always)
  mutating func take(_ kind: TokenKind) -> Bool {
    guard token.kind == kind else { return false }
    advance()
    return true
  }

  @inline(__always)
  mutating func take(_ word: Word) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Takes `word` if it stands on the line of what it follows.
  mutating func takeOnLine(_ word: Word) -> Bool { !atNewLine && take(word) }

  /// Consumes a token of `kind`, or reports what else stands there.
  mutating func expect(_ kind: TokenKind, _ purpose: StaticString) throws(SyntaxFailure) {
    if take(kind) { return }
    throw fail(.expected(kind.spelling, found: found, at: here, purpose: text(purpose)))
  }

  /// Consumes `word`, or reports what else stands there.
  mutating func expect(_ word: Word, _ purpose: StaticString) throws(SyntaxFailure) {
    if take(word) { return }
    throw fail(
      .expected("`" + word.spelling + "`", found: found, at: here, purpose: text(purpose)))
  }

  /// Consumes a name that is no reserved word of Swift.
  mutating func expectName(_ what: StaticString) throws(SyntaxFailure) -> LocatedName {
    guard at(.identifier), !isReserved else {
      throw fail(Expected.name(text(what), found: found, at: here))
    }
    return takeName()
  }

  /// Consumes the token, which is a name.
  mutating func takeName() -> LocatedName {
    let located = LocatedName(name, token.range)
    advance()
    return located
  }

  /// `true` iff the token is a word that Swift keeps for itself.
  var isReserved: Bool {
    guard let word else { return false }
    return word.isReserved
  }

  // MARK: - Ranges

  /// Where an error about the token points: the token, or the end of the line before it.
  var here: Location {
    if at(.endOfFile) || (atNewLine && previousEnd > 0) {
      return location(SourceRange(previousEnd, previousEnd))
    }
    return location(token.range)
  }

  func location(_ range: SourceRange) -> Location { Location(file, range) }

  /// The range from `start` up to the end of the last consumed token.
  func range(from start: UInt32) -> SourceRange { SourceRange(start, max(start, previousEnd)) }

  /// The first `count` bytes of the token.
  func opening(_ count: UInt32) -> SourceRange {
    SourceRange(token.range.start, min(token.range.start + count, token.range.end))
  }

  func text(_ text: StaticString) -> String {
    String(
      decoding: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount),
      as: UTF8.self)
  }

  /// Returns the text of `range`, cut after eighty bytes.
  func text(_ range: SourceRange) -> String {
    let end = min(Int(range.end), lexer.bytes.count, Int(range.start) + 80)
    return String(decoding: lexer.bytes[min(Int(range.start), end)..<end], as: UTF8.self)
  }

  // MARK: - Nesting

  /// Goes one level down, unless that is too deep; returns the height of what stands beside it.
  mutating func enter() throws(SyntaxFailure) -> Int {
    if depth >= Parser.depthLimit { throw failTooDeep() }
    depth += 1
    let beside = height
    height = 0
    return beside
  }

  /// Comes back up; siblings do not stand on each other, so that the highest of them counts.
  mutating func leave(_ beside: Int) {
    depth -= 1
    height = max(beside, height + 1)
  }

  /// Counts one more link of a chain.
  mutating func grow() throws(SyntaxFailure) {
    height += 1
    if height > Parser.heightLimit { throw failTooDeep() }
  }

  mutating func failTooDeep() -> SyntaxFailure {
    if !hasReportedDepth {
      hasReportedDepth = true
      report(.nestingTooDeep(at: location(token.range), limit: Parser.depthLimit))
    }
    isSuspect = true
    return SyntaxFailure()
  }
}
