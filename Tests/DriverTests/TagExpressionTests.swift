import Driver
import Testing

/// What an expression of tags means, and what is said of one that means nothing.
@Suite struct TagExpressionTests {
  @Test(arguments: [
    ("slow", [0, 1]), ("!slow", [2, 3]), ("slow && flaky", [1]), ("slow||flaky", [0, 1, 2]),
    ("!(slow || flaky)", [3]), ("!!slow", [0, 1]), (" slow&&!flaky ", [0]),
    ("nothing || slow && flaky", [1]), ("(nothing || slow) && flaky", [1]), ("ünïcode", [3]),
  ])
  func anExpressionHolds(text: String, chosen: [Int]) throws {
    let tags: [Set<String>] = [["slow"], ["slow", "flaky"], ["flaky"], ["ünïcode"]]
    let expression = try TagExpression(text)
    #expect(
      tags.indices.filter { index in expression.holds { tags[index].contains($0) } } == chosen)
  }

  @Test(arguments: [
    ("", "a tag at the end"), ("slow &&", "a tag at the end"), ("(slow", "`)` at the end"),
    ("slow flaky", "`&&`, `||` or the end at character 6"),
    ("slow & flaky", "`&&`, `||` or the end at character 6"),
    ("é | b", "`&&`, `||` or the end at character 3"),
    ("slow-ish", "`&&`, `||` or the end at character 5"),
    (")", "a tag at character 1"), ("@slow", "a tag at character 1"),
  ])
  func aMistakeIsTold(text: String, expected: String) {
    #expect(throws: TagExpression.Mistake(expected: expected + TagExpressionTests.example)) {
      try TagExpression(text)
    }
  }

  private static let example = ", as in `slow && !(flaky || manual)`"

  @Test func nestingHasABound() {
    for sign in ["(", "!"] {
      let text = String(repeating: sign, count: 100_000)
      #expect(throws: TagExpression.Mistake.self) { try TagExpression(text) }
    }
  }
}
