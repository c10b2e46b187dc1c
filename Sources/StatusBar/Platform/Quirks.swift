/// Those quirks that are switched on.
package struct Quirks: OptionSet, Hashable, Sendable {
  package var rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// None. Not written as `[]`, which is a function over any set that looks its types up when it
  /// runs.
  package init() { rawValue = 0 }

  package init(_ quirk: Quirk) { rawValue = 1 << UInt16(quirk.rawValue) }

  /// What `on` stands for: every defect that a release had.
  package static let released: Quirks = {
    var quirks = Quirks()
    for quirk in Quirk.allCases where quirk.wasReleased { quirks.insert(Quirks(quirk)) }
    return quirks
  }()

  package func contains(_ quirk: Quirk) -> Bool { contains(Quirks(quirk)) }

  /// As a header writes them: `off`, `on`, or the names with commas between.
  package var spelling: String {
    if isEmpty { return "off" }
    if self == .released { return "on" }
    var words = ""
    for quirk in Quirk.allCases where contains(quirk) {
      words += (words.isEmpty ? "" : ",") + quirk.spelling
    }
    return words
  }
}
