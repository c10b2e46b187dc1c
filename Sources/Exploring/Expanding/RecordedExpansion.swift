import Interpreter
import StatusBar

/// What a world leads to, as it is so for all worlds that answer the same where they are asked.
///
/// An object, so that a search that comes by it again and again copies nothing. Most moves are
/// taken by their steps alone, which refer to nothing; the rest of what is known of each is apart.
final class RecordedExpansion {
  let unknown: InputID?
  /// How many screens a way back can take away.
  let levels: Int
  let look: Search.Look
  let steps: [Step]
  /// By step.
  private let details: [Detail]

  /// One move, and what came of it.
  struct Step {
    /// The number of the move.
    let number: UInt32
    let tries: Int
    let unknown: InputID?
    /// How many screens a way back can take away at its end; nil where it cannot be done.
    let levels: Int?
    /// `true` iff its end is the world that it begins in.
    let isStill: Bool
    let returns: Lead.ReturnKind?
    /// `true` iff what the bar was behind each screen says nothing any more.
    let forgetsWays: Bool
    /// `true` iff laws of moves have something to say.
    let isJudged: Bool
  }

  /// What is known of a move besides.
  final class Detail {
    let move: Move
    /// How the laws of moves stand behind each of its actions.
    let passages: [[LawVerdict]]
    let end: End?

    fileprivate init(_ step: Expansion.Step, _ end: End?) {
      (move, self.end) = (step.move, end)
      passages = step.passages.map { $0.verdicts }
    }
  }

  /// The world that a move ends with, and what is seen there.
  final class End {
    /// What a way back can take away.
    let levels: [ControllerID]
    /// Those that may stand there more often than where the move begins.
    let newLevels: [ControllerID]
    let look: Search.Look
    let undecided: InputID?
    let verdicts: [LawVerdict]
    let returns: [LawVerdict]
    /// How the row of the world becomes that of its end.
    let patch: WorldPatch

    fileprivate init(
      _ end: Expansion.End, _ verdicts: [LawVerdict], _ patch: WorldPatch, behind: [ControllerID]
    ) {
      (levels, look, undecided) = (end.levels, end.look, end.undecided)
      (self.verdicts, returns, self.patch) = (verdicts, end.returns, patch)
      newLevels = end.levels.filter { !behind.contains($0) || !patch.keeps($0) }
    }
  }

  subscript(_ step: Int) -> Detail { details[step] }

  /// Records what the world of a number leads to; nil where that may be otherwise for another one.
  init?(
    _ expansion: Expansion, of world: Int, in table: WorldTable, _ moves: inout MoveList
  ) {
    guard let reads = expansion.reads else { return nil }
    var steps: [Step] = []
    var details: [Detail] = []
    for step in expansion.steps {
      guard step.ends.count < 2 else { return nil }
      var end: End?
      if let only = step.ends.first {
        guard !only.isSplit, let verdicts = only.verdicts, let number = only.number,
          let patch = table.patch(from: world, to: number, asking: reads)
        else { return nil }
        end = End(only, verdicts, patch, behind: expansion.levels)
      }
      steps.append(
        Step(
          number: moves.number(of: step.move), tries: step.tries, unknown: step.unknown,
          levels: end?.levels.count, isStill: end?.patch.isEmpty == true,
          returns: step.move.returnKind, forgetsWays: step.move.forgetsWays,
          isJudged: step.passages.contains { $0.verdicts.contains { $0.standing != .idle } }))
      details.append(Detail(step, end))
    }
    (unknown, levels, look) = (expansion.unknown, expansion.levels.count, expansion.look)
    (self.steps, self.details) = (steps, details)
  }
}
