import Foundation

/// The compiler of the toolchain that runs the tests, and what programs come to that it compiles.
struct SwiftCompiler {
  private let path: String

  /// What a program comes to.
  enum Outcome: Equatable {
    case truth(Bool)
    /// It ended before: an overflow, a forced nil.
    case trap
  }

  /// Nil where there is no compiler.
  init?() {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { String($0) }
    let candidates = [environment["SWIFT_EXEC"]].compactMap { $0 } + folders.map { $0 + "/swiftc" }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    path = found
  }

  /// What programs come to, by their numbers; those that the compiler refuses are left out.
  func outcomes(of programs: [Int: String]) throws -> [Int: Outcome] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "sbar-differential-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "main.swift")
    let program = folder.appending(path: "program").path()
    var left = programs
    for _ in 0..<4 {
      let (text, owners) = text(of: left)
      try Data(text.utf8).write(to: source)
      let compiled = try run(
        path,
        [
          "-swift-version", "5", "-Onone", "-suppress-warnings", "-o", program, source.path(),
        ])
      if compiled.status == 0 { return try outcomes(of: left.keys.sorted(), by: program) }
      let refused = lines(ofErrors: compiled.output).compactMap { owners[$0] }
      if refused.isEmpty { return [:] }
      for number in refused { left[number] = nil }
    }
    return [:]
  }

  /// One file of all programs, and the program that each line belongs to, from 1.
  private func text(of programs: [Int: String]) -> (String, owners: [Int: Int]) {
    var lines = SwiftCompiler.frame.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0) }
    var owners: [Int: Int] = [:]
    let numbers = programs.keys.sorted()
    for number in numbers {
      for line in (programs[number] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      {
        lines.append(String(line))
        owners[lines.count] = number
      }
    }
    lines.append("func outcome(_ number: Int) -> Bool {\nswitch number {")
    for number in numbers {
      lines.append(
        "case \(number): let host = Host\(number)(); host.viewDidLoad(); host.go(); "
          + "return host.prefersStatusBarHidden")
    }
    lines.append("default: return false\n}\n}")
    lines.append(
      "for number in CommandLine.arguments.dropFirst() { print(number, outcome(Int(number)!)); "
        + "fflush(stdout) }")
    return (lines.joined(separator: "\n"), owners)
  }

  private func lines(ofErrors output: String) -> [Int] {
    output.split(separator: "\n").compactMap { line in
      guard line.contains(": error:"), let place = line.firstRange(of: "main.swift:") else {
        return nil
      }
      return Int(line[place.upperBound...].prefix { $0.isNumber })
    }
  }

  /// Runs the programs one after the other; after one that ends the process with the rest.
  private func outcomes(of numbers: [Int], by program: String) throws -> [Int: Outcome] {
    var outcomes: [Int: Outcome] = [:]
    var rest = numbers[...]
    while let first = rest.first {
      let output = try run(program, rest.map { String($0) }).output
      for line in output.split(separator: "\n") {
        let words = line.split(separator: " ")
        guard words.count == 2, let number = Int(words[0]) else { continue }
        outcomes[number] = .truth(words[1] == "true")
      }
      rest = rest.drop { outcomes[$0] != nil }
      guard let ended = rest.first else { break }
      outcomes[ended] = .trap
      rest = rest.dropFirst()
      if ended == first, outcomes.count > numbers.count { break }
    }
    return outcomes
  }

  private func run(
    _ path: String, _ arguments: [String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// As much of UIKit as the programs name.
  private static let frame = """
    import Foundation
    class UIViewController { init() {}
    var prefersStatusBarHidden: Bool { false }
    func viewDidLoad() {}
    func setNeedsStatusBarAppearanceUpdate() {} }
    """
}
