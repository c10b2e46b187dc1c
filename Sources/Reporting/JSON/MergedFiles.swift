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
      guard let start = RunJSON.start.read(record) else { return true }
      verb = RunVerb.allCases.first { $0.spelling == start.verb } ?? verb
      tool = start.tool
      return true
    case "file": return begin(RunJSON.file.read(record) ?? "")
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
    guard let current, let value = record["finding"],
      let finding = FindingJSON.finding.read(value)
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
    guard let problem = RunJSON.error.read(record) else { return true }
    let path = problem.path
    let complaint = Complaint.told(
      message: problem.message, path: path,
      cause: RunCause.allCases.first { $0.word == problem.cause } ?? .unreadable)
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
    guard var scenario = ScenarioJSON.scenario.read(record) else { return nil }
    // A finding that is not understood would shift the others.
    let all = record["findings"]?.elements ?? []
    guard scenario.findings.count == all.count else { return nil }
    for index in scenario.findings.indices { scenario.findings[index].scenario = scenario.name }
    for index in scenario.cells.indices {
      scenario.cells[index].findings.removeAll { !all.indices.contains($0.index) }
    }
    let compared = scenario.cells.reduce(0) { $0 + $1.expectations }
    scenario.isIdle = scenario.outcome == .passed && compared == 0
    self = scenario
  }
}
