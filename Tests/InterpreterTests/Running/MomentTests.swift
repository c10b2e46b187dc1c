import Interpreter
import StatusBar
import Testing

/// What is seen for a moment only.
struct MomentTests {
  /// A cover whose content says `scheme`, up and gone again.
  private func cover(
    _ kind: String, _ scheme: String, header: String, facts: String = "dark, flash light"
  ) -> String {
    """
    app A {
        device notch
        Home()
    }
    struct Home: View {
        @State private var isOn = false
        var body: some View {
            Button("Show") { isOn = true }
                .\(kind)(isPresented: $isOn) {
                    Button("Done") { isOn = false }\(scheme)
                }
        }
    }
    scenario "one" on \(header) {
        launch
        tap "Show"
        tap "Done"
        expect \(facts)
    }
    """
  }

  @Test(arguments: [
    (".preferredColorScheme(nil)", "flash", Outcome.passed),
    (".preferredColorScheme(nil)", "no flash", .failed),
    (".preferredColorScheme(nil)", "flash dark", .failed),
    (".preferredColorScheme(.light)", "no flash", .passed),
    (".preferredColorScheme(.light)", "flash", .failed),
  ])
  func aFlashWithoutAColourIsAnyAndNoFlashIsNone(  // S47
    scheme: String, facts: String, outcome: Outcome
  ) {
    let text = cover("fullScreenCover", scheme, header: "ios 17, quirks S47", facts: facts)
    #expect(results(text).first?.cells.map { $0.outcome } == [outcome])
  }

  @Test(arguments: [
    ("ios [15, 16]", ".preferredColorScheme(.dark)", ".dark", "light, flash dark"),
    ("ios [15, 16]", ".preferredColorScheme(.dark)", "nil", "light, no flash"),
    ("ios [15, 16], appearance dark", ".preferredColorScheme(.dark)", "nil", "light, no flash"),
    (
      "ios [15, 16], appearance dark", ".preferredColorScheme(.light)", ".light",
      "dark, flash light"
    ),
    ("ios [15, 16]", "", ".dark", "dark, no flash"),
    ("ios [14, 17]", ".preferredColorScheme(.dark)", ".dark", "light, no flash"),
  ])
  func aCoverComesInTheColourOfTheSystem(  // S44
    header: String, scheme: String, root: String, facts: String
  ) {
    let text = """
      app A {
          device notch
          Home()
      }
      struct Home: View {
          @State private var isOn = false
          var body: some View {
              Button("Show") { isOn = true }
                  .preferredColorScheme(\(root))
                  .fullScreenCover(isPresented: $isOn) { Text("Cover")\(scheme) }
          }
      }
      scenario "one" on policy.coverScheme own, \(header) {
          launch
          tap "Show"
          expect \(facts)
      }
      """
    let outcomes = results(text).first?.cells.map { $0.outcome } ?? []
    #expect(outcomes == [.passed, .passed])
  }

  @Test func whatIsSeenInBetweenHangsOnWhatIsUnknown() {
    for fact in ["flash", "flash light", "no flash"] {
      let text = """
        app A {
            ios 16
            device notch
            input isAway
            Text("Home").statusBarHidden(isAway)
        }
        scenario "one" {
            launch
            expect \(fact)
        }
        """
      #expect(results(text).first?.cells.map { $0.outcome } == [.undecided])
    }
  }

  @Test func aFlashAndNoneContradictOneAnother() {
    #expect(errors(hiddenApp("launch\nexpect flash, no flash")) == ["SB4005"])
    #expect(errors(hiddenApp("launch\nexpect flash blue")) == ["SB2521"])
  }

  @Test(arguments: [
    ("fullScreenCover", ".preferredColorScheme(nil)", "ios 17, quirks S47", Outcome.passed),
    ("fullScreenCover", ".preferredColorScheme(nil)", "ios 18.6, quirks on", .passed),
    ("fullScreenCover", ".preferredColorScheme(nil)", "ios 17", .failed),
    ("fullScreenCover", ".preferredColorScheme(nil)", "ios 17, quirks S77", .failed),
    ("fullScreenCover", ".preferredColorScheme(.light)", "ios 17, quirks S47", .failed),
    ("fullScreenCover", "", "ios 17, quirks S47", .failed),
    ("fullScreenCover", ".preferredColorScheme(nil)", "ios 16, quirks on", .failed),
  ])
  func aCoverWithoutASchemeFlashes(  // S47
    kind: String, scheme: String, header: String, outcome: Outcome
  ) {
    #expect(
      results(cover(kind, scheme, header: header)).first?.cells.map { $0.outcome } == [outcome])
  }

  @Test(arguments: [
    ("withAnimation { isPlain = true }", "dark, light meanwhile, not animated", Outcome.passed),
    ("isPlain = true", "dark, light meanwhile", .failed),
    ("isPlain = true", "dark, not animated", .passed),
  ])
  func anEmbeddedControllerIsAskedUntilItIsGone(  // S83
    code: String, facts: String, outcome: Outcome
  ) {
    let text = """
      app A {
          ios 16
          device notch
          Home()
      }
      struct Home: View {
          @State private var isPlain = false
          var body: some View {
              VStack {
                  Button("Switch") { \(code) }
                  ZStack {
                      if isPlain { Text("Plain") } else { Styling() }
                  }
              }
          }
      }
      class Styling: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }
      scenario "one" {
          launch
          expect light by Styling
          tap "Switch"
          expect \(facts)
      }
      """
    #expect(results(text).first?.cells.map { $0.outcome } == [outcome])
  }

  @Test(arguments: [
    ("ios 26, quirks S28", "YES", Outcome.passed), ("ios 26", "YES", .failed),
    ("ios 26, quirks S28", "NO", .failed),
  ])
  func aBarThatThePlistHidOverlaps(header: String, hidden: String, outcome: Outcome) {  // S28
    let text = """
      app A {
          device pad
          plist {
              UIStatusBarHidden = \(hidden)
          }
          NavigationStack { Text("Items") }
      }
      scenario "one" on \(header) {
          launch
          expect visible, navigationBar overlapping
      }
      """
    #expect(results(text).first?.cells.map { $0.outcome } == [outcome])
    #expect(
      errors(text.replacing("on ios 26, quirks S28", with: "on ios 26.1, quirks S28"))
        == (header.contains("S28") ? ["SB2537"] : []))
  }
}
