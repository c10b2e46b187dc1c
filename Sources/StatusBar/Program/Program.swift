/// An app with its names resolved: what does not change while it runs.
package struct Program: Sendable {
  package var symbols: [String] = []
  /// The texts and lists that it makes while it runs.
  var made = MadeValues()
  /// The first one is the app itself, with its states as slots.
  package var screens: [Screen] = []
  package var views: [ViewNode] = []
  package var formulas: [Formula] = []
  /// The formulas that scenarios ask for.
  package var asked: [FormulaID] = []
  package var handlers: [Handler] = []
  package var inputs: [Input] = []
  /// The app's root first, then its further windows.
  package var windows: [WindowTemplate] = []
  /// The scenes beside the app's own.
  package var scenes: [SceneTemplate] = []
  /// The class of a controller of which nothing is known: its first slot holds what it depends on,
  /// and its answers are that.
  package var unknownController: ScreenID?
  /// What a delegate of the app's does at the launch, before anything is on screen.
  package var launchHandler: HandlerID?
  /// `true` iff code makes the app's own window, which then has no root but one that code sets.
  package var makesOwnWindow = false
  /// No code takes away what observes notifications.
  package var keepsObservers = false
  /// A delegate of the application is all that it has: none of a scene, and no app of SwiftUI's.
  package var hasApplicationDelegateAlone = false
  /// Handlers of the app's `onChange(of: scenePhase)`.
  package var scenePhaseHandlers: [HandlerID] = []
  /// What delegates do as the app comes to the front or goes.
  package var activityHandlers: [ActivityHandler] = []
  /// What is injected and may be a visibility state, which is unknown (S55).
  package var strayInjection: InputID?
  /// What code says of the swipe with which a finger goes back in a stack.
  package var backSwipe = BackSwipe.usual
  /// `true` iff code paints navigation bars.
  package var paintsBars = false
  /// The side that Info.plist has phones at always, and where it says so; nil where it allows both.
  package var phoneOrientation: Orientation?
  package var phoneOrientationSite = Site.none
  /// Facts about the whole that `seal` computes.
  package internal(set) var traits = Traits()

  /// Whether a finger may swipe back in a stack of UIKit's.
  package enum BackSwipe: Hashable, Sendable {
    /// Where the navigation bar is shown, and its back button is UIKit's.
    case usual
    case never
    /// Code says otherwise somewhere: it may anywhere.
    case unclear
  }

  /// What an app makes use of anywhere.
  package struct Traits: Sendable {
    /// `statusBarStyle(_:animationDuration:)` of seed 001.
    package var usesStyleQueue = false
    /// An explicit call of `interpose()`, which replaces the implied one.
    package var interposesItself = false
    /// `hideUntilScrolled()` without a state of its own: one is made and applied to the root.
    package var usesImpliedState = false
    /// Code makes controllers that it may keep while nothing shows them.
    package var keepsControllers = false
    /// Some plain class has objects that live by what holds them.
    package var hasObjects = false
    /// Some property refers to a controller or an object that does not live by that.
    package var refersWeakly = false
    /// Code makes windows.
    package var makesWindows = false
    /// Some class is told of what UIKit does with its controllers.
    package var hasCallbacks = false
    /// Some class says how the app may turn.
    package var restrictsTurning = false
    /// Some class does something in another event of UIKit's.
    package var hasEvents = false
    /// Some navigation controller of the author's own answers for the style.
    package var navigationsAnswer = false
    /// Some screen says what lies under the bar.
    package var hasBackdrops = false
    /// What offsets of scroll views are compared with.
    package internal(set) var scrolling = ScrollTraits()
    /// `preferredColorScheme(_:)`
    package var prefersSchemes = false
    /// Some view was not understood.
    package var assumesViews = false
    /// Some view is disabled, hidden or transparent: no finger reaches it.
    package var keepsFingersAway = false
    /// States of the app that code changes; empty where all code is known.
    package var sharedStates: [Int32] = []
    /// Code makes lists or texts while it runs.
    package internal(set) var makesValues = false
    /// Something is not known, so that an action may lead to several worlds.
    package var leavesOpen = false
  }

  package init() {}
}
