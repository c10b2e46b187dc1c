extension Trace {
  /// What most evaluations note nothing of: behind one reference, so that a page of notes is soon
  /// begun and done with.
  struct Rarities {
    fileprivate var shelf: Shelf?

    /// Returns the shelf of this one alone, to put something there.
    fileprivate mutating func ownShelf() -> Shelf {
      if isKnownUniquelyReferenced(&shelf), let shelf { return shelf }
      let own = Shelf(shelf?.contents ?? Contents())
      shelf = own
      return own
    }

    /// `true` iff nothing was noted, as in most evaluations.
    var isEmpty: Bool { shelf == nil }

    mutating func clear() {
      if shelf != nil { shelf = nil }
    }

    /// Written only while it is referenced once.
    fileprivate final class Shelf: @unchecked Sendable {
      // Who writes is alone, so that nothing need be looked at while it is read.
      @exclusivity(unchecked) var contents: Contents

      init(_ contents: Contents) { self.contents = contents }
    }

    fileprivate struct Contents {
      var reads: [(reason: Int, place: Write.Place)] = []
      var marks: [QuestionMark] = []
      var reliances: [Reliance] = []
      var circumstances = Circumstances()
      var deeds = GetterDeeds()
      var outcomes: [GetterDeeds] = []
      var superAnswers: [(question: SuperQuestion, value: Value)] = []
      var elements: [Element] = []
    }
  }

  /// What a closure is given that a list asks of its elements.
  struct Element {
    var parameter: ElementID
    var value: Value
  }

  /// What the closures at work were given, the innermost last.
  var elements: [Element] {
    get { rarities.shelf?.contents.elements ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.elements
    }
  }

  /// The variables that were read, each with the number of reasons noted before.
  var reads: [(reason: Int, place: Write.Place)] {
    get { rarities.shelf?.contents.reads ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.reads
    }
  }

  /// The questions of the walks among the reasons, where reasons are wanted.
  var marks: [QuestionMark] {
    get { rarities.shelf?.contents.marks ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.marks
    }
  }

  /// What is taken to leave the bar alone and was met on the way, each once.
  var reliances: [Reliance] {
    get { rarities.shelf?.contents.reliances ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.reliances
    }
  }

  /// The rules that change how the answer comes about.
  var circumstances: Circumstances {
    get { rarities.shelf?.contents.circumstances ?? Circumstances() }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.circumstances
    }
  }

  /// What getters did so far in this run.
  var deeds: GetterDeeds {
    get { rarities.shelf?.contents.deeds ?? GetterDeeds() }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.deeds
    }
  }

  /// What they did in each run of which they did something.
  var outcomes: [GetterDeeds] {
    get { rarities.shelf?.contents.outcomes ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.outcomes
    }
  }

  /// What superclasses answered in this run: getters that each ask twice ask once.
  var superAnswers: [(question: SuperQuestion, value: Value)] {
    get { rarities.shelf?.contents.superAnswers ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.superAnswers
    }
  }

  mutating func forgetSuperAnswers() {
    if !superAnswers.isEmpty { superAnswers = [] }
  }
}
