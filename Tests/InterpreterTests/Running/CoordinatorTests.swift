import Interpreter
import Testing

/// Objects that make the screens of an app, and other objects that do: coordinators, factories,
/// modules.
struct CoordinatorTests {
  /// A coordinator that shows `Home` in the stack that it is given.
  private static let coordinator = """
    final class Shop {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() { stack.pushViewController(Home(), animated: false) }
    }
    """

  /// How a stack that is a local constant comes to the coordinator, and which one is the root.
  @Test(arguments: [
    "let shop = Shop(stack: stack)\n shop.start()",
    "Shop(stack: stack).start()",
    "shop = Shop(stack: stack)\n shop?.start()",
    "let shop = Shop(stack: stack)\n shops.append(shop)\n shop.start()",
    "let shop = Shop(stack: stack)\n self.shop = shop\n self.shop?.start()",
    "let shop: Coordinator = Shop(stack: stack)\n shop.start()",
    "start(Shop(stack: stack))",
    "shop = make(stack)\n shop?.start()",
    "let second = stack\n let shop = Shop(stack: second)\n shop.start()",
    "if isNew { shop = Shop(stack: stack) }\n shop?.start()",
    "let parent = Parent(stack: stack)\n parent.start()",
    "let parent = Parent(stack: stack)\n parent.startLater()",
  ])
  func showsItsScreenInTheStackThatItIsGiven(_ code: String) {
    expectHome(
      """
      let stack = Stack()
      \(code)
      window?.rootViewController = stack
      """,
      "var shop: Shop?\n var shops: [Shop] = []\n var isNew = true",
      """
      protocol Coordinator: AnyObject { func start() }
      extension Shop: Coordinator {}
      \(CoordinatorTests.coordinator)
      func start(_ shop: Shop) { shop.start() }
      func make(_ stack: UINavigationController) -> Shop { Shop(stack: stack) }
      final class Parent {
          let stack: UINavigationController
          var children: [Shop] = []
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
              let child = Shop(stack: stack)
              children.append(child)
              child.start()
          }
          lazy var later = Shop(stack: stack)
          func startLater() { later.start() }
      }
      """)
  }

  /// Where the screens come from that a launch asks an object for.
  @Test(arguments: [
    "final class Module { lazy var root = Stack(rootViewController: Home()) }",
    """
    final class Module {
        lazy var root = Stack(rootViewController: home)
        lazy var home = Home()
    }
    """,
    """
    final class Module {
        let part = Part()
        var root: UIViewController { part.root }
    }
    final class Part { let root = Stack(rootViewController: Home()) }
    """,
    """
    final class Module {
        lazy var part = Part()
        var root: UIViewController { part.root }
    }
    final class Part { lazy var root = Stack(rootViewController: Home()) }
    """,
    """
    final class Module {
        private let factory: Factory
        init(factory: Factory = LiveFactory()) { self.factory = factory }
        lazy var root = Stack(rootViewController: factory.makeHome())
    }
    protocol Factory { func makeHome() -> UIViewController }
    final class LiveFactory: Factory { func makeHome() -> UIViewController { Home() } }
    """,
  ])
  func makesItsScreens(_ module: String) {
    expectHome("let module = Module()\n window?.rootViewController = module.root", "", module)
  }

  /// What a lazy property is made of may change before it is read first: then it is not known.
  @Test(arguments: [
    "var isNew = false\n lazy var root: UIViewController = isNew ? Home() : UIViewController()",
    "var isNew = false\n lazy var root = Page(isFull: isNew)",
    "let settings = Settings()\n lazy var root = Page(isFull: settings.isFull)",
    "var isNew = false\n lazy var root = Sheet(model: Model(isNew))",
    "var isNew = false\n lazy var root: UIViewController = { Sheet(model: Model(isNew)) }()",
  ])
  func isNotKnownWhereItIsMadeLater(_ properties: String) {
    expectHome(
      "window?.rootViewController = Main()", "",
      """
      final class Settings { var isFull = false }
      class Main: UIViewController {
          \(properties)
          override func viewDidLoad() {
              super.viewDidLoad()
              change()
              addChild(root)
              view.addSubview(root.view)
          }
          func change() { \(properties.contains("Settings") ? "settings.isFull" : "isNew") = true }
          override var childForStatusBarHidden: UIViewController? { root }
      }
      class Page: UIViewController {
          let isFull: Bool
          init(isFull: Bool) {
              self.isFull = isFull
              super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override var prefersStatusBarHidden: Bool { isFull }
      }
      class Model {
          let isFull: Bool
          init(_ isFull: Bool) { self.isFull = isFull }
      }
      class Sheet: UIViewController {
          let model: Model
          init(model: Model) {
              self.model = model
              super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { fatalError() }
          override var prefersStatusBarHidden: Bool { model.isFull }
      }
      """, expecting: "unknown")
  }

  /// Tabs that are made of a list.
  @Test(arguments: [
    "Tab.allCases.map { $0.make() }",
    "Tab.allCases.map { tab in Stack(rootViewController: tab.make()) }",
    "Tab.allCases.compactMap { tab -> UIViewController? in\n let made = tab.make()\n return made }",
    "[Tab.home, .other].map { $0.make() }",
    "[Home(), UIViewController()].map { Stack(rootViewController: $0) }",
    "tabs.map { $0.make() }",
    "Tab.allCases.map(page(for:))",
    "tabs.map(self.page(for:))",
    "tabs.map(page(_:))",
    "[(Home(), \"a\"), (Home(), \"b\")].map { page, title in page.title = title; return page }",
    """
    [(Tab.home.make(), "a"), (Tab.other.make(), "b")].map { page, title in
        let stack = Stack(rootViewController: page)
        stack.tabBarItem.title = title
        return stack
    }
    """,
  ])
  func makesTabsOfAList(_ list: String) {
    expectHome(
      "let bar = UITabBarController()\n bar.viewControllers = \(list)\n"
        + "window?.rootViewController = bar",
      """
      let tabs: [Tab] = [.home, .other]
      func page(for tab: Tab) -> UIViewController { tab.make() }
      func page(_ tab: Tab) -> UIViewController { tab.make() }
      """,
      """
      enum Tab: CaseIterable {
          case home, other
          func make() -> UIViewController {
              switch self {
              case .home: return Home()
              case .other: return UIViewController()
              }
          }
      }
      """)
  }

  /// The list that a class has from its initializer.
  @Test(arguments: [
    "init() { self.tabs = [.home, .other]; super.init(nibName: nil, bundle: nil) }",
    "init() { tabs = [Tab.home, .other]; super.init(nibName: nil, bundle: nil) }",
  ])
  func makesTabsOfTheListThatItsInitializerGives(_ initializer: String) {
    expectHome(
      "window?.rootViewController = Main()", "",
      """
      enum Tab { case home, other }
      class Main: UITabBarController {
          let tabs: [Tab]
          \(initializer)
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() {
              super.viewDidLoad()
              viewControllers = tabs.map { $0 == .home ? Home() : UIViewController() }
          }
      }
      """)
  }

  /// What a delegate has from the beginning may come from a function of a type.
  @Test(arguments: [
    "let home = Home.make()", "lazy var home = Home.make()", "lazy var home: Home! = Maker.home()",
    "lazy var home: Home = { let home = Home.make(); home.title = \"Home\"; return home }()",
    "let isHome = Maker.isHome()\n lazy var home = isHome ? Home() : UIViewController()",
    "let home = Maker.later()",
  ])
  func aPropertyOfTheDelegateIsMadeByAType(_ property: String) {
    expectHome(
      "Maker.count += 1\n window?.rootViewController = home", property,
      """
      extension Home { class func make() -> Home { return Home() } }
      enum Maker {
          static var count = 0
          static func isHome() -> Bool { true }
          static func home() -> Home { Home.make() }
          static func later() -> Home { home() }
      }
      """)
  }

  /// A count that code changes is what it was when it was asked.
  @Test(arguments: [
    ("let isHome = Maker.count == 0", true), ("lazy var isHome = Maker.count == 1", true),
    ("lazy var isHome = Maker.count == 0", false), ("var isHome: Bool { Maker.count == 0 }", false),
    ("let isHome = Maker.isFirst()", true), ("lazy var isHome = Maker.isFirst()", false),
  ])
  func aPropertyOfTheDelegateAsksWhatChanges(property: String, isHome: Bool) {
    let launch = "Maker.count += 1\n window?.rootViewController = isHome ? Home() : Other()"
    let other = """
      class Other: UIViewController {}
      enum Maker {
          static var count = 0
          static func isFirst() -> Bool { count == 0 }
      }
      """
    let wrong = isHome ? "visible" : "hidden"
    #expect(lines(launching: launch, property, other, expecting: wrong) != ["one: passed"])
  }

  private func expectHome(
    _ launch: String, _ properties: String, _ other: String,
    expecting fact: String = "hidden by Home"
  ) {
    let lines = lines(launching: launch, properties, other, expecting: fact)
    #expect(lines == ["one: passed"])
  }

  private func lines(
    launching launch: String, _ properties: String, _ other: String, expecting fact: String
  ) -> [String] {
    outcomes(
      """
      app Shop {
          ios 17
          device notch
          appearance light
      }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          \(properties)
          func scene(
              _ scene: UIScene, willConnectTo session: UISceneSession,
              options connectionOptions: UIScene.ConnectionOptions
          ) {
              guard let windowScene = scene as? UIWindowScene else { return }
              window = UIWindow(windowScene: windowScene)
              \(launch)
              window?.makeKeyAndVisible()
          }
      }
      \(other)
      class Stack: UINavigationController {
          override var childForStatusBarHidden: UIViewController? { topViewController }
      }
      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }
      scenario "one" {
          launch
          expect \(fact)
      }
      """)
  }
}
