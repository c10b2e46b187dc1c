import Interpreter
import Language
import Testing

/// A slip of a name that something hangs on is an error with a suggestion, or is noted.
@Suite struct SlipTests {
  /// The message of the only error of a spec, and what it suggests.
  private func error(_ text: String, location: SourceLocation = #_sourceLocation) -> String {
    let errors = plan(text).diagnostics.filter { $0.severity == .error }
    #expect(errors.count == 1, "\(errors.map { $0.message })", sourceLocation: location)
    return errors.first.map { $0.message + " | " + ($0.fixes.first?.title ?? "") } ?? ""
  }

  private func notes(_ text: String) -> [String] {
    var options = RunOptions()
    options.listsKept = true
    let diagnostics = plan(text, options: options).diagnostics
    #expect(!diagnostics.contains { $0.severity == .error })
    return diagnostics.map { $0.message }
  }

  private func app(_ declarations: String, root: String = "Feed()", steps: String = "") -> String {
    """
    \(declarations)
    app Gallery {
        ios 16
        device notch
        \(root)
    }
    scenario "one" {
        launch
    \(steps)
        expect visible
    }
    """
  }

  @Test(arguments: [
    ("override var prefersStatusBarHiden: Bool { true }", "prefersStatusBarHidden"),
    ("override func viewDidLod() { }", "viewDidLoad"),
    ("override func viewWilAppear(_ animated: Bool) { }", "viewWillAppear"),
    ("override var lok: Int { 3 }", "look"), ("override func refrehs() { }", "refresh"),
  ])
  func whatOverridesNothingIsAnError(member: String, suggestion: String) {
    let text = app(
      """
      class Base: UIViewController {
          var look: Int { 2 }
          func refresh() { }
      }
      class Feed: Base { \(member) }
      """)
    #expect(error(text).hasSuffix("| write `\(suggestion)`"))
  }

  @Test func anOverrideOfSomethingUnknownIsNoted() {
    let noted = notes(app("class Feed: UIViewController { override func restoreAll() { } }"))
    #expect(
      noted == ["`restoreAll` overrides nothing that is known here: assumed never to run"])
    #expect(notes(app("class Feed: UIViewController { override func viewDidLoad() { } }")) == [])
    #expect(
      notes(app("class Feed: UIViewController { override func setEditing(_ a: Bool) { } }")) == [])
  }

  @Test(arguments: ["bdoy", "boy", "boddy"])
  func aViewWithoutABodyHasItByAnotherName(name: String) {
    let text = app("struct Home: View { var \(name): some View { Text(\"a\") } }", root: "Home()")
    #expect(error(text).hasSuffix("| write `body`"))
  }

  @Test(arguments: [
    ("@Statee private var isOn = true", "State"),
    ("@EnvironmntObject var settings: Settings", "EnvironmentObject"),
    ("@AppStrage(\"key\") var isOn = true", "AppStorage"),
  ])
  func theSlipOfAWrapperIsAnError(property: String, suggestion: String) {
    let text = app(
      "struct Home: View { \(property)\n var body: some View { Text(\"a\") } }", root: "Home()")
    #expect(error(text).hasSuffix("| write `\(suggestion)`"))
  }

  @Test func whatAWrapperThatNobodyKnowsMakesOfAValueIsUnknown() {
    let text = """
      struct Home: View {
          @Flag("hides") private var isHidden = false
          var body: some View { Text("a").statusBarHidden(isHidden) }
      }
      app Gallery {
          ios 16
          device notch
          Home()
      }
      scenario "one" {
          launch
          expect unknown
      }
      scenario "two" {
          set Home.isHidden = true
          launch
          expect hidden
      }
      """
    check(text, "one: passed", "two: passed")
    #expect(errors(text.replacing("isHidden = true", with: "isHidden = .dark")) == ["SB2020"])
  }

  @Test(arguments: [
    ("class Feed: UIViewCotroller { }", "UIViewController"),
    ("class Feed: Bsae { }\nclass Base: UIViewController { }", "Base"),
    ("class Feed: UIViewController { var style: UIStatusBarStle? }", "UIStatusBarStyle"),
    ("class Feed: UIViewController { func f(_ p: ColorSheme) { } }", "ColorScheme"),
    (
      "class Feed: UIViewController { func f() { UIAplication.shared.isStatusBarHidden = true } }",
      "UIApplication"
    ),
    (
      "class Feed: UIViewController { func f() { UIApplication.shared.isStatusBarHiden = true } }",
      "isStatusBarHidden"
    ),
    (
      "class Feed: UIViewController { func f() { UIApplication.sharde.isStatusBarHidden = true } }",
      "shared"
    ),
  ])
  func theSlipOfATypeOrAMemberIsAnError(declaration: String, suggestion: String) {
    #expect(error(app(declaration)).hasSuffix("| write `\(suggestion)`"))
  }

  @Test(arguments: [
    ("call { UIApplication.sharred.isStatusBarHidden = true }", "shared"),
    ("call { UIApplication.shared.isStatusBarHiden = true }", "isStatusBarHidden"),
    ("call { UIApplication.shared.setStatusBarHiden(true, with: .none) }", "setStatusBarHidden"),
  ])
  func theSlipInAStepIsAnError(step: String, suggestion: String) {
    let text = app("class Feed: UIViewController { }", steps: step)
    #expect(error(text).hasSuffix("| write `\(suggestion)`"))
  }

  @Test(arguments: [
    ("isOn = true", "isOm = true", "isOn"), ("count += 1", "cuont += 1", "count"),
    ("isOn.toggle()", "isOn.togle()", "toggle"),
  ])
  func theSlipOfAnOwnPropertyIsAnError(statement: String, slip: String, suggestion: String) {
    let text = app(
      """
      class Feed: UIViewController {
          var isOn = false
          override func viewDidAppear(_ animated: Bool) { \(statement) }
      }
      """
    ).replacing("device", with: "state count = 0\n device")
    #expect(errors(text) == [])
    #expect(
      error(text.replacing(statement, with: slip)).hasSuffix("| write `\(suggestion)`"))
  }

  @Test(arguments: [
    ("$isFull", "$isFul", "isFull"), ("settings: settings", "settings: setings", "settings"),
    ("theme = 2", "tehme = 2", "theme"),
  ])
  func theSlipOfWhatIsHandedDownIsAnError(value: String, slip: String, suggestion: String) {
    let text = app(
      """
      class Settings: ObservableObject {
          @Published var theme = 1
          func change() { theme = 2 }
      }
      struct Home: View {
          @StateObject private var settings = Settings()
          @State private var isFull = false
          var body: some View {
              Panel(settings: settings, isFull: $isFull).onTapGesture { settings.change() }
          }
      }
      struct Panel: View {
          @ObservedObject var settings: Settings
          @Binding var isFull: Bool
          var body: some View { Text("a").statusBarHidden(isFull && settings.theme == 3) }
      }
      """, root: "Home()")
    #expect(errors(text) == [])
    #expect(error(text.replacing(value, with: slip)).hasSuffix("| write `\(suggestion)`"))
  }

  @Test(arguments: [
    ("@Environment(\\.scenPhase) var phase", "", "scenePhase"),
    ("", ".toolbarBackground(.hiden)", ".hidden"),
    ("@State var offset = CGPoint.zero", ".onAppear { offset = .zreo }", ".zero"),
    (
      "", ".onAppear { UIApplication.shared.setStatusBarHidden(true, with: .slde) }", ".slide"
    ),
  ])
  func theSlipOfACaseIsAnError(property: String, modifier: String, suggestion: String) {
    let text = app(
      """
      struct Home: View {
          \(property)
          var body: some View { Text("a")\(modifier) }
      }
      """, root: "Home()")
    #expect(error(text).hasSuffix("| write `\(suggestion)`"))
  }

  /// Plurals, numbers and letters tell names of different things apart.
  @Test(arguments: ["Settings", "Setting2", "PhotosView", "PageBB", "ScreenB", "Book"])
  func likelyNamesAreNotTakenForSlips(type: String) {
    let text = app(
      """
      struct Setting { }
      struct PhotoView { }
      struct ScreenA { }
      struct Look { }
      class Feed: UIViewController {
          let content: \(type)? = nil
          var other: [\(type)] { [] }
      }
      """)
    #expect(errors(text) == [])
  }
}
