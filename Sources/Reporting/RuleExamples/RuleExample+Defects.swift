import StatusBar

// Examples of rules of known defects.

extension RuleExample {
  static let defects: [RuleExample] = [
    RuleExample(
      .q2,
      """
      app Defects {
      }

      class Away: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      screen Picker: UIImagePickerController

      scenario "a picker in a popover shows the bar, and does not put it back"
      on ios 8.1, device "iPad Air 2", quirks [off, Q2] {
          Away()

          launch
          present Picker as popover
          dismiss
          expect visible, stale when quirks == Q2
      }
      """),
    RuleExample(
      .q6,
      """
      app Defects {
          UINavigationController { Front() }
      }

      class Photo: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
          override var modalPresentationCapturesStatusBarAppearance: Bool {
              get { true }
          }
      }

      scenario "what was previewed and then shown has lost its wish for no bar"
      on ios 9, device "iPhone 6s", quirks [off, Q6] {
          launch
          begin peek Photo as fullScreen
          finish
          expect visible by Photo when quirks
      }
      """),
    RuleExample(
      .q7,
      """
      app Defects {
          UINavigationController { Front() }
      }

      class Front: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

          func paintBar() {
              let bar = UIApplication.shared.value(forKey: "statusBar") as? UIView
          }

          func paintBarByName() {
              UIApplication.shared.statusBarView?.backgroundColor = .red
          }

          func paintBarWhereThereIsOne() {
              UIApplication.shared.statusBarView?.backgroundColor = .red
          }
      }

      class Away: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      scenario "the betas of iOS 10 asked no presented controller"
      on ios 10, device "iPhone 7", quirks [off, on, Q7] {
          launch
          present Away as fullScreen
          expect visible, not asked Away when quirks == Q7
      }
      """),
    RuleExample(
      .q10,
      """
      app Releases {
          device "iPhone 8"

          Home()
      }

      scenario "U12: upside down is not landscape"
          on ios 15.8, orientation landscape, quirks on,
          UIViewControllerBasedStatusBarAppearance NO
      {
          launch
          rotate portrait
          expect hidden
      }
      """),
    RuleExample(
      .q14,
      """
      app System {
          Front()
      }

      screen Film: AVPlayerViewController

      scenario "the bar stays hidden after a video" on ios 8, device homeButton,
          quirks [off, Q14]
      {
          launch
          present Film as fullScreen
          dismiss
          expect hidden when quirks
      }
      """),
  ]
}
