extension PlannedFact {
  var isVisible: Bool {
    if case .hidden(false) = kind { true } else { false }
  }

  /// `true` iff it speaks of one of two colours that the bar has.
  var mentionsPart: Bool {
    switch kind {
    case .split, .trailing: true
    case .hidden, .covered, .unchanged, .stale, .ignored, .content, .automatic, .unknown, .style,
      .asked, .notAsked, .animated, .notAnimated, .flash, .noFlash, .meanwhile, .quantity,
      .navigationBar, .top, .lifecycle, .advice, .condition:
      false
    }
  }
}

extension PlannedFact.Kind {
  /// `true` iff it says what the bar looks like, in words that follow "the bar is".
  package var isAboutLook: Bool {
    switch self {
    case .hidden, .covered, .content, .automatic, .split, .trailing, .unknown, .unchanged, .stale:
      true
    case .ignored, .style, .asked, .notAsked, .animated, .notAnimated, .flash, .noFlash, .meanwhile,
      .quantity, .navigationBar, .top, .lifecycle, .advice, .condition:
      false
    }
  }

  package var isCondition: Bool { if case .condition = self { true } else { false } }

  /// `true` iff the walk for visibility decides it.
  var isAboutVisibility: Bool {
    switch self {
    case .content, .trailing, .split, .automatic, .style: false
    case .hidden, .covered, .unchanged, .stale, .unknown, .ignored, .asked, .notAsked, .animated,
      .notAnimated, .flash, .noFlash, .meanwhile, .quantity, .navigationBar, .top, .lifecycle,
      .advice, .condition:
      true
    }
  }
}

extension PlannedCondition {
  /// `true` iff it does not depend on the cell alone.
  var hangsOnState: Bool {
    switch self {
    case .cells: false
    case .formula: true
    case .not(let operand): operand.hangsOnState
    case .and(let a, let b), .or(let a, let b): a.hangsOnState || b.hangsOnState
    }
  }
}
