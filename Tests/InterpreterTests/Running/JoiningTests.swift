import Interpreter
import Testing

/// Conditions of code of which nothing is known, more of them than ways that are followed: what
/// they leave different is unknown, and nothing else.
struct JoiningTests {
  /// Conditions that double the ways more often than ways are followed.
  private static let flags = (0..<9).map { "flags.f\($0)" }

  private func outcomes(
    _ code: String, home: String = "", last: String = "setNeedsStatusBarAppearanceUpdate()",
    facts: [String]
  ) -> [Outcome] {
    let text = """
      app A {
          ios 17
          device notch
          Root()
      }
      class Root: UIViewController {
          var isLight = false
          var isHome = true
          var spare: UIViewController?
          override var preferredStatusBarStyle: UIStatusBarStyle {
              isLight ? .lightContent : .darkContent
          }
          override var prefersStatusBarHidden: Bool { !isHome }
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              \(code)
              \(last)
          }
      }
      class Photo: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      \(home)
      scenario "one" {
          launch
          \(facts.map { "expect " + $0 }.joined(separator: "\n    "))
      }
      """
    return results(text).map { $0.outcome }
  }

  private func conditions(_ code: String) -> String {
    Self.flags.map { "if \($0) { \(code) }" }.joined(separator: "\n")
  }

  /// Each of them asks for an update of the bar, so that the bar changes on one way only.
  @Test func changesOfTheBarComeTogether() {
    let code = conditions("isLight.toggle(); setNeedsStatusBarAppearanceUpdate()")
    #expect(outcomes(code, facts: ["visible"]) == [.passed])
    #expect(outcomes(code, facts: ["light"]) == [.undecided])
    #expect(outcomes(code, facts: ["dark"]) == [.undecided])
    #expect(outcomes(code + "\nisLight = true", facts: ["visible", "light"]) == [.passed])
  }

  /// The bar lags behind on each way that changed it, whatever a question would find now.
  @Test func aBarThatLagsBehindIsNotTakenBack() {
    let first = conditions("addChild(UIViewController())")
    let code = conditions(
      "isLight = true; setNeedsStatusBarAppearanceUpdate(); isLight = false")
    for fact in ["dark", "light"] {
      #expect(outcomes(first + "\n" + code, last: "", facts: [fact]) == [.undecided])
    }
    #expect(outcomes(first + "\n" + code, last: "", facts: ["visible"]) == [.undecided])
    let few = String(first.split(separator: "\n")[0]) + "\n" + first.split(separator: "\n")[1]
    for fact in ["dark", "light"] {
      #expect(outcomes(few + "\n" + code, last: "", facts: [fact]) == [.undecided])
    }
    #expect(outcomes(few + "\n" + code, last: "", facts: ["visible"]) == [.passed])
    #expect(outcomes(few + "\n" + code, facts: ["visible", "dark"]) == [.passed])
  }

  /// Nor is one that looks like the first of several bars that may be shown.
  @Test(arguments: 0..<4, 1..<7)
  func aBarThatMayLagBehindIsNotTakenBack(decided: Int, lagging: Int) {
    let first = (0..<decided).map { "if flags.g\($0) { addChild(Photo()) }" }
    let lag = (0..<lagging).map {
      "if flags.f\($0) { isLight = true; setNeedsStatusBarAppearanceUpdate(); isLight = false }"
    }
    let code = (first + lag).joined(separator: "\n")
    for fact in ["dark", "light"] {
      #expect(outcomes(code, last: "", facts: [fact]) == [.undecided])
    }
    #expect(outcomes(code, facts: ["visible", "dark"]) == [.passed])
  }

  /// What code does after too much was open is not known either.
  @Test func whatIsGivenUpStaysSo() {
    let windows = (0..<700).map { "if flags.f\($0) { cover(\($0)) }" }
    let home = """
      extension Root {
          func cover(_ level: Int) {
              let window = UIWindow(frame: UIScreen.main.bounds)
              window.windowScene = view.window?.windowScene
              window.rootViewController = Photo()
              window.isHidden = false
              Covers.all.append(window)
          }
      }
      enum Covers { static var all: [UIWindow] = [] }
      """
    let code =
      windows.joined(separator: "\n") + "\nview.window?.rootViewController = UIViewController()"
    #expect(outcomes(code, home: home, facts: ["visible"]) == [.undecided])
  }

  @Test func stylesOfWindowsComeTogether() {
    let code = conditions("view.window?.overrideUserInterfaceStyle = .dark")
    #expect(outcomes(code, facts: ["visible"]) == [.passed])
  }

  @Test(arguments: [
    "spare = Photo()", "spare = UINavigationController(rootViewController: Photo())",
    "let photo = Photo(); spare = photo; photo.title = \"Photo\"",
    "spare = isHome ? Photo() : nil", "spare = UIAlertController()",
  ])
  func controllersThatNothingShowsComeTogether(code: String) {
    #expect(outcomes(conditions(code), facts: ["visible", "dark"]) == [.passed])
    let both = Self.flags.map { "if \($0) { \(code) } else { spare = Root() }" }
    #expect(outcomes(both.joined(separator: "\n"), facts: ["visible", "dark"]) == [.passed])
  }

  /// What is shown may be either of them.
  @Test func aControllerThatIsShownIsNotKnown() {
    let code = conditions("spare = Photo()") + "\nif let spare { present(spare, animated: false) }"
    #expect(outcomes(code, facts: ["visible"]) == [.undecided])
  }

  @Test func titlesComeTogether() {
    #expect(outcomes(conditions("title = \"Photo\""), facts: ["visible", "dark"]) == [.passed])
  }

  /// Settings that are read from a store, hundreds of them, decide nothing of each other.
  @Test(arguments: ["", "didSet { Store.log(key) }", "didSet { Store.count += 1 }"])
  func manySettingsAreRead(observer: String) {
    let settings = (0..<400).map { "let s\($0) = Setting(key: \"\($0)\")" }
    let home = """
      class Setting {
          let key: String
          var value = false { \(observer.isEmpty ? "didSet {}" : observer) }
          init(key: String) {
              self.key = key
              if let stored = defaults.object(forKey: key) as? Bool { value = stored }
              reload()
          }
          func reload() {
              if let stored = defaults.object(forKey: key) as? Bool { value = stored }
          }
      }
      class Store {
          static let shared = Store()
          static var count = 0
          static func log(_ key: String) { count += 1 }
          \(settings.joined(separator: "\n    "))
      }
      """
    let code = "let store = Store.shared\nstore.s7.reload()\n"
    #expect(outcomes(code, home: home, facts: ["visible", "dark"]) == [.passed])
    let asked = code + "if store.s7.value { isLight = true }"
    #expect(outcomes(asked, home: home, facts: ["visible"]) == [.passed])
    #expect(outcomes(asked, home: home, facts: ["dark"]) == [.undecided])
  }
}
