/// Presenting and dismissing (U17, U33–U39, S4, S21, S75).
extension Questions {
  /// Returns the presenter that a presentation takes off the screen, unless it shows SwiftUI.
  func coveredController(by id: ControllerID) -> ControllerID? {
    guard effectiveStyle(of: id) == .fullScreen, let presenter = self[id].presenter else {
      return nil
    }
    var current = presenter
    while let child = visibleChild(of: current) { current = child }
    return self[current].controllerClass == .hosting ? nil : presenter
  }

  func container(
    below view: ViewID, _ context: Context
  ) -> ControllerID? {
    guard let id = context.controller else { return nil }
    let outer = turnPage()
    defer { trace = outer }
    return innermostNavigation(below: id)
  }

  func detents(of view: ViewID, _ depth: inout Int) -> Detents? {
    // A screen that shows itself would go round for ever.
    guard depth < Limits.detentSearch else { return nil }
    depth += 1
    switch program.views[Int(view.index)].kind {
    case .modified(_, .detents(let detents)): return detents
    case .modified(let child, _): return detents(of: child, &depth)
    case .screen(let screen, _):
      let body = program.screens[Int(screen.index)].body
      return body.flatMap { detents(of: $0, &depth) }
    case .group(_, let children):
      for child in children {
        if let found = detents(of: child, &depth) { return found }
      }
      return nil
    default: return nil
    }
  }
}
