import Testing

/// What observes notifications runs where a step may bring them, and nowhere else.
struct NotificationTests {
  private func app(observing name: String, _ center: String = "NotificationCenter.default")
    -> String
  {
    """
    app Fair {
        ios 16
        device notch
        appearance light
        Stall()
    }
    class Stall: UIViewController {
        var isAway = false
        override var prefersStatusBarHidden: Bool { isAway }
        override func viewDidLoad() {
            super.viewDidLoad()
            let center = NotificationCenter.default
            \(center).addObserver(
                self, selector: #selector(moved), name: \(name), object: nil)
        }
        @objc func moved() { isAway = true; setNeedsStatusBarAppearanceUpdate() }
    }

    """
  }

  private let launch = "scenario \"launch\" {\nlaunch\nexpect visible\n}\n"
  private let away = """
    scenario "away" {
        launch
        expect visible
        background
        foreground
        expect visible
    }

    """
  private let turn = """
    scenario "turn" on device pad {
        launch
        expect visible
        rotate landscape
        expect visible
    }

    """
  private let undecided = "  SB4101 cannot tell whether the bar is visible"

  /// No step types, takes a screenshot or changes what the app itself tells.
  @Test(arguments: [
    "UIResponder.keyboardWillShowNotification", "UITextField.textDidChangeNotification",
    "UIApplication.userDidTakeScreenshotNotification", "Notification.Name(\"priceChanged\")",
    "CallService.didActivateCallNotification", "UIWindow.keyboardWillChangeFrameNotification",
  ])
  func someNoStepBrings(name: String) {
    for center in ["NotificationCenter.default", "center"] {
      check(
        app(observing: name, center) + launch + away + turn, "launch: passed", "away: passed",
        "turn: passed")
    }
  }

  @Test(arguments: [
    "UIApplication.didEnterBackgroundNotification", "UIApplication.willResignActiveNotification",
    "UIScene.didEnterBackgroundNotification", "UIScene.willDeactivateNotification",
  ])
  func someComeWhereTheAppGoesToTheBack(name: String) {
    check(
      app(observing: name, "center") + launch + away + turn, "launch: passed", "away: undecided",
      undecided, "turn: passed")
  }

  /// Whether they come before or after what runs at the launch is not said.
  @Test(arguments: [
    "UIApplication.didBecomeActiveNotification", "UIApplication.willEnterForegroundNotification",
    "UIScene.didActivateNotification",
  ])
  func someComeWithTheFront(name: String) {
    check(app(observing: name, "center") + launch, "launch: undecided", undecided)
  }

  @Test func oneComesWithATurn() {
    let code = app(observing: "UIDevice.orientationDidChangeNotification", "center")
    check(
      code + launch + away + turn, "launch: passed", "away: passed", "turn: undecided", undecided)
  }

  /// What observes a value is no observer of notifications.
  @Test func aValueMayChangeAtAnyTime() {
    let code = """
      app Fair {
          ios 16
          device notch
          Stall()
      }
      class Stall: UIViewController {
          var isAway = false
          override var prefersStatusBarHidden: Bool { isAway }
          override func viewDidLoad() {
              model.addObserver(forKeyPath: "name") { self.isAway = true }
          }
      }

      """
    check(code + launch, "launch: undecided", undecided)
  }
}
