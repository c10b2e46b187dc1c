import Interpreter
import StatusBar

/// Expands worlds, one after the other; each thread has one of its own.
///
/// An object, so that a thread leaves what it found where the search takes it. It reads the table
/// of the search, which changes only while no thread is at work.
final class Expander: @unchecked Sendable {
  private let program: SharedProgram
  private let given: [GivenStep]
  private let bounds: Search.Bounds
  private let table: WorldTable
  /// `true` iff no other thread reads the table.
  private let isAlone: Bool
  private let laws: [PlannedLaw]
  private var judge: LawJudge?
  private let notebook: Notebook
  /// Notes what is asked of the world that is expanded; nil where that is not wanted.
  private var reads: WorldReads?
  /// What was found, by place among the worlds that were to be expanded.
  private var found: [(place: Int, expansion: Expansion)] = []

  /// Others than the first way are followed, so many of each action.
  private static let otherWays = 3

  /// Creates one that holds laws, or none, against what it finds.
  init(
    _ program: SharedProgram, _ given: [GivenStep], _ bounds: Search.Bounds, _ table: WorldTable,
    isAlone: Bool, _ laws: [PlannedLaw], _ judge: LawJudge?
  ) {
    self.isAlone = isAlone
    (self.program, self.given, self.bounds) = (program, given, bounds)
    (self.table, self.laws, self.judge) = (table, laws, judge)
    // The laws of a spec may ask of a part of the bar.
    notebook = Notebook(isBrief: judge == nil)
  }

  /// Returns what the launch leads to.
  func launch(from world: World) -> Expansion {
    var expansion = Expansion(look: Search.Look(world))
    expansion.steps = [step(.launch, from: world, numbered: nil, expansion.look)]
    return expansion
  }

  /// Returns what the world of a number leads to; if that is wanted, with what was asked of it.
  func expansion(of number: Int, notingReads notes: Bool = false) -> Expansion {
    var world = table[number]
    reads = notes ? WorldReads() : nil
    if let reads { world.noteReads(in: reads) }
    let look = Search.Look(world)
    let questions = Questions(taking: &world, program, writingIn: notebook)
    var expansion = Expansion(look: look)
    expansion.unknown =
      questions.unknownScreen() ?? questions.unknownChoice()
      ?? (bounds.calls ? questions.unnamedControl : nil)
    expansion.levels = questions.levels
    var moves = questions.moves(turning: bounds.turns, calling: bounds.calls)
    if !bounds.excluded.isEmpty { moves.removeAll { $0.isExcluded(by: bounds.excluded) } }
    moves += given.indices.map { .given(Int32($0)) }
    expansion.steps.reserveCapacity(moves.count)
    var work = 0
    for move in moves {
      // In a large app a single move takes as long as thousands elsewhere.
      expansion.isInterrupted = bounds.isOver?(nil) == true
      if expansion.isInterrupted || work > mostWork {
        expansion.isPartial = true
        break
      }
      let step = step(move, from: questions.world, numbered: number, look)
      work += step.work
      expansion.steps.append(step)
    }
    expansion.reads = expansion.isPartial ? nil : reads
    reads = nil
    return expansion
  }

  /// One situation takes a part of what the search may do, with any number of threads.
  private var mostWork: Int { bounds.work.map { $0 / 4 } ?? Int.max }

  /// Expands a world, and keeps what it leads to.
  func expand(_ world: Int, at place: Int, notingReads notes: Bool) {
    found.append((place, expansion(of: world, notingReads: notes)))
  }

  /// Hands over what is kept.
  func takeFound() -> [(place: Int, expansion: Expansion)] {
    defer { found = [] }
    return found
  }

  /// What is told of a situation that was not seen before.
  func facts(of world: World, isLaunch: Bool) -> SituationFacts {
    var world = world
    let questions = Questions(taking: &world, program, writingIn: notebook)
    let begun = notebook.work
    var facts = SituationFacts(questions, isLaunch: isLaunch, withWishes: bounds.keepsWays)
    facts.work = notebook.work &- begun
    return facts
  }

  // MARK: - Moves

  /// Does a move, and looks at where it leads.
  private func step(
    _ move: Move, from start: World, numbered number: Int?, _ before: Search.Look
  ) -> Expansion.Step {
    let actions = move.actions(given: given)
    let begun = notebook.work
    var step = Expansion.Step(move, isSingle: actions.count == 1)
    var ways: [Expansion.Way] = []
    // Whether code that is due runs on the way; nil where there is none.
    var isSettled: Bool?
    for (place, action) in actions.enumerated() {
      if place == 0 {
        follow(start, by: action, &step, &ways)
        for way in ways { pass(way, &step) }
      } else {
        goOn(ways: &ways, by: action, &step)
      }
      if ways.contains(where: { $0.world.hasDueCode }) {
        goOn(ways: &ways, by: .wait(0), &step)
        let isHalfWay = place < actions.count - 1
        isSettled = (isSettled ?? false) || isHalfWay
      }
    }
    if let throughout = isSettled {
      (step.move, step.isSingle) = (.settled(move, throughout: throughout), false)
    }
    let count = ways.count
    ways.removeAll { $0.world.waitsTwice(beside: start) }
    step.isCut = ways.count < count
    if ways.count > 1 { ways = ways.distinctEnds }
    let ends = ways.map { end(of: $0, isSplit: $0.isCut || ways.count > 1, step, before) }
    // What is told of a world is counted once, where it is new.
    step.work = notebook.work &- begun
    for end in ends {
      if !end.isTooDeep || reads != nil {
        judge(end, step, from: step.isSingle ? number : nil)
      }
      step.ends.append(end)
    }
    return step
  }

  /// Goes on from where ways lead.
  private func goOn(
    ways: inout [Expansion.Way], by action: Action, _ step: inout Expansion.Step
  ) {
    var next: [Expansion.Way] = []
    for way in ways {
      follow(way.world, by: action, &step, &next, isDoubtful: way.isDoubtful, isCut: way.isCut)
    }
    ways = next
    for way in ways { pass(way, &step) }
  }

  /// Goes on by an action: in each way that something unknown leaves open, as far as they are few.
  private func follow(
    _ start: World, by action: Action, _ step: inout Expansion.Step,
    _ ways: inout [Expansion.Way], isDoubtful: Bool = false, isCut wasCut: Bool = false
  ) {
    var world = start
    let (journal, problem) = world.apply(
      action, in: program, recording: recording, writingIn: notebook)
    guard let input = journal.decisions.inputs.first else {
      if case .undecided(let input) = problem { step.note(input) }
      guard problem == nil else { return }
      let isCut = wasCut || world.hasGivenUp(since: start)
      ways.append(Expansion.Way(to: world, journal, isDoubtful: isDoubtful, isCut: isCut))
      return
    }
    guard bounds.splits else { return step.note(input) }
    let others = start.otherConsequences(
      of: action, after: journal.decisions, in: program, recording: recording,
      atMost: Expander.otherWays, writingIn: notebook)
    let all = [Consequence(world: world, journal: journal, problem: problem)] + others.all
    let possible = all.filter { $0.problem == nil }
    let isCut = !others.isComplete || possible.count < all.count
    let found = possible.map {
      Expansion.Way(to: $0.world, $0.journal, isDoubtful: true, isCut: wasCut || isCut)
    }
    if isCut || found.distinctEnds.count > 1 { step.note(input) }
    ways += found
  }

  /// What is written down of an action: no law of a spec asks who gave something its value.
  private var recording: Journal.Recording { judge == nil ? [.writes] : [] }

  private func pass(_ way: Expansion.Way, _ step: inout Expansion.Step) {
    var passage = Expansion.Passage(isDoubtful: way.isDoubtful)
    if judge == nil {
      passage.faults = Fault.setters(way.journal, way.world)
      if passage.faults.isEmpty { return }
    } else {
      guard laws.contains(where: { $0.isOfMoves }) else { return }
      passage.verdicts = verdicts(at: way.world, way.journal) { $0.isOfMoves }
    }
    step.passages.append(passage)
  }

  /// Looks at the end of a move.
  private func end(
    of way: Expansion.Way, isSplit: Bool, _ step: Expansion.Step, _ before: Search.Look
  ) -> Expansion.End {
    var world = way.world
    let levels = Questions(taking: &world, program, writingIn: notebook).levels
    let end = Expansion.End(
      of: way, isSplit: isSplit, levels: levels, isTooDeep: isTooDeep(levels, way.world))
    if judge != nil, let kind = step.move.returnKind { end.returns = returns(kind, way) }
    if !end.isTooDeep, judge == nil, step.isSingle {
      end.flash = Fault.flash(before, way.world, way.journal, isLaunch: step.move.isLaunch)
    }
    return end
  }

  /// Looks for a world in the table, and at what it shows if it is new there, or if the same is
  /// found again for others.
  private func judge(_ end: Expansion.End, _ step: Expansion.Step, from former: Int?) {
    if reads != nil { end.verdicts = verdicts(of: end.world, end.journal) }
    if let reads, !end.way.world.endReads(in: reads) { self.reads = nil }
    if isAlone {
      let (number, isNew) = table.insert(end.world, afterTurnFrom: former)
      end.number = number
      if !isNew { return }
    } else {
      end.number = table.number(of: end.world, afterTurnFrom: former)
      if end.number != nil { return }
    }
    if judge == nil {
      end.facts = facts(of: end.world, isLaunch: step.move.isLaunch)
    } else if end.verdicts == nil {
      end.verdicts = verdicts(of: end.world, end.journal)
    }
  }

  /// `true` iff a screen stands there more often than is gone on from.
  private func isTooDeep(_ levels: [ControllerID], _ world: World) -> Bool {
    if levels.count <= bounds.leastLimit { return false }
    var world = world
    // Others that answer the same may be too deep or not.
    if let reads { _ = world.endReads(in: reads) }
    let questions = Questions(taking: &world, program, writingIn: notebook)
    return levels.contains { id in
      let limit = bounds.limits.first { questions.isNamed($0.screen, id) }?.count
      return levels.count { questions.showSameScreen($0, id) } > limit ?? bounds.sameScreens
    }
  }

  // MARK: - Laws

  /// How the laws of situations stand at a world.
  func verdicts(of world: World, _ journal: Journal) -> [LawVerdict] {
    verdicts(at: world, journal) { law in
      if case .after = law.kind { false } else { !law.isOfMoves }
    }
  }

  private func returns(_ kind: Lead.ReturnKind, _ way: Expansion.Way) -> [LawVerdict] {
    func speaks(_ law: PlannedLaw) -> Bool {
      if case .after(let ways) = law.kind { ways.contains(kind.wayBack) } else { false }
    }
    guard laws.contains(where: speaks) else { return [] }
    return verdicts(at: way.world, way.journal, speaks)
  }

  /// How some laws stand at a world; the others are idle.
  private func verdicts(
    at world: World, _ journal: Journal, _ wants: (PlannedLaw) -> Bool
  ) -> [LawVerdict] {
    guard judge != nil else { return [] }
    judge?.look(at: world, after: journal)
    return laws.indices.map { law in
      guard let judge, wants(laws[law]) else { return LawVerdict() }
      var verdict = LawVerdict()
      if laws[law].kind == .reachable, !laws[law].isOfMoves {
        verdict.counts = laws[law].hasPremise && judge.counts(law)
        verdict.standing = judge.claim(of: law)
      } else {
        verdict.standing = judge.standing(of: law)
      }
      if verdict.standing == .holds { verdict.assumptions = judge.assumptions(of: law) }
      if verdict.standing == .fails { verdict.fresh = Lead.Face(judge.fresh) }
      return verdict
    }
  }
}

extension [Expansion.Way] {
  /// One of those each that end alike.
  fileprivate var distinctEnds: [Expansion.Way] {
    var ends: [Expansion.Way] = []
    for way in self where !ends.contains(where: { $0.world == way.world }) { ends.append(way) }
    return ends
  }
}

extension Expansion.Step {
  fileprivate mutating func note(_ input: InputID) {
    if unknown == nil { unknown = input }
  }
}
