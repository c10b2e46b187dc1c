import Foundation
import Testing

/// A cell that never existed is told of with its reason, in every format.
@Suite struct SkippedCellTests {
  @Test(arguments: FaultTableTests.formats)
  func everyFormatSaysWhy(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("m.sbar", ReportSamples.matrix)
    let words = ["test", "m.sbar", "--no-times", "--format", format]
    let text = try BuiltTool.run(words, in: folder.url).output
    #expect(text.contains("iPhone 15 never ran iOS 16"), "\(text)")
    // And so does what is made of the records of a run.
    _ = try BuiltTool.run(["test", "m.sbar", "--report", "json=r.jsonl"], in: folder.url)
    let merged = try BuiltTool.run(
      ["report", "merge", "r.jsonl", "--format", format], in: folder.url)
    #expect(merged.output.contains("iPhone 15 never ran iOS 16"), "\(merged.output)")
  }
}
