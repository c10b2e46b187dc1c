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
        cells[index].knownMismatches = cells[index].mismatches
        cells[index].mismatches = []
      case .passed where isGone:
        cells[index].outcome = .failed
        let gone = Finding.knownIssueGone(at: context.at(issue.range))
        cells[index].mismatches.append(context.tell(gone))
      case .passed, .undecided, .skipped, .known, .blank: break
      }
    }
  }
}

extension Finding {
  fileprivate static func knownIssueGone(at location: Location) -> Finding {
    var finding = Finding(
      kind: .failed, code: .knownIssueGone, subject: .knownIssueGone, location: location)
    finding.hints = [.takeKnownIssueOut]
    return finding
  }
}
