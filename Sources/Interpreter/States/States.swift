import Language
import StatusBar

/// The states that a program was met in, the transitions between them, and what holds in them.
///
/// Scenarios of an app begin alike and come by the same worlds again and again. An object, so that
/// every cell of a run uses the same one, and every file of one app. Sound because equal worlds
/// behave equally, and because what an action writes down depends on nothing else. States are kept
/// as rows of numbers; those that are used again are at hand. Where there is no more room all are
/// forgotten, and their names with them.
final class States {
  private let program: SharedProgram
  /// Of all states: they are asked one after the other.
  let notebook = Notebook()
  // One cell after the other uses it, so that the runtime need not look at each access.
  @exclusivity(unchecked) private var table = WorldTable()
  @exclusivity(unchecked) private var edges = EdgeTable()
  @exclusivity(unchecked) private var transitions = TransitionCache()
  @exclusivity(unchecked) private var advice = AdviceCache()
  @exclusivity(unchecked) private var atHand: StatesAtHand
  /// The state that was inserted last: not at hand before it is used again, as most states of a
  /// suite are met once only.
  @exclusivity(unchecked) private var latest: CachedState?
  /// Goes up whenever all is forgotten.
  @exclusivity(unchecked) private var generation = 0
  /// Where the cell before began.
  @exclusivity(unchecked) private var start: (state: CachedState, platform: Platform)?
  /// What the cell before had done where it began.
  @exclusivity(unchecked) private var idle: Transition?
  /// So many bytes are kept, or little more.
  private let limit: Int
  /// Bytes that the row of a state takes, about.
  private static let rowSize = 40
  /// Most programs are not met in more states than these.
  private static let fewStates = 512

  /// Creates a store of the states of a program that keeps so many bytes, or little more.
  init(_ program: SharedProgram, limit: Int) {
    self.program = program
    self.limit = limit
    atHand = StatesAtHand(limit: limit / 24)
  }

  /// Begins another run, to which all states are new.
  func beginRun() { advice.beginRun() }

  // MARK: - States

  /// The number of states that are kept.
  var count: Int { table.count }

  /// `true` iff the store keeps a state.
  func keeps(_ id: StateID) -> Bool { id.generation == generation }

  /// Returns where a cell of that platform begins.
  func start(on platform: Platform) -> CachedState {
    if let start, keeps(start.state.id), start.platform == platform {
      // As the next cell most likely has it, too: what is the same object need not be compared.
      self.start?.platform = platform
      return start.state
    }
    var world = World(program.program, platform: platform)
    let state = self[insert(&world)]
    start = (state, platform)
    return state
  }

  /// The transition of a cell that did nothing yet.
  func idleTransition(_ recording: Journal.Recording) -> Transition {
    if let idle, idle.journal.recording == recording { return idle }
    let transition = Transition(.launch, Journal(recording))
    idle = transition
    return transition
  }

  /// Inserts a world, which it takes, and returns its name; a turn from another state may have led
  /// there.
  func insert(_ world: inout World, afterTurnFrom former: StateID? = nil) -> StateID {
    // Now and then: two or three more do no harm.
    if table.count & 3 == 0, footprint > limit { forgetAll() }
    let known = former.flatMap { keeps($0) ? $0.number : nil }
    let (number, isNew) = table.insert(world, afterTurnFrom: known)
    let id = StateID(number: number, generation: generation)
    if isNew {
      if table.count == States.fewStates { reserve() }
      advice.addWorld()
      atHand.addState()
    } else if atHand.state(number) != nil {
      return id
    }
    latest = state(taking: &world, id)
    return id
  }

  /// The state of a name that the store keeps.
  subscript(_ id: StateID) -> CachedState {
    if let state = atHand.state(id.number) { return state }
    if let latest, latest.id == id { return latest }
    if let state = start?.state, state.id == id { return state }
    var world = table[id.number]
    let footprint =
      world.footprint + MemoryLayout<CachedState>.stride + MemoryLayout<Questions>.stride
    let state = state(taking: &world, id, footprint: footprint)
    atHand.add(state)
    return state
  }

  private func state(taking world: inout World, _ id: StateID, footprint: Int = 0) -> CachedState {
    CachedState(
      taking: &world, program, writingIn: notebook, id,
      isStale: advice.effects(in: id.number)?.isStale, footprint: footprint)
  }

  /// Makes room for as much as the limit allows: lists that grow are copied again and again, and
  /// room that is not filled costs nothing.
  private func reserve() {
    table.reserve(limit / 4 / States.rowSize)
  }

  private var footprint: Int {
    table.footprint + edges.footprint + transitions.footprint + advice.footprint
  }

  private func forgetAll() {
    generation += 1
    table = WorldTable()
    edges = EdgeTable()
    transitions = TransitionCache()
    advice.forgetAll()
    atHand.removeAll()
    (start, latest) = (nil, nil)
  }

  // MARK: - Steps

  /// What came of an action.
  enum Step {
    /// It was done.
    case done(StateID, Transition)
    /// It could not be done; the state in which it stopped is not kept.
    case stopped(CachedState, Transition, Problem)
  }

  /// Does an action in a state that is kept, unless it is known what comes of it.
  func step(
    _ start: StateID, _ action: Action, _ line: LineID = .none, _ recording: Journal.Recording = []
  ) -> Step {
    let number = transitions.step(action, line)
    if let edge = edges.edge(of: number, from: start.number, recording) {
      let target = StateID(number: Int(edges[edge].target), generation: generation)
      return .done(target, transitions[Int(edges[edge].transition)])
    }
    var next = self[start].questions.world
    let (journal, problem) = next.apply(
      action, in: program, recording: recording, writingIn: notebook)
    if let problem {
      return .stopped(CachedState(next, program), Transition(action, journal), problem)
    }
    let target = insert(&next, afterTurnFrom: start)
    return .done(target, keep(action, line, journal, from: start, to: target))
  }

  /// Keeps what an action did, which led from a state to another, and returns it as all share it
  /// that do the same.
  private func keep(
    _ action: Action, _ line: LineID, _ journal: Journal, from start: StateID, to target: StateID
  ) -> Transition {
    guard keeps(start), keeps(target) else { return Transition(action, journal) }
    let step = transitions.step(action, line)
    let transition = transitions.insert(step, action, journal)
    edges.add(
      EdgeTable.Edge(
        step, from: start.number, to: target.number, transition: Int32(transition),
        journal.recording, isPlain: false))
    return transitions[transition]
  }

  /// Notes that there is nothing to say where an action is done in a state.
  func notePlain(_ line: LineID, from start: StateID, _ recording: Journal.Recording) {
    guard keeps(start),
      let edge = edges.edge(of: Int32(line.index), from: start.number, recording)
    else { return }
    edges.notePlain(edge)
  }

  /// Notes that an expectation of so many facts holds in a state, and that there is nothing to say
  /// about it.
  func notePlain(_ line: LineID, facts: Int, in state: StateID, _ recording: Journal.Recording) {
    guard keeps(state), facts > 0 else { return }
    edges.add(
      EdgeTable.Edge(
        Int32(line.index), from: state.number, to: state.number, transition: -Int32(facts),
        recording, isPlain: true))
  }

  // MARK: - Paths

  /// A scenario on its way along edges that are known.
  struct Path {
    /// The number of the state.
    fileprivate var number: Int
    /// The step to be done next.
    fileprivate(set) var next: Int
    /// The facts that were looked at.
    fileprivate(set) var facts = 0
    /// The last action that was done; nil for none.
    fileprivate(set) var lastAction: Int?
    fileprivate var formerNumber = -1
    fileprivate var transition = -1
    /// `true` iff the run was not told what settings are worth where it is.
    fileprivate(set) var meetsAdvice = false
  }

  /// The state and the transition that a path ended with.
  struct PathEnd {
    let state: CachedState
    let transition: Transition
    /// The bar before that transition.
    let former: Resolution
  }

  /// Begins in a state that is kept, with that step.
  func path(from id: StateID, next: Int) -> Path { Path(number: id.number, next: next) }

  /// Goes on as long as there is nothing to say.
  func follow(
    _ path: inout Path, along steps: [PlannedStep], _ recording: Journal.Recording, advises: Bool
  ) {
    path.meetsAdvice = false
    while path.next < steps.count, !steps[path.next].keepsFormerBar {
      let line = steps[path.next].line
      guard line.isKept else { return }
      guard let edge = edges.edge(of: Int32(line.index), from: path.number, recording),
        edges[edge].isPlain
      else { return }
      let transition = Int(edges[edge].transition)
      if transition < 0 {
        path.facts -= transition
        path.next += 1
        continue
      }
      path.formerNumber = path.number
      path.number = Int(edges[edge].target)
      path.lastAction = path.next
      path.transition = transition
      path.next += 1
      if advises, advice.isNew(in: path.number) {
        path.meetsAdvice = true
        return
      }
    }
  }

  /// Returns where a path ended; nil where no action was done.
  func end(of path: Path) -> PathEnd? {
    guard path.transition >= 0 else { return nil }
    return PathEnd(
      state: self[StateID(number: path.number, generation: generation)],
      transition: transitions[path.transition],
      former: table.published(in: path.formerNumber))
  }

  // MARK: - What settings are worth

  /// Returns what the settings are worth in a state; nil where the run was told before.
  func newEffects(in state: CachedState) -> SettingEffects? {
    let number = state.id.number
    if advice.effects(in: number) == nil {
      let found = state.questions.settingEffects(withReliances: false)
      state.isStale = found.isStale ?? state.isStale
      advice.keep(found, in: number)
    }
    return advice.tell(of: number)
  }

  /// Returns what the settings are worth where a path is; nil where the run was told before.
  func newEffects(at path: Path) -> SettingEffects? {
    if advice.effects(in: path.number) == nil {
      return newEffects(in: self[StateID(number: path.number, generation: generation)])
    }
    return advice.tell(of: path.number)
  }
}
