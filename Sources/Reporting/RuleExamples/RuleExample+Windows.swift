import StatusBar

// Examples of windows, styles and heights.

extension RuleExample {
  static let windows: [RuleExample] = [
    RuleExample(
      .u39, fails: "    dismiss\n",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Card: UIViewController { }

      scenario "a dismissal gives control back" {
          launch
          present Card as fullScreen
          expect visible
          dismiss
          expect hidden by Home
      }
      """),
    RuleExample(
      .u42, fails: "{ .lightContent }",
      with: "{ .darkContent }",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      }

      scenario "light content is light text" on appearance [light, dark] {
          launch
          expect light
      }
      """),
    RuleExample(
      .u43, fails: ".blackTranslucent",
      with: ".default",
      """
      app Sample {
          ios 8
          device "iPhone 6"

          Home()
      }

      class Home: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .blackTranslucent }
      }

      scenario "the black styles of old have light text" {
          launch
          expect light
      }
      """),
    RuleExample(
      .u45, fails: "    show window Toast\n",
      with: "",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
          window Toast(level: .alert, isHidden: true) { Message() }
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { true }
      }

      class Message: UIViewController { }

      scenario "showing a window asks again at once" {
          launch
          show window Toast
          expect visible by Message
      }
      """),
    RuleExample(
      .u48, fails: "ios 12.4",
      with: "ios 13",
      """
      app Sample {
          ios 12.4
          device "iPhone 8"

          Home()
          window Alert(level: .alert, isHidden: true) { Message() }
      }

      class Home: UIViewController {

      }

      class Message: UIViewController { }

      scenario "up to iOS 12 a window can cover the bar" {
          launch
          show window Alert
          expect covered
      }
      """),
    RuleExample(
      .u52, fails: "{ false }",
      with: "{ super.prefersStatusBarHidden }",
      """
      app Sample {
          ios 12.4
          device "iPhone 8"

          Home()
      }

      class Home: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
      }

      scenario "a class that says so keeps the bar in landscape" {
          launch
          rotate landscape
          expect visible
      }
      """),
    RuleExample(
      .u55, fails: "indicator call",
      with: "indicator none",
      """
      app Sample {
          ios 12.4
          device "iPhone 8"

          Home()
      }

      class Home: UIViewController {

      }

      scenario "a call makes the bar twice as high" {
          launch
          indicator call
          expect height 40
      }
      """),
    RuleExample(
      .u57, fails: "withDuration: 0.5",
      with: "withDuration: 0.2",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {
          var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
          func fill() {
              isFull = true
              UIView.animate(withDuration: 0.5) { self.setNeedsStatusBarAppearanceUpdate() }
          }
      }

      scenario "the request takes the duration of its block" {
          launch
          call Home.fill
          expect animated fade for 0.5 s
      }
      """),
    RuleExample(
      .u58, fails: "isFull = true",
      with: "isFull = false",
      """
      app Sample {
          ios 16.4
          device "iPhone 14"

          Home()
      }

      class Home: UIViewController {
          var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
          override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
          func fill() {
              isFull = true
              UIView.animate(withDuration: 0.3) { self.setNeedsStatusBarAppearanceUpdate() }
          }
      }

      scenario "however it moves, the bar ends where the answer says" {
          launch
          call Home.fill
          expect hidden, animated slide
      }
      """),
  ]
}
