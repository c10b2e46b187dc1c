/// One view controller of a world: UIKit's own, the app's, or one that hosts SwiftUI.
struct Controller: ArenaElement {
  var children: [ControllerID] = []
  /// What few controllers have.
  var rare = Rare<RareFields>()
  /// The scroll offset in points; negative once the content has moved up (S52).
  var offset: Double = 0
  /// The screen or class that names it and whose overrides it has; nil for Apple's own.
  var screen: ScreenID?
  // The small ones lie in the gaps that the names leave: of worlds there are many.
  /// The class that decides how it behaves as a container and as a leaf.
  var controllerClass = ControllerClass.plain
  /// `true` iff the content is on screen, or only covered by what does not remove it.
  var hasAppeared = false
  /// `true` once its view was loaded, which happens when it is first due on screen.
  var isLoaded = false
  /// The view tree that a hosting controller shows.
  var view: ViewID?
  /// `true` iff a finger half-way had it told that it will appear or disappear.
  var isForewarned = false
  /// Why it comes on screen or leaves it, while it does.
  var passage: Passage?
  var isAlive = true
  var parent: ControllerID?
  var presented: ControllerID?
  var presenter: ControllerID?
  /// The state of that screen, or of the screen that an inline view belongs to.
  var instance = InstanceID.app
  /// The index of the selected tab or page.
  var selected: Int32 = 0
  /// The scene that it was made in (U49).
  var scene: Int32 = 0
  /// Where it was written.
  var site = Site.none

  /// What a free slot of the arena holds.
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
    /// What it is in a narrow width by the word of its delegate; nil without one.
    var adaptedStyle: PresentationStyle?
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
