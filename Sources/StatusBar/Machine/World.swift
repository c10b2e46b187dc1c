/// The whole state of a running app, as far as the status bar is concerned.
///
/// A value: equal worlds behave equally, so that a search over worlds is a search over a set.
package struct World: Hashable, Sendable {
  package var platform: Platform
  /// The bar that was last put on screen, without reasons.
  package var published: Resolution
  /// `true` while a launch, a way back or a dismissal is half-way.
  package var isMomentOpen: Bool
  /// `true` once the app was launched.
  package var isRunning: Bool
  /// What the action at work brings about; lent by the caller, and empty at rest, so that worlds
  /// that came about differently and are alike are equal.
  var journal = Journal()

  var controllers = Arena<Controller>()
  /// Controllers that left the screen while code runs, which may be their own; empty at rest.
  var departing: [ControllerID] = []
  var instances = Arena<Instance>()
  var objects = Arena<VisibleState>()
  var windows: [Window]
  /// The number of the scene that is at work: its windows, its bar, its phase.
  var scene: Int32 = 0
  /// The other open scenes, by their numbers.
  var others: [WaitingScene] = []
  var application: ApplicationState
  /// By `InputID`; nil is unknown.
  var inputs: [Value?]
  /// Values given to a screen's properties before it lives.
  var presets: [Preset]
  var scenePhase: ScenePhase
  var queue: StyleQueue
  var moment: Moment?
  var delayed: [Delayed]
  /// Closures that may run at any time, or never.
  var perhaps: [DelayedHandler] = []
  /// How many renderings are under way, each inside the one before.
  var renderDepth = 0
  /// `true` while views are brought up to date for the first time in a rendering: what nobody knows
  /// may have changed since the one before.
  var isFirstPass = false
  /// `true` while the process starts: what comes from elsewhere is as it is at the start.
  var isStarting = false
  /// `true` while the scene of a process that starts becomes active.
  var isActivating = false
  /// The controllers whose callbacks run on their way in or out, the innermost last.
  var inTransit: [Transit] = []
  /// What the controls of UIKit's do that code has made.
  var offers: [Offer] = []
  /// What code may have done of which nobody knows more.
  package internal(set) var haze = Haze()
  /// What this world rests on, each once: code that ran and was not understood, something not
  /// understood that a tap went through, disputed rules that decided what ran.
  package internal(set) var assumptions: [Assumption] = []
  /// `true` until the first window is on screen: the launch screen shows.
  var isLaunching: Bool
  /// `true` iff SwiftUI has something to render.
  var needsRender = false
  /// How changes made now animate.
  var animation = AnimationContext()
  /// How the next render animates: set by changes made inside an animation.
  var renderAnimation = AnimationContext()
  /// `true` iff the next transition is to stop half-way.
  var stopsHalfway = false
  /// `true` while a transition between controllers is under way.
  var isInTransition = false
  /// Handlers, or uses of screens, inside one another; guards against endless recursion.
  var callDepth = 0
  /// Unknown conditions of handlers inside one another.
  var forkDepth = 0
  /// `true` once something has to be decided while both ways are tried: they cannot be joined.
  var isTrialOver = false
  /// What code changed since anybody was asked, in order: a getter may read it (U20).
  var unobservedChanges: [UnobservedChange] = []
  /// `true` iff code changed something since the bar was last evaluated.
  package var hasUnobservedChanges: Bool { !unobservedChanges.isEmpty }
  /// `true` from a launch in landscape until the device is turned there once more (Q10).
  var startedInLandscape = false
  /// `true` while a shown navigation bar lies over the status bar (Q9).
  var barsOverlap = false
  /// `true` once a player of iOS 8 was closed that filled the screen (Q14).
  var lostBarToVideo = false
  /// `true` while a picker leaves its popover and nobody is asked (Q2).
  var holdsBar = false
  /// `true` while a delegate makes the windows of a launch: nothing is on screen yet.
  var isConnecting = false
  /// `true` while what was previewed is shown for good (Q6).
  var isLeavingPreview = false
  /// `true` while SwiftUI publishes its own preferences: the exchanged getter is not asked.
  var isRendering = false
  /// The first thing that went wrong in this action.
  var failure: Problem?
  /// `true` while the initializer of a controller's class runs.
  var isInitializing = false
  /// `true` iff code makes controllers, which properties may keep while nothing shows them.
  let keepsControllers: Bool
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

  /// Creates the world before the app's process starts.
  package init(_ program: Program, platform: Platform) {
    self.platform = platform
    keepsControllers = program.traits.keepsControllers
    published = Resolution(bar: Bar())
    isMomentOpen = false
    isRunning = false
    windows = []
    application = ApplicationState()
    inputs = [Value?](repeating: nil, count: program.inputs.count)
    presets = []
    scenePhase = .background
    queue = StyleQueue()
    moment = nil
    delayed = []
    isLaunching = false
  }
}

/// How a change animates that is made now.
struct AnimationContext: Hashable, Sendable {
  var isAnimated = false
  /// Seconds.
  var duration = 0.35
  /// `true` iff the change comes once the animation is over, at once (S83).
  var isOver = false

  static let defaultDuration = 0.35
}

/// What a scenario can ask of a world besides the bar.
package enum Quantity: UInt8, Hashable, Sendable, CaseIterable {
  /// Points.
  case barHeight, topInset
  case headerVisibleRatio, titleOpacity
  /// Points: what is drawn of a sticky header (S59).
  case headerHeight
  /// Points, negative once the content has moved up.
  case scrollOffset
  /// The number of screens of the innermost visible navigation container.
  case depth
  /// Points: the height of the strip of seed 001 (S69).
  case fallbackStripHeight

  package var spelling: String {
    switch self {
    case .barHeight: "height"
    case .topInset: "inset"
    case .headerVisibleRatio: "header.visibleRatio"
    case .titleOpacity: "title.opacity"
    case .headerHeight: "header.height"
    case .scrollOffset: "scroll.offset"
    case .depth: "depth"
    case .fallbackStripHeight: "fallbackStrip.height"
    }
  }
}

/// The innermost visible navigation bar.
package struct NavigationBarState: Hashable, Sendable {
  package var isShown: Bool
  package var isBackgroundShown: Bool
  /// Q9
  package var overlapsStatusBar: Bool
  /// What nobody knows of whether the bar and its background show; nil where all is known.
  package var doubt: InputID?
  /// What nobody knows of whether it lies over the status bar; nil where all is known.
  package var overlapDoubt: InputID?
}
