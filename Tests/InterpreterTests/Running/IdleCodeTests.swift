import Interpreter
import Language
import Testing

/// Constants stay known beside code that is not understood: what does nothing has no effect,
/// however many ways lead through it.
struct IdleCodeTests {
  private func app(_ code: String, expecting fact: String = "hidden") -> String {
    """
    app Fair {
        ios 16
        device notch
        Stall()
    }
    \(code)
    scenario "one" {
        launch
        expect \(fact)
    }
    """
  }

  private func stall(_ members: String) -> String {
    """
    class Stall: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
        \(members)
    }
    """
  }

  @Test func aLongSwitchThatOnlyAnswers() {
    let cases = (0..<30).map { "case .tone\($0): return Palette.tone\($0)()" }
    let paint = """
      class Paint {
          class func shade(_ tone: Tone) -> UIColor {
              switch tone {
              \(cases.joined(separator: "\n"))
              }
          }
      }
      """
    let stall = stall("override func viewDidLoad() { look.tint = [Paint.shade(tone)] }")
    check(app(stall + "\n" + paint), "one: passed")
  }

  @Test(arguments: [1, 2, 8])
  func observersOfWhatNobodyKnows(count: Int) {
    let observers = (0..<count).map { number in
      """
      @objc func moved\(number)(_ note: Notification) {
          guard let info = note.userInfo, let wanted = info["row"] as? String else { return }
          if let place = rows.firstIndex(where: { $0.name == wanted }) {
              DispatchQueue.main.async { self.picker.selectedSegmentIndex = place }
          }
      }
      """
    }
    let calls = (0..<count).map { number in
      """
      NotificationCenter.default.addObserver(
          self, selector: #selector(moved\(number)(_:)), name: .price, object: nil)
      """
    }
    let members = """
      var rows = [Row]()
      let picker = UISegmentedControl()
      override func viewDidLoad() {
          \(calls.joined(separator: "\n"))
      }
      \(observers.joined(separator: "\n"))
      """
    check(app(stall(members)), "one: passed")
  }

  /// What waits on one way only may have run, and what it changes is unknown; nothing else is.
  @Test func whatWaitsOnOneWayMayHaveRun() {
    let members = """
      var isAway = false
      override var preferredStatusBarStyle: UIStatusBarStyle {
          isAway ? .lightContent : .darkContent
      }
      override func viewDidLoad() {
          guard let info = Store.shared.info else { return }
          DispatchQueue.main.async { self.isAway = true; self.setNeedsStatusBarAppearanceUpdate() }
      }
      """
    let code = "app Fair {\nios 16\ndevice notch\nStall()\n}\n" + stall(members)
    let hidden = "scenario \"one\" {\nlaunch\nwait 1 s\nexpect hidden\n}\n"
    check(code + "\n" + hidden, "one: passed")
    let visible = code.replacing("Bool { true }", with: "Bool { isAway }")
    check(
      visible + "\n" + hidden, "one: undecided", "  SB4101 cannot tell whether the bar is hidden")
  }

  @Test func theDetentsOfTheOwnSheet() {
    let members = """
      init() {
          super.init(nibName: nil, bundle: nil)
          if let sheet = presentationController as? UISheetPresentationController {
              sheet.detents = [.custom(resolver: { _ in 270 })]
          }
      }
      """
    check(app(stall(members)), "one: passed")
  }

  @Test func aStyleOfWhatIsNotShown() {
    let members = """
      private let chooser = Chooser()
      override func viewDidLoad() { chooser.modalPresentationStyle = .custom }
      """
    check(app(stall(members)), "one: passed")
  }

  @Test func aViewThatNothingMakes() {
    let plate = """
      class Plate: UIView {
          let spoon = UIButton()
          init(frame: CGRect, table: UITableView) {
              super.init(frame: frame)
              prepare()
          }
          private func prepare() {
              spoon.addTarget(self, action: #selector(eat), for: .touchUpInside)
          }
          @objc private func eat() { }
      }
      """
    check(app(stall("") + "\n" + plate), "one: passed")
  }

  @Test func aSelectorThatIsHandedOn() {
    let members = """
      var isAway = false
      func watch(_ what: Selector) {
          NotificationCenter.default.addObserver(self, selector: what, name: .meow, object: nil)
      }
      override func viewDidLoad() { watch(#selector(meowed(_:))) }
      @objc func meowed(_ note: Notification) {
          isAway = true
          setNeedsStatusBarAppearanceUpdate()
      }
      """
    check(app(stall(members)), "one: passed")
    check(
      app(stall(members).replacing("Bool { true }", with: "Bool { isAway }")), "one: failed",
      "  SB4100 expected hidden, but the bar is visible")
    // What the system posts by itself may come at any time.
    let active = members.replacing(".meow", with: "UIApplication.didBecomeActiveNotification")
    check(
      app(stall(active).replacing("Bool { true }", with: "Bool { isAway }")), "one: undecided",
      "  SB4101 cannot tell whether the bar is hidden")
  }

  /// An overload that calls Apple's function of the same name does not call itself.
  @Test func anOverloadOfApples() {
    let code = """
      extension UINavigationController {
          func pushViewController(
              _ next: UIViewController, animated: Bool, completion: @escaping () -> Void
          ) {
              pushViewController(next, animated: animated)
              completion()
          }
      }
      """
    check(app(stall("") + "\n" + code), "one: passed")
  }

  /// Other objects may have variables named as the getters of controllers.
  @Test func aVariableNamedAsAGetter() {
    let code = """
      class Director { var prefersStatusBarHidden = false }
      """
    let members = """
      let director = Director()
      override func viewDidLoad() { director.prefersStatusBarHidden = true }
      """
    let read = stall(members).replacing(
      "Bool { true }", with: "Bool { director.prefersStatusBarHidden }")
    check(app(code + "\n" + read), "one: passed")
  }
}
