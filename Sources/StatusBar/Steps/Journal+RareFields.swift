extension Journal {
  /// What most actions have nothing of.
  struct RareFields: RareContents, Hashable {
    static let empty = RareFields()

    var departed: [Departed] = []
    var ordinals: [Ordinal] = []
    var decisions: Decisions = Decisions()
    var reliances: [Reliance] = []
    var circumstances: Circumstances = Circumstances()
    var reasons: [Reason]?
    var writes: [Write] = []
  }
}

extension Journal {
  /// Controllers that went away on the way, so that what they were told still has a name.
  var departed: [Departed] {
    get { rare.storage?.contents.departed ?? [] }
    _modify { yield &rare.contents.departed }
  }

  /// The numbers of all controllers before the action.
  var ordinals: [Ordinal] {
    get { rare.storage?.contents.ordinals ?? [] }
    _modify { yield &rare.contents.ordinals }
  }

  /// What was decided where it was not said; each way leads to a world of its own.
  package var decisions: Decisions {
    get { rare.storage?.contents.decisions ?? Decisions() }
    _modify { yield &rare.contents.decisions }
  }

  /// What the bars that were put on screen on the way rest on, each once.
  package internal(set) var reliances: [Reliance] {
    get { rare.storage?.contents.reliances ?? [] }
    _modify { yield &rare.contents.reliances }
  }

  /// The rules that change how the way came about.
  package internal(set) var circumstances: Circumstances {
    get { rare.storage?.contents.circumstances ?? Circumstances() }
    _modify { yield &rare.contents.circumstances }
  }

  /// Why the bar is what was put on screen last; nil where nothing was, or it is not asked for.
  package internal(set) var reasons: [Reason]? {
    get { rare.storage?.contents.reasons }
    _modify { yield &rare.contents.reasons }
  }

  /// Who gave something its value, in order, where that is recorded.
  package internal(set) var writes: [Write] {
    get { rare.storage?.contents.writes ?? [] }
    _modify { yield &rare.contents.writes }
  }
}
