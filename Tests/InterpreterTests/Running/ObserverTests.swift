import Interpreter
import Testing

/// `willSet` and `didSet`.
struct ObserverTests {
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
        expect visible
        \(steps)
        expect hidden
    }
    """
  }

  private func root(_ observer: String) -> String {
    """
    class Root: UIViewController {
        var isHidden = false { \(observer) }
        override var prefersStatusBarHidden: Bool { isHidden }
        func hide() { isHidden = true }
    }
    """
  }

  @Test(arguments: [
    "didSet { if oldValue != isHidden { setNeedsStatusBarAppearanceUpdate() } }",
    "didSet { guard oldValue != isHidden else { return }; setNeedsStatusBarAppearanceUpdate() }",
    "didSet(former) { if former != isHidden { setNeedsStatusBarAppearanceUpdate() } }",
    "didSet { if !oldValue && isHidden { setNeedsStatusBarAppearanceUpdate() } }",
  ])
  func anObserverKnowsTheValueBefore(_ observer: String) {
    check(app(root(observer), "call Root.hide"), "one: passed")
    check(app(root(observer), "set Root.isHidden = true"), "one: passed")
  }

  @Test func whoDoesNotSeeAChangeDoesNotAsk() {
    let observer = "didSet { if oldValue == isHidden { setNeedsStatusBarAppearanceUpdate() } }"
    check(
      app(root(observer), "call Root.hide"), "one: failed",
      "  SB4100 expected hidden, but the bar stays visible")
    check(app(root(observer), "call Root.hide\ncall Root.hide"), "one: passed")
  }

  @Test(arguments: ["newValue", "coming"])
  func willSetKnowsTheValueToCome(_ name: String) {
    let parameter = name == "newValue" ? "" : "(\(name))"
    let classes = """
      class Root: UIViewController {
          var isOpen = false { willSet\(parameter) { isHidden = \(name) && !isOpen } }
          var isHidden = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
          override var prefersStatusBarHidden: Bool { isHidden }
          func open() { isOpen = true }
      }
      """
    check(app(classes, "call Root.open"), "one: passed")
  }

  @Test(arguments: ["call Root.hide", "set Root.isHidden = true"])
  func aSuperclassObserves(_ step: String) {
    let classes = """
      class Base: UIViewController {
          var isHidden = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
          override var prefersStatusBarHidden: Bool { isHidden }
      }
      class Middle: Base {}
      class Root: Middle { func hide() { isHidden = true } }
      """
    check(app(classes, step), "one: passed")
  }

  @Test func aSubclassObservesAsWell() {
    let classes = """
      class Base: UIViewController {
          var isOpen = false { didSet { order = order * 10 + 1 } }
          var order = 0
      }
      class Root: Base {
          override var isOpen: Bool {
              didSet {
                  order = order * 10 + 2
                  setNeedsStatusBarAppearanceUpdate()
              }
          }
          override var prefersStatusBarHidden: Bool { order == 12 && isOpen }
          func open() { isOpen = true }
      }
      """
    check(app(classes, "call Root.open"), "one: passed")
  }

  @Test func whatAnObserverAssignsIsNotObservedAgain() {
    let classes = """
      class Root: UIViewController {
          var count = 0 {
              didSet {
                  count += 1
                  setNeedsStatusBarAppearanceUpdate()
              }
          }
          override var prefersStatusBarHidden: Bool { count == 2 }
          func go() { count = 1 }
      }
      """
    check(app(classes, "call Root.go"), "one: passed")
  }

  @Test(arguments: ["class", "final class"])
  func anObjectOfTheAuthorsOwnObserves(_ keyword: String) {
    let classes = """
      \(keyword) Chrome {
          var isHidden = false { didSet { if oldValue != isHidden { wasChanged = true } } }
          var wasChanged = false
      }
      class Root: UIViewController {
          let chrome = Chrome()
          override var prefersStatusBarHidden: Bool { chrome.wasChanged }
          func hide() {
              chrome.isHidden = true
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      """
    check(app(classes, "call Root.hide"), "one: passed")
  }

  @Test func aSharedObjectTellsItsViews() {
    let classes = """
      class Settings: ObservableObject {
          static let shared = Settings()
          @Published var isReading = false { didSet { isHidden = isReading } }
          @Published var isHidden = false
      }
      struct Root: View {
          @ObservedObject var settings = Settings.shared
          var body: some View {
              Button("Read") { settings.isReading = true }.statusBarHidden(settings.isHidden)
          }
      }
      """
    check(app(classes, "tap \"Read\""), "one: passed")
  }

  @Test func aStateOfAViewObserves() {
    let classes = """
      struct Root: View {
          @State private var isReading = false { didSet { isHidden = !oldValue } }
          @State private var isHidden = false
          var body: some View {
              Button("Read") { isReading = true }.statusBarHidden(isHidden)
          }
      }
      """
    check(app(classes, "tap \"Read\""), "one: passed")
  }
}
