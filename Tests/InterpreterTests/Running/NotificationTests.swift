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
      app(observing: name, "center") + launch + away + turn, "launch: passed", "away: failed",
      "  SB4100 expected visible, but the bar stays hidden", "turn: passed")
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

  // MARK: - What code posts

  private func app(posting posted: String, observing name: String, more: String = "") -> String {
    """
    app Fair {
        ios 16
        device notch
        appearance light
        Stall()
    }
    extension Notification.Name { static let priceChanged = Notification.Name("price") }
    class Stall: UIViewController {
        var isAway = false
        override var prefersStatusBarHidden: Bool { isAway }
        override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
                self, selector: #selector(moved), name: \(name), object: nil)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go", style: .plain, target: self, action: #selector(go))
        }
        @objc func go() { NotificationCenter.default.post(\(posted)) }
        @objc func moved() { isAway = true; setNeedsStatusBarAppearanceUpdate() }
        \(more)
    }

    """
  }

  private func tap(_ fact: String) -> String {
    "scenario \"go\" {\n    launch\n    expect visible\n    tap \"Go\"\n    expect \(fact)\n}\n"
  }

  @Test(arguments: [
    ("name: .priceChanged, object: nil", ".priceChanged"),
    ("name: Notification.Name.priceChanged, object: self", ".priceChanged"),
    ("name: Notification.Name(\"price\"), object: nil", "Notification.Name(\"price\")"),
    ("name: NSNotification.Name(rawValue: \"price\"), object: nil", "Notification.Name(\"price\")"),
  ])
  func whatCodePostsIsHeardAtOnce(posted: String, name: String) {
    check(app(posting: posted, observing: name) + tap("hidden"), "go: passed")
  }

  @Test(arguments: [
    ("name: .stockChanged, object: nil", ".priceChanged"),
    ("name: Notification.Name(\"stock\"), object: nil", "Notification.Name(\"price\")"),
  ])
  func anotherNotificationIsNotHeard(posted: String, name: String) {
    check(app(posting: posted, observing: name) + tap("visible"), "go: passed")
  }

  /// A constant may stand for any text, and what observes may have been taken away.
  @Test func whatMayBeHeardIsNotKnown() {
    let code = app(
      posting: "name: .priceChanged, object: nil", observing: "Notification.Name(\"price\")")
    check(code + tap("visible"), "go: undecided", undecided)
    let removing = app(
      posting: "name: .priceChanged, object: nil", observing: ".priceChanged",
      more: "func leave() { NotificationCenter.default.removeObserver(self) }")
    check(removing + tap("visible"), "go: undecided", undecided)
  }

  /// What is posted in a loop may be heard.
  @Test func whatALoopPostsMayBeHeard() {
    let posting =
      "for _ in model.rows { NotificationCenter.default.post(name: .priceChanged, object: nil) }"
    let code = app(posting: "name: .other, object: nil", observing: ".priceChanged")
      .replacing("@objc func go() {", with: "@objc func go() { \(posting);")
    check(code + tap("visible"), "go: undecided", undecided)
    let unheard = code.replacing(
      "name: .priceChanged, object: nil) }", with: "name: .far, object: nil) }")
    check(unheard + tap("visible"), "go: passed")
  }

  /// Which of them is meant is known by a constant's name, or by a text, and by nothing else.
  @Test(arguments: [
    ("name: .priceChanged, object: nil", "nil"),
    ("name: .priceChanged, object: nil", "changed"),
    ("name: .priceChanged, object: nil", "model.changed"),
    ("name: changed, object: nil", ".priceChanged"),
    ("name: Shop.shared.changed, object: nil", ".priceChanged"),
    ("name: Notification.Name(\"stock\\(isAway)\"), object: nil", "Notification.Name(\"price\")"),
  ])
  func anyMayBeHeard(posted: String, name: String) {
    check(app(posting: posted, observing: name) + tap("visible"), "go: undecided", undecided)
  }

  /// What is posted by what observes it ends where its code does; else an app would crash.
  @Test func aCircleOfNotifications() {
    let code = app(posting: "name: .priceChanged, object: nil", observing: ".priceChanged")
    let ending = code.replacing(
      "isAway = true;", with: "if isAway { return }; isAway = true; go();")
    check(ending + tap("hidden"), "go: passed")
    let endless = code.replacing("isAway = true;", with: "isAway = true; go();")
    check(
      endless + tap("hidden"), "go: broken",
      "  SB4103 this step never ends, or goes too deep to follow")
  }

  // MARK: - Streams

  private func app(hearing stream: String, more: String = "") -> String {
    """
    app Fair {
        ios 16
        device notch
        appearance light
        Stall()
    }
    class Stall: UIViewController {
        var isAway = false
        \(more)
        override var prefersStatusBarHidden: Bool { isAway }
        override func viewDidLoad() {
            super.viewDidLoad()
            \(stream) { [weak self] _ in
                self?.isAway = true
                self?.setNeedsStatusBarAppearanceUpdate()
            }.store(in: &bag)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Go", style: .plain, target: self, action: #selector(go))
        }
        @objc func go() { model.moves.send(()) }
    }

    """
  }

  @Test(arguments: [
    "model.moves.sink", "model.moves\n.receive(on: queue)\n.sink", "model.$price.dropFirst().sink",
    "model.moves.map { $0.name }.filter({ $0 != nil }).sink", "rx.price.subscribe",
    "session.changes(of: item)?.items[0].sink", "center.publisher(for: .changed).sink",
    "NotificationCenter.default.publisher(for: .priceChanged).sink",
  ])
  func aStreamSendsWhereSomethingDoes(stream: String) {
    check(app(hearing: stream) + launch + away, "launch: passed", "away: passed")
  }

  @Test func whatCodeSendsMayBeHeard() {
    check(app(hearing: "model.moves.sink") + tap("visible"), "go: undecided", undecided)
  }

  /// A stream that holds a value sends it at once.
  @Test(arguments: [
    ("model.$price.sink", ""), ("Just(1).sink", ""),
    ("moves.sink", "let moves = CurrentValueSubject(1)"),
    (
      "moves.sink",
      "let relay = BehaviorRelay(value: 1)\nvar moves: Driver { BehaviorRelay(value: 1) }"
    ),
    ("player.publisher(for: \\.rate).sink", ""), ("field.rx.text.subscribe", ""),
    ("rx.viewWillAppear.subscribe", ""), ("bind", ""),
  ])
  func aStreamThatHoldsAValueSendsAtOnce(stream: String, more: String) {
    check(app(hearing: stream, more: more) + launch, "launch: undecided", undecided)
  }
}
