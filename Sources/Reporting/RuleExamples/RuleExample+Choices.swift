import StatusBar

// Examples of points that sources dispute.

extension RuleExample {
  static let choices: [RuleExample] = [
    RuleExample(
      .d2, fails: "outermost",
      with: "innermost",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          policy.nestedHiding outermost

          Text("a").statusBarHidden(false).statusBarHidden(true)
      }

      scenario "which of two counts is for the policy to say" {
          launch
          expect hidden
      }
      """),
    RuleExample(
      .d4, fails: "automatic",
      with: "literal",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light
          policy.hiddenBackground automatic

          NavigationStack { Home() }
      }

      screen Home {
          ScrollView { Text("a") }
              .toolbarBackground(.hidden, for: .navigationBar)
              .toolbarColorScheme(.dark, for: .navigationBar)
      }

      scenario "whether a hidden background lets the scheme through is for the policy to say" {
          launch
          scroll to -4
          expect light
      }
      """),
    RuleExample(
      .d10, fails: "(.hidden, for",
      with: "(.automatic, for",
      """
      app Sample {
          ios 27
          device "iPhone 15"

          Text("a").statusBarHidden(false).toolbarVisibility(.hidden, for: .statusBar)
      }

      scenario "the placement wins over the older modifier" {
          launch
          expect hidden
      }
      """),
    RuleExample(
      .d11, fails: "inherited",
      with: "own",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light
          policy.coverScheme inherited

          Home()
      }

      screen Home {
          state isOpen = false
          Button("Open") { isOpen = true }
              .preferredColorScheme(.dark)
              .fullScreenCover(isPresented: $isOpen) { Text("cover") }
      }

      scenario "whether a cover inherits the scheme is for the policy to say" {
          launch
          tap "Open"
          expect light
      }
      """),
    RuleExample(
      .d13, fails: "as formSheet",
      with: "as fullScreen",
      """
      app Sample {
          ios 16.4
          device pad

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
      }

      class Card: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "a presentation that is not full screen hides nothing" {
          launch
          present Card as formSheet
          expect visible
      }
      """),
  ]
}
