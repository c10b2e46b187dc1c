// What a person pastes without the braces that a file has around it.

/// Parses what stands in an app, settings, states and a root, up to the end of `source`.
///
/// Total, as `parse` is.
package func parseAppContent(
  _ source: Source, names: inout NameTable
) -> (members: [Member], diagnostics: [Diagnostic]) {
  parsePasted(source, names: &names) { $0.parsePastedMembers() }
}

/// Parses lines of a scenario, steps and what they replace of the app, up to the end of `source`.
///
/// Total, as `parse` is.
package func parseScenarioLines(
  _ source: Source, names: inout NameTable
) -> (lines: ScenarioLines, diagnostics: [Diagnostic]) {
  let parsed = parsePasted(source, names: &names) { $0.parsePastedLines() }
  return (parsed.0, parsed.1)
}

/// Parses the settings of a header, with or without the `on` before them, up to the end of
/// `source`.
///
/// Total, as `parse` is.
package func parseHeaderSettings(
  _ source: Source, names: inout NameTable
) -> (settings: [Setting], diagnostics: [Diagnostic]) {
  let parsed = parsePasted(source, names: &names) { $0.parsePastedSettings() }
  return (parsed.0, parsed.1)
}

/// The lines of a scenario, without its braces.
package struct ScenarioLines: Sendable {
  package var variants: [Member] = []
  package var steps: [Step] = []

  package init() {}
}

/// `true` iff `source` begins with a declaration, as files do, and not with a view.
package func beginsDeclaration(_ source: Source) -> Bool {
  let parser = Parser(source, names: NameTable())
  switch parser.word {
  case .include, .import, .app, .scenario, .screen, .container: return parser.nextContinuesHead
  default:
    return parser.beginsSwiftDeclaration || parser.at(.at) || parser.at(.directiveIf)
      || parser.at(.directive)
  }
}

private func parsePasted<Result>(
  _ source: Source, names: inout NameTable, _ read: (inout Parser) -> Result
) -> (Result, [Diagnostic]) {
  let table = names
  names = NameTable.empty
  var parser = Parser(source, names: table)
  let result = read(&parser)
  names = parser.takeNames()
  return (result, parser.sortedDiagnostics())
}

extension Parser {
  /// `true` iff what follows the word on its line makes it the head of a declaration.
  fileprivate var nextContinuesHead: Bool {
    let next = peek()
    return (next.kind == .identifier || next.kind == .string)
      && !next.flags.contains(.newlineBefore)
  }

  fileprivate mutating func parsePastedMembers() -> [Member] {
    var members: [Member] = []
    while !at(.endOfFile) {
      if skipStrayBrace() { continue }
      let before = token.range.start
      do throws(SyntaxFailure) {
        try parseMembers(in: .app, into: &members)
      } catch {}
      // What ends a clause of `#if` is none of ours here.
      if token.range.start == before, !at(.endOfFile) {
        report(
          Expected.declaration(found: found, at: location(token.range), suggestions: []))
        skipToLineEnd()
      }
    }
    return members
  }

  fileprivate mutating func parsePastedLines() -> ScenarioLines {
    var lines = ScenarioLines()
    while !at(.endOfFile) {
      if skipStrayBrace() { continue }
      parseScenarioLines(into: &lines)
    }
    return lines
  }

  fileprivate mutating func parsePastedSettings() -> [Setting] {
    var settings: [Setting] = []
    do throws(SyntaxFailure) {
      if at(.on) { advance() }
      settings = try parseHeaderSettings()
      if !at(.endOfFile) {
        throw fail(
          .expected("`,`", found: found, at: here, purpose: "it goes between two settings"))
      }
    } catch {}
    return settings
  }

  /// Reports a closing brace that nothing opened.
  private mutating func skipStrayBrace() -> Bool {
    guard at(.rightBrace) else { return false }
    report(.strayClosing("}", at: location(token.range)))
    while at(.rightBrace) { advance() }
    return true
  }
}
