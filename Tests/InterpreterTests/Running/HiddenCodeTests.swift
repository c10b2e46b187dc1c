import Testing
import Wording

/// Code that runs without a call that stands anywhere, and controls that code makes.
struct HiddenCodeTests {
  private func outcome(
    of declarations: String, member: String = "", _ statement: String = ""
  ) -> String? {
    outcomes(
      """
      class Settings {
          static let shared = Settings()
          var hides = false
      }
      \(declarations)
      class Root: UIViewController {
          \(member)
          func check() -> Bool { Settings.shared.hides = true; return false }
          override var prefersStatusBarHidden: Bool { Settings.shared.hides }
          func go() {
              \(statement)
          }
      }
      app A {
          ios 18
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          call Root.go
          request update
          expect hidden
      }
      """
    ).first
  }

  @Test(arguments: [
    ("class Store { init() { Settings.shared.hides = true } }", "lazy var store = Store()"),
    ("struct Maker { init() { Settings.shared.hides = true } }", "let maker = Maker()"),
    ("class Dying { deinit { Settings.shared.hides = true } }", "var dying: Dying? = Dying()"),
    (
      "class Store { static let one: Int = { Settings.shared.hides = true; return 1 }() }",
      "let number = Store.one"
    ),
    ("let number: Int = { Settings.shared.hides = true; return 1 }()", ""),
    ("", "var number: Int { Settings.shared.hides = true; return 1 }"),
  ])
  func whatRunsByItselfMayHaveRun(declaration: String, member: String) {
    #expect(outcome(of: declaration, member: member) == "one: undecided")
  }

  /// What an initializer gives a property tells no observer of it; what a function of it does
  /// that it calls tells them.
  @Test(arguments: [
    ("init() { list = [1] }", "one: passed"), ("init() { self.list = [1] }", "one: passed"),
    ("init() { defer { list = [1] } }", "one: failed"),
    ("init() { fill() }\nfunc fill() { list = [1] }", "one: failed"),
  ])
  func noObserverIsToldWhatAnInitializerGives(members: String, expected: String) {
    let declaration = """
      class Log {
          static let shared = Log()
          var isOn = true
      }
      class Store: Codable {
          var list: [Int] = [] { didSet { Log.shared.isOn = false } }
          \(members)
      }
      """
    let member = """
      let store = Store()
      override var preferredStatusBarStyle: UIStatusBarStyle {
          Log.shared.isOn ? .lightContent : .darkContent
      }
      """
    let text = """
      \(declaration)
      class Root: UIViewController { \(member) }
      app A {
          ios 18
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          expect light
      }
      """
    #expect(outcomes(text).first == expected)
  }

  /// When the only object of an app is made is not known: what its initializer does besides, by an
  /// observer too, may have been done.
  @Test(arguments: ["Log.shared.hides = true", "fill()"])
  func whatASharedObjectDoesBesidesMayHaveBeenDone(statement: String) {
    let text = """
      class Log {
          static let shared = Log()
          var hides = false
      }
      class Store: ObservableObject {
          static let shared = Store()
          @Published var list: [Int] = [] { didSet { Log.shared.hides = true } }
          init() { \(statement) }
          func fill() { list = [1] }
      }
      class Root: UIViewController {
          override var prefersStatusBarHidden: Bool { Log.shared.hides }
          func go() { _ = Store.shared }
      }
      app A {
          ios 18
          device notch
          Root()
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(outcomes(text).first == "one: undecided")
  }

  /// A lazy object is made when it is first named: what its initializer makes of it by more than
  /// its own properties is not known before that.
  @Test(arguments: [
    "init() { isOn = true; set() }\nfunc set() { isOn = false }",
    "init() { part.set() }",
  ])
  func whatALazyObjectIsLikeBeforeItIsNamedIsNotKnown(members: String) {
    let text = """
      class Part {
          var hides = false
          func set() { hides = true }
      }
      class Store {
          let part = Part()
          var hides = false
          var isOn = false { didSet { hides = true } }
          \(members)
      }
      class Root: UIViewController {
          lazy var store = Store()
          override var prefersStatusBarHidden: Bool { store.hides || store.part.hides }
      }
      app A {
          ios 18
          device notch
          Root()
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    #expect(outcomes(text).first == "one: undecided")
  }

  /// Which server it is that changes is not known: what its observer stores may have changed, and
  /// nothing else.
  @Test(arguments: [("fast", "undecided"), ("full", "passed")])
  func anObserverOfAnUnknownObjectReachesWhatItStores(key: String, outcome: String) {
    let text = """
      class Server {
          var isFast = false {
              didSet { UserDefaults.standard.set(isFast, forKey: "fast") }
          }
      }
      class Settings {
          static let shared = Settings()
          var server: Server { didSet { } }
          init() {
              var servers: [Server] = []
              if FileManager.default.fileExists(atPath: "x") { servers.append(Server()) }
              server = servers.first ?? Server()
              server.isFast = true
          }
      }
      class Root: UIViewController {
          override func viewDidLoad() {
              UserDefaults.standard.set(true, forKey: "full")
              if Settings.shared.server.isFast { print("fast") }
          }
          override var prefersStatusBarHidden: Bool { UserDefaults.standard.bool(forKey: "\(key)") }
      }
      app A {
          ios 18
          device notch
          Root()
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(outcomes(text).first == "one: \(outcome)")
  }

  /// What a decoder is asked does not concern the bar, whatever functions of that name the app has.
  @Test func aDecoderIsNoneOfTheApp() {
    checkRoot(
      "hidden",
      """
      protocol Service { func decode<T>(_ type: T.Type, from data: Data) throws -> T }
      enum Server: Service {
          case live
          static let decoder = JSONDecoder()
          func decode<T>(_ type: T.Type, from data: Data) throws -> T {
              Self.decoder.dateDecodingStrategy = .iso8601
              return try Self.decoder.decode(type, from: data)
          }
      }
      struct Person: Decodable {
          let name: String
          enum Keys: String, CodingKey { case name }
          init(from decoder: Decoder) throws {
              let container = try decoder.container(keyedBy: Keys.self)
              name = try container.decode(String.self, forKey: .name)
          }
      }
      class Root: UIViewController {
          override func viewDidLoad() { _ = try? Server.live.decode(Person.self, from: Data()) }
          override var prefersStatusBarHidden: Bool { true }
      }
      """)
  }

  /// What opens an address runs with a touch of it.
  @Test(arguments: ["OpenURLAction", ".init"])
  func anActionOfTheEnvironmentWaits(action: String) {
    checkRoot(
      "visible",
      """
      struct Root: View {
          @State private var isFull = false
          @State private var path: [String] = []
          var body: some View {
              NavigationStack(path: $path) {
                  Text("a").statusBarHidden(isFull)
                      .environment(\\.openURL, \(action) { _ in
                          path.append("b")
                          isFull = true
                          return .handled
                      })
              }
          }
      }
      """)
  }

  /// What a controller's properties start with is made with the controller.
  @Test func initialValuesOfControllersAreMade() {
    let member = "let number: Int = { Settings.shared.hides = true; return 1 }()"
    #expect(outcome(of: "", member: member) == "one: passed")
    let store = "class Store { init() { Settings.shared.hides = true } }"
    #expect(outcome(of: store, member: "let store = Store()") == "one: passed")
  }

  @Test(arguments: [
    ("let text = \"\\(check())\"", "passed"), ("print(check())", "passed"),
    ("if check() {}", "passed"), ("while check() {}", "passed"),
  ])
  func callsInsideOfOtherThingsAreDone(statement: String, expected: String) {
    #expect(outcome(of: "", statement) == "one: " + expected)
  }

  /// What is not understood in code that is never called is no error, and no silence either.
  @Test func whatIsNotUnderstoodThereIsAssumed() {
    let text = """
      class Settings {
          static let shared = Settings()
          var hides = false
      }
      class Dying { deinit { Settings.shared.hids = true } }
      class Root: UIViewController {
          override var prefersStatusBarHidden: Bool { Settings.shared.hides }
      }
      app A {
          ios 18
          device "iPhone SE (3rd generation)"
          Root()
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    let cells = results(text).flatMap { $0.cells }
    #expect(cells.map { $0.outcome } == [.passed])
    #expect(cells.flatMap { $0.assumptions }.count == 1)
  }

  /// What objects do only to themselves leaves everything as it was.
  @Test func anInitializerThatKeepsToItselfChangesNothing() {
    let store = """
      class Store {
          var count = 0
          init() { count = 1 }
          deinit { count = 0 }
          var next: Int { count += 1; return count }
      }
      """
    let member = "let store = Store()"
    #expect(outcome(of: store, member: member, "Settings.shared.hides = true") == "one: passed")
  }

  // MARK: - Controls

  /// A controller with a control that hides the bar, tapped by its label.
  private func outcome(control member: String, _ statement: String)
    -> [String]
  {
    outcomes(
      """
      class Root: UIViewController {
          var hides = false
          \(member)
          override var prefersStatusBarHidden: Bool { hides }
          @objc func hide() { hides = true; setNeedsStatusBarAppearanceUpdate() }
          override func viewDidLoad() {
              super.viewDidLoad()
              \(statement)
          }
      }
      app A {
          ios 18
          device "iPhone SE (3rd generation)"
          UINavigationController { Root() }
      }
      scenario "one" {
          launch
          expect visible
          tap "Hide"
          expect hidden
      }
      """)
  }

  @Test(arguments: [
    (
      "lazy var item = UIBarButtonItem(title: \"Hide\", style: .plain, target: self, "
        + "action: #selector(hide))", "navigationItem.rightBarButtonItem = item"
    ),
    (
      "lazy var button = UIButton(primaryAction: UIAction(title: \"Hide\") { [weak self] _ in "
        + "self?.hide() })", "view.addSubview(button)"
    ),
    (
      "lazy var button: UIButton = { let b = UIButton(); b.setTitle(\"Hide\", for: .normal); "
        + "b.addTarget(self, action: #selector(hide), for: .touchUpInside); return b }()",
      "view.addSubview(button)"
    ),
    (
      "let button = UIButton()",
      "button.setTitle(\"Hide\", for: .normal); "
        + "button.addTarget(self, action: #selector(hide), for: .touchUpInside)"
    ),
  ])
  func controlsThatPropertiesStartWithCanBeTapped(member: String, statement: String) {
    #expect(outcome(control: member, statement) == ["one: passed"])
  }

  /// Whose labels are not read may be the one that is meant; it is no mistake to name one.
  @Test(arguments: [
    (
      "lazy var button: UIButton = { let b = UIButton(); b.setTitle(title, for: .normal); "
        + "b.addTarget(self, action: #selector(hide), for: .touchUpInside); return b }()",
      "view.addSubview(button)"
    ),
    (
      "let button = UIButton()",
      "button.setTitle(\"Hide\", for: .normal); button.setTitle(\"Show\", for: .selected); "
        + "button.addTarget(self, action: #selector(hide), for: .touchUpInside)"
    ),
    (
      "let button = UIButton()",
      "button.addTarget(self, action: #selector(hide), for: .touchUpInside)"
    ),
    (
      "", "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hide)))"
    ),
    ("let bar = Bar()", "bar.onHide = { [weak self] in self?.hide() }"),
    ("@IBAction func tapped(_ sender: Any) { hide() }", ""),
  ])
  func aControlMayCarryAnyLabel(member: String, statement: String) {
    let lines = outcome(control: member, statement)
    #expect(lines.first == "one: undecided")
    #expect(lines.dropFirst().first?.contains("SB410") == true)
  }

  /// Code that waits says which step lets it run.
  @Test func codeThatWaitsIsNamed() throws {
    let text = """
      struct Root: View {
          @State private var hidden = false
          var body: some View {
              Text("a").statusBarHidden(hidden).task { hidden = true }
          }
      }
      app A {
          ios 18
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          expect hidden
      }
      scenario "two" {
          launch
          wait 0 s
          expect hidden
      }
      """
    let all = results(text)
    #expect(all.map { $0.outcome } == [.failed, .passed])
    let hints = all[0].cells.flatMap { $0.told }.flatMap { $0.hints }
    #expect(hints.contains { $0.hasSuffix("has not run yet: `wait 0 s` lets it run") })
  }

  /// A value that is computed at the start, whatever it takes, leaves alone what it cannot reach.
  @Test(arguments: [
    ("", "one: passed"), ("Settings.shared.hides = true", "one: failed"),
  ])
  func aComputedStartIsLookedThrough(effect: String, outcome: String) {
    let text = """
      class Settings {
          static let shared = Settings()
          var hides = false
      }
      func check(_ value: Int) throws { if value < 0 { throw CancellationError() } }
      class Root: UIViewController {
          private let table: [Int] = {
              var sum = 0
              for index in 0..<3 { sum += index }
              switch sum {
              case 3: sum = 4
              default: break
              }
              do {
                  try check(sum)
              } catch {
                  print(error)
              }
              let pairs = ["a": sum]
              if let one = pairs["a"], one > 2 { print("\\(one)", [sum][0] as Any) }
              guard sum > 0 else { return [] }
              \(effect)
              return sum > 2 ? [sum] : [(sum)].map { value in value + 1 }
          }()
          override var prefersStatusBarHidden: Bool { Settings.shared.hides }
      }
      app A {
          ios 18
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    #expect(outcomes(text).first == outcome)
  }
}
