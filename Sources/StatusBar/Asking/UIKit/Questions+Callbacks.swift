/// UIKit's appearance callbacks: a container hands them on to whatever is visible in it.
///
/// `appear` and `disappear` tell SwiftUI's views too; what is here tells controllers only.
extension Questions {
  /// Returns the controllers on screen in a controller, those that SwiftUI's views hold among them.
  func shownControllers(in id: ControllerID) -> [ControllerID] {
    guard self[id].controllerClass == .hosting else { return visibleChildren(of: id) }
    return self[id].mounts.compactMap { $0.kind.controller }
  }

  func carries(_ id: ControllerID, _ inner: ControllerID) -> Bool {
    var current: ControllerID? = inner
    for _ in 0..<256 {
      guard let one = current, isAlive(one) else { return false }
      if one == id { return true }
      current = self[one].parent ?? self[one].presenter
    }
    return false
  }
}
