import Binding
import Language
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
    switch (setting.key, setting.value) {
    case (.viewControllerBased, .flag(let value)):
      isViewControllerBased = value
      viewControllerBasedSite = setting.site
    case (.hidden, .flag(let value)):
      isHidden = value
      hiddenSite = setting.site
    case (.style, .style(let value)):
      style = value
      styleSite = setting.site
    case (.interfaceStyle, .interfaceStyle(let value)): interfaceStyle = value
    case (.multipleScenes, .flag(let value)): supportsMultipleScenes = value
    default: break
    }
  }
}

extension Planner {
  /// Reads a `plist` block; keys that decide nothing here are kept without a word.
  mutating func readPlist(_ block: PlistBlock) -> [PlistKeySetting] {
    var settings: [PlistKeySetting] = []
    for entry in block.entries {
      let name = spelling(entry.key.name)
      guard let key = PlistKey.named(name) else {
        reportUnknownKey(name, at: at(entry.key.range))
        continue
      }
      guard let value = plistValue(entry.value, for: key) else { continue }
      var isForPad: Bool?
      if let suffix = entry.suffix {
        switch spelling(suffix.name) {
        case "ipad": isForPad = true
        case "iphone", "ipod": isForPad = false
        case let other:
          report(
            .wrongWord(
              other, what: .deviceSuffix, legal: ["ipad", "iphone"], at: at(suffix.range)))
          continue
        }
      }
      let site = binder.site(entry.key.range, in: file)
      settings.append(PlistKeySetting(key: key, value: value, isForPad: isForPad, site: site))
    }
    return settings
  }

  /// A key that is nearly one of ours is a mistake; any other one has nothing to do with the bar.
  private mutating func reportUnknownKey(_ name: String, at location: Location) {
    let keys = PlistKey.allCases.map { $0.spelling }
    let near = suggestions(for: name, among: keys, limit: 3)
    if !near.isEmpty { report(.unknownPlistKey(name, near: near, at: location)) }
  }

  mutating func plistValue(_ expression: Expression, for key: PlistKey) -> PlistValue? {
    let range = string(expression) ?? expression.range
    if let value = key.parse(text(range)) { return value }
    report(.wrongPlistValue(of: key, at: at(expression.range)))
    return nil
  }
}
