/// Pushing, popping and selecting, with the callbacks in their order (S72–S76, seed 004).
extension Questions {
  /// The innermost navigation controller that holds a controller, else the visible one.
  func navigation(around id: ControllerID?) -> ControllerID? {
    id.flatMap { stack(around: $0) } ?? visibleNavigation()
  }

  /// The innermost navigation controller that a controller is or lies in.
  func stack(around id: ControllerID) -> ControllerID? {
    var current: ControllerID? = id
    while let controller = current {
      if self[controller].controllerClass == .navigation { return controller }
      current = self[controller].parent
    }
    return nil
  }

  /// The innermost page view controller around what is visible, else the tabs, which SwiftUI may
  /// show as pages.
  func pages() -> ControllerID? {
    var current = topController()
    while let controller = current {
      if self[controller].controllerClass == .page { return controller }
      current = self[controller].parent
    }
    return tabs(around: nil)
  }

  func tabs(around id: ControllerID?) -> ControllerID? {
    var current = id ?? topController()
    while let controller = current {
      if self[controller].controllerClass == .tabBar || self[controller].controllerClass == .page {
        return controller
      }
      current = self[controller].parent
    }
    return nil
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
