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

/// Light or dark: the user's setting, an override, or a colour scheme.
package enum InterfaceStyle: UInt8, Hashable, Sendable, CaseIterable {
  case light, dark

  package var spelling: String { self == .light ? "light" : "dark" }
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

/// The keys of Info.plist that matter, already chosen for the idiom (U4).
package struct Plist: Hashable, Sendable {
  /// `UIViewControllerBasedStatusBarAppearance`; a missing key means `true` (U1).
  package var isViewControllerBased = true
  /// `UIStatusBarHidden`
  package var isHidden = false
  /// `UIStatusBarStyle`
  package var style = StatusBarStyle.default
  /// `UIApplicationSupportsMultipleScenes`; a missing key means `false` (U49).
  package var supportsMultipleScenes = false
  /// `UIUserInterfaceStyle`; nil is `Automatic`.
  package var interfaceStyle: InterfaceStyle?
  /// Where the three were written, for reasons.
  package var viewControllerBasedSite = Site.none
  package var hiddenSite = Site.none
  package var styleSite = Site.none

  package init() {}
}

/// The style that a view controller asks for (`UIStatusBarStyle`).
package enum StatusBarStyle: UInt8, Hashable, Sendable, CaseIterable {
  case `default`, lightContent, darkContent, blackOpaque

  package var spelling: String {
    switch self {
    case .default: ".default"
    case .lightContent: ".lightContent"
    case .darkContent: ".darkContent"
    case .blackOpaque: ".blackOpaque"
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

/// Choices where sources disagree (D1–D14, P1–P19); the defaults are those recommended.
package struct Policies: Hashable, Sendable {
  /// D1: the first iOS on which a pushed destination of a `NavigationStack` is asked; nil: never.
  package var stackDestinationsHonouredFrom: Version?
  /// D2: the outermost of nested `statusBarHidden` modifiers wins; else the innermost.
  package var outermostNestedWins = true
  /// D3: before iOS 16 a `NavigationView` listens to what is in it; nil as it was reported.
  package var navigationViewListens: Bool?
  /// D4: a hidden bar background counts as automatic for the scheme.
  package var hiddenBackgroundCountsAsAutomatic = true
  /// D5: resetting the offset on the way back fires the offset handler again.
  package var resetFiresOffsetHandler = false
  /// D6: a cancelled interactive way back fires the revealed screen's callbacks.
  package var cancelledBackFires = false
  /// D8: from iOS 26 a bar's scheme needs the bar's background as before.
  package var schemeNeedsBackgroundFrom26 = true
  /// D9: a card sheet forces light content from iOS 26 too.
  package var cardsForceLightFrom26 = false
  /// D11: a cover inherits the presenter's colour scheme.
  package var coverInheritsScheme = true
  /// S2: the plist's style counts in SwiftUI's life cycle where the application decides.
  package var plistStyleCounts = true
  /// S8: a hosting controller asks a UIKit controller in its tree; nil as it was reported.
  package var embeddedAreAsked: Bool?
  /// S11: from iOS 16 a hosting subclass is asked for its style without naming no child.
  package var hostingSubclassIsAsked = true
  /// U37: over a presenter that lies over a context a card takes over as it does elsewhere.
  package var cardsTakeOverInContexts = true
  /// Rules that rest on class D alone count; else their fallbacks (section 10 of the U rules).
  package var assumptions = true
  /// The known defects that happen, where release and device had them.
  package var quirks: Quirks = []

  package init() {}
}
