import StatusBar

/// What more rounds of a loop leave behind, and on which way through the effects it is gathered.
struct RoundSummary {
  /// `true` iff what is set to a constant may not be set, too.
  let countsConstants: Bool
  /// The functions around the effects that are looked at.
  var depth = 0
  /// Those that are of another object.
  var owners = 0
  /// The closures that parameters of the function stand for.
  var closures: [Int32: KnownClosure] = [:]
  /// The functions of this object that were looked at: what they leave behind is known.
  var seen: Set<HandlerID> = []
  /// How many more functions are looked into.
  var budget = 240
  /// `true` iff locals are those of the function that the loop stands in.
  var namesRound = true
  private(set) var effects: [Effect] = []
  private var isOpen = false
  /// `true` iff something is set in an object that the rounds before it may have changed.
  private var changesObjects = false

  init(countsConstants: Bool) { self.countsConstants = countsConstants }

  /// The code of a closure, and whether its locals are those of the loop's function.
  struct KnownClosure {
    var handler: HandlerID
    var namesRound: Bool
  }

  /// How deep functions are looked into.
  static let depthLimit = 8
  static let ownerLimit = 4

  /// What an effect leaves behind: to do so once more adds nothing.
  enum Trace: Hashable {
    case variable(Variable)
    case stored(Int32, of: FormulaID)
    case run(HandlerID, of: FormulaID)
    case post(Effect.Trigger)
  }

  private var known: Set<Trace> = []

  /// `true` iff such an effect is part of it already.
  func holds(_ trace: Trace) -> Bool { known.contains(trace) }

  mutating func add(_ effect: Effect, _ trace: Trace?) {
    if let trace, !known.insert(trace).inserted { return }
    effects.append(effect)
    switch trace {
    case .stored, .run: changesObjects = true
    case nil, .variable, .post: break
    }
  }

  /// Adds what leaves everything open, once.
  mutating func addOpen(_ effect: @autoclosure () -> Effect) {
    if isOpen { return }
    isOpen = true
    effects.append(effect())
  }

  /// Everything, and where it is about objects once more: which ones may hang on what went before.
  var all: [Effect] { changesObjects && effects.count > 1 ? effects + effects : effects }

  /// The same for the code of another object, of which nothing is known yet.
  func ofOther() -> RoundSummary {
    var other = RoundSummary(countsConstants: countsConstants)
    (other.depth, other.owners, other.budget) = (depth + 1, owners + 1, budget)
    other.namesRound = false
    return other
  }
}
