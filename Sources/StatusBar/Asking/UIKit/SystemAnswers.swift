/// What Apple's own controllers answer, by the table of their classes (U40).
extension Questions {
  /// What a controller of Apple's answers about visibility in the author's stead; nil where the
  /// author's class is asked, or it answers like any other.
  func systemHidden(
    of id: ControllerID
  ) -> Bool? {
    guard let row = self[id].controllerClass.row,
      !isHeard(.prefersStatusBarHidden, of: id, row)
    else { return nil }
    switch row.hidden(on: world.platform.os) {
    case .inherited: return nil
    case .fixed(let isHidden): return isHidden
    case .unknown: return isOpen(.hidden, row)
    }
  }

  /// The same about the style; an unknown one may be any of the three.
  func systemStyle(
    of id: ControllerID
  ) -> StatusBarStyle? {
    guard let row = self[id].controllerClass.row,
      !isHeard(.preferredStatusBarStyle, of: id, row)
    else { return nil }
    switch row.style(on: world.platform.os) {
    case .inherited: return nil
    case .fixed(let style): return style
    case .unknown:
      if isOpen(.light, row) { return .lightContent }
      return isOpen(.dark, row) ? .darkContent : .default
    }
  }

  /// `true` iff the author's class overrides a getter and is asked for it.
  private func isHeard(
    _ property: ControllerProperty, of id: ControllerID, _ row: AppleController
  ) -> Bool {
    override(property, of: id) != nil && row.hearsSubclass(on: world.platform.os) == true
  }

  /// Whether a controller of Apple's fills the screen where it is left to it, from iOS 13; nil
  /// where it is not left to it, or where that is known.
  func fillsScreenByItself(_ id: ControllerID) -> Bool? {
    guard world.platform.os >= Version(13), self[id].presentation?.style == .automatic,
      let row = self[id].controllerClass.row, row.automaticStyle == nil
    else { return nil }
    return isOpen(.fullScreen, row)
  }

  // MARK: - Open questions

  /// What can be open about a class, the same for all its controllers.
  private enum Question: Int32 {
    case hidden, light, dark, fullScreen
  }

  /// An unknown answer, tried both ways.
  private func isOpen(
    _ question: Question, _ row: AppleController
  ) -> Bool {
    guard trace.mayChoose else { return false }
    let number = AppleController.id(named: row.name.utf8).map { Int32($0.index) } ?? 0
    return trace.choose(.open(.u40, number * 4 + question.rawValue), .open(.u40))
  }
}
