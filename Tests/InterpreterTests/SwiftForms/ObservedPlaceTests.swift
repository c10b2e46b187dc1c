import Interpreter
import Testing

/// What runs where a property is given a value: its observers, those of a struct around it and of a
/// class above, and property wrappers.
///
/// What each form comes to is what the compiler makes of it.
struct ObservedPlaceTests {
  private static let structs = """
    struct St { var a = 1 { didSet { b = oldValue } }; var b = 0; mutating func up() { a += 1 } }
    """
  private static let classes = """
    class B { var x = 1 { didSet { log += 1 } }; var log = 0; init() { x = 2 } }
    class S: B { override var x: Int { didSet { log += 10 } }; override init() { super.init()
    x = 3 } }
    """
  private static let wrappers = """
    @propertyWrapper struct Cl { var k = 0; var wrappedValue: Int { get { k }
    set { k = min(newValue, 5) } }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
    @propertyWrapper struct Kept { var k = 0; var wrappedValue: Int { get { k }
    set { k = newValue } }; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
    """

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: structs + "\nvar st = St() { didSet { t(st.a) } }",
        ("n == 4", "st.a = 4"),
        ("n == 4", "st.a = 4; n = n == 4 ? st.b + 3 : 0")
      ),
      SwiftForm.each(
        declaring: classes,
        ("n == 22", "let b = S(); b.x = 7; n = b.log"),
        ("n == 11", "let b = S(); n = b.log")
      ),
      SwiftForm.each(
        declaring: "struct Plain { var a = 1; var b = 0; mutating func up() { a += 1; b += 1 } }"
          + "\nvar st = Plain() { didSet { t(st.a) } }",
        ("n == 2", "st.up()")
      ),
      SwiftForm.each(
        declaring: "class Ch { var k = 1 }\nfunc cfg(_ f: (Ch) -> Void) -> Ch "
          + "{ let c = Ch(); f(c); return c }",
        ("n == 5", "let c = cfg { $0.k = 5 }; n = c.k")
      ),
    ].joined())
  func runsOnce(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }

  @Test(
    arguments: [
      SwiftForm.each(
        declaring: structs + "\nvar st = St() { didSet { t(st.a) } }",
        ("n == 2", "st.up()")
      ),
      SwiftForm.each(declaring: wrappers + "\n@Cl var lim = 3", ("n == 5", "lim = 9; n = lim")),
      SwiftForm.each(
        declaring: "struct S1 { var a = 2; lazy var b = a * 2 }\nvar s = S1()",
        ("n == 10", "s.a = 5; n = s.b")
      ),
      SwiftForm.each(
        declaring: "class C { var k = 1 }\nvar c = C()",
        ("n == 6", "let kp = \\Home.c.k; self[keyPath: kp] = 6; n = c.k")
      ),
      SwiftForm.each(
        (
          "n == 8", "var c = 0; var k: Int { get { c * 2 } set { c = newValue + 1 } }; k = 3; n = k"
        ),
        ("n == 3", "var v = 1 { didSet { if v > 3 { v = 3 } } }; v = 5; n = v"),
        ("n == 6", "let f: (Home) -> (Int) -> Void = Home.t; f(self)(6)"),
        (
          "n == 1",
          "let x: Int?? = .some(nil); if let y = x { n = y == nil ? 1 : 2 } else { n = 3 }"
        )
      ),
    ].joined())
  func isLeftOpen(form: SwiftForm) {
    #expect(outcomes(form.spec).first == "one: undecided")
  }

  @Test(
    arguments: SwiftForm.each(
      declaring: wrappers + "\n@Kept var lim = 3", ("n == 9", "lim = 9; n = lim")))
  func aWrapperThatKeepsWhatItIsGivenKeepsIt(form: SwiftForm) {
    #expect(outcomes(form.spec) == ["one: passed"])
  }
}
