// A second writing of the rules, as plain as possible, that shares nothing with the model.
// It follows section 11 of the UIKit book and section 5 of the SwiftUI book line by line.

/// A style that is asked for.
enum OracleStyle: String, CaseIterable {
  case `default`, light, dark
}

/// The colour of the text: decided, or only hinted at by light and dark mode.
enum OracleContent: Equatable {
  case light, dark
  case automatic(isLightByHint: Bool)

  /// What is seen where nothing is known of the backdrop.
  var isLight: Bool {
    switch self {
    case .light: true
    case .dark: false
    case .automatic(let isLight): isLight
    }
  }
}

/// The kind of animation of a change of visibility.
enum OracleAnimation: String, CaseIterable {
  case none, fade, slide
}

/// Who answered.
enum OracleOwner: Equatable {
  case system, geometry, plist, application
  /// An index of the structure: a controller, or a presentation.
  case member(Int)
}

/// What an oracle answers; nil for visibility and style where sources leave it open.
struct OracleAnswer: Equatable {
  var isHidden: Bool?
  var style: OracleStyle?
  var content: OracleContent?
  var hiddenOwner = OracleOwner.system
  var styleOwner = OracleOwner.system
  /// The colour of the trailing part where the bar has two.
  var trailingContent: OracleContent?
  /// Nil where no walk was made.
  var animation: OracleAnimation?
}

/// Readings of the books that differ from what they recommend; none unless asked for.
struct OracleDeviations: OptionSet, Hashable {
  var rawValue: UInt8

  /// P8: control is decided anew at each evaluation on iOS 8 to 12 too.
  static let controlIsRevised = OracleDeviations(rawValue: 1)
  /// P3: a card makes the bar visible even without assumptions.
  static let cardAlwaysShows = OracleDeviations(rawValue: 2)
  /// D10: a modifier outside iOS 27's placement beats it.
  static let outerBeatsPlacement = OracleDeviations(rawValue: 4)
  /// S48: the class of the host beats iOS 27's placement.
  static let hostBeatsPlacement = OracleDeviations(rawValue: 8)

  /// U10: SDK 27 takes the setters away on older releases too, which its range denies.
  static let sdk27CountsEverywhere = OracleDeviations(rawValue: 16)

  /// U41: the backdrop is that of what is on top, not of what lies under the bar.
  static let backdropOfTopmost = OracleDeviations(rawValue: 32)

  static let all: [OracleDeviations] = (0..<64).map { OracleDeviations(rawValue: $0) }
}

/// The device and its surroundings. A version is a number: 1304 is 13.4.
struct OraclePlatform {
  var os = 1600
  var sdk = 1600
  var isPad = false
  var hasHomeButton = false
  /// A Plus or Max phone.
  var isPlus = false
  var isLandscape = false
  /// An iPad's window made narrow.
  var isNarrowed = false
  /// The user's choice.
  var isDark = false
  /// Rules that rest on observation alone count.
  var assumptions = true
  var deviations: OracleDeviations = []

  var isControllerBased = true
  var plistHidden = false
  var plistStyle = OracleStyle.default
  /// `UIUserInterfaceStyle`: dark, light, or neither.
  var plistIsDark: Bool?

  var isCompactHeight: Bool { !isPad && isLandscape }

  var isCompactWidth: Bool {
    if isPad { return isNarrowed }
    return !(isLandscape && isPlus)
  }

  var systemIsDark: Bool { plistIsDark ?? isDark }

  /// LANDSCAPE_WITHOUT_BAR
  var isWithoutBar: Bool {
    if isPad || !isLandscape { return false }
    if os >= 1300 { return true }
    return os >= 1100 && !hasHomeButton
  }

  /// CONTENT(style, ui)
  func content(_ style: OracleStyle, isDark: Bool) -> OracleContent {
    switch style {
    case .light: return .light
    case .dark: return .dark
    case .default:
      if os < 1300 { return .dark }
      if os < 1700 { return isDark ? .light : .dark }
      return .automatic(isLightByHint: isDark)
    }
  }
}
