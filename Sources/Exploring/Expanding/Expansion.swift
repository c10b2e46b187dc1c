import Interpreter
import StatusBar

/// What can be done at a world, and where it leads: it follows from the world alone, so that
/// several worlds are expanded at once, and in any order.
struct Expansion {
  /// What the screen on top depends on, where nothing is known of it.
  var unknown: InputID?
  /// The screens that a way back can take away.
  var levels: [ControllerID] = []
  /// The bar before anything is done.
  var look: Search.Look
  /// What can be tried, in the order of the screen.
  var steps: [Step] = []
  /// `true` iff not each move was tried: that would have been too much for one situation, or time
  /// was over.
  var isPartial = false
  /// `true` iff it was ended from outside.
  var isInterrupted = false
  /// What was asked of the world; nil where that was not noted, or is not known.
  var reads: WorldReads?

  /// One move, and what came of it.
  struct Step {
    var move: Move
    /// `true` iff it is one action.
    var isSingle: Bool
    /// How much was done for it.
    var work = 0
    /// The first thing that was in the way and is not known.
    var unknown: InputID?
    /// What each of its actions led to, in the order in which that was done.
    var passages: [Passage] = []
    /// The worlds at its end, each once.
    var ends: [End] = []
    /// `true` iff it leads to where the same code waits twice, which is not gone on from.
    var isCut = false

    init(_ move: Move, isSingle: Bool) { (self.move, self.isSingle) = (move, isSingle) }
  }

  /// What was seen behind an action of a move.
  struct Passage {
    /// `true` iff something unknown was met on the way.
    var isDoubtful: Bool
    /// What setters ask for in vain.
    var faults: [Fault] = []
    /// How the laws of moves stand, by law; empty where there are none.
    var verdicts: [LawVerdict] = []
  }

  /// A world that a move ends with, and what is seen there.
  ///
  /// An object, as a way is: a world is large, and is handed on as it is.
  final class End {
    let way: Way
    /// `true` iff it is one of several ways that something unknown leads on.
    let isSplit: Bool
    /// What a way back can take away.
    let levels: [ControllerID]
    /// `true` iff a screen stands there more often than is gone on from.
    let isTooDeep: Bool
    let look: Search.Look
    /// What the bar depends on, where that is not known.
    let undecided: InputID?
    /// The number of the world, where that is known.
    var number: Int?
    /// What was seen on the way, and is not there at its end.
    var flash: Fault?
    /// What a situation shows that was not seen before; nil where the world was known.
    var facts: SituationFacts?
    /// How the laws stand, by law; nil where there are none, or the world was known.
    var verdicts: [LawVerdict]?
    /// How the laws of ways back stand, by law; empty where it is none.
    var returns: [LawVerdict] = []

    init(of way: Way, isSplit: Bool, levels: [ControllerID], isTooDeep: Bool) {
      (self.way, self.isSplit, self.levels, self.isTooDeep) = (way, isSplit, levels, isTooDeep)
      look = Search.Look(way.world)
      undecided = way.world.published.undecided.first?.input
    }

    var world: World { _read { yield way.world } }
    var journal: Journal { _read { yield way.journal } }
    var isDoubtful: Bool { way.isDoubtful }
  }

  /// A way that an action leads on: the only one, where all that matters is known.
  final class Way {
    var world: World
    let journal: Journal
    /// `true` iff something unknown was met on it, whether it matters or not.
    let isDoubtful: Bool
    /// `true` iff there are others that are not followed.
    let isCut: Bool

    init(
      to world: consuming World, _ journal: consuming Journal = Journal([]),
      isDoubtful: Bool = false, isCut: Bool = false
    ) {
      (self.isDoubtful, self.isCut) = (isDoubtful, isCut)
      (self.world, self.journal) = (world, journal)
    }
  }
}

/// How a law stands at a situation, a move or a way back.
struct LawVerdict {
  /// How it stands; of what is to be reached, how its claim does.
  var standing = LawJudge.Standing.idle
  /// Of what is to be reached, `true` iff it is to be reached from there.
  var counts = false
  /// What its holding rests on.
  var assumptions: [VerdictAssumption] = []
  /// What would be answered where it fails.
  var fresh: Lead.Face?
}
