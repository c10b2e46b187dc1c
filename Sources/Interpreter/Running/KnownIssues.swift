import Language
import StatusBar

extension RunContext {
  /// Returns what became of the scenario, with what stands behind its name.
  func result(of cells: [CellResult]) -> ScenarioResult {
    var result = ScenarioResult(name: scenario.name, cells: cells)
    result.tags = scenario.tags.map { at($0) }
    if let issue = scenario.knownIssue { result.settle(issue, in: self) }
    return result
  }
}

// A scenario with `known issue "…"` has to fail, so that the words are not forgotten.
extension ScenarioResult {
  /// Takes as known what does not hold; where every cell passes, that is what does not hold.
  ///
  /// What is undecided stays so: it may fail or not.
  fileprivate mutating func settle(_ issue: KnownIssue, in context: RunContext) {
    knownIssue = context.at(issue.reason)
    let isGone = outcome == .passed
    for index in cells.indices {
      switch cells[index].outcome {
      case .failed, .broken:
        cells[index].outcome = .known
        cells[index].knownFindings = cells[index].findings
        cells[index].findings = []
      case .passed where isGone:
        cells[index].outcome = .failed
        cells[index].findings.append(context.knownIssueGone(issue))
      case .passed, .undecided, .skipped, .known, .blank: break
      }
    }
  }
}

extension RunContext {
  fileprivate func knownIssueGone(_ issue: KnownIssue) -> Finding {
    var finding = Finding(
      kind: .failed, code: .knownIssueGone, subject: .knownIssueGone, location: at(issue.range),
      in: text)
    finding.hints = [.takeKnownIssueOut]
    return finding
  }
}
