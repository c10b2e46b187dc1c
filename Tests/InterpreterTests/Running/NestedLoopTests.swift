import Foundation
import Host
import Testing

/// Loops inside one another: followed as far as they are few, and unknown beyond.
@Suite struct NestedLoopTests {
  private func outcomes(_ loops: Int, of loop: String, _ body: String, _ steps: String) -> String {
    let open = (0..<loops).map { loop.replacing("#", with: "\($0)") + " {\n" }.joined()
    let text = """
      app A {
        ios 16
        device "iPhone 13"
        Root()
      }
      class Root: UIViewController {
        var count = 0
        var list = [1, 2]
        override var prefersStatusBarHidden: Bool { count == 64 }
        func go() {
          \(open)\(body)\(String(repeating: "\n}", count: loops))
          setNeedsStatusBarAppearanceUpdate()
        }
      }
      scenario "one" {
        launch
        expect visible
        call Root.go
        \(steps)
      }
      """
    return DeepStack.run { results(text).map { $0.outcome.spelling }.joined() }
  }

  @Test func listsThatAreWrittenAreFollowed() {
    #expect(outcomes(6, of: "for x# in [1, 2]", "count += 1", "expect hidden") == "passed")
  }

  @Test(arguments: [7, 30, 180])
  func manyListsAreUnknown(loops: Int) {
    #expect(outcomes(loops, of: "for x# in [1, 2]", "count += 1", "expect unknown") == "passed")
  }

  @Test(arguments: ["for x# in list", "while count < 64"])
  func roundsAreCounted(loop: String) {
    let rounds = loop.hasPrefix("for") ? 6 : 1
    #expect(outcomes(rounds, of: loop, "count += 1", "expect hidden") == "passed")
  }

  /// With `SBAR_TESTS=all` so many that a stack could not hold them.
  private static let numbers =
    [1, 7, 30] + (ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all" ? [180] : [])

  @Test(arguments: numbers, ["for x# in somewhere.list", "while somewhere.isOpen"])
  func roundsOfUnknownNumberAreUnknown(loops: Int, loop: String) {
    #expect(outcomes(loops, of: loop, "count += 1", "expect unknown") == "passed")
  }

  @Test(arguments: [2, 9, 30])
  func listsOfViewsInsideOneAnother(lists: Int) {
    let text = """
      app A {
        ios 16
        device "iPhone 13"
        Home()
      }
      struct Home: View {
        var body: some View {
          \(String(repeating: "ForEach([1, 2]) { x in\n", count: lists))
          Text("a").statusBarHidden()
          \(String(repeating: "}\n", count: lists))
        }
      }
      scenario "one" {
        launch
        expect hidden
      }
      """
    #expect(DeepStack.run { results(text).map { $0.outcome.spelling } } == ["passed"])
  }
}
