import StatusBar

/// The keys of Info.plist that decide something.
enum PlistKey: UInt8, Hashable, Sendable, CaseIterable {
  case viewControllerBased, hidden, style, interfaceStyle, multipleScenes

  var spelling: String {
    switch self {
    case .viewControllerBased: "UIViewControllerBasedStatusBarAppearance"
    case .hidden: "UIStatusBarHidden"
    case .style: "UIStatusBarStyle"
    case .interfaceStyle: "UIUserInterfaceStyle"
    case .multipleScenes: "UIApplicationSupportsMultipleScenes"
    }
  }

  static func named(_ name: String) -> PlistKey? { allCases.first { $0.spelling == name } }

  /// Returns what a word means for the key, or nil.
  func parse(_ word: String) -> PlistValue? {
    switch self {
    case .viewControllerBased, .hidden, .multipleScenes:
      return word == "YES" || word == "true"
        ? .flag(true) : word == "NO" || word == "false" ? .flag(false) : nil
    case .style:
      switch word {
      case "UIStatusBarStyleDefault", "default", ".default": return .style(.default)
      // The translucent black style has the raw value of light content (U43).
      case "UIStatusBarStyleLightContent", "lightContent", ".lightContent",
        "UIStatusBarStyleBlackTranslucent":
        return .style(.lightContent)
      case "UIStatusBarStyleDarkContent", "darkContent", ".darkContent":
        return .style(.darkContent)
      case "UIStatusBarStyleBlackOpaque": return .style(.blackOpaque)
      default: return nil
      }
    case .interfaceStyle:
      switch word {
      case "Light": return .interfaceStyle(.light)
      case "Dark": return .interfaceStyle(.dark)
      case "Automatic": return .interfaceStyle(nil)
      default: return nil
      }
    }
  }
}

/// The value of a key.
enum PlistValue: Hashable, Sendable {
  case flag(Bool)
  case style(StatusBarStyle)
  case interfaceStyle(InterfaceStyle?)
}

/// One key with its value, perhaps for one idiom only.
struct PlistKeySetting: Sendable {
  var key: PlistKey
  var value: PlistValue
  /// `true` for `~ipad`, `false` for `~iphone`, nil for both.
  var isForPad: Bool?
  var site: Site
}

extension Plist {
  /// Sets the keys that apply to the idiom; a key with a suffix beats one without (U4).
  mutating func apply(_ settings: [PlistKeySetting], isPad: Bool) {
    for setting in settings where setting.isForPad == nil { apply(setting) }
    for setting in settings where setting.isForPad == isPad { apply(setting) }
  }

  mutating func apply(_ setting: PlistKeySetting) {
    switch setting.key {
    case .viewControllerBased:
      guard case .flag(let value) = setting.value else { break }
      isViewControllerBased = value
      viewControllerBasedSite = setting.site
    case .hidden:
      guard case .flag(let value) = setting.value else { break }
      isHidden = value
      hiddenSite = setting.site
    case .style:
      guard case .style(let value) = setting.value else { break }
      style = value
      styleSite = setting.site
    case .interfaceStyle:
      if case .interfaceStyle(let value) = setting.value { interfaceStyle = value }
    case .multipleScenes:
      if case .flag(let value) = setting.value { supportsMultipleScenes = value }
    }
  }
}
