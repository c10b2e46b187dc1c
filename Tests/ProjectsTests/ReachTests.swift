import Language
import Testing

@testable import Projects

/// What is left of an answer where a screen is shown: in stacks of own classes, in several ways.
@Suite struct ReachTests {
  private func stack(
    _ members: String, _ text: String = ".darkContent", presented: String = "fullScreen"
  ) -> ImportTable {
    reach(
      """
      class Stack: UINavigationController { \(members) }
      class Page: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { \(text) }
      }
      class Home: UIViewController {
        func go() {
          let stack = Stack(rootViewController: Page())
          stack.modalPresentationStyle = .\(presented)
          present(stack, animated: true)
        }
      }
      """)
  }

  private static let light =
    "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }"

  /// A stack that answers for itself does so for its screens, unless it asks the top one.
  @Test(arguments: [
    (light, "no light F:1"),
    (light + "\noverride var childForStatusBarStyle: UIViewController? { nil }", "no light F:1"),
    (
      light + "\noverride var childForStatusBarStyle: UIViewController? { topViewController }",
      "no dark itself:4"
    ),
    (
      "override var childForStatusBarStyle: UIViewController? { topViewController }",
      "no dark itself:3"
    ),
    ("", "no the bar's itself:3"),
  ])
  func aStackAnswersForItsScreens(members: String, expected: String) {
    #expect(row("Page", stack(members)) == expected)
  }

  /// A stack that hands its style up answers by its bar, and one in a sheet is not asked.
  @Test func whatAStackDoesNotSayIsItsBars() {
    let up = """
      override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
      """
    #expect(row("Page", stack(up)) == "no the bar's itself:3")
    let sheet = stack(Self.light, presented: "pageSheet")
    #expect(row("Page", sheet)?.hasPrefix("not asked") == true)
    #expect(sheet.dead.first { $0.name.hasPrefix("Page") }?.rules == ["U34"])
    let other = stack(
      "let own = Own()\noverride var childForStatusBarStyle: UIViewController? { own }")
    #expect(row("Page", other)?.contains("?") == true)
  }

  @Test func whatItsStackDecidesIsDead() {
    let dead = stack(Self.light).dead
    #expect(dead.map { $0.name } == ["Page.preferredStatusBarStyle"])
    #expect(dead.first?.rules == ["U23"])
    #expect(stack("").dead.first?.rules == ["U22"])
  }

  @Test func aStackThatHidesTheBarIsSeenInItsScreens() {
    let hides = "override var prefersStatusBarHidden: Bool { true }"
    #expect(row("Page", stack(hides, ".default"))?.hasPrefix("no|yes ") == true)
  }

  /// The screen inside is the first one, and not a root of its own.
  @Test func aScreenInTheFirstStackIsNoRoot() {
    let table = reach(
      """
      class Home: UIViewController { \(Self.light) }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession) {
          window?.rootViewController = UINavigationController(rootViewController: Home())
        }
      }
      """)
    #expect(row("Home", table) == "no the bar's itself:1")
    #expect(table.rows.first?.shown.map { $0.kind } == [.first])
    #expect(table.roots.map { $0.name } == ["Home"])
  }

  /// A method of the same name as a modifier is none.
  @Test func aMethodWithALabelIsNoModifier() {
    let table = reach(
      """
      @main struct A: App { var body: some Scene { WindowGroup { Front() } } }
      struct Front: View {
        var body: some View { Text("a").onAppear { _ = statusBarHidden(in: 1) } }
        func statusBarHidden(in scene: Int) -> Bool { scene > 0 }
      }
      """)
    #expect(row("Front", table) == "no default -")
  }
}

extension ReachTests {
  /// A first screen that Objective-C shows stands in the spec.
  @Test(arguments: [
    ("[[Book alloc] init]", "Book()"),
    (
      "[[UINavigationController alloc] initWithRootViewController:[[Book alloc] init]]",
      "UINavigationController { Book() }"
    ),
    (
      "[[Book alloc] init]; self.window.overrideUserInterfaceStyle = UIUserInterfaceStyleLight",
      "window MainWindow(overrideUserInterfaceStyle: .light) { Book() }"
    ),
  ])
  func aRootOfObjectiveCIsWritten(made: String, expected: String) {
    let spec = specOfBook(launchedBy: "self.window.rootViewController = \(made);")
    #expect(spec.contains("\n    \(expected)\n"))
  }
}

extension ReachTests {
  /// A method that does more to its first screen than a spec says of it leaves that open.
  @Test(arguments: [
    "[book addChildViewController:[[Page alloc] init]];",
    "[book presentViewController:[[Page alloc] init] animated:NO completion:nil];",
    "book.isBare = YES;", "nav.navigationBar.barStyle = UIBarStyleBlack;",
    "[tabs setSelectedIndex:1];", "self.window.overrideUserInterfaceStyle = style;",
  ])
  func whatObjectiveCDoesBesidesIsNotLeftOut(more: String) {
    for (line, isSaid) in [(more, false), ("book.title = @\"a\";", true)] {
      let spec = specOfBook(
        launchedBy: """
          Book *book = [[Book alloc] init];
              self.window.rootViewController = book;
              \(line)
          """)
      #expect(spec.contains("Book()") == isSaid)
    }
  }

  /// The generated spec of an app with one screen, `Book`, and a delegate in Objective-C.
  private func specOfBook(launchedBy lines: String) -> String {
    var names = NameTable()
    let swift = indexSwift(
      Array("class Book: UIViewController { }\n".utf8), file: "Book.swift", names: &names)
    let code = """
      @implementation Delegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(id)options
      {
          \(lines)
          return YES;
      }
      @end
      """
    let index = AppIndex(
      [swift, scanObjectiveC(Array(code.utf8), file: "Delegate.m")], hasObjectiveC: true)
    let app = AppProject(
      target: "T", others: [], configuration: "Release", settings: AppSettings(),
      swiftFiles: ["Book.swift"], unread: [])
    return AppSpec(app, index.table(app.settings), index) { _ in [] }
      .generated(includes: ["Book.swift"])
  }
}

extension ReachTests {
  /// The spec of an app says which scene delegate is its own, where several could be.
  @Test(arguments: [("SceneDelegate", true), ("Other", false)])
  func theSceneDelegateIsNamedAmongSeveral(manifest: String, isNamed: Bool) {
    let code = """
      class DisplayDelegate: UIResponder, UIWindowSceneDelegate { }
      class SceneDelegate: UIResponder, UIWindowSceneDelegate { }
      """
    var names = NameTable()
    let index = AppIndex([indexSwift(Array(code.utf8), file: "App.swift", names: &names)])
    var settings = AppSettings()
    settings.sceneDelegate = manifest
    let app = AppProject(
      target: "T", others: [], configuration: "Release", settings: settings,
      swiftFiles: ["App.swift"], unread: [])
    let spec = AppSpec(app, index.table(settings), index) { _ in [] }.generated(includes: [])
    #expect(spec.contains("\n        UISceneDelegateClassName = SceneDelegate\n") == isNamed)
  }

  /// The files of an app that one of them needs, the nearest first.
  private func needed(by file: String, of texts: [String: String]) -> [String] {
    let files = texts.keys.sorted()
    var names = NameTable()
    let facts = files.map { indexSwift(Array((texts[$0] ?? "").utf8), file: $0, names: &names) }
    return NeededFiles(AppIndex(facts), among: files) { texts[$0].map { Array($0.utf8) } }
      .closure(of: [file]).read
  }

  /// A view of so many words that some of them are more than a spec includes.
  private static func large(_ name: String) -> String {
    let body = String(repeating: "let a = 1; ", count: 800)
    return "struct \(name): View { func f() { \(body) } }"
  }

  /// What a screen has in its extensions comes before what it only names.
  @Test func whatATypeHasInItsExtensionsComesWithIt() {
    let filler = (0..<40).map { "Filler\($0)" }
    var texts = [
      "Web.swift": "class Web: UIViewController { func go() { style(); tint(); "
        + filler.joined(separator: "(); ") + "() } }",
      "Web+Style.swift": "extension Web { func style() { } }",
      "Tools.swift": "func tint() { }",
    ]
    for name in filler { texts[name + ".swift"] = ReachTests.large(name) }
    let chosen = needed(by: "Web.swift", of: texts)
    #expect(chosen.count < texts.count)
    #expect(chosen.prefix(2) == ["Web.swift", "Web+Style.swift"])
  }

  /// What decides the bar comes with a screen, however much of the app others bring.
  @Test(arguments: [
    ("override var preferredStatusBarStyle: UIStatusBarStyle { Theme.style() }", ""),
    ("override var preferredStatusBarStyle: UIStatusBarStyle\n{ Theme.style() }", ""),
    ("override var preferredStatusBarStyle: UIStatusBarStyle { own }", "var own: A { Theme.a() }"),
    ("func viewDidLoad() { overrideUserInterfaceStyle = Theme.mode }", ""),
  ])
  func whatDecidesTheBarComesWithAScreen(member: String, own: String) {
    let filler = (0..<40).map { "Filler\($0)" }
    var texts = [
      "Web.swift": "class Web: UIViewController { func go() { "
        + filler.joined(separator: "(); ") + "() }\n\(member)\n\(own)\n}",
      "Theme.swift": "enum Theme { static func style() -> A { Palette.now }\n"
        + "static func a() -> A { Palette.now }\nstatic let mode = Palette.now\n }",
      "Palette.swift": "class Palette { static let now = A() }",
    ]
    for name in filler { texts[name + ".swift"] = ReachTests.large(name) }
    let chosen = needed(by: "Web.swift", of: texts)
    #expect(chosen.count < texts.count)
    #expect(chosen.prefix(3) == ["Web.swift", "Theme.swift", "Palette.swift"])
  }

  @Test func aFreeFunctionIsNeeded() {
    let texts = [
      "Home.swift": "class Home { func go() { tint() } }", "Tools.swift": "func tint() {}",
    ]
    #expect(needed(by: "Home.swift", of: texts) == ["Home.swift", "Tools.swift"])
  }
}

extension ReachTests {
  private func shown(_ name: String, _ table: ImportTable) -> [ShowKind]? {
    table.rows.first { $0.name == name }?.shown.map { $0.kind }
  }

  /// What a modifier presents, in each form that it may be given in.
  @Test(arguments: [
    (".sheet(isPresented: $isOn) { Page() }", ShowKind.sheet),
    (".sheet(isPresented: $isOn, content: { Page() })", .sheet),
    (".sheet(isPresented: $isOn, content: makePage)", .sheet),
    (".sheet(isPresented: $isOn) { makePage() }", .sheet),
    (".sheet(isPresented: $isOn) { page }", .sheet),
    (".fullScreenCover(isPresented: $isOn, content: { AnyView(Page()) })", .cover),
    (".navigationDestination(isPresented: $isOn, destination: { Page() })", .link),
  ])
  func aPresentationIsOneInEachForm(modifier: String, kind: ShowKind) {
    let table = reach(
      """
      @main struct A: App { var body: some Scene { WindowGroup { Front() } } }
      struct Front: View {
        @State var isOn = false
        var body: some View { Text("a")\(modifier) }
        private var page: some View { Page() }
        private func makePage() -> some View { Page() }
      }
      struct Page: View { var body: some View { Text("b").statusBarHidden() } }
      """)
    #expect(shown("Page", table) == [kind])
    #expect(row("Front", table) == "no default -")
  }

  /// A function that presents what it is handed shows it.
  @Test(arguments: [
    ("present(Page(), animated: true)", ShowKind.present(nil)),
    ("bring(Page())", .present(.unknown)), ("bring(over: Page())", .present(.unknown)),
    (
      "let page = Page(); page.modalPresentationStyle = .fullScreen; bring(page)",
      .present(.fullScreen)
    ),
    (
      "let page = Page(); page.modalPresentationStyle = .custom; self.bring(page)",
      .present(.custom)
    ),
  ])
  func aHelperThatPresentsShows(code: String, kind: ShowKind) {
    let table = reach(
      """
      class Page: UIViewController { }
      class Home: UIViewController { func go() { \(code) } }
      extension UIViewController {
        func bring(_ other: UIViewController) { present(other, animated: true) }
        func bring(over other: UIViewController) { DispatchQueue.main.async {
          self.present(other, animated: true) } }
      }
      """)
    #expect(shown("Page", table) == [kind])
  }

  /// A view in a hosting controller, made in place, by a method of views, or held by a name.
  @Test(arguments: [
    "let host = UIHostingController(rootView: Page())", "let host = Page().hosted()",
    "let page = Page(); let host = UIHostingController(rootView: page)",
    "let host = UIHostingController(rootView: AnyView(Page()))",
  ])
  func aHostedViewIsShown(code: String) {
    let table = reach(
      """
      struct Page: View { var body: some View { Text("a") } }
      class Home: UIViewController {
        func go() {
          \(code)
          host.modalPresentationStyle = .fullScreen
          present(host, animated: true)
        }
      }
      extension View {
        func hosted() -> UIViewController { UIHostingController(rootView: self) }
      }
      """)
    #expect(shown("Page", table) == [.present(.fullScreen)])
  }
}

extension ReachTests {
  /// A controller that a view embeds answers in its place where it overrides the question (S8).
  @Test(arguments: [
    (
      "override var prefersStatusBarHidden: Bool { true }", "yes default F:1",
      ["Front.statusBarHidden"]
    ),
    ("func other() { }", "no|yes default itself:5", []),
  ])
  func anEmbeddedControllerAnswers(member: String, expected: String, dead: [String]) {
    let table = reach(
      """
      class Web: UIViewController { \(member) }
      class Elsewhere: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      @main struct A: App { var body: some Scene { WindowGroup { Front() } } }
      struct Front: View { @State var isOn = false
        var body: some View { ZStack { Wrapped(); Text("a") }.statusBarHidden(isOn) } }
      struct Wrapped: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController {
          let web = Web()
          return web
        }
        func updateUIViewController(_ web: UIViewController, context: Context) { }
      }
      """)
    #expect(row("Front", table) == expected)
    #expect(table.dead.map { $0.name } == dead)
  }

  /// A screen that hangs on several names counts for each of them.
  @Test func eachNameCountsItsScreens() {
    let table = reach(
      """
      class A: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle {
          if Brand.isOn { return .darkContent }
          return Look.style(for: self)
        }
      }
      class B: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { Look.style(for: self) }
      }
      """)
    let counts = table.open.map { $0.screens.count }
    #expect(table.open.map { $0.name.name } == ["Look.style(for: self)", "Brand.isOn"])
    #expect(counts == [2, 1])
  }
}

extension ReachTests {
  /// A container of the app's own asks its children only where it says so (U28).
  @Test(arguments: [
    ("addChild(book)", "", "not asked not asked itself:2", ["U28"]),
    ("self.addChild(book)", "", "not asked not asked itself:2", ["U28"]),
    ("parent?.addChild(book)", "", "no light|? itself:2", []),
    (
      "addChild(book)", "override var childForStatusBarStyle: UIViewController? { book }",
      "no light|? itself:2", []
    ),
  ])
  func aContainerAsksNoChildByItself(
    call: String, members: String, expected: String, rules: [String]
  ) {
    let table = reach(
      """
      class Book: UIViewController {
        \(Self.light)
      }
      class Box: UIViewController {
        private let book = Book()
        override func viewDidLoad() { \(call) }
        \(members)
      }
      """)
    #expect(row("Book", table) == expected)
    #expect(table.dead.flatMap { $0.rules } == rules)
  }
}
