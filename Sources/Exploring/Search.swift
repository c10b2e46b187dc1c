import Binding
import Interpreter
import StatusBar

/// A search over the worlds of an app, breadth first, in the order of the screen: what it finds
/// first is the shortest, and the same each time.
package struct Search {
  private let program: SharedProgram
  private let bounds: Bounds
  private let table = WorldTable()
  private var nodes: [Node] = []
  private var seen: [Situation: Int] = [:]
  private var moveCount = 0
  /// How many situations are not gone on from.
  private var open = 0
  private var returns = 0
  private var unknown: InputID?

  /// How far a search goes.
  package struct Bounds: Sendable {
    package var situations = 1_000_000
    /// Of one screen in what is pushed and presented.
    package var sameScreens = 2
    /// `false` keeps the device upright, and its appearance as it is.
    package var turns = true
    /// `false` goes on from situations that were seen before: only for tests, with few moves.
    package var skipsSeen = true
    /// Of the way; nil for any.
    package var moves: Int?

    package init() {}
  }

  /// A world at rest, by number, and what the bar was where each of its screens was covered: a way
  /// back compares with that.
  private struct Situation: Hashable {
    var world: Int
    var behind: [Look?]
  }

  private struct Node {
    var situation: Situation
    var parent: Int
    var move: Move
    var depth: Int
  }

  /// A bar, and how the device was held and looked then.
  private struct Look: Hashable {
    var bar: Bar
    var isSure: Bool
    var orientation: Orientation
    var appearance: InterfaceStyle

    init(_ world: borrowing World) {
      bar = world.published.bar
      isSure = world.published.undecided.isEmpty
      orientation = world.platform.orientation
      appearance = world.platform.appearance
    }
  }

  private init(_ program: SharedProgram, _ bounds: Bounds) {
    self.program = program
    self.bounds = bounds
  }

  /// Searches an app as a cell of a scenario sets it up, for a way back that changes the bar.
  package static func run(
    _ scenario: PlannedScenario, cell index: Int, of plan: Plan, within bounds: Bounds = Bounds(),
    isOver: () -> Bool = { false }
  ) -> Exploration {
    let program = plan.program(of: scenario)
    var search = Search(program, bounds)
    let cell = scenario.cells[index]
    var world = World(program.program, platform: cell.platform)
    for (setting, value) in cell.settings {
      _ = world.apply(.set(setting, value), in: program)
    }
    return search.explore(from: world, isOver: isOver)
  }

  private mutating func explore(from world: World, isOver: () -> Bool) -> Exploration {
    if let found = take(.launch, from: world, at: -1, behind: [], levels: 0) {
      return exploration(.violated(found))
    }
    var next = 0
    while next < nodes.count {
      if nodes.count >= bounds.situations || isOver() {
        open += nodes.count - next
        break
      }
      if let most = bounds.moves, nodes[next].depth >= most {
        open += 1
      } else if let found = goOn(from: next) {
        return exploration(.violated(found))
      }
      next += 1
    }
    if let unknown { return exploration(.undecided(unknown)) }
    if open > 0 { return exploration(.holdsSoFar(open: open)) }
    return exploration(returns == 0 ? .neverTried : .holds)
  }

  private func exploration(_ outcome: Exploration.Outcome) -> Exploration {
    Exploration(
      outcome: outcome, situations: nodes.count, moves: moveCount, depth: nodes.last?.depth ?? 0)
  }

  /// Does each move from a situation; returns what contradicts the law first.
  private mutating func goOn(from number: Int) -> Counterexample? {
    let situation = nodes[number].situation
    let world = table[situation.world]
    let questions = Questions(world, program)
    if let input = questions.unknownScreen() { unknown = unknown ?? input }
    let levels = questions.levels.count
    for move in questions.moves(turning: bounds.turns) {
      if let found = take(
        move, from: world, at: number, behind: situation.behind, levels: levels)
      {
        return found
      }
    }
    return nil
  }

  /// Does one move, and keeps where it leads to.
  private mutating func take(
    _ move: Move, from start: World, at parent: Int, behind: [Look?], levels: Int
  ) -> Counterexample? {
    var world = start
    for action in move.actions {
      let (journal, problem) = world.apply(action, in: program, recording: [])
      if let input = journal.decisions.inputs.first {
        unknown = unknown ?? input
        return nil
      }
      if case .undecided(let input) = problem { unknown = unknown ?? input }
      if problem != nil { return nil }
    }
    moveCount += 1
    let questions = Questions(world, program)
    let now = questions.levels
    let look = Look(start)
    if let former = former(of: move, look, behind, from: levels, to: now.count) {
      returns += 1
      if contradicts(former, Look(world)) {
        return Counterexample(
          moves: path(to: parent) + [move], platform: start.platform, former: former.bar,
          bar: world.published.bar)
      }
    }
    if isTooDeep(now, questions) {
      open += 1
      return nil
    }
    let known = remember(behind, move, look, from: levels, to: now.count)
    keep(world, move, parent, behind: known)
    return nil
  }

  /// Returns what the bar was where a way back ends; nil where that is not known, or it is none.
  private func former(
    of move: Move, _ look: Look, _ behind: [Look?], from levels: Int, to count: Int
  ) -> Look? {
    switch move {
    case .back, .swipeDown: count < levels ? behind[count] : nil
    case .cancelledBack, .cancelledSwipeDown, .leaveAndReturn: count == levels ? look : nil
    case .launch, .tap, .tapType, .selectTab, .rotate, .appearance: nil
    }
  }

  /// Notes what the bar was where more is shown, and forgets it where less is.
  private func remember(
    _ behind: [Look?], _ move: Move, _ look: Look, from levels: Int, to count: Int
  ) -> [Look?] {
    // What was shown in another tab is not known by its number.
    if case .selectTab = move { return [Look?](repeating: nil, count: count) }
    if count <= levels { return Array(behind.prefix(count)) }
    return behind + [Look?](repeating: move == .launch ? nil : look, count: count - levels)
  }

  /// `true` iff both bars are known, under the same circumstances, and look different.
  private func contradicts(_ former: Look, _ look: Look) -> Bool {
    guard former.orientation == look.orientation, former.appearance == look.appearance else {
      return false
    }
    let isAlike =
      former.bar.isHidden == look.bar.isHidden
      && (look.bar.isHidden || former.bar.content == look.bar.content)
    return !isAlike && former.isSure && look.isSure
  }

  /// `true` iff a screen stands there more often than is gone on from.
  private func isTooDeep(_ levels: [ControllerID], _ questions: Questions) -> Bool {
    levels.contains { id in
      levels.count { questions.showSameScreen($0, id) } > bounds.sameScreens
    }
  }

  /// Keeps a situation that was not seen before, to go on from.
  private mutating func keep(
    _ world: World, _ move: Move, _ parent: Int, behind: [Look?]
  ) {
    let situation = Situation(world: table.insert(world).number, behind: behind)
    if bounds.skipsSeen {
      if seen[situation] != nil { return }
      seen[situation] = nodes.count
    }
    let depth = parent < 0 ? 0 : nodes[parent].depth + 1
    nodes.append(Node(situation: situation, parent: parent, move: move, depth: depth))
  }

  /// Returns the moves from the launch to a situation.
  private func path(to number: Int) -> [Move] {
    var moves: [Move] = []
    var current = number
    while current >= 0 {
      moves.append(nodes[current].move)
      current = nodes[current].parent
    }
    return moves.reversed()
  }
}
