import StatusBar

// Examples of rules of SwiftUI's views and modifiers.

extension RuleExample {
  static let swiftUI: [RuleExample] = [
    RuleExample(
      .s1,
      """
      app Catalogue {
          ios 13...18
          device ["iPhone 8", "iPhone 11", "iPhone 15 Pro"]

          Text("Catalogue")
      }

      scenario "the bar is there everywhere" {
          launch
          expect visible
      }
      """),
    RuleExample(
      .s2,
      """
      app Legacy {
          ios 16.4
          device "iPhone 14"
          plist {
              UIViewControllerBasedStatusBarAppearance = NO
              UIStatusBarStyle = UIStatusBarStyleLightContent
          }

          Text("Hello")
              .statusBarHidden()
      }

      scenario "no modifier has an effect, the plist decides" {
          launch
          expect light by plist
      }
      """),
    RuleExample(
      .s8,
      """
      app Disputes {
      }

      struct Scanner: View {
          var body: some View {
              ZStack {
                  Lens()
              }
              .statusBarHidden()
          }
      }

      screen Lens: UIViewController

      scenario "who counts, an embedded controller or the modifier around it"
          on ios [14.4, 18, 26], device homeButton,
          policy.embeddedControllers [overriding, asked, ignored]
      {
          Scanner()

          launch
          expect hidden by Scanner when policy.embeddedControllers != asked
      }
      """),
    RuleExample(
      .s11,
      """
      app Devstack {
          BaseStack { StyledHost { Home() } }
      }

      class BaseStack: UINavigationController {
          override var childForStatusBarStyle: UIViewController? { topViewController }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      container StyledHost: UIHostingController {
          preferredStatusBarStyle = .darkContent
      }

      scenario "a hosting controller with a style of its own decides" on ios 13...18,
          device notch,
          appearance [light, dark]
      {
          launch
          expect not asked BaseStack.preferredStatusBarStyle
      }
      """),
    RuleExample(
      .s16, fails: ".statusBarHidden()",
      with: ".statusBarHidden(false)",
      """
      app Catalogue {
          ios 13...18
          device ["iPhone 8", "iPhone 11"]

          VStack {
              Text("Catalogue")
              Text("A page deep in the tree")
                  .statusBarHidden()
          }
      }

      scenario "from anywhere in a plain tree the modifier hides the bar" {
          launch
          expect hidden
      }
      """),
    RuleExample(
      .s17,
      """
      struct OldNavigation: View {
          var body: some View {
              NavigationView {
                  NavigationLink("Navigate") {
                      Text("Hidden in here")
                          .statusBarHidden()
                  }
              }
          }
      }

      app Hiding {
      }

      scenario "what it did before iOS 16" on ios [13, 14, 15], device "iPhone 11",
          policy.navigationView [reported, honoured, ignored]
      {
          OldNavigation()

          launch
          tap "Navigate"
          expect visible when policy.navigationView == ignored
      }
      """),
    RuleExample(
      .s18,
      """
      app Photos {
          ios 16.4
          device "iPhone 14"

          NavigationStack {
              Album()
          }
      }

      screen Album {
          List {
              NavigationLink("Bridge", destination: Photo())
          }
      }

      screen Photo {
          Image("bridge")
              .statusBarHidden()
      }

      scenario "a NavigationStack does not ask the screen that it pushed" {
          launch
          tap "Bridge"
          expect visible
      }
      """),
    RuleExample(
      .s30,
      """
      app Releases {
      }

      screen Placed {
          Text("Placed")
              .toolbarVisibility(.hidden, for: .statusBar)
              .toolbarColorScheme(.dark, for: .statusBar)
      }

      scenario "S30, S46: the bar has a placement of its own from iOS 27 on"
          on ios [26.0, 27.0], device "iPhone 14"
      {
          Placed()

          launch
          expect hidden when ios >= 27
      }
      """),
    RuleExample(
      .s33,
      """
      app Reading {
          ios 16.4
          device "iPhone 14"

          state isNight = false

          Shelf()
              .preferredColorScheme(isNight ? .dark : nil)
      }

      screen Shelf {
      }

      scenario "a dark scheme turns the text light" {
          launch
          set isNight = true
          expect light
      }
      """),
    RuleExample(
      .s37,
      """
      app Offered {
          device "iPhone 14"
      }

      screen InStack {
          NavigationStack {
              ScrollView { Text("Rows") }
                  .toolbarColorScheme(.dark, for: .navigationBar)
          }
      }

      scenario "but only where the bar is painted" on ios 16...18 {
          InStack()

          launch
          expect dark
      }
      """),
    RuleExample(
      .s42,
      """
      app Magazine {
          ios 16.4
          device "iPhone 14"

          NavigationStack {
              List {
                  NavigationLink("Barless", destination: Barless())
              }
          }
      }

      screen Barless {
          ScrollView { Text("Story") }
              .toolbarColorScheme(.dark, for: .navigationBar)
              .toolbar(.hidden, for: .navigationBar)
      }

      scenario "a bar that is not there colours nothing" {
          launch
          tap "Barless"
          expect dark, navigationBar hidden
      }
      """),
    RuleExample(
      .s46,
      """
      app Offered {
          device "iPhone 14"
      }

      screen Placed {
          Text("Placed")
              .toolbarColorScheme(.dark, for: .statusBar)
      }

      scenario "no modifier of SwiftUI's sets the style before iOS 27"
          on ios [16.4, 18, 26, 27]
      {
          Placed()

          launch
          expect light, style .lightContent when ios >= 27
      }
      """),
    RuleExample(
      .s63,
      #"""
      app Exchanged {
          ios 15.4
          device "iPhone 13"

          Root()
      }

      struct Root: View {
          @State private var interposed: Interposed = .pending

          var body: some View {
              VStack {
              }
              .statusBarStyle(.lightContent)
              .environment(\.interposed, interposed)
              .onChange(of: scenePhase) { phase in
              }
          }
      }

      scenario "of attempts in a row one exchanges" {
          launch
          expect light, style .lightContent
      }
      """#),
  ]
}
