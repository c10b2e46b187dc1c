import StatusBar

/// A way that an action leads on: the only one, where all that matters is known.
struct Way {
  var world: World
  var journal = Journal([])
  /// `true` iff something unknown was met on it, whether it matters or not.
  var isDoubtful = false
  /// `true` iff there are others that are not followed.
  var isCut = false
}

extension Search {
  /// Others than the first way are followed, so many of each action.
  private static let otherWays = 3

  /// Goes on by an action: in each way that something unknown leaves open, as far as they are few.
  mutating func follow(_ way: Way, by action: Action) -> [Way] {
    var world = way.world
    found.tries += 1
    let (journal, problem) = world.apply(action, in: program, recording: [.writes])
    guard let input = journal.decisions.inputs.first else {
      if case .undecided(let input) = problem { note(input) }
      guard problem == nil else { return [] }
      return [Way(world: world, journal: journal, isDoubtful: way.isDoubtful, isCut: way.isCut)]
    }
    guard bounds.splits else {
      note(input)
      return []
    }
    let others = way.world.otherConsequences(
      of: action, after: journal.decisions, in: program, recording: [.writes],
      atMost: Search.otherWays)
    found.tries += others.all.count
    let all = [Consequence(world: world, journal: journal, problem: problem)] + others.all
    let possible = all.filter { $0.problem == nil }
    let isCut = !others.isComplete || possible.count < all.count
    let ways = possible.map {
      Way(world: $0.world, journal: $0.journal, isDoubtful: true, isCut: way.isCut || isCut)
    }
    if isCut || ways.distinctEnds.count > 1 { note(input) }
    return ways
  }
}

extension [Way] {
  /// One of those each that end alike.
  var distinctEnds: [Way] {
    var ends: [Way] = []
    for way in self where !ends.contains(where: { $0.world == way.world }) { ends.append(way) }
    return ends
  }
}

extension Questions {
  /// `true` iff the bar follows from what is on screen: a phone on its side has none, whatever is.
  var isBarKnown: Bool {
    guard world.published.undecided.isEmpty else { return false }
    return world.published.bar.hiddenOwner != .device || unknownScreen() == nil
  }
}
