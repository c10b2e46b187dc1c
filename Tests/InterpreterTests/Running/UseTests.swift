import Interpreter
import StatusBar
import Testing

private let app = """
  app Demo {
      ios 16
      device homeButton
      UINavigationController { Photo() }
      window Palette(level: .normal + 1) { Swatches() }
      window Closet(level: .normal + 2, isHidden: true) { Swatches() }
  }
  class Photo: UIViewController {
      var isFull = false
      override var prefersStatusBarHidden: Bool { isFull }
      func toggleAndUpdate() {
          isFull.toggle()
          setNeedsStatusBarAppearanceUpdate()
      }
  }
  class Swatches: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }
  class Card: UIViewController {
      override var prefersStatusBarHidden: Bool { true }
  }

  """

private func outcome(_ steps: String) -> [String] {
  outcomes(app + "scenario \"one\" {\nlaunch\nhide window Palette\n\(steps)\n}\n").filter {
    !$0.contains("SB4110")
  }
}

private func holds(_ steps: String, location: SourceLocation = #_sourceLocation) {
  #expect(outcome(steps) == ["one: passed"], sourceLocation: location)
}

private func cannot(_ steps: String, _ title: String, location: SourceLocation = #_sourceLocation) {
  #expect(
    outcome(steps) == ["one: broken", "  SB4103 " + title], sourceLocation: location)
}

struct UseTests {
  @Test func aNumberTellsInstancesApart() {
    holds(
      """
      push Photo
      call Photo#2.toggleAndUpdate
      expect hidden by Photo#2, Photo#2.isFull, !Photo#1.isFull, top Photo#2
      call Photo#1.toggleAndUpdate
      expect hidden by Photo#2, Photo#1.isFull
      set Photo#2.isFull = false
      request update from Photo#2
      expect visible by Photo#2, asked including [Photo#2] exactly 1 time, not asked Photo#1
      """)
  }

  @Test func withoutANumberTheTopmostIsMeant() {
    #expect(
      outcomes(
        app + """
          scenario "one" {
          launch
          hide window Palette
          push Photo
          call Photo.toggleAndUpdate
          expect hidden by Photo#2
          }
          """) == [
          "one: passed", "  SB4114 there are 2 living instances of Photo; the topmost is taken",
        ])
  }

  @Test func aNumberThatNobodyHasIsAnError() {
    cannot("call Photo#2.toggleAndUpdate\nexpect hidden", "no Photo#2 is alive")
    cannot("push Photo\nset Photo#3.isFull = true\nexpect hidden", "no Photo#3 is alive")
    cannot("request update from Photo#2\nexpect hidden", "no Photo#2 is alive")
    cannot("present Card from Photo#2\nexpect hidden", "no Photo#2 is alive")
    cannot("dismiss Card#1\nexpect hidden", "no Card#1 is alive")
  }

  @Test func aNumberedScreenIsDismissedWithAllAbove() {
    holds(
      """
      present Card as fullScreen
      present Card as fullScreen
      expect top Card#2
      dismiss Card#2
      expect top Card, hidden by Card#1
      present Card as fullScreen
      dismiss Card#1
      expect top Photo
      """)
    cannot("dismiss Photo#1\nexpect visible", "nothing is presented that could be dismissed")
  }

  @Test func callbacksAndRoutesMayBeNumbered() {
    holds(
      """
      push Photo
      pop
      expect lifecycle [Photo#2.viewWillDisappear, Photo#2.viewDidDisappear]
      expect asked [UINavigationController.childForStatusBarHidden, Photo#1.prefersStatusBarHidden]
      """)
  }

  @Test func aPresentationMayGoToAnotherWindow() {
    holds(
      """
      show window Palette
      present Card as fullScreen in Palette
      expect hidden by Card, top Photo
      dismiss Card
      expect light by Swatches
      present Card as fullScreen from Swatches in Palette
      expect hidden by Card
      """)
  }

  @Test func aWindowThatCannotPresentSaysWhy() {
    cannot(
      "present Card as fullScreen in Closet\nexpect hidden", "the window Closet is hidden")
    cannot(
      "show window Palette\npresent Card as fullScreen from Photo in Palette\nexpect hidden",
      "Photo lives in another window")
  }

  @Test func aRequestFromAnotherWindowHasNoSay() {
    holds(
      """
      show window Palette
      expect light by Swatches
      request update from Photo
      expect ignored, light by Swatches
      request update from Swatches#1
      expect asked including [Swatches] exactly 1 time
      """)
  }

  @Test func aHelperMayStandInItsOwnContent() {
    let text = """
      app A {
          ios 16
          device notch
          Root()
      }
      struct Card<Content: View>: View {
          let isFilm: Bool
          @ViewBuilder let content: () -> Content
          var body: some View { VStack { content() }.statusBarHidden(isFilm) }
      }
      extension View {
          func beside<C: View>(@ViewBuilder _ other: () -> C) -> some View {
              HStack { self; other() }
          }
      }
      struct Root: View {
          var body: some View {
              Card(isFilm: true) { Card(isFilm: true) { Text("a") } }
                  .beside { Text("b").beside { Text("c") } }
          }
      }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(outcomes(text).first == "one: passed")
  }

  @Test func aHelperThatUsesItselfIsAnError() {
    let text = """
      app A {
          ios 16
          device notch
          Root()
      }
      struct Card<Content: View>: View {
          @ViewBuilder let content: () -> Content
          var body: some View { Card { content() } }
      }
      struct Root: View { var body: some View { Card { Text("a") } } }
      scenario "one" {
          launch
          expect hidden
      }
      """
    #expect(errors(text) == ["SB2009"])
  }

  @Test(arguments: [
    "extension View { func own() -> some View { self.own() } }",
    "extension View { func own() -> some View { modifier(Own()) } }\n"
      + "struct Own: ViewModifier { func body(content: Content) -> some View { content.own() } }",
    "struct Own: ViewModifier { func body(content: Content) -> some View "
      + "{ content.modifier(Own()) } }\n"
      + "extension View { func own() -> some View { modifier(Own()) } }",
  ])
  func aModifierThatAppliesItselfIsAMistake(declarations: String) {
    let text = """
      \(declarations)
      struct Page: View { var body: some View { Text("a").own() } }
      app A {
          ios 17
          device notch
          Page()
      }
      scenario "one" {
          launch
          expect visible
      }
      """
    #expect(errors(text) == ["SB2009"])
  }
}
