/// What every bar has, independent of its decider.
extension Questions {
  /// Returns a bar with what the window and the device make of it.
  func finished(_ bar: Bar) -> Bar {
    var bar = bar
    bar.isCovered = isBarCovered
    bar.height = bar.isHidden ? 0 : barHeight
    return bar
  }
}
