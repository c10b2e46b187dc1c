/// Windows on screen and off it, in their order, each with an interface style and a root.
extension Questions {
  /// `true` iff a window is on a screen: from iOS 13 one that has no scene is not (U44).
  func isShown(_ window: Window) -> Bool {
    !window.isHidden && (window.hasScene || !world.platform.windowsNeedScene)
  }

  /// `true` iff the app may be one whose delegate makes the windows, which need no scene then: its
  /// root is UIKit's, and the spec does not say that it has scenes (U44).
  var mayNeedNoScene: Bool {
    guard world.platform.lifecycle == .swiftUI,
      let root = world.windows.first(where: { $0.name == nil && $0.making == nil })?.root
    else { return false }
    return self[root].controllerClass != .hosting
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

  /// Returns the place of the window that code means, or nil where there is none.
  func index(of target: WindowTarget, _ context: Context) -> Int? {
    switch target {
    case .named(let name): return world.windows.firstIndex { $0.name == name }
    case .ofController:
      if context.isOutsideWindow { return nil }
      return context.controller.flatMap { window(of: $0) }
    case .key:
      if let key = world.windows.firstIndex(where: { $0.isKey }) { return key }
      // A delegate has made the window key that it shows, and the launch goes on; that of SwiftUI's
      // life cycle, with its hosting controller, is none before its scene is active (S68).
      return world.windows.firstIndex { window in
        isShown(window) && window.root.map { self[$0].controllerClass != .hosting } ?? true
      }
    case .own: return world.windows.firstIndex { $0.name == nil && $0.making == nil }
    case .each: return world.windows.indices.first
    case .value(let formula):
      guard case .window(let id) = evaluate(formula, context) else { return nil }
      return world.windows.firstIndex { $0.id == id }
    }
  }

  /// `true` iff a property, a delayed closure or a control's action holds a window.
  func isHeld(_ id: WindowID) -> Bool {
    let value = Value.window(id)
    let isKept = world.instances.indices.contains { index in
      let outline = world.instances.outline(index)
      return outline.isAlive && outline.contains { $0 == value }
    }
    return isKept
      || world.delayed.contains { $0.handler.locals.contains(value) }
      || world.perhaps.contains { $0.locals.contains(value) }
      || world.offers.contains { $0.kept.locals.contains(value) }
  }

  /// Returns what depends on an input where that decides which window code means, or nil.
  func doubt(of target: WindowTarget, _ context: Context) -> InputID? {
    guard case .value(let formula) = target else { return nil }
    return evaluate(formula, context).doubt
  }
}
