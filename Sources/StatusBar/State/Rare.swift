/// Fields that most of their owners leave empty, and what they hold when empty.
protocol RareContents: Sendable {
  static var empty: Self { get }
}

/// Fields that few owners use, behind one reference that copies share until one of them changes.
///
/// An owner without any of them takes one word and is soon copied.
struct Rare<Contents: RareContents>: Sendable {
  private var storage: Storage?

  /// `true` iff no storage is in use, so that each field is empty.
  var isEmpty: Bool { storage == nil }

  /// The fields; writing takes storage of its own until it is freed.
  var contents: Contents {
    @inline(__always) _read {
      if let storage { yield storage.contents } else { yield Contents.empty }
    }
    @inline(__always) _modify {
      let own = ownStorage()
      yield &own.contents
    }
  }

  /// Frees the storage and empties the fields.
  mutating func free() {
    if storage != nil { storage = nil }
  }

  private mutating func ownStorage() -> Storage {
    if isKnownUniquelyReferenced(&storage), let storage { return storage }
    let own = Storage(storage?.contents ?? .empty)
    storage = own
    return own
  }

  /// Written only while one owner refers to it.
  private final class Storage: @unchecked Sendable {
    // The only owner writes, so the runtime need not check each access.
    @exclusivity(unchecked) var contents: Contents

    init(_ contents: Contents) { self.contents = contents }
  }
}

extension Rare where Contents: Equatable {
  /// Frees the storage if each field is empty.
  mutating func freeIfEmpty() {
    if let storage, storage.contents == .empty { self.storage = nil }
  }

  /// Changes fields, and frees the storage if that left each of them empty.
  mutating func change(_ body: (inout Contents) -> Void) {
    body(&contents)
    freeIfEmpty()
  }
}

extension Rare: Equatable where Contents: Equatable {
  static func == (a: Rare, b: Rare) -> Bool {
    a.storage === b.storage || a.contents == b.contents
  }
}

extension Rare: Hashable where Contents: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(contents) }
}
