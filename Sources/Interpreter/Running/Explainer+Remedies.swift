import Binding
import Language
import StatusBar

// What would mend a fact that fails, where something in the text asks for it in vain.
extension Explainer {
  /// Returns what to do about settings that ask for just what is expected and have no effect where
  /// they are: a modifier that is not read, an override that is not asked.
  func remedies(for fact: PlannedFact) -> [Hint] {
    guard let wanted = fact.kind.row.wish, runner.others.isEmpty else { return [] }
    let vain = runner.questions.settingEffects().ineffective.filter { wish(at: $0.site) == wanted }
    return vain.isEmpty ? [] : [.remedies(vain)]
  }

  /// Says that code waits which has not run yet, such as that of a task; `asked` where a user
  /// asks on a command line.
  func waitingHints(asked: Bool = false) -> [Hint] {
    guard runner.others.isEmpty, let waiting = runner.questions.waitingCode(),
      let place = runner.context.bound.location(of: waiting.site)
    else { return [] }
    return [.wait(for: place, seconds: waiting.seconds, asked: asked)]
  }

  /// `true` iff code runs next before anything can be seen.
  var isEarly: Bool {
    runner.others.isEmpty && (runner.questions.waitingCode().map { $0.seconds < 0.05 } ?? false)
  }

  /// Returns the lines that ask for just what is expected and are not heard, two at most.
  func unheard(_ fact: PlannedFact, _ told: Replay, besides marked: [Mark]) -> [Mark] {
    guard let wanted = fact.kind.row.wish, runner.others.isEmpty else { return [] }
    var marks: [Mark] = []
    func add(_ site: Site, _ role: Mark.Role) {
      guard let place = runner.context.bound.location(of: site), marks.count < 2,
        !(marked + marks).contains(where: { $0.location.overlaps(place) })
      else { return }
      marks.append(Mark(place, role))
    }
    for advice in runner.questions.settingEffects().ineffective
    where wish(at: advice.site) == wanted {
      let isGetter = runner.context.program.formulas.contains { $0.site == advice.site }
      add(advice.site, isGetter ? .nobodyAsks : .hasNoEffect)
    }
    let ignored = told.authors[.application(wanted.aspect)]
    if let ignored, wish(for: ignored.write.value) == wanted, !isSetByApplication {
      add(ignored.write.site, .ignored(step: range(ofStep: ignored.step)))
    }
    return marks
  }

  /// `true` iff Info.plist gives the bar to the application, whose setters count then.
  private var isSetByApplication: Bool {
    runner.state.fresh.reasons.contains {
      if case .decided(.application, _) = $0.kind { true } else { false }
    }
  }

  /// What the modifier or the getter at a place asks for, where it is one thing for ever.
  private func wish(at site: Site) -> PlannedFact.Kind.Wish? {
    let program = runner.context.program
    for view in program.views where view.site == site {
      if case .modified(_, .bar(.statusBarHidden(let formula))) = view.kind {
        return wish(of: formula)
      }
    }
    let formula = program.formulas.firstIndex { $0.site == site && $0.kind.isConstant }
    return formula.flatMap { wish(of: FormulaID(Int32($0))) }
  }

  private func wish(of formula: FormulaID) -> PlannedFact.Kind.Wish? {
    guard case .constant(let value) = runner.context.program.formulas[Int(formula.index)].kind
    else {
      return nil
    }
    return wish(for: value)
  }

  private func wish(for value: Value) -> PlannedFact.Kind.Wish? {
    if case .bool(let isHidden) = value { return .hidden(isHidden) }
    if value == .style(.lightContent) { return .content(.light) }
    return value == .style(.darkContent) ? .content(.dark) : nil
  }
}

extension Location {
  /// `true` iff both have a byte in common.
  fileprivate func overlaps(_ other: Location) -> Bool {
    file == other.file && range.start < other.range.end && other.range.start < range.end
  }
}

extension Formula.Kind {
  fileprivate var isConstant: Bool { if case .constant = self { true } else { false } }
}
