import Testing

/// Code that changes something which it does not name: what may be changed is not what it was.
struct AliasTests {
  /// What the code in `go` of a controller makes of a bar that an object's property hides.
  private func outcome(object statement: String) -> String? {
    outcomes(
      """
      protocol Hiding: AnyObject { var hides: Bool { get set } }
      class Settings: Hiding {
          static let shared = Settings()
          static var instance: Settings { shared }
          static func get() -> Settings { shared }
          var hides = false
          func hide() { hides = true }
      }
      let globalSettings = Settings.shared
      func with<T>(_ x: T, _ f: (T) -> Void) { f(x) }
      class Root: UIViewController {
          var settings: Settings { Settings.shared }
          let table = ["a": Settings.shared]
          let list = [Settings.shared]
          let pair = (Settings.shared, 1)
          var hiding: Hiding = Settings.shared
          func current() -> Settings { Settings.shared }
          func edit(_ f: (Settings) -> Void) { f(Settings.shared) }
          override var prefersStatusBarHidden: Bool { Settings.shared.hides }
          func go() {
              \(statement)
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      app A {
          ios 18
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          expect visible
          call Root.go
          expect hidden
      }
      """
    ).first
  }

  /// A declared type says which object it is: the app has one of that class.
  @Test(arguments: [
    "settings.hides = true", "settings.hide()", "settings.hides.toggle()",
    "let s = settings; s.hides = true", "current().hides = true", "current().hide()",
    "Settings.instance.hides = true", "Settings.get().hides = true", "globalSettings.hides = true",
    "(hiding as? Settings)?.hides = true", "Settings.shared[keyPath: \\.hides] = true",
  ])
  func aDeclaredTypeNamesTheObject(statement: String) {
    #expect(outcome(object: statement) == "one: passed")
  }

  /// Where nothing says which object it is, it may be that one.
  @Test(arguments: [
    "list[0].hides = true", "list.first?.hides = true", "list.forEach { $0.hides = true }",
    "for s in list { s.hides = true }", "table[\"a\"]?.hides = true", "pair.0.hides = true",
    "hiding.hides = true", "edit { $0.hides = true }", "with(Settings.shared) { $0.hides = true }",
    "(true ? Settings.shared : Settings()).hides = true",
    "func f(_ s: Settings) { s.hides = true }; f(Settings.shared)",
  ])
  func anObjectThatIsNotNamedMayBeIt(statement: String) {
    #expect(outcome(object: statement) == "one: undecided")
  }

  /// What the code in `go` of a controller makes of a bar that a child of its hides.
  private func outcome(child statement: String) -> String? {
    outcomes(
      """
      protocol Hiding: AnyObject { var hides: Bool { get set } }
      protocol PhotosDelegate: AnyObject { func photosDidTap(_ photos: Photos) }
      class Photos: UIViewController, Hiding {
          weak var delegate: PhotosDelegate?
          var onTap: (() -> Void)?
          var hides = false
          func hide() { hides = true }
          override var prefersStatusBarHidden: Bool { hides }
      }
      class Root: UIViewController, PhotosDelegate {
          let photos = Photos()
          var pages: [String: Photos] = [:]
          var list: [Photos] = []
          var hiding: Hiding?
          func current() -> Photos { photos }
          func photosDidTap(_ photos: Photos) { photos.hides = true }
          override var childForStatusBarHidden: UIViewController? { photos }
          override func viewDidLoad() {
              super.viewDidLoad()
              addChild(photos)
              view.addSubview(photos.view)
              photos.didMove(toParent: self)
              photos.delegate = self
              photos.onTap = { [weak self] in self?.photos.hides = true }
              hiding = photos
              pages["a"] = photos
              list = [photos]
          }
          func go() {
              \(statement)
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      app A {
          ios 18
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          expect visible
          call Root.go
          expect hidden
      }
      """
    ).first
  }

  @Test(arguments: [
    "photos.hides = true", "photos.onTap?()", "(children.first as? Photos)?.hides = true",
    "if let p = children.first as? Photos { p.hide() }", "list[0].hides = true", "list[0].hide()",
    "list.first?.hides = true", "for p in list { p.hides = true }",
  ])
  func controllersThatAreFoundAreChanged(statement: String) {
    #expect(outcome(child: statement) == "one: passed")
  }

  @Test(arguments: [
    "pages[\"a\"]?.hides = true",
    "hiding?.hides = true", "photos.delegate?.photosDidTap(photos)", "current().hides = true",
    "children.compactMap { $0 as? Photos }.forEach { $0.hides = true }",
    "for case let p as Photos in children { p.hides = true }",
  ])
  func aControllerThatIsNotNamedMayBeIt(statement: String) {
    #expect(outcome(child: statement) == "one: undecided")
  }

  /// What a button's action makes of a state that hides the bar.
  private func outcome(action: String, _ function: String = "") -> String? {
    outcomes(
      """
      func turn(_ isOn: inout Bool) { isOn = true }
      func write(_ isOn: Binding<Bool>) { isOn.wrappedValue = true }
      struct Root: View {
          @State private var hidden = false
          @State private var flag = false
          func both() -> (Bool, Bool) { (true, true) }
          var binding: Binding<Bool>? { $hidden }
          \(function)
          var body: some View {
              Button("Go") { \(action) }
                  .statusBarHidden(hidden)
          }
      }
      app A {
          ios 18
          device "iPhone 15"
          Root()
      }
      scenario "one" {
          launch
          expect visible
          tap "Go"
          expect hidden
      }
      """
    ).first
  }

  @Test(arguments: [
    "(hidden, flag) = (true, true)",
    "var a = true; var b = false; (a, b) = (b, a); hidden = b",
    "self[keyPath: \\.hidden] = true", "turn(&hidden)", "write($hidden)",
    "$hidden.wrappedValue = true", "do { defer { hidden = true } }",
  ])
  func placesThatAreWrittenOutAreChanged(action: String) {
    #expect(outcome(action: action) == "one: passed")
  }

  @Test(arguments: [
    "(hidden, flag) = both()", "let p = \\Root.hidden; self[keyPath: p] = true",
    "Binding(get: { hidden }, set: { hidden = $0 }).wrappedValue = true",
    "let all = [$hidden]; all.forEach { $0.wrappedValue = true }", "Elsewhere.run($hidden)",
    "binding?.wrappedValue = true",
  ])
  func placesThatAreNotMayBeChanged(action: String) {
    #expect(outcome(action: action) == "one: undecided")
  }

  /// A view of another file that has the binding may set it.
  @Test func aBindingThatIsHandedOnMayBeSet() {
    let text = """
      struct Root: View {
          @State private var hidden = false
          var body: some View {
              VStack { FancyToggle(isOn: $hidden) }
                  .statusBarHidden(hidden)
          }
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
    #expect(outcomes(text).first == "one: undecided")
  }

  /// What a getter of statements answers.
  @Test(arguments: [
    ("var a = false; var b = true; (a, b) = (b, a); return a", "passed"),
    ("var a = false; let f = { a = true }; f(); return a", "undecided"),
    ("var a = false; func f() { a = true }; f(); return a", "undecided"),
    ("var a = false; do { defer { a = true } }; return a", "passed"),
    ("var a = false; defer { a = true }; return !a", "passed"),
    ("var a = [false]; a[0] = true; return a[0]", "passed"),
  ])
  func aGetterKnowsWhatItsVariablesAre(body: String, outcome: String) {
    let text = """
      class Root: UIViewController {
          override var prefersStatusBarHidden: Bool {
              \(body)
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
      """
    #expect(outcomes(text).first == "one: " + outcome)
  }
}
