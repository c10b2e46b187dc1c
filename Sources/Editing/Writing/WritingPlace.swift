import Language
import StatusBar

/// What stands around a place that is written at, as far as its tokens tell.
struct WritingPlace {
  /// What may be written there.
  enum Context: Equatable {
    /// A comment, a text, an expression of Swift.
    case nothing
    case item
    case member(isApp: Bool)
    /// A setting of a header.
    case setting
    case settingValue(Word)
    case step
    case law
    /// A word of a law: a way back, a move that is not tried.
    case lawWord([Word])
    /// What a step is done with.
    case argument(Word, isInQuotes: Bool)
    /// A value for a state or an input, whose path is given.
    case valueOf(String)
    /// What a condition speaks of.
    case condition
    case fact(isFirst: Bool)
    case factValue(Word)
    /// Behind a period at the start of a line, or behind a view.
    case modifier
    /// The path of a file to include, as far as the folder that is written of it.
    case includedPath(folder: String)
  }

  let offset: UInt32
  private(set) var context = Context.nothing
  /// The bytes of the word that is being written.
  private(set) var replaced: SourceRange
  /// Where the line begins.
  private(set) var lineStart: UInt32
  private(set) var isInQuotes = false
  /// Where the line ends; nil where a block begins or ends on it, which has to stay.
  private(set) var restOfLine: Int?

  private let bytes: [UInt8]
  /// The tokens of the line up to the place, without the word that is being written.
  private var line: [Token] = []
  /// The words in front of the blocks around the place.
  private var blocks: [Word?] = []
  private var brackets = 0

  init(_ bytes: [UInt8], at offset: UInt32) {
    self.bytes = bytes
    let offset = min(offset, UInt32(truncatingIfNeeded: bytes.count))
    self.offset = offset
    let lines = LineIndex(bytes)
    let number = lines.line(at: offset)
    lineStart = lines.range(ofLine: number).start
    replaced = SourceRange(offset, offset)
    guard read() else { return }
    context = Context.nothing
    let isHeader = blocks.isEmpty && line.contains { text($0) == "on" }
    if blocks.last == .scenario || isHeader { takePath() }
    context = found()
    let end = Int(lines.range(ofLine: number).end)
    let hasBraces = bytes[Int(lineStart)..<end].contains {
      $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
    restOfLine = hasBraces ? nil : end
  }

  /// Where the brace stands that ends the scenario around the place; nil elsewhere, and where none
  /// does.
  var restOfScenario: Int? {
    guard blocks.last == .scenario, let start = restOfLine else { return nil }
    // The text on the line may be half a string: what comes next is read by itself.
    var lexer = Lexer(bytes)
    var depth = 0
    lexer.move(to: start)
    while true {
      let token = lexer.next()
      switch token.kind {
      case .endOfFile: return nil
      case .leftBrace: depth += 1
      case .rightBrace:
        if depth == 0 { return Int(token.range.start) }
        depth -= 1
      default: break
      }
    }
  }

  /// What is written of a path, up to its last period: `session.`; empty for a name alone.
  var path: String {
    let written = bytes[Int(replaced.start)..<Int(max(replaced.start, offset))]
    let end = written.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? written.startIndex
    return String(decoding: written[..<end], as: UTF8.self)
  }

  /// `true` iff it is in a scenario that nothing ends yet.
  var isInOpenScenario: Bool {
    blocks.last == .scenario && restOfLine != nil && restOfScenario == nil
  }

  /// Reads the tokens up to the place; `false` iff it lies in a comment.
  private mutating func read() -> Bool {
    var lexer = Lexer(bytes)
    var head: [Token] = []
    var last: UInt32 = 0
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.range.start >= offset {
        return !isComment(from: last, to: token.range.start)
      }
      if token.range.end >= offset {
        // What ends here is being written.
        switch token.kind {
        case .identifier, .number:
          replaced = token.range
          return true
        case .string, .unterminatedString:
          if token.range.end > offset || token.kind == .unterminatedString {
            isInQuotes = true
            let close = token.kind == .string ? token.range.end - 1 : offset
            replaced = SourceRange(token.range.start + 1, max(offset, close))
            return true
          }
        case .unterminatedComment: return false
        default: break
        }
      }
      take(token, &head)
      last = token.range.end
    }
  }

  private mutating func take(_ token: Token, _ head: inout [Token]) {
    if token.range.start >= lineStart {
      line.append(token)
    }
    switch token.kind {
    case .leftBrace:
      blocks.append(headWord(of: head))
      head = []
      line = []
      brackets = 0
    case .rightBrace:
      if !blocks.isEmpty { blocks.removeLast() }
      head = []
      line = []
      brackets = 0
    case .leftParen, .leftBracket: brackets += 1
    case .rightParen, .rightBracket: brackets = max(0, brackets - 1)
    default: break
    }
    if token.kind != .leftBrace && token.kind != .rightBrace { head.append(token) }
  }

  private func isComment(from start: UInt32, to end: UInt32) -> Bool {
    guard end > start else { return false }
    return Trivia(bytes, SourceRange(start, end)).comments.contains { comment in
      guard comment.range.start < offset else { return false }
      guard comment.isLine, comment.range.end < offset else {
        return offset < comment.range.end || comment.isLine
      }
      // Blanks behind a comment are no part of it, and the end of its line ends it.
      return bytes[Int(comment.range.end)..<Int(offset)].allSatisfy { $0 != 0x0A && $0 != 0x0D }
    }
  }

  /// The word that says what a block is: the last one of a declaration in front of it.
  private func headWord(of head: [Token]) -> Word? {
    for token in head.reversed() where token.kind == .identifier {
      guard let word = word(of: token) else { continue }
      switch word {
      case .app, .screen, .container, .scenario, .exploration, .window, .scene, .plist, .struct,
        .class, .extension, .func, .var:
        if word == .scenario || word == .exploration || !token.isBehindPeriod(bytes) { return word }
      default: continue
      }
    }
    return nil
  }

  private func word(of token: Token) -> Word? {
    let text = bytes[Int(token.range.start)..<Int(token.range.end)]
    return WritingPlace.words.first { $0.spelling.utf8.elementsEqual(text) }
  }

  private static let words: [Word] =
    Word.items + Word.appMembers + Word.screenMembers + Word.steps + Word.facts + Word.laws
    + [.func, .var, .from, .by, .tab, .page, .window, .sidebar, .when, .because, .plist, .as]

  // MARK: - The context

  private func found() -> Context {
    let first = line.first.flatMap { $0.kind == .identifier ? word(of: $0) : nil }
    guard let block = blocks.last else {
      if line.isEmpty { return isInQuotes ? .nothing : .item }
      if first == .include { return isInQuotes && line.count == 1 ? includedPath : .nothing }
      return first == .scenario || first == .exploration || isHeader ? header : .nothing
    }
    switch block {
    case .scenario: return inScenario(first)
    case .exploration: return inExploration(first)
    case .app, .scene: return inApp(first)
    case .screen, .container, .struct, .window: return inView(first)
    default: return line.last?.kind == .period && !isInQuotes ? .modifier : .nothing
    }
  }

  private var includedPath: Context {
    let written = bytes[Int(replaced.start)..<Int(max(replaced.start, offset))]
    let folder = written.lastIndex(of: UInt8(ascii: "/")).map { written[...$0] } ?? []
    return .includedPath(folder: String(decoding: folder, as: UTF8.self))
  }

  /// `true` iff the line goes on with the header of a scenario.
  private var isHeader: Bool { line.first.map { word(of: $0) == nil && text($0) == "on" } ?? false }

  private func text(_ token: Token) -> String {
    String(decoding: bytes[Int(token.range.start)..<Int(token.range.end)], as: UTF8.self)
  }

  /// The releases behind `ios` on the line; nil where it says none.
  var releases: [Version]? {
    guard let word = line.lastIndex(where: { $0.kind == .identifier && text($0) == "ios" }) else {
      return nil
    }
    let found = line[(word + 1)...].prefix { $0.kind != .identifier }
      .compactMap { Version.parse(bytes[Int($0.range.start)..<Int($0.range.end)]) }
    return found.isEmpty ? nil : found
  }

  /// Behind `on`, a subject, its value, a comma.
  private var header: Context {
    guard let on = line.firstIndex(where: { $0.kind == .identifier && text($0) == "on" }) else {
      return .nothing
    }
    let part = line[(on + 1)...]
    let start = part.lastIndex { $0.kind == .comma && brackets == 0 }.map { $0 + 1 } ?? on + 1
    let tail = line[start...]
    guard let subject = tail.first else { return isInQuotes ? .nothing : .setting }
    if let word = word(of: subject) { return .settingValue(word) }
    return isPath(tail) && !isInQuotes ? .valueOf(spelling(tail)) : .nothing
  }

  /// `session.isLive` in `set session.isLive = `.
  private var pathBeforeValue: String? {
    guard line.last?.kind == .equal, line.count > 2 else { return nil }
    let path = line[1..<(line.count - 1)]
    return isPath(path) ? spelling(path) : nil
  }

  /// `true` iff these are names with periods between them.
  private func isPath(_ tokens: ArraySlice<Token>) -> Bool {
    tokens.count % 2 == 1
      && tokens.enumerated().allSatisfy { number, token in
        token.kind == (number % 2 == 0 ? .identifier : .period)
      }
  }

  private func spelling(_ tokens: ArraySlice<Token>) -> String {
    var spelling = ""
    for token in tokens { spelling += text(token) }
    return spelling
  }

  /// Takes the names with a period behind them that end the line into what is being written: a
  /// path is one name to a scenario.
  private mutating func takePath() {
    while line.count > 1, let period = line.last, period.kind == .period {
      let name = line[line.count - 2]
      guard name.kind == .identifier, name.range.end == period.range.start, text(name) != "policy",
        period.range.end == replaced.start
      else { return }
      replaced.start = name.range.start
      line.removeLast(2)
    }
  }

  private func inApp(_ first: Word?) -> Context {
    if line.last?.kind == .period, !isInQuotes {
      return first == .policy ? .settingValue(.policy) : .modifier
    }
    guard let first else {
      return line.isEmpty && !isInQuotes ? .member(isApp: true) : .nothing
    }
    return Word.settings.contains(first) || first == .backdrop ? .settingValue(first) : .nothing
  }

  private func inView(_ first: Word?) -> Context {
    if isInQuotes { return .nothing }
    if line.last?.kind == .period { return .modifier }
    if line.isEmpty { return .member(isApp: false) }
    return first == .backdrop && line.count == 1 ? .settingValue(.backdrop) : .nothing
  }

  private func inScenario(_ first: Word?) -> Context {
    if first == .set, !isInQuotes, let path = pathBeforeValue { return .valueOf(path) }
    guard let first else { return line.isEmpty && !isInQuotes ? .step : .nothing }
    if first == .expect { return inExpectation }
    guard let last = line.last else { return .step }
    if last.kind == .identifier, let word = word(of: last) {
      return .argument(word, isInQuotes: isInQuotes)
    }
    return line.count == 1 ? .argument(first, isInQuotes: isInQuotes) : .nothing
  }

  private func inExploration(_ word: Word?) -> Context {
    guard let word else { return line.isEmpty && !isInQuotes ? .law : .nothing }
    let isNext = line.count == 1 || line.last?.kind == .comma
    switch word {
    case .always, .never, .reachable: return inExpectation
    case .after: return isNext && !isInQuotes ? .lawWord(Word.returns + [.unchanged]) : .nothing
    case .without: return isNext && !isInQuotes ? .lawWord(Word.moves) : .nothing
    case .with: return line.count == 1 && !isInQuotes ? .step : .nothing
    default: return .nothing
    }
  }

  private var inExpectation: Context {
    guard !isInQuotes, brackets == 0 else { return .nothing }
    guard let last = line.last else { return .nothing }
    if line.contains(where: { word(of: $0) == .because }) { return .nothing }
    if line.contains(where: { word(of: $0) == .when }) {
      return word(of: last) == .when || last.kind == .oper ? .condition : .nothing
    }
    if line.count == 1 { return .fact(isFirst: true) }
    if last.kind == .comma { return .fact(isFirst: false) }
    return word(of: last).map { .factValue($0) } ?? .nothing
  }
}

extension Token {
  fileprivate func isBehindPeriod(_ bytes: [UInt8]) -> Bool {
    range.start > 0 && bytes[Int(range.start) - 1] == UInt8(ascii: ".")
  }
}
