/// One action at work: owns what lives only as long as that, and makes every change; at its end a
/// world is left.
struct Turn {
  var questions: Questions
  /// What the action brings about.
  var journal: Journal
  /// Those who went so far.
  var gone = Gone()
  /// Controllers that left the screen while code runs, which may be their own.
  var departing: [ControllerID] = []
  /// How many renderings are under way, each inside the one before.
  var renderDepth = 0
  /// `true` while views are brought up to date for the first time in a rendering: what is unknown
  /// may have changed since the one before.
  var isFirstPass = false
  /// The part of the action at work.
  var phase = Phase.running
  /// The controllers whose callbacks run on their way in or out, the innermost last.
  var inTransit: [Transit] = []
  /// The roots that come on screen with their windows, or in place of other roots.
  var entering: [ControllerID] = []
  /// What windows held as the launch brought them on screen.
  var broughtOnScreen = BroughtOnScreen()
  /// The methods of classes that run in place of UIKit's, the innermost last.
  var inPlace: [Replacement] = []
  /// What code does with the change of size or traits that is under way.
  var alongside: [Alongside] = []
  /// `true` iff the finger of the action is on a control that is known.
  var hasTouchedControl = false
  /// `true` iff SwiftUI has something to render.
  var needsRender = false
  /// `true` while what getters did is done.
  var isDoingDeeds = false
  /// How changes made now animate.
  var animation = AnimationContext()
  /// How the next render animates: set by changes made inside an animation.
  var renderAnimation = AnimationContext()
  /// `true` while a transition between controllers is under way.
  var isInTransition = false
  /// Handlers, or uses of screens, inside one another; guards against endless recursion.
  var callDepth = 0
  /// Functions of objects of which nothing is known, inside one another.
  var unknownDepth = 0
  /// The screens whose bodies are being mounted, the innermost last.
  var mounting: [ScreenID] = []
  /// Unknown conditions of handlers inside one another.
  var forkDepth = 0
  /// How many of them left nothing behind, whichever way they went.
  var quietForks = 0
  /// Loops inside one another.
  var loopDepth = 0
  /// The code that is tried; nil before there is any.
  var recursions: Recursions?
  /// `true` once something has to be decided while both ways are tried: they cannot be joined.
  var isTrialOver = false
  /// `true` while a picker leaves its popover and no controller is asked (Q2).
  var holdsBar = false
  /// `true` once code came to the end of the app: nothing runs any more.
  var hasEnded = false
  /// The first thing that went wrong in this action.
  var failure: Problem?
  /// `true` while the initializer of a controller's class runs.
  var isInitializing = false

  /// Takes a world to work on, until the end leaves what has become of it.
  init(taking world: inout World, _ program: SharedProgram, writingIn notebook: Notebook) {
    questions = Questions(taking: &world, program, writingIn: notebook)
    journal = Journal()
    notebook.page.begin()
    _ = notebook.page.takeEnd()
    questions.world.beginTurn()
  }

  mutating func end(leaving world: inout World) {
    questions.world.rare.freeIfEmpty()
    endIfNeeded()
    trace.begin()
    swap(&world, &questions.world)
  }

  var program: Program { _read { yield questions.shared.program } }

  /// `true` while SwiftUI publishes its own preferences: the exchanged getter is not asked.
  var isRendering: Bool {
    get { questions.isRendering }
    set { questions.isRendering = newValue }
  }

  /// What the evaluation at work notes on its way.
  var trace: Trace {
    _read { yield questions.trace }
    nonmutating _modify { yield &questions.trace }
  }

  subscript(_ id: ControllerID) -> Controller {
    _read { yield questions.world[id] }
    _modify { yield &questions.world[id] }
  }

  subscript(_ id: InstanceID) -> Instance {
    _read { yield questions.world[id] }
    _modify { yield &questions.world[id] }
  }

  subscript(_ id: ObjectID) -> VisibleState {
    _read { yield questions.world[id] }
    _modify { yield &questions.world[id] }
  }
}

// The other flags of a turn are independent: an initializer may run in a transition, while the bar
// is held, inside a rendering, and a trial may be over before or after code came to its end.
extension Turn {
  /// The part of an action at work; each excludes the others.
  enum Phase: Hashable {
    /// Code and controllers at work in a process that runs.
    case running
    /// The process starts: what comes from outside is as it is at the start.
    case starting
    /// A delegate makes the windows of a scene: nothing is on screen yet.
    case connecting(isStart: Bool)
    /// The scene of a process that starts becomes active.
    case activating
    /// What was previewed is shown for good (Q6).
    case leavingPreview
    /// The next transition is to stop half-way.
    case stoppingHalfway

    /// `true` while the process starts and no scene is active yet.
    var isStart: Bool {
      switch self {
      case .starting, .connecting(isStart: true): true
      case .running, .connecting(isStart: false), .activating, .leavingPreview, .stoppingHalfway:
        false
      }
    }

    /// `true` while a delegate makes windows.
    var isConnecting: Bool {
      switch self {
      case .connecting: true
      case .running, .starting, .activating, .leavingPreview, .stoppingHalfway: false
      }
    }
  }

  /// Does something in a phase of its own, after which the one at work goes on.
  mutating func inPhase(_ inner: Phase, _ body: (inout Turn) -> Void) {
    let outer = phase
    phase = inner
    body(&self)
    phase = outer
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
