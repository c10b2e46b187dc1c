/// The whole state of a running app, as far as the status bar is concerned.
///
/// A value: equal worlds behave equally, so that a search over worlds is a search over a set.
package struct World: Hashable, Sendable {
  package var platform: Platform
  /// The bar that was last put on screen, without reasons.
  package var published: Resolution
  /// What the last action brought about, in order.
  package var events: [Event]
  /// `true` iff the last action changed nothing although it could be done (a rotation refused).
  package var wasIgnored: Bool
  /// `true` while a launch, a way back or a dismissal is half-way.
  package var isMomentOpen: Bool
  /// `true` once the app was launched.
  package var isRunning: Bool
  /// What `events` holds; changes are always there.
  package var recording = Recording()

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

  /// Creates the world before the app's process starts.
  package init(_ program: Program, platform: Platform) {
    self.platform = platform
    published = Resolution(bar: Bar())
    events = []
    wasIgnored = false
    isMomentOpen = false
    isRunning = false
  }

  /// Does `action`, replaces `events`, and returns why it could not be done, or nil.
  package mutating func apply(_ action: Action, in program: Program) -> Problem? {
    .unsupported(.none)
  }

  /// Returns the bar that a full evaluation would give now, with its reasons.
  package func resolve(in program: Program) -> Resolution { published }
}

/// Returns the world after `action`, or why it could not be done.
package func step(
  _ world: World, _ action: Action, in program: Program
) -> (world: World, problem: Problem?) {
  var next = world
  let problem = next.apply(action, in: program)
  return (next, problem)
}

/// What a scenario can ask of a world besides the bar.
package enum Quantity: UInt8, Hashable, Sendable, CaseIterable {
  /// Points.
  case barHeight, topInset
  case headerVisibleRatio, titleOpacity
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
}

extension World {
  /// Returns the quantity, or nil where there is no such thing on screen.
  package func quantity(_ quantity: Quantity, in program: Program) -> Double? { nil }

  /// Returns the innermost visible navigation bar, or nil where there is no navigation container.
  package func navigationBar(in program: Program) -> NavigationBarState? { nil }

  /// The controller whose content is on top for the person who looks, following every container.
  package func topController(in program: Program) -> ControllerID? { nil }

  /// Returns the screen that a controller shows, the app itself for a bare root.
  package func screen(of controller: ControllerID) -> ScreenID? { nil }

  /// Returns the name that reports give a controller: its screen or class, `Photo#2` for a second.
  package func name(of controller: ControllerID, in program: Program) -> String { "" }

  /// Returns the value of a formula of the app, or of the topmost living instance of `screen`.
  package func value(
    _ formula: FormulaID, screen: ScreenID?, in program: Program
  ) -> Value { .none }

  /// Returns what is set for an input, or nil.
  package func setting(of input: InputID) -> Value? { nil }
}
