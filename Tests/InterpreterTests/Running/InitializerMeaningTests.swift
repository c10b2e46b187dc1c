import Testing

/// Whom an initializer tells of what it assigns: each program here was run as Swift, and its
/// answer is true.
struct InitializerMeaningTests {
  private func object(_ body: String) -> String {
    """
    class O {
        var n = 0 { didSet { hits += 1 } }
        var on = false { didSet { hits += 1 } }
        var hits = 0
        func f() { n = 1 }
        init(_ k: Int) { \(body) }
    }
    class S: O {
        init() {
            super.init(1)
            n = 5
        }
    }
    """
  }

  @Test(arguments: [
    ("n = 1", 0), ("self.n = 1", 0), ("n += 1", 0), ("on.toggle()", 0),
    ("if k == 1 { n = 1 } else { n = 2 }", 0), ("switch k { case 1: n = 1; default: n = 2 }", 0),
    ("f()", 1), ("let q = { self.n = 1 }; q()", 1), ("let q = { [self] in f() }; q()", 1),
    ("func g() { n = 1 }; g()", 1), ("defer { n = 3 }; hits += 0", 1), ("f(); n = 4; f()", 2),
  ])
  func observersAreToldOfWhatOthersAssign(_ body: String, _ hits: Int) {
    for members in ["let p = O(1)", "var p: O? = O(1); var q: O?"] {
      let found = outcomeOfSwift(
        object(body),
        members + "; func go() { let r = p; n = r\(members.first == "v" ? "?" : "").hits"
          + "\(members.first == "v" ? " ?? 9" : "") }", "n == \(hits)")
      #expect(found == ["one: passed"], "\(body) \(members)")
    }
  }

  @Test(arguments: [
    ("n = 1", 0), ("n += 1", 0), ("f()", 1), ("let q = { self.n = 1 }; q()", 1),
    ("defer { n = 3 }; hits += 0", 1),
  ])
  func soIsItInAController(_ body: String, _ hits: Int) {
    let text = """
      class Root: UIViewController {
          var n = 0 { didSet { hits += 1 } }
          var hits = 0
          func f() { n = 1 }
          override init(nibName: String?, bundle: Bundle?) {
              super.init(nibName: nil, bundle: nil)
              \(body)
          }
          override var prefersStatusBarHidden: Bool { hits == \(hits) }
      }
      app A {
          ios 16
          device notch
          Root()
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    check(text, "one: passed")
  }

  @Test func aSuperclassObservesWhatASubclassAssigns() {
    let found = outcomeOfSwift(object("n = 1"), "let p = S(); func go() { n = p.hits }", "n == 1")
    #expect(found == ["one: passed"])
  }

  /// A lazy property is not read where its object is made.
  @Test func aLazyPropertyThatMayEndTheApp() {
    let types = """
      protocol Lamp { var isOn: Bool { get } }
      class Bulb: Lamp { var isOn = true }
      class Hall {
          weak var bulb: Bulb?
          lazy var lamp: Lamp = {
              guard let bulb = bulb else { fatalError("none") }
              return bulb
          }()
      }
      """
    let members = "let hall = Hall(); func go() { b = hall.bulb == nil }"
    #expect(outcomeOfSwift(types, members, "b").first == "one: passed")
  }
}
