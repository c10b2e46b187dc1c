import Interpreter
import Testing

/// Enumerations that are made of a raw value, or of none.
///
/// What each form comes to is what the compiler makes of it.
struct RawValueTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: "enum Step: Int { case first = 3, second; case third; var next: Step { self } }",
        ("n == 1", "n = Step(rawValue: 9) == nil ? 1 : 2"),
        ("n == 2", "n = Step(rawValue: 5) == nil ? 1 : 2"),
        ("n == 1", "if let step = Step(rawValue: 9) { n = step.rawValue } else { n = 1 }"),
        ("n == 4", "if let step = Step(rawValue: 4) { n = step.rawValue } else { n = 1 }")
      ),
      SwiftForm.each(
        declaring: """
          enum Step: String { case first; case second = "b"
          static let start = Step.first }
          """,
        ("n == 1", "n = Step(rawValue: \"second\") == nil ? 1 : 2"),
        ("n == 2", "n = Step(rawValue: \"b\") == .second ? 2 : 3"),
        ("n == 2", "n = Step(rawValue: \"first\") == .start ? 2 : 3")
      ),
    ].joined())
  func isMadeOrNot(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: SwiftForm.each(
      declaring: """
        enum Step: Int { case first = 3
        subscript(at: Int) -> Int { at } }
        """,
      ("n == 1", "n = Step(rawValue: 9) == nil ? 1 : 2")))
  func isNotSureWhereThereMayBeMoreCases(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}

/// Literals of which one has a fraction.
struct FractionLiteralTests {
  @Test(
    arguments: SwiftForm.each(
      ("n == 35", "n = Int(7 / 2 * 10.0)"),
      ("n == 35", "n = Int(10.0 * (7 / 2))"),
      ("n == 1", "n = 7 / 2 == 3.5 ? 1 : 2"),
      ("n == 3", "n = 7 / 2"),
      ("n == 30", "n = 7 / 2 * 10"),
      ("n == 1", "let half = 1 / 2 + 0.0; n = half > 0.4 ? 1 : 2")))
  func haveOneType(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }
}
