import Interpreter
import Language

// What an audit finds and need not tell.
extension Audit {
  /// Leaves out what a comment allows at the line that decided.
  mutating func leaveOutAllowed() {
    let all = findings.count
    findings.removeAll { finding in
      guard let place = finding.place else { return false }
      return plan.allowances.contains { $0.covers(finding.lead.law.code, place) }
    }
    allowed += all - findings.count
  }

  /// Leaves out what was told before.
  package mutating func leaveOut(_ isKnown: (Finding) -> Bool) {
    let all = findings.count
    findings.removeAll { isKnown($0) }
    known += all - findings.count
  }
}

// In which order findings are told.
extension Audit {
  /// Puts what is certain first, and leaves out what has the cause of another one.
  mutating func order() {
    let ranked = findings.enumerated().sorted { a, b in
      if a.element.lead.isCertain != b.element.lead.isCertain { return a.element.lead.isCertain }
      // What is seen for a moment says less than what stays.
      let isBrief = (a.element.lead.law == .steady, b.element.lead.law == .steady)
      if isBrief.0 != isBrief.1 { return isBrief.1 }
      if a.element.steps.count != b.element.steps.count {
        return a.element.steps.count < b.element.steps.count
      }
      return a.offset < b.offset
    }
    var told: [Location] = []
    findings = []
    for (_, finding) in ranked {
      guard let place = finding.place else {
        findings.append(finding)
        continue
      }
      if told.contains(place) { continue }
      told.append(place)
      findings.append(finding)
    }
  }
}
