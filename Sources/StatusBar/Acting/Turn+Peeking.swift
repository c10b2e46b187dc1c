/// Peek and pop: a firm press previews a screen, and more force shows it for good.
extension Turn {
  /// Shows what was previewed: presented where a style is given, else as `show(_:sender:)` does,
  /// pushed where there is a stack and presented where there is none.
  mutating func show(
    _ screen: ScreenID, _ arguments: [GivenValue], _ style: PresentationStyle?
  ) {
    isLeavingPreview = true
    if style == nil && questions.visibleNavigation() != nil {
      make(.push(screen, arguments: arguments))
    } else {
      make(
        .present(
          screen, arguments: arguments, style: style, swiftUI: nil, captures: false,
          detentIsLarge: true, from: nil))
    }
    isLeavingPreview = false
  }
}
