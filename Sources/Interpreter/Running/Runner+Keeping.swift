import Language

// What is found is kept.
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
      location: context.scenario.name, in: context.text)
    finding.hints = [.splitFile]
    return finding
  }
}
