/// The releases of iOS that the facts speak of.
extension Version {
  /// The oldest release that is modelled.
  package static let oldest = Version(7)

  /// The newest release that anything is known of.
  package static let newest = Version(27)

  /// Every major and minor release that existed, in order; there was nothing between 18 and 26.
  package static let releases: [Version] = {
    let lastMinors: [(major: UInt8, minor: UInt8)] = [
      (7, 1), (8, 4), (9, 3), (10, 3), (11, 4), (12, 5), (13, 7), (14, 8), (15, 8), (16, 7),
      (17, 7), (18, 7), (26, 5), (27, 0),
    ]
    var all: [Version] = []
    for (major, last) in lastMinors {
      for minor in 0...last { all.append(Version(major, minor)) }
    }
    return all
  }()

  /// The same version without its patch number.
  package var withoutPatch: Version { Version(major, minor) }

  /// `true` iff there was such a release; patch numbers are not checked.
  package var isRelease: Bool { Version.releases.contains(withoutPatch) }

  /// Returns the releases to try between two versions: both ends, each first release of a major
  /// version in between, and each change point in between, in order and without duplicates.
  ///
  /// Versions that never existed are left out.
  package static func releases(
    from first: Version, through last: Version, changes: [Version] = []
  ) -> [Version] {
    guard first <= last else { return [] }
    var candidates = [first, last]
    for release in releases where release.minor == 0 { candidates.append(release) }
    candidates.append(contentsOf: changes)
    candidates.sort()
    var result: [Version] = []
    for version in candidates
    where version >= first && version <= last && version.isRelease && result.last != version {
      result.append(version)
    }
    return result
  }

  /// Returns the version that the bytes spell: one to three numbers below 256 with dots between.
  package static func parse(_ bytes: ArraySlice<UInt8>) -> Version? {
    var parts = Version(0)
    var index = 0
    var hasDigit = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard parts.append(digit: byte - UInt8(ascii: "0"), toPart: index) else { return nil }
        hasDigit = true
      case UInt8(ascii: "."):
        guard hasDigit, index < 2 else { return nil }
        index += 1
        hasDigit = false
      default:
        return nil
      }
    }
    return hasDigit ? parts : nil
  }

  /// Appends a decimal digit to one of the three numbers; `false` iff the number gets too large.
  private mutating func append(digit: UInt8, toPart index: Int) -> Bool {
    let old = index == 0 ? major : index == 1 ? minor : patch
    let (tens, overflows) = old.multipliedReportingOverflow(by: 10)
    let (new, overflowsAgain) = tens.addingReportingOverflow(digit)
    if overflows || overflowsAgain { return false }
    switch index {
    case 0: major = new
    case 1: minor = new
    default: patch = new
    }
    return true
  }
}
