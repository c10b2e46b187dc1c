/// Peek and pop: a firm press previews a screen, and more force shows it for good.
extension Turn {
  /// Shows what was previewed: presented where a style is given, else as `show(_:sender:)` does,
  /// pushed where there is a stack and presented where there is none.
  mutating func show(
    _ screen: ScreenID, _ arguments: [GivenValue], _ style: PresentationStyle?
  ) {
    let navigation: Action.Navigation =
      if style == nil && questions.visibleNavigation() != nil {
        .push(screen, arguments: arguments)
      } else {
        .present(
          screen, arguments: arguments, style: style, swiftUI: nil, captures: false,
          detentIsLarge: true, from: nil)
      }
    inPhase(.leavingPreview) { $0.make(navigation) }
  }
}
