/// The window whose root is asked: the topmost eligible one, not the key window (U44–U48, S3).
extension World {
  func controllingWindow(_ trace: inout Trace) -> Int? {
    if !others.isEmpty { trace.note(.u49, .both, .remark(.sceneAlone)) }
    var best: Int?
    for index in windows.indices where isEligible(windows[index]) {
      guard let current = best else {
        best = index
        continue
      }
      let isAbove =
        (windows[index].level, windows[index].order)
        > (windows[current].level, windows[current].order)
      if isAbove { best = index }
    }
    if windows.count > 1 && trace.isExplaining { explain(best, &trace) }
    return best
  }

  /// Says which of several windows is asked, and which would be if they qualified.
  private func explain(_ best: Int?, _ trace: inout Trace) {
    if let best, windows.indices.contains(where: { $0 != best && isShown(windows[$0]) }) {
      trace.note(.u44, .both, .remark(.topmostWindow), site: windows[best].site)
    }
    for window in windows where isShown(window) && !isEligible(window) {
      if let best, windows[best].level > window.level { continue }
      trace.note(.u46, .both, .remark(.windowPassedOver), site: window.site)
    }
  }

  /// On the main screen, from iOS 10 exactly as large, and not of a class that has no say (U46).
  private func isEligible(_ window: Window) -> Bool {
    isShown(window) && window.isOnMainScreen && window.affectsStatusBar
      && (platform.os < Version(10) || window.fillsScreen)
  }

  /// `true` iff a window above the bar's level covers it, up to iOS 12 (U48).
  var isBarCovered: Bool {
    platform.os < Version(13)
      && windows.contains {
        !$0.isHidden && $0.level > 1000 && $0.fillsScreen && $0.isOnMainScreen
      }
  }
}
