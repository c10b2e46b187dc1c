import Driver
import Host
import Interpreter
import Language
import Reporting

/// Makes a case of each scenario, and of each reason why there is none, as files are planned.
struct SpecLister {
  private(set) var cases: [SpecCase] = []
  private let folder: SpecFolder
  private let options: SpecOptions
  private var file = OpenFile()
  private var planned: PlannedSpec?
  private var counts: [String: Int] = [:]

  init(_ folder: SpecFolder, _ options: SpecOptions) {
    self.folder = folder
    self.options = options
  }

  mutating func receive(_ event: RunEvent) {
    file.take(event)
    switch event {
    case .began, .fileBegan, .fileEnded, .scenario, .ended: break
    case .complaint(let complaint): add(complaint)
    case .planned(let planned): add(planned)
    case .listed(let scenario): add(scenario)
    }
  }

  /// Adds a case for what keeps scenarios from being listed.
  mutating func add(problem issues: [SpecIssue], name: String, file: String = "") {
    let id = identifier(file.isEmpty ? name : file)
    cases.append(
      SpecCase(
        name: name, id: id, file: file, line: issues.first?.line ?? 1, tags: [], knownIssue: nil,
        work: .problem(issues)))
  }

  private mutating func add(_ complaint: Complaint) {
    add(problem: [SpecIssue(complaint.message)], name: complaint.message)
  }

  private mutating func add(_ file: PlannedFile) {
    let book = self.file.book
    planned = PlannedSpec(spec: file.plan.bound.spec, plan: file.plan)
    let errors = file.diagnostics.filter { $0.severity == .error }
    if errors.isEmpty { return }
    let name = file.sources.first?.name ?? "?"
    let shown = folder.shown(name)
    add(
      problem: DiagnosticOrder.sorted(errors).map { SpecIssue($0, in: book) },
      name: file.isValid
        ? "`\(shown)` has a scenario that expects nothing"
        : "`\(shown)` is not valid",
      file: shown)
  }

  private mutating func add(_ scenario: ListedScenario) {
    let book = file.book
    guard let planned, let root = planned.spec.sources.first,
      let number = planned.plan.scenarios.firstIndex(where: { $0.name == scenario.name })
    else { return }
    let name = book.text(scenario.name, limit: 4096)
    let shown = folder.shown(book.name(of: scenario.name.file))
    let position = book.position(scenario.name.range.start, in: scenario.name.file)
    cases.append(
      SpecCase(
        name: name, id: identifier(shown + ": " + name), file: shown, line: position.line,
        tags: scenario.tags.map { book.text($0) },
        knownIssue: scenario.knownIssue.map { book.text($0, limit: 4096) },
        work: .scenario(planned, Input(path: Path(root.name)), number: number, options)))
  }

  private mutating func identifier(_ words: String) -> String {
    let count = counts[words, default: 0] + 1
    counts[words] = count
    return count == 1 ? words : "\(words)#\(count)"
  }
}

/// Where paths count from: the folder around a test's file that holds what they name.
struct SpecFolder {
  /// The paths to read.
  let operands: [Path]
  /// What stands in front of relative ones; empty for the folder of the process.
  private let prefix: String

  /// Looks for each of the paths from the folder of `file` upwards, then in that of the process.
  init(_ paths: [String], around file: String) {
    let relative = paths.first { !$0.hasPrefix("/") }
    var prefix = ""
    if let relative, file.hasPrefix("/") {
      var folder = Path(file).directory
      while folder.bytes.count > 1 {
        if (try? Files.kind(of: folder.appending(Array(relative.utf8)))) != nil {
          prefix = folder.spelling
          break
        }
        folder = Path(bytes: folder.bytes.dropLast()).directory
      }
    }
    if let here = Process.folder, prefix == here + "/" { prefix = "" }
    self.prefix = prefix
    operands = paths.map { $0.hasPrefix("/") ? Path($0) : Path(prefix + $0) }
  }

  /// Returns a name without what differs from machine to machine.
  func shown(_ name: String) -> String {
    !prefix.isEmpty && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }
}
