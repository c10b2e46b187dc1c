import Foundation
import Testing

/// A trap is a bug of the tool, and says so.
@Suite struct TrapTests {
  @Test func aTrapExitsWith70AndAsksForAReport() throws {
    let folder = try TemporaryFolder()
    // The signal may come before the tool listens to it; then it is sent to another one, later.
    for attempt in 1...10 {
      let (process, input, errors) = (Process(), Pipe(), Pipe())
      process.executableURL = try BuiltTool.executable()
      process.arguments = ["test", "-", "--quirks"]
      process.currentDirectoryURL = folder.url
      process.environment = [:]
      process.standardInput = input
      process.standardError = errors
      try process.run()
      Thread.sleep(forTimeInterval: 0.1 * Double(attempt))
      kill(process.processIdentifier, SIGILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { continue }
      let words = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
      #expect(process.terminationStatus == 70)
      #expect(words.contains("repro: sbar test --quirks -\n"))
      return
    }
    Issue.record("the tool never listened")
  }
}
