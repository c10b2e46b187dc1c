import Interpreter
import StatusBar

/// What is seen of a bar behind a move.
struct SeenBar: Hashable {
  /// Nil where something unknown has a part in it.
  var face: Lead.Face?
  /// Whether the last change of visibility was animated; nil where there was none, or where that is
  /// not known.
  var isAnimated: Bool?

  init(_ world: borrowing World, after journal: Journal) {
    face = world.published.undecided.isEmpty ? Lead.Face(world.published.bar) : nil
    if journal.open.contains(.change) { return }
    for case .changed(let from, let to, let change) in journal.events
    where from.isHidden != to.isHidden {
      isAnimated = change.isAnimated
    }
  }

  /// A fact that holds here and not there; nil where both look alike, or where one is not known.
  func difference(from other: SeenBar) -> String? {
    guard let face, let changed = other.face else { return nil }
    if face != changed {
      return face.content != nil && changed.content == nil ? "visible" : face.spelling
    }
    guard let isAnimated, let likewise = other.isAnimated, isAnimated != likewise else {
      return nil
    }
    let fact = face.content == nil ? "hidden" : "visible"
    return fact + (isAnimated ? ", animated" : ", not animated")
  }
}

/// The worlds of an app from where a scenario begins, and what leads from one to the next: worked
/// out once, for all changed apps that are compared with it.
final class OriginalWalk {
  let program: SharedProgram
  let given: [GivenStep]
  private let start: World
  private let table = WorldTable()
  private var edges: [Int: [Edge]] = [:]
  /// Worlds at which something unknown was in the way.
  private var open: Set<Int> = []

  /// A move that can be done, and where it leads.
  struct Edge {
    var move: Move
    var end: Int
    var seen: SeenBar
    /// `true` iff a screen stands there more often than is gone on from.
    var isTooDeep: Bool
  }

  /// Stands for the world before the launch.
  static let beginning = -1
  /// Of one screen in what is pushed and presented.
  private static let sameScreens = 2

  init(_ program: SharedProgram, from start: World, given: [GivenStep]) {
    self.program = program
    self.start = start
    self.given = given
  }

  /// What is seen half-way in the launch; nil where that cannot be told.
  var launching: SeenBar? {
    var world = start
    let (journal, problem) = world.apply(.beginLaunch, in: program, recording: [])
    let isKnown = problem == nil && journal.decisions.inputs.isEmpty
    return isKnown ? SeenBar(world, after: journal) : nil
  }

  /// What leads on from a world, in the order of the screen, and whether that is all.
  func edges(from number: Int) -> (edges: [Edge], isOpen: Bool) {
    if let known = edges[number] { return (known, open.contains(number)) }
    let world = number == OriginalWalk.beginning ? start : table[number]
    var moves = [Move.launch]
    if number != OriginalWalk.beginning {
      let questions = Questions(world, program)
      if questions.unknownScreen() != nil { open.insert(number) }
      moves =
        questions.moves(turning: true, calling: false) + given.indices.map { .given(Int32($0)) }
    }
    let found = moves.compactMap { edge($0, from: world, at: number) }
    edges[number] = found
    return (found, open.contains(number))
  }

  /// Does a move; nil where it cannot be done, or hangs on something unknown.
  private func edge(_ move: Move, from start: World, at number: Int) -> Edge? {
    var world = start
    var journal = Journal([])
    for action in move.actions(given: given) {
      let problem: Problem?
      (journal, problem) = world.apply(action, in: program, recording: [])
      if !journal.decisions.inputs.isEmpty {
        open.insert(number)
        return nil
      }
      if case .undecided = problem { open.insert(number) }
      if problem != nil { return nil }
    }
    let questions = Questions(world, program)
    let levels = questions.levels
    let isTooDeep = levels.contains { id in
      levels.count { questions.showSameScreen($0, id) } > OriginalWalk.sameScreens
    }
    return Edge(
      move: move, end: table.insert(world).number, seen: SeenBar(world, after: journal),
      isTooDeep: isTooDeep)
  }
}
