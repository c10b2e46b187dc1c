import StatusBar

/// What the bar was where each screen was covered, from the root to the front: lists that share
/// what they begin with, each kept once and named by a number.
///
/// An object, so that those who look ahead ask the one of the search, while it does not change.
final class CoveredLooks: @unchecked Sendable {
  /// A list that is one longer than another one.
  struct Entry {
    /// The list without its end.
    var rest: UInt32
    /// The last look, by number; `CoveredLooks.unknown` for one that is not known.
    var look: UInt32
    var count: UInt32
  }

  @exclusivity(unchecked) private var entries = Column(
    repeating: Entry(rest: 0, look: 0, count: 0), count: 1)
  @exclusivity(unchecked) private var index = NumberIndex()
  @exclusivity(unchecked) private var looks = Column<Search.Look>()
  /// The lists of nothing that is known, by length.
  @exclusivity(unchecked) private var unknownLists = Column(
    repeating: CoveredLooks.empty, count: 1)

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

  // MARK: - Moves

  /// Returns what the bar was where a way back ends; nil where that is not known, or it is none.
  func former(
    _ kind: Lead.ReturnKind?, _ look: Search.Look, _ levels: Int, _ behind: UInt32, to count: Int
  ) -> Search.Look? {
    switch kind {
    case .back, .dismissed: count < levels ? self.look(count, of: behind) : nil
    case .cancelled, .foreground, .tab, .page, .turn, .scroll: count == levels ? look : nil
    case nil: nil
    }
  }

  /// What a move makes of what the bar was behind each screen.
  struct Passage {
    /// How the bar looked before; nil where that is not known, or nothing was there.
    let look: Search.Look?
    /// How many screens a way back can take away, before and after.
    let count: Int
    let newCount: Int
    /// `true` iff what the bar was says nothing any more.
    let forgets: Bool
  }

  /// Notes what the bar was where more is shown, and forgets it where less is; nil where there was
  /// no such list before. Changes nothing.
  func known(_ passage: Passage, from list: UInt32) -> UInt32? {
    let count = passage.newCount
    // What was shown in another tab is not known by its number; what code does by itself, at any
    // time, is no part of a way there and back; and a device that was turned compares with nothing.
    if passage.forgets { return count < unknownLists.count ? unknownLists[count] : nil }
    if count <= passage.count { return prefix(count, of: list) }
    guard let look = passage.look.map({ number(of: $0) }) ?? CoveredLooks.unknown else {
      return nil
    }
    var list = list
    while self.count(of: list) < count {
      let own = self.count(of: list) <= passage.count ? look : CoveredLooks.unknown
      guard let next = self.list(adding: own, to: list) else { return nil }
      list = next
    }
    return list
  }

  /// The same, where there may be no such list yet.
  func add(_ passage: Passage, from list: UInt32) -> UInt32 {
    if let known = known(passage, from: list) { return known }
    var list = passage.forgets ? CoveredLooks.empty : list
    let isKnown = !passage.forgets
    let look =
      isKnown ? passage.look.map { keep($0) } ?? CoveredLooks.unknown : CoveredLooks.unknown
    while count(of: list) < passage.newCount {
      // Of several that come at once only what was on screen before was seen.
      list = add(count(of: list) <= passage.count ? look : CoveredLooks.unknown, to: list)
      if !isKnown, count(of: list) == unknownLists.count { unknownLists.append(list) }
    }
    return list
  }

  private func add(_ look: UInt32, to list: UInt32) -> UInt32 {
    if let known = self.list(adding: look, to: list) { return known }
    index.insert(entries.count, key: CoveredLooks.key(of: look, list))
    entries.append(Entry(rest: list, look: look, count: entries[Int(list)].count + 1))
    return UInt32(entries.count - 1)
  }

  private func list(adding look: UInt32, to list: UInt32) -> UInt32? {
    let key = CoveredLooks.key(of: look, list)
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      if entries[number].rest == list, entries[number].look == look { return UInt32(number) }
    }
    return nil
  }

  private static func key(of look: UInt32, _ list: UInt32) -> UInt64 {
    (UInt64(list) << 32 | UInt64(look)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// There are few: a bar is dark, light or hidden, and a device is held in four ways.
  private func number(of look: Search.Look) -> UInt32? {
    for number in 0..<looks.count where looks[number] == look { return UInt32(number) }
    return nil
  }

  private func keep(_ look: Search.Look) -> UInt32 {
    if let number = number(of: look) { return number }
    looks.append(look)
    return UInt32(looks.count - 1)
  }
}
