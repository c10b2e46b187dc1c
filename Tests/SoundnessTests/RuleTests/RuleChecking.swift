import Testing

/// Applies the rule of that name to a text and compares every rewriting with what it should be.
func check(
  _ rule: String, _ text: String, gives expected: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = SpecFile(text)
  let rule = try #require(
    Rule.all.first { $0.name == rule }, "no such rule", sourceLocation: sourceLocation)
  let found = rule.rewrites(file).map { file.applying($0) }
  #expect(found == expected, sourceLocation: sourceLocation)
}

/// Compares the cases that the only rewriting of a text leaves open with what they should be.
func checkCases(
  _ rule: String, _ text: String, gives expected: [String],
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = SpecFile(text)
  let rule = try #require(Rule.all.first { $0.name == rule }, sourceLocation: sourceLocation)
  let rewrites = rule.rewrites(file)
  try #require(rewrites.count == 1, sourceLocation: sourceLocation)
  let cases = rewrites[0].cases.map { file.applying(Rewrite($0)) }
  #expect(cases == expected, sourceLocation: sourceLocation)
}

/// A text with each of `parts` in the place of `part`.
func variants(_ text: String, of part: String, _ parts: [String]) -> [String] {
  parts.map { text.replacing(part, with: $0, maxReplacements: 1) }
}
