import Host
import Interpreter
import Language
import Reporting
import StatusBar
import Testing
import Wording

/// A rule that sources dispute, that none answers, or that nothing public backs is named wherever
/// it decides: where a fact holds, where it fails, and with `--strict` both are undecided.
@Suite struct NamedRuleTests {
  /// Rules that are not confirmed and yet need not be named, and why.
  static let exempt: [Rule: String] = [
    .d7: "no special case is made of it",
    .d12: "a warning only",
    .d13: "U34 and U37, which are confirmed, decide; one source has it otherwise",
    .p5: "U51, which is confirmed, decides; whether it is a defect is disputed",
    .p16: "a known defect, which is switched",
    .s18: "told as D1", .s39: "told as D4", .u32: "told as P13", .u25: "told as P2",
    .u37: "told as P3 and, over a context, by its own name", .u43: "told as P17",
    .s8: "named by its own reading, of which the example shows the certain part",
    .u5: "what applies without it is the same bar",
    .u47: "what applies without it is the same bar",
    .u53: "what applies without it is the same bar",
    .u49: "each scene has its own bar, and nothing is claimed about several together",
  ]

  private static func isOpen(_ entry: RuleEntry) -> Bool {
    guard entry.status == .modelled else { return false }
    switch entry.confidence {
    case .disputed, .open: return true
    case .confirmed, .single, .inferred: return entry.isAssumption
    }
  }

  static let open = RuleEntry.all.filter(isOpen).map { $0.rule }

  @Test func eachRuleThatIsNotConfirmedIsNamedOrSaysWhyNot() {
    let named = NamedRuleTests.open.filter { NamedRuleTests.exempt[$0] == nil }
    #expect(named.count >= 20, "\(named.map { $0.spelling })")
    for rule in NamedRuleTests.exempt.keys where rule != .d12 && rule != .p16 {
      #expect(NamedRuleTests.open.contains(rule), "\(rule.spelling) need not be exempt")
    }
  }

  private func cells(_ script: String, isStrict: Bool = false) -> [CellResult] {
    let root = Source(file: FileID(0), name: "rule.sbar", bytes: Array(script.utf8))
    var options = RunOptions()
    options.isStrict = isStrict
    return DeepStack.run {
      let spec = loadSpec(root: root) { _, _ in .failed("no such file") }
      let plan = makePlan(spec, options: options)
      var cells: [CellResult] = []
      run(plan, options: options) { cells += $0.cells }
      return cells
    }
  }

  private func script(_ rule: Rule) throws -> String {
    try NamedRuleScripts.all[rule] ?? #require(RuleExample.of(rule)).script
  }

  @Test(arguments: open.filter { exempt[$0] == nil })
  func aPassNamesIt(_ rule: Rule) throws {
    let script = try script(rule)
    let named = cells(script).flatMap { $0.assumptions.compactMap { $0.rule } }
    #expect(named.contains(rule), "\(rule.spelling): \(named.map { $0.spelling })")
    let strict = cells(script, isStrict: true).filter {
      $0.assumptions.contains { $0.rule == rule }
    }
    #expect(strict.allSatisfy { $0.outcome == .undecided })
  }

  /// The same scripts with the contrary expected.
  @Test(arguments: open.filter { exempt[$0] == nil })
  func aFailureNamesItAndIsUndecidedWithStrict(_ rule: Rule) throws {
    let script = contrary(try script(rule))
    func rests(_ mismatch: FindingWords) -> Bool {
      mismatch.assumptions.contains { $0.rule == rule }
    }
    let failing = cells(script).flatMap { $0.told.filter(rests) }
    #expect(!failing.isEmpty, "\(rule.spelling)")
    for mismatch in failing where mismatch.kind == .failed && mismatch.otherReading != nil {
      #expect(mismatch.title.hasSuffix("(disputed)") || mismatch.title.hasSuffix("(assumed)"))
    }
    let strict = cells(script, isStrict: true).flatMap { $0.told.filter(rests) }
    for mismatch in strict where mismatch.otherReading != nil {
      #expect(mismatch.kind == .undecided, "\(rule.spelling): \(mismatch.title)")
    }
  }

  /// A script that expects the contrary of what it expects.
  private func contrary(_ script: String) -> String {
    let pairs = [
      ("hidden", "visible"), ("visible", "hidden"), ("light", "dark"), ("dark", "light"),
      (".darkContent", ".lightContent"), ("50", "44"), ("split", "not split"),
    ]
    return script.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let range = line.range(of: "expect ") else { return String(line) }
      // The first of several facts is enough.
      let facts = line[range.upperBound...].prefix { $0 != "," }
      var words = facts.split(separator: " ").map { String($0) }
      for (index, word) in words.enumerated() {
        guard let pair = pairs.first(where: { $0.0 == word }) else { continue }
        words[index] = pair.1
        break
      }
      return line[..<range.upperBound] + words.joined(separator: " ")
    }.joined(separator: "\n")
  }
}

extension Substring {
  /// Where a text stands first.
  fileprivate func range(of text: String) -> Range<Index>? {
    guard let first = indices.first(where: { self[$0...].hasPrefix(text) }) else { return nil }
    return first..<index(first, offsetBy: text.count)
  }
}
