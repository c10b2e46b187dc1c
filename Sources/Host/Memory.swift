/// The memory of the process.
package enum Memory {
  /// The most bytes that were in use at once; 0 where that is not known.
  package static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin) || canImport(Musl)
      let result = getrusage(RUSAGE_SELF, &usage)
    #else
      let result = getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #endif
    guard result == 0 else { return 0 }
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }

  /// The bytes that may be in use: those of the machine, or fewer where the process may have fewer.
  package static let limit: Int = {
    let pages = UInt64(max(1, Int(sysconf(Int32(_SC_PHYS_PAGES)))))
    let bytes = pages.multipliedReportingOverflow(
      by: UInt64(max(1, Int(sysconf(Int32(_SC_PAGESIZE))))))
    let machine = bytes.overflow ? UInt64.max : bytes.partialValue
    return Int(clamping: min(machine, addressSpace ?? .max))
  }()

  /// The bytes that the process may have addresses for; nil where that is not known.
  static var addressSpace: UInt64? {
    var limit = rlimit()
    #if canImport(Darwin) || canImport(Musl)
      let result = getrlimit(RLIMIT_AS, &limit)
    #else
      let result = getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    #endif
    return result == 0 ? UInt64(limit.rlim_cur) : nil
  }
}
