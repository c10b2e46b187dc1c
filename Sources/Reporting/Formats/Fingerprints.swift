import Interpreter
import Language

/// Names for findings that stay when lines move: made of the rule, the file, the scenario and how
/// many like it come before, never of a line.
struct Fingerprints: Sendable {
  private var seen: [String: Int] = [:]

  /// Returns 32 hexadecimal digits, never the same twice.
  mutating func next(_ finding: ReportedFinding, path: String) -> String {
    let parts = [finding.code.spelling, path, finding.scenario ?? finding.identity ?? ""]
    let key = parts.map { String($0.utf8.count) + ":" + $0 }.joined()
    let ordinal = seen[key, default: 0]
    seen[key] = ordinal + 1
    let text = key + "#" + String(ordinal)
    return Fingerprints.hash(text, 0xCBF2_9CE4_8422_2325)
      + Fingerprints.hash(text, 0x6C62_272E_07BB_0142)
  }

  /// FNV-1a, which is public and the same everywhere; two starts make 128 bits.
  static func hash(_ text: String, _ start: UInt64) -> String { hash(Array(text.utf8), start) }

  static func hash(_ bytes: [UInt8], _ start: UInt64) -> String {
    let value = FNV.hash(bytes, start)
    return hexadecimal(UInt32(truncatingIfNeeded: value >> 32), digits: 8)
      + hexadecimal(UInt32(truncatingIfNeeded: value), digits: 8)
  }
}
