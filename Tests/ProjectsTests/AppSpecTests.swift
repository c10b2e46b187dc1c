import Language
import Testing

@testable import Projects

/// What an import writes: the files that answers need, and the first screen of a storyboard.
@Suite struct AppSpecTests {
  /// The spec of such files, and of storyboards by their names.
  private func spec(
    _ files: [String: String], _ boards: [String: String] = [:], main: String? = nil,
    root: String? = nil, sceneDelegate: String? = nil
  ) -> AppSpec {
    let paths = files.keys.sorted()
    let facts = paths.map { path in
      var names = NameTable()
      return indexSwift(Array((files[path] ?? "").utf8), file: path, names: &names)
    }
    let shelf = boards.keys.sorted().map { name in
      (path: name + ".storyboard", board: Storyboard.read(Array((boards[name] ?? "").utf8)).value)
    }
    var app = AppProject(
      target: "Shelf", others: [], configuration: "Release", settings: AppSettings(), unread: [])
    app.swiftFiles = paths
    app.settings.storyboard = main
    app.settings.ios = "16.0"
    app.settings.sceneDelegate = sceneDelegate
    let index = AppIndex(facts, storyboards: shelf)
    return AppSpec(app, index.table(app.settings), index, root: root) { path in
      files[path].map { Array($0.utf8) }
    }
  }

  private func board(_ objects: String, initial: String = "a") -> String {
    """
    <document initialViewController="\(initial)"><scenes><scene><objects>\(objects)
    </objects></scene></scenes></document>
    """
  }

  /// What the delegate of another display's scene shows is not what the app begins with.
  @Test(arguments: [("SceneDelegate", true), ("DisplayDelegate", false), (nil, false)])
  func aStoryboardBeginsTheScenesThatAreTheAppsOwn(delegate: String?, begins: Bool) {
    let files = [
      "Scenes.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func show(_ alert: UIAlertController) {
              var rootViewController = window?.rootViewController
              while rootViewController?.presentedViewController != nil {
                  rootViewController = rootViewController?.presentedViewController
              }
              rootViewController?.present(alert, animated: true)
          }
      }
      class DisplayDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene) { window?.rootViewController = Mirror() }
      }
      class Start: UIViewController { }
      class Mirror: UIViewController { }
      """
    ]
    let boards = ["Main": board("<viewController id=\"a\" customClass=\"Start\"/>")]
    let made = spec(files, boards, main: "Main", sceneDelegate: delegate)
    #expect(made.generated(includes: []).contains("\n    Start()\n") == begins)
  }

  @Test func whatTheFirstScreenNamesIsIncluded() {
    let app = "@main struct ShelfApp: App { var body: some Scene { WindowGroup { Home() } } }"
    let files = [
      "App.swift": app,
      "Home.swift": "struct Home: View { var body: some View { Row(Model()).framed() } }",
      "Model.swift": "final class Model { let store = Store() }",
      "Row.swift": "struct Row: View { var body: some View { Text(\"row\") } }",
      "Row+More.swift": "extension Row { var isLast: Bool { false } }",
      "Framed.swift": "extension View { func framed() -> some View { padding() } }",
      "Store.swift": "struct Store {}",
      "Unused.swift": "struct Unused: View { var body: some View { Text(\"none\") } }",
    ]
    let names = spec(files).files
    // The nearest first, and views before the rest.
    #expect(Set(names.prefix(2)) == ["App.swift", "Home.swift"])
    #expect(Set(names) == Set(files.keys).subtracting(["Unused.swift"]))
    #expect(names.last == "Store.swift")
    #expect(spec(files, root: "Unused").files.contains("Unused.swift"))
    #expect(spec(files, root: "Unused").root(with: names) == "Unused")
  }

  /// What is named like a controller and is none is needed like any other class.
  @Test func controllersOfOtherThingsAreIncluded() {
    let files = [
      "Delegate.swift": """
      @UIApplicationMain class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let app = AppController()
          func application() { app.start(in: window) }
      }
      """,
      "AppController.swift": """
      final class AppController: NSObject,
      Hearer {
          func start(in window: UIWindow?) { SessionController().begin() }
      }
      """,
      "SessionController.swift": "final class SessionController { func begin() {} }",
      "Home.swift": "class Home: UIViewController { func go() {} }",
    ]
    #expect(
      Set(spec(files, root: "Home").files).isSuperset(of: [
        "AppController.swift", "SessionController.swift",
      ]))
  }

  /// However large the app is, its spec has fewer words than one may have.
  @Test func aSpecHoldsWhatIsNearest() {
    var files = ["A.swift": "@main struct A: App { var body: some Scene { WindowGroup { V0() } } }"]
    let filler = String(repeating: "let a = 1; ", count: 2_000)
    for number in 0..<20 {
      files["V\(number).swift"] =
        "struct V\(number): View { var body: some View { V\(number + 1)() }; let f={ \(filler) } }"
    }
    let names = spec(files).files
    #expect(names.contains("V0.swift") && names.contains("V3.swift") && names.count < 12)
    var words = 0
    for name in names {
      var table = NameTable()
      let text = Array((files[name] ?? "").utf8)
      let source = Source(file: FileID(0), name: name, bytes: text)
      words += parse(source, names: &table).script.wordCount
    }
    #expect(words < 100_000)
  }

  /// Texts and their translations take only the room that is left.
  @Test func longTextsComeLast() {
    let texts = (0..<9_000).map { "static let text\($0) = \"a\"" }.joined(separator: "; ")
    let filler = String(repeating: "let a = 1; ", count: 800)
    var files = [
      "App.swift": "@main struct A: App { var body: some Scene { WindowGroup { Home() } } }",
      "Home.swift": "struct Home: View { var body: some View { V0(text: Texts.text1) } }",
      "ATexts.swift": "enum Texts { \(texts) }",
    ]
    for number in 0..<12 {
      files["V\(number).swift"] =
        "struct V\(number): View { var body: some View { V\(number + 1)() }; let f={ \(filler) } }"
    }
    let names = spec(files).files
    #expect(names.contains("V11.swift"))
    #expect(!names.contains("ATexts.swift"))
    for number in 0..<12 { files["V\(number).swift"] = "struct V\(number): View { }" }
    #expect(spec(files).files.contains("ATexts.swift"))
  }

  /// What gives the window its root is there, however many screens decide the bar.
  @Test func theLaunchComesBeforeTheScreens() {
    let words = Array(repeating: "a = b", count: 300).joined(separator: "; ")
    var files = [
      "Zero.swift": """
      class AppDelegate: UIResponder, UIApplicationDelegate {
          func application() { Helper().go(); Alpha().go(); Launcher().go(window) }
      }
      """,
      "Zed.swift": "class Launcher { func go(w: UIWindow) { w.rootViewController = Zoo() } }",
      "Helper.swift": "class Helper { func go() { \(words) } }",
      "Zoo.swift": "class Zoo: UIViewController { }",
    ]
    for number in 0..<200 {
      files["S\(number).swift"] =
        "class S\(number): UIViewController { override var prefersStatusBarHidden: Bool { true }\n"
        + "func f() { \(words) } }"
    }
    let spec = spec(files)
    #expect(spec.files.count < files.count)
    #expect(spec.files.prefix(3) == ["Zero.swift", "Zoo.swift", "Zed.swift"])
    #expect(spec.files.contains("Helper.swift"))
    // A screen that is asked for comes before it.
    #expect(self.spec(files, root: "S7").files.first == "S7.swift")
  }

  /// What is left out and may decide the bar is named, where the code that is read names it.
  @Test func allThatAnAppMayBeginWithIsIncluded() {
    let words = Array(repeating: "a = b", count: 300).joined(separator: "; ")
    let names = (10..<90).map { "Part\($0)" }
    var files = [
      "App.swift": """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { if isNew { window?.rootViewController = Alpha() } else { show() } }
        func show() { window?.rootViewController = Zulu() }
      }
      """,
      "Alpha.swift": "class Alpha: UIViewController { override var prefersStatusBarHidden: Bool {"
        + names.map { "\($0).isOn" }.joined(separator: " || ") + "} }",
      "Zulu.swift": "class Zulu: UIViewController {}",
    ]
    for name in names {
      files[name + ".swift"] = "enum \(name) { static let isOn = false; func f() { \(words) } }"
    }
    let included = spec(files).files
    #expect(included.count < files.count)
    // What one of them needs does not displace another one.
    #expect(included.contains("Alpha.swift") && included.contains("Zulu.swift"))
  }

  @Test func whatIsLeftOutAndSpeaksIsNamed() {
    let filler = String(repeating: "let a = 1; ", count: 2_000)
    let hides = "func f() { UIApplication.shared.isStatusBarHidden = true }"
    let others = (0..<20).map { "W\($0)(); " }.joined()
    var files = [
      "A.swift": """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { \(others) Zebra(); Zoo(); Zulu.run(s) } }
      class Shelf: UIViewController {
          var isBare = false
          override var prefersStatusBarHidden: Bool { isBare }
      }
      """,
      "Zebra.swift": "struct Zebra: View { \(hides); \(filler) }",
      "Zest.swift": "struct Zest: View { \(hides); \(filler) }",
      "Zoo.swift": "struct Zoo: View { var body: some View { Text(a) }; \(filler) }",
      "Zulu.swift": "enum Zulu { static func run(_ s: Shelf) { s.isBare = true }; \(filler) }",
    ]
    for number in 0..<20 { files["W\(number).swift"] = "struct W\(number): View { \(filler) }" }
    let text = spec(files).generated(includes: [])
    #expect(text.contains("    unreadNames = [Zebra, Zulu]\n"), "\(text)")
    files = files.filter { !$0.key.hasPrefix("W") }
    #expect(!spec(files).generated(includes: []).contains("unreadNames"))
  }

  /// A name that only has a getter is not set elsewhere, and a property that every view has counts
  /// behind a name of what decides.
  @Test(arguments: [
    ("look", "var look: Bool { isBare }", "s.look = true", false),
    ("look", "let look = false", "s.look = true", false),
    ("look", "var look = false", "s.look = true", true),
    ("look", "var look = false { didSet { } }", "s?.look = true", true),
    ("look", "var look: Bool { get { a } set { a = newValue } }", "s.look = true", true),
    ("look", "var look: Bool { get }", "s.look = true", false),
    ("shelf.isHidden", "var isHidden = false\n    var shelf = 1", "b.isHidden = true", false),
    ("shelf.isHidden", "var isHidden = false\n    var shelf = 1", "c.shelf.isHidden = true", true),
    ("shelf.isHidden", "var isHidden = false\n    var shelf = 1", "c.shelf?.isHidden = true", true),
  ])
  func whatIsSetElsewhereDecides(
    getter: String, member: String, change: String, isNamed: Bool
  ) {
    let filler = String(repeating: "let a = 1; ", count: 2_000)
    let others = (0..<20).map { "W\($0)(); " }.joined()
    var files = [
      "A.swift": """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { \(others) Zulu.run(s) } }
      class Shelf: UIViewController {
          override var prefersStatusBarHidden: Bool { \(getter) }
          \(member)
      }
      """,
      "Zulu.swift": "enum Zulu { static func run(_ s: Shelf) { \(change) }; \(filler) }",
    ]
    for number in 0..<20 { files["W\(number).swift"] = "struct W\(number): View { \(filler) }" }
    let text = spec(files).generated(includes: [])
    #expect(text.contains("unreadNames = [Zulu]") == isNamed, "\(text)")
  }

  /// A private type of a file that is left out is not what others mean by its name.
  @Test(arguments: ["private", "fileprivate"])
  func whatIsPrivateIsNotNamed(access: String) {
    let filler = String(repeating: "let a = 1; ", count: 2_000)
    let others = (0..<20).map { "W\($0)(); " }.joined()
    var files = [
      "A.swift": """
      @main struct A: App { var body: some Scene { WindowGroup { V() } } }
      struct V: View { var body: some View { \(others) Section { Zulu.run() } } }
      """,
      "Zulu.swift": """
      \(access) struct Section: View { var body: some View { Text("").statusBarHidden() } }
      enum Zulu { static func run() { UIApplication.shared.isStatusBarHidden = true }; \(filler) }
      """,
    ]
    for number in 0..<20 { files["W\(number).swift"] = "struct W\(number): View { \(filler) }" }
    let text = spec(files).generated(includes: [])
    #expect(text.contains("unreadNames = [Zulu]"), "\(text)")
  }

  @Test func aWantedScreenComesFirst() {
    var files = ["A.swift": "@main struct A: App { var body: some Scene { WindowGroup { V0() } } }"]
    let filler = String(repeating: "let a = 1; ", count: 2_000)
    for number in 0..<20 {
      files["V\(number).swift"] =
        "struct V\(number): View { var body: some View { V\(number + 1)() }; let f={ \(filler) } }"
    }
    files["Base.swift"] = "class Base: UIViewController { let ink = Ink() }"
    files["Ink.swift"] = "struct Ink {}"
    files["Last.swift"] = "class Last: Base { let pen = Pen() }"
    files["Pen.swift"] = "struct Pen {}"
    let names = spec(files, root: "Last").files
    #expect(Set(names.prefix(2)) == ["Base.swift", "Last.swift"])
    #expect(Set(names.dropFirst(2).prefix(2)) == ["Ink.swift", "Pen.swift"])
    #expect(names.contains("A.swift"))
    #expect(!spec(files).files.contains("Pen.swift"))
  }

  /// Screens that code takes out of storyboards are listed, and their files included.
  @Test(arguments: [
    ("UIStoryboard(name: \"More\", bundle: nil)", "\"More\": Zed(),"),
    (
      "storyboard!.instantiateViewController(withIdentifier: \"about us\")",
      "\"More/about us\": Zoo(),"
    ),
    ("StoryboardScene.More.aboutUs.instantiate()", "\"More/about us\": Zoo(),"),
    ("StoryboardScene.More.initialScene.instantiate()", "\"More\": Zed(),"),
  ])
  func screensThatCodeTakesAreListed(code: String, line: String) {
    let more = board(
      """
      <viewController id="a" customClass="Zed"/>
      <viewController id="b" customClass="Zoo" storyboardIdentifier="about us"/>
      <viewController id="c" customClass="Zap" storyboardIdentifier="unsaid"/>
      """)
    let spec = spec(
      [
        "A.swift": "@main struct A: App { var body: some Scene { WindowGroup { V() } } }\n"
          + "struct V: View { let more = 1; func f() { \(code) } }",
        "Zap.swift": "class Zap: UIViewController { }",
        "Zed.swift": "class Zed: UIViewController { }",
        "Zoo.swift": "class Zoo: UIViewController { }",
      ], ["More": more])
    let text = spec.generated(includes: [])
    #expect(text.contains("    storyboards = [\n") && text.contains("        \(line)\n"), "\(text)")
    // What has its name in small letters, as a property may, is no storyboard.
    #expect(text.contains("\"More\":") == code.contains("More"))
    #expect(!text.contains("Zap") && !spec.files.contains("Zap.swift"), "\(text)")
    #expect(spec.files.contains(line.contains("Zoo") ? "Zoo.swift" : "Zed.swift"))
  }

  @Test func aStoryboardSaysTheFirstScreen() {
    let tabs = """
      <tabBarController id="a" customClass="Tabs"><connections>
      <segue destination="b" kind="relationship" relationship="viewControllers" id="1"/>
      <segue destination="d" kind="relationship" relationship="viewControllers" id="2"/>
      </connections></tabBarController>
      <navigationController id="b" navigationBarHidden="YES"><navigationBar barStyle="black"/>
      <connections><segue destination="c" kind="relationship" relationship="rootViewController"
      id="3"/></connections></navigationController>
      <tableViewController id="c" customClass="Feed"/>
      <viewControllerPlaceholder id="d" storyboardName="More"/>
      """
    let boards = ["Main": board(tabs), "More": board("<viewController id='m'/>", initial: "m")]
    let files = [
      "Feed.swift": "class Feed: UITableViewController {}",
      "Tabs.swift": "class Tabs: UITabBarController {}",
    ]
    let made = spec(files, boards, main: "Main")
    #expect(
      made.generated(includes: []).hasSuffix(
        """

            Tabs {
                UINavigationController { Feed() }.isNavigationBarHidden(true).barStyle(.black)
                UIViewController()
            }
        }

        """))
    #expect(made.files == ["Feed.swift", "Tabs.swift"].reversed())
    #expect(made.root(with: made.files) == nil && made.isAskable(with: []))
    // A delegate that says otherwise counts, a window of another's does not.
    var coded = files
    let shows = "func f() { window?.rootViewController = Feed() }"
    coded["S.swift"] = "class Lock { \(shows) }"
    #expect(spec(coded, boards, main: "Main").generated(includes: []).contains("Tabs {"))
    coded["S.swift"] = "class Scene: NSObject, UIWindowSceneDelegate { \(shows) }"
    #expect(!spec(coded, boards, main: "Main").generated(includes: []).contains("Tabs {"))
    #expect(
      !spec(files, boards, main: "Main", root: "Feed").generated(includes: [])
        .contains("Tabs {"))
  }

  /// Only its code knows which of the embedded screens such a container asks.
  @Test func whatIsEmbeddedIsNotGuessed() {
    let embedding = board(
      """
      <viewController id="a" customClass="Frame"><connections><segue destination="b" kind="embed"
      id="1"/></connections></viewController><viewController id="b"/>
      """)
    let asks = """
      class Frame: UIViewController {
        override var childForStatusBarStyle: UIViewController? { children.first }
      }
      """
    let plain = "class Frame: UIViewController {}"
    for (text, isSaid) in [(asks, false), (plain, true)] {
      let made = spec(["Frame.swift": text], ["Main": embedding], main: "Main")
      #expect(made.generated(includes: []).contains("Frame()") == isSaid)
    }
    // A circle of storyboards ends.
    let circle = board("<viewControllerPlaceholder id='a' storyboardName='Main'/>")
    #expect(!spec(["F.swift": plain], ["Main": circle], main: "Main").isAskable(with: []))
  }
}
