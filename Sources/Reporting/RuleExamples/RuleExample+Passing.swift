import StatusBar

// Examples of what is seen for a moment, and of single releases and devices.

extension RuleExample {
  static let passing: [RuleExample] = [
    RuleExample(
      .u32, fails: "present Search",
      with: "present Photo as fullScreen",
      """
      app Finder {
          ios 15.4
          device "iPhone 8"

          Front()
      }

      class Front: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      class Search: UISearchController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
      }

      class Photo: UIViewController { }

      scenario "a search leaves the bar to its presenter" {
          launch
          present Search
          expect light by Front
      }
      """),
    RuleExample(
      .s28, fails: "device pad",
      with: "device notch",
      """
      app Reader {
          ios 26
          device pad

          Text("page")
      }

      scenario "in a window the band of the bar is 32 points high" {
          launch
          resize compact
          expect inset 32
      }
      """),
    RuleExample(
      .s47, fails: "quirks S47",
      with: "quirks off",
      """
      app Album {
          ios 18
          device "iPhone 14"
          appearance light
          quirks S47

          Front()
      }

      struct Front: View {
          @State private var isOpen = false

          var body: some View {
              Button("Show") { isOpen = true }
                  .fullScreenCover(isPresented: $isOpen) {
                      Button("Done") { isOpen = false }
                          .preferredColorScheme(nil)
                  }
          }
      }

      scenario "a cover without a scheme of its own flashes on its way out" {
          launch
          tap "Show"
          tap "Done"
          expect dark, flash light
      }
      """),
    RuleExample(
      .s80, fails: "        Home()",
      with: "        Text(\"a\").fullScreenCover(isPresented: .constant(true)) { Home() }",
      """
      app Gallery {
          ios 16.4
          device "iPhone 14"

          NavigationStack {
              Home()
          }
      }

      struct Home: View {
          @Environment(\\.isPresented) private var isPresented

          var body: some View {
              NavigationLink("Photo") { Photo() }
          }
      }

      screen Photo { Image("bridge") }

      scenario "a root is not presented" {
          launch
          expect Home.isPresented == false
      }
      """),
    RuleExample(
      .s81, fails: ".onChange(of: isFull) {",
      with: ".onChange(of: isFull, initial: true) {",
      """
      app Reader {
          ios 17
          device "iPhone 15"

          Page()
      }

      struct Page: View {
          @State private var isFull = true
          @State private var isBarHidden = false

          var body: some View {
              Text("page")
                  .onChange(of: isFull) { isBarHidden = isFull }
                  .statusBarHidden(isBarHidden)
          }
      }

      scenario "the value at the start is not a change" {
          launch
          expect visible
      }
      """),
    RuleExample(
      .s83, fails: "withAnimation { isPlain = true }",
      with: "isPlain = true",
      """
      app Studio {
          ios 18
          device "iPhone 15"
          appearance light

          Front()
      }

      struct Front: View {
          @State private var isPlain = false

          var body: some View {
              VStack {
                  Button("Switch") { withAnimation { isPlain = true } }
                  ZStack {
                      if isPlain { Text("Plain") } else { Lens() }
                  }
              }
          }
      }

      class Lens: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      scenario "the controller is asked until the animation that takes it away is over" {
          launch
          expect light by Lens
          tap "Switch"
          expect dark, light meanwhile
      }
      """),
    RuleExample(
      .p8, fails: "ios 13.0",
      with: "ios 12.4",
      """
      app Player {
          ios 13.0
          device "iPhone X"

          Home()
      }

      class Home: UIViewController { }

      class Late: UIViewController {
          var isCapturing = false
          override var prefersStatusBarHidden: Bool { true }
          override var modalPresentationCapturesStatusBarAppearance: Bool {
              get { isCapturing }
              set { }
          }
      }

      scenario "a flag that is set after the presentation counts from iOS 13 on" {
          launch
          present Late as overFullScreen
          set Late.isCapturing = true
          request update
          expect hidden by Late
      }
      """),
    RuleExample(
      .p14, fails: "device \"iPhone 12 mini\"",
      with: "device \"iPhone 12\"",
      """
      app Small {
          ios 16.4
          device "iPhone 12 mini"

          Text("page")
      }

      scenario "the bar of the minis is taken to be 50 points high" {
          launch
          expect height 50
      }
      """),
    RuleExample(
      .q4, fails: "resize compact\n    present Sheet as formSheet",
      with: "present Sheet as formSheet\n    resize compact",
      """
      app Notes {
          ios 9.3
          device "iPad Air 2"

          Root()
      }

      class Root: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      class Sheet: UIViewController { }

      scenario "widened while it is up, the sheet keeps the control that it had" {
          launch
          resize compact
          present Sheet as formSheet
          resize regular
          expect dark by Sheet
      }
      """),
    RuleExample(
      .q9, fails: "quirks Q9",
      with: "quirks off",
      """
      app Viewer {
          ios 13
          device "iPhone 8"
          quirks Q9

          UINavigationController { Photo() }
      }

      class Photo: UIViewController {
          var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
      }

      scenario "hidden and shown, the bar has the navigation bar under it" {
          launch
          call { isFull = true; setNeedsStatusBarAppearanceUpdate() }
          call { isFull = false; setNeedsStatusBarAppearanceUpdate() }
          expect navigationBar overlapping
      }
      """),
    RuleExample(
      .q15, fails: "quirks Q15",
      with: "quirks off",
      """
      app Viewer {
          ios 7.1
          device "iPhone 5"
          quirks Q15

          Quiet()
      }

      class Quiet: UIViewController { }

      class Menu: UIDocumentInteractionController { }

      scenario "while the menu is up the text is light" {
          launch
          present UIDocumentInteractionController as custom
          expect light
      }
      """),
  ]
}
