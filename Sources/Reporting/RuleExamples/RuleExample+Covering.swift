import StatusBar

// Examples of covers, nested modifiers and animations.

extension RuleExample {
  static let covering: [RuleExample] = [
    RuleExample(
      .s21, fails: "Text(\"cover\")",
      with: "Text(\"cover\").statusBarHidden()",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      screen Home {
          state isOpen = false
          Button("Open") { isOpen = true }
              .statusBarHidden()
              .fullScreenCover(isPresented: $isOpen) { Text("cover") }
      }

      scenario "a cover's content decides while it is up" {
          launch
          tap "Open"
          expect visible
      }
      """),
    RuleExample(
      .s22, fails: ".sheet",
      with: ".fullScreenCover",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      screen Home {
          state isOpen = false
          Button("Open") { isOpen = true }
              .sheet(isPresented: $isOpen) { Text("card").statusBarHidden() }
      }

      scenario "a sheet's content cannot hide the bar" {
          launch
          tap "Open"
          expect visible
      }
      """),
    RuleExample(
      .s24, fails: "statusBarHidden(false).statusBarHidden(true)",
      with: "statusBarHidden(true).statusBarHidden(false)",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Text("a").statusBarHidden(false).statusBarHidden(true)
      }

      scenario "the outermost of nested modifiers counts" {
          launch
          expect hidden
      }
      """),
    RuleExample(
      .s25, fails: "withAnimation { isFull = true }",
      with: "isFull = true",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      screen Home {
          state isFull = false
          Button("Hide") { withAnimation { isFull = true } }
              .statusBarHidden(isFull)
      }

      scenario "a change in an animation fades the bar" {
          launch
          tap "Hide"
          expect hidden, animated fade
      }
      """),
    RuleExample(
      .s26, fails: "device \"iPhone 8\"",
      with: "device \"iPhone 14\"",
      """
      app Sample {
          ios 16
          device "iPhone 8"

          Text("a").statusBarHidden()
      }

      scenario "without a notch the content gets the space" {
          launch
          expect hidden, inset 0
      }
      """),
    RuleExample(
      .s27, fails: "device \"iPhone 14\"",
      with: "device pad",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Text("a")
      }

      scenario "a phone on its side has no bar" {
          launch
          rotate landscape
          expect hidden
      }
      """),
    RuleExample(
      .s32, fails: ".preferredColorScheme(.dark)",
      with: ".environment(\\.colorScheme, .dark)",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Text("a").preferredColorScheme(.dark)
      }

      scenario "only the scheme turns the text" {
          launch
          expect light
      }
      """),
  ]
}
