/// Where the app runs: all that a scenario's header can pin, and what the user can turn.
package struct Platform: Hashable, Sendable {
  private var edition: Edition
  package var orientation: Orientation
  /// The appearance that the user chose in Settings.
  package var appearance: InterfaceStyle
  /// What the system shows besides: a call, a hotspot, a recording (U55).
  package var indicator: Indicator
  /// `true` iff the app's window was resized to a compact width (iPad multitasking).
  package var isResizedToCompact: Bool

  package init(os: Version, device: DeviceID) {
    edition = Edition(Edition.Facts(os: os, device: device))
    orientation = .portrait
    appearance = .light
    indicator = .none
    isResizedToCompact = false
  }

  package var os: Version {
    get { edition.facts.os }
    set { revise { $0.os = newValue } }
  }

  /// The SDK that the app was linked with.
  package var sdk: Version {
    get { edition.facts.sdk }
    set { revise { $0.sdk = newValue } }
  }

  package var device: DeviceID {
    get { edition.facts.device }
    set { revise { $0.device = newValue } }
  }

  /// Where the app runs, with its measures.
  package var hardware: Device {
    // Lent: a copy would count references.
    _read { yield edition.hardware }
  }

  package var plist: Plist {
    _read { yield edition.facts.plist }
    _modify {
      var plist = edition.facts.plist
      yield &plist
      revise { $0.plist = plist }
    }
  }

  package var lifecycle: Lifecycle {
    get { edition.facts.lifecycle }
    set { revise { $0.lifecycle = newValue } }
  }

  package var policies: Policies {
    _read { yield edition.facts.policies }
    _modify {
      var policies = edition.facts.policies
      yield &policies
      revise { $0.policies = policies }
    }
  }

  private mutating func revise(_ change: (inout Edition.Facts) -> Void) {
    var facts = edition.facts
    change(&facts)
    edition = Edition(facts)
  }
}

/// What never changes while an app runs: shared by all worlds of a run, which so hold no more of it
/// than one reference, and are told apart by it in no time.
private final class Edition: Hashable, Sendable {
  let facts: Facts
  /// The device of the catalogue: the walks ask it often.
  let hardware: Device

  init(_ facts: Facts) {
    self.facts = facts
    hardware = facts.device.device
  }

  static func == (a: Edition, b: Edition) -> Bool { a === b || a.facts == b.facts }

  func hash(into hasher: inout Hasher) { hasher.combine(facts) }

  struct Facts: Hashable, Sendable {
    var os: Version
    var sdk: Version
    var device: DeviceID
    var plist = Plist()
    var lifecycle = Lifecycle.swiftUI
    var policies = Policies()

    init(os: Version, device: DeviceID) {
      self.os = os
      sdk = Version(os.major)
      self.device = device
    }
  }
}

/// The ways to hold a device.
package enum Orientation: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
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
