/// Windows on screen and off it, in their order, each with an interface style and a root.
extension Questions {
  /// `true` iff a window is on a screen: from iOS 13 one that has no scene is not (U44).
  func isShown(_ window: Window) -> Bool {
    !window.isHidden && (window.hasScene || !world.platform.windowsNeedScene)
  }

  /// The window that actions mean: the key window.
  var actionWindow: Int? {
    world.windows.firstIndex { $0.isKey && isShown($0) } ?? world.windows.firstIndex { isShown($0) }
  }

  /// The window in whose hierarchy a controller lies.
  func window(of id: ControllerID) -> Int? {
    let root = outermost(from: id, along: .all)
    return world.windows.firstIndex { $0.root == root }
  }

  // MARK: - Interface style

  /// The style that the window of a controller overrides, or nil (U41).
  func windowInterfaceStyle(of id: ControllerID) -> InterfaceStyle? {
    // Hardly any window has one, and the way up to the window is long.
    guard world.windows.contains(where: { $0.interfaceStyle != nil }) else { return nil }
    return window(of: id).flatMap { world.windows[$0].interfaceStyle }
  }

  func index(of target: WindowTarget, from id: ControllerID?) -> Int? {
    switch target {
    case .named(let name): world.windows.firstIndex { $0.name == name }
    case .ofController: id.flatMap { window(of: $0) }
    case .key: world.windows.firstIndex { $0.isKey }
    case .own: world.windows.firstIndex { $0.name == nil }
    case .each: world.windows.indices.first
    }
  }
}
