/// What leads from one world to the next.
extension World {
  /// Does `action` and returns why it could not be done, or nil.
  package mutating func apply(_ action: Action, in program: SharedProgram) -> Problem? {
    var journal = Journal()
    return apply(action, in: program, journal: &journal)
  }

  /// Does `action`, writes what happens to `journal` in place of what stood there, and returns why
  /// it could not be done, or nil.
  package mutating func apply(
    _ action: Action, in program: SharedProgram, journal: inout Journal
  ) -> Problem? {
    journal.begin()
    var turn = Turn(consume self, program, consume journal)
    let problem = turn.apply(action)
    (self, journal) = turn.end()
    return problem
  }

  /// Claims nothing of this world any more: too much hangs on what nobody knows.
  package mutating func giveUp(on input: InputID, in program: SharedProgram) {
    var turn = Turn(consume self, program, Journal())
    turn.giveUp(on: input)
    (self, _) = turn.end()
  }

  /// Does `action` in every way that the unknown leaves open: first as this world took it, then the
  /// others. `isComplete` is `false` where there are too many.
  package func otherConsequences(
    of action: Action, after first: Decisions, in program: SharedProgram,
    recording: Journal.Recording
  ) -> (all: [Consequence], isComplete: Bool) {
    var consequences: [Consequence] = []
    var decisions = first
    var trials = 0
    while decisions.advance() {
      guard consequences.count < Limits.consequences, trials < Limits.trialsOfAllWays else {
        return (consequences, false)
      }
      var next = self
      var journal = Journal(recording)
      journal.decisions = decisions
      let problem = next.apply(action, in: program, journal: &journal)
      decisions = journal.decisions
      trials += journal.trials
      consequences.append(Consequence(world: next, journal: journal, problem: problem))
    }
    return (consequences, true)
  }
}

/// Returns the world after `action`, what happened on the way, and why it could not be done, or
/// nil; `world` itself stays as it is.
package func step(
  _ world: World, _ action: Action, in program: SharedProgram, recording: Journal.Recording = []
) -> (world: World, journal: Journal, problem: Problem?) {
  var next = world
  var journal = Journal(recording)
  let problem = next.apply(action, in: program, journal: &journal)
  return (next, journal, problem)
}
