import Foundation
import Testing

/// What an app begins with is what its delegates lead to, whichever code gives the window its root.
struct AskedLaunchTests {
  private func ask(_ text: String) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    let settings = "ios 18, device \"iPhone 15\", orientation portrait, appearance light"
    return try BuiltTool.run(
      ["ask", "-", "--on", settings], in: folder.url, input: Data(text.utf8))
  }

  /// A delegate that does something with its window, beside screens that nothing shows.
  private func app(_ launch: String, _ other: String) -> String {
    """
    import UIKit

    @main
    class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: Flow?
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            \(launch)
            return true
        }
    }
    \(other)
    class Light: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    """
  }

  private static let home = """
    class Home: UIViewController { override var prefersStatusBarHidden: Bool { true } }
    """
  private static let window = "window = UIWindow(frame: UIScreen.main.bounds)\n"

  @Test(arguments: [
    (
      "flow = Flow(window!)\nflow?.start()",
      """
      class Flow {
          let window: UIWindow
          init(_ window: UIWindow) { self.window = window }
          func start() { window.rootViewController = Home() }
      }
      """
    ),
    (
      "flow = Flow(window!)",
      "class Flow { init(_ window: UIWindow) { window.rootViewController = Home() } }"
    ),
    (
      "Flow.shared.start(in: window!)",
      """
      final class Flow {
          static let shared = Flow()
          private var window: UIWindow!
          func start(in window: UIWindow) {
              self.window = window
              show(Home())
          }
          private func show(_ page: UIViewController) { window.rootViewController = page }
      }
      """
    ),
    (
      "Flow.setUp(window!)",
      "enum Flow { static func setUp(_ w: UIWindow) { w.rootViewController = Home() } }"
    ),
    ("setUp(window!)", "func setUp(_ w: UIWindow) { w.rootViewController = Home() }"),
    (
      "window?.show(Home())",
      "extension UIWindow { func show(_ page: UIViewController) { rootViewController = page } }"
    ),
  ])
  func othersGiveTheWindowItsRoot(launch: String, other: String) throws {
    let text = app(AskedLaunchTests.window + launch, other + "\n" + AskedLaunchTests.home)
    let output = try ask(text).output
    #expect(output.hasPrefix("iPhone 15 in portrait, iOS 18: hidden\n"), "\(output)")
    #expect(!output.contains("assumes"))
  }

  /// Neither of the two screens is taken for the first one.
  @Test func noScreenIsTakenWhereTheLaunchIsNotFollowed() throws {
    let output = try ask(app(AskedLaunchTests.window + "flow = Flow(window!)", "")).output
    #expect(output.contains(": the first screen of the app depends on `Flow`, which is not read\n"))
  }

  /// A storyboard that is not there, or the code of another file, may begin with any screen.
  @Test func aScreenThatIsTakenIsNamed() throws {
    let output = try ask(app("", "")).output
    #expect(output.hasPrefix("iPhone 15 in portrait, iOS 18: visible, light text\n"))
    #expect(
      output.contains(
        "assumes   `Light` is assumed to be the app's first screen; no code shows which"))
  }

  /// A screen that is asked for without the launch: what that may have left in objects that there
  /// are for good is not known, and nothing else.
  @Test func whatTheLaunchLeavesIsNotKnown() throws {
    let themes = """
      class Plain { static let shared = Plain(); var isDark = false }
      struct Moment { static var now = Moment(); var isDark = false }
      class Store: ObservableObject {
          static let shared = Store()
          @Published var isDark = false
      }
      class First: UIViewController {
          override func viewDidLoad() { Plain.shared.isDark = true }
          func later() { Themes.shared.isOther = true }
      }
      var isPlain = false
      func boot() { isPlain = true }
      class Last: First {
          func bind() { button.addTarget(self, action: #selector(tap), for: .touchUpInside) }
          override func viewWillAppear(_ animated: Bool) { bind() }
          @objc func tap() { Themes.isBold = true }
      }
      enum Setting {
          static var kept = false
          static var value: Bool { get { kept } set { kept = newValue } }
      }
      enum Boot { static func run() { Themes.shared.update(); isPlain = true } }
      class Themes {
          static let shared = Themes()
          static var isBold = false
          var isDark = false
          var isOther = false
          func update() { load() }
          private func load() { isDark = UserDefaults.standard.bool(forKey: "dark") }
          func other() { isOther = true }
      }
      """
    func answer(_ launch: String, _ style: String) throws -> String {
      let folder = try TemporaryFolder()
      let screen = """
        class Page: UIViewController {
            override var preferredStatusBarStyle: UIStatusBarStyle {
                \(style) ? .lightContent : .darkContent
            }
        }
        """
      try folder.write("App.swift", app(launch, themes + "\n" + screen))
      let on = "ios 18, device \"iPhone 15\", orientation portrait, appearance light"
      return try BuiltTool.run(
        ["ask", "App.swift", "--root", "Page", "--on", on], in: folder.url
      ).output
    }
    #expect(try answer("Themes.shared.update()", "Themes.shared.isDark").contains("unknown"))
    #expect(try answer("Themes.isBold = true", "Themes.isBold").contains("unknown"))
    #expect(try answer("Plain.shared.isDark = true", "Plain.shared.isDark").contains("unknown"))
    #expect(try answer("Boot.run()", "Themes.shared.isDark").contains("unknown"))
    #expect(try answer("isPlain = true", "isPlain").contains("unknown"))
    #expect(try answer("Boot.run()", "isPlain").contains("unknown"))
    // Code outside any type, of the class above, and setters; not what a finger calls.
    #expect(try answer("boot()", "isPlain").contains("unknown"))
    let last = "window?.rootViewController = Last()"
    #expect(try answer(last, "Plain.shared.isDark").contains("unknown"))
    #expect(try answer("Setting.value = true", "Setting.kept").contains("unknown"))
    #expect(try !answer(last, "Themes.isBold").contains("unknown"))
    // Parts of a value, what is published, and what the first screen does as it comes.
    #expect(try answer("Moment.now.isDark = true", "Moment.now.isDark").contains("unknown"))
    #expect(try answer("Store.shared.isDark = true", "Store.shared.isDark").contains("unknown"))
    let first = "window?.rootViewController = First()"
    #expect(try answer(first, "Plain.shared.isDark").contains("unknown"))
    #expect(try !answer(first, "Themes.shared.isOther").contains("unknown"))
    #expect(try !answer("Themes.shared.update()", "Themes.shared.isOther").contains("unknown"))
    #expect(try !answer("print(1)", "Themes.shared.isDark").contains("unknown"))
    #expect(try !answer("let isBold = true; print(isBold)", "Themes.isBold").contains("unknown"))
  }
}
