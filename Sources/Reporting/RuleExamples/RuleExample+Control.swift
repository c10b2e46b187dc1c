import StatusBar

// Examples of presentations, and of bars of two colours.

extension RuleExample {
  static let control: [RuleExample] = [
    RuleExample(
      .u29, fails: "device pad",
      with: "device \"iPhone 14\"",
      """
      app Sample {
          ios 16.4
          device pad
          appearance light

          UISplitViewController {
              UINavigationController { Master() }.barStyle(.black)
              UINavigationController { Detail() }
          }
          .preferredDisplayMode(.oneBesideSecondary)
      }

      screen Master: UIViewController
      screen Detail: UIViewController

      scenario "the bar has two colours" {
          launch
          expect split
      }
      """),
    RuleExample(
      .u30, fails: ".statusBarHidden()",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          UIHostingController { Text("a").statusBarHidden() }
      }

      scenario "a hosting controller answers with its tree" {
          launch
          expect hidden
      }
      """),
    RuleExample(
      .u31, fails: "barStyle = .default",
      with: "barStyle = .black",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"
          appearance light

          UINavigationController { Home() }
      }

      class Home: UIViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              navigationController?.navigationBar.barStyle = .default
              navigationController?.navigationBar.standardAppearance = UINavigationBarAppearance()
          }
      }

      scenario "the bar's appearance says nothing of the text" {
          launch
          expect dark
      }
      """),
    RuleExample(
      .u33, fails: "as fullScreen",
      with: "as formSheet",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {

      }

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "a full-screen presentation takes control" {
          launch
          present Film as fullScreen
          expect hidden by Film
      }
      """),
    RuleExample(
      .u36, fails: "ios 12.4",
      with: "ios 13",
      """
      app Sample {
          ios 12.4
          device "iPhone 8"

          Home()
      }

      class Home: UIViewController {

      }

      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "before iOS 13 a sheet fills a narrow screen" {
          launch
          present Film as pageSheet
          expect hidden by Film
      }
      """),
    RuleExample(
      .u38, fails: "Card as formSheet\n    present Film as fullScreen from Card",
      with: "Film as fullScreen",
      """
      app Sample {
          ios 16.4
          device pad

          Home()
      }

      class Home: UIViewController {

      }

      class Card: UIViewController { }
      class Film: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "what a powerless presentation presents is not reached" {
          launch
          present Card as formSheet
          present Film as fullScreen from Card
          expect visible
      }
      """),
  ]
}
