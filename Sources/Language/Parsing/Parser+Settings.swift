extension Parser {
  /// Parses a setting that stands in an app.
  ///
  ///     AppSetting = "ios" Value | "sdk" Value | "device" Value | "orientation" Value |
  ///       "appearance" Value | "lifecycle" Value | "indicator" Value | "quirks" Value |
  ///       "assumptions" Value | "policy" ^ "." ^ name Value ;
  mutating func parseAppSetting() throws(SyntaxFailure) -> Setting {
    let setting = try parseSetting(isKept: true)
    if at(.comma), !peek().flags.contains(.newlineBefore) {
      _ = fail(severalValues(of: setting))
      skipToLineEnd()
    }
    refuseRest(of: setting)
    return setting
  }

  /// Parses a setting: what is set, then one value, a range or a list on the same line.
  ///
  ///     Setting = Subject Value ;
  ///
  /// With `isKept` one whose value cannot be read counts as given.
  private mutating func parseSetting(isKept: Bool = false) throws(SyntaxFailure) -> Setting {
    let start = token.range.start
    let subject = try parseSubject()
    if at(.colon) || at(.equal) || (at(.oper) && isSpelled("==")), !atNewLine {
      report(.settingSeparator(text(token.range), at: location(token.range)))
      advance()
    }
    if at(.oper), isSpelled(">=") || isSpelled(">") || isSpelled("<=") || isSpelled("<") {
      skipOpenRange(of: subject)
    }
    if atStatementEnd || at(.comma) || at(.leftBrace) {
      throw fail(Expected.value(of: text(subject.range), found: found, at: here))
    }
    let isDevice = if case .name(let name) = subject.kind { name.word == .device } else { false }
    let value: Expression
    if isDevice, let model = takeBareModel() ?? takeBareModels() {
      value = model
    } else {
      skipIdle(["iOS", "version"], in: "a setting")
      value =
        isKept
        ? keepSetting { parser throws(SyntaxFailure) in try parser.parseSettingValue() }
        : try parseSettingValue()
    }
    if !isDevice { skipOpenRange(of: subject) }
    return Setting(range: range(from: start), subject: subject, value: value)
  }

  /// Parses what a setting is about: a word, a name, or a member of one.
  ///
  ///     Subject = name { ^ "." ^ name } ;
  private mutating func parseSubject() throws(SyntaxFailure) -> Expression {
    _ = correctSetting()
    let first = try expectName("the name of a setting")
    var subject = Expression(.name(first.name), first.range)
    // `policy nested innermost` reads like `policy.nested innermost`.
    if first.name == Name(.policy), at(.identifier), !atNewLine {
      report(Missing.dot(after: "policy", text(token.range), at: location(token.range)))
      let member = takeName()
      return Expression(.member(subject, member), range(from: first.range.start))
    }
    // Behind white space a dot begins the value: `Reader.mode .immersive`.
    let beside = height
    height = 0
    while at(.period), token.range.start == previousEnd {
      advance()
      let member = try expectMemberName()
      subject = Expression(.member(subject, member), range(from: first.range.start))
      try grow()
    }
    height = beside
    return subject
  }

  /// Parses the value of a setting.
  ///
  ///     Value = Choice [ "..." Choice ] | "[" Value { "," Value } "]" ;
  ///     Choice = Operand | string | "." ^ name | "true" | "false" ;
  private mutating func parseSettingValue() throws(SyntaxFailure) -> Expression {
    let saved = allowsTrailingClosure
    allowsTrailingClosure = false
    readsWordOperators = false
    defer {
      allowsTrailingClosure = saved
      readsWordOperators = true
    }
    return try parseExpression()
  }

  private mutating func severalValues(of setting: Setting) -> Diagnostic {
    let rest = restOfLine
    let values = SourceRange(setting.value.range.start, rest.end)
    let isList = text(rest).utf8.allSatisfy { $0 != 0x7B && $0 != 0x5B }
    return .severalValues(
      of: text(setting.subject.range), first: location(setting.value.range), at: location(rest),
      list: isList ? "[" + text(values) + "]" : nil)
  }

  /// Reads `light, dark` behind `on appearance` as a list; `true` iff values follow.
  private mutating func takesFurtherValues(of setting: Setting) -> Bool {
    let start = token.range.start
    var end = start
    while isFurtherValue(of: setting) {
      end = token.range.end
      let beforeComma = place()
      advance()
      if at(.oper), isSpelled("..."), peek().kind == .number {
        advance()
        end = token.range.end
        advance()
        continue
      }
      guard take(.comma), isFurtherValue(of: setting) else {
        goBack(to: beforeComma)
        advance()
        break
      }
    }
    guard end > start else { return false }
    let values = SourceRange(setting.value.range.start, end)
    report(
      .severalValues(
        of: text(setting.subject.range), first: location(setting.value.range),
        at: location(SourceRange(start, end)), list: "[" + text(values) + "]"))
    return true
  }

  /// `true` iff a value of that setting stands at the token, without its name.
  private func isFurtherValue(of setting: Setting) -> Bool {
    if at(.number) || at(.string) { return true }
    guard at(.identifier), let (subject, _) = settingOfValue,
      case .name(let name) = setting.subject.kind
    else { return false }
    return name == Name(subject)
  }

  /// Parses the settings of a scenario's header.
  ///
  ///     Header = "on" Setting { "," Setting } ;
  mutating func parseHeader() throws(SyntaxFailure) -> [Setting] {
    headerMistake = nil
    guard takesOn() else { return [] }
    return try parseHeaderSettings()
  }

  /// Parses what follows the `on` of a header.
  mutating func parseHeaderSettings() throws(SyntaxFailure) -> [Setting] {
    if at(.leftBracket) { throw fail(settingsInBrackets()) }
    var settings = [try parseHeaderSetting()]
    while take(.comma) || takesOtherSeparator() || takesAndOfHeader()
      || takesMissingCommaOfHeader()
    {
      if at(.leftBrace) {
        report(.trailingComma(at: location(SourceRange(previousEnd - 1, previousEnd))))
        break
      }
      if let last = settings.last, takesFurtherValues(of: last) { continue }
      settings.append(try parseHeaderSetting())
    }
    return settings
  }

  /// Parses a setting of a header, or what stands for one.
  private mutating func parseHeaderSetting() throws(SyntaxFailure) -> Setting {
    if let setting = takeBareValue() { return setting }
    if let setting = try takeBareModelOrRelease() { return setting }
    return try parseSetting()
  }

  /// Parses keys of Info.plist and their values.
  ///
  ///     Plist = "plist" "{" NL { PlistEntry NL } "}" ;
  mutating func parsePlist() throws(SyntaxFailure) -> PlistBlock {
    let start = token.range.start
    advance()
    let opener = token.range
    try expect(.leftBrace, "the keys follow")
    var entries: [PlistBlock.Entry] = []
    while !at(.rightBrace), !at(.endOfFile) {
      if take(.semicolon) || takesEntryOfXML() { continue }
      let entry = recovering { parser throws(SyntaxFailure) in
        let entry = try parser.parsePlistEntry()
        try parser.expectLineEnd(after: "a key and its value")
        return entry
      }
      if let entry { entries.append(entry) }
    }
    try expectClosingBrace(of: opener)
    return PlistBlock(range: range(from: start), entries: entries)
  }

  /// Parses one key and its value.
  ///
  ///     PlistEntry = name [ ^ "~" ^ name ] "=" Expression ;
  private mutating func parsePlistEntry() throws(SyntaxFailure) -> PlistBlock.Entry {
    let key: LocatedName
    if at(.string) {
      let contents = stringContents(token)
      report(.quotedKey(text(contents), at: location(token.range)))
      let name = names.intern(lexer.bytes, from: Int(contents.start), to: Int(contents.end))
      key = LocatedName(name, contents)
      advance()
    } else {
      key = try expectName("a key of Info.plist")
    }
    var suffix: LocatedName?
    if at(.oper), isSpelled("~") {
      advance()
      suffix = try expectName("a device, such as `ipad`")
    }
    if at(.colon) {
      report(.settingSeparator(text(token.range), meant: "=", at: location(token.range)))
      advance()
    } else if !atNewLine,
      at(.string) || at(.number) || at(.true) || at(.false) || isSpelled("YES")
        || isSpelled("NO")
    {
      report(Missing.equal(at: location(token.range.atStart)))
    } else {
      try expect(.equal, "the value of the key follows")
    }
    return PlistBlock.Entry(key: key, suffix: suffix, value: try parseExpression())
  }

  /// Parses a further window.
  ///
  ///     Window = "window" typeName [ ^ Arguments ] Block ;
  mutating func parseWindow() throws(SyntaxFailure) -> WindowDeclaration {
    let start = token.range.start
    advance()
    let name = try expectTypeName("the name of the window")
    let arguments = at(.leftParen) ? try parseArguments().arguments : []
    let content = try parseBlock()
    return WindowDeclaration(
      range: range(from: start), name: name, arguments: arguments, content: content)
  }

  /// Parses a further scene.
  ///
  ///     Scene = "scene" typeName "{" NL { SceneMember NL } "}" ;
  mutating func parseScene() throws(SyntaxFailure) -> SceneDeclaration {
    let start = token.range.start
    advance()
    let name = try expectTypeName("the name of the scene")
    let members = try parseMembers(in: .scene)
    return SceneDeclaration(range: range(from: start), name: name, members: members)
  }

  /// Parses what lies under the bar.
  ///
  ///     Backdrop = "backdrop" Brightness [ "until" Operand "," "then" Brightness ] ;
  mutating func parseBackdrop() throws(SyntaxFailure) -> Backdrop {
    let start = token.range.start
    advance()
    let first = try parseBrightness()
    var change: (offset: Expression, second: LocatedName)?
    if takeOnLine(.until) {
      let offset = try parsePrefixExpression()
      try expect(.comma, "`then` and what lies there from that offset on follow")
      try expect(.then, "what lies under the bar from that offset on follows")
      change = (offset, try parseBrightness())
    }
    return Backdrop(range: range(from: start), first: first, change: change)
  }

  /// Parses what lies under the bar.
  ///
  ///     Brightness = "dark" | "bright" ;
  private mutating func parseBrightness() throws(SyntaxFailure) -> LocatedName {
    guard at(.dark) || at(.bright) else {
      throw fail(
        Expected.one(
          of: [.dark, .bright], found: found, at: here,
          suggestions: brightnessMeant ?? suggestions(among: [.dark, .bright])))
    }
    return takeName()
  }
}

// What people write in settings and headers. Each is told once, with what is right there, and the
// setting counts as given, so that it does not seem to be missing.
extension Parser {
  /// Reads the `on` that a header begins with, or another word that stands for it, or none.
  private mutating func takesOn() -> Bool {
    if take(.on) { return true }
    guard at(.identifier), !atNewLine else { return false }
    if correctSetting() || word?.isSetting == true {
      headerMistake = diagnostics.count
      report(Missing.on(at: location(token.range.atStart)))
      return true
    }
    let next = peek()
    guard next.kind == .identifier, !next.flags.contains(.newlineBefore),
      ["across", "for", "with", "in", "under", "using", "over"].contains(where: { isSpelled($0) })
    else { return false }
    report(.synonym(text(token.range), at: location(token.range), meant: "on"))
    advance()
    return true
  }

  /// `true` iff two settings of a header stand side by side: the comma between them is missing.
  private mutating func takesMissingCommaOfHeader() -> Bool {
    guard at(.identifier), !atNewLine, correctSetting() || word?.isSetting == true else {
      return false
    }
    let mistake = Missing.comma(
      between: "settings", at: location(SourceRange(previousEnd, previousEnd)))
    guard let known = headerMistake, diagnostics.indices.contains(known) else {
      headerMistake = diagnostics.count
      report(mistake)
      return true
    }
    // All that is missing between the settings of a header is one mistake.
    for fix in mistake.fixes { diagnostics[known].fixes[0].edits += fix.edits }
    if diagnostics[known].code == .missingOn {
      diagnostics[known].fixes[0].title = "write `on`, and commas between the settings"
    } else {
      diagnostics[known].fixes[0].title = "add the commas"
    }
    return true
  }

  /// `true` iff two settings of a header stand side by side, with `and` between them.
  private mutating func takesAndOfHeader() -> Bool {
    guard isOne(of: ["and"]) || at(.oper) && isSpelled("&&") && !atNewLine else { return false }
    let place = SourceRange(previousEnd, token.range.end)
    report(.synonym(text(token.range), at: location(place), meant: ","))
    advance()
    return true
  }

  /// Says of a list around settings that the lists stand behind their names.
  private func settingsInBrackets() -> Diagnostic {
    var diagnostic = Expected.name("the name of a setting", found: found, at: here)
    diagnostic.hint = "a list comes after the name: `on ios [16, 17], device notch`"
    return diagnostic
  }

  /// Skips the second `on` of a header, and a semicolon in it: a comma is meant.
  private mutating func takesOtherSeparator() -> Bool {
    guard at(.semicolon) || at(.on) && !atNewLine else { return false }
    let place = SourceRange(previousEnd, token.range.end)
    let sign = text(token.range)
    advance()
    report(.synonym(sign, at: location(place), meant: ","))
    return true
  }

  /// Reads `"iPhone 15"` and `17` in a header with the word that is missing before them.
  private mutating func takeBareModelOrRelease() throws(SyntaxFailure) -> Setting? {
    guard !atNewLine, at(.string) || at(.number) else { return nil }
    let subject: Word = at(.string) ? .device : .ios
    let what = at(.string) ? "a model" : "a release"
    report(
      Missing.word(
        subject.spelling, what + " follows `" + subject.spelling + "`",
        at: location(token.range.atStart)))
    let start = token.range.start
    _ = try parseExpression()
    let words = range(from: start)
    return Setting(
      range: words, subject: Expression(.name(Name(subject)), words),
      value: Expression(.missing, words))
  }

  /// `device iPhone 15`: the name of a model without its quotes.
  private mutating func takeBareModel() -> Expression? {
    guard at(.identifier), !atNewLine,
      lexer.bytes[Int(token.range.start)..<Int(token.range.end)].starts(with: "iP".utf8),
      hasModelNumber
    else { return nil }
    let start = token.range.start
    repeat { advance() } while !atStatementEnd && !at(.comma) && !at(.leftBrace)
    let name = SourceRange(start, previousEnd)
    report(Missing.quotes(text(name), at: location(name)))
    return Expression(.string(StringLiteral(name, in: name)), name)
  }

  /// `device [iPhone 14, iPhone 15]`: names of models without their quotes, in a list.
  private mutating func takeBareModels() -> Expression? {
    guard at(.leftBracket), !atNewLine else { return nil }
    let start = place()
    let opener = token.range
    var edits: [Fix.Edit] = []
    repeat {
      advance()
      guard at(.identifier) || at(.string) else { break }
      let first = token.range.start
      let bytes = lexer.bytes[Int(token.range.start)..<Int(token.range.end)]
      let isModel = at(.identifier) && bytes.starts(with: "iP".utf8) && hasModelNumber
      while !atStatementEnd, !at(.comma), !at(.rightBracket) { advance() }
      let name = SourceRange(first, previousEnd)
      if isModel { edits.append(Fix.Edit(location(name), "\"" + text(name) + "\"")) }
    } while at(.comma)
    guard at(.rightBracket), !edits.isEmpty else {
      goBack(to: start)
      return nil
    }
    advance()
    let list = SourceRange(opener.start, previousEnd)
    report(Missing.quotes(edits, at: location(list)))
    return Expression(.missing, list)
  }

  /// `true` iff more of a model's name follows on the line; `iPad` alone is a class of devices.
  private var hasModelNumber: Bool {
    let next = peek()
    return !next.flags.contains(.newlineBefore)
      && (next.kind == .number || next.kind == .identifier)
      || token.range.count > 6
  }

  /// Skips `+` behind a release, `>=` before it and `or later`: a range needs both its ends.
  private mutating func skipOpenRange(of subject: Expression) {
    guard !atNewLine else { return }
    let signs: [StaticString] = ["+", ">=", ">", "<=", "<"]
    let isSign = at(.oper) && signs.contains { isSpelled($0) }
    let next = peek()
    let isWord =
      isOne(of: ["or", "and"]) && next.kind == .identifier
      && ["later", "newer", "up", "above", "higher"].contains(text(next.range))
    guard isSign || isWord else { return }
    let place = location(token.range)
    let what = found
    advance()
    if !isSign { while !atStatementEnd, at(.identifier) { advance() } }
    var diagnostic = Diagnostic.unexpected(what, after: "`" + text(subject.range) + "`", at: place)
    diagnostic.primary.text = "a range needs both its ends"
    diagnostic.hint = "for example `" + text(subject.range) + " 16...18`"
    report(diagnostic)
  }

  /// Reads a setting of an app whose value cannot be read as one that was given.
  private mutating func keepSetting(
    _ body: (inout Parser) throws(SyntaxFailure) -> Expression
  ) -> Expression {
    let start = token.range.start
    do {
      return try body(&self)
    } catch {
      if !atStatementEnd { skipToLineEnd() }
      return Expression(.missing, range(from: start))
    }
  }

  /// Skips what stands behind the value of a setting on its line, and says how several are written.
  private mutating func refuseRest(of setting: Setting) {
    guard !atStatementEnd else { return }
    if at(.comma), peek().flags.contains(.newlineBefore) { return }
    var diagnostic = Diagnostic.unexpected(found, after: "the value of a setting", at: here)
    if at(.to) || isSpelled("or") || isSpelled("and") || isSpelled("through") || isSpelled("until")
    {
      let subject = text(setting.subject.range)
      diagnostic.hint =
        subject == "ios" || subject == "sdk"
        ? "a list is `[16, 18]`, a range is `16...18`" : "several values go in `[ ]`"
    }
    _ = fail(diagnostic)
    skipToLineEnd()
  }

  private var settingOfValue: (subject: Word, value: Word)? {
    if let word, Word.orientations.contains(word) { return (.orientation, word) }
    if let word, Word.appearances.contains(word) { return (.appearance, word) }
    switch text(token.range) {
    case "iPad", "ipad": return (.device, .pad)
    case "notch": return (.device, .notch)
    case "homeButton": return (.device, .homeButton)
    case "dynamicIsland": return (.device, .dynamicIsland)
    default: return nil
    }
  }

  /// Reads a word that is the value of a setting by itself, `landscape`, `dark mode`, `iPad`, as
  /// that setting; nil where something else is meant.
  mutating func takeBareValue() -> Setting? {
    guard at(.identifier), let (subject, value) = settingOfValue else { return nil }
    let start = place()
    let first = token.range
    advance()
    if subject == .appearance, !atNewLine, isSpelled("mode") || isSpelled("Mode") { advance() }
    guard atStatementEnd || at(.leftBrace) || at(.comma) else {
      goBack(to: start)
      return nil
    }
    let words = range(from: first.start)
    report(
      .synonym(
        text(words), at: location(words), meant: subject.spelling + " " + value.spelling))
    return Setting(
      range: words, subject: Expression(.name(Name(subject)), words),
      value: Expression(.missing, words))
  }

  /// Reads `ios(16)` as `ios 16`, and `ios (16, 17)` as a list.
  mutating func takeBracketedSetting() throws(SyntaxFailure) -> Setting? {
    guard let word, word.isSetting, word != .policy else { return nil }
    let next = peek()
    guard next.kind == .leftParen, !next.flags.contains(.newlineBefore) else { return nil }
    let start = place()
    let subject = takeName()
    let opener = token.range
    let arguments = try parseArguments().arguments
    guard let first = arguments.first, arguments.allSatisfy({ $0.label == nil }), atStatementEnd
    else {
      goBack(to: start)
      return nil
    }
    let brackets = SourceRange(opener.start, previousEnd)
    var inner = text(SourceRange(opener.end, previousEnd - 1))
    if arguments.count > 1 { inner = "[" + inner + "]" }
    report(Habit.bracketedValue(inner, after: subject.range.end, at: location(brackets)))
    return Setting(
      range: range(from: subject.range.start),
      subject: Expression(.name(subject.name), subject.range),
      value: Expression(.missing, first.value.range))
  }

  /// Reads `iOS` as `ios`, and so on; `true` iff it was mended.
  mutating func correctSetting() -> Bool {
    guard at(.identifier), word?.isSetting != true, let meant = setting(spelledLike: token.range)
    else {
      return false
    }
    report(.synonym(text(token.range), at: location(token.range), meant: meant.spelling))
    name = Name(meant)
    return true
  }

  /// The setting that a word is but for its capitals.
  func setting(spelledLike range: SourceRange) -> Word? {
    let small = lexer.bytes[Int(range.start)..<Int(range.end)].map { byte in
      byte &- 0x41 < 26 ? byte | 0x20 : byte
    }
    return [Word.ios, .sdk, .device, .orientation, .appearance].first {
      $0.spelling.utf8.elementsEqual(small)
    }
  }

  /// `plist Key = value` without braces.
  mutating func parseBarePlist() throws(SyntaxFailure) -> PlistBlock {
    let start = token.range.start
    advance()
    let first = token.range.atStart
    let entry = try parsePlistEntry()
    let end = SourceRange(previousEnd, previousEnd)
    report(Missing.braces(from: location(first), to: location(end)))
    return PlistBlock(range: range(from: start), entries: [entry])
  }

  /// Reads `Info.plist {` as `plist`.
  mutating func correctPlist() {
    guard at(.identifier), isSpelled("Info"), peek().kind == .period else { return }
    let start = place()
    let first = token.range.start
    advance()
    advance()
    guard at(.plist), peek().kind == .leftBrace else {
      return goBack(to: start, keepsDiagnostics: false)
    }
    let words = SourceRange(first, token.range.end)
    report(.synonym(text(words), at: location(words), meant: "plist"))
  }

  /// What is meant by `white` and the like under the bar; nil for another word.
  private var brightnessMeant: [String]? {
    guard at(.identifier) else { return [] }
    switch text(token.range) {
    case "black", "night": return [Word.dark.spelling]
    case "white", "light": return [Word.bright.spelling]
    default: return nil
    }
  }
}
