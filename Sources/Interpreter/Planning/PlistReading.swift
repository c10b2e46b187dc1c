import Binding
import Language
import StatusBar

extension Planner {
  /// Reads a `plist` block; keys that decide nothing here are kept without a word.
  mutating func readPlist(_ block: PlistBlock) -> [PlistKeySetting] {
    var settings: [PlistKeySetting] = []
    for entry in block.entries {
      let name = reader.spelling(entry.key.name)
      guard let key = PlistKey.named(name) else {
        reportUnknownKey(name, at: reader.at(entry.key.range))
        continue
      }
      guard let value = plistValue(entry.value, for: key) else { continue }
      var isForPad: Bool?
      if let suffix = entry.suffix {
        switch reader.spelling(suffix.name) {
        case "ipad": isForPad = true
        case "iphone", "ipod": isForPad = false
        case let other:
          report(
            .wrongWord(
              other, what: .deviceSuffix, legal: ["ipad", "iphone"], at: reader.at(suffix.range)))
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
    if !near.isEmpty { report(HeaderMistake.unknownPlistKey(name, near: near, at: location)) }
  }

  mutating func plistValue(_ expression: Expression, for key: PlistKey) -> PlistValue? {
    let range = reader.string(expression) ?? expression.range
    if let value = key.parse(reader.text(range)) { return value }
    report(HeaderMistake.wrongPlistValue(of: key, at: reader.at(expression.range)))
    return nil
  }
}
