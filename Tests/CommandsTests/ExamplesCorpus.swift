import Foundation
import Host
import Interpreter
import Language

/// The files below `Examples`, and what they need to be planned and run in process.
enum Examples {
  /// The folder `Examples` of this repository.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples")

  /// Every `.sbar` file, by its path below the folder, sorted.
  static let files: [String] = {
    let paths = FileManager.default.subpaths(atPath: folder.path(percentEncoded: false)) ?? []
    return paths.filter { $0.hasSuffix(".sbar") }.sorted()
  }()

  /// Every second file.
  static let everySecond = files.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element }

  /// The files between them.
  static let otherHalf = files.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }

  /// Returns the bytes of a file.
  static func bytes(_ file: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: file)))
  }

  /// Returns the text of a file.
  static func text(_ file: String) throws -> String {
    String(decoding: try bytes(file), as: UTF8.self)
  }

  /// Reads bytes as the file of that name, with what it includes, on a deep stack as runs do.
  static func spec(_ bytes: [UInt8], named file: String, _ memory: PlanMemory? = nil) -> Spec {
    let root = Source(file: FileID(0), name: file, bytes: bytes)
    func read(_ path: String, _ includer: String) -> Loaded {
      let name = (includer as NSString).deletingLastPathComponent + "/" + path
      guard let bytes = try? Examples.bytes(name) else { return .failed("no such file") }
      return .bytes(bytes, name: name)
    }
    return DeepStack.run { memory?.load(root, read: read) ?? loadSpec(root: root, read: read) }
  }

  /// A file as it is, read and planned.
  struct Example: Sendable {
    var spec: Spec
    var plan: Plan
  }

  /// What became of a file as it is, all scenarios one after the other.
  struct Run: Sendable {
    var ending: Ending
    var results: [ScenarioResult]
  }

  private static let examples = Kept<String, Example>()
  private static let runs = Kept<String, Run>()

  /// Returns a file that is read and planned once for all tests.
  static func example(_ file: String) throws -> Example {
    try examples.value(of: file) {
      let spec = spec(try bytes(file), named: file)
      return Example(spec: spec, plan: DeepStack.run { makePlan(spec, options: RunOptions()) })
    }
  }

  /// Returns what became of a file, which is run once for all tests.
  static func run(_ file: String) throws -> Run {
    try runs.value(of: file) {
      var results: [ScenarioResult] = []
      let ending = Ending(try example(file).plan) { results.append($0) }
      return Run(ending: ending, results: results)
    }
  }

  /// Returns the names of the scenarios of a file, without those that it includes.
  static func scenarios(of file: String) throws -> [String] {
    let spec = try example(file).spec
    return spec.scripts[0].items.compactMap { item in
      guard case .scenario(let scenario) = item else { return nil }
      return spec.sources[0].text(scenario.name)
    }
  }
}

/// What is made once, and asked for by tests that run side by side.
final class Kept<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [Key: Value] = [:]

  /// Returns the value that was made for a key, or makes it: twice, if two ask at the same time.
  func value(of key: Key, make: () throws -> Value) rethrows -> Value {
    if let value = lock.withLock({ values[key] }) { return value }
    let value = try make()
    lock.withLock { values[key] = value }
    return value
  }
}

/// What became of a plan, as the exit code of `sbar test` says it; plans and runs on a deep stack,
/// and tells of the results where it was asked.
enum Ending: Equatable {
  case passed, failed, undecided, invalid, nothingRan

  /// Plans and runs a spec; a memory knows the one before.
  init(
    _ spec: Spec, advises: Bool = true, memory: PlanMemory? = nil,
    results: (ScenarioResult) -> Void = { _ in }
  ) {
    let plan = DeepStack.run { makePlan(spec, options: RunOptions(), memory: memory) }
    self.init(plan, advises: advises, memory: memory, results: results)
  }

  /// Runs a plan; `offset` picks one scenario of the root. Without advice the others need not run.
  init(
    _ plan: Plan, offset: UInt32? = nil, advises: Bool = true, memory: PlanMemory? = nil,
    results: (ScenarioResult) -> Void = { _ in }
  ) {
    var options = RunOptions()
    options.offset = offset
    options.advises = advises
    options.comparesSwitches = false
    options.explaining = .nothing
    guard !plan.hasErrors else {
      self = .invalid
      return
    }
    let ran = DeepStack.run {
      var ran: [ScenarioResult] = []
      run(plan, options: options, memory: memory) { ran.append($0) }
      return ran
    }
    for result in ran { results(result) }
    let outcomes = ran.map { $0.outcome }
    if outcomes.contains(.failed) || outcomes.contains(.broken) {
      self = .failed
    } else if outcomes.contains(.undecided) {
      self = .undecided
    } else {
      self = outcomes.contains(.passed) ? .passed : .nothingRan
    }
  }
}
