import StatusBar

// Examples of rules of the questions of UIKit.

extension RuleExample {
  static let uikit: [RuleExample] = [
    RuleExample(
      .u2,
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
      .u3,
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

      scenario "with the key left out the plist is for the launch screen" {
          plist {
              UIStatusBarStyle = UIStatusBarStyleLightContent
          }

          begin launch
          expect visible, light by plist
      }
      """),
    RuleExample(
      .u8,
      """
      app Landscape {
          Front()
      }

      scenario "the application's setter shows it there, too" on ios 8...12,
          device homeButton
      {
          plist {
              UIViewControllerBasedStatusBarAppearance = NO
          }

          launch
          call { UIApplication.shared.isStatusBarHidden = false }
          expect visible by application
      }
      """),
    RuleExample(
      .u11,
      """
      app Landscape {
          Front()
      }

      scenario "the application's setter shows it there, too" on ios 8...12,
          device homeButton
      {
          plist {
              UIViewControllerBasedStatusBarAppearance = NO
          }

          launch
          rotate landscape
          expect hidden
      }
      """),
    RuleExample(
      .u13,
      """
      app Landscape {
          Front()
      }

      class Front: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
      }

      scenario "an iPad is not a phone" on ios 13...18, device pad {
          launch
          expect visible by Front
      }
      """),
    RuleExample(
      .u14,
      """
      app Landscape {
          Front()
      }

      class Front: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
      }

      scenario "an iPad is not a phone" on ios 13...18, device pad {
          launch
          expect visible by Front
      }
      """),
    RuleExample(
      .u16,
      """
      app SideMenu {
      }

      class Away: UIViewController {
          override var prefersStatusBarHidden: Bool { return true }
      }

      screen Plain: UIViewController

      class Handing: UIViewController {
          override var childForStatusBarHidden: UIViewController? {
              return children.first
          }
      }

      scenario "with the getter for a child the walk reaches the screen" on ios 7...18,
          device homeButton
      {
          Handing { UINavigationController { Away() } }

          launch
          push Plain
          pop
          expect hidden by Away
      }
      """),
    RuleExample(
      .u18,
      """
      app Notes {
          ios 16.4
          device "iPhone 14"

          Desk()
      }

      screen Desk {
          @State private var isSheetShown = false

          VStack {
              Button("Sheet") { isSheetShown = true }
          }
          .sheet(isPresented: $isSheetShown) { Page() }
      }

      scenario "a sheet is not asked" {
          launch
          tap "Sheet"
          expect visible
      }
      """),
    RuleExample(
      .u20,
      """
      app Advised {
          ios 15.4
          device "iPhone 8"
      }

      class Late: UIViewController {
          var isAway = false
          override var prefersStatusBarHidden: Bool { isAway }

          override func viewDidAppear(_ animated: Bool) {
              isAway = true
          }
      }

      scenario "what is set once all is done takes a request" {
          Late()

          launch
          expect visible, stale, advice changeWithoutRequest
      }
      """),
    RuleExample(
      .u21,
      """
      app Film {
          Text("Film")
              .statusBarHidden(false)
      }

      scenario "every iPhone, every release" on ios 13...18,
          device [homeButton, notch, dynamicIsland]
      {
          launch
          rotate landscape
          expect hidden by device
      }
      """),
    RuleExample(
      .u22,
      """
      app MasterAndDetail {
          ios 10.1
          device "iPad Air 2"

          UISplitViewController {
              UINavigationController { Master() }.barStyle(.black)
              UINavigationController { Detail() }.barStyle(.black)
          }
      }

      screen Master: UIViewController

      scenario "one of them alone does" {
          UINavigationController { Master() }.barStyle(.black)

          launch
          expect light by UINavigationController
      }
      """),
    RuleExample(
      .u23,
      """
      app MasterAndDetail {
          ios 10.1
          device "iPad Air 2"

          UISplitViewController {
              UINavigationController { Master() }.barStyle(.black)
              UINavigationController { Detail() }.barStyle(.black)
          }
      }

      screen Master: UIViewController

      scenario "one of them alone does" {
          UINavigationController { Master() }.barStyle(.black)

          launch
          expect light by UINavigationController
      }
      """),
    RuleExample(
      .u24,
      """
      app Stacks {
      }

      class Article: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle {
              return .lightContent
          }
      }

      scenario "left out: under a hidden navigation bar the child is asked" on ios 7...18,
          device homeButton
      {
          UINavigationController { Article() }.isNavigationBarHidden(true)

          launch
          expect light by Article
      }
      """),
    RuleExample(
      .u25, fails: "device \"iPhone 13\"",
      with: "device \"iPhone 8\"",
      """
      app Gallery {
          ios 15.4
          device "iPhone 13"

          UINavigationController { Photo() }
      }

      class Photo: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "under a shown bar the navigation controller answers for itself" {
          launch
          expect visible by UINavigationController
      }
      """),
    RuleExample(
      .u27,
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
      .u28,
      """
      app SideMenu {
          Deaf { UINavigationController { Away() } }
      }

      class Deaf: UIViewController {
          override var prefersStatusBarHidden: Bool {
              return children.first?.prefersStatusBarHidden ?? false
          }
      }

      scenario "the stack's own answer is not that of its screen" on ios 7...18,
          device homeButton
      {
          launch
          expect visible by Deaf
      }
      """),
  ]
}
