import Binding
import Language
import StatusBar

/// The settings without effect that a run met, each once, however many scenarios meet it.
///
/// An object, so that every cell of a run adds to the same one.
final class AdviceBook {
  private var given: Set<Advice> = []
  /// The structures that were asked already: most steps lead to one that an earlier one led to.
  private var structures: Set<UInt64> = []
  /// The platform of the last step, by which structures differ too, and a number for it.
  private var platform: Platform?
  private var platformKey: UInt64 = 0
  /// What the scenario at work gave first, as warnings.
  private(set) var warnings: [Diagnostic] = []

  /// Begins another scenario.
  func begin() { warnings.removeAll(keepingCapacity: true) }

  /// Notes what an action made vain; kinds that the scenario expects are no news to its author.
  func note(
    _ action: Action, _ world: World, _ events: [Event], _ context: RunContext, _ program: Program
  ) {
    for case .ignored(let advice) in events { add(advice, context) }
    guard action.changesStructure else { return }
    if platform != world.platform {
      platform = world.platform
      platformKey = UInt64(truncatingIfNeeded: world.platform.hashValue)
    }
    guard structures.insert(world.structureKey ^ platformKey).inserted else { return }
    for advice in world.structuralAdvice(in: program) { add(advice, context) }
  }

  private func add(_ advice: Advice, _ context: RunContext) {
    guard !context.scenario.expectedAdvice.contains(advice.kind),
      let location = context.bound.location(of: advice.site),
      given.insert(advice).inserted
    else { return }
    warnings.append(.advice(advice, at: location))
  }
}

extension Diagnostic {
  /// A setting that has no effect.
  static func advice(_ advice: Advice, at location: Location) -> Diagnostic {
    var diagnostic = Diagnostic(
      advice.kind.code, .warning, advice.kind.sentence, at: location,
      label: "no effect: advice \(advice.kind.spelling)")
    diagnostic.notes = ["\(advice.rule.spelling): \(advice.rule.entry.title)"]
    diagnostic.hint = advice.hint
    return diagnostic
  }
}

extension Advice.Kind {
  /// Lint codes, in the order of declaration.
  package var code: DiagnosticCode { DiagnosticCode(6001 + UInt16(rawValue)) }
}

extension Action {
  /// `true` iff the action can bring something on screen that was not there before.
  fileprivate var changesStructure: Bool {
    switch self {
    case .scrollTo, .scrollBy, .appearance, .indicator, .wait, .background, .foreground: false
    default: true
    }
  }
}

extension PlannedScenario {
  /// The kinds of advice that its expectations speak of.
  fileprivate var expectedAdvice: [Advice.Kind] {
    var kinds: [Advice.Kind] = []
    for case .expect(let expectation) in steps.lazy.map({ $0.kind }) {
      for fact in expectation.facts {
        if case .advice(let kind?) = fact.kind { kinds.append(kind) }
      }
    }
    return kinds
  }
}
