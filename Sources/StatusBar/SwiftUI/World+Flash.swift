/// The wrong colour for a moment, on the way out of a cover (S47).
extension World {
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
