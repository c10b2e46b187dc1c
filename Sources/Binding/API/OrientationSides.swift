/// The sides that an orientation of UIKit's, or a mask of these, is of.
struct OrientationSides {
  static let names = [
    "portrait", "portraitUpsideDown", "landscape", "landscapeLeft", "landscapeRight", "all",
    "allButUpsideDown",
  ]

  var hasPortrait: Bool
  var hasLandscape: Bool

  /// The sides of a name: of `UIInterfaceOrientationMask`, `UIInterfaceOrientation` or
  /// `UIDeviceOrientation`; nil for any other name.
  init?(_ name: String) {
    switch name {
    case "portrait", "portraitUpsideDown": (hasPortrait, hasLandscape) = (true, false)
    case "landscape", "landscapeLeft", "landscapeRight":
      (hasPortrait, hasLandscape) = (false, true)
    case "all", "allButUpsideDown": (hasPortrait, hasLandscape) = (true, true)
    default: return nil
    }
  }

  /// The side of a value of Info.plist: `UIInterfaceOrientationLandscapeLeft`; nil for any other.
  init?(plist name: String) {
    let start = "UIInterfaceOrientation"
    guard name.hasPrefix(start), let first = name.dropFirst(start.count).first else { return nil }
    self.init(first.lowercased() + name.dropFirst(start.count + 1))
  }

  /// The side of an orientation that is written as its number; nil for any other number.
  init?(rawValue: some Collection<UInt8>) {
    guard rawValue.count == 1, let digit = rawValue.first else { return nil }
    switch digit {
    case UInt8(ascii: "1"), UInt8(ascii: "2"): (hasPortrait, hasLandscape) = (true, false)
    case UInt8(ascii: "3"), UInt8(ascii: "4"): (hasPortrait, hasLandscape) = (false, true)
    default: return nil
    }
  }

  /// `true` iff it has the one side, or the other.
  func has(landscape isLandscape: Bool) -> Bool { isLandscape ? hasLandscape : hasPortrait }
}
