import Testing

/// Properties that a closure or a function makes: what it does with an object or a controller
/// before it yields it has been done when the property is first read.
struct MadeByClosureTests {
  private static let classes = """
    class Model {
        var hides: Bool
        init(_ hides: Bool) { self.hides = hides }
        func show() { hides = false }
    }
    func settle(_ model: Model) { model.hides = true }
    class Page: UIViewController {
        let model: Model
        weak var delegate: AnyObject?
        init(model: Model = Model(false)) {
            self.model = model
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        func hide() { model.hides = true }
        override var prefersStatusBarHidden: Bool { model.hides }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    """

  private func expect(
    _ fact: String, _ root: String, location: SourceLocation = #_sourceLocation
  ) {
    checkRoot(fact, "\(MadeByClosureTests.classes)\n\(root)", location: location)
  }

  /// A page by the statements that make it, as a property of each kind.
  @Test(arguments: [
    ("let m = Model(false); m.hides = true; return Page(model: m)", "hidden"),
    ("let m = Model(true); m.show(); return Page(model: m)", "visible, light"),
    ("let m = Model(false); let p = Page(model: m); m.hides = true; return p", "hidden"),
    ("let m = Model(false); settle(m); return Page(model: m)", "hidden"),
    ("let p = Page(); p.hide(); return p", "hidden"),
    ("let p = Page(); p.title = \"a\"; p.delegate = nil; return p", "visible, light"),
    ("let p = Page(); p.view.backgroundColor = .red; return p", "visible, light"),
    ("let m = Model(true); return Page(model: m)", "hidden"),
  ])
  func aPageIsMadeAsItsClosureSays(body: String, fact: String) {
    let properties = [
      "let page: Page = { \(body) }()", "lazy var page: Page = { \(body) }()",
      "lazy var page = make()\nfunc make() -> Page { \(body) }",
    ]
    for property in properties {
      expect(
        fact,
        """
        class Root: UIViewController {
            \(property)
            override var childForStatusBarHidden: UIViewController? { page }
            override var childForStatusBarStyle: UIViewController? { page }
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(page)
                view.addSubview(page.view)
            }
        }
        """)
    }
  }

  /// A container by the statements that set it up.
  @Test(arguments: [
    ("n.isNavigationBarHidden = true", "visible, light"),
    ("n.setNavigationBarHidden(true, animated: false)", "visible, light"),
    ("n.navigationBar.barStyle = .black", "visible, light"),
    ("n.navigationBar.prefersLargeTitles = true", "visible, dark"),
    ("n.setNavigationBarHidden(true, animated: false); page.hide()", "hidden"),
  ])
  func aContainerIsSetUpAsItsClosureSays(setUp: String, fact: String) {
    let body =
      "let page = Page(); let n = UINavigationController(rootViewController: page); "
      + "\(setUp); return n"
    let properties = [
      "let stack: UINavigationController = { \(body) }()",
      "lazy var stack: UINavigationController = { \(body) }()",
      "lazy var stack = make()\nfunc make() -> UINavigationController { \(body) }",
    ]
    for property in properties {
      expect(
        fact,
        """
        class Root: UITabBarController {
            \(property)
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = [stack]
            }
        }
        """)
    }
  }

  /// A plain object that is changed before it is kept.
  @Test(arguments: [
    "let model: Model = { let m = Model(false); m.hides = true; return m }()",
    "lazy var model: Model = { let m = Model(true); m.show(); settle(m); return m }()",
    "static let model: Model = { let m = Model(false); m.hides = true; return m }()",
  ])
  func anObjectIsMadeAsItsClosureSays(property: String) {
    let model = property.hasPrefix("static") ? "Root.model" : "model"
    expect(
      "hidden",
      """
      class Root: UIViewController {
          \(property)
          override var prefersStatusBarHidden: Bool { \(model).hides }
      }
      """)
  }

  /// A property has what an initializer takes under its name only where that gives it.
  @Test(arguments: [
    ("init(m: Model) { \(up) }", "m: Model(true)", "visible"),
    ("init(m: Model) { \(up); self.m = m }", "m: Model(true)", "hidden"),
    (
      "init(m: Model, use: Bool) { \(up); if use { self.m = m } }", "m: Model(true), use: false",
      "visible"
    ),
    (
      "init(m: Model, use: Bool) { \(up); if use { self.m = m } }", "m: Model(true), use: true",
      "hidden"
    ),
    ("init(m: Model? = nil) { \(up); if let m { self.m = m } }", "", "visible"),
    ("init(m: Model) { \(up); look(m) }\nfunc look(_ m: Model) { }", "m: Model(true)", "visible"),
  ])
  func aPropertyHasWhatItsInitializerGivesIt(members: String, arguments: String, fact: String) {
    for property in ["let page = Inner(\(arguments))", "lazy var page = Inner(\(arguments))"] {
      expect(
        fact,
        """
        class Inner: UIViewController {
            var m = Model(false)
            \(members)
            required init?(coder: NSCoder) { fatalError() }
            override var prefersStatusBarHidden: Bool { m.hides }
        }
        class Root: UIViewController {
            \(property)
            override var childForStatusBarHidden: UIViewController? { page }
            override func viewDidLoad() {
                super.viewDidLoad()
                addChild(page)
            }
        }
        """)
    }
  }

  /// What wraps a property gives it its value, too.
  @Test(arguments: ["_hides = Published(initialValue: hides)", "self.hides = hides"])
  func aWrappedPropertyHasWhatItsInitializerGivesIt(statement: String) {
    expect(
      "hidden",
      """
      class Inner: UIViewController {
          @Published var hides = false
          init(hides: Bool) { \(statement); \(MadeByClosureTests.up) }
          required init?(coder: NSCoder) { fatalError() }
          override var prefersStatusBarHidden: Bool { hides }
      }
      class Root: UIViewController {
          let page = Inner(hides: true)
          override var childForStatusBarHidden: UIViewController? { page }
          override func viewDidLoad() {
              super.viewDidLoad()
              addChild(page)
          }
      }
      """)
  }

  private static let up = "super.init(nibName: nil, bundle: nil)"

  /// What a class that hosts a view shows, by the initializer that is called.
  @Test(arguments: [
    ("convenience init(a: Int) { self.init(rootView: Text1(h: false)) }", "a: 1", "visible"),
    ("convenience init(a: Int) { self.init(rootView: Text1(h: false)) }", "b: 1", "hidden"),
    ("convenience init(a: Bool) { self.init(rootView: Text1(h: a)) }", "a: true", "hidden"),
  ])
  func aHostingClassShowsWhatTheInitializerMakes(first: String, call: String, fact: String) {
    expect(
      fact,
      """
      struct Text1: View {
          let h: Bool
          var body: some View { Text("a").statusBarHidden(h) }
      }
      class Host: UIHostingController<Text1> {
          \(first)
          convenience init(b: Int) { self.init(rootView: Text1(h: true)) }
      }
      class Root: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
              let host = Host(\(call))
              host.modalPresentationStyle = .fullScreen
              present(host, animated: false)
          }
      }
      """)
  }
}
