/// Which known defects can happen where an app runs, and which of them do.
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

extension Quirk {
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

extension Quirks {
  /// `true` iff one of them is claimed for the release and the device.
  package func canHappen(on platform: Platform) -> Bool {
    Quirk.allCases.contains { contains($0) && $0.canHappen(on: platform) }
  }
}
