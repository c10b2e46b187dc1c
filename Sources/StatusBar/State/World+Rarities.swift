/// What most worlds have nothing of: behind one reference that copies share until one of them
/// changes something, so that a world is small and soon copied.
struct Rarities: Hashable, Sendable {
  fileprivate var shelf = Shelf()

  /// Takes the shelf apart from those who share it, before something is put there.
  fileprivate mutating func unshare() {
    if !isKnownUniquelyReferenced(&shelf) { shelf = Shelf(shelf.contents) }
  }

  static func == (a: Rarities, b: Rarities) -> Bool {
    a.shelf === b.shelf || a.shelf.contents == b.shelf.contents
  }

  func hash(into hasher: inout Hasher) { hasher.combine(shelf.contents) }

  /// About how many bytes it takes.
  var footprint: Int { shelf.contents.footprint }

  /// Written only by whoever alone refers to it.
  fileprivate final class Shelf: @unchecked Sendable {
    // Who writes is alone, so that nothing need be looked at while it is read.
    @exclusivity(unchecked) var contents: Contents

    init(_ contents: Contents = Contents()) { self.contents = contents }
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
    /// What code may have done of which nobody knows more.
    var haze = Haze()
    /// What this world rests on, each once: code that ran and was not understood, something not
    /// understood that a tap went through, disputed rules that decided what ran.
    var assumptions: [Assumption] = []
    /// What code changed since anybody was asked, in order: a getter may read it (U20).
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
    _read { yield rarities.shelf.contents.others }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.others
    }
  }

  var presets: [Preset] {
    _read { yield rarities.shelf.contents.presets }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.presets
    }
  }

  var delayed: [Delayed] {
    _read { yield rarities.shelf.contents.delayed }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.delayed
    }
  }

  var perhaps: [DelayedHandler] {
    _read { yield rarities.shelf.contents.perhaps }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.perhaps
    }
  }

  var offers: [Offer] {
    _read { yield rarities.shelf.contents.offers }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.offers
    }
  }

  /// What code may have done of which nobody knows more.
  package internal(set) var haze: Haze {
    _read { yield rarities.shelf.contents.haze }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.haze
    }
  }

  /// What this world rests on, each once: code that ran and was not understood, something not
  /// understood that a tap went through, disputed rules that decided what ran.
  package internal(set) var assumptions: [Assumption] {
    _read { yield rarities.shelf.contents.assumptions }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.assumptions
    }
  }

  var unobservedChanges: [UnobservedChange] {
    _read { yield rarities.shelf.contents.unobservedChanges }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.unobservedChanges
    }
  }

  var moment: Moment? {
    _read { yield rarities.shelf.contents.moment }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.moment
    }
  }

  var application: ApplicationState {
    _read { yield rarities.shelf.contents.application }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.application
    }
  }

  var queue: StyleQueue {
    _read { yield rarities.shelf.contents.queue }
    _modify {
      rarities.unshare()
      yield &rarities.shelf.contents.queue
    }
  }
}
