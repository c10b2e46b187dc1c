/// Where the app runs: all that a scenario's header can pin, and what the user can turn.
package struct Platform: Hashable, Sendable {
  package var os: Version
  /// The SDK that the app was linked with.
  package var sdk: Version
  package var device: DeviceID
  package var orientation: Orientation
  /// The appearance that the user chose in Settings.
  package var appearance: InterfaceStyle
  package var plist: Plist
  package var lifecycle: Lifecycle
  /// What the system shows besides: a call, a hotspot, a recording (U55).
  package var indicator: Indicator
  /// `true` iff the app's window was resized to a compact width (iPad multitasking).
  package var isResizedToCompact: Bool
  package var policies: Policies

  package init(os: Version, device: DeviceID) {
    self.os = os
    sdk = Version(os.major)
    self.device = device
    orientation = .portrait
    appearance = .light
    plist = Plist()
    lifecycle = .swiftUI
    indicator = .none
    isResizedToCompact = false
    policies = Policies()
  }
}

/// The ways to hold a device.
package enum Orientation: UInt8, Hashable, Sendable, CaseIterable {
  case portrait, landscapeLeft, landscapeRight, portraitUpsideDown

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  package var spelling: String {
    switch self {
    case .portrait: "portrait"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    case .portraitUpsideDown: "portraitUpsideDown"
    }
  }
}

/// A size class of UIKit's traits.
package enum SizeClass: UInt8, Hashable, Sendable, CaseIterable {
  case compact, regular

  package var spelling: String { self == .compact ? "compact" : "regular" }
}

/// Who creates the app's windows.
package enum Lifecycle: UInt8, Hashable, Sendable, CaseIterable {
  case appDelegate, sceneDelegate, swiftUI

  package var spelling: String {
    switch self {
    case .appDelegate: "appDelegate"
    case .sceneDelegate: "sceneDelegate"
    case .swiftUI: "swiftUI"
    }
  }
}

/// What makes the bar of a phone with a home button twice as high (U55).
package enum Indicator: UInt8, Hashable, Sendable, CaseIterable {
  case none, call, hotspot, recording

  package var spelling: String {
    switch self {
    case .none: "none"
    case .call: "call"
    case .hotspot: "hotspot"
    case .recording: "recording"
    }
  }
}

/// The kind of animation of a change of visibility (`UIStatusBarAnimation`).
package enum UpdateAnimation: UInt8, Hashable, Sendable, CaseIterable {
  case none, fade, slide

  package var spelling: String {
    switch self {
    case .none: "none"
    case .fade: "fade"
    case .slide: "slide"
    }
  }
}
