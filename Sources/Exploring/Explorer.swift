import Binding
import Interpreter
import Language
import StatusBar

/// Searches the apps of explorations, and shows where their laws fail as scenarios that fail, too.
package struct Explorer: Sendable {
  /// The spec with a scenario for each law that fails, planned.
  package private(set) var plan: Plan
  /// All texts: the files first, then the scenarios.
  package private(set) var sources: [Source]
  package private(set) var explorations: [Explored] = []

  private let isStrict: Bool

  /// An exploration, and what became of its laws.
  package struct Explored: Sendable {
    package var exploration: PlannedExploration
    package var laws: [ExploredLaw]
    /// What the searches of all cells saw.
    package var seen = Exploration()
    /// The cells that exist.
    package var cells: Int
    /// Inputs of which each value was tried.
    package var tried: [InputID] = []
    /// `true` iff its author knows that a law of it fails.
    package var isKnownToFail: Bool { exploration.scenario.knownIssue != nil }

    /// `true` iff that is not so any more.
    package var isIssueGone: Bool {
      isKnownToFail && !laws.contains { $0.cells.contains(.fails) || $0.cells.contains(.undecided) }
    }

    /// `true` iff a law fails, and its author or an earlier run says so.
    package func isKnownToFail(_ law: ExploredLaw) -> Bool {
      law.isToldBefore || isKnownToFail && law.verdict.fails
    }

    /// The steps that no person does.
    fileprivate(set) var given: [GivenStep] = []
  }

  /// What is run, and how far.
  package struct Wish: Sendable {
    /// Situations of each cell.
    package var situations = Explorer.situationLimit
    /// Says whether to end with what is known.
    package var isOver: (@Sendable (Int?) -> Bool)?
    /// `true` keeps what leads from where to where, of the first cell.
    package var keepsGraph = false
    package var keepsMoves = false
    /// `true` keeps the screens that were reached.
    package var keepsScreens = false
    /// `false` expands each world by itself.
    package var remembers = true
    /// Threads that are used; nil for the one that searches.
    package var workers: Workers?
    /// `true` iff an exploration is wanted, by where its name and its whole stand.
    package var wants: @Sendable (PlannedExploration) -> Bool = { _ in true }

    package init() {}
  }

  /// More situations than these are not seen, of each cell.
  package static let situationLimit = 1_000_000
  /// So many combinations of unknown inputs are tried.
  private static let assignmentLimit = 64

  /// Plans a spec, and searches what it explores.
  package init(_ spec: Spec, options: RunOptions, wish: Wish = Wish()) {
    plan = makePlan(spec, options: options)
    sources = spec.sources
    isStrict = options.isStrict
    if plan.hasErrors { return }
    for exploration in plan.explorations
    where exploration.scenario.isRunnable && wish.wants(exploration) {
      explorations.append(search(exploration, wish))
    }
    show(in: spec, options)
  }

  /// Notes of the laws that fail whether that was told before.
  package mutating func leaveOut(_ wasTold: (ExploredLaw, Explored) -> Bool) {
    for number in explorations.indices {
      for law in explorations[number].laws.indices
      where explorations[number].laws[law].verdict.fails {
        let wasTold = wasTold(explorations[number].laws[law], explorations[number])
        explorations[number].laws[law].isToldBefore = wasTold
      }
    }
  }

  // MARK: - Searching

  private func search(_ exploration: PlannedExploration, _ wish: Wish) -> Explored {
    let given = exploration.given.compactMap { step -> GivenStep? in
      guard case .action(let action) = step.kind else { return nil }
      let place = Location(exploration.scenario.name.file, step.range)
      return GivenStep(
        action: action, text: String(decoding: plan.bound.spec.bytes(of: place), as: UTF8.self))
    }
    var bounds = Search.Bounds()
    bounds.situations = wish.situations
    bounds.isOver = wish.isOver
    bounds.limits = exploration.limits
    bounds.excluded = exploration.excluded
    bounds.keepsGraph = wish.keepsGraph
    bounds.keepsMoves = wish.keepsMoves
    bounds.keepsScreens = wish.keepsScreens
    bounds.workers = wish.workers
    bounds.remembers = wish.remembers
    var explored = Explored(
      exploration: exploration, laws: exploration.laws.map { ExploredLaw($0, isStrict: isStrict) },
      cells: 0,
      given: given)
    for cell in exploration.scenario.cells.indices {
      guard exploration.scenario.cells[cell].exists else {
        for law in explored.laws.indices { explored.laws[law].skip() }
        continue
      }
      explored.cells += 1
      search(exploration, cell, given, bounds, &explored)
    }
    for law in explored.laws.indices { explored.laws[law].isOpen = explored.seen.open > 0 }
    return explored
  }

  /// Searches a cell once for each combination of the inputs that are met and have few values.
  private func search(
    _ exploration: PlannedExploration, _ cell: Int, _ given: [GivenStep], _ bounds: Search.Bounds,
    _ explored: inout Explored
  ) {
    let branches = Branches(of: plan, limit: Explorer.assignmentLimit) { assumed, _ in
      let (seen, laws) = Search.run(
        exploration, cell: cell, of: plan, given: given, assuming: assumed, within: bounds)
      let doubts = [seen.unknown] + laws.map { $0.doubt?.input }
      return ((seen: seen, laws: laws), doubts.compactMap { $0 })
    }
    for input in branches.tried where !explored.tried.contains(input) {
      explored.tried.append(input)
    }
    for (_, found) in branches.leaves {
      explored.seen.add(found.seen)
      explored.seen.graph = explored.seen.graph ?? found.seen.graph
    }
    for law in explored.laws.indices {
      explored.laws[law].add(
        branches.leaves.map { ($0.assumed, $0.seen.laws[law]) }, cell: cell,
        unknown: explored.seen.unknown)
    }
  }

  // MARK: - Showing

  /// Makes a scenario of each way to where a law fails, and runs it, so that it is told why.
  private mutating func show(in spec: Spec, _ options: RunOptions) {
    var bodies: [String] = []
    var places: [(exploration: Int, law: Int)] = []
    for (number, explored) in explorations.enumerated() {
      for (place, law) in explored.laws.enumerated() {
        guard let way = law.way ?? law.witness else { continue }
        let steps = way.flatMap { $0.steps(in: plan.bound.program, given: explored.given) }
        explorations[number].laws[place].steps = steps
        guard law.way != nil, let expectation = expectation(of: law, in: explored) else {
          continue
        }
        explorations[number].laws[place].expected = expectation
        let message = law.law.message.map { " because \"" + text($0, explored) + "\"" } ?? ""
        let lines = (steps + ["expect " + expectation + message]).map { "    \($0)\n" }
        let head = head(of: explored.exploration, law)
        bodies.append(head + lines.joined() + "}\n")
        explorations[number].laws[place].body = bodies[bodies.count - 1]
        places.append((number, place))
      }
    }
    if !bodies.isEmpty { run(bodies, of: places, in: spec, options) }
  }

  private mutating func run(
    _ bodies: [String], of places: [(exploration: Int, law: Int)], in spec: Spec,
    _ options: RunOptions
  ) {
    var shown = FoundScenarios(
      bodies, prefix: spec.freePrefix("law ", article: "a "), behind: spec, options)
    for (number, found) in shown.results {
      guard let number, places.indices.contains(number) else { continue }
      var result = found
      shown.mender.mend(&result)
      explorations[places[number].exploration].laws[places[number].law].result = result
    }
    sources = shown.sources
    plan = shown.plan
  }

  /// The facts that a counterexample expects; nil where there is none.
  private func expectation(of law: ExploredLaw, in explored: Explored) -> String? {
    switch law.law.kind {
    case .always: return text(law.law.facts, explored)
    case .never:
      guard let fact = law.law.claimed.first else { return nil }
      if let opposite = fact.kind.contrary?.words { return opposite }
      if fact.kind.isCondition { return "!(" + text(law.law.facts, explored) + ")" }
      return law.fresh?.spelling
    case .after:
      guard case .changed(let former, let face, _)? = law.change else { return nil }
      return former.content != nil && face.content == nil ? "visible" : former.spelling
    case .reachable: return nil
    }
  }

  private func text(_ range: SourceRange, in file: FileID) -> String {
    String(decoding: plan.bound.spec.bytes(of: Location(file, range)), as: UTF8.self)
  }

  private func text(_ range: SourceRange, _ explored: Explored) -> String {
    text(range, in: explored.exploration.scenario.name.file)
  }
}
