/// The measures that several devices share: the screen, the bar and the inset, in points (U54).
struct Panel: Sendable {
  var deviceClass: Device.Class
  var hasHomeButton = false
  var width: Double
  var height: Double
  var barHeight: Double
  var barHeightBefore14: Double
  var topInset: Double
  var isRegularWidthInLandscape = false
  var isHeightUncertain = false

  /// A phone with a home button: the bar takes 20 points.
  static func button(_ width: Double, _ height: Double, isPlus: Bool = false) -> Panel {
    Panel(
      deviceClass: .homeButton, hasHomeButton: true, width: width, height: height, barHeight: 20,
      barHeightBefore14: 20, topInset: 20, isRegularWidthInLandscape: isPlus)
  }

  /// A phone with a notch: the bar is as high as the inset.
  static func notch(
    _ width: Double, _ height: Double, bar: Double, before14: Double? = nil, isMax: Bool = false,
    isUncertain: Bool = false
  ) -> Panel {
    Panel(
      deviceClass: .notch, width: width, height: height, barHeight: bar,
      barHeightBefore14: before14 ?? bar, topInset: bar, isRegularWidthInLandscape: isMax,
      isHeightUncertain: isUncertain)
  }

  /// A phone with a Dynamic Island: the inset is larger than the bar.
  static func island(
    _ width: Double, _ height: Double, inset: Double, isMax: Bool = false,
    isUncertain: Bool = false
  ) -> Panel {
    Panel(
      deviceClass: .dynamicIsland, width: width, height: height, barHeight: 54,
      barHeightBefore14: 54, topInset: inset, isRegularWidthInLandscape: isMax,
      isHeightUncertain: isUncertain)
  }

  /// An iPad: 20 points with a home button, else 24, which was not re-checked.
  static func pad(_ width: Double, _ height: Double, hasHomeButton: Bool) -> Panel {
    let bar: Double = hasHomeButton ? 20 : 24
    return Panel(
      deviceClass: .pad, hasHomeButton: hasHomeButton, width: width, height: height,
      barHeight: bar, barHeightBefore14: bar, topInset: bar, isRegularWidthInLandscape: true,
      isHeightUncertain: !hasHomeButton)
  }
}

extension Device {
  /// Creates a device of the catalogue.
  init(_ name: String, _ panel: Panel, _ first: Version, _ last: Version) {
    self.name = name
    deviceClass = panel.deviceClass
    hasHomeButton = panel.hasHomeButton
    width = panel.width
    height = panel.height
    barHeight = panel.barHeight
    barHeightBefore14 = panel.barHeightBefore14
    topInset = panel.topInset
    isRegularWidthInLandscape = panel.isRegularWidthInLandscape
    firstOS = first
    lastOS = last
    isHeightUncertain = panel.isHeightUncertain
  }
}
