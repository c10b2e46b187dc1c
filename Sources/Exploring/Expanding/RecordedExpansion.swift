import Interpreter
import StatusBar

/// What a world leads to, as it is so for all worlds that answer the same where they are asked.
///
/// Objects, so that a search that comes by them again and again copies nothing.
final class RecordedExpansion {
  let unknown: InputID?
  let levels: Int
  let look: Search.Look
  let steps: [Step]

  /// One move, and what came of it.
  final class Step {
    let move: Move
    /// The number of the move.
    let number: UInt32
    let tries: Int
    let unknown: InputID?
    /// How the laws of moves stand behind each of its actions.
    let passages: [[LawVerdict]]
    /// Nil where it cannot be done.
    let end: End?

    fileprivate init(_ step: Expansion.Step, numbered number: UInt32, _ end: End?) {
      (move, tries, unknown) = (step.move, step.tries, step.unknown)
      passages = step.passages.map { $0.verdicts }
      (self.number, self.end) = (number, end)
    }
  }

  /// The world that a move ends with, and what is seen there.
  final class End {
    /// What a way back can take away.
    let levels: [ControllerID]
    let look: Search.Look
    let undecided: InputID?
    let verdicts: [LawVerdict]
    let returns: [LawVerdict]
    /// How the row of the world becomes that of its end.
    let patch: WorldPatch

    fileprivate init(_ end: Expansion.End, _ verdicts: [LawVerdict], _ patch: WorldPatch) {
      (levels, look, undecided) = (end.levels, end.look, end.undecided)
      (self.verdicts, returns, self.patch) = (verdicts, end.returns, patch)
    }
  }

  /// Records what the world of a number leads to; nil where that may be otherwise for another one.
  init?(
    _ expansion: Expansion, of world: Int, in table: WorldTable, _ moves: inout MoveList
  ) {
    guard let reads = expansion.reads else { return nil }
    var steps: [Step] = []
    for step in expansion.steps {
      guard step.ends.count < 2 else { return nil }
      var end: End?
      if let only = step.ends.first {
        guard !only.isSplit, let verdicts = only.verdicts, let number = only.number,
          let patch = table.patch(from: world, to: number, asking: reads)
        else { return nil }
        end = End(only, verdicts, patch)
      }
      steps.append(Step(step, numbered: moves.number(of: step.move), end))
    }
    (unknown, levels, look) = (expansion.unknown, expansion.levels, expansion.look)
    self.steps = steps
  }
}
