import Interpreter
import Testing

/// What the app's own extensions declare of objects of Apple's of which there is one.
struct AppleExtensionTests {
  private func outcomes(_ getter: String, _ extensions: String) -> [String] {
    InterpreterTests.outcomes(
      """
      class Home: UIViewController { override var prefersStatusBarHidden: Bool { \(getter) } }
      \(extensions)
      app A {
          ios 17
          device [notch, pad]
          Home()
      }
      scenario "phone" on device notch {
          launch
          expect hidden
      }
      scenario "pad" on device pad {
          launch
          expect visible
      }
      """
    ).filter { !$0.hasPrefix(" ") }
  }

  @Test(arguments: [
    ("UIDevice.isPhone", "static var isPhone: Bool { current.userInterfaceIdiom == .phone }"),
    ("UIDevice.isPhone", "class var isPhone: Bool { return UIDevice.current.isPhone }"),
    ("UIDevice.isPhone", "static let isPhone = UIDevice.current.userInterfaceIdiom == .phone"),
    ("UIDevice.isPhone()", "class func isPhone() -> Bool { current.userInterfaceIdiom == .phone }"),
    ("UIDevice.current.isPhone", ""),
    ("UIDevice.current.isIdiom(.phone)", ""),
    ("UIDevice.current.isIdiom(UIUserInterfaceIdiom.phone)", ""),
    (
      "!UIDevice.current.isPad",
      "var isPad: Bool { guard !isPhone else { return false }; return true }"
    ),
  ])
  func membersAreFollowed(getter: String, member: String) {
    let text = """
      extension UIDevice {
          \(member)
          var isPhone: Bool { return self.userInterfaceIdiom == .phone }
          func isIdiom(_ idiom: UIUserInterfaceIdiom) -> Bool { userInterfaceIdiom == idiom }
      }
      """
    #expect(outcomes(getter, text) == ["phone: passed", "pad: passed"])
  }

  @Test func soAreThoseOfOtherTypes() {
    let screen = "extension UIScreen { var isNarrow: Bool { bounds.width < 500 } }"
    #expect(outcomes("UIScreen.main.isNarrow", screen) == ["phone: passed", "pad: passed"])
    let traits =
      "extension UITraitCollection { var isNarrow: Bool { horizontalSizeClass == .compact } }"
    #expect(outcomes("traitCollection.isNarrow", traits) == ["phone: passed", "pad: passed"])
    let unknown = "extension Bundle { var isBeta: Bool { bundleIdentifier == \"a\" } }"
    #expect(outcomes("Bundle.main.isBeta", unknown) == ["phone: undecided", "pad: undecided"])
  }

  /// Of an object that is not known, and of several members of a name, nothing is claimed.
  @Test func othersAreNot() {
    let text = "extension UIDevice { var isPhone: Bool { userInterfaceIdiom == .phone } }"
    #expect(outcomes("device().isPhone", text) == ["phone: undecided", "pad: undecided"])
    // A constant is what it was at first.
    let constant = """
      enum Flags { static var isOn = false }
      extension UIDevice { static let isMarked = Flags.isOn }
      """
    #expect(outcomes("UIDevice.isMarked", constant) == ["phone: undecided", "pad: undecided"])
  }

  @Test(arguments: [
    "UIDevice.current.userInterfaceIdiom == UIUserInterfaceIdiom.phone",
    "UIDevice.current.userInterfaceIdiom != UIUserInterfaceIdiom.pad",
    "UI_USER_INTERFACE_IDIOM() == .phone",
    "UI_USER_INTERFACE_IDIOM() != UIUserInterfaceIdiom.pad",
  ])
  func idiomsHaveTheirType(getter: String) {
    #expect(outcomes(getter, "") == ["phone: passed", "pad: passed"])
  }

  /// What the device says of itself is the same whenever a lazy property is first read.
  @Test(arguments: [
    "= UIDevice.current.userInterfaceIdiom == .phone",
    ": Bool = { UIDevice.current.userInterfaceIdiom != .pad }()",
    ": Bool = { if UIDevice.current.userInterfaceIdiom == .pad { return false }; return true }()",
  ])
  func lazyPropertiesHoldIt(start: String) {
    let base = "class Base: UIViewController { lazy var isPhone \(start) }"
    let text =
      "\(base)\nclass Start: Base { override var prefersStatusBarHidden: Bool { isPhone } }"
    let found = InterpreterTests.outcomes(
      """
      \(text)
      app A {
          ios 17
          device notch
          Start()
      }
      scenario "one" {
          launch
          expect hidden
      }
      """)
    #expect(found == ["one: passed"])
  }
}

/// What functions of such extensions do.
struct AppleExtensionEffectTests {
  private func outcome(_ call: String, _ extensions: String, expect: String = "hidden") -> String? {
    InterpreterTests.outcomes(
      """
      enum Flags { static var isOn = false }
      class Home: UIViewController {
          let button = UIButton(type: .system)
          let meter = makeMeter()
          override var prefersStatusBarHidden: Bool { Flags.isOn }
          func go() { \(call); setNeedsStatusBarAppearanceUpdate() }
      }
      \(extensions)
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "one" {
          launch
          call Home.go
          expect \(expect)
      }
      """
    ).first
  }

  @Test(arguments: [
    ("UIDevice.current.mark()", "extension UIDevice { func mark() { Flags.isOn = true } }"),
    (
      "if UIDevice.current.mark() { return }",
      "extension UIDevice { func mark() -> Bool { Flags.isOn = true; return false } }"
    ),
    ("UIDevice.mark()", "extension UIDevice { static func mark() { Flags.isOn = true } }"),
    (
      "UIApplication.shared.mark(true)",
      "extension UIApplication { func mark(_ isOn: Bool) { set(isOn) }; "
        + "func set(_ isOn: Bool) { Flags.isOn = isOn } }"
    ),
    ("button.mark()", "extension UIButton { func mark() { Flags.isOn = true } }"),
    (
      "UIDevice.current.isMarked = true",
      "extension UIDevice { var isMarked: Bool { get { false } set { Flags.isOn = newValue } } }"
    ),
    (
      "UserDefaults.standard.isOn = true; Flags.isOn = UserDefaults.standard.isOn",
      """
      extension UserDefaults {
          var isOn: Bool {
              get { bool(forKey: "on") }
              set(value) { set(value, forKey: "on") }
          }
      }
      """
    ),
    ("button.mark()", "extension UIView { func mark() { alpha = 0; Flags.isOn = true } }"),
  ])
  func functionsAreRun(call: String, text: String) {
    #expect(outcome(call, text) == "one: passed")
  }

  @Test(arguments: [
    ("button.pin()", "extension UIView { func pin() { alpha = 0; layer.cornerRadius = 4 } }"),
    ("UIDevice.current.log()", "extension UIDevice { func log() { print(name) } }"),
  ])
  func whatDoesNothingIsHarmless(call: String, text: String) {
    #expect(outcome(call, text, expect: "visible") == "one: passed")
  }

  /// Of an object whose type is not known a library may declare a function of that name.
  @Test func whatIsNotKnownMayRun() {
    let text = "extension UIButton { func mark() { Flags.isOn = true } }"
    #expect(outcome("meter.mark()", text, expect: "unknown") == "one: passed")
  }
}

/// The controller on top, as extensions and functions look for it.
struct TopControllerTests {
  private static let search = """
    topController(
        of base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController
    ) -> UIViewController? {
        if let stack = base as? UINavigationController {
            return topController(of: stack.visibleViewController)
        }
        if let tabs = base as? UITabBarController, let selected = tabs.selectedViewController {
            return topController(of: selected)
        }
        if let presented = base?.presentedViewController {
            return topController(of: presented)
        }
        return base
    }
    """

  @Test(arguments: [
    ("UIApplication.topController()?.present(page, animated: false)", "class func"),
    ("let top = UIApplication.topController(); top?.present(page, animated: false)", "class func"),
    ("UIApplication.shared.topController()?.present(page, animated: false)", "func"),
    ("topController()?.present(page, animated: false)", ""),
    (
      "UIApplication.shared.top?.present(page, animated: false)",
      "var top: UIViewController? { topController() }\nfunc"
    ),
  ])
  func presents(call: String, form: String) {
    let search = TopControllerTests.search
    let code =
      form.isEmpty ? "func \(search)" : "extension UIApplication {\n\(form) \(search)\n}"
    for root in ["Home()", "UINavigationController { Home() }", "UITabBarController { Home() }"] {
      let outcome = outcomes(
        """
        class Home: UIViewController {
            func go() {
                let page = Page()
                page.modalPresentationStyle = .fullScreen
                \(call)
            }
        }
        class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }
        \(code)
        app A {
            ios 17
            device notch
            \(root)
        }
        scenario "one" {
            launch
            call Home.go
            expect hidden
        }
        """
      ).first
      #expect(outcome == "one: passed", "\(root)")
    }
  }
}

/// The window that extensions look for.
struct ExtensionWindowTests {
  @Test(arguments: [
    (
      "UIWindow.key",
      "extension UIWindow { static var key: UIWindow? { "
        + "UIApplication.shared.windows.first { $0.isKeyWindow } } }"
    ),
    (
      "UIApplication.shared.active",
      """
      extension UIApplication {
          var active: UIWindow? {
              connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap { $0.windows }
                  .first { $0.isKeyWindow }
          }
      }
      """
    ),
  ])
  func isTheOneThatCodeMeans(window: String, text: String) {
    let found = outcomes(
      """
      class Home: UIViewController {
          func go() { \(window)?.rootViewController = Page() }
          func show() {
              let page = Page()
              page.modalPresentationStyle = .fullScreen
              \(window)?.rootViewController?.present(page, animated: false)
          }
      }
      class Page: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      \(text)
      app A {
          ios 17
          device notch
          Home()
      }
      scenario "root" {
          launch
          call Home.go
          expect hidden
      }
      scenario "present" {
          launch
          call Home.show
          expect hidden
      }
      """)
    #expect(found == ["root: passed", "present: passed"])
  }
}
