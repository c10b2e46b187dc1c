import Foundation
import Reporting
import Testing

/// Faults from outside: each is told in a sentence, has its exit code, and leaves a report that is
/// whole or absent.
@Suite struct FaultTableTests {
  /// All but the page for a browser, which has tests of its own.
  static let formats = ReportFormat.allCases.filter { $0 != .html }.map { $0.rawValue }

  private let good = ReportSamples.matrix
    .replacingOccurrences(of: "expect hidden", with: "expect visible")

  private func shell(
    _ line: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> BuiltTool.Result {
    try BuiltTool.shell(line, in: folder, environment: environment)
  }

  // MARK: - Where the output goes

  @Test(arguments: formats)
  func aFullDiskIsTold(format: String) throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else {
      return print("left out: no /dev/full")
    }
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let output = try shell("$SBAR test a.sbar --format \(format) > /dev/full", in: folder.url)
    #expect(output.status == 74)
    #expect(output.errors == "error: standard output cannot be written: no space left\n")
    let report = try shell("$SBAR test a.sbar --report \(format)=/dev/full", in: folder.url)
    #expect(report.status == 74)
    #expect(report.errors == "error: /dev/full cannot be written: no space left\n")
    #expect(report.output.contains("2 scenarios in 1 file: 1 passed, 1 failed"))
  }

  @Test(arguments: formats)
  func aReaderThatLeavesEndsTheRunInSilence(format: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let run = "$SBAR test a.sbar --format \(format); echo $? >&2"
    let result = try shell("{ sleep 0.1; \(run); trap '' PIPE; \(run); } | true", in: folder.url)
    #expect(result.errors == "74\n74\n", "\(result.errors)")
  }

  @Test func closedStreamsAreTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    let input = try shell("$SBAR test - <&-", in: folder.url)
    #expect(input.status == 66)
    #expect(input.errors == "error: `<stdin>` cannot be read: it is closed\n")
    #expect(try shell("$SBAR test a.sbar <&-", in: folder.url).status == 0)
    let output = try shell("$SBAR test a.sbar >&-", in: folder.url)
    #expect(output.status == 74)
    #expect(output.errors == "error: standard output cannot be written: it is closed\n")
    #expect(try shell("$SBAR test a.sbar 2>&-", in: folder.url).status == 0)
  }

  @Test func aFolderThatCannotBeWrittenIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let words = "$SBAR test a.sbar --no-times"
    let asNobody = getuid() == 0 ? "setpriv --reuid=65534 --clear-groups " : ""
    let script = """
      chmod 755 . && mkdir in && cp a.sbar in && chmod 644 in/a.sbar && chmod 555 in && cd in
      \(asNobody)\(words) --report junit=r.xml; s=$?; chmod 755 .; ls -A; exit $s
      """
    let result = try shell(script, in: folder.url)
    guard result.status != 127 else { return print("left out: no `setpriv`") }
    #expect(result.status == 74)
    #expect(result.errors == "error: r.xml cannot be written: permission denied\n")
    #expect(result.output.contains("2 scenarios in 1 file: 1 passed, 1 failed\n"))
    #expect(result.output.hasSuffix("\na.sbar\n"))
  }

  // MARK: - Where it runs

  @Test(arguments: [
    [:], ["HOME": "/dev/null/home"], ["LC_ALL": "xx_YY.nothing"],
    ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia"],
    ["TERM": "dumb", "LANG": "C"],
  ])
  func neitherHomeNorLocaleMatter(environment: [String: String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let expected = try BuiltTool.run(
      ["test", "a.sbar", "--format", "json", "--no-times"], in: folder.url)
    let line = "$SBAR test a.sbar --format json --no-times"
    let result = try shell(line, in: folder.url, environment: environment)
    #expect(result.status == 1)
    #expect(result.output == expected.output)
  }

  /// Neither the place, nor the day, nor the language, nor how many run side by side.
  @Test(arguments: formats)
  func bytesAreTheSameHoweverItRuns(format: String) throws {
    func run(_ words: String..., environment: [String: String] = [:]) throws -> String {
      let folder = try TemporaryFolder()
      for name in ["a.sbar", "b.sbar", "c.sbar"] { try folder.write(name, ReportSamples.matrix) }
      try folder.write("d.sbar", ReportSamples.outcomes)
      let files = ["a.sbar", "b.sbar", "c.sbar", "d.sbar"]
      return try BuiltTool.run(
        ["test"] + files + ["--format", format] + words, in: folder.url, environment: environment
      ).output
    }
    let one = try run("--no-times", "--jobs", "1")
    let other = try run(
      "--jobs", "4", environment: ["SOURCE_DATE_EPOCH": "1700000000", "LC_ALL": "tr_TR.UTF-8"])
    #expect(one == other && !one.isEmpty)
  }

  @Test func questionsHaveNoTimesEither() throws {
    let folder = try TemporaryFolder()
    for words in [["ask", "Text(\"a\")"], ["ask", "Text(\"a\")", "--json"]] {
      let plain = try BuiltTool.run(words + ["--no-times"], in: folder.url)
      let dated = try BuiltTool.run(
        words, in: folder.url, environment: ["SOURCE_DATE_EPOCH": "0"])
      #expect(plain.status == 0 && plain.output == dated.output)
      #expect(plain.output == BuiltTool.steady(plain.output))
      #expect(!plain.output.contains(" ms\n"))
    }
  }

  // MARK: - What is read

  /// With `SBAR_TESTS=all` a hundred thousand, which takes a minute.
  @Test func foldersOfManyThousandFilesAreRun() throws {
    let isAll = ProcessInfo.processInfo.environment["SBAR_TESTS"] == "all"
    let folder = try TemporaryFolder()
    let script = """
      for d in $(seq \(isAll ? 100 : 2)); do
        mkdir -p many/$d && cd many/$d && for i in $(seq 1000); do echo > f$i.sbar; done && cd ../..
      done
      """
    #expect(try shell(script, in: folder.url).status == 0)
    try folder.write("many/z.sbar", good)
    let words = ["test", "many", "--no-times", "--report", "json=r.jsonl"]
    let (result, held) = try BuiltTool.runMeasured(words, in: folder.url)
    #expect(result.status == 0, "\(result.errors)")
    let count = isAll ? "100,001" : "2,001"
    #expect(result.output.contains("2 scenarios in \(count) files: 2 passed"))
    let report = try String(contentsOf: folder.url.appending(path: "r.jsonl"), encoding: .utf8)
    let summary = try #require(report.split(separator: "\n").last)
    #expect(summary.contains("\"files\":\(isAll ? 100_001 : 2001)"))
    // What is kept does not grow with the files.
    #expect(held < 100_000_000)
  }

  @Test func foldersThatLeadIntoThemselvesEnd() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/in/a.sbar", good)
    let links = "ln -s .. a/in/up && ln -s in a/also && ln -s . a/self"
    #expect(try shell(links, in: folder.url).status == 0)
    let result = try BuiltTool.run(["test", "a", "--no-times"], in: folder.url)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output.contains("2 scenarios in 1 file: 2 passed"))
  }

  @Test func aNameThatIsNotUTF8IsRunAndPrinted() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let line = "mv a.sbar $'a\\xff\\x1b[31m.sbar' && $SBAR test . --no-times"
    let result = try shell(line, in: folder.url)
    guard !result.errors.contains("mv:") else { return print("left out: no such name here") }
    #expect(result.status == 1)
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.contains("2 scenarios in 1 file: 1 passed, 1 failed"))
    #expect(result.output.contains("rerun"))
  }

  @Test func aFormatForRunsIsNotForQuestions() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    try folder.write("sbar.config", "format junit\n")
    #expect(try BuiltTool.run(["test", "a.sbar"], in: folder.url).output.hasPrefix("<?xml"))
    for words in [
      ["ask", "Text(\"a\")"], ["lint", "a.sbar"], ["mend", "a.sbar"], ["explain", "SB4100"],
    ] {
      let plain = try BuiltTool.run(words, in: folder.url)
      #expect(plain.status != 64 && !plain.output.hasPrefix("<"), "\(words): \(plain.errors)")
      let flag = try BuiltTool.run(words + ["--format", "junit"], in: folder.url)
      #expect(flag.status == 64 && flag.errors.contains("has no report of the format junit"))
      let variable = try BuiltTool.run(
        words + ["--config", "none"], in: folder.url, environment: ["SBAR_FORMAT": "tap"])
      #expect(variable.status != 64, "\(variable.errors)")
    }
  }

  @Test(arguments: ["audit", "explore"])
  func aReportForRunsIsNotForASearch(verb: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good + "exploration \"a\" {\n    always no flash\n}\n")
    try folder.write("sbar.config", "report junit=run.xml\n")
    let run = try BuiltTool.run([verb, "a.sbar"], in: folder.url)
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let path = folder.url.appendingPathComponent("run.xml").path
    #expect(!FileManager.default.fileExists(atPath: path))
  }
}
