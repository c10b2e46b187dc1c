import StatusBar

// Examples of rules that were long without one: neighbours of the bar, and what ends an app.

extension RuleExample {
  static let neighbours: [RuleExample] = [
    RuleExample(
      .p13, fails: "present UISearchController", with: "present Card as fullScreen",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Feed()
      }

      class Feed: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Card: UIViewController { }

      scenario "a search leaves the question where it was" {
          launch
          present UISearchController
          expect hidden by Feed
      }
      """),
    RuleExample(
      .p16, fails: "quirks Q10", with: "quirks off",
      """
      app Sample {
          ios 14
          device "iPhone 8"
          orientation landscape
          quirks Q10
          plist { UIViewControllerBasedStatusBarAppearance = NO }

          Home()
      }

      class Home: UIViewController { }

      scenario "the bar is lost after a launch in landscape" {
          launch
          rotate portrait
          expect hidden
      }
      """),
    RuleExample(
      .q11, ends: "ios 12.5", with: "ios 13",
      """
      app Sample {
          ios 12.5
          device "iPhone 8"

          Home()
      }

      class Home: UIViewController {
          func paint() {
              let bar = UIApplication.shared.value(forKey: "statusBar") as? UIView
              bar?.backgroundColor = .red
          }
      }

      scenario "the private bar is still there" {
          launch
          call Home.paint
          expect visible
      }
      """),
    RuleExample(
      .s9,
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          ZStack {
              Player()
              Helper()
          }
      }

      class Player: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Helper: UIViewController { }

      scenario "which of the two is asked is not known" {
          launch
          expect unknown
      }
      """),
    RuleExample(
      .s10, fails: "{ Ruler() }", with: "{ Film() }",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          ZStack { Ruler() }
      }

      struct Ruler: UIViewRepresentable {
          func makeUIView(context: Context) -> UIView { UIView() }
          func updateUIView(_ view: UIView, context: Context) { }
      }

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "a view of UIKit's is not asked" {
          launch
          expect visible by Sample
      }
      """),
    RuleExample(
      .s23,
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          NavigationSplitView {
              NavigationLink("Photo") { Photo() }
          } detail: {
              Text("nothing chosen")
          }
      }

      screen Photo {
          Image("bridge").statusBarHidden()
      }

      scenario "the columns are not asked" {
          launch
          tap "Photo"
          expect visible
      }
      """),
    RuleExample(
      .s52, fails: "scroll down 50", with: "pull down 50",
      """
      import ScrollKit 0.6

      app Sample {
          ios 16.4
          device "iPhone 14"

          Album()
      }

      struct Album: View {
          @State private var isAway = false

          var body: some View {
              ScrollViewWithOffsetTracking { offset in
                  isAway = offset.y < -40
              } content: {
                  Text("songs")
              }
              .statusBarHidden(isAway)
          }
      }

      scenario "the offset is negative once scrolled" {
          launch
          scroll down 50
          expect hidden
      }
      """),
    RuleExample(
      .s61, fails: "ScrollViewWithStickyHeader(header: { Image(\"a\") }, headerHeight: 250)",
      with: "ScrollView",
      """
      import ScrollKit 0.6

      app Sample {
          ios 16.4
          device "iPhone 14"

          NavigationStack {
              ScrollViewWithStickyHeader(header: { Image("a") }, headerHeight: 250) {
                  Text("songs")
              }
          }
      }

      scenario "the header stands in for the navigation bar" {
          launch
          scroll down 100
          expect navigationBar background hidden
      }
      """),
    RuleExample(
      .s77, fails: "quirks S77", with: "quirks off",
      """
      app Sample {
          ios 17
          device "iPhone 15"
          quirks S77

          Root()
      }

      struct Root: View {
          @State private var isIn = false
          @State private var times = 0

          var body: some View {
              if isIn {
                  Text("main")
              } else {
                  NavigationStack {
                      Button("Go") { isIn = true }
                          .onAppear { times += 1 }
                  }
              }
          }
      }

      scenario "the screen that goes is told once more that it comes" {
          launch
          tap "Go"
          expect Root.times == 2
      }
      """),
    RuleExample(
      .s82, ends: "ios 14", with: "ios 13",
      """
      app Sample {
          ios 14
          device "iPhone 11"

          Home()
      }

      screen Home {
          @StateObject private var state = StatusBarVisibleState()
          @State private var isOpen = false

          Button("Open") { isOpen = true }
              .sheet(isPresented: $isOpen) { Card() }
              .statusBarVisible(state)
      }

      screen Card {
          @EnvironmentObject var state: StatusBarVisibleState

          Button("Hide") { state.isHidden = true }
      }

      scenario "a sheet is given what its presenter was" {
          launch
          tap "Open"
          tap "Hide"
          expect Home.state.isHidden
      }
      """),
  ]
}
