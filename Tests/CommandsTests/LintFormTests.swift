import Testing

/// What `lint` finds in SwiftUI it finds in UIKit, too.
@Suite struct LintFormTests {
  private func codes(_ text: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", text)
    let run = try BuiltTool.run(["lint", "a.sbar", "--format", "short"], in: folder.url)
    return run.output.split(separator: "\n").compactMap { line in
      guard let start = line.range(of: "warning["), let end = line.range(of: "]: ") else {
        return nil
      }
      return line[start.upperBound..<end.lowerBound] + " " + line[end.upperBound...]
    }
  }

  private static let header = "app A {\n    ios 16\n    device \"iPhone 8\"\n"

  @Test func namesThatNobodyUsesAreTold() throws {
    let swiftUI = """
      \(Self.header)
          input isPro
          state shared = 3
          Home()
      }
      struct Home: View {
          @State private var isHidden = false
          @State private var ownState = false
          var body: some View {
              Button("Hide") { isHidden.toggle() }.statusBarHidden(isHidden)
          }
      }
      scenario "one" {
          launch
          tap "Hide"
          expect hidden
      }

      """
    #expect(
      try codes(swiftUI) == [
        "SB6020 the input `isPro` is never used", "SB6020 the state `shared` is never used",
        "SB6020 the state `ownState` is never used",
      ])
    let uikit = """
      \(Self.header)
          Home()
      }
      class Home: UIViewController {
          private var isFull = false
          private var ownProperty = false
          weak var delegate: HomeDelegate?
          override var prefersStatusBarHidden: Bool { isFull }
          func toggle() { isFull.toggle(); setNeedsStatusBarAppearanceUpdate() }
      }
      scenario "one" {
          launch
          call Home.toggle
          expect hidden
      }

      """
    #expect(try codes(uikit) == ["SB6020 the property `ownProperty` is never used"])
  }

  /// Two classes with a property of one name are two.
  @Test(arguments: [
    ("", "", ["SB6020 the property `isFull` is never used"]),
    ("override var prefersStatusBarHidden: Bool { isFull }", "", []),
    ("", "func open() { let next = Page(); next.isFull = true; show(next, sender: nil) }", []),
    (
      "", "func close() { (presentingViewController as? Home)?.isFull = true }",
      ["SB6020 the property `isFull` is never used"]
    ),
  ])
  func aPropertyOfTheSameNameElsewhereIsAnother(
    page: String, home: String, told: [String]
  ) throws {
    let text = """
      \(Self.header)
          Home()
      }
      class Home: UIViewController {
          private var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
          func toggle() { self.isFull.toggle(); setNeedsStatusBarAppearanceUpdate() }
          \(home)
      }
      class Page: UIViewController {
          var isFull = false
          \(page)
      }
      scenario "one" {
          launch
          call Home.toggle
          expect hidden by Home
          present Page as fullScreen
          expect visible
      }

      """
    #expect(try codes(text).filter { $0.contains("SB6020 the property") } == told)
  }

  /// What is set is a property of one class, whatever others are called; what is read may be what a
  /// computed property makes of it, in the class or in one below it.
  @Test(arguments: [
    ("isBarHidden", "", "", true),
    ("isAway", "", "", true),
    // Another class's flag of that name is set back, which is no help.
    ("isAway", "(parent as? Other)?.isBarHidden = false", "", true),
    ("isAway", "(parent as? Root)?.isBarHidden = false", "", false),
    ("isAway", "", "func back() { isBarHidden = false }", false),
  ])
  func aFlagGoesByWhatIsBound(
    answer: String, back: String, base: String, isTold: Bool
  ) throws {
    let text = """
      \(Self.header)
          Root { Home() }
      }
      class Base: UINavigationController {
          var isBarHidden = false
          var isAway: Bool { let away = isBarHidden; return away }
          override var childForStatusBarHidden: UIViewController? { nil }
          \(base)
      }
      class Root: Base {
          override var prefersStatusBarHidden: Bool { \(answer) }
      }
      class Other: UINavigationController {
          var isBarHidden = false
          override var prefersStatusBarHidden: Bool { isBarHidden }
      }
      class Home: UIViewController { }
      class Photo: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              (navigationController as? Root)?.isBarHidden = true
          }
          func leave() { \(back) }
      }
      scenario "one" {
          launch
          push Photo
          expect hidden
      }

      """
    #expect(try codes(text).contains { $0.contains("SB6024") } == isTold)
  }

  /// A flag of a container that a pushed screen sets, in UIKit as in SwiftUI; what code sets up in
  /// a controller that it makes is no flag, and one that is set back is none that stays.
  @Test(arguments: [
    ("(navigationController as? Root)?.isBarHidden = true", "", true),
    ("(navigationController as? Root)?.isBarHidden = true", "isBarHidden = false", false),
    ("let own = Root(); own.isBarHidden = true; present(own, animated: true)", "", false),
  ])
  func aFlagOfAContainerThatStaysIsTold(set: String, back: String, isTold: Bool) throws {
    let text = """
      \(Self.header)
          Root { Home() }
      }
      class Root: UINavigationController {
          var isBarHidden = false
          override var prefersStatusBarHidden: Bool { isBarHidden }
          func reset() { \(back) }
      }
      class Home: UIViewController {
          func open() {
              \(set)
              navigationController?.setNeedsStatusBarAppearanceUpdate()
          }
      }
      scenario "one" {
          launch
          call Home.open
          expect hidden
      }

      """
    let told = try codes(text).filter { $0.hasPrefix("SB6024") }
    #expect(told.isEmpty != isTold, "\(told)")
  }

  /// On its side a phone has no bar, whatever the button does.
  @Test(arguments: [
    ("orientation landscape", "tap \"Hide\"\n    expect hidden", true),
    ("orientation landscape", "expect hidden", false),
    ("orientation portrait", "tap \"Hide\"\n    expect hidden", false),
    ("orientation landscape", "tap \"Hide\"\n    expect hidden by device", false),
  ])
  func whatTheDeviceDecidesCannotFail(on: String, steps: String, isTold: Bool) throws {
    let text = """
      app A {
          ios 16
          device notch
          Home()
      }
      screen Home {
          @State var isHidden = false
          Button("Hide") { isHidden = true }.statusBarHidden(isHidden)
      }
      scenario "one" on \(on) {
          launch
          \(steps)
      }

      """
    let told = try codes(text).filter { $0.hasPrefix("SB6022") }
    #expect(told.isEmpty != isTold, "\(told)")
  }

  @Test func functionsThatNobodyCallsAreTold() throws {
    let text = """
      \(Self.header)
          Home()
      }
      class Home: UIViewController {
          var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
          func toggle() { isFull.toggle(); ask() }
          func ask() { setNeedsStatusBarAppearanceUpdate() }
          func forgotten() { isFull = false }
          @objc func tapped() { isFull = true }
          override func viewDidLoad() { super.viewDidLoad() }
      }
      class Feed: UIViewController, UIScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: UIScrollView) { }
      }
      func alone() { }
      scenario "a" {
          launch
          expect visible
          call Home.toggle
          expect hidden
          push Feed
      }
      """.replacing("    push Feed\n", with: "    present Feed as fullScreen\n    expect visible\n")
    #expect(
      try codes(text) == [
        "SB6020 the function `forgotten` is never called",
        "SB6020 the function `alone` is never called",
      ])
  }
}
