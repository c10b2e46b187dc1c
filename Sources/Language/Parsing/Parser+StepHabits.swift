// What people write around a step: how often, in which way, and code in the place of words. Each
// is told once, with what is right there.
extension Parser {
  // MARK: - No step

  /// What to write in place of a step that there is not.
  var adviceForStep: String? {
    let advice: [(words: [StaticString], advice: String)] = [
      (["type", "enter", "fill", "input"], ForeignLine.typing),
      (
        ["long", "longPress", "double", "doubleTap", "force", "pinch", "zoom", "drag"],
        "of gestures on a view there is `tap`; `call Home.zoom` runs what another one does"
      ),
      (
        ["swipe"],
        "`scroll down 100` and `back` are what a finger does; `begin back` stops in the middle"
      ),
      (
        ["terminate", "kill", "quit", "stop", "exit", "crash"],
        "`launch` once more ends the process and starts a new one; `background` leaves the app"
      ),
      (
        ["screenshot", "snapshot", "print", "log", "dump", "explain", "show"], ForeignLine.pictures
      ),
      (
        [
          "given", "when", "then", "and", "Given", "When", "Then", "And", "try", "await", "do", "I",
        ],
        "leave the word out: a step is alone on its line"
      ),
      (
        ["for", "while", "repeat", "loop", "forEach"],
        "a scenario has no loop: each step is a line, and `on ios 16...18` after the name "
          + "runs them once for each release"
      ),
      (
        ["if", "guard", "else", "switch"],
        "a scenario has no branch: `expect hidden when ios >= 17` says where a line holds"
      ),
      (
        ["let", "var", "const"],
        "a scenario has no variable: write a `state` in the app, and `set name = value` changes it"
      ),
      (["comment", "note", "rem"], "a comment begins with `//`"),
    ]
    return advice.first { row in row.words.contains { isSpelled($0) } }?.advice
  }

  // MARK: - Behind a step

  /// Says of what stands behind a whole step on its line what to write: `twice`, `button`.
  mutating func correctStepEnd(from start: UInt32) {
    guard !atStatementEnd else { return }
    skipIdleTail(
      ["button", "link", "label", "view", "screen", "tab", "row", "app", "again", "now"],
      since: start)
    guard let (count, end) = repetition else { return }
    let step = SourceRange(start, previousEnd)
    let words = SourceRange(token.range.start, end)
    let place = location(SourceRange(previousEnd, end))
    report(
      Habit.repeatedStep(
        text(words), line: "\n" + indent(of: start) + text(step), count: count, at: place))
    while token.range.end <= end, !atStatementEnd { advance() }
  }

  /// How often a step is said to be done by what stands behind it, and where that ends.
  private var repetition: (count: Int, end: UInt32)? {
    guard !atNewLine else { return nil }
    if at(.identifier) {
      if isSpelled("twice") { return (2, token.range.end) }
      if isSpelled("thrice") { return (3, token.range.end) }
      guard lexer.bytes[Int(token.range.start)] == UInt8(ascii: "x"),
        let count = number(SourceRange(token.range.start + 1, token.range.end))
      else { return nil }
      return (count, token.range.end)
    }
    guard at(.number), let count = number(token.range) else { return nil }
    let next = peek()
    if next.flags.contains(.newlineBefore) || next.kind == .rightBrace || next.kind == .endOfFile {
      return (count, token.range.end)
    }
    return ["times", "x", "time"].contains(text(next.range)) ? (count, next.range.end) : nil
  }

  private func number(_ range: SourceRange) -> Int? {
    var value = 0
    for byte in lexer.bytes[Int(range.start)..<Int(range.end)] {
      guard byte &- 0x30 < 10, value < 1_000 else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return range.count > 0 ? value : nil
  }

  /// The white space in front of the line on which `offset` stands.
  func indent(of offset: UInt32) -> String {
    var first = Int(offset)
    while first > 0, lexer.bytes[first - 1] != 0x0A, lexer.bytes[first - 1] != 0x0D { first -= 1 }
    var end = first
    while end < Int(offset), lexer.bytes[end] == 0x20 || lexer.bytes[end] == 0x09 { end += 1 }
    return text(SourceRange(UInt32(first), UInt32(end)))
  }

  /// Skips words that say nothing behind a step; where such words stood before its label, too,
  /// both are one mistake.
  private mutating func skipIdleTail(_ words: [StaticString], since start: UInt32) {
    let count = diagnostics.count
    skipIdleEnd(words)
    guard diagnostics.count == count + 1, count > 0,
      diagnostics[count - 1].code == .fillerWords,
      diagnostics[count - 1].primary.location.range.start >= start,
      let edits = diagnostics[count].fixes.first?.edits
    else { return }
    diagnostics.removeLast()
    diagnostics[count - 1].fixes[0].edits += edits
  }

  /// `back to Home`, `pop to Home`: where it leads to is not said.
  mutating func refuseWayBack(from start: UInt32) throws(SyntaxFailure) {
    guard at(.to), !atNewLine else { return }
    while !atStatementEnd { advance() }
    throw fail(Habit.wayBack(at: location(range(from: start))))
  }

  /// Reads `("Photo")` as `"Photo"`; nil if something else stands there.
  mutating func takeBracketedLabel() -> SourceRange? {
    guard at(.leftParen), !atNewLine, peek().kind == .string else { return nil }
    let start = place()
    let opener = token
    advance()
    let label = try? expectString("a label")
    let closer = token.range
    guard let label, take(.rightParen), atStatementEnd else {
      goBack(to: start)
      return nil
    }
    let space = opener.flags.contains(.spaceBefore) ? "" : " "
    report(
      Habit.bracketed(
        "a label takes no brackets", at: location(opener.range.union(closer)),
        opener: location(opener.range), space: space, closer: location(closer)))
    return label
  }

  // MARK: - Presentations

  private static let styles: [StaticString] = [
    "fullScreen", "fullScreenCover", "overFullScreen", "pageSheet", "formSheet", "sheet", "popover",
    "currentContext", "overCurrentContext", "custom",
  ]

  /// The style that the next words spell in their own way, `full screen`, which are consumed.
  mutating func takeSpelledStyle() -> String? {
    guard readsInstances else { return nil }
    let start = place()
    var spelled: [UInt8] = []
    var found: (style: String, behind: Place)?
    for _ in 0..<3 {
      guard at(.identifier), !atNewLine else { break }
      spelled += lexer.bytes[Int(token.range.start)..<Int(token.range.end)].map { $0.folded }
      advance()
      if let style = Parser.style(spelled) { found = (style, place()) }
    }
    goBack(to: found?.behind ?? start)
    return found?.style
  }

  private static func style(_ folded: [UInt8]) -> String? {
    if folded.elementsEqual("cover".utf8) { return "fullScreenCover" }
    for style in styles {
      let spelling = UnsafeBufferPointer(start: style.utf8Start, count: style.utf8CodeUnitCount)
      if spelling.lazy.map({ $0.folded }).elementsEqual(folded) {
        return String(decoding: spelling, as: UTF8.self)
      }
    }
    return nil
  }

  /// The style in front of the screen, `present sheet Photo`, which is consumed.
  mutating func takeLeadingStyle() -> String? {
    guard at(.identifier), !atNewLine, nextIsNameOnLine,
      lexer.bytes[Int(token.range.start)] &- 0x61 < 26
    else { return nil }
    let start = place()
    guard let style = takeSpelledStyle(), at(.identifier), !atNewLine,
      lexer.bytes[Int(token.range.start)] &- 0x41 < 26
    else {
      goBack(to: start)
      return nil
    }
    return style
  }

  /// Reads the style behind `as`, which may be spelled in another way: `as full screen`.
  mutating func parseStyle(of step: inout PresentStep, from start: UInt32) throws(SyntaxFailure) {
    let begin = place()
    let first = token.range
    if let meant = takeSpelledStyle(), previousEnd != first.end || text(first) != meant {
      step.looseStyle = LooseStyle(range: SourceRange(start, previousEnd), meant: meant)
      return
    }
    goBack(to: begin)
    step.style = try expectName("a style, such as `sheet` or `formSheet`")
  }

  // MARK: - Other words

  /// Reads `dark mode`, `switch to dark mode` and `set appearance dark` as `appearance dark`.
  mutating func takeAppearance() -> Step? {
    let verbs: [StaticString] = [
      "dark", "light", "appearance", "set", "switch", "change", "turn", "enable", "use",
    ]
    guard at(.identifier), verbs.contains(where: { isSpelled($0) }) else { return nil }
    let start = place()
    let first = token.range.start
    var look: Word?
    var isAppearance = false
    var count = 0
    repeat {
      if look == nil, at(.dark) || at(.light) {
        look = word
      } else if isSpelled("mode") || isSpelled("Mode") || at(.appearance) {
        isAppearance = true
      } else if count > 0 || at(.appearance), !isIdleOfAppearance {
        break
      }
      advance()
      count += 1
    } while !atStatementEnd
    let words = range(from: first)
    let isRight = count == 2 && text(words).utf8.starts(with: "appearance".utf8)
    guard let look, isAppearance, atStatementEnd, !isRight else {
      goBack(to: start)
      return nil
    }
    report(
      .synonym(text(words), at: location(words), meant: "appearance " + look.spelling))
    return Step(.appearance(LocatedName(Name(look), words)), words)
  }

  private var isIdleOfAppearance: Bool {
    at(.equal) || at(.to) || isSpelled("the") || isSpelled("on") || isSpelled("into")
  }

  /// Reads `sleep 1` and `sleep(1)` as `wait 1 s`.
  mutating func takeSleep() -> Step? {
    guard isSpelled("sleep") || isSpelled("pause") || isSpelled("delay") else { return nil }
    let start = place()
    let first = token.range.start
    advance()
    let isCall = take(.leftParen)
    let number = token.range
    guard at(.number), !atNewLine else {
      goBack(to: start)
      return nil
    }
    advance()
    if isCall { _ = take(.rightParen) }
    guard atStatementEnd else {
      goBack(to: start)
      return nil
    }
    let words = range(from: first)
    report(
      .synonym(text(words), at: location(words), meant: "wait " + text(number) + " s"))
    return Step(.wait(TimeSpan(range: words, number: number, isMilliseconds: false)), words)
  }

  /// Reads `isFull = true` with the `set` that is missing, and says of a call in which step code
  /// runs; nil if it is neither.
  mutating func takeCode() throws(SyntaxFailure) -> Step? {
    let start = place()
    let first = token.range.start
    if isSpelled("toggle"), nextIsNameOnLine {
      advance()
      let name = text(token.range)
      skipToLineEnd()
      let words = range(from: first)
      report(.synonym(text(words), at: location(words), meant: "call { " + name + ".toggle() }"))
      return Step(.invalid, words)
    }
    var count = 0
    repeat {
      guard at(.identifier), !isReserved || at(.selfWord) else { break }
      advance()
      count += 1
    } while !atNewLine && take(.period)
    let isCall = count > 1 && at(.leftParen)
    let isAssignment = count > 0 && at(.equal)
    guard !atNewLine, isCall || isAssignment else {
      goBack(to: start)
      return nil
    }
    goBack(to: start)
    if isAssignment {
      report(
        Missing.word("set", "a step gives a value by `set`", at: location(token.range.atStart)))
      return Step(try parseSet(), range(from: first))
    }
    _ = try parseExpression()
    report(Habit.codeAsStep(at: location(range(from: first))))
    return Step(.invalid, range(from: first))
  }

  /// Reads `landscape left` as `landscapeLeft`.
  mutating func correctSide(of orientation: LocatedName) -> LocatedName {
    guard orientation.name.word == .landscape, !atNewLine, isSpelled("left") || isSpelled("right")
    else { return orientation }
    let meant = isSpelled("left") ? Word.landscapeLeft : .landscapeRight
    advance()
    let words = range(from: orientation.range.start)
    report(.synonym(text(words), at: location(words), meant: meant.spelling))
    return LocatedName(Name(meant), words)
  }

  /// The orientation that another word stands for; nil if the token is none.
  var spelledOrientation: Word? {
    if isSpelled("left") { return .landscapeLeft }
    if isSpelled("right") { return .landscapeRight }
    if isSpelled("back") || isSpelled("vertical") || isSpelled("upright") { return .portrait }
    return isSpelled("horizontal") || isSpelled("sideways") ? .landscape : nil
  }

  /// Reads `call Feed.setNeedsStatusBarAppearanceUpdate` as `request update from Feed`; nil if
  /// another function is called.
  mutating func takeRequest(_ function: Expression, from start: UInt32) -> Step.Kind? {
    var callee = function
    if case .call(let call) = function.kind { callee = call.callee }
    var owner = ""
    let name: Name
    switch callee.kind {
    case .name(let own): name = own
    case .member(let base, let member):
      name = member.name
      owner = " from " + text(base.range)
    default: return nil
    }
    guard name.word == .setNeedsStatusBarAppearanceUpdate else { return nil }
    let words = range(from: start)
    report(.synonym(text(words), at: location(words), meant: "request update" + owner))
    return .invalid
  }
}
