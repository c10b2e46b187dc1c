import Binding
import Language
import StatusBar

// What the verdict on a fact rests on. Most facts rest on nothing: that must cost next to nothing.
extension CellRunner {
  /// Returns what a fact rests on in the worlds that are possible, in the order in which it was
  /// met.
  func assumptions(of fact: PlannedFact) -> [VerdictAssumption] {
    var found = UniqueList<VerdictAssumption>()
    inEachWorld { $0.collectAssumptions(of: fact, &found) }
    return found.all
  }

  /// Notes that the verdict of the scenario rests on something.
  mutating func rest(on found: [VerdictAssumption]) {
    for assumption in found { assumptions.insert(assumption) }
  }

  /// Notes the code that ran up to here and was not understood: whether a condition holds may hang
  /// on it.
  mutating func restOnCode() {
    var found = UniqueList<VerdictAssumption>()
    inEachWorld { $0.collectCode(&found) }
    rest(on: found.all)
  }

  private func collectAssumptions(
    of fact: PlannedFact, _ found: inout UniqueList<VerdictAssumption>
  ) {
    collectCode(&found)
    let bearing = fact.bearing
    collect(published.reliances, published.circumstances, bearing, &found)
    if bearing.isAboutStep { collect(journal.reliances, journal.circumstances, bearing, &found) }
    switch fact.kind {
    case .stale:
      let fresh = questions.resolve()
      collect(fresh.reliances, fresh.circumstances, bearing, &found)
    case .unchanged:
      if let former { collect(former.reliances, former.circumstances, bearing, &found) }
    case .content where published.bar.isAutomatic && published.bar.isHint:
      add(.backdrop, to: &found)
    case .quantity(.barHeight, _, _)
    where world.platform.hardware.isHeightUncertain && published.bar.height > 0:
      add(.rule(world.platform.hardware.isPad ? .u54 : .p14), to: &found)
    case .hidden, .covered, .ignored, .content, .automatic, .split, .trailing, .unknown, .style,
      .asked, .notAsked, .animated, .notAnimated, .flash, .noFlash, .meanwhile, .quantity,
      .navigationBar, .top, .lifecycle, .advice, .condition:
      break
    }
  }

  private func collectCode(_ found: inout UniqueList<VerdictAssumption>) {
    for assumption in questions.assumptions { take(assumption, to: &found) }
  }

  private func collect(
    _ reliances: [Reliance], _ circumstances: Circumstances, _ bearing: PlannedFact.Bearing,
    _ found: inout UniqueList<VerdictAssumption>
  ) {
    for reliance in reliances where bearing.includes(reliance.aspect) {
      take(reliance.assumption, to: &found)
    }
    if bearing.owner {
      for reliance in circumstances.owners where bearing.includes(reliance.aspect) {
        take(reliance.assumption, to: &found)
      }
    }
    if bearing.route { for assumption in circumstances.routes { take(assumption, to: &found) } }
  }

  private func take(_ assumption: Assumption, to found: inout UniqueList<VerdictAssumption>) {
    switch assumption {
    case .text(let id):
      let note = context.bound.assumptions[Int(id.index)]
      add(.text(note.text, note.location), to: &found)
    case .rule(let rule):
      if !cell.decides(rule) { add(.rule(rule), to: &found) }
    }
  }

  private func add(_ assumption: VerdictAssumption, to found: inout UniqueList<VerdictAssumption>) {
    found.insert(assumption)
  }
}

extension PlannedCell {
  /// `true` iff it is said how to read a rule, so that nothing is assumed.
  fileprivate func decides(_ rule: Rule) -> Bool {
    guard !decided.isEmpty, let own = RuleSwitch(rule) else { return false }
    return decided.contains(own)
  }
}

extension PlannedFact {
  /// What a fact depends on.
  struct Bearing {
    var visibility = false
    var style = false
    /// Who gives the answer.
    var owner = false
    /// Who was asked or told.
    var route = false
    /// What the last step went through, and not only where it led.
    var isAboutStep = false

    fileprivate func includes(_ aspect: Reason.Aspect) -> Bool {
      switch aspect {
      case .visibility: visibility
      case .style: style
      case .both: visibility || style
      }
    }
  }

  /// A colour depends on visibility too, for a hidden bar has none.
  fileprivate var bearing: Bearing {
    var bearing =
      switch kind {
      case .hidden, .quantity(.barHeight, _, _), .quantity(.topInset, _, _):
        Bearing(visibility: true)
      case .content, .automatic, .split, .trailing, .style, .stale, .unknown, .advice:
        Bearing(visibility: true, style: true)
      case .unchanged, .animated, .notAnimated, .flash, .noFlash, .meanwhile:
        Bearing(visibility: true, style: true, isAboutStep: true)
      case .asked, .notAsked: Bearing(route: true, isAboutStep: true)
      case .lifecycle: Bearing(route: true, isAboutStep: true)
      case .covered, .ignored, .quantity, .navigationBar, .top, .condition: Bearing()
      }
    bearing.owner = decider != nil
    return bearing
  }
}
