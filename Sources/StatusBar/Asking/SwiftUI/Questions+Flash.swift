/// The wrong colour for a moment, on the way into a cover (S44) or out of it (S47).
extension Questions {
  /// `true` iff the controller is a cover on iOS 15 or 16 whose scheme, which differs from the one
  /// that it comes with, arrives a moment late: the bar was not in that one's colour before (S44).
  func flashesOnTheWayIn(_ id: ControllerID, from old: Bar) -> Bool {
    guard world.platform.os.major == 15 || world.platform.os.major == 16,
      self[id].presentation?.swiftUI == .fullScreenCover, let (view, context) = tree(of: id)
    else { return false }
    let outer = turnPage()
    defer { trace = outer }
    guard case .written(let scheme?, _) = schemePreference(view, context),
      scheme != windowInterfaceStyle(of: id) ?? plainInterfaceStyle
    else { return false }
    let bar = world.published.bar
    let isOfScheme = bar.style == .default && bar.content == (scheme == .dark ? .light : .dark)
    return isOfScheme && (old.isHidden || old.content == bar.content)
  }

  /// `true` iff the controller is a cover whose tree says that it prefers no scheme.
  func flashesOnTheWayOut(_ id: ControllerID) -> Bool {
    guard world.platform.happens(.s47), self[id].presentation?.swiftUI == .fullScreenCover,
      let (view, context) = tree(of: id)
    else { return false }
    let outer = turnPage()
    defer { trace = outer }
    guard case .written(nil, _) = schemePreference(view, context) else {
      return false
    }
    return true
  }
}
