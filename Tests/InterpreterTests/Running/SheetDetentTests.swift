import Interpreter
import Testing

/// At which detent a sheet of UIKit's stands: only a card at its large one takes the bar (U37).
struct SheetDetentTests {
  private func check(
    _ body: String, _ steps: String, ios: String = "17", device: String = "iPhone 13",
    _ outcome: String...,
    location: SourceLocation = #_sourceLocation
  ) {
    let text = """
      app A {
          ios \(ios)
          device "\(device)"
          Root()
      }
      class Root: UIViewController {
          var isTall = false
          override var prefersStatusBarHidden: Bool { true }
          func open() {
              let card = Card()
              \(body)
              present(card, animated: true)
          }
      }
      class Card: UIViewController {
          func grow() {
              sheetPresentationController?.animateChanges {
                  sheetPresentationController?.selectedDetentIdentifier = .large
              }
          }
          func shrink() { sheetPresentationController?.selectedDetentIdentifier = .medium }
          func settle() { sheetPresentationController?.selectedDetentIdentifier = nil }
      }
      scenario "one" {
          launch
          call Root.open
      \(steps)
      }
      """
    #expect(
      outcomes(text, location: location).map { $0.trimmingPrefix("one: ") }
        == outcome.map { $0[...] }, sourceLocation: location)
  }

  /// A popover that stays one leaves the bar to its presenter (S6, U34); what else may take the
  /// place of a card is not known to be asked.
  @Test(arguments: [
    ("popover", "", "visible, light"),
    ("popover", ".presentationCompactAdaptation(.popover)", "hidden"),
    ("popover", ".presentationCompactAdaptation(.none)", "hidden"),
    ("popover", ".presentationCompactAdaptation(horizontal: .none, vertical: .sheet)", "hidden"),
    ("popover", ".presentationCompactAdaptation(.sheet)", "visible, light"),
    ("sheet", ".presentationCompactAdaptation(.none)", "visible, light"),
    ("sheet", ".presentationCompactAdaptation(.fullScreenCover)", "unknown"),
    ("popover", ".presentationCompactAdaptation(.fullScreenCover)", "unknown"),
  ])
  func whatIsShownOnAPhoneMayTakeAnotherPlace(_ kind: String, _ adaptation: String, _ bar: String) {
    let text = """
      app A {
          ios 17
          device "iPhone 13"
          Root()
      }
      struct Root: View {
          @State private var isShown = false
          var body: some View {
              Button("Open") { isShown = true }
                  .\(kind)(isPresented: $isShown) { Text("a").statusBarHidden()\(adaptation) }
                  .statusBarHidden()
          }
      }
      scenario "one" {
          launch
          tap "Open"
          expect \(bar)
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }

  @Test(arguments: [
    ("card.sheetPresentationController?.detents = [.medium()]", "hidden"),
    ("card.sheetPresentationController?.detents = [.medium(), .large()]", "hidden"),
    ("card.sheetPresentationController?.detents = [.custom { _ in 200 }]", "hidden"),
    ("card.sheetPresentationController!.detents = [.medium()]", "hidden"),
    ("card.sheetPresentationController?.detents = [.large()]", "visible, light"),
    // Made in a condition, it is the one that is presented.
    (
      "if isTall, let sheet = card.sheetPresentationController { sheet.detents = [.large()] }",
      "visible, light"
    ),
    ("card.sheetPresentationController?.prefersGrabberVisible = true", "visible, light"),
    ("if let sheet = card.sheetPresentationController { sheet.detents = [.medium()] }", "hidden"),
    ("card.sheetPresentationController?.detents = isTall ? [.large()] : [.medium()]", "hidden"),
    (
      """
      guard let sheet = card.sheetPresentationController else { return }
      sheet.detents = [.medium(), .large()]
      sheet.selectedDetentIdentifier = .large
      """, "visible, light"
    ),
    (
      """
      let sheet = card.sheetPresentationController
      sheet?.selectedDetentIdentifier = .large
      sheet?.detents = [.medium(), .large()]
      """, "visible, light"
    ),
    // Not a sheet: there is nothing that has detents.
    (
      """
      card.modalPresentationStyle = .overFullScreen
      if let sheet = card.sheetPresentationController { sheet.detents = [.medium()] } \
      else { card.modalPresentationStyle = .fullScreen }
      """, "visible, dark"
    ),
  ])
  func theDetentThatASheetStartsAtDecides(body: String, bar: String) {
    check(body, "expect \(bar)", "passed")
  }

  @Test func codeMovesASheet() {
    check(
      "card.sheetPresentationController?.detents = [.medium(), .large()]",
      """
      expect hidden
      call Card.grow
      expect visible, light
      call Card.shrink
      expect hidden
      call Card.grow
      call Card.settle
      expect hidden
      """, "passed")
  }

  @Test func thereIsNoSuchSheetBeforeItsRelease() {
    let body = "if let sheet = card.sheetPresentationController { sheet.detents = [.medium()] }"
    check(body, "expect visible, light", ios: "14", device: "iPhone 11", "passed")
    check(body, "expect hidden", ios: "15", "passed")
  }

  @Test(arguments: [
    "card.sheetPresentationController?.detents = Layout.detents",
    "card.sheetPresentationController?.selectedDetentIdentifier = Layout.detent",
  ])
  func aDetentThatNobodyKnowsLeavesTheBarOpen(body: String) {
    check(body, "expect unknown", "passed")
  }

  @Test(arguments: [
    ("[.medium]", "hidden"), ("[.medium, .large]", "hidden"), ("[.height(200)]", "hidden"),
    ("[.large]", "visible, light"), ("[.large, tall]", "unknown"), ("[tall, .medium]", "hidden"),
    ("[tall]", "unknown"), ("tall", "unknown"),
  ])
  func theDetentsOfSwiftUIAreReadAlike(detents: String, bar: String) {
    let text = """
      app A {
          ios 17
          device "iPhone 13"
          Home()
      }
      struct Home: View {
          @State var isShown = false
          var body: some View {
              Text("a").statusBarHidden().sheet(isPresented: $isShown) {
                  Text("b").presentationDetents(\(detents))
              }
          }
      }
      scenario "one" {
          launch
          set Home.isShown = true
          expect \(bar)
      }
      """
    #expect(outcomes(text) == ["one: passed"])
  }

  /// What a sheet shows says how high it begins, wherever that stands in it.
  @Test(arguments: [
    ("Low()", "hidden"), ("NavigationStack { Low() }", "hidden"), ("TabView { Low() }", "hidden"),
    ("ScrollView { Low() }", "hidden"), ("if isLow { Low() } else { Text(\"c\") }", "hidden"),
    ("if !isLow { Low() } else { Text(\"c\") }", "visible, light"),
    ("switch isLow { case true: Low()\ncase false: Text(\"c\") }", "hidden"),
    ("if remote.isLow { Low() } else { Text(\"c\") }", "unknown"),
    ("if remote.isLow { Text(\"b\") } else { Text(\"c\") }", "visible, light"),
    ("NavigationLink(\"c\") { Low() }", "visible, light"),
  ])
  func theContentOfASheetSaysHowHighItBegins(content: String, bar: String) {
    let text = """
      app A {
          ios 17
          device "iPhone 13"
          Home()
      }
      struct Low: View {
          var body: some View { Text("b").presentationDetents([.medium]) }
      }
      struct Home: View {
          @State var isShown = false
          @State var isLow = true
          var body: some View {
              Text("a").statusBarHidden().sheet(isPresented: $isShown) {
                  \(content)
              }
          }
      }
      scenario "one" {
          launch
          set Home.isShown = true
          expect \(bar)
      }
      """
    #expect(outcomes(text) == ["one: passed"])
  }

  /// A step that says nothing of it shows the sheet as high as its content says.
  @Test(arguments: [
    ("", "hidden"), (", detent large", "visible, light"), (", detent medium", "hidden"),
  ])
  func aStepMaySayHowHighItBegins(option: String, bar: String) {
    let text = """
      app A {
          ios 17
          device "iPhone 13"
          Home()
      }
      struct Low: View {
          var body: some View { Text("b").presentationDetents([.medium, .large]) }
      }
      struct Home: View {
          var body: some View { Text("a").statusBarHidden() }
      }
      scenario "one" {
          launch
          present Low as sheet\(option)
          expect \(bar)
      }
      """
    #expect(outcomes(text) == ["one: passed"])
  }
}
