/// From the view that stands where a controller belongs to that controller (S12, U30).
extension Questions {
  func isHosting(_ screen: ScreenID) -> Bool {
    program.screens[Int(screen.index)].kind == .controller(.hosting)
  }

  /// The screen that a view shows under nothing but modifiers.
  func namingScreen(of view: ViewID) -> ScreenID? {
    var current = view
    while true {
      switch program.views[Int(current.index)].kind {
      case .modified(let child, _): current = child
      case .screen(let screen, _): return screen
      case .leaf, .group, .conditional, .repeated, .button, .link, .navigation, .tabs, .scroll,
        .representable, .made, .controllerContainer, .fallbackStrip, .unknown, .empty:
        return nil
      }
    }
  }

  /// What a class shows by itself, or the one that it inherits from.
  func rootView(of screen: ScreenID) -> ViewID? {
    program.screens[Int(screen.index)].body
  }
}
