import Testing

/// What is static in a type is named in the types in it without a path, and is one for all.
struct OuterStaticTests {
  private static let store = """
    enum Store {
        static var hides = false
        static let shows = true
        static func hide() { hides = true }
        static func negated(_ value: Bool) -> Bool { !value }
        struct Opener {
            func call() { hide() }
            func assign() { hides = true }
            func show() { hides = negated(shows) }
        }
        class Page: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                hide()
            }
            override var prefersStatusBarHidden: Bool { hides }
        }
        struct Card: View {
            var body: some View {
                Button("Go") { hide() }.statusBarHidden(hides)
            }
        }
    }
    func hide() { Store.hides = false }
    """

  @Test(arguments: [
    ("Store.Opener().call()", "hidden"), ("Store.Opener().assign()", "hidden"),
    ("Store.Opener().call(); Store.Opener().show()", "visible"),
    ("Store.Opener().call(); hide()", "visible"),
  ])
  func isChangedByInnerTypes(statement: String, fact: String) {
    #expect(told(root: "Home()", doing: statement, ["expect \(fact)"]) == ["one: passed"])
  }

  @Test func isCalledByAnInnerScreen() {
    #expect(told(root: "Store.Page()", ["expect hidden"]) == ["one: passed"])
  }

  @Test func anInnerViewIsNotToldOfIt() {
    let steps = ["tap \"Go\"", "expect hidden"]
    #expect(told(root: "Store.Card()", steps) == ["one: undecided"])
  }

  private func told(root: String, doing statement: String = "", _ steps: [String]) -> [String] {
    outcomes(
      """
      \(OuterStaticTests.store)
      class Home: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              \(statement)
          }
          override var prefersStatusBarHidden: Bool { Store.hides }
      }
      app A {
          ios 17
          device notch
          \(root)
      }
      scenario "one" {
          launch
          \(steps.joined(separator: "\n    "))
      }
      """
    ).filter { $0.hasPrefix("one") }
  }
}
