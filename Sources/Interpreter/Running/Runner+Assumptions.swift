import Binding
import Language
import StatusBar

// What the verdict on a fact rests on. Most facts rest on nothing: that must cost next to nothing.
extension CellRunner {
  /// Returns what a fact rests on in the worlds that are possible, in the order in which it was
  /// met.
  func assumptions(of fact: PlannedFact) -> [VerdictAssumption] {
    var found: [VerdictAssumption] = []
    inEachWorld { $0.collectAssumptions(of: fact.kind, &found) }
    return found
  }

  /// Notes that the verdict of the scenario rests on something.
  mutating func rest(on found: [VerdictAssumption]) {
    for assumption in found where !assumptions.contains(assumption) {
      assumptions.append(assumption)
    }
  }

  /// Notes the code that ran up to here and was not understood: whether a condition holds may hang
  /// on it.
  mutating func restOnCode() {
    var found: [VerdictAssumption] = []
    inEachWorld { $0.collectCode(&found) }
    rest(on: found)
  }

  private func collectAssumptions(
    of kind: PlannedFact.Kind, _ found: inout [VerdictAssumption]
  ) {
    collectCode(&found)
    let bearing = kind.bearing
    collect(world.published, bearing, &found)
    switch kind {
    case .stale: collect(world.resolve(in: context.program), bearing, &found)
    case .unchanged: if let former { collect(former, bearing, &found) }
    case .content where world.published.bar.isAutomatic && world.published.bar.isHint:
      add(.backdrop, to: &found)
    case .quantity(.barHeight, _, _)
    where world.platform.hardware.isHeightUncertain && world.published.bar.height > 0:
      add(.rule(world.platform.hardware.isPad ? .u54 : .p14), to: &found)
    default: break
    }
  }

  private func collectCode(_ found: inout [VerdictAssumption]) {
    for id in world.assumptions { take(.text(id), to: &found) }
  }

  private func collect(
    _ resolution: Resolution, _ bearing: PlannedFact.Bearing, _ found: inout [VerdictAssumption]
  ) {
    for reliance in resolution.reliances where bearing.includes(reliance.aspect) {
      take(reliance.assumption, to: &found)
    }
  }

  private func take(_ assumption: Assumption, to found: inout [VerdictAssumption]) {
    switch assumption {
    case .text(let id):
      let note = context.bound.assumptions[Int(id.index)]
      add(.text(note.text, note.location), to: &found)
    case .rule(let rule):
      if !cell.decides(rule) { add(.rule(rule), to: &found) }
    }
  }

  private func add(_ assumption: VerdictAssumption, to found: inout [VerdictAssumption]) {
    if !found.contains(assumption) { found.append(assumption) }
  }
}

extension PlannedCell {
  /// `true` iff somebody said how to read a rule, so that nothing is assumed.
  fileprivate func decides(_ rule: Rule) -> Bool {
    guard !decided.isEmpty, let own = RuleSwitch(rule) else { return false }
    return decided.contains(own)
  }
}

extension PlannedFact {
  /// Which answers of the walks a fact hangs on.
  enum Bearing: UInt8, Sendable {
    case nothing, visibility, everything

    fileprivate func includes(_ aspect: Reason.Aspect) -> Bool {
      switch self {
      case .nothing: false
      case .visibility: aspect != .style
      case .everything: true
      }
    }
  }
}

extension PlannedFact.Kind {
  /// Which answers it hangs on; a colour hangs on visibility too, for a hidden bar has none.
  fileprivate var bearing: PlannedFact.Bearing {
    switch self {
    case .hidden, .quantity(.barHeight, _, _), .quantity(.topInset, _, _): .visibility
    case .content, .automatic, .split, .trailing, .style, .unchanged, .stale, .unknown, .asked,
      .notAsked, .animated, .notAnimated, .flash, .noFlash, .meanwhile, .advice:
      .everything
    case .covered, .ignored, .quantity, .navigationBar, .top, .lifecycle, .condition: .nothing
    }
  }
}
