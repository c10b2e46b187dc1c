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

  /// Where every level of nesting, or every byte, looked at the rest again, twenty times as many
  /// took an hour.
  @Test(.timeLimit(.minutes(1)), arguments: ["#", "{", "{\n", "a = "])
  func aRowOfOneTokenIsReadOnce(_ link: String) {
    for start in ["", "screen A {\n", "class A: UIViewController {\n  func f() {\n"] {
      expectTimeGrowsWithLength(of: link, 5_000) { row in
        #expect((1...3).contains(parsed(start + row).diagnostics.count))
      }
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

  /// Siblings do not stand on each other: only what lies in something else is deep.
  @Test(arguments: [
    ("func f() {", 1_000, "  if a { b() }\n", "}"),
    ("", 1_000, "  func f() { if a { b { c } } }\n", ""),
    ("", 1_000, "  var a: [Int] { [b(1)] + c }\n", ""),
    ("enum E {", 1_000, "  case a(Int)\n", "}"),
    ("func f() { switch a {", 1_000, "  case 1: if b { c() }\n", "} }"),
    ("func f() { if a { }", 1_000, " else if b == 1 { c(1) }\n", " }"),
    ("let a = [", 1_000, "  \"key\": [f(1) { b }],\n", "].count"),
    ("var body: some View { VStack {", 1_000, "  if a { Text(b) }\n", "}.padding() }"),
    ("var body: some View { Text(a)", 500, "\n    .padding(b { c })", " }"),
    ("let a = 1", 500, " + f(1)", ""),
  ])
  func manyInARowAreNotDeep(_ part: (start: String, count: Int, item: String, end: String)) {
    let text =
      "class A: UIViewController {\n\(part.start)\n"
      + String(repeating: part.item, count: part.count) + "\n\(part.end)\n}\n"
      + "scenario \"a\" on ios 16...17, A.isDark [true, false] {\n  launch\n}\n"
    let diagnostics = parsed(text).diagnostics
    #expect(diagnostics.isEmpty, "\(rendered(diagnostics, Array(text.utf8)))")
  }

  @Test func aChainOfBranchesHasAnEndAllTheSame() {
    let links = String(repeating: " else if a { }", count: 3_000)
    let text = "class A {\n  func f() {\n    if a { }\(links)\n  }\n}\n"
    #expect(parsed(text).diagnostics.map(\.code) == [.nestingTooDeep])
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
