import Binding
import Language
import StatusBar

// Why a fact is undecided: what is not said, where it is, and how to go on.
extension Explainer {
  /// Names what is not said, where it is, and the ways to go on.
  func explainUnknown(_ fact: PlannedFact, _ finding: inout Finding) {
    if case .condition(let condition) = fact.kind {
      if let input = unknownInput(of: condition) { explain(input, &finding) }
      return
    }
    defer {
      if runner.world.unknownFacets.isOfManyWays {
        finding.hints.insert(.sayMore(limit: Limits.consequences), at: 0)
      }
    }
    if let input = doubt(about: fact) { return explain(input, &finding) }
    if fact.kind.has(.route) && runner.world.unknownFacets[.screens] == nil {
      return explainFrequency(fact, &finding)
    }
    finding.reasons = possibleReasons(aspect(of: fact))
    guard let first = firstUnknown else { return }
    switch first {
    case .open(let rule): return explain(rule, &finding)
    case .condition(let formula, let input) where isQuestionForChild(formula):
      explain(input, isScreen: true, &finding)
    case .input(let input), .condition(_, let input): explain(input, &finding)
    }
    if !finding.hints.contains(where: { $0.saysWhatItIs }), !looksDefinite {
      finding.hints.append(.expectUnknown)
    }
  }

  /// The unknown that a fact beside the bar depends on, or nil.
  private func doubt(about fact: PlannedFact) -> InputID? {
    if case .quantity(let quantity, _, _) = fact.kind {
      return runner.questions.quantity(quantity).doubt
    }
    if case .navigationBar(let wanted) = fact.kind {
      return runner.questions.navigationBar()?.doubt(about: wanted)
    }
    if case .style = fact.kind { return runner.styleDoubt }
    return nil
  }

  /// What the bar depends on first; nil where all is known.
  var firstUnknown: Unknown? {
    runner.published.undecided.first ?? runner.questions.resolve().undecided.first
      ?? openInput.map { Unknown($0) }
  }

  /// What makes the worlds differ, or hides what they show: the first thing that is not said.
  private var openInput: InputID? {
    for facet in UnknownFacets.Facet.allCases {
      if let input = runner.world.unknownFacets[facet] { return input }
    }
    for other in runner.others {
      if let input = other.decided.first(where: { !runner.decided.contains($0) })
        ?? other.decided.last
      {
        return input
      }
    }
    return nil
  }

  /// `true` iff a formula is what a class answers when it is asked for a child.
  func isQuestionForChild(_ formula: FormulaID) -> Bool {
    runner.context.program.screens.contains {
      $0.overrides[.childForStatusBarHidden] == formula
        || $0.overrides[.childForStatusBarStyle] == formula
    }
  }

  /// The reasons of every walk that is possible: a question that is answered in several ways is one
  /// of them. What unknown code may have done does not concern a walk.
  func possibleReasons(_ aspect: Reason.Aspect) -> [FoundReason] {
    var questions: [(reason: Reason, clause: FoundReason.Clause)] = []
    var isUnknown = false
    runner.inEachWorld { runner in
      if aspect != .style && runner.world.unknownFacets[.visibility] != nil { isUnknown = true }
      if aspect != .visibility && runner.world.unknownFacets[.style] != nil { isUnknown = true }
      for reason in runner.questions.possibleReasons().joined()
      where aspect.includes(reason.aspect) {
        let clause = runner.explainer.clause(for: reason)
        let known = questions.firstIndex {
          $0.clause.asks(as: clause) && $0.reason.rule == reason.rule
            && $0.reason.site == reason.site
        }
        guard let known else {
          questions.append((reason, clause))
          continue
        }
        for value in clause.values where !questions[known].clause.values.contains(value) {
          questions[known].clause.values.append(value)
        }
      }
    }
    if isUnknown { return [] }
    let met = questions.map { $0.reason }
    questions.removeAll { $0.reason.repeats(met) }
    let deciding = decidingReasons(questions.map { $0.reason })
    return questions.enumerated().map { number, question in
      FoundReason(
        rule: question.reason.rule, clause: question.clause,
        location: runner.context.bound.location(of: question.reason.site),
        decides: deciding.contains(number), isClaimed: isClaimed(question.reason.rule))
    }
  }

  /// Names an input that is not set, and what to do about it; `isScreen` says that it is a screen.
  func explain(_ id: InputID, isScreen: Bool = false, _ finding: inout Finding) {
    if let rule = id.rule { return explain(rule, &finding) }
    if let end = id.end { return explain(end: end, &finding) }
    let input = runner.context.program.inputs[Int(id.index)]
    if let place = runner.context.bound.location(of: input.site) {
      finding.decisive = Mark(place, .unknown(code: input.name))
    }
    if let base = input.unreadBase {
      finding.hints = [.declareBase(base)]
      return
    }
    let isUnknownController = runner.questions.isUnknownController(id)
    guard !isUnknownController, let path = settingPath(of: id) else {
      let result: Hint.UnknownResult =
        isUnknownController ? .viewController : input.isBoolean ? .bool : .any
      finding.hints = [
        .declare(code: input.name, isScreen: isScreen || isUnknownController, result)
      ]
      return
    }
    let values = runner.context.bound.writtenValues(of: id)
    finding.hints =
      isScreen
      ? [.declare(code: input.name, isScreen: true, .any), .sayThatThereIsNone(path: path)]
      : [
        .sayWhatItIs(path: path, values: values),
        .runOverValues(path: path, values: values),
      ]
  }

  /// What a step can set an input by; nil for one that none can, as whether an initializer runs.
  func settingPath(of id: InputID) -> String? {
    guard runner.context.program.inputs[Int(id.index)].name != "init" else { return nil }
    return runner.context.bound.settingPath(of: id)
  }

  /// Names the place at which the app ends.
  private func explain(end formula: FormulaID, _ finding: inout Finding) {
    let site = runner.context.program.formulas[Int(formula.index)].site
    guard let place = runner.context.bound.location(of: site) else { return }
    finding.decisive = Mark(place, .ends(runner.context.program.end(at: formula)))
    finding.hints = []
  }

  /// `true` iff `expect unknown` does not hold.
  private var looksDefinite: Bool { runner.published.alternatives.isEmpty && runner.looksAlike }

  func explain(_ rule: Rule, _ finding: inout Finding) {
    finding.hints = [.expectUnanswered(rule)]
    switch rule {
    case .u26: finding.hints.append(.saySidebar)
    case .u27: finding.hints.append(.sayDisplayMode)
    default: break
    }
    guard let policy = Policy.allCases.first(where: { $0.rule == rule }) else { return }
    finding.hints.append(.choose(policy))
  }

  /// Why the number is unknown, and what to write instead.
  private func explainFrequency(_ fact: PlannedFact, _ finding: inout Finding) {
    finding.reasons = [FoundReason(rule: .u19, clause: .askedAtWill)]
    if case .asked = fact.kind {
      finding.hints = [.leaveOutCount, .countRequests]
    } else {
      finding.hints = [.sayWhoIsAsked]
    }
  }

  /// A condition that depends on something unknown: the facts after it were compared nevertheless.
  func undecidedCondition(_ step: PlannedStep, _ expectation: PlannedExpectation) -> Finding {
    let missing = expectation.condition.flatMap { missingScreen(of: $0) }
    var finding = Finding(
      kind: missing == nil ? .undecided : .broken,
      code: missing == nil ? .conditionIsUndecided : .screenNotAlive,
      subject: .condition(missing: missing), location: runner.context.at(step.range),
      in: runner.context.text)
    finding.step = runner.lastAction.map { runner.context.at($0) }
    finding.message = expectation.message.map { runner.context.at($0.range(in: step.range)) }
    if let input = expectation.condition.flatMap({ unknownInput(of: $0) }) {
      explain(input, &finding)
    }
    return finding
  }

  private func unknownInput(of condition: PlannedCondition) -> InputID? {
    switch condition {
    case .cells: return nil
    case .formula(let formula, let screen):
      let value = runner.questions.value(formula, screen: screen)
      if case .unknown(let input) = value { return input }
      return nil
    case .not(let operand): return unknownInput(of: operand)
    case .and(let a, let b), .or(let a, let b): return unknownInput(of: a) ?? unknownInput(of: b)
    }
  }
}

extension Program {
  /// Why nothing is known after a formula.
  func end(at formula: FormulaID) -> Mark.End {
    switch formulas[Int(formula.index)].kind {
    case .forced: .forcesNil
    case .arithmetic(let arithmetic, _, _): arithmetic.type == nil ? .untyped : .hasNoRoom
    case .negate, .convert: .hasNoRoom
    case .length, .compare: .untyped
    case .apply(let function, _): function.mayEnd ? .leavesList : .untyped
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .ternary,
      .coalesce, .environment, .property, .stored, .seen, .thisController, .inUse, .root,
      .superAnswer,
      .objectProperty, .makeObject, .makeController, .window, .makeWindow, .closure, .call, .input,
      .opaque, .available,
      .choice, .each, .reduce, .element, .end:
      .stops
    }
  }
}

extension Hint {
  fileprivate var saysWhatItIs: Bool { if case .sayWhatItIs = self { true } else { false } }
}

extension FoundReason.Clause {
  /// `true` iff both say the same but for their values.
  fileprivate func asks(as other: FoundReason.Clause) -> Bool {
    var (plain, otherPlain) = (self, other)
    plain.values = []
    otherPlain.values = []
    return plain == otherPlain
  }
}
