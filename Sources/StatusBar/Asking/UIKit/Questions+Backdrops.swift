/// What lies under the bar, where a spec declares it or the code of the view there says it.
extension Questions {
  /// `true` iff what lies under the bar is declared to be dark; nil where nothing is declared.
  func isBackdropDark() -> Bool? {
    guard let (top, backdrop) = backdropUnderBar(), !backdrop.followsAppearance else { return nil }
    guard let limit = backdrop.changesAt, self[top].offset <= limit else {
      return backdrop.isDark
    }
    return !backdrop.isDark
  }

  /// The same, where it is that of light and dark mode too: for text that is asked for, which does
  /// not follow it.
  func isDarkUnderBar() -> Bool? {
    guard world.published.bar.style != .default, let (top, backdrop) = backdropUnderBar(),
      backdrop.followsAppearance
    else { return isBackdropDark() }
    return interfaceStyle(of: top) == .dark
  }

  /// What lies under the bar as far as that is declared, and on which screen.
  func backdropUnderBar() -> (ControllerID, Backdrop)? {
    guard program.traits.hasBackdrops, !isUnderCustomPresentation,
      let top = controllerUnderBar(),
      let backdrop = backdrop(of: top), !backdrop.isOfView || isUnderBar(top, backdrop)
    else { return nil }
    return (top, backdrop)
  }

  /// `true` iff something is presented in a way of the author's own, which may reach the bar.
  private var isUnderCustomPresentation: Bool {
    guard let window = actionWindow, var current = world.windows[window].root else { return false }
    for _ in 0...world.controllers.count {
      guard let presented = presented(above: current) else { return false }
      if effectiveStyle(of: presented) == .custom { return true }
      current = presented
    }
    return false
  }

  /// `true` iff a controller draws its own colour up to the bar, as far as its code says.
  func isOpaque(_ id: ControllerID) -> Bool {
    backdrop(of: visibleInside(id) ?? id)?.isOfView == true
  }

  private func backdrop(of id: ControllerID) -> Backdrop? {
    guard var backdrop = writtenBackdrop(of: id) else { return nil }
    guard let condition = backdrop.condition else { return backdrop }
    guard let context = contextOfBody(of: id) else { return nil }
    let outer = turnPage()
    defer { trace = outer }
    let truth = evaluate(condition, context)
    guard truth == .bool(true) || truth == .bool(false), trace.reliances.isEmpty else { return nil }
    if truth == .bool(false) { backdrop.isDark.toggle() }
    backdrop.condition = nil
    return backdrop
  }

  /// Where the formulas of what a controller shows are evaluated; nil before it lives.
  private func contextOfBody(of id: ControllerID) -> Context? {
    guard var (view, context) = tree(of: id) else { return nil }
    while case .modified(_, let modifier) = program.views[Int(view.index)].kind {
      if case .backdrop = modifier { return context }
      guard case .node(let child, let inner) = below(view, context) else { return nil }
      (view, context) = (child, inner)
    }
    // The body of a root is shown as it is, any other one through its use.
    guard case .screen = program.views[Int(view.index)].kind else { return context }
    guard case .node(_, let inner) = below(view, context) else { return nil }
    return inner
  }

  /// What lies under the bar by the code of a controller, whatever its colour hangs on.
  private func writtenBackdrop(of id: ControllerID) -> Backdrop? {
    // What the app declares holds for every screen that says nothing of its own.
    let declared = program.screens.first?.backdrop
    if let drawn = self[id].view.flatMap({ program.drawnBackdrop(of: $0) }) {
      return drawn.backdrop ?? declared
    }
    return self[id].screen.flatMap { program.screens[Int($0.index)].backdrop } ?? declared
  }

  /// `true` iff the view of a controller is what is seen under the bar: no navigation bar covers
  /// it, and no container may show it further down.
  private func isUnderBar(_ id: ControllerID, _ backdrop: Backdrop) -> Bool {
    let outer = turnPage()
    defer { trace = outer }
    return nearest(from: id, along: .parents) { other in
      if let source = self[other].source, !showsWhole(source) { return true }
      if other == id { return false }
      switch self[other].controllerClass {
      case .navigation: return coversView(of: id, in: other)
      case .plain: return self.backdrop(of: other)?.looksLike(backdrop) != true
      case .tabBar, .split, .page, .hosting, .alert, .imagePicker, .safari, .search, .system:
        return false
      }
    } == nil
  }

  /// `true` iff a container of SwiftUI's is all that its screen shows, as far as that is known.
  private func showsWhole(_ source: Controller.Source) -> Bool {
    guard let (root, context) = tree(of: source.host) else { return true }
    return shows(source.view, in: root, context)
  }

  private func shows(_ target: ViewID, in view: ViewID, _ context: Context) -> Bool {
    if view == target { return true }
    switch program.views[Int(view.index)].kind {
    case .modified(_, .backdrop(nil)): return false
    case .modified(let child, _): return shows(target, in: child, context)
    case .group(_, let children):
      return children.count == 1 && shows(target, in: children[0], context)
    case .conditional(_, let then, let otherwise):
      return shows(target, in: then, context) || shows(target, in: otherwise, context)
    case .screen:
      guard case .node(let child, let inner) = below(view, context) else { return true }
      return shows(target, in: child, inner)
    case .leaf, .repeated, .button, .link, .navigation, .tabs, .scroll, .representable, .made,
      .controllerContainer, .fallbackStrip, .unknown, .empty:
      return false
    }
  }

  /// `true` iff the bar of a stack is shown and has, or may have, a colour of its own: from iOS 15
  /// on it has none over what is not scrolled.
  private func coversView(of id: ControllerID, in stack: ControllerID) -> Bool {
    guard isNavigationBarShown(stack) else { return false }
    return program.paintsBars || world.platform.os < Version(15) || self[id].offset < 0
  }
}
