import Interpreter
import Testing

/// Variables of which there is one for all: static ones, and those outside any type.
struct SharedVariableTests {
  private func app(_ declarations: String, _ steps: String) -> String {
    """
    app A {
        ios 16
        device notch
        Root()
    }
    \(declarations)
    scenario "one" {
        launch
        \(steps)
    }
    """
  }

  private func root(_ reads: String, _ changes: String, members: String = "") -> String {
    """
    class Root: UIViewController {
        \(members)
        override var prefersStatusBarHidden: Bool { \(reads) }
        func go() {
            \(changes)
            setNeedsStatusBarAppearanceUpdate()
        }
    }
    """
  }

  @Test(arguments: [
    ("Config.isHidden", "Config.isHidden = true"),
    ("Config.isHidden", "Config.isHidden.toggle()"),
    ("Config.isHidden", "Config.hide()"),
    ("Config.hides(Config.count)", "Config.count += 3"),
    ("Self.isAway", "Self.isAway = true"),
    ("Root.isAway", "Self.isAway = true"),
    ("isGlobal", "isGlobal = true"),
    ("isGlobal", "leave()"),
    ("isBig(global)", "global = limit + 1"),
  ])
  func aChangeIsSeen(reads: String, changes: String) {
    let declarations = """
      var isGlobal = false
      var global = 0
      let limit = 3
      func leave() { isGlobal = true }
      func isBig(_ n: Int) -> Bool { n > limit }
      enum Config {
          static var isHidden = false
          static var count = 0
          static func hide() { isHidden = true }
          static func hides(_ n: Int) -> Bool { n > 2 }
      }
      """
    let members = "static var isAway = false"
    let steps = "expect visible\ncall Root.go\nexpect hidden"
    let text = app(declarations + "\n" + root(reads, changes, members: members), steps)
    #expect(outcomes(text).first == "one: passed", "\(outcomes(text))")
  }

  @Test func aConstantIsWhatItIs() {
    let declarations = """
      enum Config { static var isHidden = true; static let limit = 3 }
      class Root: UIViewController {
          static let isDark = true
          override var prefersStatusBarHidden: Bool { Config.isHidden && Config.limit == 3 }
          override var preferredStatusBarStyle: UIStatusBarStyle {
              Self.isDark ? .lightContent : .darkContent
          }
      }
      """
    check(app(declarations, "expect hidden"), "one: passed")
  }

  @Test func aViewIsNotToldOfIt() {
    let declarations = """
      enum Config { static var isHidden = false }
      struct Root: View {
          var body: some View {
              Button("go") { Config.isHidden = true }.statusBarHidden(Config.isHidden)
          }
      }
      """
    check(app(declarations, "tap \"go\"\nexpect unknown"), "one: passed")
  }
}
