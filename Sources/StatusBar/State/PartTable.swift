/// What worlds are made of: equal ones share a key.
protocol Numbered: Equatable {
  var key: UInt64 { get }
}

extension World.Frame: Numbered {}
extension Rare<World.RareFields>: Numbered {}
extension Controller: Numbered {}
extension Instance: Numbered {}
extension VisibleState: Numbered {}
extension SlotCount: Numbered {
  /// A number that equal ones share.
  var key: UInt64 {
    (UInt64(all) << 20 ^ UInt64(free)) &* 0x9E37_79B9_7F4A_7C15
  }
}
extension Resolution: Numbered {
  /// A number that equal ones share.
  var key: UInt64 { bar.key }
}

/// Parts of worlds, each kept once and named by a number.
struct PartTable<Part: Numbered>: ~Copyable {
  private(set) var parts: [Part] = []
  private var index = NumberIndex()

  subscript(_ number: UInt32) -> Part { parts[Int(number)] }

  /// About how many bytes it takes; what parts refer to takes as much again.
  var footprint: Int { 2 * parts.count * MemoryLayout<Part>.stride + index.footprint }

  /// Returns the number of a part, which is likely that one.
  @inline(__always)
  mutating func insert(_ part: borrowing Part, _ likely: UInt32?) -> UInt32 {
    if let likely, isPart(Int(likely), part) { return likely }
    return insert(part)
  }

  /// Returns the number of a part that is here, which is likely that one.
  func number(of part: borrowing Part, _ likely: UInt32?) -> UInt32? {
    if let likely, isPart(Int(likely), part) { return likely }
    let key = part.key
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      if isPart(number, part) { return UInt32(number) }
    }
    return nil
  }

  /// Returns the number of a part.
  mutating func insert(_ part: borrowing Part) -> UInt32 {
    let key = part.key
    // A loop of its own: what a closure sees is copied.
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      if isPart(number, part) { return UInt32(number) }
    }
    index.insert(parts.count, key: key)
    parts.append(copy part)
    return UInt32(parts.count - 1)
  }

  /// Compares a part with the one of that number.
  @inline(__always)
  private func isPart(_ number: Int, _ part: borrowing Part) -> Bool {
    parts[number] == part
  }
}

extension PartTable where Part: ArenaElement {
  /// Writes the numbers of all elements of an arena; those that cannot have changed are in the
  /// cells of the former row.
  @inline(__always)
  mutating func append(
    _ arena: borrowing Arena<Part>, _ former: Range<Int>?, to rows: inout RowStore
  ) {
    let known = former ?? 0..<0
    for place in 0..<arena.count {
      if place < known.count, !arena.mayHaveChanged(place) {
        rows.append(rows[known.lowerBound + place])
      } else {
        rows.append(insert(arena[place]))
      }
    }
  }

  /// Appends the numbers of all elements of an arena to a row; `false` where one is not here.
  func find(
    _ arena: borrowing Arena<Part>, _ former: Range<Int>?, of rows: borrowing RowStore,
    in row: inout Column<UInt32>
  ) -> Bool {
    let known = former ?? 0..<0
    for place in 0..<arena.count {
      if place < known.count, !arena.mayHaveChanged(place) {
        row.append(rows[known.lowerBound + place])
      } else {
        guard let number = number(of: arena[place], nil) else { return false }
        row.append(number)
      }
    }
    return true
  }

  /// Returns an arena whose slots hold the parts that some cells number.
  @inline(__always)
  func arena(of cells: Range<Int>, of rows: borrowing RowStore) -> Arena<Part> {
    var slots: [Part] = []
    slots.reserveCapacity(cells.count + 1)
    for cell in cells { slots.append(parts[Int(rows[cell])]) }
    return Arena(slotsAtRest: slots)
  }
}
