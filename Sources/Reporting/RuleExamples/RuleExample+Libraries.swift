import StatusBar

// Examples of what libraries do.

extension RuleExample {
  static let libraries: [RuleExample] = [
    RuleExample(
      .s53, fails: "scroll to 0",
      with: "scroll to -4",
      """
      import ScrollKit 0.6

      app Sample {
          ios 16.4
          device "iPhone 14"

          NavigationStack { Home() }
      }

      screen Home {
          @StateObject var state = StatusBarVisibleState()
          ScrollView { Text("a") }
              .hideUntilScrolled(state)
              .statusBarVisible(state)
      }

      scenario "hidden until it is scrolled" {
          launch
          scroll to 0
          expect hidden
      }
      """),
    RuleExample(
      .s54, fails: "isAnimated: true",
      with: "isAnimated: false",
      """
      import ScrollKit 0.6

      app Sample {
          ios 16.4
          device "iPhone 14"

          NavigationStack { Home() }
      }

      screen Home {
          @StateObject var state = StatusBarVisibleState(isAnimated: true)
          ScrollView { Text("a") }
              .hideUntilScrolled(state)
              .statusBarVisible(state)
      }

      scenario "it animates where it is told to" {
          launch
          scroll to -4
          expect visible, animated fade
      }
      """),
    RuleExample(
      .s55, fails: "        .statusBarVisible(state)",
      with: "        .environmentObject(state)",
      """
      import ScrollKit 0.6

      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      screen Home {
          @StateObject var state = StatusBarVisibleState()
          ScrollView { Text("a") }
              .statusBarVisible(state)
      }

      scenario "the modifier hides by the state" {
          launch
          call { state.isHidden = true }
          expect hidden
      }
      """),
    RuleExample(
      .s56, fails: "    tap \"Go\"\n",
      with: "",
      """
      import ScrollKit 0.6

      app Sample {
          ios 16.4
          device "iPhone 14"

          NavigationStack { Home() }
      }

      screen Home {
          @StateObject var state = StatusBarVisibleState()
          ScrollView { NavigationLink("Go") { Text("b") } }
              .hideUntilScrolled(state)
              .statusBarVisible(state)
      }

      scenario "what is no longer presented shows the bar" {
          launch
          expect hidden
          tap "Go"
          expect visible
      }
      """),
    RuleExample(
      .s58, fails: "scroll down 125",
      with: "scroll down 25",
      """
      import ScrollKit 0.6

      app Sample {
          ios 16.4
          device "iPhone 14"

          NavigationStack { Home() }
      }

      screen Home {
          ScrollViewWithStickyHeader(header: { Text("header") }, headerHeight: 250) { Text("a") }
      }

      scenario "half of the header is to be seen" {
          launch
          scroll down 125
          expect header.visibleRatio 0.5
      }
      """),
    RuleExample(
      .s64, fails: ".lightContent",
      with: ".darkContent",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      screen Home {
          Text("a").statusBarStyle(.lightContent)
      }

      scenario "the last style of the list is answered" {
          launch
          expect light
      }
      """),
    RuleExample(
      .s65, fails: "Text(\"cover\").statusBarStyle(.darkContent)",
      with: "Text(\"cover\")",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          Home()
      }

      screen Home {
          state isOpen = false
          Button("Open") { isOpen = true }
              .statusBarStyle(.lightContent)
              .fullScreenCover(isPresented: $isOpen) { Text("cover").statusBarStyle(.darkContent) }
      }

      scenario "a screen that goes removes the oldest style, not its own" {
          launch
          tap "Open"
          expect dark
          dismiss
          expect dark
      }
      """),
    RuleExample(
      .s66, fails: "Text(\"card\").statusBarStyle(.darkContent)",
      with: "Text(\"card\")",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          Home()
      }

      screen Home {
          state isOpen = false
          Button("Open") { isOpen = true }
              .statusBarStyle(.lightContent)
              .sheet(isPresented: $isOpen) { Text("card").statusBarStyle(.darkContent) }
      }

      scenario "a sheet's style stays when it has gone" {
          launch
          tap "Open"
          dismiss
          expect dark
      }
      """),
  ]
}
