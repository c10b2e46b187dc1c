import Language

/// How many findings of one file are still kept: each of them takes some 2,000 bytes, and nobody
/// reads so many.
///
/// An object, so that all cells of the file draw on the same one.
final class FindingAccount {
  private var left: Int

  /// Creates an account on which so many may be drawn.
  init(limit: Int) { left = limit }

  /// `false` iff all were drawn before.
  func draw() -> Bool {
    left -= 1
    return left >= 0
  }
}

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
}
