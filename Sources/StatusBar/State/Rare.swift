/// Fields that most of their owners leave empty, and what they hold when empty.
protocol RareContents: Sendable {
  static var empty: Self { get }
}

/// Fields that few owners use, behind one reference that copies share until one of them changes.
///
/// An owner without any of them takes one word and is soon copied.
struct Rare<Contents: RareContents>: Sendable {
  /// The storage, to read one field in place: to read `contents` is to copy them all.
  private(set) var storage: Storage?

  /// `true` iff there is no storage, so that each field is empty.
  var isEmpty: Bool { storage == nil }

  /// The fields; to write them takes storage until it is freed.
  var contents: Contents {
    get { storage?.contents ?? .empty }
    @inline(__always) _modify {
      let own = ownStorage()
      yield &own.contents
    }
  }

  /// Frees the storage, and empties the fields.
  mutating func free() {
    if storage != nil { storage = nil }
  }

  private mutating func ownStorage() -> Storage {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let own = Storage(contents)
    storage = own
    return own
  }

  /// Written only while one owner refers to it.
  final class Storage: @unchecked Sendable {
    // The only owner writes, so the runtime need not check each access.
    @exclusivity(unchecked) fileprivate(set) var contents: Contents

    fileprivate init(_ contents: Contents) { self.contents = contents }
  }
}

extension Rare where Contents: Equatable {
  /// Frees the storage if each field is empty.
  mutating func freeIfEmpty() {
    if let storage, storage.contents == .empty { self.storage = nil }
  }

  /// Changes fields, and frees the storage if that left each of them empty.
  @inline(__always)
  mutating func change(_ body: (inout Contents) -> Void) {
    body(&contents)
    freeIfEmpty()
  }
}

extension Rare: Equatable where Contents: Equatable {
  static func == (a: Rare, b: Rare) -> Bool {
    if a.storage === b.storage { return true }
    if let a = a.storage, let b = b.storage { return a.contents == b.contents }
    return (a.storage ?? b.storage)?.contents == .empty
  }
}

extension Rare: Hashable where Contents: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}
