/// How the row of a world becomes that of another one, whatever stands in the cells that were not
/// asked.
package struct WorldPatch {
  private(set) var pieces: [Piece] = []
  /// The slots of controllers whose cells are those of the former row, a bit each.
  fileprivate var kept: UInt64 = 0

  /// `true` iff nothing changes.
  package fileprivate(set) var isEmpty = true

  /// A cell, or as many as are taken from the former row.
  struct Piece {
    /// What stands there, or the first cell of the former row.
    fileprivate(set) var value: UInt32
    /// How many are taken; 0 for a cell of its own.
    fileprivate(set) var count: Int32
  }

  fileprivate mutating func add(_ value: UInt32) { pieces.append(Piece(value: value, count: 0)) }

  fileprivate mutating func copy(_ cell: Int) {
    if let last = pieces.last, last.count > 0, Int(last.value) + Int(last.count) == cell {
      pieces[pieces.count - 1].count += 1
    } else {
      pieces.append(Piece(value: UInt32(cell), count: 1))
    }
  }

  /// `true` iff a controller stays as it is.
  package func keeps(_ id: ControllerID) -> Bool {
    id.index < 64 && kept >> UInt64(id.index) & 1 != 0
  }
}

extension WorldTable {
  /// Returns how one world becomes the other; nil where a cell differs that was not asked.
  package func patch(from start: Int, to end: Int, asking reads: WorldReads) -> WorldPatch? {
    let (old, new) = (Row(of: start, in: self), Row(of: end, in: self))
    let (oldStart, newStart) = (Int(rows.starts[start]), Int(rows.starts[end]))
    var patch = WorldPatch()
    for place in 0..<Row.head { patch.add(rows[newStart + place]) }
    func add(
      _ old: Range<Int>, _ new: Range<Int>, _ reads: ArenaReads, kept: Bool = false
    ) -> Bool {
      for (slot, place) in new.enumerated() {
        let former = old.lowerBound + slot
        if former < old.upperBound, !reads.asksAll(of: slot) {
          if rows[former] != rows[place] { return false }
          patch.copy(former - oldStart)
          if kept, slot < 64 { patch.kept |= 1 << UInt64(slot) }
        } else {
          patch.add(rows[place])
        }
      }
      return true
    }
    guard add(old.controllers, new.controllers, reads.controllers, kept: true),
      add(old.instances, new.instances, reads.instances),
      add(old.objects, new.objects, reads.objects)
    else { return nil }
    patch.isEmpty = start == end
    return patch
  }

  /// `true` iff two parts are controllers that show the same screen, or the same part of a view.
  package func showSameScreen(_ a: Int, _ b: Int) -> Bool {
    let (one, other) = (controllers.parts[a], controllers.parts[b])
    return one.controllerClass == other.controllerClass && one.screen == other.screen
      && one.view == other.view
  }

  /// `true` iff a name means a part that is a controller.
  package func isNamed(_ screen: ScreenID, _ part: Int) -> Bool {
    controllers.parts[part].screen == screen || controllers.parts[part].hostClass == screen
  }
}

/// Patches, each by a number: what they write stands in one list.
package struct PatchList: ~Copyable {
  private(set) var pieces = Column<WorldPatch.Piece>()
  /// Where the pieces of each patch begin, and where those of the next one will.
  private var starts = Column<Int>(repeating: 0, count: 1)

  /// Creates an empty list.
  package init() {}

  /// Adds a patch, and returns its number.
  package mutating func add(_ patch: WorldPatch) -> Int {
    for piece in patch.pieces { pieces.append(piece) }
    starts.append(pieces.count)
    return starts.count - 2
  }

  /// Where the pieces of a patch are.
  func pieces(of patch: Int) -> Range<Int> { starts[patch]..<starts[patch + 1] }
}
