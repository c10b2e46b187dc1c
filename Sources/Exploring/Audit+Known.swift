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
