import StatusBar

// Examples of rules of disputed points.

extension RuleExample {
  static let disputes: [RuleExample] = [
    RuleExample(
      .d1,
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
      .d3,
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
      .d5,
      """
      app Music {
          ios 16.4
          device "iPhone 14"

          NavigationStack {
              NavigationLink("Album", destination: Album())
          }
      }

      screen Album {
          ScrollViewWithStickyHeader(header: { Image("cover") }, headerHeight: 250) {
              Text("Tracks")
          }
          .toolbarBackground(.hidden)
          .toolbarColorScheme(.dark, for: .navigationBar)
          .hideUntilScrolled()
      }

      scenario "the bar appears once the header has moved, in light text" {
          launch
          tap "Album"
          pull down 40
          back
          expect visible, dark
      }
      """),
    RuleExample(
      .d8,
      """
      app Disputes {
          device notch
      }

      screen Painted {
          NavigationStack {
              List { }
                  .toolbarColorScheme(.dark, for: .navigationBar)
          }
      }

      scenario "does a bar's scheme need a background from iOS 26" on ios [18, 26],
          policy.schemeFrom26 [background, always]
      {
          Painted()

          launch
          expect light when policy.schemeFrom26 == always && ios >= 26
      }
      """),
    RuleExample(
      .d9,
      """
      app Releases {
          Home()
      }

      screen Home: UIViewController

      screen Silent: UIViewController { prefersStatusBarHidden = true }

      scenario "S5: a card forces light text up to iOS 18"
          on ios [18.0, 26.0], device "iPhone 14"
      {
          launch
          present Silent as pageSheet
          expect visible by Home when ios >= 26
      }
      """),
    RuleExample(
      .d14,
      """
      app Queued {
          ios 15.4
          device "iPhone 13"

          NavigationView { Front() }
      }

      struct Front: View {
          @State private var style: UIStatusBarStyle = .lightContent
          @State private var isSheetShown = false
          @State private var isCoverShown = false

          var body: some View {
              VStack {
                  Button("Cover") { isCoverShown = true }
              }
              .statusBarStyle(style)
              .sheet(isPresented: $isSheetShown) { HalfSheet() }
              .fullScreenCover(isPresented: $isCoverShown) { Covering() }
          }
      }

      screen Covering { Text("A cover that asks for nothing") }

      scenario "every hosting controller is affected" {
          launch
          tap "Cover"
          expect light
      }
      """),
    RuleExample(
      .p3,
      """
      app Presenting {
      }

      class Away: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Panel: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
      }

      scenario "over a card the system shows the bar" on ios 13...18,
          device [homeButton, notch]
      {
          Away()

          launch
          present Panel as pageSheet
          expect light by system
      }
      """),
    RuleExample(
      .p6,
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
      .p7,
      """
      app Chain {
          Root()
      }

      screen Little: UIViewController

      class Big: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .default }
      }

      scenario "the chain breaks at the popover" on ios 8...16, device pad {
          launch
          present Little as popover
          present Big as fullScreen
          expect not asked Big.preferredStatusBarStyle
      }
      """),
    RuleExample(
      .p12,
      """
      app MasterAndDetail {
          ios 10.1
          device "iPad Air 2"

          UISplitViewController {
              UINavigationController { Master() }.barStyle(.black)
              UINavigationController { Detail() }.barStyle(.black)
          }
      }

      scenario "two dark bars side by side do not make the text white" {
          launch
          expect style .default
      }
      """),
    RuleExample(
      .p17,
      """
      app Settings {
          plist {
              UIViewControllerBasedStatusBarAppearance = NO
              UIStatusBarStyle = UIStatusBarStyleLightContent
          }

          Front()
      }

      scenario "the opaque black style is obsolete" on ios 7...16, device homeButton {
          plist {
              UIViewControllerBasedStatusBarAppearance = NO
              UIStatusBarStyle = UIStatusBarStyleBlackOpaque
          }

          launch
          expect dark by plist when ios >= 13
      }
      """),
    RuleExample(
      .p18,
      """
      app Alerts {
      }

      class Away: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Warning: UIAlertController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .default }
          override var prefersStatusBarHidden: Bool { false }
      }

      scenario "and a hidden bar stays hidden" on ios 8...18, device homeButton {
          Away()

          launch
          present Warning
          expect hidden by Away
      }
      """),
  ]
}
