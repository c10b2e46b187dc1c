import StatusBar

/// Whether a fact holds.
package enum Verdict: UInt8 {
  case holds, fails, undecided
  /// The fact makes no sense here: the text of a hidden bar has no colour, a screen that is not
  /// alive has no state.
  case absurd

  package init(_ value: Value) {
    self = value == .bool(true) ? .holds : value.isUnknown ? .undecided : .fails
  }

  package init(_ holds: Bool) { self = holds ? .holds : .fails }

  package var reversed: Verdict {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .undecided, .absurd: self
    }
  }
}
