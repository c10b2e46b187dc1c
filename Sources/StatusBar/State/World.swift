/// The whole state of a running app, as far as the status bar is concerned.
///
/// A value: equal worlds behave equally, so that a search over worlds is a search over a set.
package struct World: Hashable, Sendable {
  package var platform: Platform
  /// The bar that was last put on screen, without reasons.
  package var published: Resolution
  /// `true` while a launch, a way back or a dismissal is half-way.
  package var isMomentOpen: Bool { moment != nil }
  /// `true` once the app was launched.
  package var isRunning: Bool

  /// What most worlds have nothing of.
  var rarities = Rarities()

  var controllers: Arena<Controller>
  var instances: Arena<Instance>
  var objects: Arena<VisibleState>
  var windows: [Window]
  /// The number of the scene that is at work: its windows, its bar, its phase.
  var scene: Int32 = 0
  /// By `InputID`; nil is unknown.
  var inputs: [Value?]
  var scenePhase: ScenePhase
  /// `true` until the first window is on screen: the launch screen shows.
  var isLaunching: Bool
  /// `true` iff code changed something since the bar was last evaluated.
  package var hasUnobservedChanges: Bool { !unobservedChanges.isEmpty }
  /// `true` from a launch in landscape until the device is turned there once more (Q10).
  var startedInLandscape = false
  /// `true` while a shown navigation bar lies over the status bar (Q9).
  var barsOverlap = false
  /// `true` once a player of iOS 8 was closed that filled the screen (Q14).
  var lostBarToVideo = false
  /// The state implied by `hideUntilScrolled()` without one of its own.
  var impliedState: ObjectID?

  /// A change that nobody observes, and what was there before.
  struct UnobservedChange: Hashable, Sendable {
    var former: Former
    var site: Site

    enum Former: Hashable, Sendable {
      /// A controller's property.
      case property(InstanceID, slot: Int, Value)
      case children(ControllerID, [ControllerID])
      /// The page that a page view controller showed (U19).
      case page(ControllerID, Int32)
    }

    /// `true` iff both are changes of the same thing by the same code.
    func repeats(_ other: UnobservedChange) -> Bool {
      guard site == other.site else { return false }
      switch (former, other.former) {
      case (.property(let a, let slot, _), .property(let b, let otherSlot, _)):
        return a == b && slot == otherSlot
      case (.children(let a, _), .children(let b, _)): return a == b
      case (.page(let a, _), .page(let b, _)): return a == b
      case (.property, _), (.children, _), (.page, _): return false
      }
    }
  }

  /// A property of a screen set before it lives.
  struct Preset: Hashable, Sendable {
    var screen: ScreenID
    var slot: Int32
    var value: Value
  }

  /// What is there besides those who live in it, its bar and its rarities.
  var frame: World {
    var frame = World(elsewhere: platform)
    frame.isRunning = isRunning
    frame.windows = windows
    frame.scene = scene
    frame.inputs = inputs
    frame.scenePhase = scenePhase
    frame.isLaunching = isLaunching
    frame.startedInLandscape = startedInLandscape
    frame.barsOverlap = barsOverlap
    frame.lostBarToVideo = lostBarToVideo
    frame.impliedState = impliedState
    return frame
  }

  /// Creates what stands in for a world of a platform while that is somewhere else.
  init(elsewhere platform: Platform) {
    self.platform = platform
    controllers = .elsewhere
    instances = .elsewhere
    objects = .elsewhere
    published = Resolution(bar: Bar())
    isRunning = false
    windows = []
    inputs = []
    scenePhase = .background
    isLaunching = false
  }

  /// Creates the world before the app's process starts.
  package init(_ program: Program, platform: Platform) {
    self.platform = platform
    controllers = Arena()
    instances = Arena()
    objects = Arena()
    published = Resolution(bar: Bar())
    isRunning = false
    windows = []
    inputs = [Value?](repeating: nil, count: program.inputs.count)
    scenePhase = .background
    isLaunching = false
  }
}
