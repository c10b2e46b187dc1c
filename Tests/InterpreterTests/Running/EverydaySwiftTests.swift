import Testing

/// Code that apps have everywhere, in its usual forms.
@Suite struct EverydaySwiftTests {
  private func outcome(_ members: String, made: String = "Home()", _ steps: String) -> String? {
    outcomes(
      """
      func later(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }
      class Inner: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      class Home: UIViewController {
          var isOpen = true
          \(members)
      }
      app A {
          ios 17
          device "iPhone 14"
          appearance light
          \(made)
      }
      scenario "one" {
          launch
          \(steps)
      }
      """
    ).first
  }

  /// A variable has the type that it is declared with, before anything is assigned to it.
  @Test(arguments: [
    "let s: UIStatusBarStyle; if isOpen { s = .lightContent } else { s = .darkContent }; return s",
    "let s: UIStatusBarStyle\nswitch isOpen {\ncase true: s = .lightContent\n"
      + "case false: s = .default\n}\nreturn s",
    "let s: UIStatusBarStyle\ns = .lightContent\nreturn s",
    "var s: UIStatusBarStyle? = nil\nif isOpen { s = .lightContent }\nreturn s ?? .darkContent",
    "var s: UIStatusBarStyle?\nif isOpen { s = .lightContent }\nif let s { return s }\n"
      + "return .default",
    "var s: UIStatusBarStyle?\nif !isOpen { s = .default }\nreturn s ?? .lightContent",
  ])
  func aLocalWithoutAFirstValueHasItsType(body: String) {
    let getter = "override var preferredStatusBarStyle: UIStatusBarStyle {\n\(body)\n}"
    #expect(outcome(getter, "expect light") == "one: passed")
  }

  /// What runs `block` does what `{ block() }` does.
  @Test(arguments: [
    "later { self.show() }", "let block = { self.show() }; later(block)",
    "DispatchQueue.main.async(execute: show)",
    "let b = { self.show() }; DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: b)",
    "let block = { self.show() }; OperationQueue.main.addOperation(block)",
    "let block = { self.show() }; UIView.animate(withDuration: 0.2, animations: block)",
    "UIView.animate(withDuration: 0.2, animations: { }, completion: finished)",
    "let item = DispatchWorkItem { self.show() }; DispatchQueue.main.async(execute: item)",
    "let block = { self.show() }; UIView.performWithoutAnimation(block)",
  ])
  func aFunctionIsHandedOnByItsName(code: String) {
    let members = """
      var content: UIViewController?
      override var childForStatusBarStyle: UIViewController? { content }
      func show() { content = Inner(); setNeedsStatusBarAppearanceUpdate() }
      func finished(_ isDone: Bool) { show() }
      override func viewDidLoad() { super.viewDidLoad(); \(code) }
      """
    #expect(outcome(members, "wait 2 s\nexpect light") == "one: passed")
  }

  /// What a call leaves out has the value that the initializer says.
  @Test(arguments: [
    ("Home()", "light"), ("Home(light: true)", "light"), ("Home(light: false)", "dark"),
    ("Home(count: 2)", "light"),
  ])
  func anArgumentThatIsLeftOutHasItsDefault(made: String, bar: String) {
    let members = """
      var isLight = false
      init(count: Int = 1, light: Bool = true) {
          super.init(nibName: nil, bundle: nil)
          isLight = light
      }
      override var preferredStatusBarStyle: UIStatusBarStyle {
          isLight ? .lightContent : .darkContent
      }
      """
    #expect(outcome(members, made: made, "expect \(bar)") == "one: passed")
  }

  /// A scene that connects is one with windows, however code asks for that.
  @Test(
    arguments: [
      "guard let s = scene as? UIWindowScene else { return }\n@",
      "if let s = scene as? UIWindowScene { @ }",
      "if let s = (scene as? UIWindowScene) { @ } else { fatalError() }",
      "if case let s as UIWindowScene = scene { @ }",
      "switch scene {\ncase let s as UIWindowScene: @\ndefault: break\n}",
      "let w = scene as? UIWindowScene\nguard let s = w else { return }\n@",
    ], ["UIWindow", "PlainWindow"])
  func aSceneIsOneOfWindows(body: String, window: String) {
    let code = body.replacing(
      "@",
      with: """
        window = \(window)(windowScene: s)
        window?.rootViewController = Root()
        window?.makeKeyAndVisible()
        """)
    let text = """
      class PlainWindow: UIWindow {}
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: \(window)?
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options connectionOptions: UIScene.ConnectionOptions
          ) {
              \(code)
          }
      }
      class Root: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      app A {
          ios 17
          device "iPhone 14"
      }
      scenario "one" {
          launch
          expect light
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }

  /// What is set on an object that nothing here made changes nothing else.
  @Test(arguments: ["brain.count = 3", "brain.other = nil", "brain.delegate = self"])
  func anUnknownObjectIsItsOwn(code: String) {
    let text = """
      class Brain { var count = 0; var other: Brain?; weak var delegate: Home? }
      class Home: UIViewController {
          private let brain: Brain
          init(brain: Brain) {
              self.brain = brain
              super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
              super.viewDidLoad()
              \(code)
          }
      }
      app A {
          ios 17
          device "iPhone 14"
          appearance light
          Home()
      }
      scenario "one" {
          launch
          expect visible, dark
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }
}
