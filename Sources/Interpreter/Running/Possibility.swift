import StatusBar

/// A world that the steps so far may have led to, with what its last action brought about.
struct Possibility {
  var world: World
  var journal: Journal
  /// What the bar was before the last action, where an expectation asks.
  var former: Resolution?
  /// What was decided on the way, in the order in which it was met.
  var decided: [InputID]
}

// Where something unknown leaves open what an action does, each way is followed.
extension CellRunner {
  /// More worlds than this are not followed: nothing is claimed of them any more.
  private static var limit: Int { 64 }

  /// The world at work as one of those that are possible.
  private var current: Possibility {
    get { Possibility(world: world, journal: journal, former: former, decided: decided) }
    set {
      (world, journal, former, decided) = (
        newValue.world, newValue.journal, newValue.former, newValue.decided
      )
    }
  }

  /// Returns what a question is answered in every world that is possible; undecided where they
  /// disagree.
  func everywhere(_ question: (CellRunner) -> Verdict) -> Verdict {
    let first = question(self)
    for other in others {
      var runner = self
      runner.current = other
      if question(runner) != first { return .undecided }
    }
    return first
  }

  /// Looks at every world that is possible.
  func inEachWorld(_ look: (CellRunner) -> Void) {
    look(self)
    for other in others {
      var runner = self
      runner.current = other
      look(runner)
    }
  }

  /// The bar, or all that are possible: of each world.
  var possibleBars: [Bar] {
    var bars: [Bar] = []
    inEachWorld { bars += [$0.world.published.bar] + $0.world.published.alternatives }
    return bars
  }

  /// Does an action in every world and in every way; returns why it cannot be done, or cannot be
  /// done in some of them.
  mutating func applyEverywhere(_ action: Action) -> Problem? {
    var reached: [Possibility] = []
    var problems: [Problem] = []
    var isComplete = true
    for start in [current] + others {
      let (all, isAll) = consequences(of: action, from: start.world)
      isComplete = isComplete && isAll
      for consequence in all {
        if let problem = consequence.problem {
          problems.append(problem)
        } else {
          let next = Possibility(
            world: consequence.world, journal: consequence.journal, former: start.former,
            decided: start.decided + consequence.journal.decisions.inputs)
          let isKnown = reached.contains {
            $0.world == next.world && $0.journal.events == next.journal.events
          }
          if !isKnown { reached.append(next) }
        }
      }
    }
    guard let first = reached.first else { return problems.first.map { doubted($0) } }
    if !problems.isEmpty, let input = first.decided.last ?? decided.last {
      return .undecided(input)
    }
    current = first
    others = Array(reached.dropFirst())
    if !isComplete, let way = reached.first(where: { $0.world.unknownFacets.isOfManyWays }) {
      (current, others) = (way, [])
    } else if let input = decided.last, !isComplete || reached.count > CellRunner.limit {
      world.giveUp(on: input, in: context.shared)
      others = []
    }
    return nil
  }

  /// What is not there may be there after all where it is unknown what code has put on screen.
  private func doubted(_ problem: Problem) -> Problem {
    guard problem.isAboutScreens, let input = world.unknownFacets[.screens] else { return problem }
    return .undecided(input)
  }

  private func consequences(
    of action: Action, from start: World
  ) -> (all: [Consequence], isComplete: Bool) {
    var world = start
    let (journal, problem) = world.apply(action, in: context.shared, recording: recording)
    let first = Consequence(world: world, journal: journal, problem: problem)
    if world.hasGivenUp(since: start) { return ([first], false) }
    guard !journal.decisions.inputs.isEmpty else { return ([first], true) }
    let rest = start.otherConsequences(
      of: action, after: journal.decisions, in: context.shared, recording: recording)
    return ([first] + rest.all, rest.isComplete)
  }
}

extension Problem {
  /// `true` iff it says that something is not on screen, or is in the way.
  fileprivate var isAboutScreens: Bool {
    switch self {
    case .notFound, .unreadControls, .covered, .behindDialog, .several, .nothingToGoBackTo,
      .nothingPresented, .refusesDrag,
      .nothingToPushOnto, .noTabs, .noSidebar, .noScrollView, .noInstance, .notOnTop,
      .inOtherWindow:
      true
    case .notLaunched, .alreadyLaunching, .noScenes, .sceneOpen, .sceneNotOpen, .onlyScene,
      .noMoment, .momentOpen, .launchGoesOn, .noFinger, .noForceTouch, .noWindow, .hiddenWindow,
      .windowWithoutScene, .modelLimit, .tooManyScreens, .noRoot, .undecided, .trap, .halfWay,
      .noSwiftUI:
      false
    }
  }
}
