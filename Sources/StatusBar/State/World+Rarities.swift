/// What most worlds have nothing of: behind one reference that copies share until one of them
/// changes something, so that a world is small and soon copied.
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
    if let a = a.shelf, let b = b.shelf { return a.contents == b.contents }
    return (a.shelf ?? b.shelf)?.contents == Contents()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(shelf?.contents ?? Contents()) }

  /// `true` iff there is nothing, as in most worlds.
  var isEmpty: Bool { shelf == nil }

  /// What there is; nil where there is nothing.
  var contents: Contents? { _read { yield shelf?.contents } }

  /// Puts the shelf away if nothing is left on it.
  mutating func tidyUp() {
    if let shelf, shelf.isEmpty { self.shelf = nil }
  }

  /// About how many bytes it takes.
  var footprint: Int { shelf?.contents.footprint ?? 0 }

  /// Written only while it is referenced once.
  fileprivate final class Shelf: @unchecked Sendable {
    // Who writes is alone, so that nothing need be looked at while it is read.
    @exclusivity(unchecked) var contents: Contents

    init(_ contents: Contents) { self.contents = contents }

    /// `true` iff there is nothing that needs a shelf.
    var isEmpty: Bool {
      let isIdle =
        contents.others.isEmpty && contents.presets.isEmpty && contents.delayed.isEmpty
        && contents.perhaps.isEmpty && contents.offers.isEmpty && contents.assumptions.isEmpty
        && contents.unobservedChanges.isEmpty
      return isIdle && contents.moment == nil && contents.haze == Haze()
        && contents.application == ApplicationState() && contents.queue == StyleQueue()
    }
  }

  struct Contents: Hashable, Sendable {
    /// The other open scenes, by their numbers.
    var others: [WaitingScene] = []
    /// Values given to a screen's properties before it lives.
    var presets: [World.Preset] = []
    var delayed: [Delayed] = []
    /// Closures that may run at any time, or never.
    var perhaps: [DelayedHandler] = []
    /// What the controls of UIKit's do that code has made.
    var offers: [Offer] = []
    /// What unknown code may have done.
    var haze = Haze()
    /// What this world rests on, each once: code that ran and was not understood, something not
    /// understood that a tap went through, disputed rules that decided what ran.
    var assumptions: [Assumption] = []
    /// What code changed since the last question, in order: a getter may read it (U20).
    var unobservedChanges: [World.UnobservedChange] = []
    var moment: Moment?
    var application = ApplicationState()
    var queue = StyleQueue()

    /// About how many bytes it takes: each entry of a list as much as those of the longest kind.
    fileprivate var footprint: Int {
      let count =
        others.count + presets.count + delayed.count + perhaps.count + offers.count
        + assumptions.count + unobservedChanges.count
      return count * MemoryLayout<Contents>.stride
    }
  }
}

extension World {
  var others: [WaitingScene] {
    get { rarities.shelf?.contents.others ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.others
    }
  }

  var presets: [Preset] {
    get { rarities.shelf?.contents.presets ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.presets
    }
  }

  var delayed: [Delayed] {
    get { rarities.shelf?.contents.delayed ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.delayed
    }
  }

  var perhaps: [DelayedHandler] {
    get { rarities.shelf?.contents.perhaps ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.perhaps
    }
  }

  var offers: [Offer] {
    get { rarities.shelf?.contents.offers ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.offers
    }
  }

  /// What unknown code may have done.
  package internal(set) var haze: Haze {
    get { rarities.shelf?.contents.haze ?? Haze() }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.haze
    }
  }

  /// What this world rests on, each once: code that ran and was not understood, something not
  /// understood that a tap went through, disputed rules that decided what ran.
  package internal(set) var assumptions: [Assumption] {
    get { rarities.shelf?.contents.assumptions ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.assumptions
    }
  }

  var unobservedChanges: [UnobservedChange] {
    get { rarities.shelf?.contents.unobservedChanges ?? [] }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.unobservedChanges
    }
  }

  var moment: Moment? {
    get { rarities.shelf?.contents.moment }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.moment
    }
  }

  var application: ApplicationState {
    get { rarities.shelf?.contents.application ?? ApplicationState() }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.application
    }
  }

  var queue: StyleQueue {
    get { rarities.shelf?.contents.queue ?? StyleQueue() }
    _modify {
      let shelf = rarities.ownShelf()
      yield &shelf.contents.queue
    }
  }
}
