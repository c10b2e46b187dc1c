import Foundation
import Testing

/// The built executable, run as a person runs it.
struct BuiltTool {
  /// What one run printed and how it ended.
  struct Result {
    var output: String
    var errors: String
    var status: Int32
  }

  /// Found beside the test bundle: both are products of one build.
  static func executable() throws -> URL {
    guard let found else { throw CocoaError(.fileNoSuchFile) }
    return found
  }

  /// Looked for once: thousands of runs ask.
  private static let found: URL? = {
    var places = CommandLine.arguments.map { URL(fileURLWithPath: $0) }
    places += Bundle.allBundles.map { $0.bundleURL }
    places.append(root.appendingPathComponent(".build/debug/any"))
    for place in places {
      var folder = place
      while folder.pathComponents.count > 1 {
        folder = folder.deletingLastPathComponent()
        let tool = folder.appendingPathComponent("sbar")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: tool.path, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: tool.path)
        {
          return tool
        }
      }
    }
    return nil
  }()

  /// The root of the package.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs `sbar` with `arguments` in `folder`; `watch` looks at the process while it runs.
  static func run(
    _ arguments: [String], in folder: URL, input: Data = Data(),
    environment: [String: String] = [:], watch: (Process) -> Void = { _ in }
  ) throws -> Result {
    let files = try TemporaryFolder()
    let names = ["in", "out", "err"].map { files.url.appendingPathComponent($0) }
    for name in names { try Data().write(to: name) }
    try input.write(to: names[0])
    let process = Process()
    process.executableURL = try executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = measured(environment).merging(["LANG": "C.UTF-8"]) { given, _ in given }
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    watch(process)
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self),
      status: process.terminationStatus)
  }

  /// Runs `sbar`, and tells the most bytes that it ever held: none where no system tells that.
  static func runMeasured(
    _ arguments: [String], in folder: URL
  ) throws -> (result: Result, held: Int) {
    var kilobytes = 0
    let result = try run(arguments, in: folder) { process in
      // The most so far is asked for until the end: behind it that is not known any more. A small
      // run ends within milliseconds.
      while process.isRunning {
        let path = "/proc/\(process.processIdentifier)/status"
        let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        let words = line?.split(whereSeparator: \.isWhitespace) ?? []
        if words.count == 3, let held = Int(words[1]) { kilobytes = held }
        Thread.sleep(forTimeInterval: 0.000_2)
      }
    }
    return (result, kilobytes * 1024)
  }

  /// Runs a line of shell in which `$SBAR` is the tool.
  static func shell(
    _ line: String, in folder: URL, environment: [String: String] = [:]
  ) throws -> Result {
    let files = try TemporaryFolder()
    let names = ["out", "err"].map { files.url.appendingPathComponent($0) }
    for name in names { try Data().write(to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = folder
    process.environment = measured(environment).merging([
      "SBAR": try executable().path, "PATH": "/usr/bin:/bin",
    ]) { given, _ in given }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: names[0])
    process.standardError = try FileHandle(forWritingTo: names[1])
    try process.run()
    process.waitUntilExit()
    return Result(
      output: String(decoding: try Data(contentsOf: names[0]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      status: process.terminationStatus)
  }

  /// The environment of a tool whose lines are counted where those of the tests are.
  static func measured(_ environment: [String: String]) -> [String: String] {
    let name = "LLVM_PROFILE_FILE"
    guard let place = ProcessInfo.processInfo.environment[name] else { return environment }
    return environment.merging([name: place]) { given, _ in given }
  }

  /// Replaces what differs from run to run: times and rates.
  static func steady(_ text: String) -> String {
    text
      .replacing(#/[0-9.,]+ (µs|ms|s)\b/#, with: "TIME")
      .replacing(#/[0-9,]+ scenarios\/s/#, with: "RATE")
      .replacing(#/"microseconds":[0-9]+/#, with: "\"microseconds\":0")
  }
}
