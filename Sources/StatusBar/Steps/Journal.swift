/// What one action brought about.
package struct Journal: Hashable, Sendable {
  /// What happened, in order.
  package var events: [Event] = []
  /// `true` iff the action changed nothing although it could be done (a rotation refused).
  package var wasIgnored = false
  /// What `events` holds besides changes, which are always there.
  package var recording: Recording

  /// What is unknown about the changes on the way.
  package private(set) var open: Open = []

  /// What most actions have nothing of.
  var rare = Rare<RareFields>()

  /// How often a handler ran.
  var handlerRuns = 0

  /// How often the trees of SwiftUI were rendered.
  var renderings = 0

  /// How often both ways of something unknown were tried, those that were taken back included.
  var trials = 0

  /// Which of those with its name a controller is.
  struct Ordinal: Hashable, Sendable {
    var id: ControllerID
    var value: Int
  }

  /// A controller as it was when it was removed.
  struct Departed: Hashable, Sendable {
    var id: ControllerID
    var controller: Controller
    var ordinal: Int
    /// The number of events before.
    var eventCount: Int
  }

  /// The events that cost time and are only wanted by some scenarios.
  package struct Recording: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    // Written out, as `ViewNode.Contents` does.
    package func isDisjoint(with other: Recording) -> Bool { rawValue & other.rawValue == 0 }
    package init(arrayLiteral elements: Recording...) {
      rawValue = 0
      for element in elements { rawValue |= element.rawValue }
    }

    /// Who was asked in each evaluation.
    package static let routes = Recording(rawValue: 1)
    /// Appearing, disappearing and UIKit's callbacks.
    package static let lifecycle = Recording(rawValue: 2)
    /// Settings without effect.
    package static let advice = Recording(rawValue: 4)
    /// Why the bar is what was put on screen.
    package static let reasons = Recording(rawValue: 8)
    /// Who gave something its value.
    package static let writes = Recording(rawValue: 16)
  }

  /// What is unknown about what happened on the way.
  package struct Open: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What the bar looked like at some time.
    package static let look = Open(rawValue: 1)
    /// How it changed.
    package static let change = Open(rawValue: 2)
    /// Who was asked.
    package static let route = Open(rawValue: 4)
    /// Which settings are in vain.
    package static let advice = Open(rawValue: 8)
    /// Whether what was asked for was done.
    package static let outcome = Open(rawValue: 16)
  }

  package init(_ recording: Recording = [], deciding decisions: Decisions = Decisions()) {
    self.recording = recording
    if decisions != Decisions() {
      self.decisions = decisions
      self.decisions.begin()
    }
  }

  /// Notes that something about what happened is unknown.
  mutating func leaveOpen(_ what: Open) { open.formUnion(what) }

  /// Notes a setting that has no effect, once.
  mutating func advise(_ kind: Advice.Kind, _ rule: Rule, _ site: Site) {
    let advice = Event.ignored(Advice(kind, rule, site: site))
    if !events.contains(advice) { events.append(advice) }
  }

  /// Notes what leaves a change between two resolutions open.
  mutating func noteOpenChange(from old: Resolution, to new: Resolution) {
    noteOpen(old)
    noteOpen(new)
  }

  private mutating func noteOpen(_ resolution: Resolution) {
    guard !resolution.alternatives.isEmpty else { return }
    open.insert(.change)
    if resolution.alternatives.contains(where: { !$0.looksAlike(resolution.bar) }) {
      open.insert(.look)
    }
  }

  /// Notes what a bar that was put on screen on the way rests on.
  mutating func rely(on resolution: Resolution) {
    if !resolution.isPlain { rely(on: resolution.reliances, resolution.circumstances) }
  }

  private mutating func rely(on others: [Reliance], _ found: Circumstances) {
    for reliance in others where !reliances.contains(reliance) { reliances.append(reliance) }
    if !found.owners.isEmpty || !found.routes.isEmpty { circumstances.add(found) }
  }

  /// Notes what happened on another way, which may be the one that is taken.
  mutating func join(_ other: Journal) {
    leaveOpen(other.open)
    if events != other.events { leaveOpen([.look, .change]) }
    rely(on: other.reliances, other.circumstances)
  }

  /// About how many bytes it takes, for callers that keep many.
  package var footprint: Int {
    MemoryLayout<Journal>.stride + events.count * MemoryLayout<Event>.stride
      + departed.count * MemoryLayout<Departed>.stride
      + ordinals.count * MemoryLayout<Ordinal>.stride + writes.count * MemoryLayout<Write>.stride
      + (reliances.count + (reasons?.count ?? 0)) * MemoryLayout<Reason>.stride
  }

  /// `true` iff events name controllers.
  var namesControllers: Bool { !recording.isDisjoint(with: [.routes, .lifecycle]) }

  /// The controller that an event speaks of, if it went away after it; a slot is used again.
  func departed(_ id: ControllerID, after event: Int) -> Departed? {
    departed.first { $0.id == id && $0.eventCount > event }
  }
}

extension Bar {
  /// `true` iff a person cannot tell two bars apart.
  fileprivate func looksAlike(_ other: Bar) -> Bool {
    isHidden == other.isHidden
      && (isHidden || content == other.content && trailing?.content == other.trailing?.content)
  }
}

// Writers are kept out of the world itself: it is the same for all of them. A caller that wants to
// know does the steps once more with a journal that records them.
extension Journal {
  /// Notes what gives something its value, where that is recorded.
  mutating func note(
    _ place: Write.Place, _ value: Value, _ site: Site, by writer: ControllerID?
  ) {
    guard recording.contains(.writes) else { return }
    writes.append(Write(place: place, value: value, site: site, writer: writer))
  }
}
