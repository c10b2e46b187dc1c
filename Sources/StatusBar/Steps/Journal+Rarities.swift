// What most actions have nothing of: behind one reference that copies share until one of them
// changes something, as each world that a run keeps has journals beside it.
extension Journal {
  struct Rarities: Hashable, Sendable {
    fileprivate var shelf: Shelf?

    /// Returns the shelf of this one alone, to put something there.
    fileprivate mutating func ownShelf() -> Shelf {
      if isKnownUniquelyReferenced(&shelf), let shelf { return shelf }
      let own = Shelf(shelf?.contents ?? Contents())
      shelf = own
      return own
    }

    static func == (a: Rarities, b: Rarities) -> Bool {
      if a.shelf === b.shelf { return true }
      if let a = a.shelf, let b = b.shelf { return a.holdsTheSame(as: b) }
      return (a.shelf ?? b.shelf)?.contents == Contents()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(shelf?.contents ?? Contents()) }

    /// Written only while it is referenced once.
    fileprivate final class Shelf: @unchecked Sendable {
      // Who writes is alone, so that nothing need be looked at while it is read.
      @exclusivity(unchecked) var contents: Contents

      init(_ contents: Contents) { self.contents = contents }

      /// Looks at one list after the other where it lies: all of them would be copied together.
      func holdsTheSame(as other: Shelf) -> Bool {
        contents.departed == other.contents.departed && contents.ordinals == other.contents.ordinals
          && contents.decisions == other.contents.decisions
          && contents.reliances == other.contents.reliances
          && contents.circumstances == other.contents.circumstances
          && contents.reasons == other.contents.reasons && contents.writes == other.contents.writes
      }
    }

    fileprivate struct Contents: Hashable, Sendable {
      var departed: [Departed] = []
      var ordinals: [Ordinal] = []
      var decisions: Decisions = Decisions()
      var reliances: [Reliance] = []
      var circumstances: Circumstances = Circumstances()
      var reasons: [Reason]?
      var writes: [Write] = []
    }
  }
}

extension Journal {
  /// Controllers that went away on the way, so that what they were told still has a name.
  var departed: [Departed] {
    get { rarities.shelf?.contents.departed ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.departed
    }
  }

  /// The numbers of all controllers before the action.
  var ordinals: [Ordinal] {
    get { rarities.shelf?.contents.ordinals ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.ordinals
    }
  }

  /// What was decided where it was not said; each way leads to a world of its own.
  package var decisions: Decisions {
    get { rarities.shelf?.contents.decisions ?? Decisions() }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.decisions
    }
  }

  /// What the bars that were put on screen on the way rest on, each once.
  package internal(set) var reliances: [Reliance] {
    get { rarities.shelf?.contents.reliances ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.reliances
    }
  }

  /// The rules that change how the way came about.
  package internal(set) var circumstances: Circumstances {
    get { rarities.shelf?.contents.circumstances ?? Circumstances() }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.circumstances
    }
  }

  /// Why the bar is what was put on screen last; nil where nothing was, or it is not asked for.
  package internal(set) var reasons: [Reason]? {
    get { rarities.shelf?.contents.reasons }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.reasons
    }
  }

  /// Who gave something its value, in order, where that is recorded.
  package internal(set) var writes: [Write] {
    get { rarities.shelf?.contents.writes ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.writes
    }
  }
}
