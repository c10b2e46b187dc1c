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
    var bearing = fact.kind.row.bearing
    if fact.decider != nil { bearing.insert(.owner) }
    collect(published.reliances, published.circumstances, bearing, &found)
    if bearing.contains(.step) {
      collect(journal.reliances, journal.circumstances, bearing, &found)
    }
    if bearing.contains(.now) {
      let fresh = questions.resolve()
      collect(fresh.reliances, fresh.circumstances, bearing, &found)
    }
    if bearing.contains(.former), let former {
      collect(former.reliances, former.circumstances, bearing, &found)
    }
    if bearing.contains(.backdrop), published.bar.isAutomatic && published.bar.isHint {
      add(.backdrop, to: &found)
    }
    let hardware = world.platform.hardware
    if bearing.contains(.height), hardware.isHeightUncertain && published.bar.height > 0 {
      add(.rule(hardware.isPad ? .u54 : .p14), to: &found)
    }
  }

  private func collectCode(_ found: inout UniqueList<VerdictAssumption>) {
    for assumption in questions.assumptions { take(assumption, to: &found) }
  }

  private func collect(
    _ reliances: [Reliance], _ circumstances: Circumstances,
    _ bearing: PlannedFact.Kind.Bearing, _ found: inout UniqueList<VerdictAssumption>
  ) {
    for reliance in reliances where bearing.includes(reliance.aspect) {
      take(reliance.assumption, to: &found)
    }
    if bearing.contains(.owner) {
      for reliance in circumstances.owners where bearing.includes(reliance.aspect) {
        take(reliance.assumption, to: &found)
      }
    }
    if bearing.contains(.route) {
      for assumption in circumstances.routes { take(assumption, to: &found) }
    }
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
