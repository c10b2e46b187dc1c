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
      let mark = finding.story.last(where: { $0.giving != nil }), let giving = mark.giving,
      !giving.isStep
    else { return false }
    if isSetting(mark), kind != .tab, kind != .page { return true }
    // What time changes it changes wherever a person is.
    if move(giving.step, lead, before: finding.location)?.move.isWait == true { return true }
    switch kind {
    case .tab, .page: return former.content == nil
    case .back, .dismissed:
      guard let (place, move) = move(giving.step, lead, before: finding.location), move.isTouch
      else { return false }
      // The button that closes a screen may say what the bar is from then on; what no tap names is
      // a switch, or another control with a value.
      return place == 0 || !move.isTap || former.content != nil && now.content != nil
    case .cancelled, .turn: return false
    // What is done as the app is left is meant to be seen on the return: a lock.
    case .foreground: return true
    // A bar that goes once something is read comes back with a tap; and what is set on the way back
    // was otherwise before the way there.
    case .scroll:
      return former.content == nil || now.content == nil
        || (lines(from: giving.step, to: finding.location) ?? 0) < 2
    }
  }

  /// `true` iff a control changed what it is bound to, `Toggle(…, isOn: $hides)`: a person chose
  /// that.
  private func isSetting(_ mark: Mark) -> Bool {
    let source = plan.bound.spec.source(mark.location.file)
    return source?.bytes[Int(mark.location.range.start)] == UInt8(ascii: "$")
  }

  /// The move that a step is of, on the screen that the way back leaves, and its place from the end
  /// among the moves of a lead; nil for any other step.
  private func move(
    _ step: SourceRange, _ lead: Lead, before end: Location
  ) -> (place: Int, move: Move)? {
    guard var lines = lines(from: step, to: end) else { return nil }
    // A step is a line: those behind it tell which move it is of.
    for (place, move) in lead.moves.reversed().enumerated() where place <= lead.away {
      lines -= move.isGiven ? 1 : move.steps(in: plan.bound.program, given: []).count
      if lines <= 0 { return (place, move) }
    }
    return nil
  }

  /// How many lines a step stands above an expectation; nil where it does not stand above it.
  private func lines(from step: SourceRange, to end: Location) -> Int? {
    guard let source = plan.bound.spec.source(end.file), step.end <= end.range.start else {
      return nil
    }
    let behind = source.bytes[Int(step.end)..<Int(end.range.start)]
    return behind.count { $0 == UInt8(ascii: "\n") }
  }
}
