/// A known defect of iOS that a switch turns on: it happened to some apps and not to all, or to no
/// release at all. A defect that every app met on its releases is a rule, and needs no switch.
package enum Quirk: UInt8, Hashable, Sendable, CaseIterable {
  case q1, q2, q6, q7, q9, q10, q13, q14, q15, s28, s33, s47, s77

  /// The rule that tells of it, and whose identifier names it.
  package var rule: Rule {
    switch self {
    case .q1: .q1
    case .q2: .q2
    case .q6: .q6
    case .q7: .q7
    case .q9: .q9
    case .q10: .q10
    case .q13: .q13
    case .q14: .q14
    case .q15: .q15
    case .s28: .s28
    case .s33: .s33
    case .s47: .s47
    case .s77: .s77
    }
  }

  package var spelling: String { rule.spelling }

  /// Returns the quirk of exactly that name.
  package static func named(_ name: String) -> Quirk? { allCases.first { $0.spelling == name } }

  /// `true` iff a release had it; Q7 went with the betas.
  package var wasReleased: Bool { self != .q7 }

  /// Where it happens, in words.
  package var range: String {
    let first = rule.entry.first.spelling
    let last = rule.entry.last.map { $0.spelling } ?? first
    let releases = "iOS " + (first == last ? first : first + " to " + last)
    switch self {
    case .q1, .q7, .q10, .q13, .q14, .q15, .s47, .s77: return releases
    case .s33: return releases + " to 26"
    case .q2, .s28: return releases + " on an iPad"
    case .q6: return releases + " on a phone with 3D Touch"
    case .q9: return releases + " on a phone with a home button"
    }
  }

  /// `true` iff it is claimed for the release and the device.
  package func canHappen(on platform: Platform) -> Bool {
    guard rule.entry.holds(on: platform.os) else { return false }
    switch self {
    case .q1, .q7, .q10, .q13, .q14, .q15, .s47, .s77: return true
    // The reports end there; the rest of the rule goes on.
    case .s33: return platform.os < Version(27)
    case .q2: return platform.hardware.isPad
    // The first release; the rest of the rule goes on.
    case .s28: return platform.hardware.isPad && platform.os.withoutPatch == rule.entry.first
    case .q6: return platform.canPeek
    case .q9: return platform.hardware.deviceClass == .homeButton
    }
  }
}

extension Rule {
  /// The quirk under which the rule's defect is switched, if it is one.
  package var quirk: Quirk? {
    switch self {
    case .u12, .p16: .q10
    default: Quirk.allCases.first { $0.rule == self }
    }
  }
}

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

  /// `true` iff one of them is claimed for the release and the device.
  package func canHappen(on platform: Platform) -> Bool {
    Quirk.allCases.contains { contains($0) && $0.canHappen(on: platform) }
  }

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

extension Platform {
  /// `true` iff the defect is switched on, and is one of this release and device.
  package func happens(_ quirk: Quirk) -> Bool {
    policies.quirks.contains(quirk) && quirk.canHappen(on: self)
  }

  /// `true` iff a firm press opens a preview: peek and pop of iOS 9 to 12, before context menus.
  package var canPeek: Bool {
    os >= Version(9) && os < Version(13) && hardware.hasForceTouch
  }
}

extension Device {
  /// `true` iff the screen feels how firmly it is pressed (3D Touch).
  package var hasForceTouch: Bool {
    switch deviceClass {
    case .homeButton:
      let isSE = name.utf8.starts(with: "iPhone SE".utf8)
      return !isSE && firstOS >= Version(9) && firstOS < Version(13)
    case .notch: return firstOS < Version(13) && !name.utf8.elementsEqual("iPhone XR".utf8)
    case .dynamicIsland, .pad: return false
    }
  }
}
