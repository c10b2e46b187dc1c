import Binding
import Exploring
import Interpreter
import Language
import StatusBar

// Explorations as the scenarios of a run, so that every report tells of them: one a law.
extension Explorer.Explored {
  /// A law each, under its own text, but for those that were told before.
  package func results(in explorer: Explorer) -> [ScenarioResult] {
    var results = laws.filter { !$0.isToldBefore }.map { law in
      let told = ToldLaw(law, of: self, in: explorer)
      var result = ScenarioResult(name: told.titlePlace, cells: [])
      result.tags = exploration.scenario.tags.map { Location(told.place.file, $0) }
      result.shownBy = told.shownBy
      for (cell, standing) in zip(exploration.scenario.cells.indices, law.cells) {
        result.cells.append(self.result(told, cell, standing, explorer))
      }
      return result
    }
    guard let issue = exploration.scenario.knownIssue else { return results }
    let file = exploration.scenario.name.file
    let gone = Finding.knownIssueGone(
      at: Location(file, issue.range),
      in: ProgramText(explorer.plan.bound.spec, explorer.plan.bound.shared, file: file))
    for index in results.indices where results[index].outcome == .failed || isIssueGone {
      results[index].settle(gone, known: Location(file, issue.reason))
      // One law is enough to say so.
      if isIssueGone { break }
    }
    return results
  }

  private func result(
    _ told: ToldLaw, _ cell: Int, _ standing: ExploredLaw.Standing, _ explorer: Explorer
  ) -> CellResult {
    let scenario = exploration.scenario
    var result = CellResult(
      axes: scenario.cells[cell].axes, outcome: .passed, expectationCount: max(1, told.law.met),
      findings: [], notes: [], stepCount: 0)
    if !told.law.verdict.fails { result.assumptions = told.law.assumptions }
    switch standing {
    case .skipped:
      result.outcome = .skipped
      result.absence = scenario.cells[cell].absence
    case .holds:
      if told.law.isOpen {
        result.outcome = .undecided
        result.findings = [finding(.open, told, explorer)]
      }
    case .untried:
      // In some cells alone that is what `when` is for.
      guard told.law.verdict == .neverTried else { break }
      result.outcome = .undecided
      result.findings = [finding(.neverTried, told, explorer)]
    case .undecided:
      result.outcome = .undecided
      result.findings = [finding(.undecided(told.unknown), told, explorer)]
    case .fails:
      let shown = told.law.result?.cells.lazy.compactMap { $0.findings.first }.first
      let fault: Finding.LawFault =
        told.law.law.hasPremise ? .stranded(steps: told.law.steps) : .unreachable
      let own = finding(fault, told, explorer)
      let found = shown?.told(
        of: told.titlePlace, message: told.law.law.message.map { Location(told.place.file, $0) },
        in: own.program, after: told.law.steps)
      result.findings = [found ?? own]
      result.outcome = .failed
    }
    return result
  }

  /// What searches of its app reached, if that was kept.
  package func reached(in explorer: Explorer) -> ReachedScreens {
    let file = exploration.scenario.name.file
    let name = explorer.plan.bound.spec.text(exploration.scenario.name.range, in: file)
    return ReachedScreens(
      title: name, lines: [seenWords(Look().symbols)], screens: seen.screens)
  }

  /// `144 situations, all there are · 966 moves · depth 5 · 6 cells`
  func seenWords(_ symbols: Symbols) -> String {
    let parts = [
      SummaryText.count(seen.situations, "situation") + reachWords,
      SummaryText.count(seen.moves, "move"), "depth \(seen.depth)",
      SummaryText.count(cells, "cell"),
    ]
    return parts.joined(separator: " " + symbols.dot + " ")
  }

  private var reachWords: String {
    if seen.unknown != nil { return " known" }
    if seen.open > 0 { return ", \(SummaryText.grouped(seen.open)) of them left open" }
    return seen.deep > 0 ? ", all within the limits" : ", all there are"
  }

  private func finding(
    _ fault: Finding.LawFault, _ told: ToldLaw, _ explorer: Explorer
  ) -> Finding {
    let fails: Bool
    switch fault {
    case .unreachable, .stranded: fails = true
    case .neverTried, .undecided, .open: fails = false
    }
    return Finding(
      kind: fails ? .failed : .undecided, code: fails ? .lawFails : .lawIsOpen,
      subject: .law(fault), location: told.titlePlace,
      in: ProgramText(
        explorer.plan.bound.spec, explorer.plan.bound.shared, file: told.place.file,
        steps: told.law.result?.name.file))
  }
}
