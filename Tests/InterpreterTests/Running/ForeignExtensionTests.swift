import Interpreter
import Testing

/// Members that extensions give to UIKit's classes, of other objects than `self`.
@Suite struct ForeignExtensionTests {
  private static let extensions = """
    extension UINavigationController {
        func plain() { navigationBar.barStyle = .black }
        func plain(_ isDark: Bool) { if isDark { self.plain() } }
        func hideBar() {
            guard !isNavigationBarHidden else { return }
            setNavigationBarHidden(true, animated: false)
        }
        var isDarkBar: Bool {
            get { navigationBar.barStyle == .black }
            set { navigationBar.barStyle = newValue ? .black : .default }
        }
    }
    extension UINavigationBar {
        func paint() {
            let colour = UIColor.white
            backgroundColor = colour
            if #available(iOS 13, *) { barStyle = .black }
        }
        func tint() {
            for view in subviews { view.tintColor = .red }
            UIView.animate(withDuration: 0.3) { self.alpha = 1 }
        }
    }
    extension UINavigationBar {
        static func setUp() { appearance().barStyle = .black }
        class func name(_ text: String) -> String { text }
    }
    extension UIWindow {
        func darken() { overrideUserInterfaceStyle = .dark }
    }
    extension UIViewController {
        func cover() {
            let page = Cover()
            page.modalPresentationStyle = .fullScreen
            present(page, animated: false)
        }
    }

    """

  private func outcome(_ code: String, _ steps: String) -> String? {
    outcomes(
      Self.extensions + """
        class Cover: UIViewController {
            override var prefersStatusBarHidden: Bool { true }
        }
        class Home: UIViewController {
            func go() { \(code) }
            override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        app A {
            ios 17
            device "iPhone 14"
            appearance light
            UINavigationController { Home() }
        }
        scenario "one" {
            launch
            expect dark
            call Home.go
            \(steps)
        }
        """
    ).first
  }

  @Test(arguments: [
    ("navigationController?.plain()", "expect light"),
    ("navigationController!.plain()", "expect light"),
    ("self.navigationController?.plain(true)", "expect light"),
    ("self.navigationController?.plain(false)", "expect dark"),
    ("if let stack = navigationController { stack.plain() }", "expect light"),
    ("guard let stack = navigationController else { return }; stack.plain()", "expect light"),
    ("navigationController?.isDarkBar = true", "expect light"),
    ("navigationController?.isDarkBar = false", "expect dark"),
    ("navigationController?.hideBar()", "expect light"),
    ("navigationController?.navigationBar.paint()", "expect light"),
    ("navigationController?.navigationBar.tint()", "expect dark"),
    ("view.window?.darken()", "expect light"),
    ("navigationController?.cover()", "expect hidden"),
    ("parent?.cover()", "expect hidden"),
    ("tabBarController?.cover()", "expect dark"),
  ])
  func whatItDoesItDoesToThatObject(code: String, steps: String) {
    #expect(outcome(code, steps) == "one: passed")
  }

  /// `Curtain().show(on: self)`: the controller is made, and its function runs.
  @Test(arguments: [
    "Curtain().show(on: self)", "let curtain = Curtain(); curtain.show(on: self)",
    "Curtain().showOnTop()",
  ])
  func aNewControllerIsSentAMessage(code: String) {
    let text = """
      extension UIViewController {
          func showOnTop() {
              guard let root = UIApplication.shared.keyWindow?.rootViewController else { return }
              root.present(self, animated: true)
          }
      }
      class Curtain: UIViewController {
          init() {
              super.init(nibName: nil, bundle: nil)
              modalPresentationStyle = .fullScreen
          }
          func show(on host: UIViewController) { host.present(self, animated: true) }
          override var prefersStatusBarHidden: Bool { true }
      }
      class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              \(code)
          }
      }
      app A {
          ios 17
          device "iPhone 14"
          Home()
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }

  /// What an extension gives to the class itself is what it is written in place: not modelled.
  @Test(arguments: ["UINavigationBar.setUp()", "UINavigationBar.appearance().barStyle = .black"])
  func aFunctionOfTheClassIsFollowed(code: String) {
    let text =
      Self.extensions + """
        class Cover: UIViewController { }
        class Home: UIViewController { func go() { \(code) } }
        app A {
            ios 17
            device notch
            Home()
        }
        """
    #expect(errors(text) == ["SB2051"])
  }

  /// An initializer that presents its object is not followed, and that is said.
  @Test func whatAnInitializerPresentsIsAnAssumption() {
    let text = """
      class Curtain: UIViewController {
          init(on host: UIViewController) {
              super.init(nibName: nil, bundle: nil)
              host.present(self, animated: true)
          }
      }
      class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              let curtain = Curtain(on: self)
              curtain.title = nil
          }
      }
      app A {
          ios 17
          device "iPhone 14"
          Home()
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    var strict = RunOptions()
    strict.isStrict = true
    #expect(outcomes(text, options: strict).first == "one: undecided")
  }

  /// The window of a delegate is one, whatever its class, read or not.
  @Test(arguments: ["ThemeWindow", "UIWindow"])
  func aWindowOfAClassThatWasNotReadIsOne(name: String) {
    let text = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: \(name)?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options: UIScene.ConnectionOptions
          ) {
              guard let scene = scene as? UIWindowScene else { return }
              window = \(name)(windowScene: scene)
              window?.rootViewController = Root()
              window?.makeKeyAndVisible()
          }
      }
      class Root: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      app A {
          ios 17
          device "iPhone 14"
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }
}
