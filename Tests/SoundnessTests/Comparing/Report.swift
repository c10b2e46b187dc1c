import Language

/// What a campaign found, as text.
struct Report {
  let rules: [Rule]
  let files: [SpecFile]
  let findings: [Campaign.Finding]

  /// The number of violations of each rule, by its name.
  var violationCounts: [String: Int] {
    var counts: [String: Int] = [:]
    for finding in findings where finding.violation != nil {
      counts[rules[finding.trial.rule].name, default: 0] += 1
    }
    return counts
  }

  // MARK: - The table

  /// A line for each rule: how many rewrites, and what became of them.
  var table: String {
    var lines = [row("rule", ["rewrites"] + Outcome.columns)]
    var sums = [Int](repeating: 0, count: Outcome.columns.count)
    for (index, rule) in rules.enumerated() {
      var counts = [Int](repeating: 0, count: Outcome.columns.count)
      for finding in findings where finding.trial.rule == index {
        counts[finding.outcome.column] += 1
      }
      for column in counts.indices { sums[column] += counts[column] }
      lines.append(row(rule.name, numbers(counts)))
    }
    lines.append(row("all", numbers(sums)))
    return lines.joined(separator: "\n") + "\n\n" + gradeLine + "\n"
  }

  private func numbers(_ counts: [Int]) -> [String] {
    ([counts.reduce(0, +)] + counts).map { String($0) }
  }

  private func row(_ name: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(0, 11 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(1, 28 - name.count)) + padded.joined()
  }

  private var gradeLine: String {
    var grades: [Grade: Int] = [:]
    for finding in findings { grades.merge(finding.grades) { $0 + $1 } }
    return "verdicts: \(grades[.definite, default: 0]) definite, "
      + "\(grades[.assumed, default: 0]) assumed, \(grades[.unknown, default: 0]) unknown"
  }

  // MARK: - Violations

  /// The violations, each in a few lines; no more than `limit` of one rule, and only of `some`
  /// rules if that is not nil.
  func violations(limit: Int = .max, of some: Set<Int>? = nil) -> String {
    var text = ""
    var counts: [Int: Int] = [:]
    for finding in findings where finding.violation != nil {
      if let some, !some.contains(finding.trial.rule) { continue }
      counts[finding.trial.rule, default: 0] += 1
      if counts[finding.trial.rule, default: 0] <= limit { text += lines(for: finding) + "\n" }
    }
    return text
  }

  private func lines(for finding: Campaign.Finding) -> String {
    guard let violation = finding.violation else { return "" }
    let file = files[finding.trial.file]
    let rewrite = finding.trial.rewrite
    var text = """
      \(rules[finding.trial.rule].name): \(violation.kind.rawValue)
        at        \(file.name):\(file.line(at: rewrite.offset))

      """
    for edit in rewrite.edits {
      text += "  edit      `\(file.text(edit.range).brief)` → `\(edit.text.brief)`\n"
    }
    if let place = violation.place { text += "  verdict   \(words(for: place, in: file))\n" }
    text += "  original  \(violation.original)\n"
    if violation.expected != violation.original { text += "  case      \(violation.expected)\n" }
    return text + "  rewritten \(violation.actual)\n"
  }

  private func words(for place: Violation.Place, in file: SpecFile) -> String {
    let scenario = file.scenarios[place.scenario]
    // Probes stand behind the steps of the file: count those that it has itself.
    var step = -1
    var position = -1
    let probed = Set(Probes.edits(in: file).map { $0.range.start })
    for (index, line) in scenario.steps.enumerated() where position < place.step {
      step = index
      position += probed.contains(line.range.end) ? 2 : 1
    }
    let axes = place.axes.isEmpty ? "" : " on \(place.axes)"
    guard step >= 0 else { return "\"\(file.text(scenario.name))\"\(axes)" }
    let line = scenario.steps[step].range
    return "line \(file.line(at: line.start)) `\(file.text(line).oneLine)` of "
      + "\"\(file.text(scenario.name))\"\(axes)"
  }
}

extension Campaign.Finding {
  var violation: Violation? {
    if case .violation(let violation) = outcome { violation } else { nil }
  }
}

extension String {
  /// On one line, with single spaces.
  fileprivate var oneLine: String { split { $0.isWhitespace }.joined(separator: " ") }

  /// On one line of no great length.
  fileprivate var brief: String {
    let line = oneLine
    return line.count > 160 ? line.prefix(100) + " … " + line.suffix(50) : line
  }
}
