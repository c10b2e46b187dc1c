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

  /// Forgets the rows that were written and are not kept.
  package func forgetWritten() { rows.forgetWritten() }

  /// Writes the row that a patch makes of the row of a world, to be kept.
  package func write(_ patch: borrowing WorldPatch, of world: Int) -> WrittenRow {
    let start = rows.end
    rows.write(patch, behind: Int(rows.starts[world]))
    return written(from: start)
  }

  /// The number of the part that a row has in the slot of a controller.
  package func part(of id: ControllerID, in row: WrittenRow) -> Int {
    Int(rows[row.cells.lowerBound + Row.head + Int(id.index)])
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

extension RowStore {
  /// Appends what a patch makes of the row that begins at a cell.
  fileprivate mutating func write(_ patch: borrowing WorldPatch, behind start: Int) {
    for index in 0..<patch.pieces.count {
      let piece = patch.pieces[index]
      if piece.count == 0 {
        append(piece.value)
      } else {
        let first = start + Int(piece.value)
        copy(first..<first + Int(piece.count))
      }
    }
  }
}
