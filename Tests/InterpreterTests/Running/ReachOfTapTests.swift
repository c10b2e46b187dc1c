import Interpreter
import StatusBar
import Testing
import Wording

/// What a person can get at: symbols, dialogs, menus, and tabs under a cover.
struct ReachOfTapTests {
  private func app(_ view: String, _ steps: String) -> String {
    """
    app A {
        ios 17
        device notch
        Home()
    }
    struct Home: View {
        @State private var isOn = false
        @State private var isAsking = false
        @State private var isShown = false
        var body: some View {
            \(view)
                .statusBarHidden(isOn)
        }
    }
    scenario "one" {
        launch
    \(steps)
    }
    """
  }

  private func verdict(_ text: String) -> [String]? {
    results(text).first?.cells.first.map { cell in
      [cell.outcome.spelling] + cell.told.map { $0.title }
    }
  }

  @Test(arguments: [
    #"Button("Star", systemImage: "star") { isOn = true }"#,
    #"Button { isOn = true } label: { Label("Bell", systemImage: "star") }"#,
    #"Button { isOn = true } label: { Image(systemName: "star") }"#,
    #"Image(systemName: "star").onTapGesture { isOn = true }"#,
    #"Label("Star", systemImage: "star").onTapGesture { isOn = true }"#,
  ])
  func aTapFindsASymbolByItsName(view: String) {
    #expect(verdict(app(view, "tap \"star\"\nexpect hidden")) == ["passed"])
  }

  @Test func theTextStillNamesAControlWithASymbol() {
    let view = #"""
      VStack {
          Button("Star", systemImage: "star") { isOn = true }
          Button { isOn = false } label: { Label("Bell", systemImage: "bell") }
      }
      """#
    #expect(
      verdict(app(view, "tap \"Star\"\nexpect hidden\ntap \"Bell\"\nexpect visible")) == ["passed"])
  }

  private let asking = #"""
    Button("Ask") { isAsking = true }
        .KIND("Sure?", isPresented: $isAsking) { Button("Yes") { isOn = true }; Button("No") { } }
    """#

  @Test(
    arguments: ["alert", "confirmationDialog"],
    [
      ("tap \"Ask\"\ntap \"Yes\"\nexpect hidden", ["passed"]),
      (
        "tap \"Ask\"\ntap \"No\"\nexpect visible\ntap \"Ask\"\ntap \"Yes\"\nexpect hidden",
        ["passed"]
      ),
      ("tap \"Ask\"\ntap \"No\"\nexpect !Home.isAsking", ["passed"]),
      (
        "tap \"Yes\"\nexpect hidden",
        ["broken", "`tap \"Yes\"` finds nothing of that name on screen"]
      ),
      (
        "tap \"Ask\"\ntap \"Ask\"\nexpect hidden",
        ["broken", "`tap \"Ask\"` cannot reach it behind the dialog that is up"]
      ),
      (
        "tap \"Ask\"\ntap \"Yes\"\ntap \"Yes\"\nexpect hidden",
        ["broken", "`tap \"Yes\"` finds nothing of that name on screen"]
      ),
    ])
  func buttonsOfADialogAreThereWhileItIsUp(kind: String, sample: (String, [String])) {
    let view = asking.replacing("KIND", with: kind)
    #expect(verdict(app(view, sample.0)) == sample.1)
  }

  @Test(arguments: [
    // One that is always up leaves nothing else to tap.
    (".constant(true)", "tap \"Yes\"\nexpect hidden", ["passed"]),
    (
      ".constant(true)", "tap \"Ask\"\nexpect hidden",
      ["broken", "`tap \"Ask\"` cannot reach it behind the dialog that is up"]
    ),
    // Of one that code shows cannot tell whether it is up.
    ("Binding(get: { later }, set: { _ in })", "tap \"Yes\"\nexpect hidden", ["passed"]),
    ("Binding(get: { later }, set: { _ in })", "tap \"Ask\"\nexpect visible", ["passed"]),
  ])
  func aDialogMayHangOnABindingThatIsMade(binding: String, steps: String, expected: [String]) {
    let view = asking.replacing("KIND", with: "alert").replacing("$isAsking", with: binding)
    #expect(verdict(app(view, steps)) == expected)
  }

  @Test(arguments: [
    ("tap \"More\"\ntap \"Hide\"\nexpect hidden", ["passed"]),
    (
      "tap \"More\"\ntap \"Sub\"\ntap \"Deep\"\nexpect hidden\ntap \"More\"\nexpect hidden",
      ["passed"]
    ),
    ("tap \"More\"\nexpect visible", ["passed"]),
    (
      "tap \"Hide\"\nexpect hidden",
      ["broken", "`tap \"Hide\"` finds nothing of that name on screen"]
    ),
    (
      "tap \"More\"\ntap \"Beside\"\nexpect hidden",
      ["broken", "`tap \"Beside\"` cannot reach it behind the dialog that is up"]
    ),
  ])
  func aMenuOpensWithATap(sample: (String, [String])) {
    let view = #"""
      VStack {
          Button("Beside") { }
          Menu("More") {
              Button("Hide") { isOn = true }
              Menu("Sub") { Button("Deep") { isOn = true } }
          }
      }
      """#
    #expect(verdict(app(view, sample.0)) == sample.1)
  }

  @Test(arguments: [
    (
      ".alert(\"Sure?\", isPresented: $isAsking) { Button(\"Yes\") { } }",
      "behind the dialog that is up"
    ),
    (".sheet(isPresented: $isAsking) { Text(\"Card\") }", "the sheet covers it"),
    (".fullScreenCover(isPresented: $isAsking) { Card() }", "Card covers it"),
  ])
  func aCoveredTabCannotBeSelected(modifier: String, reason: String) {
    let text = """
      app A {
          ios 17
          device notch
          TabView {
              Home().tabItem { Text("One") }
              Text("b").tabItem { Text("Two") }
          }
      }
      screen Card { Text("c") }
      struct Home: View {
          @State private var isAsking = false
          var body: some View {
              Button("Ask") { isAsking = true }
                  \(modifier)
          }
      }
      scenario "one" {
          launch
          tap "Ask"
          select tab "Two"
          expect visible
      }
      """
    let found = verdict(text)
    #expect(found?.first == "broken")
    #expect(found?.last?.hasSuffix(reason) == true, "\(found ?? [])")
  }

  @Test func whatIsStoredUnderOneKeyIsOneValueAndOutlivesTheProcess() {
    let text = """
      app A {
          ios 17
          device notch
          TabView {
              One().tabItem { Text("One") }
              Two().tabItem { Text("Two") }
          }
      }
      struct One: View {
          @AppStorage("full") var isFull = false
          @AppStorage("other") var isOther = false
          @State private var isOwn = false
          var body: some View {
              Button("Go") { isFull = true; isOwn = true }.statusBarHidden(isFull)
          }
      }
      struct Two: View {
          @AppStorage("full") private var isHidden = false
          var body: some View { Text("b").statusBarHidden(isHidden) }
      }
      scenario "one" {
          set One.isFull = false
          set One.isOther = false
          launch
          expect visible
          tap "Go"
          expect hidden, Two.isHidden, One.isFull, !One.isOther, One.isOwn
          select tab "Two"
          expect hidden
          launch
          expect hidden, One.isFull, !One.isOwn
          set One.isFull = false
          expect visible
      }
      scenario "preset" on Two.isHidden true {
          launch
          expect hidden
      }
      """
    check(text, "one: passed", "preset: passed")
  }

  @Test func aLoopOverThingsOfWhichNothingIsKnownIsKept() {
    let text =
      hiddenApp("launch\nexpect hidden") + """

        class Feed: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                for item in view.subviews { item.isHidden = true }
            }
        }
        """
    check(text, "one: passed")
  }

  @Test func howOftenALoopRunsIsUnknown() {
    let text = """
      app A {
          ios 17
          device notch
          state isHidden = false
          input count
          Button("Go") { for _ in 0..<count { isHidden.toggle() } }
              .statusBarHidden(isHidden)
          Button("Stop") { for _ in [1, 2] { isHidden.toggle() } }
      }
      scenario "each round counts" {
          launch
          tap "Stop"
          expect visible
      }
      scenario "nobody says how many" {
          launch
          tap "Go"
          expect visible
      }
      """
    check(
      text, "each round counts: passed", "nobody says how many: undecided",
      "  SB4101 cannot tell whether the bar is visible")
  }
}
