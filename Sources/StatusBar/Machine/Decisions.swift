/// What an action decides where nobody said: it is done once for each way, and every way leads to
/// a world of its own.
package struct Decisions: Hashable, Sendable {
  /// The ways to take, in the order in which they are asked for; the first one after those.
  private var path: [Int] = []
  /// The ways that were taken so far.
  private(set) var taken: [Decision] = []

  /// One decision: what it hangs on, how many ways there are, and the one that was taken.
  struct Decision: Hashable, Sendable {
    var input: InputID
    var count: Int
    var way: Int
  }

  /// What was decided hangs on these, in the order in which they were met.
  package var inputs: [InputID] { taken.map { $0.input } }

  /// Makes room for another run of the same path.
  mutating func begin() { taken.removeAll(keepingCapacity: true) }

  /// Returns the way to take among several.
  mutating func take(among count: Int, _ input: InputID) -> Int {
    let way = taken.count < path.count ? path[taken.count] : 0
    taken.append(Decision(input: input, count: count, way: min(way, count - 1)))
    return min(way, count - 1)
  }

  /// Sets out on the next path; `false` iff every one was taken.
  mutating func advance() -> Bool {
    while let last = taken.popLast() {
      guard last.way + 1 < last.count else { continue }
      path = taken.map { $0.way } + [last.way + 1]
      return true
    }
    return false
  }
}

/// A world that an action may lead to, and how.
package struct Consequence: Sendable {
  package var world: World
  package var journal: Journal
  /// Why the action could not be done, or nil.
  package var problem: Problem?

  package init(world: World, journal: Journal, problem: Problem?) {
    self.world = world
    self.journal = journal
    self.problem = problem
  }
}

extension World {
  /// More ways than this are not followed.
  package static let consequenceLimit = 64

  /// Does `action` in every way that the unknown leaves open: first as this world took it, then the
  /// others. `isComplete` is `false` where there are too many.
  package func otherConsequences(
    of action: Action, after first: Decisions, in program: Program, recording: Journal.Recording
  ) -> (all: [Consequence], isComplete: Bool) {
    var consequences: [Consequence] = []
    var decisions = first
    while decisions.advance() {
      guard consequences.count < World.consequenceLimit else { return (consequences, false) }
      var next = self
      var journal = Journal(recording)
      journal.decisions = decisions
      let problem = next.apply(action, in: program, journal: &journal)
      decisions = journal.decisions
      consequences.append(Consequence(world: next, journal: journal, problem: problem))
    }
    return (consequences, true)
  }

  // MARK: - Deciding

  /// Returns the truth of a condition in this way; what it hangs on is known from now on, if the
  /// condition is nothing but that.
  mutating func decide(
    _ condition: FormulaID?, _ input: InputID, _ program: Program
  ) -> Bool {
    let isTrue = decide(among: 2, input) == 1
    if let condition, case .input(input) = program.formulas[Int(condition.index)].kind,
      input.index >= 0, Int(input.index) < inputs.count
    {
      inputs[Int(input.index)] = .bool(isTrue)
    }
    return isTrue
  }

  /// Returns one of several ways that something unknown may go, from 0.
  ///
  /// While both ways of something else are tried nothing is decided: the trial ends.
  mutating func decide(among count: Int, _ input: InputID) -> Int {
    guard forkDepth == 0 else {
      isTrialOver = true
      return 0
    }
    return journal.decisions.take(among: count, input)
  }

  /// Returns one of several values that something unknown may be.
  mutating func decide<Choice>(among choices: [Choice], _ input: InputID) -> Choice {
    choices[decide(among: choices.count, input)]
  }

  /// Returns the truth of a value, whichever it is if nobody knows.
  mutating func truth(of value: Value, _ program: Program) -> Bool {
    value.doubt.map { decide(nil, $0, program) } ?? (value == .bool(true))
  }
}
