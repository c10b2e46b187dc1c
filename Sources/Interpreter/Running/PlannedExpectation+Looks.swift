extension PlannedExpectation {
  var expectsVisible: Bool {
    facts.contains { if case .hidden(false) = $0.kind { true } else { false } }
  }

  /// `true` iff its author knows that the bar may be of two colours.
  var mentionsParts: Bool {
    facts.contains { fact in
      switch fact.kind {
      case .split, .trailing: true
      case .hidden, .covered, .unchanged, .stale, .ignored, .content, .automatic, .unknown, .style,
        .asked, .notAsked, .animated, .notAnimated, .flash, .noFlash, .meanwhile, .quantity,
        .navigationBar, .top, .lifecycle, .advice, .condition:
        false
      }
    }
  }
}

extension PlannedCondition {
  /// `true` iff it does not hang on the cell alone.
  var hangsOnState: Bool {
    switch self {
    case .cells: false
    case .formula: true
    case .not(let operand): operand.hangsOnState
    case .and(let a, let b), .or(let a, let b): a.hangsOnState || b.hangsOnState
    }
  }
}
