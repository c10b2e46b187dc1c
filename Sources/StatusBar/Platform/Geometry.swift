// What the device alone decides: U14, U50–U55, S26, S27.

extension Device {
  /// Returns the vertical size class of a full screen: compact iff a phone lies on its side (U14).
  package func verticalSizeClass(_ orientation: Orientation) -> SizeClass {
    !isPad && orientation.isLandscape ? .compact : .regular
  }

  /// Returns the horizontal size class: regular on an iPad unless its window was made narrow, and
  /// on a Plus or Max phone that lies on its side.
  package func horizontalSizeClass(
    _ orientation: Orientation, isResizedToCompact: Bool = false
  ) -> SizeClass {
    if isPad { return isResizedToCompact ? .compact : .regular }
    return orientation.isLandscape && isRegularWidthInLandscape ? .regular : .compact
  }

  /// The rule by which there is no bar whatever is asked for, or nil where there can be one.
  ///
  /// A phone that lies on its side: every one from iOS 13 (U51), one without a home button from
  /// iOS 11 (U50).
  package func ruleAgainstBar(os: Version, orientation: Orientation) -> Rule? {
    if isPad || !orientation.isLandscape { return nil }
    if os >= Version(13) { return .u51 }
    return os >= Version(11) && !hasHomeButton ? .u50 : nil
  }

  /// Returns the height of the bar while it is shown, in points; 0 where there can be none.
  package func barHeight(
    os: Version, orientation: Orientation, indicator: Indicator = .none
  ) -> Double {
    if ruleAgainstBar(os: os, orientation: orientation) != nil { return 0 }
    if deviceClass == .homeButton && indicator != .none { return barHeight * 2 }  // U55
    if isPad && os >= Version(26) { return 32 }  // S28
    return os < Version(14) ? barHeightBefore14 : barHeight
  }

  /// Returns the top of the safe area, in points, with the bar hidden or shown (S26).
  package func topInset(
    os: Version, orientation: Orientation, isBarHidden: Bool, indicator: Indicator = .none
  ) -> Double {
    if ruleAgainstBar(os: os, orientation: orientation) != nil { return 0 }
    let bar = barHeight(os: os, orientation: orientation, indicator: indicator)
    if isPad || hasHomeButton { return isBarHidden ? 0 : bar }
    return topInset - barHeight + bar
  }
}

extension Platform {
  /// The vertical size class of the app's window.
  package var verticalSizeClass: SizeClass { hardware.verticalSizeClass(orientation) }

  /// The horizontal size class of the app's window.
  package var horizontalSizeClass: SizeClass {
    hardware.horizontalSizeClass(orientation, isResizedToCompact: isResizedToCompact)
  }

  /// `true` iff a window is on screen only in a scene: not where the app's delegate makes it, which
  /// leaves that to UIKit (U44).
  package var windowsNeedScene: Bool { os >= Version(13) && lifecycle != .appDelegate }

  /// The screen as it is held, in points.
  package var screenSize: (width: Double, height: Double) {
    let (width, height) = (hardware.width, hardware.height)
    return orientation.isLandscape ? (height, width) : (width, height)
  }

  /// The rule by which there is no bar whatever is asked for, or nil (U50, U51).
  package var ruleAgainstBar: Rule? {
    // Asked in every evaluation, and hardly ever of a device that lies on its side.
    guard orientation.isLandscape else { return nil }
    return hardware.ruleAgainstBar(os: os, orientation: orientation)
  }

  /// The height of the bar while it is shown, in points.
  package var barHeight: Double {
    hardware.barHeight(os: os, orientation: orientation, indicator: indicator)
  }

  /// Returns the top of the safe area, in points. From iPadOS 26 the band of the bar also holds the
  /// controls of a window (S28).
  package func topInset(isBarHidden: Bool) -> Double {
    hardware.topInset(
      os: os, orientation: orientation, isBarHidden: isBarHidden, indicator: indicator)
  }
}
