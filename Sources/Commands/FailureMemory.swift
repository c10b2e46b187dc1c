import Driver
import Host
import Interpreter

/// What the runs of a folder remember of what failed: a file in the user's folder of caches, which
/// is not missed. Where there is no such folder, nothing is remembered.
struct FailureMemory {
  private let file: Path
  private let folder: String
  private let bytesBefore: [UInt8]
  private let before: FailureNotes
  private var recorder: FailureRecorder?

  /// Returns nil where nothing can be remembered; that is wrong where the command line asks for it.
  init?(_ invocation: Invocation, environment: (String) -> String?) throws(UsageError) {
    let options = invocation.options
    guard let caches = CacheFolder.path(environment), let folder = Host.Process.folder else {
      guard options.runsLastFailed else { return nil }
      throw UsageError(
        message: "`--last-failed` finds no folder of caches",
        hint: "XDG_CACHE_HOME or HOME names one")
    }
    self.folder = folder
    let hash = String(FNV.hash(Array(folder.utf8)), radix: 16)
    file = caches.appending(Array("last-failed-\(hash)".utf8))
    bytesBefore = (try? Files.read(file, limit: 1 << 26)) ?? []
    before = FailureNotes(bytesBefore)
    if !options.lists {
      // `FILE:LINE` is a part of a file.
      let hasLine = invocation.operands.contains { $0.bytes.contains(UInt8(ascii: ":")) }
      let isWhole = !options.selection.isPartial && options.maxFailures == nil && !hasLine
      recorder = FailureRecorder(before, folder: folder, isWhole: isWhole)
    }
  }

  /// What did not hold when it last ran.
  var lastFailed: LastFailed { LastFailed(notes: before, folder: folder) }

  mutating func receive(_ event: RunEvent) { recorder?.receive(event) }

  /// Keeps what the run showed; a folder that cannot be written is no harm.
  func write() {
    guard let notes = recorder?.notes else { return }
    if notes.isEmpty {
      if !bytesBefore.isEmpty { Files.remove(file) }
      return
    }
    let bytes = notes.bytes
    guard bytes != bytesBefore else { return }
    do throws(HostError) {
      try Directories.makeAll(file.directory)
      try Files.write(bytes, to: file)
    } catch {}
    if bytesBefore.isEmpty { CacheFolder.prune(file.directory) }
  }
}

/// Where the user's caches are.
enum CacheFolder {
  /// The most folders of which something is remembered.
  static let limit = 64

  /// Forgets the folders of which nothing was noted for longest.
  static func prune(_ folder: Path) {
    let names = (try? Directories.names(in: folder)) ?? []
    let files = names.filter { $0.starts(with: "last-failed-".utf8) }
      .map { folder.appending($0) }
    guard files.count > limit else { return }
    let old = files.map { (path: $0, changed: FileStamp($0)?.changed ?? 0) }
      .sorted { $0.changed < $1.changed }
    for file in old.prefix(files.count - limit) { Files.remove(file.path) }
  }

  /// `sbar` in `XDG_CACHE_HOME`, or where the system has such folders below `HOME`.
  static func path(_ environment: (String) -> String?) -> Path? {
    if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return Path(folder).appending(Array("sbar".utf8))
    }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    #if os(macOS)
      return Path(home).appending(Array("Library/Caches/sbar".utf8))
    #else
      return Path(home).appending(Array(".cache/sbar".utf8))
    #endif
  }
}
