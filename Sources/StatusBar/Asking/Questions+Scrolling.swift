/// How far a finger scrolls what is on top.
extension Questions {
  /// So many offsets are tried beside the top.
  private static let stopLimit = 3

  /// The offsets that are worth scrolling to, in points from the top, positive once scrolled: one
  /// beyond each number that code compares with. Empty where nothing hangs on the offset.
  package var scrollStops: [Double] {
    guard dialogButtons() == nil, let top = topController(), minds(scrollingOf: top) else {
      return []
    }
    let limits = program.traits.scrolling.limits
    if limits.isEmpty { return [100] }
    let chosen =
      limits.count <= Questions.stopLimit
      ? limits : Array(limits.prefix(Questions.stopLimit - 1) + limits.suffix(1))
    var stops: [Double] = []
    for limit in chosen {
      // A round number that is beyond it.
      let stop = ((limit / 10).rounded(.down) + 1) * 10
      if stops.last != stop { stops.append(stop) }
    }
    return stops
  }

  /// How far the content on top is scrolled, in points; 0 at the top and above it.
  package var scrolledDistance: Double { topController().map { max(0, -self[$0].offset) } ?? 0 }

  /// `true` iff the bar may hang on how far the content of a controller is scrolled.
  private func minds(scrollingOf id: ControllerID) -> Bool {
    if let found = scrollView(of: id) {
      let scrolling = program.traits.scrolling
      return found.header?.onScroll != nil || scrolling.hasViews || scrolling.hasBackdrops
        || hidesBars(around: id)
    }
    if scrollDelegate(from: id) != nil { return true }
    return hasList(id) && (hidesBars(around: id) || program.traits.scrolling.hasBackdrops)
  }

  /// `true` iff a swipe on the content hides the navigation bar around a controller.
  private func hidesBars(around id: ControllerID) -> Bool {
    nearest(.navigation, from: id, along: .parentsAndHosts).map { self[$0].barHiding.onSwipe }
      ?? false
  }
}
