import Driver
import Host
import Interpreter
import Language

/// Knows which files the specs of a watch are made of, and which of them have to run again.
struct Watcher {
  private let operands: [Path]
  /// The specs by the names that messages give them.
  private(set) var inputs: [String: Host.Input] = [:]
  /// The files that each is made of, as they were when they were read.
  private var parts: [String: [Path: FileStamp?]] = [:]
  /// Those of which something does not hold.
  private(set) var failed: Set<String> = []
  /// Those that ran last.
  private var ran: Set<String> = []
  /// Those that could not be read, or were not valid: what they miss may be anywhere.
  private var broken: Set<String> = []
  private var current = ""
  private var began: UInt64 = 0

  init(_ operands: [Path]) {
    self.operands = operands
    _ = findNew()
  }

  /// The number of files that are looked at.
  var count: Int { Set(parts.values.flatMap { $0.keys }).count }

  /// Called before a run.
  mutating func begin() {
    began = Clock.wallTime
    ran = []
  }

  /// What failed before and did not run again, so that nothing on screen tells of it.
  var stillFailing: [String] { failed.subtracting(ran).sorted() }

  /// Takes note of what a run reads, and of what fails.
  mutating func receive(_ event: RunEvent) {
    switch event {
    case .fileBegan(let name):
      current = name
      ran.insert(name)
      failed.remove(name)
      broken.remove(name)
      if let path = inputs[name]?.path {
        let stamp = stamp(path)
        parts[name] = [path: stamp]
      }
    case .planned(let file):
      if !file.isValid {
        failed.insert(current)
        broken.insert(current)
      }
      for source in file.sources.dropFirst() {
        let path = Path(source.name)
        let stamp = stamp(path)
        parts[current]?[path] = .some(stamp)
      }
    case .complaint(.unreadable):
      failed.insert(current)
      broken.insert(current)
    case .scenario(let result):
      if result.outcome.isFailure || result.isIdle { failed.insert(current) }
    case .began, .complaint, .listed, .fileEnded, .ended: break
    }
  }

  /// A file that was written while the run went on may have been read before.
  private func stamp(_ path: Path) -> FileStamp? {
    guard let stamp = FileStamp(path) else { return nil }
    return (began...max(began, Clock.wallTime)).contains(stamp.changed) ? nil : stamp
  }

  /// What a change concerns.
  struct Change {
    /// The specs to run again.
    var inputs: [Host.Input] = []
    /// The files that changed, those included as well.
    var files: Set<String> = []
  }

  /// Returns the specs that a change since they were read concerns.
  mutating func findChanged() -> Change {
    var names: Set<String> = []
    var change = Change()
    for (name, files) in parts {
      for (path, stamp) in files {
        let now = FileStamp(path)
        guard now != stamp, !isBeingWritten(now) else { continue }
        names.insert(name)
        change.files.insert(path.spelling)
      }
    }
    if !names.isEmpty { names.formUnion(broken) }
    change.inputs = names.sorted().compactMap { inputs[$0] }
    return change
  }

  /// `true` iff a file changed just now: an editor that empties it first is not done yet. One that
  /// is stamped with a time to come is taken as it is.
  private func isBeingWritten(_ stamp: FileStamp?) -> Bool {
    guard let stamp else { return false }
    let now = Clock.wallTime
    return stamp.changed <= now
      && now - stamp.changed < (stamp.isEmpty ? 1_000_000_000 : 20_000_000)
  }

  /// Returns the specs that were not there before, and the names of those that are gone, which are
  /// forgotten.
  mutating func findNew() -> (new: [Host.Input], gone: [String]) {
    let now = Inputs(operands).files
    let names = Set(now.map { $0.name })
    let gone = inputs.keys.filter { !names.contains($0) }.sorted()
    for name in gone {
      parts[name] = nil
      failed.remove(name)
      broken.remove(name)
    }
    let new = now.filter { inputs[$0.name] == nil }
    inputs = [:]
    for input in now { inputs[input.name] = input }
    return (new, gone)
  }

  /// What a run is told to run, for some specs.
  static func operands(of inputs: [Host.Input]) -> [Path] {
    inputs.map { input in
      input.line.map { Path(bytes: input.path.bytes + Array(":\($0)".utf8)) } ?? input.path
    }
  }

  /// What a watch ends with: what is on screen may be only a part, and may have gone since.
  func status(after last: ExitCode) -> ExitCode {
    if failed.isEmpty { return last == .failed || last == .invalid ? .success : last }
    if last != .success { return last }
    return broken.isDisjoint(with: failed) ? .failed : .invalid
  }
}
