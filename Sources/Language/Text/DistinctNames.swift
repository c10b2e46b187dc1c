/// The names in a text that mean something else than the same letters elsewhere: a type in a type,
/// one that is private to its file, or one that a function declares for itself.
///
/// Each has a spelling of its own, which is what a parser reads in its place: `Player.Mode` for
/// `Mode` in `Player`. One that only its place tells apart ends with a byte that no text has in a
/// name, and a number; neither is shown.
package struct DistinctNames: Hashable, Sendable {
  private var spellings: [UInt32: [UInt8]] = [:]

  package init() {}

  /// The byte that begins the part of a spelling that is not shown.
  package static var mark: UInt8 { 0 }

  /// What stands behind the name of a type of the module where another module has one of that name.
  package static let own: [UInt8] = [mark] + Array("own".utf8)

  package var isEmpty: Bool { spellings.isEmpty }

  /// The spelling of the name at a byte offset; nil where it is what the text says.
  package subscript(offset: UInt32) -> [UInt8]? {
    get { spellings[offset] }
    set { spellings[offset] = newValue }
  }

  /// The same names after a change of the text: `newOffset` says where a byte is then, and nil for
  /// one that is gone.
  package func moved(_ newOffset: (UInt32) -> UInt32?) -> DistinctNames {
    var moved = DistinctNames()
    for (offset, spelling) in spellings {
      if let offset = newOffset(offset) { moved.spellings[offset] = spelling }
    }
    return moved
  }

  /// Adds names at other places.
  package mutating func add(_ others: DistinctNames) {
    for (offset, spelling) in others.spellings { spellings[offset] = spelling }
  }
}
