extension World {
  /// What is the same in most worlds of an app.
  struct Frame: Hashable, Sendable {
    var platform: Platform
    var isRunning = false
    var windows: [Window] = []
    var scene: Int32 = 0
    var inputs: [Value?] = []
    var scenePhase = ScenePhase.background
    var isLaunching = false
    var startedInLandscape = false
    var barsOverlap = false
    var lostBarToVideo = false
    var impliedState: ObjectID?
    var turned: Turned?
  }

  /// That the app stands or lies otherwise than the device.
  struct Turned: Hashable, Sendable {
    /// How a person holds the device.
    var held: Orientation
    /// What keeps the app from that, or asked for something else.
    var site: Site
    /// `true` iff code asked for it.
    var isAsked = false
  }

  package var platform: Platform {
    _read { yield frame.platform }
    _modify { yield &frame.platform }
  }

  /// `true` once the app was launched.
  package var isRunning: Bool {
    _read { yield frame.isRunning }
    _modify { yield &frame.isRunning }
  }

  var windows: [Window] {
    _read { yield frame.windows }
    _modify { yield &frame.windows }
  }

  /// The number of the scene that is at work: its windows, its bar, its phase.
  var scene: Int32 {
    _read { yield frame.scene }
    _modify { yield &frame.scene }
  }

  /// By `InputID`; nil is unknown.
  var inputs: [Value?] {
    _read { yield frame.inputs }
    _modify { yield &frame.inputs }
  }

  var scenePhase: ScenePhase {
    _read { yield frame.scenePhase }
    _modify { yield &frame.scenePhase }
  }

  /// `true` until the first window is on screen: the launch screen shows.
  var isLaunching: Bool {
    _read { yield frame.isLaunching }
    _modify { yield &frame.isLaunching }
  }

  /// `true` from a launch in landscape until the device is turned there once more (Q10).
  var startedInLandscape: Bool {
    _read { yield frame.startedInLandscape }
    _modify { yield &frame.startedInLandscape }
  }

  /// `true` while a shown navigation bar lies over the status bar (Q9).
  var barsOverlap: Bool {
    _read { yield frame.barsOverlap }
    _modify { yield &frame.barsOverlap }
  }

  /// `true` once a player of iOS 8 was closed that filled the screen (Q14).
  var lostBarToVideo: Bool {
    _read { yield frame.lostBarToVideo }
    _modify { yield &frame.lostBarToVideo }
  }

  /// The state implied by `hideUntilScrolled()` without one of its own.
  var impliedState: ObjectID? {
    _read { yield frame.impliedState }
    _modify { yield &frame.impliedState }
  }

  /// Nil while the app stands or lies as the device does (U59).
  var turned: Turned? {
    _read { yield frame.turned }
    _modify { yield &frame.turned }
  }

  /// The navigation bar is below the status bar from now on, whatever was before.
  mutating func layOutNavigationBar() {
    barsOverlap = false
    unknownFacets.settle(.overlap)
  }
}
