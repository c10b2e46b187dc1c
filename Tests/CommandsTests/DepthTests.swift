import Foundation
import Testing

/// Long and flat code is as good as short code: it ends, and with a verdict.
@Suite(.timeLimit(.minutes(1)))
struct DepthTests {
  private static let count = 3_000

  private func status(_ members: String, _ others: String = "") throws -> Int32 {
    let folder = try TemporaryFolder()
    try folder.write(
      "long.sbar",
      """
      app Long {
          ios 17
          device "iPhone 14"
          Page()
      }
      class Page: UIViewController {
          var isFull = false
          var number = 0
      \(members)
      }
      \(others)
      scenario "one" {
          launch
          expect visible
      }
      """)
    return try BuiltTool.run(["test", "long.sbar"], in: folder.url).status
  }

  private func getter(_ line: (Int) -> String, _ last: String = "return false") throws -> Int32 {
    let lines = (0..<DepthTests.count).map(line).joined(separator: "\n")
    return try status("override var prefersStatusBarHidden: Bool {\n\(lines)\n\(last)\n}")
  }

  @Test func manyStatementsInAGetter() throws {
    #expect(try getter({ _ in "guard !isFull else { return true }" }) == 0)
    #expect(try getter({ _ in "if isFull { return true }" }) == 0)
    #expect(
      try getter({ "let a\($0) = \($0 == 0 ? "isFull" : "a\($0 - 1)")" }, "return a2999") == 0)
    #expect(try getter({ $0 == 0 ? "var x = false" : "if isFull { x = true }" }, "return x") == 0)
  }

  @Test func manyCases() throws {
    let cases = (1...DepthTests.count).map { "case \($0): return true" }.joined(separator: "\n")
    #expect(
      try status(
        "override var prefersStatusBarHidden: Bool {\nswitch number {\n\(cases)\n"
          + "default: return false\n}\n}") == 0)
    let branches = String(repeating: "#elseif os(watchOS)\nreturn true\n", count: DepthTests.count)
    #expect(
      try status(
        "override var prefersStatusBarHidden: Bool {\n#if os(macOS)\nreturn true\n\(branches)"
          + "#else\nreturn false\n#endif\n}") == 0)
  }

  @Test func manyStatementsInAMethod() throws {
    let lines = String(repeating: "if isFull { number = 1 }\n", count: DepthTests.count)
    #expect(try status("override func viewDidLoad() {\nsuper.viewDidLoad()\n\(lines)\n}") == 0)
  }

  /// It would never end in UIKit either.
  @Test func aControllerThatAddsTwoOfItsOwnClass() throws {
    #expect(
      try status("override func viewDidLoad() {\naddChild(Page())\naddChild(Page())\n}") == 1)
  }
}
