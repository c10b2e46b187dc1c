/// Several scenes of one app, each with windows and a bar of its own (U49).
///
/// The one under test is at work in the world; the others wait beside it. How the system shows
/// them together is not known, and nothing is claimed of it.
struct WaitingScene: Hashable, Sendable {
  /// 0 for the app's own, then those declared beside its root.
  var number: Int32
  var windows: [Window]
  var published: Resolution
  var phase: ScenePhase
  var isResizedToCompact: Bool
}
