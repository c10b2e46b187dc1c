import Foundation
import Testing

/// Scenarios are selected by their tags.
@Suite struct TagTests {
  private func run(_ words: [String]) throws -> BuiltTool.Result {
    let folder = try TemporaryFolder()
    try folder.write("k.sbar", ReportSamples.known)
    return try BuiltTool.run(["test", "--no-times"] + words, in: folder.url)
  }

  @Test func tagsSelect() throws {
    let slow = try run(["k.sbar", "--list", "--tags", "slow"])
    #expect(
      slow.output
        == "k.sbar:12  \"hidden\"  (8 cells)  #slow #photos  known issue: FB7: ]]> # stays\n")
    let rest = try run(["k.sbar", "--list", "--tags", "!slow"])
    #expect(rest.output == "k.sbar:7  \"visible\"  (4 cells)  #smoke\n")
    let both = try run(["k.sbar", "--tags", "slow || smoke"])
    #expect(both.status == 0 && both.output.contains("2 scenarios in 1 file: 1 passed, 1 known"))
  }

  @Test func aTagThatNothingHasIsTold() throws {
    let none = try run(["k.sbar", "--tags", "smok"])
    #expect(none.status == 3)
    #expect(
      none.errors
        == "error: no scenario is left by `--tags smok`; the tags are photos, slow, smoke\n")
    let both = try run(["k.sbar", "--tags", "slow", "--filter", "vis"])
    #expect(both.errors.contains("left by `--filter vis` and `--tags slow`; the tags are"))
    let wrong = try run(["k.sbar", "--tags", "slow and smoke"])
    #expect(wrong.status == 64 && wrong.errors.contains("expected `&&`, `||` or the end at"))
  }
}
