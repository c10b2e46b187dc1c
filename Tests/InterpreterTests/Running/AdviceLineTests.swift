import Interpreter
import Language
import Testing

private func home(_ code: String, _ steps: String) -> String {
  """
  app Advised {
      ios 15
      device homeButton
      Home()
  }
  screen Quiet: UIViewController
  class Flagged: UIViewController {
      override func viewDidLoad() {
          modalPresentationCapturesStatusBarAppearance = true
      }
  }
  class Declared: UIViewController {
      override var modalPresentationCapturesStatusBarAppearance: Bool { get { true } set { } }
  }
  class Home: UIViewController {
      var count = 0
      var isAway = false
      override var prefersStatusBarHidden: Bool { isAway }
      func act() {
          \(code)
      }
  }
  scenario "one" {
      launch
      \(steps)
      expect visible
  }
  """
}

private func later(_ root: String, _ step: String) -> String {
  """
  app Later {
      ios 15
      device homeButton
      \(root)
  }
  screen Quiet: UIViewController
  class Stack: UINavigationController { }
  class Hidden: UINavigationController {
      var isAway = true
      override var prefersStatusBarHidden: Bool { isAway }
      override var childForStatusBarHidden: UIViewController? { nil }
      func leave() {
          isAway = false
          setNeedsStatusBarAppearanceUpdate()
      }
  }
  class Light: UIViewController {
      var isBare = false {
          didSet { navigationController?.isNavigationBarHidden = !isBare }
      }
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      func showBar() { navigationController?.setNavigationBarHidden(false, animated: true) }
  }
  scenario "one" {
      launch
      \(step)
      expect visible, dark
  }
  """
}

/// An advice stands where the setting stands, so that its author finds it.
struct AdviceLineTests {
  /// The code and the line of each warning.
  private func warnings(_ text: String) -> [String] {
    results(text).flatMap { $0.advice }.map { advice in
      let start = Int(advice.primary.location.range.start)
      let before = text.utf8.prefix(start).reversed().prefix { $0 != UInt8(ascii: "\n") }
      let line = text.utf8.dropFirst(start - before.count).prefix { $0 != UInt8(ascii: "\n") }
      return advice.code.spelling + " "
        + String(decoding: line.drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
    }
  }

  @Test func ofSeveralChangesTheOneThatMakesTheBarLagBehind() {  // U20
    let code = """
      count += 1
              isAway = true
              count += 2
      """
    #expect(warnings(home(code, "call Home.act")) == ["SB6007 isAway = true"])
  }

  /// Where the bar on screen is not known, it may be what a question would find.
  @Test func aBarThatIsNotKnownLagsOnlyForCertain() {  // U20
    let ask = "isAway = flags.isAway; setNeedsStatusBarAppearanceUpdate()"
    for last in ["isAway = true", "isAway = false", "isAway = flags.isBack"] {
      #expect(warnings(home(ask + "; " + last, "call Home.act")) == [])
    }
    let certain = "if flags.isAway { count = 1 } else { count = 2 }; isAway = true"
    #expect(warnings(home(certain, "call Home.act")) == ["SB6007 " + certain])
  }

  @Test func theCaptureFlagOfCode() {  // U33
    let code = """
      let quiet = Quiet()
              quiet.modalPresentationStyle = .fullScreen
              quiet.modalPresentationCapturesStatusBarAppearance = true
              present(quiet, animated: true)
      """
    #expect(
      warnings(home(code, "call Home.act"))
        == ["SB6005 quiet.modalPresentationCapturesStatusBarAppearance = true"])
  }

  @Test func theCaptureFlagOfAClass() {  // U33
    #expect(
      warnings(home("", "present Flagged as fullScreen"))
        == ["SB6005 modalPresentationCapturesStatusBarAppearance = true"])
    let declared = warnings(home("", "present Declared as fullScreen"))
    #expect(declared.count == 1 && declared[0].hasPrefix("SB6005 override var modal"))
  }

  @Test func theCaptureFlagOfAStep() {  // U33
    #expect(
      warnings(home("", "present Quiet as fullScreen, capturing"))
        == ["SB6005 present Quiet as fullScreen, capturing"])
  }

  @Test(
    arguments: [
      (
        "UITabBarController { tab \"A\" { Quiet() }\n tab \"B\" { Stack { Light() } } }",
        "select tab \"B\""
      ),
      ("Hidden { Light() }", "call Hidden.leave"),
    ])
  func whatComesOnScreenLater(root: String, step: String) {  // U22
    let line = "SB6004 override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }"
    #expect(warnings(later(root, step)) == [line])
  }

  /// The style counted while the bar of the stack was hidden.
  @Test(arguments: ["call Light.showBar", "set Light.isBare = true"])
  func whatCountedBefore(step: String) {  // U22
    let root = "Stack { Light() }.isNavigationBarHidden(true)"
    #expect(warnings(later(root, step)).isEmpty)
  }

  @Test func theFlagMayHangOnAState() {  // U34
    let code = """
      let quiet = Quiet()
              quiet.modalPresentationStyle = .fullScreen
              quiet.modalPresentationCapturesStatusBarAppearance = count > 0
              present(quiet, animated: true)
      """
    #expect(warnings(home(code, "call Home.act")).isEmpty)
  }
}
