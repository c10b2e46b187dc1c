import Testing

@testable import Language

/// Input made to hurt: it costs time and memory in proportion to its length, and one diagnostic.
@Suite struct LimitTests {
  @Test(arguments: ["{", "(", "[", "a(", "a {", "[a:", "-(", "a ? (", "if a {", "#if a\n", "\"\\("])
  func deepNestingIsToldOnce(_ opener: String) {
    let text = "screen A {\n" + String(repeating: opener, count: 1_000)
    let diagnostics = parsed(text).diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(diagnostics.count <= 2, "\(rendered(Array(diagnostics.prefix(5)), Array(text.utf8)))")
  }

  @Test(arguments: [
    "a = - ", "!(", "try ", "a + ", "a.", "a ? b : ", "a = ", "&& a ", "else if a { } ",
  ])
  func longChainsAreToldOnce(_ link: String) {
    let text = "screen A {\n  if a { } " + String(repeating: link, count: 1_000) + "\n}\n"
    let diagnostics = parsed(text).diagnostics
    #expect(diagnostics.count <= 3, "\(rendered(Array(diagnostics.prefix(5)), Array(text.utf8)))")
  }

  /// Where every level of nesting, or every byte, looked at the rest again, this took an hour.
  @Test(.timeLimit(.minutes(1)), arguments: ["#", "{", "{\n", "a = "])
  func aRowOfOneTokenIsReadOnce(_ link: String) {
    for start in ["", "screen A {\n", "class A: UIViewController {\n  func f() {\n"] {
      let diagnostics = parsed(start + String(repeating: link, count: 200_000)).diagnostics
      #expect((1...3).contains(diagnostics.count))
    }
  }

  @Test func theLimitItselfIsFine() {
    let text =
      "screen A {\n" + String(repeating: "G {\n", count: 90) + String(repeating: "}\n", count: 90)
      + "}\n"
    #expect(parsed(text).diagnostics.isEmpty)
    let chain = "screen A {\n  B()" + String(repeating: "\n    .c(1)", count: 300) + "\n}\n"
    #expect(parsed(chain).diagnostics.isEmpty)
  }

  @Test func balancedBracesBeyondTheLimitHaveACodeOfTheirOwn() {
    let text =
      "screen A {\n" + String(repeating: "G {\n", count: 2000)
      + String(repeating: "}\n", count: 2000) + "}\nscreen B {\n  C(]\n}\n"
    let codes = parsed(text).diagnostics.map(\.code)
    #expect(codes == [.nestingTooDeep, .expectedExpression])
  }

  @Test func aLongLineIsRead() {
    let text = "app A { Text(\"" + String(repeating: "x", count: 200_000) + "\") }"
    #expect(parsed(text).diagnostics.isEmpty)
    let blanks = "app A {" + String(repeating: " ", count: 200_000) + "}"
    #expect(parsed(blanks).diagnostics.isEmpty)
  }
}
