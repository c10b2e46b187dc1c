/// Pushing, popping and selecting, with the callbacks in their order (S72–S76, seed 004).
extension Questions {
  /// The innermost navigation controller that holds a controller, else the visible one.
  func navigation(around id: ControllerID?) -> ControllerID? {
    id.flatMap { stack(around: $0) } ?? visibleNavigation()
  }

  /// The innermost navigation controller that a controller is or lies in.
  func stack(around id: ControllerID) -> ControllerID? {
    nearest(.navigation, from: id, along: .parents)
  }

  /// The innermost page view controller around what is visible, else the tabs, which SwiftUI may
  /// show as pages.
  func pages() -> ControllerID? {
    nearest(.page, from: topController(), along: .parents) ?? tabs(around: nil)
  }

  func tabs(around id: ControllerID?) -> ControllerID? {
    nearest(from: id ?? topController(), along: .parents) {
      self[$0].controllerClass == .tabBar || self[$0].controllerClass == .page
    }
  }

  /// The object that content finds in its environment; iOS 13 hands none to sheets (S82).
  func injectedObject(for parent: ControllerID?, _ context: Context) -> ObjectID? {
    if parent == nil && world.platform.os < Version(14) { return nil }
    return context.environment
      ?? parent.flatMap { self[$0].environmentObject }
      ?? self[context.instance].environmentObject
      ?? context.controller.flatMap { self[$0].environmentObject }
  }

  func isOnScreen(_ id: ControllerID) -> Bool {
    guard let host = self[id].source?.host else { return self[id].hasAppeared }
    return self[host].hasAppeared
  }
}
