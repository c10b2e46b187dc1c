/// What the process holds of memory.
package enum Memory {
  /// Bytes that are resident now; 0 where that cannot be asked.
  package static var resident: Int {
    guard let text = try? Files.read(Path("/proc/self/statm")) else { return 0 }
    let fields = text.split(separator: UInt8(ascii: " "))
    guard fields.count > 1 else { return 0 }
    let pages = Int(String(decoding: fields[1], as: UTF8.self)) ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The most bytes that were ever resident; 0 where that cannot be asked.
  package static var peak: Int {
    guard let text = try? Files.read(Path("/proc/self/status")) else { return 0 }
    for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: "VmHWM:".utf8) {
      let digits = line.filter { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      return (Int(String(decoding: digits, as: UTF8.self)) ?? 0) << 10
    }
    return 0
  }
}
