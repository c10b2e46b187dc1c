import Binding
import Interpreter
import StatusBar

/// A search over the worlds of an app, breadth first, in the order of the screen: what it finds
/// first is the shortest, and the same each time.
package struct Search {
  let program: SharedProgram
  let bounds: Bounds
  let given: [GivenStep]
  let table = WorldTable()
  var nodes: [Node] = []
  private var seen: [Situation: Int] = [:]
  var found = Exploration()
  /// The laws of a spec; nil holds the app to those that hold of any.
  var laws: LawWatch?
  /// `true` while something unknown led to several situations, of which one is looked at.
  var isSplit = false
  /// How many such situations were met, and how many are gone on from.
  private var splitCount = 0
  private static let splitLimit = 12
  /// What leads from where to where, if that is wanted.
  var graph: SituationGraph?
  /// How often each move was done, if that is wanted, and where it stands among them.
  private var moveCounts: [(move: Move, times: Int)] = []
  private var moveNumbers: [Move: Int] = [:]
  /// The ways and wishes that are kept.
  var reached: Set<ReachedWay.Key> = []

  /// How far a search goes.
  package struct Bounds: Sendable {
    package var situations = 1_000_000
    /// Of one screen in what is pushed and presented.
    package var sameScreens = 2
    /// `false` keeps the device upright, and its appearance as it is.
    package var turns = true
    /// `true` runs functions that no tap can name.
    package var calls = false
    /// `false` goes on from situations that were seen before: only for tests, with few moves.
    package var skipsSeen = true
    /// Of the way; nil for any.
    package var moves: Int?
    /// How many actions are tried, of all ways together; nil for any.
    package var tries: Int?
    /// Of single screens, in place of `sameScreens`.
    package var limits: [PlannedExploration.ScreenLimit] = []
    /// `true` goes on in each of the situations that something unknown may lead to, as far as
    /// they are few.
    package var splits = false
    /// `true` keeps what leads from where to where.
    package var keepsGraph = false
    /// `true` keeps which moves were done, and how often.
    package var keepsMoves = false
    /// `true` keeps the ways back that were gone, and the wishes that were on screen.
    package var keepsWays = false
    /// `true` keeps the screens that were reached, with the bars of each.
    package var keepsScreens = false
    /// Says whether to end with what is known; it is told how many situations were seen.
    package var isOver: (@Sendable (Int) -> Bool)?
    /// What is not tried.
    package var excluded: [ExcludedMove] = []

    package init() {}
  }

  /// A world at rest, by number, and what the bar was where each of its screens was covered: a way
  /// back compares with that.
  struct Situation: Hashable {
    var world: Int
    var behind: [Look?]
    /// `true` iff it is one of several that something unknown led to.
    var isSplit = false
  }

  struct Node {
    var situation: Situation
    var parent: Int
    var move: Move
    var depth: Int
  }

  /// A bar, and how the device was held and looked then.
  struct Look: Hashable {
    var face: Lead.Face
    var isKnown: Bool
    var isSure: Bool
    var orientation: Orientation
    var appearance: InterfaceStyle

    init(_ world: borrowing World) {
      face = Lead.Face(world.published.bar)
      isKnown = world.published.undecided.isEmpty
      isSure = isKnown && world.published.reliances.isEmpty
      orientation = world.platform.orientation
      appearance = world.platform.appearance
    }
  }

  private init(
    _ program: SharedProgram, _ given: [GivenStep], _ bounds: Bounds, _ laws: LawWatch? = nil
  ) {
    self.program = program
    self.given = given
    self.bounds = bounds
    self.laws = laws
    graph = bounds.keepsGraph ? SituationGraph() : nil
  }

  /// Searches an app as a cell of a scenario sets it up; `given` are steps that no person does.
  package static func run(
    _ scenario: PlannedScenario, cell index: Int, of plan: Plan, given: [GivenStep] = [],
    supposing: Supposition = Supposition(), within bounds: Bounds = Bounds()
  ) -> Exploration {
    let program = plan.program(of: scenario)
    var search = Search(program, given, bounds)
    let start = search.start(scenario.cells[index], supposing)
    search.explore(from: start)
    return search.found
  }

  /// The world before the launch, as a cell sets it up.
  private func start(_ cell: PlannedCell, _ supposing: Supposition) -> World {
    var platform = cell.platform
    if let reading = supposing.reading { platform.policies = reading.policies }
    var world = World(program.program, platform: platform)
    for (setting, value) in cell.settings + supposing.inputs.map({ ($0.setting, $0.value) }) {
      _ = world.apply(.set(setting, value), in: program)
    }
    return world
  }

  /// Searches an app as a cell of an exploration sets it up, with values of inputs that it leaves
  /// open, and holds its laws against what it finds.
  static func run(
    _ exploration: PlannedExploration, cell index: Int, of plan: Plan, given: [GivenStep],
    assuming assumed: [Assumed], within bounds: Bounds
  ) -> (seen: Exploration, laws: [LawOutcome]) {
    let scenario = exploration.scenario
    let program = plan.program(of: scenario)
    let judge = LawJudge(exploration, cell: index, of: plan)
    var search = Search(program, given, bounds, LawWatch(exploration.laws, judge))
    let start = search.start(scenario.cells[index], Supposition(inputs: assumed))
    search.explore(from: start)
    let outcomes = search.laws?.outcomes { search.path(to: $0) } ?? []
    return (search.found, outcomes)
  }

  private mutating func explore(from world: World) {
    take(.launch, from: world, at: -1, behind: [], levels: 0)
    var next = 0
    while next < nodes.count {
      if isOver {
        found.open += nodes.count - next
        break
      }
      if isFar(nodes[next]) {
        found.open += 1
      } else {
        goOn(from: next)
      }
      next += 1
    }
    found.graph = graph
    for (move, times) in moveCounts {
      found.note(move.steps(in: program.program, given: given), times: times)
    }
    if bounds.keepsScreens { found.screens = reachedScreens() }
    found.situations = nodes.count
    found.depth = nodes.last?.depth ?? 0
  }

  /// `true` iff it is not gone on from: the way there is too long, or it is one of many that are
  /// not known for sure.
  private mutating func isFar(_ node: Node) -> Bool {
    if let most = bounds.moves, node.depth >= most { return true }
    guard node.situation.isSplit else { return false }
    splitCount += 1
    return splitCount > Search.splitLimit
  }

  /// `true` iff nothing more is gone on from.
  private var isOver: Bool {
    if nodes.count >= bounds.situations { return true }
    if let tries = bounds.tries, found.tries >= tries { return true }
    return bounds.isOver?(nodes.count) == true
  }

  /// Does each move from a situation.
  private mutating func goOn(from number: Int) {
    let situation = nodes[number].situation
    let world = table[situation.world]
    let questions = Questions(world, program)
    note(questions.unknownScreen())
    let levels = questions.levels.count
    var moves = questions.moves(turning: bounds.turns, calling: bounds.calls)
    if !bounds.excluded.isEmpty { moves.removeAll { $0.isExcluded(by: bounds.excluded) } }
    moves += given.indices.map { .given(Int32($0)) }
    for move in moves {
      take(move, from: world, at: number, behind: situation.behind, levels: levels)
    }
  }

  private mutating func count(_ move: Move) {
    if let place = moveNumbers[move] {
      moveCounts[place].times += 1
    } else {
      moveNumbers[move] = moveCounts.count
      moveCounts.append((move, 1))
    }
  }

  mutating func note(_ input: InputID?) {
    if found.unknown == nil { found.unknown = input }
  }

  /// Does one move, and looks at where it leads.
  private mutating func take(
    _ move: Move, from start: World, at parent: Int, behind: [Look?], levels: Int
  ) {
    let isOfSplit = parent >= 0 && nodes[parent].situation.isSplit
    var ways = [Way(world: start)]
    for action in move.actions(given: given) {
      ways = ways.flatMap { follow($0, by: action) }
      for way in ways {
        isSplit = isOfSplit || way.isDoubtful
        if laws == nil {
          noteSetters(way.journal, way.world, move, parent)
        } else {
          laws?.noteMove(move, from: parent, to: way.world, after: way.journal)
        }
      }
    }
    let ends = ways.distinctEnds
    if bounds.keepsMoves, !ends.isEmpty { count(move) }
    for end in ends {
      isSplit = isOfSplit || end.isCut || ends.count > 1
      arrive(by: end, move, from: start, at: parent, behind: behind, levels: levels)
    }
    isSplit = false
  }

  /// Holds the laws against where a move led, and keeps that.
  private mutating func arrive(
    by way: Way, _ move: Move, from start: World, at parent: Int, behind: [Look?], levels: Int
  ) {
    let (world, journal) = (way.world, way.journal)
    found.moves += 1
    let questions = Questions(world, program)
    let now = questions.levels
    let look = Look(start)
    if let former = former(of: move, look, behind, from: levels, to: now.count) {
      found.returns += 1
      noteChange(from: former, to: Look(world), world, move, parent, journal)
      if bounds.keepsWays { reachBack(from: start, to: world, by: move, parent, former, look) }
    }
    if isTooDeep(now, questions) {
      found.deep += 1
      return
    }
    let known = remember(behind, move, look, from: levels, to: now.count)
    let isNew = keep(world, move, parent, behind: known)
    if bounds.keepsGraph {
      let start = parent < 0 ? nil : nodes[parent].situation.world
      let (end, steps) = (table.insert(world).number, move.steps(in: program.program, given: given))
      graph?.add(end, questions, from: start, by: steps)
    }
    if laws != nil {
      let number = situation(world, known)
      laws?.note(number, from: parent, isNew ? world : nil, after: journal)
      return
    }
    if isNew {
      if !isSplit, questions.isBarKnown { found.known += 1 }
      noteNew(questions, world, isLaunch: move == .launch)
    }
    isSplit = isSplit || way.isDoubtful
    if move.actions(given: given).count == 1 { noteFlash(look, world, move, parent, journal) }
  }

  // MARK: - Ways back

  /// Returns what the bar was where a way back ends; nil where that is not known, or it is none.
  private func former(
    of move: Move, _ look: Look, _ behind: [Look?], from levels: Int, to count: Int
  ) -> Look? {
    switch move.returnKind {
    case .back, .dismissed: count < levels ? behind[count] : nil
    case .cancelled, .foreground, .tab, .page, .turn: count == levels ? look : nil
    case nil: nil
    }
  }

  /// Notes what the bar was where more is shown, and forgets it where less is.
  private func remember(
    _ behind: [Look?], _ move: Move, _ look: Look, from levels: Int, to count: Int
  ) -> [Look?] {
    // What was shown in another tab is not known by its number; what code does by itself, at any
    // time, is no part of a way there and back; and a device that was turned compares with nothing.
    if move.forgetsWays { return [Look?](repeating: nil, count: count) }
    if count <= levels { return Array(behind.prefix(count)) }
    return behind + [Look?](repeating: move == .launch ? nil : look, count: count - levels)
  }

  /// `true` iff a screen stands there more often than is gone on from.
  private func isTooDeep(_ levels: [ControllerID], _ questions: Questions) -> Bool {
    levels.contains { id in
      let limit = bounds.limits.first { questions.isNamed($0.screen, id) }?.count
      return levels.count { questions.showSameScreen($0, id) } > limit ?? bounds.sameScreens
    }
  }

  // MARK: - Situations

  /// The number of a situation that was kept.
  private func situation(_ world: World, _ behind: [Look?]) -> Int {
    bounds.skipsSeen
      ? seen[Situation(world: table.insert(world).number, behind: behind, isSplit: isSplit)]
        ?? nodes.count - 1
      : nodes.count - 1
  }

  /// Keeps a situation to go on from; `false` if it was seen before.
  private mutating func keep(
    _ world: World, _ move: Move, _ parent: Int, behind: [Look?]
  ) -> Bool {
    let situation = Situation(
      world: table.insert(world).number, behind: behind, isSplit: isSplit)
    if bounds.skipsSeen {
      if seen[situation] != nil { return false }
      seen[situation] = nodes.count
    }
    let depth = parent < 0 ? 0 : nodes[parent].depth + 1
    nodes.append(Node(situation: situation, parent: parent, move: move, depth: depth))
    return true
  }

  /// Returns the moves from the launch to a situation.
  func path(to number: Int) -> [Move] {
    var moves: [Move] = []
    var current = number
    while current >= 0 {
      moves.append(nodes[current].move)
      current = nodes[current].parent
    }
    return moves.reversed()
  }
}

extension Move {
  /// How it goes back; nil if it does not.
  var returnKind: Lead.ReturnKind? {
    switch self {
    case .back: .back
    case .swipeDown: .dismissed
    case .cancelledBack, .cancelledSwipeDown: .cancelled
    case .leaveAndReturn: .foreground
    case .tabAndReturn: .tab
    case .pageAndReturn: .page
    case .turnAndReturn: .turn
    case .launch, .tap, .tapType, .selectTab, .selectPage, .rotate, .appearance, .call, .given: nil
    }
  }

  /// `true` iff what the bar was behind each screen says nothing any more.
  fileprivate var forgetsWays: Bool {
    switch self {
    case .selectTab, .selectPage, .call, .given, .rotate, .appearance: true
    case .launch, .tap, .tapType, .back, .cancelledBack, .swipeDown, .cancelledSwipeDown,
      .leaveAndReturn, .tabAndReturn, .pageAndReturn, .turnAndReturn:
      false
    }
  }
}
