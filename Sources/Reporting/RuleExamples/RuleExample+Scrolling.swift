import StatusBar

// Examples of headers that stick.

extension RuleExample {
  static let scrolling: [RuleExample] = [
    RuleExample(
      .s57, fails: "    back\n",
      with: "    scroll down 60\n    scroll to 0\n",
      """
      import ScrollKit 0.3

      app Albums {
          ios 16.4
          device "iPhone 14"

          Catalogue()
      }

      struct Catalogue: View {
          @StateObject private var state = StatusBarVisibleState()

          var body: some View {
              NavigationStack {
                  NavigationLink("Album", destination: Album())
              }
              .statusBarVisible(state)
          }
      }

      struct Album: View {
          @State private var scrollOffset: CGPoint = .zero

          var body: some View {
              ScrollViewWithStickyHeader(
                  header: { Image("cover") },
                  headerHeight: 250,
                  onScroll: { offset, _ in scrollOffset = offset }
              ) {
                  NavigationLink("Next album", destination: Second())
              }
              .hideStatusBarUntilScrolled(using: $scrollOffset)
          }
      }

      struct Second: View {
          @State private var scrollOffset: CGPoint = .zero

          var body: some View {
              ScrollViewWithStickyHeader(
                  header: { Image("cover") },
                  headerHeight: 250,
                  onScroll: { offset, _ in scrollOffset = offset }
              ) {
                  Text("Tracks")
              }
              .hideStatusBarUntilScrolled(using: $scrollOffset)
          }
      }

      scenario "it hides as it appears, and the parent has its bar again" {
          launch
          tap "Album"
          expect hidden
          back
          expect visible
      }
      """),
    RuleExample(
      .s59, fails: "scroll to -50",
      with: "scroll to -100",
      """
      import ScrollKit 0.3

      app Albums {
          ios 16.4
          device "iPhone 14"

          Catalogue()
      }

      struct Catalogue: View {
          @StateObject private var state = StatusBarVisibleState()

          var body: some View {
              NavigationStack {
                  NavigationLink("Album", destination: Album())
              }
              .statusBarVisible(state)
          }
      }

      struct Album: View {
          @State private var scrollOffset: CGPoint = .zero

          var body: some View {
              ScrollViewWithStickyHeader(
                  header: { Image("cover") },
                  headerHeight: 250,
                  onScroll: { offset, _ in scrollOffset = offset }
              ) {
                  NavigationLink("Next album", destination: Second())
              }
              .hideStatusBarUntilScrolled(using: $scrollOffset)
          }
      }

      struct Second: View {
          @State private var scrollOffset: CGPoint = .zero

          var body: some View {
              ScrollViewWithStickyHeader(
                  header: { Image("cover") },
                  headerHeight: 250,
                  onScroll: { offset, _ in scrollOffset = offset }
              ) {
                  Text("Tracks")
              }
              .hideStatusBarUntilScrolled(using: $scrollOffset)
          }
      }

      scenario "scrolled by a fifth of its height, four fifths of the header are seen" {
          launch
          tap "Album"
          scroll to -50
          expect header.visibleRatio 0.8
      }
      """),
    RuleExample(
      .s60, fails: "headerHeight: 250,\n            onScroll",
      with: "headerHeight: 250,\n            headerStretch: false,\n            onScroll",
      """
      import ScrollKit 0.3

      app Albums {
          ios 16.4
          device "iPhone 14"

          Catalogue()
      }

      struct Catalogue: View {
          @StateObject private var state = StatusBarVisibleState()

          var body: some View {
              NavigationStack {
                  NavigationLink("Album", destination: Album())
              }
              .statusBarVisible(state)
          }
      }

      struct Album: View {
          @State private var scrollOffset: CGPoint = .zero

          var body: some View {
              ScrollViewWithStickyHeader(
                  header: { Image("cover") },
                  headerHeight: 250,
                  onScroll: { offset, _ in scrollOffset = offset }
              ) {
                  NavigationLink("Next album", destination: Second())
              }
              .hideStatusBarUntilScrolled(using: $scrollOffset)
          }
      }

      struct Second: View {
          @State private var scrollOffset: CGPoint = .zero

          var body: some View {
              ScrollViewWithStickyHeader(
                  header: { Image("cover") },
                  headerHeight: 250,
                  onScroll: { offset, _ in scrollOffset = offset }
              ) {
                  Text("Tracks")
              }
              .hideStatusBarUntilScrolled(using: $scrollOffset)
          }
      }

      scenario "pulled down the header grows by as much" {
          launch
          tap "Album"
          pull down 25
          expect header.visibleRatio 1.1 within 0.0001
      }
      """),
    RuleExample(
      .d7, fails: ".hideStatusBarUntilScrolled(using: $scrollOffset)\n    }\n}\n\nscenario",
      with: ".padding()\n    }\n}\n\nscenario",
      """
      import ScrollKit 0.3

      app Albums {
          ios 16.4
          device "iPhone 14"

          Catalogue()
      }

      struct Catalogue: View {
          @StateObject private var state = StatusBarVisibleState()

          var body: some View {
              NavigationStack {
                  NavigationLink("Album", destination: Album())
              }
              .statusBarVisible(state)
          }
      }

      struct Album: View {
          @State private var scrollOffset: CGPoint = .zero

          var body: some View {
              ScrollViewWithStickyHeader(
                  header: { Image("cover") },
                  headerHeight: 250,
                  onScroll: { offset, _ in scrollOffset = offset }
              ) {
                  NavigationLink("Next album", destination: Second())
              }
              .hideStatusBarUntilScrolled(using: $scrollOffset)
          }
      }

      struct Second: View {
          @State private var scrollOffset: CGPoint = .zero

          var body: some View {
              ScrollViewWithStickyHeader(
                  header: { Image("cover") },
                  headerHeight: 250,
                  onScroll: { offset, _ in scrollOffset = offset }
              ) {
                  Text("Tracks")
              }
              .hideStatusBarUntilScrolled(using: $scrollOffset)
          }
      }

      scenario "the screen that is left resets what the one below it has set" {
          launch
          tap "Album"
          tap "Next album"
          back
          expect top Album, visible
      }
      """),
  ]
}
