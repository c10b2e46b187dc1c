/// What UIKit tells the delegates of an app, and who observes it, as the app comes to the front or
/// goes from there.
package enum ActivityChange: UInt8, Hashable, Sendable, CaseIterable {
  case willEnterForeground, didBecomeActive, willResignActive, didEnterBackground

  /// What is told as one phase follows another, in this order.
  static func told(from old: ScenePhase, to new: ScenePhase) -> [ActivityChange] {
    switch (old, new) {
    case (.background, .inactive): [.willEnterForeground]
    case (.background, .active): [.willEnterForeground, .didBecomeActive]
    case (.inactive, .active): [.didBecomeActive]
    case (.active, .inactive): [.willResignActive]
    case (.active, .background): [.willResignActive, .didEnterBackground]
    case (.inactive, .background): [.didEnterBackground]
    case (.active, .active), (.inactive, .inactive), (.background, .background): []
    }
  }

  /// `true` iff the app comes to the front.
  var comesForward: Bool { self == .willEnterForeground || self == .didBecomeActive }
}

/// What a delegate does as the app comes to the front or goes: `sceneDidBecomeActive(_:)`.
package struct ActivityHandler: Sendable {
  package var change: ActivityChange
  package var handler: HandlerID
  /// `true` iff a scene tells its delegate; else the application does, where no scenes are used.
  package var isOfScene: Bool
  /// `true` iff the launch has run the same code before.
  package var isOfLaunch: Bool

  package init(
    _ change: ActivityChange, _ handler: HandlerID, isOfScene: Bool, isOfLaunch: Bool
  ) {
    self.change = change
    self.handler = handler
    self.isOfScene = isOfScene
    self.isOfLaunch = isOfLaunch
  }
}
