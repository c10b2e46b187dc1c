/// Peek and pop: a firm press previews a screen, and more force shows it for good.
extension World {
  /// Shows what was previewed: presented where a style is given, else as `show(_:sender:)` does,
  /// pushed where there is a stack and presented where there is none.
  mutating func show(
    _ screen: ScreenID, _ arguments: [GivenValue], _ style: PresentationStyle?, _ program: Program
  ) {
    isLeavingPreview = true
    if style == nil && visibleNavigation(in: program) != nil {
      navigate(.push(screen, arguments: arguments), program)
    } else {
      navigate(
        .present(
          screen, arguments: arguments, style: style, swiftUI: nil, captures: false,
          detentIsLarge: true, from: nil), program)
    }
    isLeavingPreview = false
  }

  /// With the capture flag set, a previewed controller's wish for no bar is lost (Q6).
  mutating func noteLostHiding(of id: ControllerID, _ program: Program) {
    guard isLeavingPreview, platform.happens(.q6) else { return }
    var trace = Trace()
    if captures(id, program, &trace) { self[id].hasLostHiding = true }
  }
}
