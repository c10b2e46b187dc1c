/// One view controller of a world: UIKit's own, the app's, or one that hosts SwiftUI.
struct Controller: Mortal {
  /// The class that decides how it behaves as a container and as a leaf.
  var controllerClass = ControllerClass.plain
  /// The screen or class that names it and whose overrides it has; nil for Apple's own.
  var screen: ScreenID?
  /// The state of that screen, or of the screen that an inline view belongs to.
  var instance = InstanceID.app
  /// The subclass that hosts, Apple's or the author's, where one is named (S11).
  var hostClass: ScreenID?
  /// The properties of that subclass.
  var hostInstance: InstanceID?
  /// The view tree that a hosting controller shows.
  var view: ViewID?
  /// The SwiftUI container that a navigation or tab controller was lowered from.
  var source: Source?
  /// The scene that it was made in (U49).
  var scene: Int32 = 0
  var parent: ControllerID?
  var children: [ControllerID] = []
  /// The index of the selected tab or page.
  var selected: Int32 = 0
  var presented: ControllerID?
  var presenter: ControllerID?
  var presentation: Presentation?
  /// As code set them; nil where the class says.
  var hasBlackBar: Bool?
  var isNavigationBarHidden: Bool?
  var definesPresentationContext: Bool?
  var overrideInterfaceStyle: InterfaceStyle?
  /// As code or the class set them; nil where nobody did (U26, U27).
  var tabMode: TabMode?
  var isSidebarHidden: Bool?
  var displayMode: DisplayMode?
  /// What of the view tree takes part in callbacks, in the order of the tree.
  var mounts: [Mount] = []
  /// The object injected from above (S55), if any.
  var environmentObject: ObjectID?
  /// The input that decides whether the controller is there at all; nil for one that is.
  var doubt: InputID?
  /// The scroll offset in points; negative once the content has moved up (S52).
  var offset: Double = 0
  /// `true` iff the content is on screen, or only covered by what does not remove it.
  var hasAppeared = false
  /// `true` once its view was loaded, which happens when it is first due on screen.
  var isLoaded = false
  /// `true` iff a finger half-way had it told that it will appear or disappear.
  var isForewarned = false
  /// Why it comes on screen or leaves it, while it does.
  var passage: Passage?
  var isAlive = true
  /// `true` iff its wish for no bar was lost on the way out of a preview (Q6).
  var hasLostHiding = false
  /// `true` once its tree preferred the dark scheme, which some apps do not get rid of (S33).
  var keepsDarkScheme = false
  /// The title of the tab, or of the link that led here.
  var label: Symbol?
  /// What its title hangs on where nobody knows it.
  var labelDoubt: InputID?
  /// Where it was written.
  var site = Site.none

  /// What a slot of the arena holds while nobody lives there.
  static let dead: Controller = {
    var controller = Controller()
    controller.isAlive = false
    return controller
  }()

  /// The node of a hosting controller's tree that a container stands for.
  struct Source: Hashable, Sendable {
    var host: ControllerID
    var view: ViewID
    var kind: Kind

    enum Kind: Hashable, Sendable {
      case navigation(NavigationKind)
      case tabs
    }
  }

  /// How a controller was presented.
  struct Presentation: Hashable, Sendable {
    var style = PresentationStyle.automatic
    /// What SwiftUI called it.
    var swiftUI: PresentationKind?
    var captures = false
    /// Where that was written, for advice.
    var captureSite = Site.none
    /// `false` iff the smallest of its detents leaves the presenter in place (U37).
    var smallestIsLarge = true
    /// Whether code chose the large detent; nil where the smallest counts.
    var selectsLarge: Bool?
    /// Decided when presented, where a version does not revise it (P8).
    var tookControlAtStart = false
    /// The mount whose variable presents it.
    var trigger: Trigger?
    var onDismiss: HandlerID?
    /// `true` after a cancelled dismissal of iOS 7 (Q1).
    var lostControl = false
    var isDismissDisabled = false
    var site = Site.none

    /// `false` at a detent that leaves the presenter in place (U37).
    var isLarge: Bool { selectsLarge ?? smallestIsLarge }
  }

  /// The variable that is set back when a presentation or a destination ends.
  struct Trigger: Hashable, Sendable {
    var host: ControllerID
    var view: ViewID
    var instance: InstanceID
  }

  /// What a controller can be asked in its appearance callbacks, and what is false at rest.
  enum Passage: UInt8, Hashable, Sendable {
    case beingPresented, beingDismissed, movingToParent, movingFromParent
  }

  var isSwiftUIContainer: Bool { source != nil }
}

/// A node of a hosting controller's tree that lives: it is told of changes, or holds a state.
struct Mount: Hashable, Sendable {
  var view: ViewID
  /// The instance whose variables the node's formulas name.
  var instance: InstanceID
  var kind: Kind
  /// The object injected from above (S55), if any.
  var environment: ObjectID?
  /// The input that decides whether the node is there at all; nil for one that is.
  var doubt: InputID?

  enum Kind: Hashable, Sendable {
    case appear
    case disappear
    /// The value at which the handler was told last; nil before a view that starts with that
    /// appears for the first time.
    case change(last: Value?)
    /// `animation(_:value:)`
    case animated(last: Value)
    case screen(InstanceID)
    case container(ControllerID)
    case embedded(ControllerID)
    /// What it presents or pushed, if anything.
    case trigger(ControllerID?)
    case updater(lastOffset: Value, wasPresented: Bool)
    case queue(last: StatusBarStyle, lastInterposed: Interposed)
  }
}

/// One living use of a screen.
struct Instance: Mortal {
  var screen: ScreenID
  /// The controller that shows it.
  var controller: ControllerID?
  var values: [Value]
  var environmentObject: ObjectID?
  var isAlive = true

  static let dead = Instance(
    screen: .app, controller: nil, values: [], environmentObject: nil, isAlive: false)
}

/// The state that `statusBarVisible` reads and scrolling writes (S53).
struct VisibleState: Mortal {
  var isHidden = Value.bool(false)
  var isAnimated = Value.bool(false)
  /// The use of a screen that made it, and with which it goes; nil for one that is gone.
  var owner: InstanceID?

  var isAlive: Bool { owner != nil }

  /// What a slot of the arena holds while nobody lives there.
  static let dead = VisibleState(owner: nil)
}

/// One window of the scene.
struct Window: Hashable, Sendable {
  var name: Symbol?
  var root: ControllerID?
  var level: Double
  var isHidden: Bool
  var fillsScreen: Bool
  var isOnMainScreen: Bool
  /// `false` for one of a class that says by a private getter that it has no say (U46).
  var affectsStatusBar: Bool
  /// `false` for one that no scene was given; from iOS 13 most apps need that (U44).
  var hasScene: Bool
  /// `overrideUserInterfaceStyle`; nil where nobody set it.
  var interfaceStyle: InterfaceStyle?
  var isKey: Bool
  /// Its rank among the windows ordered front, the frontmost highest; 0 while hidden.
  var order: Int32
  var site: Site
}

/// What code set on `UIApplication` (U7–U10).
struct ApplicationState: Hashable, Sendable {
  var isHidden: Bool?
  var style: StatusBarStyle?
  /// The kind of animation that the last change of visibility asked for.
  var animation = UpdateAnimation.none
  var hiddenSite = Site.none
  var styleSite = Site.none
  /// `true` once an image picker of iOS 7 or 8 has shown the bar and gone, until the next setter:
  /// whether the bar stays is uncertain (U40).
  var wasShownByPicker = false
}

/// A transition that stopped half-way.
enum Moment: Hashable, Sendable {
  case launch
  case back(ControllerID)
  case dismissal(ControllerID)
  /// A push, a pop or a presentation by code: its bar is on screen, its end is to come.
  case transition(TransitionRest)
  /// A preview under a firm finger; nothing of it stands in the hierarchy yet.
  case peek(ScreenID, arguments: [GivenValue], style: PresentationStyle?)
}

/// What is left to do of a transition once its bar is on screen.
struct TransitionRest: Hashable, Sendable {
  /// In the order in which they are told.
  var leaving: [ControllerID]
  var arriving: ControllerID?
  /// Covered, and so still there for SwiftUI.
  var covered: ControllerID?
  var removed: [ControllerID]
  /// `true` iff UIKit asks again for it.
  var isEvent = true
}

/// Effects that happen later.
struct Delayed: Hashable, Sendable {
  /// Seconds from now.
  var remaining: Double
  var handler: DelayedHandler
}

/// A controller in one of its callbacks, before it has arrived or while it still leaves.
struct Transit: Hashable, Sendable {
  var controller: ControllerID
  var isLeaving: Bool
}

/// A bar button, an action of an alert or a menu: what it runs when it is tapped.
struct Offer: Hashable, Sendable {
  var label: Symbol
  var isInAlert: Bool
  var kept: DelayedHandler
}

/// A handler that waits, and where it will run.
struct DelayedHandler: Hashable, Sendable {
  /// What decides whether it runs at all; nil for one that will.
  var doubt: InputID?
  var handler: HandlerID
  var instance: InstanceID
  var controller: ControllerID?
  var locals: [Value]
  /// `true` iff whoever it belongs to is no longer there.
  var isGone = false
  /// `true` for what only a finger on the screen can start.
  var isByTouch = false
}
