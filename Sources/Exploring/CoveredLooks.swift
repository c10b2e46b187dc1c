import StatusBar

/// What the bar was where each screen was covered, from the root to the front: lists that share
/// what they begin with, each kept once and named by a number.
struct CoveredLooks {
  /// A list that is one longer than another one.
  private struct Entry {
    /// The list without its end.
    var rest: UInt32
    /// The last look, by number; `CoveredLooks.unknown` for one that is not known.
    var look: UInt32
    var count: UInt32
  }

  private var entries = [Entry(rest: 0, look: 0, count: 0)]
  private var index = NumberIndex()
  private var looks: [Search.Look] = []
  /// The lists of nothing that is known, by length.
  private var unknownLists: [UInt32] = [CoveredLooks.empty]

  /// The list of nothing.
  static let empty: UInt32 = 0

  private static let unknown = UInt32.max

  /// Returns one look of a list, from 0; nil where it is not known.
  func look(_ place: Int, of list: UInt32) -> Search.Look? {
    let number = entries[Int(prefix(place + 1, of: list))].look
    return number == CoveredLooks.unknown ? nil : looks[Int(number)]
  }

  /// How many looks a list holds.
  func count(of list: UInt32) -> Int { Int(entries[Int(list)].count) }

  /// Returns what a list begins with.
  func prefix(_ count: Int, of list: UInt32) -> UInt32 {
    var list = list
    while Int(entries[Int(list)].count) > count { list = entries[Int(list)].rest }
    return list
  }

  /// Returns a list that goes on with the same look, up to a length.
  mutating func filled(_ list: UInt32, with look: Search.Look?, upTo count: Int) -> UInt32 {
    guard Int(entries[Int(list)].count) < count else { return list }
    let number = look.map { self.number(of: $0) } ?? CoveredLooks.unknown
    var list = list
    while Int(entries[Int(list)].count) < count { list = add(number, to: list) }
    return list
  }

  /// Returns the list of so many looks of which none is known.
  mutating func unknown(_ count: Int) -> UInt32 {
    while unknownLists.count <= count {
      unknownLists.append(add(CoveredLooks.unknown, to: unknownLists[unknownLists.count - 1]))
    }
    return unknownLists[count]
  }

  private mutating func add(_ look: UInt32, to list: UInt32) -> UInt32 {
    let key = (UInt64(list) << 32 | UInt64(look)) &* 0x9E37_79B9_7F4A_7C15
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      if entries[number].rest == list, entries[number].look == look { return UInt32(number) }
    }
    index.insert(entries.count, key: key)
    entries.append(Entry(rest: list, look: look, count: entries[Int(list)].count + 1))
    return UInt32(entries.count - 1)
  }

  /// There are few: a bar is dark, light or hidden, and a device is held in four ways.
  private mutating func number(of look: Search.Look) -> UInt32 {
    if let number = looks.firstIndex(of: look) { return UInt32(number) }
    looks.append(look)
    return UInt32(looks.count - 1)
  }
}
