/// Navigation bars that hide by themselves: `hidesBarsOnSwipe` and its like. What they hide and
/// show is `isNavigationBarHidden` (U24), and the bar is asked again (U19).
extension Turn {
  /// Dragging up hides the bar, dragging down shows it. The least distance is not documented.
  mutating func hideBarsOnSwipe(around id: ControllerID, by distance: Double) {
    guard distance != 0, questions.isAlive(id),
      let stack = questions.nearest(.navigation, from: id, along: .parentsAndHosts),
      self[stack].barHiding.onSwipe
    else { return }
    let isHidden = distance < 0
    guard questions.isNavigationBarShown(stack) == isHidden else { return }
    if distance.magnitude < Limits.swipe {
      guard decide(nil, InputID(open: .u24)) else { return }
    }
    setBar(of: stack, isHidden: isHidden)
  }

  /// On a phone that lies on its side the bar goes, and comes back with the height.
  mutating func hideBarsInCompactHeight(_ change: EnvironmentChange) {
    guard change.old.verticalSizeClass != change.new.verticalSizeClass else { return }
    for id in questions.controllersInOrder {
      guard questions.isAlive(id), self[id].barHiding.inCompactHeight else { continue }
      setBar(of: id, isHidden: questions.hasCompactHeight)
    }
  }

  /// A finger on the content hides the bar or shows it again.
  mutating func hideBarsOnTap(around id: ControllerID) {
    guard let stack = stackHidingOnTap(around: id) else { return }
    setBar(of: stack, isHidden: questions.isNavigationBarShown(stack))
  }

  /// The same where a finger does something else: a control takes it, and whether a view of
  /// SwiftUI's lets it through no source says.
  mutating func hideBarsOnTap(around id: ControllerID?, takenByControl: Bool) {
    guard !takenByControl, let id, stackHidingOnTap(around: id) != nil,
      decide(nil, InputID(open: .u24))
    else { return }
    hideBarsOnTap(around: id)
  }

  private func stackHidingOnTap(around id: ControllerID) -> ControllerID? {
    guard questions.isAlive(id),
      let stack = questions.nearest(.navigation, from: id, along: .parentsAndHosts),
      self[stack].barHiding.onTap
    else { return nil }
    return stack
  }

  /// Code says when the bar hides by itself.
  mutating func setHiding(
    _ setting: ControllerSetting, of id: ControllerID, _ isOn: Bool
  ) {
    switch setting {
    case .hidesBarsOnSwipe: self[id].barHiding.onSwipe = isOn
    case .hidesBarsOnTap: self[id].barHiding.onTap = isOn
    case .hidesBarsWhenKeyboardAppears:
      // No step raises the keyboard, and code may.
      self[id].barHiding.withKeyboard = isOn
      if questions.window(of: id) != nil { publish() }
    case .hidesBarsWhenVerticallyCompact:
      self[id].barHiding.inCompactHeight = isOn
      guard isOn, questions.hasCompactHeight else { return }
      // Before it is on screen there is no transition that could be missed.
      if self[id].hasAppeared && !decide(nil, InputID(open: .u24)) { return }
      setBar(of: id, isHidden: true)
    case .barStyle, .isNavigationBarHidden, .overrideUserInterfaceStyle,
      .capturesStatusBarAppearance, .modalPresentationStyle, .selectedIndex,
      .definesPresentationContext, .isModalInPresentation, .tabMode, .isSidebarHidden,
      .preferredDisplayMode, .title, .detents, .selectedDetent, .barIsHidden:
      return
    }
  }

  private mutating func setBar(of stack: ControllerID, isHidden: Bool) {
    self[stack].isNavigationBarHidden = isHidden
    if questions.window(of: stack) != nil { publish() }
  }
}
