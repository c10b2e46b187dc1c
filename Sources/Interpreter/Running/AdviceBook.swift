import Binding
import Language
import StatusBar

/// The settings without effect that a run met, each once, however many scenarios meet it.
///
/// What one step shows to be in vain another may show to count, in any cell of any scenario, and
/// what an expectation says is no news to its author: so nothing is told before all have run.
///
/// An object, so that every cell of a run adds to the same one.
final class AdviceBook {
  /// A setting without effect, and the scenario that met it first.
  private struct Entry {
    var advice: Advice
    var location: Location
    var scenario: Int
  }

  /// A setting and what is said of it.
  private struct Saying: Hashable {
    var kind: Advice.Kind
    var site: Site
  }

  // One cell after the other uses it, so that the runtime need not look at each access.
  @exclusivity(unchecked) private var entries: [Entry] = []
  @exclusivity(unchecked) private var given: Set<Advice> = []
  /// The settings that counted in some cell.
  @exclusivity(unchecked) private var effective = SiteSet()
  /// The getters of which an expectation says that they are not asked.
  private var expectedUnasked = SiteSet()
  /// What expectations say themselves, or later steps put right.
  private var said: Set<Saying> = []
  /// The scenario at work, nil for one that is only run for what it shows to count.
  @exclusivity(unchecked) private var scenario: Int?
  /// The changes of the cell at work without a request for an update.
  @exclusivity(unchecked) private var unrequested: [Advice] = []

  /// `true` iff there is something to tell, unless other scenarios show otherwise.
  var hasEntries: Bool { !entries.isEmpty }

  /// `true` iff an update asked for now would put something right.
  var awaitsRequest: Bool { !unrequested.isEmpty }

  /// Begins another scenario; without a number it adds nothing to tell.
  func begin(_ scenario: Int?) { self.scenario = scenario }

  func beginCell() {
    if !unrequested.isEmpty { unrequested.removeAll(keepingCapacity: true) }
  }

  /// Notes what an action made vain.
  func note(_ events: [Event], _ context: RunContext) {
    for case .ignored(let advice) in events {
      add(advice, context)
      if advice.kind == .changeWithoutRequest { unrequested.append(advice) }
    }
  }

  /// Notes what the settings are worth in a world; each world need be looked at once.
  func note(_ effects: SettingEffects, _ context: RunContext) {
    for site in effects.effective { effective.insert(site) }
    for advice in effects.ineffective { add(advice, context) }
  }

  /// Notes what a fact that holds says of settings.
  func learn(from fact: PlannedFact, _ events: [Event], _ context: RunContext) {
    if case .stale(true) = fact.kind { settleUnrequested() }
    if case .notAsked(let question) = fact.kind { expect(unasked: question, context.program) }
    guard fact.kind.row.recording.contains(.advice) else { return }
    for case .ignored(let advice) in events where fact.kind.tells(of: advice.kind) {
      settle(advice)
    }
  }

  /// Returns what a scenario gave first, as warnings.
  func warnings(of scenario: Int) -> [Diagnostic] {
    entries.lazy.filter { $0.scenario == scenario && self.stands($0.advice) }
      .map { .advice($0.advice, at: $0.location) }
  }

  /// Notes that an update is asked for after all.
  func settleUnrequested() {
    if unrequested.isEmpty { return }
    for advice in unrequested { settle(advice) }
    unrequested.removeAll(keepingCapacity: true)
  }

  private func settle(_ advice: Advice) {
    said.insert(Saying(kind: advice.kind, site: advice.site))
  }

  private func expect(unasked question: PlannedQuestion, _ program: Program) {
    program.climb(from: question.controller.screen) { id in
      let overrides = program.screens[Int(id.index)].overrides
      let all: [(ControllerProperty, FormulaID?)] = [
        (.prefersStatusBarHidden, overrides[.prefersStatusBarHidden]),
        (.preferredStatusBarStyle, overrides[.preferredStatusBarStyle]),
      ]
      for (property, formula) in all {
        guard let formula, question.property ?? property == property else { continue }
        expectedUnasked.insert(program.formulas[Int(formula.index)].site)
      }
    }
  }

  /// `true` iff nothing that ran speaks against an advice.
  private func stands(_ advice: Advice) -> Bool {
    if said.contains(Saying(kind: advice.kind, site: advice.site)) { return false }
    if advice.kind.isAboutQuestions && expectedUnasked.contains(advice.site) { return false }
    return !advice.kind.isAboutEffect || !effective.contains(advice.site)
  }

  private func add(_ advice: Advice, _ context: RunContext) {
    guard let scenario, !context.scenario.expectedAdvice.contains(advice.kind),
      let location = context.bound.location(of: advice.site), given.insert(advice).inserted
    else { return }
    entries.append(Entry(advice: advice, location: location, scenario: scenario))
  }
}

/// Places in the text, a bit each: they are numbered one after the other.
private struct SiteSet {
  private var words: [UInt64] = []

  mutating func insert(_ site: Site) {
    guard site != .none else { return }
    let word = Int(site.index >> 6)
    while words.count <= word { words.append(0) }
    words[word] |= 1 << UInt64(site.index & 63)
  }

  func contains(_ site: Site) -> Bool {
    let word = Int(site.index >> 6)
    return word < words.count && words[word] & (1 << UInt64(site.index & 63)) != 0
  }
}

extension Advice.Kind {

  /// `true` iff it says that a setting does nothing, and no more: one cell in which it does
  /// something speaks against that. The others speak of a release or of a moment.
  fileprivate var isAboutEffect: Bool {
    switch self {
    case .setterIgnored, .overrideNotAsked, .styleUnderNavigationBar, .captureFlagWithoutEffect,
      .plistStyleAfterLaunch, .modifierOnDestination, .modifierUnderPlistMode,
      .schemeWithoutBackground, .nestedModifiers, .embeddedController, .sheetContentNotAsked,
      .answerHandedOn, .overrideUnderPlistMode, .presentedTooEarly:
      true
    case .setterRemoved, .changeWithoutRequest, .deprecatedCall, .windowWithoutScene: false
    }
  }

  /// `true` iff it says that a getter is not asked.
  fileprivate var isAboutQuestions: Bool {
    switch self {
    case .overrideNotAsked, .styleUnderNavigationBar, .answerHandedOn, .overrideUnderPlistMode:
      true
    case .setterIgnored, .setterRemoved, .captureFlagWithoutEffect, .plistStyleAfterLaunch,
      .changeWithoutRequest, .deprecatedCall, .modifierOnDestination, .modifierUnderPlistMode,
      .schemeWithoutBackground, .nestedModifiers, .embeddedController, .sheetContentNotAsked,
      .windowWithoutScene, .presentedTooEarly:
      false
    }
  }

  fileprivate var isAboutSetters: Bool { self == .setterIgnored || self == .setterRemoved }
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

extension PlannedFact.Kind {
  /// `true` iff it says that there is such an advice.
  fileprivate func tells(of advice: Advice.Kind) -> Bool {
    if case .advice(let kind?) = self { return kind == advice }
    if case .ignored = self { return advice.isAboutSetters }
    return false
  }
}
