import Interpreter
import Testing

/// Values that are left open rather than taken for what they only may be, and some that were.
struct UnclearValueTests {
  /// In each round, and for each element, what is not known may be otherwise.
  @Test(arguments: [
    "func f() -> Int {\n var n = 0\n for x in 0..<2 { if lib[x] { n += 1 } }\n return n\n }",
    "func f() -> Int {\n var n = 0\n for x in [1, 2] where lib.isOn(x) { n += 1 }\n return n\n }",
    "func f() -> Int {\n var n = 0\n for x in 0..<2 { if (x, 1) != (0, 1) { n += 1 } }\n"
      + " return n\n }",
    "func f() -> Int { [1, 2].filter { lib.level($0) > 3 }.count }",
    "func f() -> Int { [C.a, .b(true)].filter { $0.isB }.count }",
  ])
  func isAnotherOneInEachRound(_ function: String) {
    #expect(answer(function, "f() == 1") == "s: undecided")
  }

  @Test(
    arguments: [
      // A literal of the author's own type.
      (
        "struct Cents: ExpressibleByIntegerLiteral, Equatable {\n let n: Int\n"
          + " init(integerLiteral value: Int) { n = value / 100 }\n}",
        "(120 as Cents) == 150"
      ),
      (
        "struct Bits: OptionSet {\n let rawValue: Int\n static let a = Bits(rawValue: 1)\n"
          + " static let b = Bits(rawValue: 2)\n}\nlet both: Bits = [.b, .a]", "both == [.a, .b]"
      ),
      // What the author's own code makes of values in texts.
      (
        "extension String.StringInterpolation {\n"
          + " mutating func appendInterpolation(yes value: Bool) { appendLiteral(\"Y\") }\n}",
        "\"\\(yes: true)\" == \"Y\""
      ),
      // There may be nothing, or nothing in what is there.
      (
        "class Ticket {\n init?(isValid: Bool) { if !isValid { return nil } }\n}",
        "Ticket(isValid: false) == nil"
      ),
      ("struct Deep { var c: Int?? = .some(nil) }\nlet deep = Deep()", "deep.c == nil"),
      // Closures, and lists of lists.
      (
        "func made(_ value: () -> Int) -> [Int] {\n var all: [Int] = []\n all.append(value())\n"
          + " return all\n}", "made { 2 } == [2]"
      ),
      ("", "[[1], [2]].joined().contains(2)"),
      (
        "extension String { var loud: String { self + \"!\" } }",
        "(\"a\".loud + \"b\".loud) == \"a!b!\""
      ),
    ])
  func isLeftOpen(_ declarations: String, _ value: String) {
    #expect(answer(declarations, value, in: .file) == "s: undecided")
  }

  @Test(
    arguments: [
      (
        "struct Deck {\n var cards = [1, 2, 3]\n mutating func drop() { cards.removeLast() }\n}",
        "var deck = Deck(); deck.drop(); n = deck.cards.count"
      ),
      (
        "class Session { deinit { print(\"bye\") } }\nvar session: Session? = Session()",
        "session = nil; n = session == nil ? 2 : 0"
      ),
      ("class Step {\n var n = 0\n init() { defer { n += 1 }; n = 1 }\n}", "n = Step().n"),
    ])
  func isFollowed(_ declarations: String, _ code: String) {
    let found = outcomes(
      """
      \(declarations)
      class Home: UIViewController {
          var n = 0
          override var prefersStatusBarHidden: Bool { n == 2 }
          override func viewDidLoad() {
              super.viewDidLoad()
              \(code.replacing("; ", with: "\n"))
          }
      }
      \(rest)
      """)
    #expect(found.first == "s: passed")
  }

  private enum Place { case file, screen }

  private func answer(
    _ declarations: String, _ value: String, in place: Place = .screen
  ) -> String? {
    outcomes(
      """
      enum C {
          case a, b(Bool)
          var isB: Bool {
              if case .b = self { return true }
              return false
          }
      }
      \(place == .file ? declarations : "")
      class Home: UIViewController {
          let lib = Library()
          \(place == .screen ? declarations : "")
          override var prefersStatusBarHidden: Bool { \(value) }
      }
      \(rest)
      """
    ).first
  }

  private var rest: String {
    """
    app A {
        ios 17
        device notch
        Home()
    }
    scenario "s" {
        launch
        expect hidden
    }

    """
  }
}
