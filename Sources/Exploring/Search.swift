import Binding
import Interpreter
import StatusBar

/// A search over the worlds of an app, breadth first, in the order of the screen: what it finds
/// first is the shortest, and the same each time.
package struct Search: ~Copyable {
  let program: SharedProgram
  let bounds: Bounds
  let given: [GivenStep]
  let table: WorldTable
  let situations = SituationList()
  let covered = CoveredLooks()
  /// The worlds whose bar was not asked since something changed, by number.
  private var stale: Set<Int> = []
  var moves = MoveList()
  var found = Exploration()
  /// The laws of a spec; nil holds the app to those that hold of any.
  var laws: LawWatch?
  /// How many situations were met of those that something unknown led to, and how many are gone on
  /// from.
  var splitCount = 0
  static let splitLimit = 12
  /// What leads from where to where, if that is wanted.
  var graph: SituationGraph?
  /// The ways and wishes that are kept.
  var reached: Set<ReachedWay.Key> = []
  var expanders: [Expander] = []
  /// What situations lead to that are soon gone on from, from that number on; nil of one that will
  /// not be.
  var ahead: [Expansion?] = []
  var aheadStart = 0
  /// What was found for worlds, to be found again for those that answer the same; nil where that is
  /// not wanted.
  var memo: ExpansionMemo?
  /// How many situations lead to what was found before.
  var foundBefore = 0
  var batch = Batch()
  /// `true` once there is room for many situations.
  var isLarge = false

  /// A bar, and how the device was held and looked then.
  struct Look: Hashable {
    var face: Lead.Face
    var isKnown: Bool
    /// `true` iff it rests on nothing that is assumed: the whole bar, and whether it is hidden.
    var isSure: Bool
    var isHidingSure: Bool
    var orientation: Orientation
    var appearance: InterfaceStyle

    init(_ world: borrowing World) {
      face = Lead.Face(world.published.bar)
      isKnown = world.published.undecided.isEmpty
      isSure = isKnown && world.published.reliances.isEmpty
      isHidingSure = isKnown && world.published.reliances.allSatisfy { $0.aspect == .style }
      orientation = world.platform.orientation
      appearance = world.platform.appearance
    }
  }

  private init(
    _ program: SharedProgram, _ given: [GivenStep], _ bounds: Bounds, _ laws: [PlannedLaw] = [],
    judge: (() -> LawJudge)? = nil
  ) {
    var bounds = bounds
    // The lists and texts that an app makes are numbered as they come, by one thread.
    if program.program.traits.makesValues { bounds.workers = nil }
    self.program = program
    self.given = given
    table = WorldTable()
    self.bounds = bounds
    graph = bounds.keepsGraph ? SituationGraph() : nil
    if judge != nil {
      self.laws = LawWatch(laws)
      if bounds.remembers, !bounds.splits { memo = ExpansionMemo(of: table, for: laws) }
    }
    let (table, count) = (table, max(1, bounds.workers?.count ?? 1))
    if let memo { batch = Batch((0..<count).map { _ in Scout(self, memo) }) }
    for _ in 0..<count {
      expanders.append(
        Expander(program, given, bounds, table, isAlone: count == 1, laws, judge?()))
    }
  }

  /// Searches an app as a cell of a scenario sets it up; `given` are steps that no person does, and
  /// `shared` is the program of the scenario, where that was made before.
  package static func run(
    _ scenario: PlannedScenario, cell index: Int, of plan: Plan, given: [GivenStep] = [],
    supposing: Supposition = Supposition(), within bounds: Bounds = Bounds(),
    on shared: SharedProgram? = nil
  ) -> Exploration {
    let program = shared ?? plan.program(of: scenario)
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
    for (setting, value) in cell.settings + supposing.inputs.map({ ($0.setting, $0.value.value) }) {
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
    var search = Search(program, given, bounds, exploration.laws) {
      LawJudge(exploration, cell: index, of: plan)
    }
    let start = search.start(scenario.cells[index], Supposition(inputs: assumed))
    search.explore(from: start)
    let outcomes = search.laws?.outcomes { search.path(to: $0) } ?? []
    return (search.found, outcomes)
  }

  private mutating func explore(from world: World) {
    take(expanders[0].launch(from: world), at: nil)
    var next = 0
    while next < situations.count {
      if isOver(at: next) {
        found.open += situations.count - next
        break
      }
      if isFar(next) {
        found.open += 1
        next += 1
      } else {
        next = goOn(from: next)
      }
    }
    doubtWishesHeededElsewhere()
    found.graph = graph
    for (move, times) in moves.done {
      found.note(move.steps(in: program.program, given: given), times: times)
    }
    if bounds.keepsScreens { found.screens = reachedScreens() }
    found.situations = situations.count
    found.depth = max(0, situations.levelCount - 1)
  }

  /// `true` iff it is not gone on from: the way there is too long, or it is one of many that are
  /// not known for sure.
  private mutating func isFar(_ number: Int) -> Bool {
    if isTooFar(number) { return true }
    guard situations[number].isSplit else { return false }
    splitCount += 1
    return splitCount > Search.splitLimit
  }

  func isTooFar(_ number: Int) -> Bool {
    bounds.moves.map { situations.depth(of: number) >= $0 } ?? false
  }

  /// `true` iff nothing more is gone on from: not from the situation of that number either.
  private mutating func isOver(at next: Int) -> Bool {
    // What was found before is taken in less time than it takes to look at a clock.
    if isFull { return true }
    guard next >= batch.end, bounds.isOver?(situations.count) == true else { return false }
    found.isInterrupted = true
    return true
  }

  /// `true` iff as much was seen as there may be.
  var isFull: Bool {
    situations.count >= bounds.situations || bounds.work.map { found.work >= $0 } ?? false
  }

  // MARK: - Moves

  mutating func note(_ input: InputID?) {
    if found.unknown == nil { found.unknown = input }
  }

  /// Takes all that a situation leads to; nil stands for the beginning.
  mutating func take(_ expansion: Expansion, at parent: Int?) {
    note(expansion.unknown)
    if expansion.isPartial { found.open += 1 }
    if expansion.isInterrupted { found.isInterrupted = true }
    for step in expansion.steps { take(step, of: expansion, at: parent) }
  }

  private mutating func take(
    _ step: Expansion.Step, of expansion: Expansion, at parent: Int?
  ) {
    let isOfSplit = parent.map { situations[$0].isSplit } ?? false
    found.work += step.work
    if step.isCut { found.deep += 1 }
    note(step.unknown)
    for passage in step.passages {
      for fault in passage.faults {
        note(fault, isSplit: isOfSplit || passage.isDoubtful, parent, step.move)
      }
      laws?.note(passage.verdicts, ofMove: step.move, from: parent)
    }
    if step.ends.isEmpty { return }
    let move = moves.number(of: step.move)
    if bounds.keepsMoves { moves.count(move) }
    for end in step.ends {
      arrive(
        at: end, by: step, numbered: move, of: expansion, from: parent,
        isSplit: isOfSplit || end.isSplit)
    }
  }

  /// Holds the laws against where a move led, and keeps that.
  private mutating func arrive(
    at end: Expansion.End, by step: Expansion.Step, numbered move: UInt32, of expansion: Expansion,
    from parent: Int?, isSplit: Bool
  ) {
    found.moves += 1
    let behind = parent.map { situations[$0].covered } ?? CoveredLooks.empty
    // Whatever asks a bar that was not asked shows another one.
    let isStale = parent.map { stale.contains(situations.world(of: $0)) } ?? false
    let kind = returnKind(of: step.move, from: expansion.levels, to: end.levels)
    if !(isStale && kind?.stays == true),
      let former = covered.former(
        kind, expansion.look, expansion.levels.count, behind, to: end.levels.count)
    {
      found.returns += 1
      noteReturn(from: former, to: end, step.move, kind, parent, isSplit: isSplit)
      if bounds.keepsWays, step.move.returnKind != nil, let parent {
        reachBack(
          from: parent, to: end, by: step.move, isChanged: former.face != expansion.look.face)
      }
    }
    if end.isTooDeep {
      found.deep += 1
      return
    }
    let passage = CoveredLooks.Passage(
      look: step.move.isLaunch ? nil : expansion.look, count: expansion.levels.count,
      newCount: end.levels.count, forgets: step.move.forgetsWays)
    let known = covered.add(passage, from: behind)
    let start = step.isSingle ? parent.map { situations.world(of: $0) } : nil
    let world = end.number ?? table.insert(end.world, afterTurnFrom: start).number
    let (number, isNew) = keep(
      Situation(world: UInt32(world), covered: known, isSplit: isSplit), move, parent)
    if bounds.keepsGraph {
      let start = parent.map { situations.world(of: $0) }
      let steps = step.move.steps(in: program.program, given: given)
      graph?.add(world, Questions(end.world, program), from: start, by: steps)
    }
    if laws != nil {
      laws?.noteEdge(from: parent, to: number)
      if isNew {
        let verdicts = end.verdicts ?? expanders[0].verdicts(of: end.world, end.journal)
        laws?.note(verdicts, of: number)
      }
      return
    }
    if isNew { noteNew(end, world, isLaunch: step.move.isLaunch, isSplit: isSplit) }
    if let flash = end.flash {
      note(flash, isSplit: isSplit || end.isDoubtful, parent, step.move)
    }
  }

  /// How a move goes back: a button of a screen's own may close it. Laws of a spec name the ways
  /// that they mean.
  private func returnKind(
    of move: Move, from levels: [ControllerID], to others: [ControllerID]
  ) -> Lead.ReturnKind? {
    if let kind = move.returnKind { return kind }
    let closes = laws == nil && move.isTouch && others.count < levels.count
    return closes && levels.starts(with: others) ? .dismissed : nil
  }

  private mutating func noteNew(
    _ end: Expansion.End, _ world: Int, isLaunch: Bool, isSplit: Bool
  ) {
    let facts =
      end.facts ?? expanders[0].facts(of: end.world, isLaunch: isLaunch)
    found.work += facts.work
    if !isSplit, facts.isKnown { found.known += 1 }
    if facts.isStale { stale.insert(world) }
    note(facts, end, isSplit: isSplit)
  }

  /// Keeps a situation to go on from, unless it was seen before; returns its number.
  mutating func keep(
    _ situation: Situation, _ move: UInt32, _ parent: Int?
  ) -> (number: Int, isNew: Bool) {
    if bounds.skipsSeen, let known = situations.number(of: situation) { return (known, false) }
    return (situations.add(situation, from: parent, by: move), true)
  }

  /// Returns the moves from the launch to a situation.
  func path(to number: Int?) -> [Move] {
    number.map { situations.path(to: $0).map { moves[$0] } } ?? []
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
    case .scrollAndReturn: .scroll
    case .settled(let move, _): move.returnKind
    case .launch, .tap, .tapType, .selectTab, .selectPage, .rotate, .appearance, .scroll, .wait,
      .call, .given:
      nil
    }
  }

  /// `true` iff what the bar was behind each screen says nothing any more.
  var forgetsWays: Bool {
    switch self {
    case .call: isOfCode
    case .settled(let move, _): move.forgetsWays
    case .selectTab, .selectPage, .given, .rotate, .appearance: true
    case .launch, .tap, .tapType, .back, .cancelledBack, .swipeDown, .cancelledSwipeDown,
      .leaveAndReturn, .tabAndReturn, .pageAndReturn, .turnAndReturn, .scroll, .scrollAndReturn,
      .wait:
      false
    }
  }
}
