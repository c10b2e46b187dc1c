import Interpreter
import Testing

/// What is not followed leaves the bar open, and is never taken for something that does nothing:
/// controllers that extensions find, and views that are chosen by code.
struct UnsureMeaningTests {
  private static let find = """
    class func top(
        _ base: UIViewController? = UIApplication.shared.keyWindow?.rootViewController
    ) -> UIViewController? {
        if let stack = base as? UINavigationController { return top(stack.visibleViewController) }
        if let shown = base?.presentedViewController { return top(shown) }
        return base
    }
    """
  private static let property =
    "static var top: UIViewController? { shared.windows.first?.rootViewController }"
  private static let method =
    "func front() -> UIViewController? { windows.first?.rootViewController }"
  private static let cover = "let c = Cover(); c.modalPresentationStyle = .fullScreen; "

  @Test(arguments: [
    (find, "UIApplication.top()?.showCover()", Outcome.undecided),
    (find, cover + "UIApplication.top()?.present(c, animated: false)", .passed),
    (property, "UIApplication.top?.showCover()", .undecided),
    (property, cover + "UIApplication.top?.present(c, animated: false)", .passed),
    (method, "UIApplication.shared.front()?.showCover()", .undecided),
    (method, cover + "UIApplication.shared.front()?.present(c, animated: false)", .passed),
  ])
  func aControllerThatAnExtensionFindsPresents(
    _ member: String, _ code: String, _ outcome: Outcome
  ) {
    let text = """
      extension UIApplication { \(member) }
      extension UIViewController {
          func showCover() {
              \(Self.cover)
              present(c, animated: false)
          }
      }
      class Cover: UIViewController { override var prefersStatusBarHidden: Bool { true } }
      class Home: UIViewController { func go() { \(code) } }
      app A {
          ios 17
          device notch
          UINavigationController { Home() }
      }
      scenario "one" {
          launch
          call Home.go
          expect hidden
      }
      """
    #expect(results(text).map { $0.outcome } == [outcome])
  }

  /// A function that calls itself on the way up does there what it does here.
  @Test func aFunctionThatCallsItselfIsFollowedOnce() {
    let text = """
      extension UIViewController { func settle() { parent?.settle() } }
      class Home: UIViewController { func go() { parent?.settle() } }
      app A {
          ios 17
          device notch
          UINavigationController { Home() }
      }
      scenario "one" {
          launch
          call Home.go
          expect visible
      }
      """
    #expect(results(text).map { $0.outcome } == [.passed])
  }

  private static let hidden = "AnyView(Text(\"x\").statusBarHidden())"
  private static let plain = "AnyView(Text(\"a\"))"

  @Test(arguments: [
    "make(off) ?? \(hidden)", "some ?? \(hidden)", "(some ?? \(hidden))",
    "VStack { make(off) ?? \(hidden) }",
    "var v = \(plain); if on { v = AnyView(v.statusBarHidden()) }; return v",
    "var v = \(plain); v = AnyView(v.statusBarHidden()); return v",
    "let v: AnyView; if on { v = \(hidden) } else { v = \(plain) }; return v",
  ])
  func aViewThatCodeChoosesIsOpen(_ body: String) {
    #expect(outcome(ofBody: body, "hidden") == [.undecided])
  }

  /// Of a `Text` no value asks for a bar.
  @Test func aTextAsksForNothing() {
    let body = "var t = Text(\"a\"); if on { t = t.bold() }; return t"
    #expect(outcome(ofBody: body, "visible") == [.passed])
    #expect(outcome(ofBody: "{ () -> AnyView in \(Self.hidden) }()", "hidden") == [.passed])
  }

  private func outcome(ofBody body: String, _ bar: String) -> [Outcome] {
    let text = """
      extension Front {
          func make(_ b: Bool) -> AnyView? {
              guard b else { return nil }
              return AnyView(Text("a"))
          }
          var some: AnyView? { nil }
      }
      struct Front: View {
          var on = true
          var off = false
          var body: some View { \(body) }
      }
      app A {
          ios 17
          device notch
          Front()
      }
      scenario "one" {
          launch
          expect \(bar)
      }
      """
    return results(text).map { $0.outcome }
  }
}
