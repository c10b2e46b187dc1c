import Binding
import Language
import StatusBar

// Why the bar is as it is: the line that decided, the reasons, and what is unknown.
extension CellRunner {
  /// Adds what decided the actual value, with the reasons of a fresh walk.
  func explain(_ fact: PlannedFact, _ mismatch: inout Mismatch) {
    guard fact.kind.isAboutBar else { return }
    let fresh = world.resolve(in: context.program)
    let aspect: Reason.Aspect = fact.kind.isAboutVisibility ? .visibility : .style
    let reasons = fresh.reasons.filter { $0.aspect == aspect || $0.aspect == .both }
    mismatch.reasons = reasons.map { line(for: $0) }
    if fresh.answersLike(world.published) {
      mismatch.decisive = decisive(reasons)
    } else {
      mismatch.hints.append(
        "the published bar lags behind: a walk now would make it \(fresh.bar.words); "
          + "ask for an update")
    }
  }

  /// The place that gave the final answer, else the last one that had the greatest part in it: a
  /// modifier that counts, one that is in vain, a getter, a controller that was passed over.
  private func decisive(_ reasons: [Reason]) -> Diagnostic.Label? {
    var best: (weight: Int, label: Diagnostic.Label)?
    for reason in reasons {
      guard let place = context.bound.location(of: reason.site),
        let (weight, text) = part(of: reason)
      else { continue }
      if weight >= best?.weight ?? 0 { best = (weight, Diagnostic.Label(place, short(text))) }
    }
    return best?.label
  }

  /// At most sixty characters.
  private func short(_ text: String) -> String {
    text.unicodeScalars.count <= 60
      ? text : String(String.UnicodeScalarView(text.unicodeScalars.prefix(59))) + "…"
  }

  /// What a reason had to do with the outcome, and how much; nil for remarks.
  private func part(of reason: Reason) -> (weight: Int, text: String)? {
    switch reason.kind {
    case .decided(let owner, let value):
      (5, words(of: owner) + " decided: " + words(of: value))
    case .preference(_, let value): (4, "sets " + words(of: value))
    case .ineffective: (3, "has no effect here")
    case .asked(_, _, let value): (2, "answers " + words(of: value))
    case .notAsked(let id): (1, name(of: id) + " is not asked")
    case .remark: nil
    }
  }

  private func line(for reason: Reason) -> ReasonLine {
    ReasonLine(
      rule: reason.rule, text: sentence(for: reason),
      location: context.bound.location(of: reason.site))
  }

  /// Names what nobody said, where it stands, and the two ways to go on.
  func explainUnknown(_ fact: PlannedFact, _ mismatch: inout Mismatch) {
    if case .condition(let condition) = fact.kind {
      if let input = unknownInput(of: condition) { explain(input, &mismatch) }
      return
    }
    if fact.kind.isAboutRoute { return explainFrequency(fact, &mismatch) }
    let fresh = world.resolve(in: context.program)
    mismatch.reasons = fresh.reasons.map { line(for: $0) }
    let published = world.published.undecided
    guard let first = published.first ?? fresh.undecided.first ?? openInput.map({ Unknown($0) })
    else { return }
    switch first {
    case .input(let input), .condition(_, let input): explain(input, &mismatch)
    case .open(let rule): explain(rule, &mismatch)
    }
  }

  func explain(_ id: InputID, _ mismatch: inout Mismatch) {
    if let rule = id.rule { return explain(rule, &mismatch) }
    let input = context.program.inputs[Int(id.index)]
    if let place = context.bound.location(of: input.site) {
      mismatch.decisive = Diagnostic.Label(place, "nobody says what `\(input.name)` is")
    }
    let value = input.isBoolean ? "true" : "…"
    let values = input.isBoolean ? "[true, false]" : "[…]"
    mismatch.hints = [
      "say what it is before this line: `set \(input.name) = \(value)`",
      "run the scenario over its values: `on \(input.name) \(values)`",
    ]
  }

  private func explain(_ rule: Rule, _ mismatch: inout Mismatch) {
    mismatch.hints = ["`expect unknown` holds here: no source answers \(rule.spelling)"]
    switch rule {
    case .u26:
      mismatch.hints.append("say it: `show sidebar`, `hide sidebar` or `.isSidebarHidden(…)`")
    case .u27: mismatch.hints.append("say it: `.preferredDisplayMode(.oneBesideSecondary)`")
    default: break
    }
    guard let policy = Policy.allCases.first(where: { $0.rule == rule }) else { return }
    mismatch.hints.append(
      "choose an answer: `on policy.\(policy.spelling) \(joined(policy.choices, "` or `"))`")
  }

  /// A condition that hangs on something unknown: the facts after it were compared nevertheless.
  func undecidedCondition(_ step: PlannedStep, _ expectation: PlannedExpectation) -> Mismatch {
    var mismatch = Mismatch(
      kind: .undecided, code: RunningCode.conditionIsUndecided.code,
      title: "nobody knows whether the condition after `when` holds",
      location: context.at(step.range), expected: "a condition that is true or false",
      actual: "unknown")
    mismatch.step = lastAction.map { context.at($0) }
    mismatch.message = expectation.message.map { context.text($0) }
    if let screen = expectation.condition.flatMap({ missingScreen(of: $0) }) {
      mismatch.kind = .broken
      mismatch.code = RunningCode.screenNotAlive.code
      mismatch.title = "the condition after `when` means nothing here: no \(screen) is alive"
      mismatch.actual = "no \(screen) is alive"
    }
    if let input = expectation.condition.flatMap({ unknownInput(of: $0) }) {
      explain(input, &mismatch)
    }
    return mismatch
  }

  private func unknownInput(of condition: PlannedCondition) -> InputID? {
    switch condition {
    case .cells: return nil
    case .formula(let formula, let screen):
      let value = world.value(formula, screen: screen, in: context.program)
      if case .unknown(let input) = value { return input }
      return nil
    case .not(let operand): return unknownInput(of: operand)
    case .and(let a, let b), .or(let a, let b): return unknownInput(of: a) ?? unknownInput(of: b)
    }
  }
}

extension PlannedFact.Kind {
  /// `true` iff it says who was asked.
  fileprivate var isAboutRoute: Bool {
    switch self {
    case .asked, .notAsked: true
    default: false
    }
  }

  /// `true` iff the walks have a part in it.
  fileprivate var isAboutBar: Bool {
    switch self {
    case .hidden, .covered, .unchanged, .stale, .content, .trailing, .split, .automatic, .unknown,
      .style, .asked,
      .notAsked, .flash, .noFlash, .meanwhile, .animated, .notAnimated:
      true
    case .ignored, .quantity, .navigationBar, .top, .lifecycle, .advice, .condition: false
    }
  }
}
