/// By which a file that changed is known: another time, size or place on the disk.
package struct FileStamp: Hashable, Sendable {
  /// Nanoseconds of the wall clock.
  package let changed: UInt64
  private let size: Int64
  private let inode: UInt64

  /// `true` iff the file holds nothing.
  package var isEmpty: Bool { size == 0 }

  /// Returns nil where nothing stands at `path`.
  package init?(_ path: Path) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    changed = UInt64(max(0, time.tv_sec)) &* 1_000_000_000 &+ UInt64(max(0, time.tv_nsec))
    size = Int64(status.st_size)
    inode = UInt64(status.st_ino)
  }
}
