import Interpreter
import StatusBar

/// What a person sees otherwise where the same is done in an app and in a changed one.
struct LockstepDifference {
  /// Where both begin: by number.
  var start = 0
  /// From the launch on; empty for half-way in the launch.
  var moves: [Move]
  /// A fact that holds in the app, and not in the changed one.
  var expectation: String
}

/// What searches of an app and a changed one came to.
struct LockstepResult {
  /// The shortest ways first.
  var differences: [LockstepDifference] = []
  /// `true` iff not all was searched, or something unknown was in the way.
  var isOpen = false
}

/// Searches of an app together with changed ones, from wherever its scenarios begin.
struct LockstepSearches {
  private let original: Plan
  private let starts: AuditStarts
  /// Of each start, once it is searched.
  private var walks: [OriginalWalk?]
  /// So many pairs of situations are seen for each changed app.
  private let limit: Int

  /// So many are seen from each start, however many there are.
  private static let leastOfStart = 16
  /// Longer ways are not gone.
  private static let longestWay = 10

  /// Prepares searches of so many changed apps, for all of which so many pairs are seen together:
  /// of each at least a fortieth part, and at most a quarter.
  init(_ original: Plan, _ starts: AuditStarts, count: Int, pairs: Int) {
    self.original = original
    self.starts = starts
    walks = [OriginalWalk?](repeating: nil, count: starts.all.count)
    limit = min(pairs / 4, max(pairs / 40, pairs / max(1, count)))
  }

  /// Searches from each start, no farther than to the shortest difference so far.
  mutating func search(_ mutant: Plan) -> LockstepResult {
    let given = LockstepSearches.given(by: mutant)
    var found = LockstepResult()
    let share = max(LockstepSearches.leastOfStart, limit / max(1, starts.all.count))
    for (number, start) in starts.all.enumerated() {
      // Only what is shorter than what was found.
      let depth =
        found.differences.first.map { $0.moves.count - 2 } ?? LockstepSearches.longestWay
      if depth < 0 { break }
      let (program, world) = LockstepSearches.beginning(start, of: mutant)
      var search = LockstepSearch(
        walk(number), program, from: world,
        given: start.given.map { step in given.first { $0.text == step.text }?.action })
      search.pairLimit = share
      search.depthLimit = depth
      search.explore()
      found.isOpen = found.isOpen || search.isOpen
      var own = search.found
      for index in own.indices { own[index].start = number }
      if !own.isEmpty { found.differences = own + found.differences }
    }
    return found
  }

  private mutating func walk(_ number: Int) -> OriginalWalk {
    if let known = walks[number] { return known }
    let start = starts.all[number]
    let (program, world) = LockstepSearches.beginning(start, of: original)
    let walk = OriginalWalk(program, from: world, given: start.given)
    walks[number] = walk
    return walk
  }

  private static func beginning(
    _ start: AuditStarts.Start, of plan: Plan
  ) -> (SharedProgram, World) {
    let scenario = plan.scenarios[start.scenario]
    let program = plan.program(of: scenario)
    let cell = scenario.cells[start.cell]
    var world = World(program.program, platform: cell.platform)
    for (setting, value) in cell.settings { _ = world.apply(.set(setting, value), in: program) }
    return (program, world)
  }

  /// The steps of a changed app's scenarios that no person does.
  private static func given(by plan: Plan) -> [GivenStep] {
    var given: [GivenStep] = []
    for scenario in plan.scenarios where scenario.isRunnable {
      for step in AuditStarts.given(by: scenario, plan)
      where !given.contains(where: { $0.text == step.text }) {
        given.append(step)
      }
    }
    return given
  }
}

/// A search over pairs of worlds, breadth first: the same is done in an app and in a changed one
/// until a person sees something else.
struct LockstepSearch {
  private struct Pair: Hashable {
    var original: Int
    var mutant: Int
  }

  private struct Node {
    var pair: Pair
    var parent: Int
    var move: Move
    var depth: Int
  }

  var pairLimit = 1000
  var depthLimit = 10
  private(set) var found: [LockstepDifference] = []
  private(set) var isOpen = false

  private let walk: OriginalWalk
  private let program: SharedProgram
  private let start: World
  /// What the changed app has for the steps that no person does; nil for one that it has not.
  private let given: [Action?]
  private let table = WorldTable()
  private var nodes: [Node] = []
  private var seen: Set<Pair> = []
  /// What the changed program calls a label.
  private var symbols: [Symbol: Symbol] = [:]

  /// So many differences are kept.
  private static let differenceLimit = 3

  init(
    _ walk: OriginalWalk, _ program: SharedProgram, from start: World, given: [Action?]
  ) {
    self.walk = walk
    self.program = program
    self.start = start
    self.given = given
  }

  /// Does all that a person can do in the app, and the same in the other one.
  mutating func explore() {
    compareLaunches()
    if !found.isEmpty { return }
    goOn(from: OriginalWalk.beginning, start, at: -1)
    var next = 0
    while next < nodes.count {
      let node = nodes[next]
      if node.depth >= depthLimit || nodes.count >= pairLimit {
        isOpen = true
        return
      }
      goOn(from: node.pair.original, table[node.pair.mutant], at: next)
      next += 1
    }
  }

  /// Compares what is seen before the app has begun.
  private mutating func compareLaunches() {
    var world = start
    let (journal, problem) = world.apply(.beginLaunch, in: program, recording: [])
    guard problem == nil, journal.decisions.inputs.isEmpty, let seen = walk.launching,
      let expectation = seen.difference(from: SeenBar(world, after: journal))
    else { return }
    found.append(LockstepDifference(moves: [], expectation: expectation))
  }

  private mutating func goOn(from number: Int, _ other: World, at parent: Int) {
    let (edges, isOpen) = walk.edges(from: number)
    if isOpen { self.isOpen = true }
    for edge in edges { take(edge, from: other, at: parent) }
  }

  /// Does a move in the changed app, too, and compares what is seen.
  private mutating func take(_ edge: OriginalWalk.Edge, from start: World, at parent: Int) {
    guard let actions = actions(of: edge.move) else { return }
    var world = start
    var journal = Journal([])
    for action in actions {
      let problem: Problem?
      (journal, problem) = world.apply(action, in: program, recording: [])
      if case .undecided = problem { isOpen = true }
      if !journal.decisions.inputs.isEmpty { isOpen = true }
      if problem != nil || !journal.decisions.inputs.isEmpty { return }
    }
    let depth = parent < 0 ? 0 : nodes[parent].depth + 1
    if let expectation = edge.seen.difference(from: SeenBar(world, after: journal)),
      depth <= depthLimit, found.count < LockstepSearch.differenceLimit,
      !found.contains(where: { $0.expectation == expectation })
    {
      found.append(
        LockstepDifference(moves: path(to: parent) + [edge.move], expectation: expectation))
      // The others that are as short are found, too.
      depthLimit = depth
    }
    if edge.isTooDeep { return }
    let pair = Pair(original: edge.end, mutant: table.insert(world).number)
    if seen.insert(pair).inserted {
      nodes.append(Node(pair: pair, parent: parent, move: edge.move, depth: depth))
    }
  }

  // MARK: - Moves

  /// The actions of a move as the changed program has them; nil where it has no such label or step.
  private mutating func actions(of move: Move) -> [Action]? {
    switch move {
    case .tap(let label): symbol(label).map { [.tap($0)] }
    case .tapType(let type): symbol(type).map { [.tapType($0)] }
    case .given(let number): given[Int(number)].map { [$0] }
    // What the changed app calls it is not known.
    case .call: nil
    case .launch, .selectTab, .back, .cancelledBack, .swipeDown, .cancelledSwipeDown,
      .leaveAndReturn, .tabAndReturn, .pageAndReturn, .turnAndReturn, .selectPage, .rotate,
      .appearance, .scroll, .scrollAndReturn, .wait:
      move.actions(given: [])
    case .settled(let first, let throughout):
      actions(of: first).map { settling($0, by: .wait(0), throughout) }
    }
  }

  private mutating func symbol(_ symbol: Symbol) -> Symbol? {
    if let known = symbols[symbol] { return known }
    let text = walk.program.program.text(of: symbol)
    let own = program.program
    let found =
      own.text(of: symbol) == text
      ? symbol : own.symbols.firstIndex(of: text).map { Symbol(UInt32($0)) }
    symbols[symbol] = found
    return found
  }

  /// Returns the moves from the launch to a pair.
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
