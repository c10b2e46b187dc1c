import Interpreter
import StatusBar

/// What worlds lead to, as it is so for all worlds that answer the same where they are asked.
///
/// What is gone through for each situation of a search stands in lists of numbers, which refer to
/// nothing: nothing is counted or copied to look at it, and several threads may.
final class ExpansionMemo {
  // Changed by the search alone, while no thread reads.
  @exclusivity(unchecked) private var worlds: WorldMemo
  @exclusivity(unchecked) private(set) var all = Column<Recorded>()
  @exclusivity(unchecked) private(set) var steps = Column<Step>()
  @exclusivity(unchecked) private(set) var patches = PatchList()
  /// What ways back can take away at the ends of steps.
  @exclusivity(unchecked) private(set) var levels = Column<ControllerID>()
  /// Those that may stand there more often than where the step begins.
  @exclusivity(unchecked) private(set) var newLevels = Column<ControllerID>()
  /// By step.
  @exclusivity(unchecked) private var details: [Detail] = []

  private let laws: [PlannedLaw]

  /// Creates what remembers nothing of the worlds of a table, for a search that looks at laws.
  init(of table: WorldTable, for laws: [PlannedLaw]) {
    worlds = WorldMemo(of: table)
    self.laws = laws
  }

  /// What a world leads to.
  struct Recorded {
    /// What it depends on, or a step, where that is not known.
    let unknown: InputID?
    /// How many screens a way back can take away.
    let levelCount: Int
    let look: Search.Look
    /// Where its steps are.
    let steps: Places
    /// How many actions they try, and how many of them can be done.
    let work: Int
    let moves: Int
  }

  /// One move, and what came of it.
  struct Step {
    /// The number of the move.
    let number: UInt32
    let returns: Lead.ReturnKind?
    /// `true` iff what the bar was behind each screen says nothing any more.
    let forgetsWays: Bool
    /// `true` iff laws of moves have something to say.
    let isJudged: Bool
    /// Nil where it cannot be done.
    let end: End?

    /// The world that it ends with.
    struct End {
      /// How the row of the world becomes that of its end; nil if it stays.
      let patch: Int?
      /// Where what a way back can take away is, and those of it that are new.
      let levels: Places
      let newLevels: Places
      let look: Search.Look
      let undecided: InputID?
      /// The laws that hold there, where that is all there is to say of laws.
      let holding: LawSet?
    }
  }

  /// What is known of a move besides.
  final class Detail {
    let move: Move
    /// How the laws of moves stand behind each of its actions.
    let passages: [[LawVerdict]]
    /// How the laws of situations stand at its end, and those of ways back.
    let verdicts: [LawVerdict]
    let returns: [LawVerdict]

    fileprivate init(_ step: Expansion.Step) {
      move = step.move
      passages = step.passages.map { $0.verdicts }
      verdicts = step.ends.first?.verdicts ?? []
      returns = step.ends.first?.returns ?? []
    }
  }

  /// What is known of a step besides.
  func detail(_ step: Int) -> Detail { details[step] }

  // MARK: - Finding

  /// Learns of what came into the table meanwhile.
  func catchUp() { worlds.catchUp() }

  /// Returns the number of what was found for a world, or for one that answers the same. Changes
  /// nothing, so that several threads may ask at once.
  func found(for world: Int) -> Int? { worlds.found(for: world) }

  // MARK: - Keeping

  /// Keeps what the world of a number leads to, and returns its number; nil where that may be
  /// otherwise for another one.
  func keep(
    _ expansion: Expansion, of world: Int, in table: WorldTable, _ moves: inout MoveList
  ) -> Int? {
    guard let reads = expansion.reads else { return nil }
    var ends: [(end: Expansion.End, patch: WorldPatch)?] = []
    for step in expansion.steps {
      guard step.ends.count < 2, !step.isCut else { return nil }
      guard let end = step.ends.first else {
        ends.append(nil)
        continue
      }
      guard !end.isSplit, end.verdicts != nil, let number = end.number,
        let patch = table.patch(from: world, to: number, asking: reads)
      else { return nil }
      ends.append((end, patch))
    }
    guard let number = worlds.keep(reads, of: world) else { return nil }
    let start = steps.count
    for (step, end) in zip(expansion.steps, ends) {
      steps.append(
        Step(
          number: moves.number(of: step.move), returns: step.move.returnKind,
          forgetsWays: step.move.forgetsWays,
          isJudged: step.passages.contains { $0.verdicts.contains { $0.standing != .idle } },
          end: end.map { self.end($0.end, $0.patch, behind: expansion.levels) }))
      details.append(Detail(step))
    }
    all.append(
      Recorded(
        unknown: expansion.unknown ?? expansion.steps.lazy.compactMap { $0.unknown }.first,
        levelCount: expansion.levels.count, look: expansion.look,
        steps: Places(start..<steps.count), work: expansion.steps.reduce(0) { $0 + $1.work },
        moves: ends.count { $0 != nil }))
    return number
  }

  private func end(
    _ end: Expansion.End, _ patch: WorldPatch, behind former: [ControllerID]
  ) -> Step.End {
    let (first, firstNew) = (levels.count, newLevels.count)
    for level in end.levels {
      levels.append(level)
      if !former.contains(level) || !patch.keeps(level) { newLevels.append(level) }
    }
    return Step.End(
      patch: patch.isEmpty ? nil : patches.add(patch), levels: Places(first..<levels.count),
      newLevels: Places(firstNew..<newLevels.count), look: end.look, undecided: end.undecided,
      holding: LawSet(holdingIn: end.verdicts ?? [], of: laws))
  }
}
