import Testing

/// A controller that other code makes and sets up: what is done with it counts, whatever it is and
/// however the controller is shown then.
struct SetUpTests {
  private static let classes = """
    class Model {
        var hides = false
        func hide() { hides = true }
    }
    struct Look {
        var hides = false
        mutating func hide() { hides = true }
    }
    struct Theme {
        let hides: Bool
        static let plain = Theme(hides: false)
        static let full = Theme(hides: true)
    }
    class Page: UIViewController {
        var hides = false
        var isOn = false { didSet { hides = isOn } }
        let model = Model()
        var look = Look()
        var theme: Theme = .plain
        var isFull: Bool { get { hides } set { hides = newValue } }
        override var prefersStatusBarHidden: Bool {
            hides || model.hides || look.hides || theme.hides
        }
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        func hide() { hides = true }
    }
    """

  /// What hides the bar of `page`.
  @Test(arguments: [
    "page.hides = true", "page.hides.toggle()", "page.hide()", "page.isOn = true",
    "page.model.hides = true", "page.model.hide()", "page.look.hides = true", "page.look.hide()",
    "page.look = Look(hides: true)", "page.theme = .full", "page.isFull = true",
    "if kind == 2 { page.hides = true }",
    "switch kind {\ncase 2: page.hides = true\ndefault: break\n}",
    "let set = { page.hides = true }\nset()", "for _ in 0..<2 { page.hides = true }",
    "[page].forEach { $0.hides = true }", "[page].forEach { page in page.hide() }",
    "[Page(), page].forEach { if $0 === page { $0.hides = true } }",
  ])
  func whatIsDoneWithAControllerCounts(statement: String) {
    for body in [
      "let page = Page()\n\(statement)\nviewControllers = [page]",
      "let page = Page()\n\(statement)\n"
        + "let nav = UINavigationController(rootViewController: page)\n"
        + "nav.isNavigationBarHidden = true\nviewControllers = [nav]",
      "viewControllers = [make(kind)]",
    ] {
      expect(
        "hidden",
        """
        class Root: UITabBarController {
            let kind = 2
            override func viewDidLoad() {
                super.viewDidLoad()
                \(body)
            }
            func make(_ kind: Int) -> UIViewController {
                let page = Page()
                \(statement)
                return page
            }
        }
        """)
    }
  }

  /// Functions that choose what they make, and come back early.
  @Test(arguments: [
    "if kind == 2 { return Page(true) }\nreturn Page(false)",
    "if kind == 2 { let page = Page(false); page.hides = true; return page }\nreturn Page(false)",
    "guard kind == 2 else { return Page(false) }\nlet page = Page(false)\npage.hides = true\n"
      + "return page",
    "switch kind {\ncase 2:\nlet page = Page(false)\npage.hides = true\nreturn page\n"
      + "default: return UITabBarController()\n}",
    "var page: UIViewController = Page(false)\nif kind == 2 { page = Page(true) }\nreturn page",
    "let page: UIViewController\nif kind == 2 { page = Page(true) } else { page = Page(false) }\n"
      + "return page",
  ])
  func aFunctionShowsWhatItChooses(body: String) {
    let page = """
      class Page: UIViewController {
          var hides: Bool
          init(_ hides: Bool) {
              self.hides = hides
              super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override var prefersStatusBarHidden: Bool { hides }
      }
      class Root: UITabBarController {
          func make(_ kind: Int) -> UIViewController {
              \(body)
          }
      """
    for (fact, kind) in [("hidden", 2), ("visible", 1)] {
      expect(
        fact,
        "\(page)\noverride func viewDidLoad() {\nsuper.viewDidLoad()\n"
          + "viewControllers = [make(\(kind))]\n}\n}",
        classes: "")
    }
  }

  /// A computed property that makes a page and changes it.
  @Test(arguments: ["page.hide()", "page.hides = true", "page.model.hide()"])
  func aComputedPropertySetsUpWhatItYields(statement: String) {
    for shown in ["[made]", "[self.made, made]"] {
      expect(
        "hidden",
        """
        class Root: UITabBarController {
            var made: UIViewController {
                let page = Page()
                \(statement)
                return page
            }
            override func viewDidLoad() {
                super.viewDidLoad()
                viewControllers = \(shown)
            }
        }
        """)
    }
  }

  /// Members that extensions give to UIKit's classes, of a container that is not shown yet.
  @Test(arguments: ["stack.navigationBar.darken()", "stack.darken()", "stack.isDark = true"])
  func aMemberOfAnExtensionSetsUpAContainer(statement: String) {
    expect(
      "light",
      """
      extension UINavigationBar {
          func darken() { barStyle = .black }
      }
      extension UINavigationController {
          func darken() { navigationBar.barStyle = .black }
          var isDark: Bool {
              get { navigationBar.barStyle == .black }
              set { navigationBar.barStyle = newValue ? .black : .default }
          }
      }
      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let stack = UINavigationController(rootViewController: UIViewController())
              \(statement)
              viewControllers = [stack]
          }
      }
      """, classes: "")
  }

  /// A coordinator that hears of its stack, and asks it what it shows.
  @Test func aCoordinatorMayBeTheDelegateOfItsStack() {
    expect(
      "hidden",
      """
      protocol Coordinator: AnyObject {
          var stack: UINavigationController { get }
          func start()
      }
      extension Coordinator {
          func push(_ page: UIViewController) { stack.pushViewController(page, animated: false) }
      }
      class Main: NSObject, Coordinator, UINavigationControllerDelegate {
          let stack: UINavigationController
          init(stack: UINavigationController) {
              self.stack = stack
              super.init()
              stack.delegate = self
          }
          func start() {
              let page = Page()
              page.hide()
              push(page)
          }
          func navigationController(
              _ stack: UINavigationController, didShow page: UIViewController, animated: Bool
          ) {
              guard let from = stack.transitionCoordinator?.viewController(forKey: .from),
                  !stack.viewControllers.contains(from)
              else { return }
          }
      }
      class Root: UITabBarController {
          let stack: UINavigationController = {
              let stack = UINavigationController()
              stack.isNavigationBarHidden = true
              return stack
          }()
          lazy var main = Main(stack: stack)
          override func viewDidLoad() {
              super.viewDidLoad()
              main.start()
              viewControllers = [stack]
          }
      }
      """)
  }

  /// Code that is not followed, but may change what the page answers.
  @Test(arguments: [
    "model.$isOn.assign(to: \\.hides, on: self).store(in: &bag)", "panel.start()",
    "panel.restart()",
  ])
  func aPageMayBeChangedByOthers(statement: String) {
    checkUnknown(
      ["hidden", "visible"],
      """
      class Model {
          @Published var isOn = true
      }
      protocol PanelDelegate: AnyObject {
          func started()
      }
      class Panel: UIView {
          weak var delegate: PanelDelegate?
          func start() { delegate?.started() }
          func restart() { start() }
          func show() { backgroundColor = .red }
      }
      class Root: UIViewController, PanelDelegate {
          var hides = false
          let model = Model()
          let panel = Panel()
          var bag = Set<AnyCancellable>()
          override func viewDidLoad() {
              super.viewDidLoad()
              panel.delegate = self
              panel.show()
              \(statement)
          }
          func started() { hides = true }
          override var prefersStatusBarHidden: Bool { hides }
      }
      """)
  }

  /// A host whose view is given another value; a closure that the view keeps shows nothing else.
  @Test(arguments: [
    ("host.rootView.hides = true", nil), ("host.rootView.onClose = { }", "visible"),
  ])
  func aHostMayShowAnotherView(statement: String, fact: String?) {
    let root = """
      struct Content: View {
          var hides = false
          var onClose: () -> Void = { }
          var body: some View { Text("a").statusBarHidden(hides) }
      }
      class Root: UIViewController {
          let host = UIHostingController(rootView: Content())
          override var childForStatusBarHidden: UIViewController? { host }
          override func viewDidLoad() {
              super.viewDidLoad()
              addChild(host)
              view.addSubview(host.view)
              \(statement)
          }
      }
      """
    if let fact {
      expect(fact, root, classes: "")
    } else {
      checkUnknown(["hidden", "visible"], root)
    }
  }

  /// Settings that are turned over.
  @Test(arguments: [
    ("stack.isNavigationBarHidden.toggle()", "hidden"),
    ("stack.isNavigationBarHidden.toggle()\nstack.isNavigationBarHidden.toggle()", "visible"),
  ])
  func aSettingIsToggled(statement: String, fact: String) {
    expect(
      fact,
      """
      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let page = Page()
              page.hide()
              let stack = UINavigationController(rootViewController: page)
              \(statement)
              viewControllers = [stack]
          }
      }
      """)
  }

  /// Changes of an object that are not followed: what it holds is unknown then.
  @Test(arguments: ["model.mode.advance()", "model[0] = true"])
  func aChangeThatIsNotFollowedMakesUnknown(statement: String) {
    checkUnknown(
      ["hidden", "visible"],
      """
      enum Mode {
          case plain, full
          mutating func advance() { self = .full }
      }
      class Model {
          var hides = false
          var mode = Mode.plain
          subscript(_ index: Int) -> Bool {
              get { hides }
              set { hides = newValue }
          }
      }
      class Page: UIViewController {
          let model: Model
          init(_ model: Model) {
              self.model = model
              super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override var prefersStatusBarHidden: Bool { model.hides || model.mode == .full }
      }
      class Root: UITabBarController {
          let model = Model()
          override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [Page(model)]
              \(statement)
          }
      }
      """)
  }

  /// Containers of the author's own, and hosts.
  @Test func aContainerIsSetUpAsAPageIs() {
    expect(
      "light",
      """
      class Stack: UINavigationController {
          var style: UIStatusBarStyle = .default
          override var preferredStatusBarStyle: UIStatusBarStyle { style }
      }
      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let stack = Stack(rootViewController: UIViewController())
              stack.style = .lightContent
              viewControllers = [stack]
          }
      }
      """, classes: "")
    expect(
      "hidden",
      """
      class Host: UIHostingController<Text> {
          var hides = false
          override var prefersStatusBarHidden: Bool { hides }
      }
      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let host = Host(rootView: Text("a"))
              host.hides = true
              viewControllers = [host]
          }
      }
      """, classes: "")
  }

  /// Loops that are written as calls: over what is known, and over what is not.
  @Test(arguments: [
    ("[tabs, stack].forEach { $0.navigationBar.barStyle = .black }", "light"),
    ("[tabs, stack].forEach(darken)", "light"),
    (
      "viewControllers?.forEach { "
        + "($0 as? UINavigationController)?.navigationBar.barStyle = .black }", nil
    ),
    (
      "viewControllers?.compactMap { $0 as? UINavigationController }"
        + ".forEach { $0.navigationBar.barStyle = .black }", nil
    ),
    ("[tabs, stack].forEach { $0.title = \"a\" }", "dark"),
  ])
  func whatIsDoneWithEachCounts(statement: String, fact: String?) {
    let root = """
      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let stack = UINavigationController(rootViewController: UIViewController())
              let tabs = UINavigationController(rootViewController: UIViewController())
              viewControllers = [stack, tabs]
              \(statement)
          }
          func darken(_ stack: UINavigationController) { stack.navigationBar.barStyle = .black }
      }
      """
    if let fact { expect(fact, root, classes: "") } else { checkUnknown(["dark", "light"], root) }
  }

  /// Computed properties of other objects and of containers: what their setters say happens.
  @Test(arguments: [
    ("stack.isDark = true", "light"), ("stack.isDark = false", "dark"),
    ("let box = Box(stack)\nbox.isDark = true", "light"),
    ("let box = Box(stack)\nbox.stack?.isDark = true", "light"),
  ])
  func aSetterOfAnotherObjectRuns(statement: String, fact: String) {
    expect(
      fact,
      """
      class Stack: UINavigationController {
          var isDark: Bool {
              get { navigationBar.barStyle == .black }
              set { navigationBar.barStyle = newValue ? .black : .default }
          }
      }
      class Box {
          weak var stack: Stack?
          init(_ stack: Stack) { self.stack = stack }
          var isDark: Bool {
              get { stack?.isDark ?? false }
              set { stack?.isDark = newValue }
          }
      }
      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let stack = Stack(rootViewController: UIViewController())
              viewControllers = [stack]
              \(statement)
          }
      }
      """, classes: "")
  }

  /// Closures that are handed the controller: at once, by a function that has one for all others.
  @Test(arguments: [
    ("make(Page(), title: \"a\") { $0.hides = true }", "hidden"),
    ("make(Page(), title: \"a\") { page in page.hide() }", "hidden"),
    ("make(Page(), title: \"a\")", "visible"),
    ("make(Page(), title: \"a\", configure: { $0.hides = true })", "hidden"),
  ])
  func aFunctionSetsUpWhatItIsGiven(call: String, fact: String) {
    expect(
      fact,
      """
      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = [\(call)]
          }
          func make<T: UIViewController>(
              _ page: T, title: String, configure: (T) -> Void = { _ in }
          ) -> UIViewController {
              page.title = title
              configure(page)
              return page
          }
      }
      """)
  }

  /// A closure that is kept, and handed the controller later: what it is handed is not known.
  @Test(arguments: ["{ $0.hides = true }", "{ page in page.hides = true }"])
  func aKeptClosureMayChangeWhatItIsHanded(closure: String) {
    checkUnknown(
      ["hidden", "visible"],
      """
      class Page: UIViewController {
          var hides = false
          var onLoad: ((Page) -> Void)?
          override var prefersStatusBarHidden: Bool { hides }
          override func viewDidLoad() {
              super.viewDidLoad()
              onLoad?(self)
          }
      }
      class Root: UITabBarController {
          override func viewDidLoad() {
              super.viewDidLoad()
              let page = Page()
              page.onLoad = \(closure)
              viewControllers = [page]
          }
      }
      """)
  }

  /// What code hands on while its controller is made does not let go of it.
  @Test func aControllerLivesWhileItIsMade() {
    expect(
      "light",
      """
      class Root: Page {
          lazy var player: Player = { let p = Player(); p.delegate = self; return p }()
          override func viewDidLoad() {
              super.viewDidLoad()
              player.play()
          }
      }
      class Player {
          weak var delegate: Page?
          func play() {}
      }
      """)
  }

  private func expect(
    _ fact: String, _ root: String, classes: String = SetUpTests.classes,
    location: SourceLocation = #_sourceLocation
  ) {
    checkRoot(fact, "\(classes)\n\(root)", location: location)
  }
}
