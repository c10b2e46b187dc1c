/// The wrong colour for a moment, on the way into a cover (S44) or out of it (S47).
extension Turn {
  /// Notes that the other colour was seen before the one that stays.
  mutating func flash() {
    let bar = questions.world.published.bar
    guard questions.world.isRunning, !bar.isHidden else { return }
    var wrong = bar
    wrong.content = bar.content == .light ? .dark : .light
    let change = Event.Change(isAnimated: false, animation: bar.animation, duration: 0)
    journal.events.append(.changed(from: bar, to: wrong, change))
    journal.events.append(.changed(from: wrong, to: bar, change))
  }
}
