import Testing

/// Windows that a delegate makes at the launch beside the app's own.
struct LaunchWindowTests {
  private func outcome(_ body: String, _ members: String, expecting fact: String) -> String? {
    outcomes(
      """
      class Home: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      class Note: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      class Clear: UIWindow {
          override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
      }
      class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          \(members)
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              let window = UIWindow(frame: UIScreen.main.bounds)
              window.rootViewController = Home()
              window.makeKeyAndVisible()
              self.window = window
              \(body)
              return true
          }
      }
      app A {
          ios 18
          device notch
          lifecycle appDelegate
      }
      scenario "one" {
          launch
          expect \(fact)
      }
      """
    ).first
  }

  @Test(arguments: [
    ("note = UIWindow(frame: UIScreen.main.bounds)", "var note: UIWindow?"),
    ("let other = Clear(frame: UIScreen.main.bounds); note = other", "var note: UIWindow?"),
  ])
  func anotherLiesOverTheAppsOwn(making: String, members: String) {
    let body = "\(making); note?.rootViewController = Note(); note?.windowLevel = .alert"
    let shown = body + "; note?.isHidden = false"
    #expect(outcome(shown, members, expecting: "hidden") == "one: passed", "\(making)")
    let hidden = body + "; note?.makeKeyAndVisible(); note?.isHidden = true"
    #expect(outcome(hidden, members, expecting: "visible, light") == "one: passed", "\(making)")
  }

  /// The key window is the one that the delegate has made key.
  @Test func theKeyWindowIsThere() {
    let found = outcomes(
      """
      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      class Delegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(
              _ application: UIApplication,
              didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
              window = UIWindow(frame: UIScreen.main.bounds)
              window?.makeKeyAndVisible()
              UIApplication.shared.keyWindow?.rootViewController = Home()
              return true
          }
      }
      app A {
          ios 18
          device notch
      }
      scenario "one" {
          launch
          expect hidden
      }
      """)
    #expect(found == ["one: passed"])
  }

  /// What a condition guards that would end the app is taken to be there.
  @Test(arguments: [
    "guard let home = Home() as? Home else { fatalError() }; return home",
    "guard let home = found() as? Home else { fatalError(\"none\") }; return home",
  ])
  func aScreenIsTakenToBeThere(body: String) {
    let members = """
      var maker: Maker?
      func found() -> UIViewController { Home() }
      class Maker {
          let window: UIWindow
          let home: Home
          init(_ window: UIWindow) {
              self.window = window
              self.home = { \(body) }()
          }
          func found() -> UIViewController { Home() }
          func start() { window.rootViewController = home }
      }
      """
    let start = "maker = Maker(window); maker?.start()"
    #expect(outcome(start, members, expecting: "visible, light") == "one: passed", "\(body)")
  }
}
