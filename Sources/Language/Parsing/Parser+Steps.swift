extension Parser {
  /// Parses a step, which begins with one of its words.
  ///
  ///     Step = Plain | Tap | Push | Pop | Present | Dismiss | Select | Scroll | Pull | Rotate |
  ///       Resize | Appearance | Set | Call | RequestUpdate | ShowWindow | HideWindow | Sidebar |
  ///       OpenScene | CloseScene | Indicator | Wait | Begin | Expect | Blank ;
  mutating func parseStep() throws(SyntaxFailure) -> Step {
    let start = token.range.start
    let kind = try parseStepKind()
    return Step(kind, range(from: start))
  }

  /// Parses what a step does.
  ///
  ///     Dismiss = "dismiss" [ ScreenReference ] ;
  ///     Push = "push" ScreenReference ;
  ///     Pull = "pull" "down" Operand ;
  ///     HideWindow = "hide" "window" typeName ;
  ///     Tap = "tap" Target ;
  ///     Blank = "expect" "?" ;
  private mutating func parseStepKind() throws(SyntaxFailure) -> Step.Kind {
    let word = name.word
    let first = takeName()
    if let plain = word.flatMap({ Step.Kind($0) }) {
      if word == .back { try refuseWayBack(from: first.range.start) }
      return plain
    }
    switch word {
    case .expect where at(.oper) && isSpelled("?") && !atNewLine:
      advance()
      return .blank
    case .expect: return .expect(try parseExpectation())
    case .tap where at(.tab) && peek().kind == .string:
      advance()
      let words = range(from: first.range.start)
      report(.synonym(text(words), at: location(words), meant: "select tab"))
      return .selectTab(try parseTarget())
    case .tap: return .tap(try parseTarget())
    case .push: return .push(try parseScreenReference())
    case .pop: return try parsePop(from: first.range.start)
    case .present: return .present(try parsePresent())
    case .dismiss:
      skipIdleEnd(Parser.presentations)
      return .dismiss(at(.identifier) && !atNewLine ? try parseScreenReference() : nil)
    case .select: return try parseSelect()
    case .scroll: return try parseScroll()
    case .pull:
      try expect(.down, "`pull` goes down")
      return .pull(try parseDistance("how far, in points"))
    case .rotate:
      skipIdle(["to", "the", "device", "phone", "screen", "into"])
      let orientation = try parseWord(among: Word.orientations)
      return .rotate(correctSide(of: orientation))
    case .resize: return .resize(try parseWord(among: Word.sizeClasses))
    case .appearance: return .appearance(try parseWord(among: Word.appearances))
    case .set: return try parseSet()
    case .call: return try parseCall()
    case .request: return try parseRequest()
    case .show:
      if let other = try takeOtherWayIn(first, opens: "a window or the sidebar") { return other }
      return try parseShow()
    case .hide where takeOnLine(.sidebar): return .hideSidebar
    case .hide:
      try expect(.window, "windows and the sidebar are hidden this way")
      return .hideWindow(try expectName("the name of a window"))
    case .open, .activate:
      if let other = try takeOtherWayIn(first, opens: "a scene") { return other }
      return try parseSceneStep(word == .open)
    case .close where !at(.scene) || atNewLine:
      report(.synonym("close", at: location(first.range), meant: "dismiss"))
      skipIdleEnd(Parser.presentations)
      return .dismiss(at(.identifier) && !atNewLine ? try parseScreenReference() : nil)
    case .close:
      try expect(.scene, "a scene is closed")
      let hasName = at(.identifier) && !atNewLine
      return .closeScene(hasName ? try expectName("the name of a scene") : nil)
    case .indicator: return .indicator(try parseWord(among: Word.indicators))
    case .wait:
      skipIdle(["for"])
      if at(.until), !atNewLine { throw fail(Habit.waitUntil(at: here)) }
      return .wait(try parseTimeSpan())
    case .peek: return .peek(try parsePresent())
    case .begin: return try parseBegin()
    default: throw fail(Expected.step(found: found, at: here))
    }
  }

  /// Parses what is tapped.
  ///
  ///     Target = string | typeName | number ;
  private mutating func parseTarget() throws(SyntaxFailure) -> Target {
    if let label = takeBracketedLabel() { return .label(label) }
    skipTargetFillers()
    if at(.string), !atNewLine { return .label(try expectString("a label")) }
    if at(.number), !atNewLine {
      let range = token.range
      advance()
      return .number(range)
    }
    guard at(.identifier), !atNewLine, !isReserved else {
      throw fail(Expected.target(found: found, at: here))
    }
    return .type(takeName())
  }

  /// Parses a screen in plain words.
  ///
  ///     ScreenReference = typeName [ ^ "#" ^ number ] [ ^ Arguments ] ;
  mutating func parseScreenReference() throws(SyntaxFailure) -> ScreenReference {
    guard !atNewLine else { throw fail(Expected.name("a screen", found: found, at: here)) }
    let screen = try expectBareName("a screen")
    var reference = ScreenReference(name: screen, arguments: [], ordinal: nil)
    reference.ordinal = try takeOrdinal()
    if at(.leftParen), !atNewLine { reference.arguments = try parseArguments().arguments }
    return reference
  }

  /// Parses the ways to go back in a stack.
  ///
  ///     Pop = "pop" [ "to" "root" ] ;
  private mutating func parsePop(from start: UInt32) throws(SyntaxFailure) -> Step.Kind {
    if at(.to), word(of: peek()) != .root { try refuseWayBack(from: start) }
    guard takeOnLine(.to) else { return .pop }
    try expect(.root, "`pop to root` goes to the first screen")
    return .popToRoot
  }

  /// Parses a presentation; the parts behind the screen stand in any order.
  ///
  ///     Present = "present" ScreenReference [ Closure ] { PresentOption } ;
  ///     PresentOption = "as" name | "," "capturing" | "," "detent" name | "from" ScreenReference |
  ///       "in" typeName ;
  private mutating func parsePresent() throws(SyntaxFailure) -> PresentStep {
    let first = token.range.start
    let leading = takeLeadingStyle()
    var step = PresentStep(screen: try parseScreenReference())
    if let leading {
      step.looseStyle = LooseStyle(
        range: range(from: first), meant: leading, screen: step.screen.name.range)
    }
    if at(.leftBrace), !atNewLine { step.content = try parseClosure() }
    while !atStatementEnd {
      skipIdleEnd(["modally"])
      if atStatementEnd { break }
      let start = previousEnd
      let hasComma = take(.comma)
      if !hasComma, !readsInstances, takesMissingAs() {
        step.style = takeName()
        continue
      }
      switch word {
      case .as where !hasComma:
        advance()
        skipIdle(["a", "an", "the"])
        let isImplicit = at(.period)
        if isImplicit { report(.dottedStyle(at: location(token.range))) }
        if isImplicit { advance() }
        try parseStyle(of: &step, from: start)
      case .capturing:
        advance()
        step.isCapturing = true
      case .detent:
        advance()
        step.detent = try expectName("a detent: `medium` or `large`")
      case .from where !hasComma:
        advance()
        step.presenter = try parseScreenReference()
      case .in where !hasComma:
        advance()
        step.window = try expectName("the name of a window")
      default:
        if let meant = takeSpelledStyle() {
          step.looseStyle = LooseStyle(range: SourceRange(start, previousEnd), meant: meant)
          continue
        }
        throw fail(
          Expected.one(
            of: hasComma ? [.capturing, .detent] : [.as, .from, .in], found: found, at: here,
            suggestions: suggestions(among: [.as, .from, .in, .capturing, .detent])))
      }
    }
    return step
  }

  /// Parses the choice of a tab or a page.
  ///
  ///     Select = "select" "tab" Target | "select" "page" Operand ;
  private mutating func parseSelect() throws(SyntaxFailure) -> Step.Kind {
    if takeOnLine(.tab) { return .selectTab(try parseTarget()) }
    if takeOnLine(.page) { return .selectPage(try parseOperand("the number of the page")) }
    throw fail(
      Expected.one(
        of: [.tab, .page], found: found, at: here, suggestions: suggestions(among: [.tab, .page])))
  }

  /// Parses a scroll, in points.
  ///
  ///     Scroll = "scroll" ( "down" | "up" | "to" ) Operand ;
  private mutating func parseScroll() throws(SyntaxFailure) -> Step.Kind {
    if takeOnLine(.down) { return .scroll(.down, try parseDistance("how far, in points")) }
    if takeOnLine(.up) { return .scroll(.up, try parseDistance("how far, in points")) }
    if takeOnLine(.to) { return .scroll(.to, try parseDistance("an offset in points")) }
    if at(.number), !atNewLine {
      report(Missing.direction(found: found, at: here))
      return .scroll(.down, try parseDistance("how far, in points"))
    }
    throw fail(
      Expected.one(
        of: [.down, .up, .to], found: found, at: here,
        suggestions: suggestions(among: [.down, .up, .to])))
  }

  /// Parses a number of points, and says of a unit that there is but one.
  private mutating func parseDistance(_ what: StaticString) throws(SyntaxFailure) -> Expression {
    skipIdle(["by"])
    let distance = try parseOperand(what)
    skipIdleEnd(Parser.units)
    return distance
  }

  /// Parses a number or what yields one.
  ///
  ///     Operand = [ "-" ^ ] number | name ;
  mutating func parseOperand(_ what: StaticString) throws(SyntaxFailure) -> Expression {
    if atStatementEnd { throw fail(Expected.number(text(what), found: found, at: here)) }
    return try parsePrefixExpression()
  }

  /// Parses one word of a closed list.
  ///
  ///     Rotate = "rotate" ( "portrait" | "portraitUpsideDown" | "landscape" | "landscapeLeft" |
  ///       "landscapeRight" ) ;
  ///     Resize = "resize" ( "compact" | "regular" ) ;
  ///     Appearance = "appearance" ( "light" | "dark" ) ;
  ///     Indicator = "indicator" ( "call" | "hotspot" | "recording" | "location" | "none" ) ;
  private mutating func parseWord(among words: [Word]) throws(SyntaxFailure) -> LocatedName {
    if let word, !atNewLine, words.contains(word) { return takeName() }
    if words.contains(.landscapeLeft), !atNewLine, let meant = spelledOrientation {
      report(.synonym(text(token.range), at: location(token.range), meant: meant.spelling))
      name = Name(meant)
      return takeName()
    }
    throw fail(
      Expected.one(
        of: words, found: found, at: here,
        suggestions: at(.identifier) && !atNewLine ? suggestions(among: words) : []))
  }

  /// Parses an assignment from outside.
  ///
  ///     Set = "set" Place "=" Expression ;
  mutating func parseSet() throws(SyntaxFailure) -> Step.Kind {
    let target = try parsePostfix()
    if at(.oper), isSpelled("==") {
      reportDoubleEqual()
    } else if at(.to), !atNewLine {
      report(.synonym("to", at: location(token.range), meant: "="))
      name = Name(id: .max)
      token.kind = .equal
    }
    if at(.identifier) || at(.number) || at(.string) || at(.period), !atNewLine {
      report(Missing.equal(at: location(token.range.atStart)))
    } else {
      try expect(.equal, "`set name = value`")
    }
    return .set(target, try parseExpression())
  }

  /// Treats `==` at the token as the `=` that is meant, and says so.
  mutating func reportDoubleEqual() {
    report(.doubleEqual(at: location(token.range)))
    token.kind = .equal
  }

  /// Parses a call of a function, or statements of the author's own.
  ///
  ///     Call = "call" Place [ ^ Arguments ] | "call" Block ;
  private mutating func parseCall() throws(SyntaxFailure) -> Step.Kind {
    if atStatementEnd {
      throw fail(Expected.name("a function, such as `Feed.toggle`", found: found, at: here))
    }
    if at(.leftBrace) { return .callBlock(try parseClosure()) }
    let start = previousEnd - 4
    let function = try parsePostfix()
    return takeRequest(function, from: start) ?? .call(function)
  }

  /// Parses a request for an appearance update.
  ///
  ///     RequestUpdate = "request" "update" [ "from" ScreenReference ] ;
  private mutating func parseRequest() throws(SyntaxFailure) -> Step.Kind {
    try expect(.update, "`request update`")
    guard takeOnLine(.from) else { return .requestUpdate(from: nil) }
    return .requestUpdate(from: try parseScreenReference())
  }

  /// Parses the showing of a window, or of a sidebar.
  ///
  ///     ShowWindow = "show" "window" typeName [ "as" "key" ] ;
  ///     Sidebar = ( "show" | "hide" ) "sidebar" ;
  private mutating func parseShow() throws(SyntaxFailure) -> Step.Kind {
    if takeOnLine(.sidebar) { return .showSidebar }
    try expect(.window, "a screen is presented or pushed")
    let window = try expectName("the name of a window")
    guard takeOnLine(.as) else { return .showWindow(window, asKey: false) }
    try expect(.key, "`as key`")
    return .showWindow(window, asKey: true)
  }

  /// Parses the scene that comes to the front; that of the app has the app's name.
  ///
  ///     OpenScene = ( "open" | "activate" ) "scene" typeName ;
  ///     CloseScene = "close" "scene" [ typeName ] ;
  private mutating func parseSceneStep(_ isNew: Bool) throws(SyntaxFailure) -> Step.Kind {
    try expect(.scene, "the name of a scene follows")
    let name = try expectName("the name of a scene")
    return isNew ? .openScene(name) : .activateScene(name)
  }

  /// Parses a length of time.
  ///
  ///     TimeSpan = number ( "s" | "ms" ) ;
  ///     Wait = "wait" TimeSpan ;
  mutating func parseTimeSpan() throws(SyntaxFailure) -> TimeSpan {
    guard at(.number), !atNewLine else {
      throw fail(Expected.time(found: found, at: here))
    }
    let number = token.range
    advance()
    guard at(.identifier), !atNewLine,
      at(.s) || at(.ms) || Synonym.isTimeUnit(lexer.bytes, token.range)
    else {
      report(Missing.unit(text(number), at: location(number)))
      return TimeSpan(range: number, number: number, isMilliseconds: false)
    }
    let unit = token.range
    if !at(.s), !at(.ms) {
      let meant = lexer.bytes[Int(unit.start)] == "m" ? "ms" : "s"
      report(.synonym(text(unit), at: location(unit), meant: meant))
    } else if !token.flags.contains(.spaceBefore) {
      report(Missing.space(before: text(unit), at: location(unit)))
    }
    let isMilliseconds = lexer.bytes[Int(unit.start)] == "m"
    advance()
    return TimeSpan(
      range: number.union(unit), number: number, isMilliseconds: isMilliseconds)
  }

  /// Parses a step that stops half-way.
  ///
  ///     Begin = "begin" ( "launch" | "back" | Dismiss | Pop | Push | Present | Peek ) ;
  ///     Peek = "peek" ScreenReference [ "as" name ] ;
  private mutating func parseBegin() throws(SyntaxFailure) -> Step.Kind {
    guard !atNewLine, let word, word.isStep, word != .begin, word != .expect, word != .finish,
      word != .cancel
    else {
      throw fail(
        Expected.one(
          of: [.launch, .back, .dismiss, .peek, .present, .push], found: found, at: here,
          suggestions: at(.identifier) && !atNewLine ? suggestions(among: Word.steps) : []))
    }
    return .begin(try parseStep())
  }
}

// What people write within a step: another label, style or side. Each is told once, with what is
// right there.
extension Parser {
  /// Reads `("Photo")` as `"Photo"`; nil if something else stands there.
  private mutating func takeBracketedLabel() -> SourceRange? {
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

  /// Skips `on the button` in front of a label.
  private mutating func skipTargetFillers() {
    let start = token.range.start
    var end = start
    while at(.identifier), !atNewLine, isTargetFiller, nextIsNameOnLine || peek().kind == .string {
      end = token.range.end
      advance()
    }
    guard end > start, at(.string) || at(.identifier) else { return }
    let words = text(SourceRange(start, end))
    let place = location(SourceRange(start, token.range.start))
    report(.fillerWords(words, in: "a step", at: place))
  }

  private var isTargetFiller: Bool {
    ["on", "the", "button", "link", "label"].contains { isSpelled($0) }
  }

  /// Reads `open Photo` and `show Photo` as what brings a screen there; nil where it is no screen.
  private mutating func takeOtherWayIn(_ word: LocatedName, opens what: String)
    throws(SyntaxFailure)
    -> Step.Kind?
  {
    guard at(.identifier), !atNewLine, !isReserved,
      lexer.bytes[Int(token.range.start)] &- 0x41 < 26
    else { return nil }
    report(.otherWayIn(text(word.range), opens: what, at: location(word.range)))
    _ = try parseScreenReference()
    return .invalid
  }

  /// Reads `present Photo fullScreen` as with the `as` that is missing.
  private mutating func takesMissingAs() -> Bool {
    guard
      isOne(of: [
        "fullScreen", "overFullScreen", "pageSheet", "formSheet", "sheet", "popover", "cover",
        "currentContext", "overCurrentContext", "custom",
      ])
    else { return false }
    report(Missing.word("as", "the style follows `as`", at: location(token.range.atStart)))
    return true
  }

  /// `back to Home`, `pop to Home`: where it leads to is not said.
  private mutating func refuseWayBack(from start: UInt32) throws(SyntaxFailure) {
    guard at(.to), !atNewLine else { return }
    while !atStatementEnd { advance() }
    throw fail(Habit.wayBack(at: location(range(from: start))))
  }

  private static let styles: [StaticString] = [
    "fullScreen", "fullScreenCover", "overFullScreen", "pageSheet", "formSheet", "sheet", "popover",
    "currentContext", "overCurrentContext", "custom",
  ]

  /// The style that the next words spell in their own way, `full screen`, which are consumed.
  private mutating func takeSpelledStyle() -> String? {
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
  private mutating func takeLeadingStyle() -> String? {
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
  private mutating func parseStyle(of step: inout PresentStep, from start: UInt32)
    throws(SyntaxFailure)
  {
    let begin = place()
    let first = token.range
    if let meant = takeSpelledStyle(), previousEnd != first.end || text(first) != meant {
      step.looseStyle = LooseStyle(range: SourceRange(start, previousEnd), meant: meant)
      return
    }
    goBack(to: begin)
    step.style = try expectName("a style, such as `sheet` or `formSheet`")
  }

  /// Reads `landscape left` as `landscapeLeft`.
  private mutating func correctSide(of orientation: LocatedName) -> LocatedName {
    guard orientation.name.word == .landscape, !atNewLine, isSpelled("left") || isSpelled("right")
    else { return orientation }
    let meant = isSpelled("left") ? Word.landscapeLeft : .landscapeRight
    advance()
    let words = range(from: orientation.range.start)
    report(.synonym(text(words), at: location(words), meant: meant.spelling))
    return LocatedName(Name(meant), words)
  }

  /// The orientation that another word stands for; nil if the token is none.
  private var spelledOrientation: Word? {
    if isSpelled("left") { return .landscapeLeft }
    if isSpelled("right") { return .landscapeRight }
    if isSpelled("back") || isSpelled("vertical") || isSpelled("upright") { return .portrait }
    return isSpelled("horizontal") || isSpelled("sideways") ? .landscape : nil
  }

  /// Reads `call Feed.setNeedsStatusBarAppearanceUpdate` as `request update from Feed`; nil if
  /// another function is called.
  private mutating func takeRequest(_ function: Expression, from start: UInt32) -> Step.Kind? {
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
