import Interpreter
import Testing
import Wording

/// Numbers, texts, enumerations and structs mean what the language says that they mean. Each row
/// declares properties of a view controller and gives what `prefersStatusBarHidden` returns.
@Suite struct SwiftValueTests {
  @Test(arguments: [
    ("let a = 0x1F", "a == 31"), ("let a = 0b1_01", "a == 5"), ("let a = 0o17", "a == 15"),
    ("let a = 1_000", "a == 1000"), ("let a = 1.5e3", "a == 1500"), ("let a = 25e-1", "a == 2.5"),
    ("let a = 0x1.8p1", "a == 3"), ("let a = 0x1p-1", "a == 0.5"),
    ("let a: Double = 7", "a / 2 == 3.5"), ("let a = 7", "a / 2 == 3"),
    ("let a: UInt8 = 7", "a / 2 == 3"), ("let a: CGFloat = 7", "a / 2 == 3.5"),
    ("let a = -7", "a / 2 == -3 && a % 2 == -1"), ("let a = 7", "Double(a) / 2 == 3.5"),
    ("let a = 2.9", "Int(a) == 2"), ("let a = -2.9", "Int(a) == -2"),
    ("let a: Float = 0.1", "Double(a) != 0.1"), ("let a: Float = 0.5", "Double(a) == 0.5"),
    ("let a = 9007199254740993", "a != 9007199254740992"),
    ("let a = 9007199254740993", "a > 9007199254740992"),
    ("let a = 9007199254740993", "a + 1 == 9007199254740994"),
    ("let a = Int.max", "a &+ 1 == Int.min"), ("let a: UInt8 = 255", "a &+ 1 == 0"),
    ("let a: UInt8 = 0", "a &- 1 == 255"), ("let a: Int8 = 127", "a &+ 1 == -128"),
    ("let a = 6", "a & 3 == 2 && a | 1 == 7 && a ^ 2 == 4 && ~a == -7"),
    ("let a = 1", "a << 4 == 16 && 256 >> 4 == 16"), ("let a: UInt8 = 1", "a << 8 == 0"),
    ("let a = 300", "UInt8(truncatingIfNeeded: a) == 44"), ("let a = 3", "max(a, 2) / 2 == 1"),
    ("let a = true", "(a ? 1 : 2) / 2 == 0"), ("let a: Int? = 7", "(a ?? 0) / 2 == 3"),
    ("let a = 0.1", "a + 0.2 != 0.3"), ("var a = 7", "{ var b = a; b /= 2; return b == 3 }()"),
  ])
  func numbers(declaration: String, truth: String) {
    expect("passed", of: [declaration], truth)
  }

  @Test(arguments: [
    (#"let s = "\u{41}""#, #"s == "A""#), (##"let s = #"a\n"#"##, #"s == "a\\n""#),
    (##"let s = #"\#u{41}"#"##, #"s == "A""#), (#"let s = "a\tb""#, #"s.count == 3"#),
    (#"let s = "10""#, #"s < "9""#), (#"let s = "a""#, #"s < "b" && s <= "a" && !(s > "b")"#),
    (#"let s = "e\u{301}""#, #"s == "\u{e9}" && s.count == 1"#),
    (#"let s = "a" + "b""#, #"s == "ab""#), (#"var s = """#, "s.isEmpty && s.count == 0"),
    ("let s = \"\"\"\n    a\n      b\n    \"\"\"", #"s == "a\n  b""#),
    ("let s = \"\"\"\n    a \\\n    b\n    \"\"\"", #"s == "a b""#),
    (#"let s = "B""#, #"s < "a""#), (#"let s = "42""#, #"Int("42") == 42 && Int("x") == nil"#),
  ])
  func texts(declaration: String, truth: String) {
    expect("passed", of: [declaration], truth)
  }

  @Test(arguments: [
    ("var a = 9223372036854775807", "a + 1 > a"), ("let a: UInt8 = 255", "a + 1 > 0"),
    ("let a: Int? = nil", "a! == 1"), ("let a = 0", "7 / a == 0"), ("let a = 0", "7 % a == 0"),
    ("let a = -1", "UInt8(a) == 0"), ("let a = 1e30", "Int(a) == 0"),
    ("let a = true", "{ fatalError() }()"),
    ("let a = false", "{ precondition(a); return true }()"),
    ("let a = UIImage(named: \"x\")", "a == nil"), ("let a = URL(string: \"x\")", "a != nil"),
    ("let a = Data(base64Encoded: \"x\")", "a != nil"),
  ])
  func whatEndsTheAppOrMayBeNilIsNotKnown(declaration: String, truth: String) {
    expect("undecided", of: [declaration], truth)
  }

  @Test(arguments: [
    "fatalError(); hide = true", "exit(0); hide = true", "precondition(hide); hide = true",
    "let n: Int? = nil; let m = n! + 1; hide = true",
    "let n = Int.max; let m = n + 1; hide = true", "if !hide { abort() }; hide = true",
    "guard hide else { preconditionFailure() }; hide = true",
  ])
  func nothingIsKnownAfterTheEndOfTheApp(code: String) {
    expect("undecided", of: ["var hide = false", "func go() { \(code) }"], "hide", calls: true)
    expect("undecided", of: ["var hide = false", "func go() { \(code) }"], "!hide", calls: true)
  }

  @Test(arguments: [
    "precondition(!hide); hide = true", "assert(true); hide = true",
    "assert(hide); hide = true", "if !hide { assertionFailure() }; hide = true",
    "guard let n = other else { fatalError() }; hide = true",
    "if odd { fatalError() }; hide = true",
  ])
  func whoAsksTakesItThatTheAppGoesOn(code: String) {
    let members = [
      "var hide = false", "var odd: Bool", "var other = Kit.other()", "func go() { \(code) }",
    ]
    expect("passed", of: members, "hide", calls: true)
  }

  @Test func theReportSaysThatTheAppEnds() {
    let text = spec(of: ["var hide = false", "func go() { exit(0) }"], "hide", calls: true)
    let cells = results(text).flatMap { $0.cells }
    let words = cells.flatMap { $0.told }.map { $0.decisive?.text }
    #expect(words == ["the app ends here: nothing is known after it"])
  }

  // MARK: - Enumerations and structs

  static let types = """
    enum Step: Int, Comparable { case one = 1, two
      static func < (l: Step, r: Step) -> Bool { l.rawValue < r.rawValue } }
    enum Level: Comparable { case low, high }
    enum Same: Equatable { case a, b
      static func == (l: Same, r: Same) -> Bool { true } }
    enum Word: String { case yes, no = "none"
      init?(flag: Int) { if flag > 3 { return nil }
        self = flag == 1 ? .yes : .no } }
    enum Theme { case system, dark
      var isDark: Bool { switch self { case .system: return false
        case .dark: return true } }
      var other: Theme { self == .dark ? .system : .dark }
      func isLike(_ theme: Theme) -> Bool { self == theme }
      mutating func turn() { self = other }
      static func standard() -> Theme { .dark } }
    enum Load { case idle, done(Int) }
    struct Prefs { var hidden = false
      var count = 1
      var isBig: Bool { count > 2 }
      mutating func raise() { count += 1; hidden.toggle() } }
    struct Outer { var prefs = Prefs(count: 2)
      var isOn = true }
    """

  @Test(arguments: [
    ("var s = Step.two", "s > .one && s >= .two && !(s < .one)"),
    ("var s = Step.two", "s.rawValue == 2"), ("let s = Level.high", "s > .low"),
    ("let s = Same.a", "s == .b"), ("let s = 2", "Step(rawValue: s) == .two"),
    ("let s = \"zzz\"", "{ if let w = Word(rawValue: s) { return false }; return true }()"),
    ("let s = Word.no", "s.rawValue == \"none\" && Word.yes.rawValue == \"yes\""),
    ("let s = 4", "Word(flag: s) == nil && Word(flag: 1) == .yes && Word(flag: 2) == .no"),
    ("var s = Theme.dark", "s.isDark && !s.other.isDark && s.isLike(.dark)"),
    ("var s = Theme.standard()", "s.isDark"), ("var s: Theme? = .dark", "s?.isDark == true"),
    ("var s = Prefs(hidden: true)", "s.hidden && s.count == 1 && !s.isBig"),
    ("var s = Outer()", "s.prefs.count == 2 && s.isOn"),
    ("var s = Outer(prefs: Prefs(count: 7))", "s.prefs.isBig"),
  ])
  func typesOfValues(declaration: String, truth: String) {
    expect("passed", of: [declaration], truth)
  }

  @Test(arguments: [
    ("var s = Theme.system", "s.turn()", "s.isDark"),
    ("var s = Prefs()", "s.raise(); s.raise()", "s.count == 3 && !s.hidden"),
    ("var s = Prefs()", "var t = s; t.count = 9; s.hidden = t.count > s.count", "s.hidden"),
    ("var s = Prefs()", "var t = s; t.raise()", "s.count == 1"),
    ("var s = Prefs(count: 5)", "s = Prefs()", "s.count == 1"),
    ("var s = Prefs(count: 5)", "s = Prefs(hidden: s.count > 4, count: 2)", "s.hidden"),
    ("var s = Prefs(); var t = Prefs(count: 5)", "s = t; t.count = 0", "s.count == 5"),
    ("var s = Outer()", "s.prefs.raise(); s.prefs.count += 1", "s.prefs.count == 4"),
    (
      "var n = 0; var s = Prefs() { didSet { n += 1 } }", "s.hidden = true; s.raise(); s = Prefs()",
      "n == 3"
    ),
    (
      "var n = 0; var s = Prefs() { didSet { n += 1; s.count = 7; s.hidden = true } }",
      "s.count = 1", "n == 1 && s.count == 7 && s.hidden"
    ),
    ("var n = 0; var s: [Int] = [] { didSet { n += 1 } }", "s.append(1); s[0] = 2", "n == 2"),
    ("var n = 7", "n /= 2; n %= 2; n &+= 1; n <<= 3", "n == 16"),
    ("var n = 6", "n &= 3; n |= 8; n ^= 1", "n == 11"),
  ])
  func changesOfValues(declaration: String, code: String, truth: String) {
    expect("passed", of: [declaration, "func go() { \(code) }"], truth, calls: true)
  }

  @Test(arguments: [
    ("var s = Load.done(1)", "s == .done(2)"), ("var s = Load.done(1)", "s != .done(1)"),
  ])
  func whatCasesCarryIsNotKept(declaration: String, truth: String) {
    expect("undecided", of: [declaration], truth)
  }

  private func expect(
    _ outcome: String, of members: [String], _ truth: String, calls: Bool = false,
    location: SourceLocation = #_sourceLocation
  ) {
    let text = spec(of: members, truth, calls: calls)
    let cells = results(text, location: location).flatMap { $0.cells }
    #expect(cells.map { $0.outcome.spelling } == [outcome], "\(text)", sourceLocation: location)
  }

  private func spec(of members: [String], _ truth: String, calls: Bool) -> String {
    """
    \(Self.types)
    class Host: UIViewController {
    \(members.joined(separator: "\n").replacing("; var", with: "\nvar"))
    override var prefersStatusBarHidden: Bool { \(truth) }
    }
    app Sample {
    ios 17
    device notch
    appearance light
    Host()
    }
    scenario "one" {
    launch
    \(calls ? "call Host.go\nrequest update" : "")
    expect hidden
    }
    """
  }
}
