import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `--watch` runs again what a change affects.
@Suite struct WatchTests {
  /// A watch at work, whose output is read as it comes.
  private final class Watch: @unchecked Sendable {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let errors: URL
    private var told = Data()

    init(_ words: [String], in folder: URL) throws {
      errors = folder.appending(path: "errors")
      try Data().write(to: errors)
      process.executableURL = try BuiltTool.executable()
      process.arguments = ["test", "--watch", "--no-times"] + words
      process.currentDirectoryURL = folder
      process.environment = BuiltTool.measured(["LANG": "C.UTF-8"])
      process.standardInput = input
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      let identifier = process.processIdentifier
      let watch = Thread {
        Thread.sleep(forTimeInterval: 90)
        kill(identifier, SIGKILL)
      }
      watch.start()
    }

    /// Reads on until there is `text`, and returns what came since.
    func read(to text: String) -> String {
      while true {
        if let range = String(decoding: told, as: UTF8.self).range(of: text) {
          let all = String(decoding: told, as: UTF8.self)
          told = Data(all[range.upperBound...].utf8)
          return String(all[..<range.upperBound])
        }
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { return String(decoding: told, as: UTF8.self) + "<end>" }
        told += more
      }
    }

    /// Waits until the watch waits for the `count`-th time.
    func waitUntilIdle(_ count: Int) throws {
      for _ in 0..<600 {
        let text = try String(contentsOf: errors, encoding: .utf8)
        if text.components(separatedBy: "q quits").count > count { return }
        Thread.sleep(forTimeInterval: 0.05)
      }
    }

    /// All that was said beside the report so far.
    func talk() throws -> String { try String(contentsOf: errors, encoding: .utf8) }

    func press(_ key: String) { input.fileHandleForWriting.write(Data(key.utf8)) }

    /// From now on no key can be pressed.
    func closeInput() { try? input.fileHandleForWriting.close() }

    func end() -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }

    func interrupt() { kill(process.processIdentifier, SIGINT) }
  }

  private let good = ReportSamples.matrix
    .replacingOccurrences(of: "expect hidden", with: "expect visible")

  @Test func aChangeRunsWhatItAffects() throws {
    let folder = try TemporaryFolder()
    let cut = try #require(good.range(of: "scenario"))
    try folder.write("sbar.config")
    try folder.write("common/app.sbar", String(good[..<cut.lowerBound]))
    try folder.write("specs/a.sbar", "include \"../common/app.sbar\"\n" + good[cut.lowerBound...])
    try folder.write("specs/b.sbar", good)
    let watch = try Watch(["specs"], in: folder.url)
    #expect(watch.read(to: "expectations\n").contains("✔ 4 scenarios in 2 files: 4 passed"))
    try watch.waitUntilIdle(1)
    // A change of one file.
    let start = Date()
    try folder.write("specs/b.sbar", ReportSamples.matrix)
    let failed = watch.read(to: "expectations\n")
    #expect(failed.hasPrefix("✘ expected hidden, but the bar "))
    #expect(failed.contains("✘ 2 scenarios in 1 file: 1 passed, 1 failed"))
    // What is measured is all of it, on a machine that does other things as well.
    #expect(Date().timeIntervalSince(start) < 5)
    try watch.waitUntilIdle(2)
    // A change of what is included.
    let app = String(good[..<cut.lowerBound])
    try folder.write("common/app.sbar", app + "\n")
    #expect(watch.read(to: "expectations\n").contains("✔ 2 scenarios in 1 file: 2 passed"))
    try watch.waitUntilIdle(3)
    // Keys.
    watch.press("f")
    #expect(
      watch.read(to: "expectations\n").contains("✘ 2 scenarios in 1 file: 1 passed, 1 failed"))
    try watch.waitUntilIdle(4)
    watch.press("\n")
    #expect(watch.read(to: "expectations\n").contains("✘ 4 scenarios in 2 files: 3 passed"))
    try watch.waitUntilIdle(5)
    // A new file, and one that goes.
    try folder.write("specs/c.sbar", good)
    #expect(watch.read(to: "expectations\n").contains("✔ 2 scenarios in 1 file: 2 passed"))
    try watch.waitUntilIdle(6)
    try FileManager.default.removeItem(at: folder.url.appending(path: "specs/b.sbar"))
    Thread.sleep(forTimeInterval: 0.5)
    watch.press("a")
    #expect(watch.read(to: "expectations\n").contains("✔ 4 scenarios in 2 files: 4 passed"))
    try watch.waitUntilIdle(7)
    watch.press("q")
    #expect(watch.end() == 0)
  }

  /// What failed and does not run again is named, as is what has changed; what is gone is not.
  @Test func whatStillFailsStaysVisible() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    try folder.write("b.sbar", good)
    let watch = try Watch(["."], in: folder.url)
    _ = watch.read(to: "expectations\n")
    try watch.waitUntilIdle(1)
    try folder.write("a.sbar", ReportSamples.matrix)
    _ = watch.read(to: "expectations\n")
    try watch.waitUntilIdle(2)
    #expect(try watch.talk().contains("changed: ./a.sbar\n"))
    #expect(try !watch.talk().contains("still failing"))
    try folder.write("b.sbar", good + "\n")
    _ = watch.read(to: "expectations\n")
    try watch.waitUntilIdle(3)
    let told = try watch.talk()
    #expect(told.contains("changed: ./b.sbar\n") && told.hasSuffix("q quits\n"))
    #expect(told.contains("still failing: ./a.sbar\n"))
    // Both go: nothing fails any more.
    try FileManager.default.removeItem(at: folder.url.appending(path: "a.sbar"))
    try watch.waitUntilIdle(4)
    #expect(try watch.talk().contains("gone: ./a.sbar\n"))
    watch.press("q")
    #expect(watch.end() == 0)
  }

  /// From the moment that a file is written until its result stands there it takes a tenth of a
  /// second, and what a run takes on this machine as busy as it is.
  @Test func aChangeIsAnsweredAtOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    let watch = try Watch(["a.sbar"], in: folder.url)
    _ = watch.read(to: "expectations\n")
    try watch.waitUntilIdle(1)
    var (waits, runs): ([Double], [Double]) = ([], [])
    for round in 0..<7 {
      var start = Date()
      try folder.write("a.sbar", round.isMultiple(of: 2) ? ReportSamples.matrix : good)
      _ = watch.read(to: "expectations\n")
      waits.append(Date().timeIntervalSince(start))
      start = Date()
      _ = try BuiltTool.run(["test", "a.sbar", "--no-times"], in: folder.url)
      runs.append(Date().timeIntervalSince(start))
      try watch.waitUntilIdle(round + 2)
    }
    let (wait, run) = (waits.sorted()[3], runs.sorted()[3])
    #expect(wait < 0.1 + 2 * run, "\(wait) s, where a run takes \(run) s")
    watch.press("q")
    // The last of seven runs is of the file that fails.
    #expect(watch.end() == 1)
  }

  @Test func aSignalEndsIt() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", ReportSamples.matrix)
    let watch = try Watch(["a.sbar:14"], in: folder.url)
    #expect(watch.read(to: "expectations\n").contains("1 scenario in 1 file: 1 failed"))
    try watch.waitUntilIdle(1)
    try folder.write("a.sbar", good)
    #expect(watch.read(to: "expectations\n").contains("1 scenario in 1 file: 1 passed"))
    try watch.waitUntilIdle(2)
    watch.interrupt()
    #expect(watch.end() == 130)
  }

  /// Beside an editor a watch has no person at its keys.
  @Test func aWatchWithoutKeysGoesOn() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.sbar", good)
    let watch = try Watch(["a.sbar"], in: folder.url)
    #expect(watch.read(to: "expectations\n").contains("2 scenarios in 1 file: 2 passed"))
    watch.closeInput()
    try watch.waitUntilIdle(1)
    try folder.write("a.sbar", ReportSamples.matrix)
    #expect(watch.read(to: "expectations\n").contains("2 scenarios in 1 file: 1 passed, 1 failed"))
    try watch.waitUntilIdle(2)
    watch.interrupt()
    #expect(watch.end() == 130)
  }

  @Test func whatCannotBeWatchedIsRefused() throws {
    for words in [["-"], [".", "--list"], [".", "--update"]] {
      let result = try BuiltTool.run(["test", "--watch"] + words, in: BuiltTool.root)
      #expect(result.status == 64 && result.errors.hasPrefix("error: "))
    }
  }
}
