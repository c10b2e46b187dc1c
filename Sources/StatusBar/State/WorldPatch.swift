/// How the row of a world becomes that of another one, whatever stands in the cells that were not
/// asked.
package struct WorldPatch {
  /// Of each cell what stands there, or, with the upper half set, the cell of the former row that
  /// it is taken from.
  fileprivate var sources: [UInt64] = []

  fileprivate static let isCopied: UInt64 = 1 << 32

  /// `true` iff nothing changes.
  package fileprivate(set) var isEmpty = true
}

extension WorldTable {
  /// Returns how one world becomes the other; nil where a cell differs that was not asked.
  package func patch(from start: Int, to end: Int, asking reads: WorldReads) -> WorldPatch? {
    let (old, new) = (Row(of: start, starts, cells), Row(of: end, starts, cells))
    let (oldStart, newStart) = (Int(starts[start]), Int(starts[end]))
    var patch = WorldPatch()
    for place in 0..<Row.head { patch.sources.append(UInt64(cells[newStart + place])) }
    func add(_ old: Range<Int>, _ new: Range<Int>, _ reads: ArenaReads) -> Bool {
      for (slot, place) in new.enumerated() {
        let former = old.lowerBound + slot
        let isOld = former < old.upperBound
        if isOld, !reads.asksAll(of: slot) {
          if cells[former] != cells[place] { return false }
          patch.sources.append(WorldPatch.isCopied | UInt64(former - oldStart))
        } else {
          patch.sources.append(UInt64(cells[place]))
        }
      }
      return true
    }
    guard add(old.controllers, new.controllers, reads.controllers),
      add(old.instances, new.instances, reads.instances),
      add(old.objects, new.objects, reads.objects)
    else { return nil }
    patch.isEmpty = start == end
    return patch
  }

  /// Writes the row that a patch makes of the row of a world.
  package func write(_ patch: WorldPatch, of world: Int, to row: inout [UInt32]) {
    row.removeAll(keepingCapacity: true)
    let start = Int(starts[world])
    for source in patch.sources {
      let value = UInt32(truncatingIfNeeded: source)
      row.append(source & WorldPatch.isCopied == 0 ? value : cells[start + Int(value)])
    }
  }

  /// The number of the part that a row has in the slot of a controller.
  package func part(of id: ControllerID, in row: borrowing [UInt32]) -> Int {
    Int(row[Row.head + Int(id.index)])
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
