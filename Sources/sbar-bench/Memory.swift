import Host

/// What the process holds of memory.
enum Memory {
  /// Bytes that are resident now; 0 where that cannot be asked.
  static var resident: Int {
    guard let text = try? Files.read(Path("/proc/self/statm")) else { return 0 }
    let fields = text.split(separator: UInt8(ascii: " "))
    guard fields.count > 1 else { return 0 }
    let pages = Int(String(decoding: fields[1], as: UTF8.self)) ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
