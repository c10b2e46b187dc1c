import Interpreter
import Testing

/// UIKit as people write it: delegates, alerts, bar buttons.
struct EverydayUIKitTests {
  private func outcome(_ code: String, _ steps: String) -> [String] {
    outcomes(
      """
      app A {
          ios 16
          device "iPhone 8"
          Root()
      }
      \(code)
      scenario "one" {
          launch
          \(steps)
      }
      """)
  }

  @Test(arguments: ["fullScreen", "overFullScreen"])
  func aDelegateIsWhoeverSetItself(style: String) {
    let code = """
      protocol ViewerDelegate: AnyObject { func viewerDidFinish(_ viewer: Viewer) }
      class Root: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .default }
          func open() {
              let viewer = Viewer()
              viewer.modalPresentationStyle = .\(style)
              viewer.modalPresentationCapturesStatusBarAppearance = true
              viewer.delegate = self
              present(viewer, animated: true) { print("shown") }
          }
      }
      extension Root: ViewerDelegate {
          func viewerDidFinish(_ viewer: Viewer) { viewer.dismiss(animated: true) }
      }
      class Viewer: UIViewController {
          weak var delegate: ViewerDelegate?
          private var isChromeHidden = false
          override var prefersStatusBarHidden: Bool { isChromeHidden }
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
          @objc func toggleChrome(_ gesture: UITapGestureRecognizer) {
              isChromeHidden.toggle()
              UIView.animate(withDuration: 0.25) { self.setNeedsStatusBarAppearanceUpdate() }
          }
          @objc func close() { delegate?.viewerDidFinish(self) }
      }
      """
    let steps = """
      call Root.open
      expect visible, light
      call Viewer.toggleChrome
      expect hidden
      call Viewer.close
      expect visible, dark
      """
    #expect(outcome(code, steps) == ["one: passed"])
  }

  @Test func anActionOfAnAlertRuns() {
    let code = """
      class Root: UIViewController {
          var isHidden = false
          override var prefersStatusBarHidden: Bool { isHidden }
          func ask() {
              let alert = UIAlertController(title: "Hide?", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "Yes", style: .default) { [weak self] _ in
                  self?.isHidden = true
                  self?.setNeedsStatusBarAppearanceUpdate()
              })
              alert.addAction(UIAlertAction(title: "No", style: .cancel))
              present(alert, animated: true)
          }
      }
      """
    #expect(outcome(code, "call Root.ask\ntap \"Yes\"\nexpect hidden").first == "one: passed")
    #expect(
      outcome(code, "call Root.ask\ntap \"No\"\nexpect visible, top Root").first == "one: passed")
    let again = "call Root.ask\ntap \"No\"\ncall Root.ask\ntap \"Yes\"\nexpect hidden"
    #expect(outcome(code, again).first == "one: passed")
    #expect(outcome(code, "tap \"Yes\"\nexpect hidden").first == "one: broken")
  }

  @Test func barButtonsAndActionsOfMenusRun() {
    let code = """
      class Root: UIViewController {
          private var isFull = false
          override var prefersStatusBarHidden: Bool { isFull }
          override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                  title: "Full", style: .plain, target: self, action: #selector(fill))
              let done = UIBarButtonItem(
                  barButtonSystemItem: .done, target: self, action: #selector(finish(_:)))
              navigationItem.leftBarButtonItems = [done]
              let menu = UIMenu(title: "", children: [
                  UIAction(title: "Dark") { [weak self] _ in
                      self?.overrideUserInterfaceStyle = .dark
                  }
              ])
          }
          @objc private func fill() {
              isFull = true
              setNeedsStatusBarAppearanceUpdate()
          }
          @objc func finish(_ sender: UIBarButtonItem) {
              isFull = false
              setNeedsStatusBarAppearanceUpdate()
          }
      }
      """
    let steps = """
      tap "Full"
      expect hidden
      tap "Done"
      expect visible, dark
      tap "Dark"
      expect light
      """
    #expect(outcome(code, steps).first == "one: passed")
  }

  @Test(arguments: ["handler: elsewhere.hide", "handler: makeHandler()"])
  func anActionThatIsNotKnownDoesNotDoNothing(handler: String) {
    let code = """
      class Root: UIViewController {
          override var prefersStatusBarHidden: Bool { false }
          func ask() {
              let alert = UIAlertController(title: "Hide?", message: nil, preferredStyle: .alert)
              alert.addAction(UIAlertAction(title: "Yes", style: .default, \(handler)))
              present(alert, animated: true)
          }
      }
      """
    #expect(outcome(code, "call Root.ask\ntap \"Yes\"\nexpect visible").first != "one: passed")
  }

  @Test func aDelegateIsToldOfScrolling() {
    let code = """
      class Base: UIViewController, UIScrollViewDelegate {
          func scrollViewDidScroll(_ scrollView: UIScrollView) {
              moved(to: scrollView.contentOffset.y)
          }
          func moved(to y: CGFloat) {}
      }
      class Root: Base {
          var alpha: CGFloat = 0
          override func moved(to y: CGFloat) {
              let offset = max(0, y + 64)
              alpha = min(1, offset / 100)
              setNeedsStatusBarAppearanceUpdate()
          }
          override var prefersStatusBarHidden: Bool { alpha < 0.5 }
      }
      """
    let steps = """
      expect hidden
      scroll down 200
      expect visible
      scroll to 0
      expect visible
      scroll to 64
      expect hidden
      """
    #expect(outcome(code, steps) == ["one: passed"])
  }
}
