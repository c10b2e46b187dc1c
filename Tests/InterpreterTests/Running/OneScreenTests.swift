import Interpreter
import Testing

/// The smallest spec: one screen, a launch and one expectation.
struct OneScreenTests {
  @Test func oneScreenIsHidden() {
    check(
      """
      app Gallery {
          ios 16
          device notch
          Home()
      }
      screen Home {
          Text("Hello")
              .statusBarHidden()
      }
      scenario "the root hides the bar" {
          launch
          expect hidden
      }
      """, "the root hides the bar: passed")
  }
}
