import Language

/// Looks for mends of the failures of a run, for the reports: of the first few causes only, and
/// briefly, so that a run in which much fails is no slower for it. What it finds depends on nothing
/// but the order of the events.
package struct FailureMender: Sendable {
  /// The most causes of a run, and of a file, that are looked into.
  private static let limitOfRun = 10
  private static let limitOfFile = 3

  private let options: RunOptions
  private var searched = 0
  private var searchedInFile = 0
  private var file: PlannedFile?
  /// Of all its sources.
  private var bytes = 0
  /// What it says; nil before the first use.
  private var text: (spec: Spec, lines: LineTable?)?
  private var known: Set<Key> = []

  /// What makes two findings of a file one cause.
  fileprivate struct Key: Hashable {
    var place: Location
    var expected: String
    var essence: Observed
  }

  package init(options: RunOptions) { self.options = options }

  /// Turns to another file.
  package mutating func begin(_ planned: PlannedFile) {
    file = isDone ? nil : planned
    bytes = planned.sources.reduce(0) { $0 + $1.bytes.count }
    text = nil
    known = []
    searchedInFile = 0
  }

  /// `true` iff it looks at nothing, or at nothing any more.
  package var isDone: Bool { !options.findsMends || searched >= FailureMender.limitOfRun }

  /// Adds to the findings of a scenario what mends them.
  package mutating func mend(_ result: inout ScenarioResult) {
    guard result.outcome == .failed || result.outcome == .broken else { return }
    for cell in result.cells.indices {
      for index in result.cells[cell].findings.indices {
        if isDone { return }
        if searchedInFile >= FailureMender.limitOfFile { return }
        let finding = result.cells[cell].findings[index]
        // Code that is about to run may make it hold: that is to be waited for first.
        guard finding.canBeMended, !finding.isEarly, known.insert(Key(finding)).inserted else {
          continue
        }
        searched += 1
        searchedInFile += 1
        result.cells[cell].findings[index].mend = best(for: finding, of: result)
      }
    }
  }

  private mutating func best(for finding: Finding, of result: ScenarioResult) -> Mend? {
    // Reading it again would take more than a search may.
    guard let file, bytes <= MendLimits.brief.work else { return nil }
    let text = text ?? read(file.sources)
    self.text = text
    return mends(
      for: finding, of: result, in: text.spec, plan: file.plan, options: options, limits: .brief,
      lines: text.lines
    ).mends.first { $0.isWhole }
  }

  /// Reads the file once more, with names of its own: whatever was read before it has no part in
  /// what a mend calls something. Its lines are kept, as each trial reads most of them again.
  private func read(_ sources: [Source]) -> (spec: Spec, lines: LineTable?) {
    var names = NameTable()
    var lines: LineTable? = LineTable()
    let scripts = sources.map { parse($0, names: &names, lines: &lines).script }
    return (Spec(sources: sources, scripts: scripts, names: names, diagnostics: []), lines)
  }
}

extension FailureMender.Key {
  fileprivate init(_ finding: Finding) {
    place = finding.decisive?.location ?? finding.location
    expected = finding.program.text(finding.location.range)
    essence = finding.essence
  }
}
