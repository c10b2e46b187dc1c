import Binding
import Testing

/// Declarations that lead back to themselves, and graphs that are met again and again: whatever
/// climbs them remembers where it was.
@Suite(.timeLimit(.minutes(1)))
struct CircleTests {
  private static let app = "app A {\n    ios 16\n    V()\n}\n"

  /// What is declared, and the mistakes that are told of it.
  private static let circles: [(code: String, mistakes: [UInt16])] = [
    (
      "class V: UIViewController { }\nclass P<T>: A { }\nclass A: P { }\nclass B { let a = A() }",
      []
    ),
    ("class V: UIViewController { let a = A() }\nclass A: Kit.A { }", []),
    ("class V: V { }", []),
    ("protocol P: Q { }\nprotocol Q: P { }\nclass V: UIViewController, P { }", []),
    (
      "class V: UIViewController { static var last: V?\nfunc f() { if V.last == nil { g() } } }", []
    ),
    (
      """
      class V: UIViewController {
          static var a: Bool?
          override var prefersStatusBarHidden: Bool { V.a == nil }
      }
      """, []
    ),
    (
      """
      class V: UIViewController {
          static var child: W?
          override var childForStatusBarHidden: UIViewController? { V.child }
      }
      """, []
    ),
    ("class V: UIViewController {\nclass var on: Bool = body(on is A == V.on)\n}", [2009]),
    ("class V: UIViewController {\nstatic let a = V.b\nstatic let b = V.a\n}", [2009]),
    ("let a = b\nlet b = a\nclass V: UIViewController { func f() { if a { g() } } }", [2009]),
    (
      "class V: UIViewController { func f(n: Int = f()) -> Int { n }\nfunc g() { _ = f() } }",
      [2009]
    ),
    (
      """
      class V: UIViewController {
          func f(to: Double) {
              let to = to / 2
              let rest = Int(to * 100)
              g(rest)
          }
      }
      """, []
    ),
    ("class V: UIViewController {\nlazy var a = b / 2\nlazy var b = a / 2\n}", []),
  ]

  @Test(arguments: circles.indices)
  func endsWithWhatIsKnown(index: Int) {
    let (code, mistakes) = CircleTests.circles[index]
    let found = Set(codes(CircleTests.app + code))
    #expect(found.isSubset(of: Set(mistakes)), "\(found) in \(code)")
  }

  @Test func diamondsOfClasses() {
    let classes = (0..<60).map { number in
      let (a, b) = ("A\(number + 1)", "B\(number + 1)")
      return "class A\(number): \(a), \(b) { }\nclass B\(number): \(a), \(b) { }"
    }
    let code = CircleTests.app + "class V: UIViewController { let a = A0() }\n"
    #expect(codes(code + classes.joined(separator: "\n")).isEmpty)
  }

  @Test func diamondsOfProtocols() {
    let protocols = (0..<60).map { number in
      let (a, b) = ("A\(number + 1)", "B\(number + 1)")
      return "protocol A\(number): \(a), \(b) { }\nprotocol B\(number): \(a), \(b) { }"
    }
    let code = CircleTests.app + "class V: UIViewController, A0 { }\n"
    #expect(codes(code + protocols.joined(separator: "\n")).isEmpty)
  }

  @Test(arguments: ["u ? # : #", "u ? # : !#", "# && #", "# || !#", "# ?? #"])
  func constantsThatShareTheOneBefore(link: String) {
    func constants(_ count: Int, in front: String) -> String {
      (1...count).map { number in
        "\(front)l\(number) = " + link.replacing("#", with: "l\(number - 1)")
      }.joined(separator: "\n")
    }
    let app = "app A {\n    ios 16\n    input u\n    V()\n}\n"
    let getter = """
      class V: UIViewController {
          var s = false
          override var prefersStatusBarHidden: Bool {
              let l0 = s
              \(constants(40, in: "let "))
              return l40
          }
      }
      """
    #expect(codes(app + getter).isEmpty)
    let nested = (1...40).map { number in
      "if let l\(number) = " + link.replacing("#", with: "l\(number - 1)") + " {"
    }
    let handler = """
      class V: UIViewController {
          var s = false
          override func viewDidLoad() {
              let l0 = s
              \(nested.joined(separator: "\n"))
              s = l40
              \(String(repeating: "}", count: 40))
          }
      }
      """
    #expect(codes(app + handler).isEmpty)
  }
}
