import Language

/// Looks for mends of the failures of a run, for whoever tells of them: of the first few causes
/// only, and briefly, so that a run in which much fails is no slower for it. What it finds hangs on
/// nothing but the order of the events.
package struct FailureMender: Sendable {
  /// The most causes of a run, and of a file, that are looked into.
  private static let limitOfRun = 10
  private static let limitOfFile = 3

  private let options: RunOptions
  private var searched = 0
  private var searchedInFile = 0
  private var sources: [Source] = []
  /// Of all sources.
  private var bytes = 0
  private var file: (spec: Spec, plan: Plan, lines: LineTable?)?
  private var known: Set<Key> = []

  /// What makes two mismatches of a file one cause.
  fileprivate struct Key: Hashable {
    var place: Location
    var expected: String
    var essence: String
  }

  package init(options: RunOptions) { self.options = options }

  /// Turns to another file.
  package mutating func begin(_ planned: PlannedFile) {
    sources = planned.sources
    bytes = planned.sources.reduce(0) { $0 + $1.bytes.count }
    file = nil
    known = []
    searchedInFile = 0
  }

  /// Adds to the mismatches of a scenario what mends them.
  package mutating func mend(_ result: inout ScenarioResult) {
    guard result.outcome == .failed || result.outcome == .broken else { return }
    for cell in result.cells.indices {
      for index in result.cells[cell].mismatches.indices {
        if searched >= FailureMender.limitOfRun { return }
        if searchedInFile >= FailureMender.limitOfFile { return }
        let mismatch = result.cells[cell].mismatches[index]
        // Code that is about to run may make it hold: that is to be waited for first.
        guard mismatch.canBeMended, !mismatch.isEarly, known.insert(Key(mismatch)).inserted else {
          continue
        }
        searched += 1
        searchedInFile += 1
        result.cells[cell].mismatches[index].mend = best(for: mismatch, of: result)
      }
    }
  }

  private mutating func best(for mismatch: Mismatch, of result: ScenarioResult) -> Mend? {
    // Reading it again would take more than a search may, and as much memory as the run itself.
    guard bytes <= MendLimits.brief.work else { return nil }
    let file = self.file ?? read()
    self.file = file
    return mends(
      for: mismatch, of: result, in: file.spec, plan: file.plan, options: options, limits: .brief,
      lines: file.lines
    ).mends.first { $0.isWhole }
  }

  /// Reads the file once more: most files never need it.
  private func read() -> (spec: Spec, plan: Plan, lines: LineTable?) {
    var names = NameTable()
    let scripts = sources.map { parse($0, names: &names).script }
    let spec = Spec(sources: sources, scripts: scripts, names: names, diagnostics: [])
    // Once more, for its lines: each trial reads all of it, and changes but a few of them.
    var lines: LineTable? = LineTable()
    for source in sources { _ = parse(source, names: &names, lines: &lines) }
    return (spec, makePlan(spec, options: options), lines)
  }
}

extension FailureMender.Key {
  fileprivate init(_ mismatch: Mismatch) {
    self.init(
      place: mismatch.decisive?.location ?? mismatch.location, expected: mismatch.expected,
      essence: mismatch.essence)
  }
}
