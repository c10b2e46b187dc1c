import Language

// What is found is kept, and said.
extension CellRunner {
  /// Keeps a finding, or, where the file has too many, its number and what it makes of the cell.
  mutating func keep(_ finding: Finding) {
    let outcome = Outcome(finding.kind)
    let isWorse = outcome.rank > worst.rank
    if isWorse { worst = outcome }
    if context.account.draw() || findings.isEmpty { return findings.append(finding) }
    unlistedCount += 1
    if isWorse { findings[findings.count - 1] = finding }
  }

  /// Says how many were not kept.
  var unlisted: Finding? {
    guard unlistedCount > 0, let last = findings.last else { return nil }
    var finding = Finding(
      kind: last.kind, code: .findingsUnlisted, subject: .unlisted(unlistedCount),
      location: context.scenario.name)
    finding.hints = [.splitFile]
    return finding
  }

  var wording: Wording { context.wording }
}

extension RunContext {
  /// Says what is found in one of the cells, as it was said of another one that has the same.
  func tell(_ finding: Finding) -> Mismatch {
    scenario.cells.count > 1 ? told.words(of: finding, by: wording) : wording.tell(finding)
  }
}
