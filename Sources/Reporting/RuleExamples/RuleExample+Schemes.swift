import StatusBar

// Examples of SwiftUI's ways to colour the text.

extension RuleExample {
  static let schemes: [RuleExample] = [
    RuleExample(
      .s34, fails: ".preferredColorScheme(.light)",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          VStack { Text("a").preferredColorScheme(.dark) }.preferredColorScheme(.light)
      }

      scenario "the outermost scheme counts" {
          launch
          expect dark
      }
      """),
    RuleExample(
      .s35, fails: ".environment(\\.colorScheme, .dark)",
      with: ".preferredColorScheme(.dark)",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          Text("a").environment(\\.colorScheme, .dark)
      }

      scenario "the scheme of a subtree leaves the bar alone" {
          launch
          expect dark
      }
      """),
    RuleExample(
      .s36, fails: ".dark, for",
      with: ".light, for",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          NavigationStack { Home() }
      }

      screen Home {
          Text("a")
              .toolbarBackground(.visible, for: .navigationBar)
              .toolbarColorScheme(.dark, for: .navigationBar)
      }

      scenario "the navigation bar's scheme colours the text" {
          launch
          expect light
      }
      """),
    RuleExample(
      .s38, fails: "scroll down 60",
      with: "scroll down 0",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          NavigationStack { Home() }
      }

      screen Home {
          ScrollView { Text("a") }
              .toolbarColorScheme(.dark, for: .navigationBar)
      }

      scenario "the background comes as the content scrolls under it" {
          launch
          expect dark
          scroll down 60
          expect light
      }
      """),
    RuleExample(
      .s39, fails: "scroll to -4",
      with: "scroll to 0",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          NavigationStack { Home() }
      }

      screen Home {
          ScrollView { Text("a") }
              .toolbarBackground(.hidden, for: .navigationBar)
              .toolbarColorScheme(.dark, for: .navigationBar)
      }

      scenario "the scheme comes through after a few points" {
          launch
          scroll to -4
          expect light
      }
      """),
    RuleExample(
      .s40, fails: "scroll to -4",
      with: "scroll to -2",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          NavigationStack { Home() }
      }

      screen Home {
          ScrollView { Text("a") }
              .toolbarColorScheme(.dark, for: .navigationBar)
      }

      scenario "the scheme switches at minus three points" {
          launch
          scroll to -4
          expect light
      }
      """),
    RuleExample(
      .s41, fails: "(.visible",
      with: "(.hidden",
      """
      app Sample {
          ios 18
          device "iPhone 15"
          appearance light

          NavigationStack { Home() }
      }

      screen Home {
          Text("a")
              .toolbarBackgroundVisibility(.visible, for: .navigationBar)
              .toolbarColorScheme(.dark, for: .navigationBar)
      }

      scenario "the new name shows the background, too" {
          launch
          expect light
      }
      """),
    RuleExample(
      .s44, fails: "Text(\"cover\")",
      with: "Text(\"cover\").preferredColorScheme(.dark)",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light
          policy.coverScheme own

          Home()
      }

      screen Home {
          state isOpen = false
          Button("Open") { isOpen = true }
              .preferredColorScheme(.dark)
              .fullScreenCover(isPresented: $isOpen) { Text("cover") }
      }

      scenario "a cover has a scheme of its own" {
          launch
          expect light
          tap "Open"
          expect dark
      }
      """),
    RuleExample(
      .s45, fails: "backdrop dark",
      with: "backdrop bright",
      """
      app Sample {
          ios 26
          device "iPhone 15"
          appearance light

          Home()
      }

      screen Home {
          backdrop dark
          Image("night")
      }

      scenario "the default style follows what lies beneath" {
          launch
          expect light
      }
      """),
    RuleExample(
      .s48, fails: ".preferredColorScheme(.dark)",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          Text("a").preferredColorScheme(.dark)
      }

      scenario "the preferred scheme outranks the system" {
          launch
          expect light
      }
      """),
    RuleExample(
      .s49, fails: ".statusBarHidden()",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Text("a").statusBarHidden().persistentSystemOverlays(.hidden)
      }

      scenario "overlays are about the home indicator" {
          launch
          expect hidden
      }
      """),
    RuleExample(
      .s50, fails: ".statusBarHidden()",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Text("a").statusBarHidden().defersSystemGestures(on: .top)
      }

      scenario "gestures are not the bar" {
          launch
          expect hidden
      }
      """),
  ]
}
