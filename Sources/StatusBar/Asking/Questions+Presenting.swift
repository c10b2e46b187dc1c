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

  /// Whether a sheet of SwiftUI's begins at its large detent, as far as what it shows says
  /// otherwise; `presentationDetents(_:)` counts wherever it stands in that.
  func startsAtLarge(_ id: ControllerID) -> Value {
    let outer = turnPage()
    defer { trace = outer }
    return settled { .bool(startsAtLarge(in: id, depth: 0) ?? true) }
  }

  /// Notes what was not understood of what a card shows: where nothing says otherwise a card is at
  /// its large detent, and any of that could say otherwise (U37).
  func relyOnHeight(of id: ControllerID, _ aspect: Reason.Aspect) {
    guard world.platform.os >= Version(15), let (view, context) = tree(of: id),
      !contents(view).contains(.detents)
    else { return }
    relyOnAssumed(view, context, aspect)
  }

  /// What `presentationCompactAdaptation(_:)` says of the presentation that shows something, as far
  /// as it is anything but a sheet.
  func adaptation(of id: ControllerID) -> Detents? {
    let outer = turnPage()
    defer { trace = outer }
    return tree(of: id).flatMap { adaptation($0.view, $0.context, depth: 0) }
  }

  private func adaptation(_ view: ViewID, _ context: Context, depth: Int) -> Detents? {
    guard depth < Limits.detentSearch, contents(view).contains(.detents) else { return nil }
    switch program.detents(at: view) {
    case .keptPopover?: return .keptPopover
    case .adapted(let input)?: return .adapted(input)
    case .large?, .smaller?, .unknown?, nil: break
    }
    return switch below(view, context) {
    case .nothing, .embedded: nil
    case .node(let child, let context): adaptation(child, context, depth: depth + 1)
    case .siblings(let children, let context):
      children.lazy.compactMap { adaptation($0, context, depth: depth + 1) }.first
    case .container(let id):
      visibleChild(of: id).flatMap { tree(of: $0) }.flatMap {
        adaptation($0.view, $0.context, depth: depth + 1)
      }
    }
  }

  private func startsAtLarge(in id: ControllerID, depth: Int) -> Bool? {
    tree(of: id).flatMap { startsAtLarge($0.view, $0.context, depth: depth) }
  }

  private func startsAtLarge(_ view: ViewID, _ context: Context, depth: Int) -> Bool? {
    // A screen that shows itself would go round for ever.
    guard depth < Limits.detentSearch, contents(view).contains(.detents) else { return nil }
    if let detents = program.detents(at: view) {
      switch detents {
      case .large: return true
      case .smaller: return false
      case .unknown(let input): return !trace.choose(.input(input), Unknown(input))
      case .keptPopover, .adapted: break
      }
    }
    return switch below(view, context) {
    case .nothing, .embedded: nil
    case .node(let child, let context): startsAtLarge(child, context, depth: depth + 1)
    case .siblings(let children, let context):
      children.lazy.compactMap { startsAtLarge($0, context, depth: depth + 1) }.first
    case .container(let id):
      visibleChild(of: id).flatMap { startsAtLarge(in: $0, depth: depth + 1) }
    }
  }
}

extension Program {
  /// What a view itself says of the detents of the sheet that it is shown in.
  fileprivate func detents(at view: ViewID) -> Detents? {
    if case .modified(_, .detents(let detents)) = views[Int(view.index)].kind {
      detents
    } else {
      nil
    }
  }
}
