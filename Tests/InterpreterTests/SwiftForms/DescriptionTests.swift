import Interpreter
import Testing

/// What interpolation makes of values, and what recursion makes of texts.
///
/// What each form comes to is what the compiler makes of it.
struct DescriptionTests {
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: #"""
          var s = ""
          """#,
        ("s == \"Optional(3)\"", "let o: Int? = 3; s = \"\\(o as Any)\""),
        ("s == \"Optional(3)\"", "let o: Int? = 3; s = \"\\(o)\""),
        ("s == \"Optional(3)\"", "func f() -> Int? { 3 }; s = \"\\(f() as Any)\"")
      ),
      SwiftForm.each(
        declaring: #"""
          var s = ""
          func show(_ o: Int?) -> String { "\(o as Any)" }
          """#,
        ("s == \"Optional(4)\"", "s = show(4)")
      ),
      SwiftForm.each(
        declaring: #"""
          enum Mood { case happy }
          var s = ""
          """#,
        ("s == \"Mood\"", "s = \"\\(Mood.self)\""),
        ("s == \"Mood\"", "let t = Mood.self; s = \"\\(t)\"")
      ),
      SwiftForm.each(
        declaring: #"""
          var s = ""
          func rev(_ x: String) -> String { x.isEmpty ? "" : rev(String(x.dropFirst())) + "x" }
          """#,
        ("s == \"xxx\"", "s = rev(\"abc\")")
      ),
      SwiftForm.each(
        declaring: #"""
          func rev(_ x: String) -> String { x.isEmpty ? "" : rev(String(x.dropFirst())) + "x" }
          """#,
        ("n == 1", "n = rev(\"abc\") == \"xxx\" ? 1 : 2")
      ),
      SwiftForm.each(
        ("n == 2", "n = \"abc\".contains(\"\") ? 1 : 2")
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
