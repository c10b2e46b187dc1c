import StatusBar

// Examples of known defects.

extension RuleExample {
  static let knownDefects: [RuleExample] = [
    RuleExample(
      .q1, fails: "quirks Q1",
      with: "quirks off",
      """
      app Sample {
          ios 7.1
          device "iPhone 5s"
          quirks Q1

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
      }

      scenario "the presenter stays in control" {
          launch
          present Film as fullScreen
          begin dismiss
          cancel
          expect hidden by Home
      }
      """),
    RuleExample(
      .q3, fails: "    ios 9\n",
      with: "    ios 10\n",
      """
      app Sample {
          ios 9
          device "iPhone 6s"

          Home()
      }

      class Home: UIViewController { }

      class Menu: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "a custom presentation takes control" {
          launch
          present Menu as custom
          expect hidden by Menu
      }
      """),
    RuleExample(
      .q5, fails: "    present Menu as overFullScreen\n",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {

      }

      class Menu: UIViewController { }
      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "what a powerless controller presents is not asked" {
          launch
          present Menu as overFullScreen
          present Film as fullScreen
          expect visible
      }
      """),
    RuleExample(
      .q8, fails: "iPhone X",
      with: "iPhone 8",
      """
      app Sample {
          ios 12
          device "iPhone X"

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
      }

      scenario "the class is not asked in landscape" {
          launch
          rotate landscape
          expect hidden
      }
      """),
    RuleExample(
      .q12, fails: "= NO",
      with: "= YES",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light
          plist { UIViewControllerBasedStatusBarAppearance = NO }

          Home()
      }

      class Home: UIViewController {
          func open() { present(Card(), animated: true) }
      }

      class Card: UIViewController { }

      scenario "the text stays dark over a card" {
          launch
          call Home.open
          expect dark
      }
      """),
    RuleExample(
      .q13, fails: "quirks Q13",
      with: "quirks off",
      """
      app Sample {
          ios 8.4
          device "iPhone 6"
          quirks Q13
          plist {
              UIViewControllerBasedStatusBarAppearance = NO
              UIStatusBarStyle = UIStatusBarStyleLightContent
          }

          Home()
      }

      class Home: UIViewController { }

      scenario "a composer has the default style" {
          launch
          present MFMailComposeViewController as fullScreen
          expect dark
      }
      """),
  ]
}
