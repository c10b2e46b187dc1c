import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Ctrl-C, and the end of a job: what ran is told, and then it ends.
@Suite struct InterruptionTests {
  /// Runs files and standard input, which never comes, and ends them by a signal once the report
  /// of the first file is there.
  private func interrupt(
    _ words: [String], by signals: [Int32], in folder: URL
  ) throws -> BuiltTool.Result {
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let process = Process()
    process.executableURL = try BuiltTool.executable()
    process.arguments = ["test", "--no-times"] + words
    process.currentDirectoryURL = folder
    process.environment = ["LANG": "C.UTF-8"]
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
    while !told.contains(0x0A) { told += output.fileHandleForReading.availableData }
    for signal in signals { kill(process.processIdentifier, signal) }
    told += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return BuiltTool.Result(
      output: String(decoding: told, as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self),
      status: process.terminationStatus)
  }

  @Test(arguments: [SIGINT, SIGTERM], ["1", "4"])
  func whatRanIsTold(signal: Int32, jobs: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    try folder.write("c.sbar", ReportSamples.matrix)
    let words = ["a.sbar", "-", "c.sbar", "--jobs", jobs, "--report", "junit=r.xml"]
    let result = try interrupt(words, by: [signal], in: folder.url)
    #expect(result.status == 130)
    #expect(result.output.hasPrefix("✘ the bar "))
    #expect(result.output.contains("2 scenarios in 1 file: 1 passed, 1 failed, interrupted\n"))
    #expect(result.errors == "error: interrupted before 2 files were done\n")
    let report = try Data(contentsOf: folder.url.appending(path: "r.xml"))
    let root = try XMLTree.parse(report)
    #expect(root.all("testcase").count == 17 && root.number("errors") == 1)
  }

  @Test func theSecondTimeItEndsAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let result = try interrupt(["a.sbar", "-"], by: [SIGINT, SIGINT, SIGINT], in: folder.url)
    #expect(result.status == 130)
  }
}
