import Language

/// What a `Table` finds its values by.
protocol TableKey: Equatable {
  /// A number that equal keys share, and that most others do not.
  var tableNumber: UInt64 { get }
}

/// Values by keys that are numbers already: names, places, identifiers. Keeps their order.
///
/// The standard library's dictionary withstands keys of ill will, and costs ten times as much; for
/// each type of keys it also searches the whole program for a conformance, at every start.
struct Table<Key: TableKey, Value> {
  private var entries: [(key: Key, value: Value)] = []
  /// An open-addressed list of places in `entries`, plus one; zero is free. Empty while a walk
  /// through the entries is as quick.
  private var slots: [Int32] = []
  /// More entries than this are found by `slots`.
  private static var walkLimit: Int { 8 }

  init() {}

  var isEmpty: Bool { entries.isEmpty }

  /// In the order in which they were added.
  var keys: [Key] { entries.map { $0.key } }

  /// In the order of the keys.
  var values: [Value] { entries.map { $0.value } }

  /// The value of a key; nil where there is none. Setting nil takes the key out.
  subscript(key: Key) -> Value? {
    get { index(of: key).map { entries[$0].value } }
    set {
      if let index = index(of: key) {
        if let newValue { entries[index].value = newValue } else { remove(at: index) }
      } else if let newValue {
        add(key, newValue)
      }
    }
  }

  /// The value of a key, which is added if need be.
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value {
    get { index(of: key).map { entries[$0].value } ?? value() }
    _modify {
      let index = index(of: key) ?? add(key, value())
      yield &entries[index].value
    }
  }

  func contains(_ key: Key) -> Bool { index(of: key) != nil }

  private func index(of key: Key) -> Int? {
    guard !slots.isEmpty else { return entries.firstIndex { $0.key == key } }
    var slot = firstSlot(of: key)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].key == key { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  @discardableResult
  fileprivate mutating func add(_ key: Key, _ value: Value) -> Int {
    entries.append((key, value))
    let index = entries.count - 1
    if entries.count * 2 > slots.count && entries.count > Self.walkLimit {
      rebuild()
    } else if !slots.isEmpty {
      fill(index)
    }
    return index
  }

  private mutating func remove(at index: Int) {
    entries.remove(at: index)
    if !slots.isEmpty { rebuild() }
  }

  private mutating func rebuild() {
    var size = 32
    while size < entries.count * 4 { size *= 2 }
    slots = [Int32](repeating: 0, count: size)
    for index in entries.indices { fill(index) }
  }

  private mutating func fill(_ index: Int) {
    var slot = firstSlot(of: entries[index].key)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(index + 1)
  }

  /// The upper bits of a product depend on all bits of the number.
  private func firstSlot(of key: Key) -> Int {
    let mixed = (key.tableNumber &* 0x9E37_79B9_7F4A_7C15) >> 32
    return Int(truncatingIfNeeded: mixed) & (slots.count - 1)
  }
}

extension Table where Value == Void {
  /// Adds a key; `false` iff it was there.
  @discardableResult
  mutating func insert(_ key: Key) -> Bool {
    if contains(key) { return false }
    add(key, ())
    return true
  }
}

/// A set of keys, in the order in which they were added.
typealias TableSet<Key: TableKey> = Table<Key, Void>

extension Table: Sequence {
  func makeIterator() -> IndexingIterator<[(key: Key, value: Value)]> {
    entries.makeIterator()
  }
}

extension Table: Sendable where Key: Sendable, Value: Sendable {}

extension Name: TableKey {
  package var tableNumber: UInt64 { UInt64(id) }
}

extension Int: TableKey {
  package var tableNumber: UInt64 { UInt64(truncatingIfNeeded: self) }
}

extension Location: TableKey {
  var tableNumber: UInt64 {
    UInt64(file.index) &* 0x0000_0100_0000_01B3 ^ UInt64(range.start) << 32 ^ UInt64(range.end)
  }
}

extension Array: TableKey where Element: TableKey {
  /// FNV-1a
  var tableNumber: UInt64 {
    reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ $1.tableNumber) &* 0x0000_0100_0000_01B3 }
  }
}

extension UInt8: TableKey {
  package var tableNumber: UInt64 { UInt64(self) }
}
