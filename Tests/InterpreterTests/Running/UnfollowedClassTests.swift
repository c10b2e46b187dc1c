import Interpreter
import Testing

/// Objects of classes that are not followed, as those below a class of a library: what their
/// methods do counts, as far as it may concern the bar.
struct UnfollowedClassTests {
  /// A case that carries something is made as it is yielded: nothing else happens.
  @Test func aCaseThatAFunctionYieldsIsAValue() {
    checkRoot(
      "visible",
      """
      enum Kind { case basic(String), none }
      struct Token {
          var name: String?
          func kind() -> Kind {
              if let name { return .basic(name) }
              return .none
          }
      }
      class Root: UIViewController {
          var isBasic = false
          override func viewDidLoad() {
              super.viewDidLoad()
              let token: Token = Vault.token()
              switch token.kind() {
              case .basic: isBasic = true
              default: break
              }
          }
      }
      """)
  }

  /// An app that begins with a screen, and what is expected of its launch.
  private static func app(_ root: String, _ fact: String) -> String {
    """
    app A {
        ios 17
        device notch
        \(root)
    }
    scenario "one" {
        launch
        expect \(fact)
    }
    """
  }

  /// `start()` of a manager, whose class is declared in a file of its own, below one that nothing
  /// declares.
  private func check(
    _ fact: String, _ body: String, below base: String = "LibraryManager",
    members: String = "", givenWindow: Bool = true,
    location: SourceLocation = #_sourceLocation
  ) {
    let window =
      givenWindow ? "let window: UIWindow\ninit(window: UIWindow) { self.window = window }" : ""
    let manager = """
      class Manager: \(base) {
          weak var delegate: ManagerDelegate?
          \(window)
          func start() { \(body) }
          \(members)
      }
      protocol ManagerDelegate: AnyObject { func managerDidStart() }
      class Hidden: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      """
    let delegate = """
      @main
      class AppDelegate: UIResponder, UIApplicationDelegate, ManagerDelegate {
          var window: UIWindow?
          private var manager: Manager?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              let window = UIWindow(frame: UIScreen.main.bounds)
              window.rootViewController = UIViewController()
              window.makeKeyAndVisible()
              self.window = window
              manager = Manager(\(givenWindow ? "window: window" : ""))
              manager?.delegate = self
              manager?.start()
              return true
          }
          func managerDidStart() { window?.rootViewController = Hidden() }
      }
      """
    let text = """
      include "Manager.swift"
      include "AppDelegate.swift"
      app A {
          ios 17
          device notch
      }
      scenario "one" {
          launch
          expect \(fact)
      }
      """
    let plan = plan(
      text, files: [("Manager.swift", manager), ("AppDelegate.swift", delegate)])
    #expect(
      results(of: plan).map { $0.outcome } == [.passed], "\(body)", sourceLocation: location)
  }

  @Test(arguments: [
    "window.rootViewController = Hidden()", "show()",
    "DispatchQueue.main.async { self.window.rootViewController = Hidden() }",
  ])
  func whatMayConcernTheBarIsUnknown(body: String) {
    check("unknown", body, members: "func show() { window.rootViewController = Hidden() }")
  }

  @Test func whyItIsNotFollowedIsSaid() {
    let text = """
      class Manager: LibraryManager {
          func start(_ window: UIWindow) { window.rootViewController = UIViewController() }
      }
      class Root: UIViewController {
          let manager = Manager()
          override func viewDidLoad() { manager.start(view.window!) }
      }
      \(Self.app("Root()", "visible"))
      """
    let hints = results(text).flatMap { $0.cells }.flatMap { $0.told }.flatMap { $0.hints }
    #expect(
      hints == [
        "its class inherits from `LibraryManager`, which is not read: declare that, or `include` "
          + "the file that does",
        "`expect unknown` holds here",
      ])
  }

  @Test func itsDelegateIsCalledPerhaps() { check("unknown", "delegate?.managerDidStart()") }

  @Test(arguments: [
    "print(\"started\")", "log(\"started\")", "count += 1", "let view = UIView(); view.alpha = 0",
    "title.text = \"a\"", "UserDefaults.standard.set(true, forKey: \"a\")",
  ])
  func theRestIsLeftAlone(body: String) {
    check(
      "visible", body,
      members: """
        var count = 0
        let title = UILabel()
        func log(_ text: String) { print(text) }
        """, givenWindow: false)
  }

  /// A protocol of a library brings no state.
  @Test func aClassThatAdoptsALibrarysProtocolIsFollowed() {
    check(
      "hidden", "window.rootViewController = Hidden()", below: "NSObject, LibraryProtocol",
      members: "var count = 0")
  }

  /// What it answers as a delegate decides nothing: the class is followed.
  @Test(arguments: [
    """
    func tabBarController(_ tabs: UITabBarController, shouldSelect page: UIViewController) -> Bool {
        if page is Hidden { print("again") }
        return true
    }
    """,
    """
    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { false }
    """,
    """
    func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    """,
  ])
  func aDelegateThatAnswersIsFollowed(message: String) {
    let bases =
      "NSObject, UITabBarControllerDelegate, UIGestureRecognizerDelegate, UITableViewDataSource"
    check("hidden", "window.rootViewController = Hidden()", below: bases, members: message)
  }

  /// A tab that may not be selected is another matter.
  @Test func aDelegateThatDecidesIsNotFollowed() {
    check(
      "unknown", "window.rootViewController = Hidden()",
      below: "NSObject, UITabBarControllerDelegate",
      members: """
        func tabBarController(
            _ tabs: UITabBarController, shouldSelect page: UIViewController
        ) -> Bool { page is Hidden }
        """)
  }

  /// A method that a macro of a library gives the class.
  @Test func whatAMacroMakesIsUnknown() {
    func files(calling function: String) -> String {
      """
      import SwiftUI
      @Stateful
      final class Coordinator: ObservableObject {
          @Function(\\Action.Cases.start)
          private func _start() async throws {
              UIApplication.shared.windows.first?.overrideUserInterfaceStyle = .dark
          }
          func stop() { print("stop") }
      }
      struct Root: View {
          @StateObject private var coordinator: Coordinator = .init()
          var body: some View { Text("a").onAppear { coordinator.\(function)() } }
      }
      """
    }
    for (call, fact) in [("start", "unknown"), ("stop", "dark")] {
      let text = """
        include "Root.swift"
        \(Self.app("Root()", fact))
        """
      let plan = plan(text, files: [("Root.swift", files(calling: call))])
      #expect(results(of: plan).map { $0.outcome } == [.passed], "\(call)")
    }
  }

  /// Who listens to what it posts is told perhaps, and nothing else happens.
  @Test(arguments: [(".started", "unknown"), (".stopped", "visible")])
  func itsNotificationsArePostedPerhaps(posted: String, fact: String) {
    let text = """
      extension Notification.Name {
          static let started = Notification.Name("started")
          static let stopped = Notification.Name("stopped")
      }
      class Manager: LibraryManager {
          func start() { NotificationCenter.default.post(name: \(posted), object: nil) }
      }
      class Page: UIViewController {
          let manager = Manager()
          var isHiding = false
          override var prefersStatusBarHidden: Bool { isHiding }
          override func viewDidLoad() {
              super.viewDidLoad()
              NotificationCenter.default.addObserver(
                  self, selector: #selector(hide), name: .started, object: nil)
              manager.start()
          }
          @objc func hide() { isHiding = true }
      }
      \(Self.app("Page()", fact))
      """
    #expect(outcomes(text) == ["one: passed"])
  }

  /// What a value does of which nothing but its type is known, where other types have functions of
  /// that name which show something.
  @Test func aValueDoesWhatItsTypeSays() {
    func app(_ call: String, _ fact: String) -> String {
      """
      struct Account: Codable {
          var name = ""
          static func all() -> [Account] { load() }
          func save() { Keychain().set(name, forKey: "name") }
          func show() { Page.isShown = true }
          func share() { Prefs.shared.isShown = true }
      }
      class Prefs { static let shared = Prefs(); var isShown = false }
      struct Draft { func save() { Page.isShown = true } }
      class Page: UIViewController {
          static var isShown = false
          override var prefersStatusBarHidden: Bool { Page.isShown || Prefs.shared.isShown }
          override func viewDidLoad() {
              super.viewDidLoad()
              let account: Account? = Account.all().first
              if let account { \(call) }
          }
      }
      \(Self.app("Page()", fact))
      """
    }
    #expect(outcomes(app("account.save()", "visible")) == ["one: passed"])
    #expect(outcomes(app("account.show()", "unknown")) == ["one: passed"])
    #expect(outcomes(app("account.share()", "unknown")) == ["one: passed"])
    #expect(outcomes(app("Account.all().first?.show()", "unknown")) == ["one: passed"])
  }
}
