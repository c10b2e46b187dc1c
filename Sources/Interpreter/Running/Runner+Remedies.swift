import StatusBar

// What would mend a fact that fails, where something in the text asks for it in vain.
extension CellRunner {
  /// Returns what to do about settings that ask for just what is expected and have no effect where
  /// they stand: a modifier that nobody reads, an override that nobody asks.
  func remedies(for fact: PlannedFact) -> [String] {
    guard let wanted = fact.kind.wish, others.isEmpty else { return [] }
    var found: [String] = []
    for advice in world.settingEffects(in: context.program).ineffective
    where wish(at: advice.site) == wanted && !found.contains(advice.hint) {
      found.append(advice.hint)
    }
    return found
  }

  /// What the modifier or the getter at a place asks for, where it is one thing for ever.
  private func wish(at site: Site) -> PlannedFact.Wish? {
    let program = context.program
    for view in program.views where view.site == site {
      if case .modified(_, .statusBarHidden(let formula)) = view.kind {
        return wish(of: formula)
      }
    }
    let formula = program.formulas.firstIndex { $0.site == site && $0.kind.isConstant }
    return formula.flatMap { wish(of: FormulaID(Int32($0))) }
  }

  private func wish(of formula: FormulaID) -> PlannedFact.Wish? {
    guard case .constant(let value) = context.program.formulas[Int(formula.index)].kind else {
      return nil
    }
    switch value {
    case .bool(let isHidden): return .hidden(isHidden)
    case .style(.lightContent): return .content(.light)
    case .style(.darkContent): return .content(.dark)
    default: return nil
    }
  }
}

extension PlannedFact {
  /// What somebody may ask of the bar.
  fileprivate enum Wish: Hashable {
    case hidden(Bool)
    case content(InterfaceStyle)
  }
}

extension PlannedFact.Kind {
  /// What is expected to be seen; nil where it is no look.
  fileprivate var wish: PlannedFact.Wish? {
    switch self {
    case .hidden(let isHidden): .hidden(isHidden)
    case .content(let content): .content(content)
    default: nil
    }
  }
}

extension Formula.Kind {
  fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }
}
