import Interpreter
import Testing

/// Members of a protocol's extension that the protocol does not ask for: the declared type chooses.
struct ProtocolMemberTests {
  private static let types = """
    protocol P { func a() -> Int }
    extension P { func a() -> Int { 1 }; func b() -> Int { 2 }; func c() -> Int { a() * 10 + b() } }
    struct X: P { func a() -> Int { 5 }; func b() -> Int { 6 } }
    class Z: P { var count = 0; func b() -> Int { count += 1; return count } }
    """

  @Test(
    arguments: SwiftForm.each(
      declaring: types,
      ("n == 32", "let z: P = Z(); n = z.b() * 10 + z.c()"),
      ("n == 6", "let x = X(); n = x.b()")
    ))
  func isChosenByTheDeclaredType(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: SwiftForm.each(
      declaring: types,
      ("n == 2", "let p: P = X(); n = p.b()"),
      ("n == 52", "let p: P = X(); n = p.a() * 10 + p.b()")
    ))
  func isNotKnownOfAStruct(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }
}
