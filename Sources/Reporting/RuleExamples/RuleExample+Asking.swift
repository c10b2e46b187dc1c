import StatusBar

// Examples of who is asked, and by whom.

extension RuleExample {
  static let asking: [RuleExample] = [
    RuleExample(
      .u1, fails: "= NO",
      with: "= YES",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          plist { UIViewControllerBasedStatusBarAppearance = NO }

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "NO leaves the controllers unasked" {
          launch
          expect visible by plist
      }
      """),
    RuleExample(
      .u4, fails: "device pad",
      with: "device \"iPhone 14\"",
      """
      app Sample {
          ios 16.4
          device pad
          plist {
              UIViewControllerBasedStatusBarAppearance = NO
              UIStatusBarHidden = NO
              UIStatusBarHidden~ipad = YES
          }

          Home()
      }

      class Home: UIViewController { }

      scenario "the key for iPads wins on an iPad" {
          launch
          expect hidden by plist
      }
      """),
    RuleExample(
      .u5, fails: "    launch\n",
      with: "    begin launch\n",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "the first window that can answer is asked" {
          launch
          expect hidden
      }
      """),
    RuleExample(
      .u6, fails: "orientation portrait",
      with: "orientation landscape",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          orientation portrait
          plist { UIStatusBarHidden = NO }

          Text("a")
      }

      scenario "the launch screen has a bar in portrait only" {
          begin launch
          expect visible
      }
      """),
    RuleExample(
      .u7, fails: "= YES",
      with: "= NO",
      """
      app Sample {
          ios 12.4
          device "iPhone 8"
          plist { UIViewControllerBasedStatusBarAppearance = YES }

          Home()
      }

      class Home: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              UIApplication.shared.isStatusBarHidden = true
          }
      }

      scenario "the application's setter is deaf" {
          launch
          expect visible
      }
      """),
    RuleExample(
      .u9, fails: "ios 9\n    device \"iPhone 6s\"",
      with: "ios 8\n    device \"iPhone 6\"",
      """
      app Sample {
          ios 9
          device "iPhone 6s"
          plist { UIViewControllerBasedStatusBarAppearance = NO }

          Home()
      }

      class Home: UIViewController {
          func hide() { UIApplication.shared.isStatusBarHidden = true }
      }

      scenario "the setter works, and is deprecated" {
          launch
          call Home.hide
          expect hidden, advice deprecatedCall
      }
      """),
    RuleExample(
      .u10, fails: "sdk 26",
      with: "sdk 27",
      """
      app Sample {
          ios 27
          sdk 26
          device "iPhone 15"
          plist { UIViewControllerBasedStatusBarAppearance = NO }

          Home()
      }

      class Home: UIViewController {
          func hide() { UIApplication.shared.isStatusBarHidden = true }
      }

      scenario "linked with an older SDK the setter still works" {
          launch
          call Home.hide
          expect hidden
      }
      """),
    RuleExample(
      .u12, fails: "quirks Q10",
      with: "quirks off",
      """
      app Sample {
          ios 12.4
          device "iPhone 8"
          orientation landscape
          quirks Q10
          plist { UIViewControllerBasedStatusBarAppearance = NO }

          Home()
      }

      class Home: UIViewController { }

      scenario "the bar stays away after a launch in landscape" {
          launch
          rotate portrait
          expect hidden
      }
      """),
    RuleExample(
      .u15, fails: "Bool { true }",
      with: "Bool { super.prefersStatusBarHidden }",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "a class that overrides the getter is asked" {
          launch
          expect hidden by Home
      }
      """),
    RuleExample(
      .u17, fails: "as fullScreen",
      with: "as pageSheet",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Sheet: UIViewController { }

      scenario "what is presented is asked before its presenter" {
          launch
          present Sheet as fullScreen
          expect visible by Sheet
      }
      """),
    RuleExample(
      .u19, fails: "    present Other as fullScreen\n    dismiss\n",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {
          var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
          func fill() { isFull = true }
      }

      class Other: UIViewController { }

      scenario "a presentation makes the system ask again" {
          launch
          call Home.fill
          present Other as fullScreen
          dismiss
          expect hidden
      }
      """),
    RuleExample(
      .u26, fails: "select tab 2",
      with: "select tab 1",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          UITabBarController { First(); Second() }
      }

      class First: UIViewController { }
      class Second: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "the selected tab is asked" {
          launch
          select tab 2
          expect hidden by Second
      }
      """),
  ]
}
