/// The window whose root is asked: the topmost eligible one, not the key window (U44–U48, S3).
extension Questions {
  func controllingWindow() -> Int? {
    if !world.others.isEmpty { trace.note(.u49, .both, .remark(.sceneAlone)) }
    var best: Int?
    for index in world.windows.indices where isEligible(world.windows[index]) {
      guard let current = best else {
        best = index
        continue
      }
      let isAbove =
        (world.windows[index].level, world.windows[index].order)
        > (world.windows[current].level, world.windows[current].order)
      if isAbove { best = index }
    }
    if world.windows.count > 1 && trace.isExplaining { explain(best) }
    return best
  }

  /// Says which of several windows is asked, and which would be if they qualified.
  private func explain(_ best: Int?) {
    if let best, world.windows.indices.contains(where: { $0 != best && isShown(world.windows[$0]) })
    {
      trace.note(.u44, .both, .remark(.topmostWindow), site: world.windows[best].site)
    }
    for window in world.windows where isShown(window) && !isEligible(window) {
      if let best, world.windows[best].level > window.level { continue }
      trace.note(.u46, .both, .remark(.windowPassedOver), site: window.site)
    }
  }

  /// On the main screen, from iOS 10 exactly as large, and not of a class that has no say (U46).
  private func isEligible(_ window: Window) -> Bool {
    isShown(window) && window.isOnMainScreen && window.affectsStatusBar
      && (world.platform.os < Version(10) || window.fillsScreen || countsThoughSmall)
  }

  /// `true` if a window need not be as large as the screen. With several on an iPad this is not
  /// documented, and it is assumed that it must be (P11).
  private var countsThoughSmall: Bool { isPad && !trace.reads(.p11, true) }

  /// `true` iff a window above the bar's level covers it, up to iOS 12 (U48).
  var isBarCovered: Bool {
    world.platform.os < Version(13)
      && world.windows.contains {
        !$0.isHidden && $0.level > 1000 && $0.fillsScreen && $0.isOnMainScreen
      }
  }
}
