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
  mutating func parsePlistEntry() throws(SyntaxFailure) -> PlistBlock.Entry {
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
