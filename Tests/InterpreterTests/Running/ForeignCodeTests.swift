import Interpreter
import Testing

/// Code of which nothing is known may do what the code of the file does, too.
struct ForeignCodeTests {
  private func check(_ code: String, _ steps: String, app: String = "Root()") {
    InterpreterTests.check(
      """
      app A {
          ios 17
          device notch
          appearance light
          lifecycle sceneDelegate
          \(app)
      }
      \(code)
      scenario "one" {
          launch
          \(steps)
      }
      """, "one: passed")
  }

  @Test func anActionFromElsewhereMayDoAnything() {
    check(
      """
      struct Root: View {
          @State private var isHidden = false
          var body: some View {
              VStack {
                  Button("Hide") { isHidden = true }
                  Button("More", action: Router.shared.more)
              }
              .statusBarHidden(isHidden)
          }
      }
      """, "expect visible\ntap \"Hide\"\nexpect hidden\ntap \"More\"\nexpect unknown")
  }

  /// What is said of a property whose type is declared elsewhere is a call like others.
  @Test func anActionOfAnObjectFromElsewhereIsAssumedToLeaveTheBarAlone() {
    check(
      """
      struct Root: View {
          @ObservedObject var model: FeedModel
          var body: some View { Button("Load", action: model.load) }
      }
      """, "tap \"Load\"\nexpect visible", app: "Root(model: FeedModel())")
  }

  @Test(arguments: ["Elsewhere.shared.page", "PageFromElsewhere()"])
  func aScreenFromElsewhereMayChangeWhatIsShared(page: String) {
    check(
      """
      struct Root: View {
          var body: some View {
              NavigationStack {
                  VStack {
                      NavigationLink("Page", destination: \(page))
                      Button("Hide") { isBarHidden = true }
                  }
              }
          }
      }
      """, "expect visible\ntap \"Page\"\nback\nexpect unknown",
      app: "state isBarHidden = false\nRoot().statusBarHidden(isBarHidden)")
  }

  @Test func anObjectFromElsewhereMayBeOneThatIsKnown() {
    check(
      """
      class Settings: ObservableObject { @Published var isHidden = false }
      struct Root: View {
          @StateObject private var settings = Settings()
          var body: some View {
              Switch(settings: Elsewhere.shared.settings).statusBarHidden(settings.isHidden)
          }
      }
      struct Switch: View {
          @ObservedObject var settings: Settings
          var body: some View { Button("Hide") { settings.isHidden = true } }
      }
      """, "expect visible\ntap \"Hide\"\nexpect unknown")
  }

  @Test func aPathFromElsewhereMayShowAnotherScreen() {
    check(
      """
      struct Root: View {
          @EnvironmentObject var router: Router
          var body: some View {
              NavigationStack(path: $router.path) {
                  Button("Go") { router.path.append(1) }
              }
          }
      }
      """, "expect visible\ntap \"Go\"\nexpect unknown")
  }

  @Test func detentsFromElsewhereLeaveOpenWhetherTheSheetCoversTheScreen() {
    check(
      """
      struct Root: View {
          @State private var isOpen = false
          var body: some View {
              Button("Open") { isOpen = true }
                  .sheet(isPresented: $isOpen) { Text("a").presentationDetents(Elsewhere.heights) }
          }
      }
      """, "expect dark\ntap \"Open\"\nexpect unknown")
  }

  // MARK: - Controls and gestures

  @Test(arguments: [
    "button.addTarget(self, action: #selector(hide), for: .touchUpInside)",
    "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))",
  ])
  func aControlWithoutALabelActsWithATouchOfItsOwnOnly(code: String) {
    check(
      """
      class Root: UIViewController {
          private let button = UIButton()
          private var isHidden = false
          override var prefersStatusBarHidden: Bool { isHidden }
          override func viewDidLoad() {
              super.viewDidLoad()
              \(code)
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                  title: "Done", style: .done, target: self, action: #selector(done))
          }
          @objc func hide() { isHidden = true; setNeedsStatusBarAppearanceUpdate() }
          @objc func done() { }
      }
      """,
      """
      expect visible
      background
      foreground
      expect visible
      tap "Done"
      expect visible
      call Root.hide
      expect hidden
      """)
  }

  @Test func aLongPressIsNoStepOfAScenario() {
    check(
      """
      class Root: UIViewController {
          private var isHidden = false
          override var prefersStatusBarHidden: Bool { isHidden }
          override func viewDidLoad() {
              super.viewDidLoad()
              view.addGestureRecognizer(
                  UILongPressGestureRecognizer(target: self, action: #selector(hide)))
          }
          @objc func hide() { isHidden = true; setNeedsStatusBarAppearanceUpdate() }
      }
      """, "background\nforeground\nexpect visible")
  }

  // MARK: - Classes

  @Test func addingAViewLoadsThatOfItsController() {
    check(
      """
      class Root: UIViewController {
          private let content = Content()
          override var prefersStatusBarHidden: Bool { content.isFull }
          override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(content.view)
          }
      }
      class Content: UIViewController {
          var isFull = false
          override func viewDidLoad() {
              super.viewDidLoad()
              isFull = true
          }
      }
      """, "expect hidden")
  }

  @Test func aHostingClassShowsWhatItsInitializerSays() {
    check(
      """
      class Root: UIHostingController<Page> {
          init(title: String) { super.init(rootView: Page(title: title)) }
          required init?(coder: NSCoder) { fatalError() }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      struct Page: View {
          let title: String
          @State private var isHidden = false
          var body: some View {
              Button("Hide") { isHidden = true }.statusBarHidden(isHidden)
          }
      }
      """, "expect visible\ntap \"Hide\"\nexpect hidden", app: "Root(title: \"a\")")
  }

  @Test func aHostingClassShowsWhatItsInitializerForConvenienceSays() {
    check(
      """
      class Root: UIHostingController<Page> {
          override init(rootView: Page) { super.init(rootView: rootView) }
          required init?(coder: NSCoder) { fatalError() }
          convenience init() { self.init(rootView: Page()) }
      }
      struct Page: View { var body: some View { Text("a").statusBarHidden() } }
      """, "expect hidden", app: "Root()")
  }

  /// What a class that shows something else is given besides is its own.
  @Test(arguments: [false, true])
  func aHostingClassKeepsWhatItIsGivenBesides(isChild: Bool) {
    check(
      """
      class Model {
          let hides: Bool
          init(_ hides: Bool) { self.hides = hides }
      }
      class Host<Content: View>: UIHostingController<Content> {
          let model: Model
          init(rootView: Content, model: Model) {
              self.model = model
              super.init(rootView: rootView)
          }
          required init?(coder: NSCoder) { fatalError() }
          override var prefersStatusBarHidden: Bool { model.hides }
      }
      struct Page: View { var body: some View { Text("a") } }
      class Front: UIViewController {
          let isChild = \(isChild)
          let page = Host(rootView: Page(), model: Model(true))
          override var childForStatusBarHidden: UIViewController? { isChild ? page : nil }
          override func viewDidLoad() { super.viewDidLoad(); if isChild { addChild(page) } }
          override func viewDidAppear(_ animated: Bool) {
              if isChild { return }
              let made = Host(rootView: Page(), model: Model(true))
              made.modalPresentationStyle = .fullScreen
              present(made, animated: true)
          }
      }
      """, "expect hidden", app: "Front()")
  }

  @Test func whatAHostingClassShowsIsUnknownWhereItsInitializersDoNotSay() {
    check(
      """
      class Root: UIHostingController<Page> {
          override init(rootView: Page) { super.init(rootView: rootView) }
          required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      struct Page: View { var body: some View { Text("a").statusBarHidden() } }
      """, "expect unknown", app: "Root()")
  }

  @Test func aTabOfTheSystemsGoesByItsEnglishTitle() {
    check(
      """
      class Home: UIViewController { }
      class Liked: UIViewController {
          init() {
              super.init(nibName: nil, bundle: nil)
              tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
          }
          required init?(coder: NSCoder) { fatalError() }
          override var prefersStatusBarHidden: Bool { true }
      }
      """, "expect visible\nselect tab \"Favorites\"\nexpect hidden",
      app: "UITabBarController {\nHome()\nLiked()\n}")
  }

  @Test func aClassInAnExtensionMayBeExtendedAboveIt() {
    check(
      """
      class Root: Shelf.Base {
          func hide() { wantsBar = false; updateBar() }
      }
      extension Shelf.Base {
          func updateBar() { setNeedsStatusBarAppearanceUpdate() }
      }
      class Shelf: UIViewController { }
      extension Shelf {
          class Base: UIViewController {
              var wantsBar = true
              override var prefersStatusBarHidden: Bool { !wantsBar }
          }
      }
      """, "expect visible\ncall Root.hide\nexpect hidden")
  }

  // MARK: - Builds

  private let builds = """
    class Root: UIViewController {
        #if KIOSK
        override var prefersStatusBarHidden: Bool { true }
        func enter() { overrideUserInterfaceStyle = .dark }
        #else
        func enter() { }
        #endif
    }
    """

  @Test func aMemberOfWhichNobodyKnowsWhetherItIsBuiltIsMaybeThere() {
    check(builds, "expect unknown")
  }

  @Test func aScenarioMaySayWhatIsBuilt() {
    check(builds, "set KIOSK = true\nlaunch\nexpect hidden")
    check(builds, "set KIOSK = false\nlaunch\ncall Root.enter\nexpect visible, dark")
  }

  @Test func aScenarioMaySayWhichModulesAreThere() {
    let modules = """
      struct Root: View {
          var body: some View {
              Text("a")
          #if canImport(Appearance) && !DEBUG
                  .statusBarHidden()
          #endif
          }
      }
      """
    check(modules, "expect unknown")
    check(modules, "set canImport.Appearance = false\nlaunch\nexpect visible")
    check(modules, "set canImport.Appearance = true\nset DEBUG = false\nlaunch\nexpect hidden")
  }
}
