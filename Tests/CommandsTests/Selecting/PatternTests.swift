import Foundation
import Testing

/// Names are found by words and by regular expressions.
@Suite struct PatternTests {
  private func list(_ words: [String]) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    try folder.write("m.sbar", ReportSamples.matrix)
    return try BuiltTool.run(["test", "--list", "m.sbar"] + words, in: folder.url)
  }

  @Test(arguments: [
    ("/^vis/", ["visible"]), ("/D{2}e/i", ["hidden"]), ("/D{2}e/", []),
    ("/i.*e/", ["visible", "hidden"]),
    ("/^(hidden|visible)$/", ["visible", "hidden"]), ("^vis", []), ("isib", ["visible"]),
  ])
  func anExpressionFinds(pattern: String, names: [String]) throws {
    let result = try list(["--filter", pattern])
    for name in ["visible", "hidden"] {
      #expect(result.output.contains("\"\(name)\"") == names.contains(name))
    }
    #expect(result.status == (names.isEmpty ? 3 : 0))
    let others = try list(["--skip", pattern])
    for name in ["visible", "hidden"] {
      #expect(others.output.contains("\"\(name)\"") != names.contains(name))
    }
  }

  @Test func whatFindsNothingIsNamed() throws {
    let words = try list(["--filter", "^vis"])
    #expect(words.errors.hasPrefix("error: no scenario's name holds `^vis`\n"))
    let expression = try list(["--filter", "/^x/"])
    #expect(expression.errors.hasPrefix("error: no scenario is left by `--filter /^x/`\n"))
  }

  @Test(arguments: ["/(/", "/[z-a]/", "/a{3,2}/", "/(?<x/", "/*/"])
  func aBadExpressionIsExplained(pattern: String) throws {
    for flag in ["--filter", "--skip"] {
      let result = try list([flag, pattern])
      #expect(result.status == 64 && result.output.isEmpty)
      let start =
        "error: `\(flag)` is `\(pattern)`, expected a regular expression between slashes: "
      #expect(result.errors.hasPrefix(start), "\(result.errors)")
      #expect(result.errors.count > start.count + 5)
      #expect(!result.errors.contains("regular expression: Cannot"))
    }
  }
}
