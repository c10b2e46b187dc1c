/// A release of iOS, or of an SDK: `16.4` follows `16.3`, `16.10` follows `16.9`.
package struct Version: Hashable, Sendable, Comparable {
  package var major: UInt8
  package var minor: UInt8
  package var patch: UInt8

  package init(_ major: UInt8, _ minor: UInt8 = 0, _ patch: UInt8 = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  package static func < (a: Version, b: Version) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }

  /// As Apple writes it, without a trailing `.0` but for the first release of a major version.
  package var spelling: String {
    patch > 0 ? "\(major).\(minor).\(patch)" : minor > 0 ? "\(major).\(minor)" : "\(major)"
  }
}
