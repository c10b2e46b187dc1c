import Interpreter
import StatusBar
import Testing
import Wording

/// Closures that hold their controller weakly, as most do.
struct WeakSelfTests {
  private func verdict(_ text: String) -> [String]? {
    results(text).first?.cells.first.map { cell in
      [cell.outcome.spelling] + cell.told.map { $0.title }
    }
  }

  @Test(arguments: [
    "self?.isGone = true",
    "self!.isGone = true",
    "self?.isGone.toggle()",
    "self?.hide()",
    "guard let self else { return }\nisGone = true",
    "guard let self = self else { return }\nself.isGone = true",
  ])
  func aClosureThatHoldsItsControllerWeaklyChangesIt(body: String) {
    let code = """
      app A {
          ios 17
          device notch
          Root()
      }
      class Root: UIViewController {
          var isGone = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
          override var prefersStatusBarHidden: Bool { isGone }
          override func viewDidLoad() {
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
                  \(body)
              }
          }
          func hide() { isGone = true }
      }
      scenario "one" {
          launch
          expect visible
          wait 3 s
          expect hidden
      }
      """
    #expect(verdict(code) == ["passed"])
  }
}
