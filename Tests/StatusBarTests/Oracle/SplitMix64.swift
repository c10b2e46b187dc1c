/// A generator of pseudo-random numbers that gives the same ones for the same seed, everywhere.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 up to and without `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// `true` in one of `n` cases.
  mutating func oneIn(_ n: Int) -> Bool { below(n) == 0 }

  mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

  /// A value in one of `n` cases, else nil.
  mutating func maybe<T>(oneIn n: Int, _ values: [T]) -> T? { oneIn(n) ? pick(values) : nil }
}

/// Releases at which something changes, as the oracle spells them; the newest comes up often.
enum OracleReleases {
  static let all = [
    700, 701, 800, 802, 803, 900, 903, 1000, 1100, 1103, 1200, 1205, 1300, 1304, 1400, 1500,
    1600, 1604, 1700, 1800, 2600, 2605, 2700, 2700, 2700,
  ]
  static let withSwiftUI = all.filter { $0 >= 1300 }
}

extension SplitMix64 {
  /// A device and an orientation that existed together with the release.
  mutating func platform(releases: [Int]) -> OraclePlatform {
    var platform = OraclePlatform()
    platform.os = pick(releases)
    // An app may be linked with an older SDK, and with a newer one.
    platform.sdk = oneIn(4) ? pick(releases) : platform.os
    // The SDK is a major version.
    platform.sdk = platform.sdk / 100 * 100
    switch below(platform.os >= 1100 ? 4 : 2) {
    case 0:
      platform.isPad = true
      platform.hasHomeButton = true
      platform.isNarrowed = oneIn(3)
    case 1:
      platform.hasHomeButton = true
      platform.isPlus = platform.os >= 800 && platform.os < 1700 && oneIn(2)
    default:
      platform.isPlus = platform.os >= 1200 && oneIn(3)
    }
    platform.isLandscape = oneIn(4)
    platform.isDark = oneIn(2)
    platform.isControllerBased = !oneIn(6)
    platform.plistHidden = oneIn(3)
    platform.plistStyle = pick(platform.os >= 1300 ? OracleStyle.allCases : [.default, .light])
    if platform.os >= 1300 { platform.plistIsDark = maybe(oneIn: 6, [true, false]) }
    platform.assumptions = !oneIn(4)
    return platform
  }
}
