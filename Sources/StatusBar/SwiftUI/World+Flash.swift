/// The wrong colour for a moment, on the way into a cover (S44) or out of it (S47).
extension World {
  /// `true` iff the controller is a cover on iOS 15 or 16 whose scheme, which differs from the one
  /// that it comes with, arrives a moment late: the bar was not in that one's colour before (S44).
  func flashesOnTheWayIn(_ id: ControllerID, from old: Bar, _ program: Program) -> Bool {
    guard platform.os.major == 15 || platform.os.major == 16,
      self[id].presentation?.swiftUI == .fullScreenCover, let (view, context) = tree(of: id)
    else { return false }
    var trace = Trace()
    guard case .written(let scheme?, _) = schemePreference(view, context, program, &trace),
      scheme != windowInterfaceStyle(of: id) ?? plainInterfaceStyle
    else { return false }
    let bar = published.bar
    let isOfScheme = bar.style == .default && bar.content == (scheme == .dark ? .light : .dark)
    return isOfScheme && (old.isHidden || old.content == bar.content)
  }

  /// `true` iff the controller is a cover whose tree says that it prefers no scheme.
  func flashesOnTheWayOut(_ id: ControllerID, _ program: Program) -> Bool {
    guard platform.happens(.s47), self[id].presentation?.swiftUI == .fullScreenCover,
      let (view, context) = tree(of: id)
    else { return false }
    var trace = Trace()
    guard case .written(nil, _) = schemePreference(view, context, program, &trace) else {
      return false
    }
    return true
  }

  /// Notes that the other colour was seen before the one that stays.
  mutating func flash() {
    let bar = published.bar
    guard isRunning, !bar.isHidden else { return }
    var wrong = bar
    wrong.content = bar.content == .light ? .dark : .light
    let change = Event.Change(isAnimated: false, animation: bar.animation, duration: 0)
    journal.events.append(.changed(from: bar, to: wrong, change))
    journal.events.append(.changed(from: wrong, to: bar, change))
  }
}
