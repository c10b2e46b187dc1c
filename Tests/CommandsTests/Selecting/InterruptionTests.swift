import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C, and the end of a job: what ran is told, and then it ends.
@Suite struct InterruptionTests {
  /// Where the first that is told says that the run is at its second file.
  private enum Told { case output, errors }

  /// Runs files and standard input, which never comes, and ends them by a signal once the report
  /// of the first file is there.
  private func interrupt(
    _ words: [String], by signals: [Int32], waitingFor stream: Told = .output, in folder: URL
  ) throws -> BuiltTool.Result {
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = try BuiltTool.executable()
    process.arguments = ["test", "--no-times"] + words
    process.currentDirectoryURL = folder
    process.environment = BuiltTool.measured(["LANG": "C.UTF-8"])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    // Should nothing come, the test fails and does not hang.
    let identifier = process.processIdentifier
    let watch = Thread {
      Thread.sleep(forTimeInterval: 60)
      kill(identifier, SIGKILL)
    }
    watch.start()
    var told = Data()
    switch stream {
    case .output:
      while !told.contains(0x0A) { told += output.fileHandleForReading.availableData }
    case .errors:
      while try Data(contentsOf: errors).isEmpty { Thread.sleep(forTimeInterval: 0.01) }
    }
    for signal in signals { kill(process.processIdentifier, signal) }
    told += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return BuiltTool.Result(
      output: String(decoding: told, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationStatus)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["1", "4"])
  func whatRanIsTold(signal: Int32, jobs: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    try folder.write("c.sbar", ReportSamples.matrix)
    let words = ["a.sbar", "-", "c.sbar", "--jobs", jobs, "--report", "junit=r.xml"]
    let result = try interrupt(words, by: [signal], in: folder.url)
    #expect(result.status == 130)
    #expect(result.output.hasPrefix("✘ expected hidden, but the bar "))
    #expect(result.output.contains("2 scenarios in 1 file: 1 passed, 1 failed, interrupted\n"))
    #expect(result.errors == "error: interrupted before 2 files were done\n")
    let report = try Data(contentsOf: folder.url.appending(path: "r.xml"))
    let root = try XMLTree.parse(report)
    #expect(root.all("testcase").count == 17 && root.number("errors") == 1)
  }

  /// What ran is in the report, whole, whatever its form; on standard output and in a file.
  @Test(arguments: FaultTableTests.formats, [SIGINT, SIGTERM])
  func everyReportIsWhole(format: String, signal: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    try folder.write("c.sbar", ReportSamples.matrix)
    let files = ["a.sbar", "-", "c.sbar"]
    let words = files + ["--format", "pretty", "--report", "\(format)=r"]
    let result = try interrupt(words, by: [signal], in: folder.url)
    #expect(result.status == 130)
    let report = try String(contentsOf: folder.url.appending(path: "r"), encoding: .utf8)
    try WellFormed.check(report, format)
    let names = ["json", "junit", "tap", "markdown", "sarif", "gitlab", "github"]
    #expect(report.contains("hidden") && report.contains("interrupted"))
    if names.contains(format) { #expect(report.contains("interrupted before 2 files were done")) }
    guard !["pretty", "short"].contains(format) else { return }
    // As nothing is written before the end, the report of another format says when to end it.
    let other = files + ["--format", "pretty", "--report", "\(format)=-"]
    let moved = try interrupt(other, by: [signal], waitingFor: .errors, in: folder.url)
    #expect(moved.status == 130 && moved.output.contains("interrupted before 2 files were done"))
    try WellFormed.check(moved.output, format)
  }

  @Test func theSecondTimeItEndsAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let result = try interrupt(["a.sbar", "-"], by: [SIGINT, SIGINT, SIGINT], in: folder.url)
    #expect(result.status == 130)
  }
}
