/// What is on top of everything else.
extension Questions {
  /// The controller whose content is on top for the person who looks, following every container.
  package func topController() -> ControllerID? {
    guard let window = actionWindow, let root = world.windows[window].root else { return nil }
    return visibleContent(of: topmostPresented(above: root))
  }

  /// The controller whose content lies under the bar: a sheet or a popover leaves it to its
  /// presenter (U41).
  func controllerUnderBar() -> ControllerID? {
    guard let window = actionWindow, var current = world.windows[window].root else { return nil }
    while let presented = presented(above: current), reachesBar(presented) { current = presented }
    return visibleContent(of: current)
  }

  func reachesBar(_ id: ControllerID) -> Bool {
    switch effectiveStyle(of: id) {
    case .automatic, .pageSheet, .formSheet, .popover, .alert, .custom: false
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    }
  }

  private func visibleContent(of start: ControllerID) -> ControllerID? {
    var current = start
    for _ in 0...world.controllers.count {
      guard let next = visibleInside(current) else { return current }
      current = next
    }
    return current
  }

  /// Returns what a container shows in front, whichever framework it is of.
  func visibleInside(_ id: ControllerID) -> ControllerID? {
    self[id].controllerClass == .hosting ? visibleContainer(below: id) : visibleChild(of: id)
  }

  /// The first container of a hosted tree, looked for on a page of its own.
  private func visibleContainer(below host: ControllerID) -> ControllerID? {
    let outer = turnPage()
    defer { trace = outer }
    return firstContainer(below: host)
  }

  /// The innermost navigation controller that the topmost content lies in.
  func visibleNavigation() -> ControllerID? {
    nearest(.navigation, from: topController(), along: .parentsAndHosts)
  }
}
