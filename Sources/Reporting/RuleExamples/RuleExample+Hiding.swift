import StatusBar

// Examples of who hides the bar in SwiftUI.

extension RuleExample {
  static let hiding: [RuleExample] = [
    RuleExample(
      .s3, fails: "    show window Banner\n",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Text("a").statusBarHidden()
          window Banner(level: .alert, isHidden: true) { Text("b") }
      }

      scenario "a window on top owns the bar, however little it shows" {
          launch
          show window Banner
          expect visible
      }
      """),
    RuleExample(
      .s4, fails: "fullScreenCover",
      with: "sheet",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      screen Home {
          state isOpen = false
          Button("Open") { isOpen = true }
              .fullScreenCover(isPresented: $isOpen) { Film() }
      }

      screen Film { Text("film").statusBarHidden() }

      scenario "the topmost presentation that takes control is asked" {
          launch
          tap "Open"
          expect hidden by Film
      }
      """),
    RuleExample(
      .s5, fails: ".sheet",
      with: ".fullScreenCover",
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
              .sheet(isPresented: $isOpen) { Text("card") }
      }

      scenario "a card makes the text light" {
          launch
          tap "Open"
          expect light by system
      }
      """),
    RuleExample(
      .s6, fails: ".popover",
      with: ".fullScreenCover",
      """
      app Sample {
          ios 16.4
          device pad

          Home()
      }

      screen Home {
          state isOpen = false
          Button("Open") { isOpen = true }
              .popover(isPresented: $isOpen) { Text("a").statusBarHidden() }
      }

      scenario "a popover never owns the bar" {
          launch
          tap "Open"
          expect visible
      }
      """),
    RuleExample(
      .s7, fails: "prefersStatusBarHidden = true",
      with: "prefersStatusBarHidden = false",
      """
      app Sample {
          ios 15
          device "iPhone 13"

          StyledHost { Text("a") }
      }

      container StyledHost: UIHostingController {
          prefersStatusBarHidden = true
      }

      scenario "a subclass of a hosting controller answers itself" {
          launch
          expect hidden by StyledHost
      }
      """),
    RuleExample(
      .s12, fails: "    push Page\n",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          UINavigationController { Home() }.isNavigationBarHidden(true)
      }

      class Home: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      screen Page { Text("page") }

      scenario "a SwiftUI screen that is pushed into UIKit answers default" {
          launch
          expect light
          push Page
          expect dark
      }
      """),
    RuleExample(
      .s13, fails: ".statusBarHidden()",
      with: ".preferredColorScheme(.dark)",
      """
      app Sample {
          ios 16.4
          device "iPhone 8"
          appearance light

          UINavigationController { UIHostingController { Text("a").statusBarHidden() } }
      }

      scenario "the stack asks its top for visibility" {
          launch
          expect hidden
      }
      """),
    RuleExample(
      .s14, fails: "select tab \"B\"",
      with: "select tab \"A\"",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          TabView {
              Text("a").tabItem { Text("A") }
              Text("b").statusBarHidden().tabItem { Text("B") }
          }
      }

      scenario "the selected tab is asked" {
          launch
          select tab "B"
          expect hidden
      }
      """),
    RuleExample(
      .s15, fails: "hidden: true",
      with: "hidden: false",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Text("a").statusBar(hidden: true)
      }

      scenario "the older name says the same" {
          launch
          expect hidden
      }
      """),
    RuleExample(
      .s19, fails: "isFull = true",
      with: "isFull = false",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          state isFull = true

          NavigationStack { NavigationLink("Photo") { Photo() } }
              .statusBarHidden(isFull)
      }

      screen Photo { Image("bridge") }

      scenario "what is set outside the stack holds for its screens" {
          launch
          tap "Photo"
          expect hidden
      }
      """),
    RuleExample(
      .s20, fails: "true }",
      with: "true }\n        .onDisappear { isFull = false }",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          state isFull = false

          NavigationStack { NavigationLink("Photo") { Photo() } }
              .statusBarHidden(isFull)
      }

      screen Photo {
          Image("bridge")
              .onAppear { isFull = true }
      }

      scenario "a shared flag stays set" {
          launch
          tap "Photo"
          back
          expect hidden
      }
      """),
  ]
}
