/// Worlds that were met, each once and in few bytes: what many of them have in common is kept once,
/// and a world is a row of numbers. A search meets millions, which differ in a screen or two.
///
/// An object: whoever keeps one hands on neither it nor its parts.
package final class WorldTable {
  // Nobody reads while somebody writes, so that the runtime need not look at each access.
  @exclusivity(unchecked) private var frames = PartTable<World.Frame>()
  @exclusivity(unchecked) private var resolutions = PartTable<Resolution>()
  @exclusivity(unchecked) private var rarities = PartTable<Rarities>()
  @exclusivity(unchecked) private var controllers = PartTable<Controller>()
  @exclusivity(unchecked) private var instances = PartTable<Instance>()
  @exclusivity(unchecked) private var objects = PartTable<VisibleState>()
  /// The numbers of all rows, one after the other.
  @exclusivity(unchecked) private var cells: [UInt32] = []
  /// Where each row begins, and where the last one ends.
  @exclusivity(unchecked) private var starts: [UInt32] = [0]
  @exclusivity(unchecked) private var index = NumberIndex()
  /// The row that was made last: it lends its room to the next one.
  @exclusivity(unchecked) private var row: [UInt32] = []

  package init() {}

  /// The number of worlds.
  package var count: Int { starts.count - 1 }

  /// Returns the number of a world, from 0, and whether it is new here. What one turn left as it
  /// was in the world of a number need not be looked for.
  package func insert(
    _ world: borrowing World, afterTurnFrom former: Int? = nil
  ) -> (number: Int, isNew: Bool) {
    let former = former.map { Row(of: $0, starts, cells) }
    row.removeAll(keepingCapacity: true)
    row.append(frames.insert(world.frame, former?.frame) { $0.key })
    row.append(resolutions.insert(world.published, former?.resolution) { $0.bar.key })
    row.append(rarities.insert(world.rarities, former?.rarities) { $0.key })
    row.append(UInt32(world.controllers.count))
    row.append(UInt32(world.instances.count))
    for place in world.controllers.indices {
      if let former, let cell = former.cell(place, in: former.controllers),
        !world.controllers.mayHaveChanged(place)
      {
        row.append(cells[cell])
      } else {
        row.append(controllers.insert(world.controllers[place], nil) { $0.key })
      }
    }
    for place in world.instances.indices {
      if let former, let cell = former.cell(place, in: former.instances),
        !world.instances.mayHaveChanged(place)
      {
        row.append(cells[cell])
      } else {
        row.append(instances.insert(world.instances[place], nil) { $0.key })
      }
    }
    for place in world.objects.indices {
      if let former, let cell = former.cell(place, in: former.objects),
        !world.objects.mayHaveChanged(place)
      {
        row.append(cells[cell])
      } else {
        row.append(objects.insert(world.objects[place], nil) { $0.key })
      }
    }
    return insertRow()
  }

  private func insertRow() -> (number: Int, isNew: Bool) {
    var key = StructureKey()
    for cell in row { key.mix(Int32(bitPattern: cell)) }
    let known = index.find(key.value) { number in
      let start = Int(starts[number])
      return Int(starts[number + 1]) - start == row.count
        && row.indices.allSatisfy { row[$0] == cells[start + $0] }
    }
    if let known { return (known, false) }
    let number = count
    cells.append(contentsOf: row)
    starts.append(UInt32(cells.count))
    index.insert(number, key: key.value)
    return (number, true)
  }

  /// The world of a number that was given.
  package subscript(_ number: Int) -> World {
    let row = Row(of: number, starts, cells)
    return World(
      frame: frames[row.frame], published: resolutions[row.resolution],
      rarities: rarities[row.rarities],
      controllers: Arena(row.controllers.lazy.map { [self] in controllers[cells[$0]] }),
      instances: Arena(row.instances.lazy.map { [self] in instances[cells[$0]] }),
      objects: Arena(row.objects.lazy.map { [self] in objects[cells[$0]] }))
  }

  /// The bar that is on screen in the world of a number that was given.
  package func published(in number: Int) -> Resolution {
    resolutions[Row(of: number, starts, cells).resolution]
  }

  /// Makes room for rows of so many bytes at once.
  package func reserve(_ bytes: Int) {
    cells.reserveCapacity(bytes / MemoryLayout<UInt32>.stride)
  }

  /// About how many bytes it takes.
  package var footprint: Int {
    let parts =
      frames.footprint + resolutions.footprint + rarities.footprint + controllers.footprint
      + instances.footprint + objects.footprint
    return parts + (cells.count + starts.count) * MemoryLayout<UInt32>.stride + index.footprint
  }

  /// Where in the cells the numbers of a world are: of its frame, its bar and its rarities, how
  /// many controllers and instances live in it, and who they and the objects are.
  private struct Row {
    let frame: UInt32
    let resolution: UInt32
    let rarities: UInt32
    let controllers: Range<Int>
    let instances: Range<Int>
    let objects: Range<Int>

    init(of number: Int, _ starts: borrowing [UInt32], _ cells: borrowing [UInt32]) {
      let start = Int(starts[number])
      (frame, resolution, rarities) = (cells[start], cells[start + 1], cells[start + 2])
      let first = start + 5
      let second = first + Int(cells[start + 3])
      let third = second + Int(cells[start + 4])
      controllers = first..<second
      instances = second..<third
      objects = third..<Int(starts[number + 1])
    }

    func cell(_ place: Int, in range: Range<Int>) -> Int? {
      place < range.count ? range.lowerBound + place : nil
    }
  }
}

/// Parts of worlds, each kept once and named by a number.
private struct PartTable<Part: Equatable> {
  private var parts: [Part] = []
  private var index = NumberIndex()

  subscript(_ number: UInt32) -> Part { parts[Int(number)] }

  /// About how many bytes it takes; what parts refer to takes as much again.
  var footprint: Int { 2 * parts.count * MemoryLayout<Part>.stride + index.footprint }

  /// Returns the number of a part, which is likely that one; equal parts have the same key.
  @inline(__always)
  mutating func insert(_ part: Part, _ likely: UInt32?, key: (Part) -> UInt64) -> UInt32 {
    if let likely, isPart(Int(likely), part) { return likely }
    return insert(part, key: key(part))
  }

  private mutating func insert(_ part: Part, key: UInt64) -> UInt32 {
    if let known = index.find(key, where: { isPart($0, part) }) { return UInt32(known) }
    index.insert(parts.count, key: key)
    parts.append(part)
    return UInt32(parts.count - 1)
  }

  /// Compares a part where it lies: whatever is handed out of an array is copied.
  @inline(__always)
  private func isPart(_ number: Int, _ part: Part) -> Bool {
    parts.withUnsafeBufferPointer { $0[number] == part }
  }
}
