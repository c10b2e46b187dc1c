/// Which ways back a finger has. Code may go back where no finger can.
extension Questions {
  /// What a finger can do to go back in the visible stack.
  package struct BackWays {
    /// By the back button, or by a swipe.
    package var isThere = false
    package var bySwipe = false
  }

  /// A back button needs a navigation bar that shows it, and so does UIKit's swipe, as Apple
  /// documents `hidesBackButton` and `interactivePopGestureRecognizer`.
  package var backWays: BackWays {
    let outer = turnPage()
    defer { trace = outer }
    guard let stack = visibleNavigation(), self[stack].children.count > 1,
      let top = self[stack].children.last
    else { return BackWays() }
    // A bar that may be shown is one that a finger may find.
    let isShown = settled { .bool(isNavigationBarShown(stack)) } != .bool(false)
    let hasButton = isShown && !hidesBackButton(top)
    switch program.backSwipe {
    case .usual: return BackWays(isThere: hasButton, bySwipe: hasButton)
    case .never: return BackWays(isThere: hasButton, bySwipe: false)
    case .unclear: return BackWays(isThere: true, bySwipe: true)
    }
  }

  private func hidesBackButton(_ id: ControllerID) -> Bool {
    var screens = [self[id].hostClass, self[id].screen].compactMap { $0 }
    for mount in self[id].mounts {
      if case .screen(let instance) = mount.kind { screens.append(self[instance].screen) }
    }
    return screens.contains { screen in
      program.nearest(from: screen) { program.screens[Int($0.index)].hidesBackButton ? true : nil }
        == true
    }
  }

  /// `true` iff a finger can take away what is presented on top: a card by a drag, a popover by a
  /// tap beside it.
  package var canDragAway: Bool {
    guard let window = actionWindow, let root = world.windows[window].root else { return false }
    let outer = turnPage()
    defer { trace = outer }
    let top = topmostPresented(above: root)
    guard top != root else { return false }
    switch effectiveStyle(of: top) {
    case .pageSheet, .formSheet: return world.platform.os >= Version(13)
    case .popover: return true
    case .automatic, .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom,
      .alert:
      return false
    }
  }
}
