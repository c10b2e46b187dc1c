import StatusBar

// Examples of points that nothing public answers.

extension RuleExample {
  static let openPoints: [RuleExample] = [
    RuleExample(
      .p1, fails: "{ }",
      with: "{\n    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }\n}",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light
          plist { UIStatusBarStyle = UIStatusBarStyleLightContent }

          Home()
      }

      class Home: UIViewController { }

      scenario "without an override the style is default" {
          launch
          expect dark
      }
      """),
    RuleExample(
      .p2, fails: "device \"iPhone 14\"",
      with: "device \"iPhone 8\"",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          UINavigationController { Home() }
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "under a shown navigation bar the top is not asked" {
          launch
          expect visible by UINavigationController
      }
      """),
    RuleExample(
      .p4, fails: ", capturing",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {

      }

      class Card: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "a card that captures is asked" {
          launch
          present Card as pageSheet, capturing
          expect hidden by Card
      }
      """),
    RuleExample(
      .p5, fails: "ios 16.4",
      with: "ios 12.4",
      """
      app Sample {
          ios 16.4
          device "iPhone 8"

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
      }

      scenario "on its side the phone has no bar" {
          launch
          rotate landscape
          expect hidden by device
      }
      """),
    RuleExample(
      .p9, fails: "; setNeedsStatusBarAppearanceUpdate()",
      with: "",
      """
      app Sample {
          ios 16.4
          device pad

          Home()
      }

      class Home: UIViewController {
          var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
      }

      class Card: UIViewController { }

      scenario "a request from a controller that is not asked counts" {
          launch
          present Card as formSheet
          call { Home.isFull = true; setNeedsStatusBarAppearanceUpdate() }
          expect hidden by Home
      }
      """),
    RuleExample(
      .p10, fails: "{ topViewController }",
      with: "{ nil }",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          BaseStack { Home() }
      }

      class BaseStack: UINavigationController {
          override var childForStatusBarStyle: UIViewController? { topViewController }
          override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
      }

      class Home: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      scenario "the child wins" {
          launch
          expect light by Home
      }
      """),
    RuleExample(
      .p11, fails: "fillsScreen: false",
      with: "fillsScreen: true",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
          window Toast(level: .alert, isHidden: true, fillsScreen: false) { Message() }
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Message: UIViewController { }

      scenario "a window that is smaller than the screen is not asked" {
          launch
          show window Toast
          expect hidden by Home
      }
      """),
    RuleExample(
      .p15, fails: "sdk 27",
      with: "sdk 26",
      """
      app Sample {
          ios 27
          sdk 27
          device "iPhone 15"
          plist { UIViewControllerBasedStatusBarAppearance = NO }

          Home()
      }

      class Home: UIViewController {
          func hide() { UIApplication.shared.isStatusBarHidden = true }
      }

      scenario "linked with SDK 27 the setter does nothing" {
          launch
          call Home.hide
          expect visible
      }
      """),
    RuleExample(
      .p19, fails: "as currentContext",
      with: "as fullScreen",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {

      }

      class Card: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "the current context does not take control" {
          launch
          present Card as currentContext
          expect visible by Home
      }
      """),
  ]
}
