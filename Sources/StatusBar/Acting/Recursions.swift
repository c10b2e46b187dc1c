/// The code that is tried under conditions that are not known, each inside the one before, and may
/// come to itself again.
///
/// An object: the ways that are tried one after the other share it.
final class Recursions {
  /// Where such code stands.
  struct Place: Hashable {
    /// What decides whether it runs.
    var doubt: InputID
    var code: Site
    /// Whose code it is.
    var instance: InstanceID

    init(_ doubt: InputID, at code: Site, of instance: InstanceID) {
      (self.doubt, self.code, self.instance) = (doubt, code, instance)
    }

    /// Where a handler stands that may run.
    init(_ doubt: InputID, of handler: HandlerID, _ instance: InstanceID, in program: Program) {
      self.init(doubt, at: program.handlers[Int(handler.index)].site, of: instance)
    }
  }

  private struct Entry {
    var place: Place
    /// What there was as it began.
    var turn: Turn
    var locals: [Value]
    /// How many before it, one inside the other, began with the same.
    var count: Int
    /// How often code was not followed before it began.
    var cuts: Int
    /// How often it came to itself, but for what comes to itself inside of that.
    var rounds = 0
    /// `true` iff one of these began with the same.
    var hasAlike = false
    /// What those came to that began with the same inside of it.
    var ends: [End] = []
  }

  private struct End: Equatable {
    var world: World
    var locals: [Value]
  }

  private var open: [Entry] = []
  private var cuts = 0

  /// After so many that began with the same nothing new comes of another one.
  private static let mostAlike = 3
}

// Code that comes to itself again is followed until it begins with the same as before: a value that
// is another one in each round is unknown from the second on.
extension Recursions {
  /// Begins to try code; `false` iff that begins as it did before, inside itself: what comes of it
  /// is what comes of the one around it, so it is not followed, and this way ends.
  static func enter(_ place: Place, _ turn: inout Turn, _ locals: inout [Value]) -> Bool {
    let all = turn.recursions ?? Recursions()
    turn.recursions = all
    var count = 0
    if let index = all.open.lastIndex(where: { $0.place == place }) {
      // A loop comes there any number of times.
      all.open[index].rounds += all.open[index].turn.loopDepth == turn.loopDepth ? 1 : 2
      let last = all.open[index]
      if turn.canJoin(last.turn) {
        turn.join(last.turn, place.doubt)
        for index in locals.indices.prefix(last.locals.count)
        where locals[index] != last.locals[index] {
          locals[index] = .unknown(place.doubt)
        }
      }
      let isSame = turn.questions.world == last.turn.questions.world && locals == last.locals
      count = isSame ? last.count + 1 : 0
      if isSame { all.open[index].hasAlike = true }
      if count > mostAlike {
        all.cuts += 1
        turn.hasEnded = true
        return false
      }
    }
    all.open.append(
      Entry(place: place, turn: turn, locals: locals, count: count, cuts: all.cuts))
    return true
  }

  /// Ends what was begun; `false` iff more may come of it than what it came to. `isEnd` says that
  /// it came to an end at all.
  static func leave(
    _ place: Place, _ turn: inout Turn, _ locals: [Value], isEnd: Bool
  ) -> Bool {
    guard let all = turn.recursions, let entry = all.open.popLast() else { return true }
    if !isEnd || all.cuts == entry.cuts { return true }
    // Each round may begin with what the one before it left.
    if entry.rounds > 1 { return false }
    let end = End(world: turn.questions.world, locals: locals)
    let isSettled =
      !entry.hasAlike || !entry.ends.isEmpty && entry.ends.allSatisfy { $0 == end }
    if entry.count > 0, !turn.hasEnded,
      let outer = all.open.lastIndex(where: { $0.place == place })
    {
      all.open[outer].ends.append(end)
      return true
    }
    // It never comes to an end.
    if turn.hasEnded, all.open.isEmpty { turn.giveUp(on: place.doubt) }
    return turn.hasEnded || isSettled
  }
}
