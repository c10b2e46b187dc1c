import Binding
import Interpreter
import Language
import StatusBar

/// What the scenarios of a spec leave untried of the apps that they run: ways back after which
/// nothing is expected, and wishes that no expectation sees on screen.
package struct Coverage: Sendable {
  /// The screens that can be reached, in the order in which they are met.
  package private(set) var screens: [ScreenCoverage] = []
  package private(set) var wishes = Count()
  /// What is left untried: what matters to the bar first, and of that the shortest ways.
  package private(set) var holes: [Hole] = []
  /// How many ways back there are.
  package private(set) var ways = Count()
  /// `true` iff there are more situations than were looked at.
  package private(set) var isOpen = false

  /// How many of some things are expected.
  package struct Count: Sendable {
    package internal(set) var all = 0
    package internal(set) var expected = 0
  }

  /// A screen, and the ways back from it.
  package struct ScreenCoverage: Sendable {
    package var name: String
    package internal(set) var ways: [(kind: Lead.ReturnKind, isExpected: Bool)] = []
  }

  /// Something that no expectation looks at, and the scenario that does.
  package struct Hole: Sendable {
    package var subject: Subject
    /// The way, a step each, as a scenario has them.
    package var steps: [String]
    /// What is seen at its end, as an expectation says it.
    package var expectation: String
    /// The scenario that fills it, from behind its name on.
    package var body: String
  }

  package enum Subject: Hashable, Sendable {
    /// A way back from a screen.
    case way(String, Lead.ReturnKind)
    /// What asks for a bar: where that stands.
    case wish(Location)
  }

  /// So many situations are looked at, of all apps together.
  package static let situationLimit = 4_000

  /// Compares what can be reached from where the scenarios begin with what they expect.
  package init(_ plan: Plan) {
    let starts = AuditStarts(plan, in: nil)
    var reached: [Reached] = []
    for start in starts.all {
      var bounds = Search.Bounds()
      bounds.situations = max(100, Coverage.situationLimit / max(1, starts.all.count))
      bounds.moves = 12
      bounds.calls = true
      bounds.keepsWays = true
      let found = Search.run(
        plan.scenarios[start.scenario], cell: start.cell, of: plan, given: start.given,
        within: bounds)
      isOpen = isOpen || found.open > 0
      for way in found.reached where !reached.contains(where: { $0.way.key == way.key }) {
        reached.append(Reached(way: way, start: start))
      }
    }
    var expected = ExpectedWays()
    for scenario in plan.scenarios where scenario.isRunnable { expected.add(scenario, in: plan) }
    count(reached, expected, plan)
  }

  private struct Reached {
    var way: ReachedWay
    var start: AuditStarts.Start
  }

  private mutating func count(_ reached: [Reached], _ expected: ExpectedWays, _ plan: Plan) {
    var open: [(rank: Int, length: Int, hole: Hole)] = []
    for found in reached {
      let isExpected = expected.keys.contains(found.way.key)
      let subject: Subject
      switch found.way.key {
      case .way(let screen, let kind):
        subject = .way(screen, kind)
        note(kind, of: screen, isExpected)
        ways.all += 1
        if isExpected { ways.expected += 1 }
      case .wish(let site):
        guard let place = plan.bound.location(of: site) else { continue }
        subject = .wish(place)
        wishes.all += 1
        if isExpected { wishes.expected += 1 }
      }
      if isExpected { continue }
      let steps = found.way.moves.flatMap {
        $0.steps(in: plan.bound.program, given: found.start.given)
      }
      let face = found.way.face
      let expectation = face.content == nil ? face.spelling : "visible, " + face.spelling
      let lines = (steps + ["expect " + expectation]).map { "    \($0)\n" }
      let body = found.start.head(in: plan, adding: []) + lines.joined() + "}\n"
      open.append(
        (
          found.way.rank, steps.count,
          Hole(
            subject: subject, steps: steps, expectation: expectation, body: body)
        ))
    }
    let order = open.indices.sorted { a, b in
      if open[a].rank != open[b].rank { return open[a].rank < open[b].rank }
      if open[a].length != open[b].length { return open[a].length < open[b].length }
      return a < b
    }
    holes = order.map { open[$0].hole }
  }

  private mutating func note(_ kind: Lead.ReturnKind, of screen: String, _ isExpected: Bool) {
    let index = screens.firstIndex { $0.name == screen }
    if index == nil { screens.append(ScreenCoverage(name: screen)) }
    screens[index ?? screens.count - 1].ways.append((kind, isExpected))
  }
}

/// Something that an expectation can look at, and the shortest way there.
package struct ReachedWay: Sendable {
  var key: Key
  var moves: [Move]
  /// What is seen at its end.
  var face: Lead.Face
  /// `true` iff the bar is another one on the way, or something asks for it.
  var matters: Bool

  /// What matters most comes first: what changes on the way, and the ways that lead elsewhere.
  fileprivate var rank: Int {
    if case .way(_, let kind) = key, kind.stays { return 2 }
    return matters ? 0 : 1
  }

  enum Key: Hashable, Sendable {
    case way(String, Lead.ReturnKind)
    case wish(Site)
  }
}

/// What the expectations of scenarios look at.
private struct ExpectedWays {
  private(set) var keys: Set<ReachedWay.Key> = []

  /// So many cells of a scenario are looked at.
  private static let cellLimit = 8

  mutating func add(_ scenario: PlannedScenario, in plan: Plan) {
    let program = plan.program(of: scenario)
    let cells = scenario.cells.filter { $0.exists }.prefix(ExpectedWays.cellLimit)
    for cell in cells {
      var world = World(program.program, platform: cell.platform)
      for (setting, value) in cell.settings {
        _ = world.apply(.set(setting, value), in: program)
      }
      run(scenario, from: world, program)
    }
  }

  /// Does the steps, and notes at each expectation what was done last, and what is on screen.
  private mutating func run(
    _ scenario: PlannedScenario, from start: World, _ program: SharedProgram
  ) {
    var world = start
    var gone: ReachedWay.Key?
    var trail = Trail()
    for step in scenario.steps {
      switch step.kind {
      case .action(let action):
        let before = Trail.Place(Questions(world, program))
        if world.apply(action, in: program, recording: []).problem != nil { return }
        gone = trail.way(of: action, from: before, to: Trail.Place(Questions(world, program)))
      case .expect:
        if let gone { keys.insert(gone) }
        for site in Questions(world, program).wishSites { keys.insert(.wish(site)) }
      case .blank: continue
      }
    }
  }
}

/// What a scenario did that may be the first half of a way there and back.
private struct Trail {
  /// Where the background, or a swipe that is under way, began.
  private var begun: (screen: String, kind: Lead.ReturnKind)?
  /// What was on screen before the tab, the page, the orientation was another one.
  private var tab: Place?
  private var page: Place?
  private var turn: Place?

  struct Place {
    var screen: String
    var tab: Int
    var page: Int
    var orientation: Orientation

    init(_ questions: Questions) {
      screen = questions.topName
      tab = questions.selectedTab
      page = questions.turnablePages?.selected ?? 0
      orientation = questions.world.platform.orientation
    }
  }

  /// Returns the way back that an action ends; nil where it ends none.
  mutating func way(of action: Action, from start: Place, to end: Place) -> ReachedWay.Key? {
    switch action.row.way {
    case .none: break
    case .back: return .way(start.screen, .back)
    case .dismissed: return .way(start.screen, .dismissed)
    case .leaves: begun = (start.screen, .foreground)
    case .beginsBack: begun = (start.screen, .back)
    case .beginsDismissal: begun = (start.screen, .dismissed)
    case .finishes: return finish(nil)
    case .cancels: return finish(.cancelled)
    case .tab:
      defer { tab = start }
      if let tab, tab.tab == end.tab { return .way(tab.screen, .tab) }
    case .page:
      defer { page = start }
      if let page, page.page == end.page { return .way(page.screen, .page) }
    case .turn:
      defer { turn = start }
      if let turn, turn.orientation == end.orientation { return .way(turn.screen, .turn) }
    }
    return nil
  }

  /// Ends what was begun, as the kind that it is, or another one.
  private mutating func finish(_ kind: Lead.ReturnKind?) -> ReachedWay.Key? {
    defer { begun = nil }
    return begun.map { .way($0.screen, kind ?? $0.kind) }
  }
}

extension Questions {
  /// The name of the controller on top; empty where there is none.
  var topName: String { topController().map { name(of: $0) } ?? "" }
}
