extension World {
  /// What most worlds have nothing of.
  struct RareFields: RareContents, Hashable {
    static let empty = RareFields()

    /// The other open scenes, by their numbers.
    var others: [WaitingScene] = []
    /// Values given to a screen's properties before it lives.
    var presets: [Preset] = []
    var delayed: [Delayed] = []
    /// Closures that may run at any time, or never.
    var perhaps: [DelayedHandler] = []
    /// What the controls of UIKit's do that code has made.
    var offers: [Offer] = []
    /// What unknown code may have done.
    var unknownFacets = UnknownFacets()
    /// What this world rests on, each once: code that ran and was not understood, something not
    /// understood that a tap went through, disputed rules that decided what ran.
    var assumptions: [Assumption] = []
    /// What code changed since the last question, in order: a getter may read it (U20).
    var unobservedChanges: [UnobservedChange] = []
    var moment: Moment?
    var application = ApplicationState()
    var queue = StyleQueue()

    /// About how many bytes it takes: each entry of a list as much as those of the longest kind.
    var footprint: Int {
      let count =
        others.count + presets.count + delayed.count + perhaps.count + offers.count
        + assumptions.count + unobservedChanges.count
      return count * MemoryLayout<RareFields>.stride
    }
  }
}

extension World {
  var others: [WaitingScene] {
    get { rare.storage?.contents.others ?? [] }
    _modify { yield &rare.contents.others }
  }

  var presets: [Preset] {
    get { rare.storage?.contents.presets ?? [] }
    _modify { yield &rare.contents.presets }
  }

  var delayed: [Delayed] {
    get { rare.storage?.contents.delayed ?? [] }
    _modify { yield &rare.contents.delayed }
  }

  /// The seconds until all code has run that waits now; nil where none does.
  package var secondsToRest: Double? { delayed.map { $0.remaining }.max() }

  var perhaps: [DelayedHandler] {
    get { rare.storage?.contents.perhaps ?? [] }
    _modify { yield &rare.contents.perhaps }
  }

  var offers: [Offer] {
    get { rare.storage?.contents.offers ?? [] }
    _modify { yield &rare.contents.offers }
  }

  /// What unknown code may have done.
  package internal(set) var unknownFacets: UnknownFacets {
    get { rare.storage?.contents.unknownFacets ?? UnknownFacets() }
    _modify { yield &rare.contents.unknownFacets }
  }

  /// What this world rests on, each once: code that ran and was not understood, something not
  /// understood that a tap went through, disputed rules that decided what ran.
  package internal(set) var assumptions: [Assumption] {
    get { rare.storage?.contents.assumptions ?? [] }
    _modify { yield &rare.contents.assumptions }
  }

  var unobservedChanges: [UnobservedChange] {
    get { rare.storage?.contents.unobservedChanges ?? [] }
    _modify { yield &rare.contents.unobservedChanges }
  }

  var moment: Moment? {
    get { rare.storage?.contents.moment }
    _modify { yield &rare.contents.moment }
  }

  var application: ApplicationState {
    get { rare.storage?.contents.application ?? ApplicationState() }
    _modify { yield &rare.contents.application }
  }

  var queue: StyleQueue {
    get { rare.storage?.contents.queue ?? StyleQueue() }
    _modify { yield &rare.contents.queue }
  }
}
