/// What one action brought about.
package struct Journal: Hashable, Sendable {
  /// What happened, in order.
  package var events: [Event] = []
  /// `true` iff the action changed nothing although it could be done (a rotation refused).
  package var wasIgnored = false
  /// What `events` holds besides changes, which are always there.
  package var recording: Recording

  /// The events that cost time and are only wanted by some scenarios.
  package struct Recording: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Who was asked in each evaluation.
    package static let routes = Recording(rawValue: 1)
    /// Appearing, disappearing and UIKit's callbacks.
    package static let lifecycle = Recording(rawValue: 2)
    /// Settings without effect.
    package static let advice = Recording(rawValue: 4)
  }

  package init(_ recording: Recording = []) { self.recording = recording }

  /// Makes room for another action; what is recorded stays as it is.
  mutating func begin() {
    events.removeAll(keepingCapacity: true)
    wasIgnored = false
  }
}

/// Returns the world after `action`, what happened on the way, and why it could not be done, or
/// nil; `world` itself stays as it is.
package func step(
  _ world: World, _ action: Action, in program: Program, recording: Journal.Recording = []
) -> (world: World, journal: Journal, problem: Problem?) {
  var next = world
  var journal = Journal(recording)
  let problem = next.apply(action, in: program, journal: &journal)
  return (next, journal, problem)
}
