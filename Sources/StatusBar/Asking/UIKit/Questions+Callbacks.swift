/// UIKit's appearance callbacks: a container hands them on to whatever is visible in it.
///
/// `appear` and `disappear` tell SwiftUI's views too; what is here tells controllers only.
extension Questions {
  /// Returns the controllers on screen in a controller, those that SwiftUI's views hold among them.
  func shownControllers(in id: ControllerID) -> [ControllerID] {
    guard self[id].controllerClass == .hosting else { return visibleChildren(of: id) }
    return self[id].mounts.compactMap { $0.kind.controller }
  }
}
