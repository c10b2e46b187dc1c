import Testing

@testable import Language

/// Input made to hurt is laid out in time that grows with its length, or left alone.
@Suite struct FormattingLimitTests {
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("{", 30_000), ("(", 30_000), ("[a:", 15_000), ("#if a\n", 500), ("\"\\(", 15_000),
      ("/*", 30_000), ("a {\n", 30_000),
    ])
  func whatIsTooDeepIsLeftAlone(_ part: (opener: String, count: Int)) {
    let text = "screen A {\n" + String(repeating: part.opener, count: part.count)
    #expect(laidOut(text) == nil)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("screen A { let a = [", "1,", "1] }"),
      ("screen A { let a = f(", "g(1, b: 2),", "1) }"),
      ("screen A {", "G { };", "}"),
      ("screen A { B()", "/* a */ ", "}"),
      ("screen A { B()", "\n", "}"),
      ("scenario \"a\" { expect ", "visible, ", "hidden }"),
      ("class A: B { func f() {", " a() // b\n", "} }"),
      ("class A: B {", " func f() { if a { b() } else { c() } };", "}"),
      ("screen A { Text(\"", "xxxxxxxxxx", "\") }"),
    ])
  func longTextsTakeTheirTimeOnce(_ part: (start: String, item: String, end: String)) {
    expectTimeGrowsWithLength(of: part.item, 400) { items in
      #expect(laidOut(part.start + items + part.end) != nil)
    }
  }

  @Test(arguments: [
    ("screen A { B()", ".c(1)", "}"), ("screen A { let a = b", " + b", "}"),
    ("class A: B { func f() { if a { b() }", " else if a { b() }", "} }"),
    ("screen A {", "G {", String(repeating: "}", count: 90) + "}"),
  ])
  func whatIsDeepButReadableIsLaidOut(_ part: (start: String, item: String, end: String)) {
    let count = part.item == "G {" ? 90 : 500
    let text = part.start + String(repeating: part.item, count: count) + part.end
    Laws.hold(Array(text.utf8), part.item)
    #expect(laidOut(text) != nil)
  }

  @Test func mistakesLeaveATextAlone() {
    guard case .refused(let errors) = format(source(Array("screen A { (".utf8))) else {
      Issue.record("not refused")
      return
    }
    #expect(!errors.isEmpty)
  }
}
