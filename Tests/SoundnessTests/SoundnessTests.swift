import Foundation
import Testing

/// An answer is definite only if everything that could have decided it was understood; else it is
/// unknown, or definite under assumptions that are named.
///
/// Specs are rewritten by rules that say what has to hold of the verdicts. Each run takes a sample,
/// always the same; `SBAR_SOUNDNESS=all` takes every rewrite, `SBAR_SOUNDNESS_LIST=path` writes
/// down the violations, and `SBAR_SOUNDNESS_RULES=opaque call,opaque start` looks at those rules
/// only, without a word on the numbers that are known.
@Suite struct SoundnessTests {
  /// How many rewrites of a rule are in the sample.
  private static let sampleSize = 6

  @Test func noRewriteIsAnsweredWrongly() async throws {
    let environment = ProcessInfo.processInfo.environment
    let isAll = environment["SBAR_SOUNDNESS"] == "all"
    let names = environment["SBAR_SOUNDNESS_RULES"]?.split(separator: ",").map { String($0) }
    let campaign = Campaign(
      rules: Rule.all.filter { names?.contains($0.name) ?? true }, files: Corpus.files,
      limit: isAll ? nil : Self.sampleSize,
      cellLimit: isAll ? 4 : 2)
    let report = Report(
      rules: campaign.rules, files: campaign.files, findings: await campaign.findings())
    print(report.table)
    if let path = environment["SBAR_SOUNDNESS_LIST"] {
      try report.violations().write(toFile: path, atomically: true, encoding: .utf8)
    }
    guard names == nil else { return }
    try check(report, isAll: isAll, records: environment["SBAR_RECORD"] != nil)
  }

  /// Compares the number of violations with those that are known.
  private func check(_ report: Report, isAll: Bool, records: Bool) throws {
    let budget = try Budget.read()
    let rules = report.rules.map { $0.name }
    let found = report.violationCounts
    let complaints = budget.complaints(about: found, in: rules, isAll: isAll)
    if records, !complaints.isEmpty {
      let text = budget.text(with: found, in: rules, isAll: isAll)
      try text.write(to: Budget.url, atomically: true, encoding: .utf8)
    }
    let worse = report.rules.indices.filter { rule in
      complaints.contains { $0.hasPrefix(rules[rule] + ": ") }
    }
    #expect(
      complaints.isEmpty,
      """
      \(complaints.joined(separator: "\n"))

      \(report.violations(limit: 3, of: Set(worse)))
      """)
  }
}
