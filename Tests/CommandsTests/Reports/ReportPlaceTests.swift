import Foundation
import Reporting
import Testing

/// Where reports go, and that they are whole or absent.
@Suite struct ReportPlaceTests {
  @Test func severalReportsGoEachToItsPlace() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.sbar", ReportSamples.matrix)
    let formats = ReportFormat.allCases.map { $0.rawValue }
    let flags = formats.flatMap { ["--report", "\($0)=out/deep/\($0).txt"] }
    let result = try BuiltTool.run(["test", "m.sbar", "--no-times"] + flags, in: folder.url)
    #expect(result.status == 1 && result.errors.isEmpty)
    let plain = try BuiltTool.run(["test", "m.sbar", "--no-times"], in: folder.url)
    #expect(result.output == plain.output)
    for format in formats {
      let path = folder.url.appendingPathComponent("out/deep/\(format).txt").path
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let alone = try BuiltTool.run(
        ["test", "m.sbar", "--no-times", "--format", format], in: folder.url)
      #expect(text == alone.output, "\(format)")
    }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appendingPathComponent("out/deep").path)
    #expect(files.count == formats.count)
  }

  @Test func aReportOnStandardOutputMovesTheTextToStandardError() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.sbar", ReportSamples.matrix)
    let result = try BuiltTool.run(["test", "m.sbar", "--report", "junit=-"], in: folder.url)
    #expect(result.output.hasPrefix("<?xml") && result.errors.hasPrefix("✘ expected hidden"))
    let both = try BuiltTool.run(
      ["test", "m.sbar", "--format", "json", "--report", "junit=-"], in: folder.url)
    #expect(both.status == 64 && both.errors.contains("both take standard output"))
  }

  @Test func whatCannotBeWrittenIsToldAndTheOthersAreWritten() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.sbar", ReportSamples.vain)
    try folder.write("file")
    let result = try BuiltTool.run(
      ["test", "m.sbar", "--report", "junit=file/r.xml", "--report", "tap=r.tap"], in: folder.url)
    #expect(result.status == 74)
    #expect(result.errors.contains("cannot be written: a part of the path is not a directory"))
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/r.tap"))
    let taken = try BuiltTool.run(["test", "m.sbar", "--report", "tap=."], in: folder.url)
    #expect(taken.status == 74 && taken.errors.contains("is a directory"))
  }

  @Test func whatAnEarlierRunLeftIsReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.sbar", ReportSamples.matrix)
    try folder.write("r.tap", "stale")
    let link = folder.url.appendingPathComponent("link.tap")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.url.appendingPathComponent("real.tap"))
    try folder.write("real.tap", "stale")
    _ = try BuiltTool.run(
      ["test", "m.sbar", "--report", "tap=r.tap", "--report", "junit=link.tap"], in: folder.url)
    let real = try String(contentsOfFile: folder.url.path + "/real.tap", encoding: .utf8)
    let plain = try String(contentsOfFile: folder.url.path + "/r.tap", encoding: .utf8)
    #expect(plain.hasPrefix("TAP version 13") && real.hasPrefix("<?xml"))
    let attributes = try FileManager.default.attributesOfItem(atPath: link.path)
    #expect(attributes[.type] as? FileAttributeType == .typeSymbolicLink)
  }

  /// A slip of the hand must not cost a spec.
  @Test func noReportReplacesASource() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes.txt", ReportSamples.matrix)
    try folder.write("m.sbar", ReportSamples.matrix)
    for name in ["notes.txt", "m.sbar"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name + ".xml"),
        withDestinationURL: folder.url.appendingPathComponent(name))
    }
    for (operand, place) in [
      ("notes.txt", "notes.txt"), ("./notes.txt:9", "notes.txt.xml"), (".", "m.sbar.xml"),
    ] {
      let result = try BuiltTool.run(
        ["test", operand, "--report", "junit=" + place], in: folder.url)
      #expect(result.status == 64)
      #expect(
        result.errors == """
          error: `--report junit=\(place)` would replace a source
            hint: give it a place where no source lies

          """)
    }
    for name in ["notes.txt", "m.sbar"] {
      let text = try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
      #expect(text == ReportSamples.matrix)
    }
  }

  @Test func noTimesMakesTwoRunsTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write("m.sbar", ReportSamples.matrix)
    for format in ["pretty", "short", "json", "junit"] {
      let words = ["test", "m.sbar", "--no-times", "--format", format]
      let first = try BuiltTool.run(words, in: folder.url).output
      #expect(first == (try BuiltTool.run(words, in: folder.url).output), "\(format)")
    }
  }
}
