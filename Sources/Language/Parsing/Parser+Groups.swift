// Scenarios in a group of another tool, and tags in front of a scenario.
extension Parser {
  /// Reads `describe "…" { scenario … }`, and a scenario around scenarios: those within count as if
  /// they stood in the file. `true` iff it was such a group.
  mutating func takesGroup(into items: inout [Item]) -> Bool {
    guard beginsGroup else { return false }
    let word = text(token.range)
    let start = place()
    let first = token.range.start
    repeat { advance() } while !at(.leftBrace) && !atStatementEnd
    guard at(.leftBrace) else {
      goBack(to: start)
      return false
    }
    advance()
    guard beginsGroup || beginsOtherScenario else {
      goBack(to: start)
      return false
    }
    let head = SourceRange(first, previousEnd)
    // Of a scenario around others each has the same word: the inner one is out of place.
    let culprit = word == "scenario" ? token.range : head
    while !at(.rightBrace), !at(.endOfFile) {
      if take(.semicolon) { continue }
      _ = recovering { parser throws(SyntaxFailure) in
        try parser.parseItem(into: &items)
        try parser.expectLineEnd(after: "a declaration")
      }
    }
    let closer = at(.rightBrace) ? location(token.range) : nil
    if closer != nil { advance() }
    report(
      Habit.groupOfScenarios(word, at: location(culprit), head: location(head), closer: closer))
    return true
  }

  /// `true` iff a word and a name in quotes stand here, as in front of a group.
  private var beginsGroup: Bool {
    guard at(.identifier), at(.scenario) || Parser.groupWords.contains(where: { isSpelled($0) })
    else { return false }
    return peek().kind == .string
  }

  private static let groupWords: [StaticString] = [
    "describe", "context", "suite", "feature", "group", "Feature", "Scenario",
  ]

  /// Throws if what stands behind the brace of a scenario is another one: then both are read again,
  /// as a group. Almost none is, so that it is asked here and not in front of each.
  mutating func refuseGroup() throws(SyntaxFailure) {
    guard at(.identifier), word?.isStep != true, beginsGroup || beginsOtherScenario else { return }
    isGroup = true
    throw fail(Expected.step(found: found, at: location(token.range)))
  }

  /// Reads a scenario, or the group that stands in its place.
  mutating func parseScenarioOrGroup(into items: inout [Item]) throws(SyntaxFailure) {
    let start = place()
    do {
      items.append(.scenario(try parseScenario()))
    } catch {
      guard isGroup else { throw error }
      isGroup = false
      goBack(to: start)
      guard takesGroup(into: &items) else { throw error }
    }
  }

  /// `true` iff a scenario stands here that begins with a word of another tool.
  private var beginsOtherScenario: Bool {
    guard at(.identifier), peek().kind == .string else { return false }
    return ["it", "test", "Test", "spec"].contains { isSpelled($0) }
  }

  /// Takes `@smoke @slow` in front of a scenario; nil if something else stands here.
  mutating func takeTagsInFront() -> (names: [SourceRange], range: SourceRange)? {
    guard at(.at) else { return nil }
    let start = place()
    let first = token.range.start
    var names: [SourceRange] = []
    while take(.at) {
      guard at(.identifier), !atNewLine else { break }
      names.append(token.range)
      advance()
    }
    guard !names.isEmpty, at(.scenario), peek().kind == .string else {
      goBack(to: start)
      return nil
    }
    return (names, SourceRange(first, token.range.start))
  }
}
