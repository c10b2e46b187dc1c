/// The index of a device in the catalogue.
package struct DeviceID: Hashable, Sendable {
  package var index: UInt8
  package init(_ index: UInt8) { self.index = index }
}

/// A device that an app can run on; lengths in points.
package struct Device: Sendable {
  package enum Class: UInt8, Hashable, Sendable, CaseIterable {
    case homeButton, notch, dynamicIsland, pad

    package var spelling: String {
      switch self {
      case .homeButton: "homeButton"
      case .notch: "notch"
      case .dynamicIsland: "dynamicIsland"
      case .pad: "pad"
      }
    }
  }

  package var name: String
  package var deviceClass: Class
  package var hasHomeButton: Bool
  /// The screen in portrait.
  package var width: Double
  package var height: Double
  /// The bar in portrait, before and from iOS 14 where they differ (U54).
  package var barHeight: Double
  package var barHeightBefore14: Double
  /// The top safe area in portrait with the bar shown.
  package var topInset: Double
  /// `true` iff landscape is regular in width (Plus and Max phones; every iPad).
  package var isRegularWidthInLandscape: Bool
  package var firstOS: Version
  package var lastOS: Version
  /// `true` iff `barHeight` rests on one source or on none (U54).
  package var isHeightUncertain: Bool

  package var isPad: Bool { deviceClass == .pad }
}
