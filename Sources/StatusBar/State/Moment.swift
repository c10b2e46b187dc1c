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
