/// What leads from one world to the next.
extension World {
  /// Does `action` and returns why it could not be done, or nil.
  package mutating func apply(_ action: Action, in program: SharedProgram) -> Problem? {
    apply(action, in: program, recording: []).problem
  }

  /// Does `action` as was decided before where it is not said, and returns what happens, and why it
  /// could not be done, or nil. No other evaluation may be at work on a page of the notebook.
  package mutating func apply(
    _ action: Action, in program: SharedProgram, recording: Journal.Recording,
    deciding decisions: Decisions = Decisions(), writingIn notebook: Notebook = Notebook()
  ) -> (journal: Journal, problem: Problem?) {
    var journal = Journal(recording, deciding: decisions)
    let hadGivenUp = unknownFacets.isOfManyWays
    var turn = Turn(taking: &self, program, writingIn: notebook)
    swap(&turn.journal, &journal)
    let problem = turn.apply(action)
    // What code did since seems to be known, and is not.
    if !hadGivenUp, let input = turn.questions.world.unknownFacets.manyWays {
      turn.giveUp(on: input)
    }
    swap(&turn.journal, &journal)
    // What is shown by code that is not followed may be in the way, or be moved.
    if turn.questions.world.unknownFacets[.screens] != nil { journal.leaveOpen(.outcome) }
    journal.rare.freeIfEmpty()
    turn.end(leaving: &self)
    return (journal, problem)
  }

  /// Claims nothing of this world any more: more ways lead on from here than are followed.
  package mutating func giveUp(on input: InputID, in program: SharedProgram) {
    var turn = Turn(taking: &self, program, writingIn: Notebook())
    turn.giveUp(on: input, hasManyWays: true)
    turn.end(leaving: &self)
  }

  /// `true` iff an action of that world left so much open that nothing is claimed any more.
  package func hasGivenUp(since former: World) -> Bool {
    unknownFacets.isOfManyWays && !former.unknownFacets.isOfManyWays
  }

  /// Does `action` in every way that the unknown leaves open: first as this world took it, then the
  /// others. `isComplete` is `false` where there are too many.
  package func otherConsequences(
    of action: Action, after first: Decisions, in program: SharedProgram,
    recording: Journal.Recording, atMost limit: Int = Limits.consequences,
    writingIn notebook: Notebook = Notebook()
  ) -> (all: [Consequence], isComplete: Bool) {
    var consequences: [Consequence] = []
    var decisions = first
    var trials = 0
    let start = notebook.work
    while decisions.advance() {
      guard consequences.count < limit, trials < Limits.trialsOfAllWays,
        notebook.work - start < Limits.workOfAllWays
      else { return (consequences, false) }
      var next = self
      let (journal, problem) = next.apply(
        action, in: program, recording: recording, deciding: decisions,
        writingIn: notebook)
      decisions = journal.decisions
      trials += journal.trials
      consequences.append(Consequence(world: next, journal: journal, problem: problem))
      if next.hasGivenUp(since: self) { return (consequences, false) }
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
  let (journal, problem) = next.apply(action, in: program, recording: recording)
  return (next, journal, problem)
}
