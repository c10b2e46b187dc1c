// What stands between the name of a scenario and its settings. The words here mean something in
// this one place only, so that code may use them as names: they are in no table of words.
extension Parser {
  /// Parses the words by which a command line selects the scenario.
  ///
  ///     Tags = "tags" name { "," name } ;
  mutating func parseTags() throws(SyntaxFailure) -> [LocatedName] {
    guard at(.identifier), isSpelled("tags") || isSpelled("tag") else { return [] }
    if isSpelled("tag") { report(.synonym("tag", at: location(token.range), meant: "tags")) }
    advance()
    if at(.colon), !atNewLine { skipIdleSign(in: "a header") }
    var tags = [try expectBareName("a tag")]
    while take(.comma) {
      if at(.leftBrace) {
        report(.trailingComma(at: location(SourceRange(previousEnd - 1, previousEnd))))
        break
      }
      tags.append(try expectBareName("a tag"))
    }
    return tags
  }

  /// Parses why the scenario is known to fail.
  ///
  ///     KnownIssue = "known" "issue" string ;
  mutating func parseKnownIssue() throws(SyntaxFailure) -> KnownIssue? {
    guard at(.identifier), isSpelled("known") else { return nil }
    let start = token.range.start
    advance()
    guard at(.identifier), isSpelled("issue") else {
      throw fail(
        .expected("`issue`", found: found, at: here, purpose: "a known issue is told in a string"))
    }
    advance()
    if at(.colon), !atNewLine { skipIdleSign(in: "a header") }
    let reason = try expectString("what is known of the issue")
    return KnownIssue(range: range(from: start), reason: reason)
  }

  /// A word that stands behind the name of a scenario and begins nothing there.
  var unknownClause: Diagnostic {
    var diagnostic = Diagnostic.expected(
      "`{`", found: found, at: here, purpose: "the steps of the scenario follow")
    diagnostic.hint =
      "after the name come `tags …`, `known issue \"…\"` and `on …`, in this order"
    return diagnostic
  }

  /// `true` iff a clause of a scenario begins at the token, which begins a line.
  var beginsClause: Bool {
    guard at(.identifier) else { return false }
    if at(.on) { return true }
    guard isSpelled("tags") || isSpelled("known") else { return false }
    let next = peek()
    return next.kind == .identifier && !next.flags.contains(.newlineBefore)
  }
}
