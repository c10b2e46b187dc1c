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
    guard let source = plan.bound.spec.source(end.file), step.end <= end.range.start else {
      return false
    }
    // A step is a line: those behind it tell which move it is of.
    let behind = source.bytes[Int(step.end)..<Int(end.range.start)]
    var lines = behind.count { $0 == UInt8(ascii: "\n") }
    for (place, move) in lead.moves.reversed().enumerated() where place <= lead.away {
      lines -= move.isGiven ? 1 : move.steps(in: plan.bound.program, given: []).count
      if lines <= 0 { return place > 0 && move.isTap }
    }
    return false
  }
}
