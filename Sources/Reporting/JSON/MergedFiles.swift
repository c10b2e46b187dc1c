import Interpreter
import Language

/// What the records of several runs tell of files, as one run would tell it: a file that several
/// runs read is one, and what is wrong with it is told once.
struct MergedFiles: Sendable {
  private(set) var files: [RunRecord.File] = []
  private(set) var complaints: [Complaint] = []
  private(set) var verb = RunVerb.test
  private(set) var tool = "sbar"
  /// Of diagnostics that count once however many runs told them.
  private(set) var errors = 0
  private(set) var warnings = 0
  private(set) var invalidFiles = 0

  /// The place of the file that the last record is of; nil where it is of none.
  private(set) var placeOfLast: Int?

  private var places: [String: Int] = [:]
  /// The file whose records come; nil before the first.
  private var current: Int?
  private var seen: Set<[UInt8]> = []

  init() {}

  /// Called before the records of the next run.
  mutating func beginStream() { current = nil }

  /// Takes the next record; `false` iff an earlier run told just that of the same file.
  mutating func add(_ kind: String, _ record: JSONValue, _ line: ArraySlice<UInt8>) -> Bool {
    defer { if kind != "error" { placeOfLast = current } }
    switch kind {
    case "start":
      if let verb = RunVerb.allCases.first(where: { $0.spelling == record["verb"]?.string }) {
        self.verb = verb
      }
      tool = record["tool"]?.string ?? tool
      return true
    case "file": return begin(record["path"]?.string ?? "")
    case "diagnostic": return isNews(line) && addDiagnostic(record)
    case "error": return isNews(line) && addComplaint(record)
    case "scenario": addScenario(record)
    default: break
    }
    return true
  }

  private mutating func isNews(_ line: ArraySlice<UInt8>) -> Bool {
    let name = current.map { files[$0].name } ?? ""
    return seen.insert(Array(name.utf8) + [0x0A] + line).inserted
  }

  private mutating func begin(_ path: String) -> Bool {
    let known = places[path]
    current = known ?? files.count
    guard known == nil else { return false }
    places[path] = files.count
    files.append(RunRecord.File(name: path))
    return true
  }

  private mutating func addDiagnostic(_ record: JSONValue) -> Bool {
    guard let current, let value = record["finding"], let finding = FindingJSON.finding(value)
    else { return true }
    if finding.kind == .error {
      errors += 1
      let isSilence = finding.code == .noExpectation
      let isFirst = !files[current].findings.contains {
        $0.kind == .error && $0.code != .noExpectation
      }
      if isFirst && !isSilence { invalidFiles += 1 }
    } else {
      warnings += 1
    }
    files[current].findings.append(finding)
    return true
  }

  private mutating func addComplaint(_ record: JSONValue) -> Bool {
    let path = record["path"]?.string
    let word = record["cause"]?.string
    let complaint = Complaint.told(
      message: record["message"]?.string ?? "", path: path,
      cause: RunCause.allCases.first { $0.word == word } ?? .unreadable)
    if let current, let path, path == files[current].name || path == "-" {
      files[current].complaints.append(complaint)
      placeOfLast = current
    } else {
      placeOfLast = nil
      complaints.append(complaint)
    }
    return true
  }

  private mutating func addScenario(_ record: JSONValue) {
    guard let current, let scenario = RunRecord.Scenario(record) else { return }
    files[current].scenarios.append(scenario)
  }

  /// The files as one run would have told of them, and who tells of which setting without effect.
  func whole(isShuffled: Bool) -> (files: [RunRecord.File], advice: MergedAdvice) {
    var advice = MergedAdvice()
    let files = files.map { file in
      var file = file
      if !isShuffled { MergedFiles.sort(&file) }
      advice.keepFirst(in: &file)
      return file
    }
    return (files, advice)
  }

  /// Brings the scenarios of a file into the order of the source, which shards tear apart; those of
  /// a run in another order stay as they were told.
  private static func sort(_ file: inout RunRecord.File) {
    if file.scenarios.contains(where: { $0.place.path != file.name }) { return }
    // By place, too: a sort need not be stable.
    file.scenarios.sort {
      ($0.place.start.line, $0.place.start.column)
        < ($1.place.start.line, $1.place.start.column)
    }
  }

  /// How many files were read.
  var readFiles: Int { files.count { $0.complaints.isEmpty } }

  /// How many complaints have a cause.
  func count(of cause: RunCause) -> Int {
    (files.flatMap { $0.complaints } + complaints).count { $0.cause == cause }
  }
}

extension RunRecord.Scenario {
  /// Reads a record of the kind `scenario`; nil where it is none.
  init?(_ record: JSONValue) {
    guard let name = record["name"]?.string, let place = FindingJSON.place(record),
      let outcome = Outcome(record), case .list(let cells) = record["cells"]
    else { return nil }
    let all = record["findings"]?.elements ?? []
    let own = cells.map { RunRecord.Cell($0, findings: all.count) }
    let compared = own.reduce(0) { $0 + $1.expectations }
    self.init(
      name: name, place: place, outcome: outcome,
      tags: record["tags"]?.elements.compactMap { $0.string } ?? [],
      knownIssue: record["knownIssue"]?.string, cells: own,
      findings: all.compactMap { FindingJSON.finding($0, of: name) },
      isIdle: outcome == .passed && compared == 0)
    if let again = record["again"], let line = again["text"]?.string {
      self.again = RunRecord.Again(line: line, cause: again["cause"]?.string ?? line)
    }
    // A finding that is not understood would shift the others.
    if findings.count != all.count { return nil }
  }
}

extension RunRecord.Cell {
  fileprivate init(_ record: JSONValue, findings count: Int) {
    var axes: [CellResult.Axis] = []
    if case .object(let fields) = record["axes"] {
      axes = fields.map { CellResult.Axis(name: $0.key, value: $0.value.string ?? "") }
    }
    let findings = record["findings"]?.elements ?? []
    self.init(
      axes: axes, outcome: Outcome(record) ?? .broken,
      absence: record["skipped"]?.string.map { .told($0) },
      expectations: record["expectations"]?.count ?? 0,
      findings: findings.compactMap { finding in
        guard let index = finding["index"]?.integer, (0..<count).contains(index) else {
          return nil
        }
        return RunRecord.CellFinding(index: index, message: finding["message"]?.string ?? "")
      })
  }
}

extension Outcome {
  /// Reads the outcome that a record has.
  fileprivate init?(_ record: JSONValue) {
    let word = record["outcome"]?.string
    guard let known = Outcome.allCases.first(where: { $0.spelling == word }) else { return nil }
    self = known
  }
}
