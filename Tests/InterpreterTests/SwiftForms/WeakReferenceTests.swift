import Interpreter
import Testing

/// Objects that may be gone, as nothing holds them.
struct WeakReferenceTests {
  private static let types = """
    class C { var k = 1; var next: C? }
    class D { var f: (() -> Void)?; deinit { f?() } }
    """

  /// The compiler's answer is one that stays possible.
  @Test(
    arguments: [
      SwiftForm.each(
        declaring: types,
        ("n == 7", "var a: C? = C(); weak var w = a; a = nil; n = w?.k ?? 7"),
        ("n == 7", "weak var w = C(); n = w?.k ?? 7"),
        ("n == 7", "var a: C? = C(); let f = { [weak a] in self.n = a?.k ?? 7 }; a = nil; f()")
      ),
      SwiftForm.each(
        declaring: types + "\nvar c = C()",
        ("n == 1", "weak var w = c; c = C(); n = w == nil ? 1 : 2")
      ),
      SwiftForm.each(
        declaring: types + "\nvar d: D?",
        ("n == 12", "d = D(); d?.f = { [weak self] in self?.t(1) }; d = nil; t(2)")
      ),
    ].joined())
  func mayBeGone(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: types,
        ("n == 1", "weak var w = self; n = w == nil ? 2 : 1"),
        ("n == 1", "let a = C(); let f = { [weak a] in self.n = a?.k ?? 7 }; f(); a.k = 3")
      )
    ].joined())
  func isThereWhereItIsHeld(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }
}
