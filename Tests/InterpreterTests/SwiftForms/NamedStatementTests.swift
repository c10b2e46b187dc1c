import Interpreter
import Testing

/// Statements with a label, which jumps name.
///
/// What each form comes to is what the compiler makes of it.
struct NamedStatementTests {
  @Test(
    arguments: SwiftForm.each(
      ("n == 13", "a: if n == 0 { t(1); if n == 1 { break a }; t(2) }; t(3)"),
      ("n == 3", "a: if n == 1 { t(1); if n == 1 { break a }; t(2) }; t(3)"),
      ("n == 13", "a: do { t(1); if n == 1 { break a }; t(2) }; t(3)"),
      ("n == 123", "a: do { t(1); if n == 2 { break a }; t(2) }; t(3)"),
      ("n == 13", "a: switch n { case 0: t(1); if n == 1 { break a }; t(2); default: t(9) }; t(3)"),
      ("n == 13", "a: do { b: do { t(1); if n == 1 { break a } }; t(2) }; t(3)"),
      ("n == 123", "a: do { b: do { t(1); if n == 1 { break b }; t(9) }; t(2) }; t(3)"),
      ("n == 5", "a: for i in 1...3 { if i == 2 { continue a }; t(i); break a }; n += 4"),
      ("n == 13", "a: for i in 1...3 { if i == 2 { continue a }; t(i) }")
    ))
  func isLeftWhereAJumpSaysSo(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: SwiftForm.each(
      ("n == 13", "a: do { for i in 1...3 { t(i); if i == 1 { break a } }; t(2) }; t(3)"),
      ("n == 13", "a: do { switch n { case 0: t(1); break a; default: t(2) }; t(2) }; t(3)"),
      ("n == 1", "a: for i in 1...3 { for j in 1...3 { if j == 2 { break a }; t(i) } }"),
      ("n == 123", "a: for i in 1...3 { for j in 1...3 { if j == 2 { continue a }; t(i) } }")
    ))
  func isNotFollowedFromFurtherInside(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
