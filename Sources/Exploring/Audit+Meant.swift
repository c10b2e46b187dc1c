import Binding
import Interpreter
import Language
import StatusBar

// What a way back leaves otherwise on purpose.
extension Audit {
  /// `true` iff a person, or code that puts back what it set, asked for what a way back left
  /// otherwise: a theme that was chosen on the screen that is left, a player that starts anew. A
  /// bar that a screen hides goes with it.
  func isMeant(_ lead: Lead, _ result: ScenarioResult) -> Bool {
    guard case .changed(let former, let now, let kind) = lead.cause,
      let finding = result.firstFailure,
      let giving = finding.story.reversed().lazy.compactMap({ $0.giving }).first, !giving.isStep
    else { return false }
    switch kind {
    case .tab, .page: return former.content == nil
    case .back, .dismissed:
      return former.content != nil && now.content != nil
        && isTapAway(giving.step, lead, before: finding.location)
    case .cancelled, .foreground, .turn: return false
    }
  }

  /// `true` iff a step is a tap on the screen that the way back leaves, and not what led there.
  private func isTapAway(_ step: SourceRange, _ lead: Lead, before end: Location) -> Bool {
    guard lead.away > 0, let source = plan.bound.spec.source(end.file),
      source.bytes[Int(step.start)..<Int(step.end)].starts(with: "tap ".utf8),
      step.end <= end.range.start
    else { return false }
    let program = plan.bound.program
    let last = lead.moves.suffix(lead.away + 1).filter { !$0.isGiven }
    let lines = last.reduce(0) { $0 + $1.steps(in: program, given: []).count }
    let behind = source.bytes[Int(step.end)..<Int(end.range.start)]
    return behind.count { $0 == UInt8(ascii: "\n") } <= lines
  }
}
