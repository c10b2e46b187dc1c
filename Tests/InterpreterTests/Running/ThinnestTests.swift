import Interpreter
import Testing

struct ThinnestTests {
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
