import Language
import StatusBar

extension RunContext {
  /// Returns what became of the scenario, with what stands behind its name.
  func result(of cells: [CellResult]) -> ScenarioResult {
    var result = ScenarioResult(name: scenario.name, cells: cells)
    result.tags = scenario.tags.map { at($0) }
    if let issue = scenario.knownIssue {
      result.settle(knownIssueGone(issue), known: at(issue.reason))
    }
    return result
  }
}

// A scenario with `known issue "…"` has to fail, so that the words are not forgotten.
extension ScenarioResult {
  /// Takes as known what does not hold; where every cell passes, that is what does not hold.
  ///
  /// What is undecided stays so: it may fail or not. `gone` says that it does not fail any more,
  /// `reason` what its author knows.
  package mutating func settle(_ gone: Finding, known reason: Location) {
    knownIssue = reason
    let isGone = outcome == .passed
    for index in cells.indices {
      switch cells[index].outcome {
      case .failed, .broken:
        cells[index].outcome = .known
        cells[index].knownFindings = cells[index].findings
        cells[index].findings = []
      case .passed where isGone:
        cells[index].outcome = .failed
        cells[index].findings.append(gone)
      case .passed, .undecided, .skipped, .known, .blank: break
      }
    }
  }
}

extension RunContext {
  private func knownIssueGone(_ issue: KnownIssue) -> Finding {
    .knownIssueGone(at: at(issue.range), in: text)
  }
}

extension Finding {
  /// That what is known to fail holds.
  package static func knownIssueGone(at place: Location, in program: ProgramText) -> Finding {
    var finding = Finding(
      kind: .failed, code: .knownIssueGone, subject: .knownIssueGone, location: place, in: program)
    finding.hints = [.takeKnownIssueOut]
    return finding
  }
}
