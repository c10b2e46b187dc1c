/// Worlds that were met, each once and in few bytes: what many of them have in common is kept once,
/// and a world is a row of numbers. A search meets millions, which differ in a screen or two.
package struct WorldTable {
  private var frames = PartTable<World>()
  private var resolutions = PartTable<Resolution>()
  private var rarities = PartTable<Rarities>()
  private var controllers = PartTable<Controller>()
  private var instances = PartTable<Instance>()
  private var objects = PartTable<VisibleState>()
  /// A row for each world: its frame, its bar, its rarities, how many controllers and instances
  /// live in it, and who they and the objects are.
  private var cells: [UInt32] = []
  /// Where each row begins, and where the last one ends.
  private var starts: [UInt32] = [0]
  private var index = PlaceTable()
  /// The row that was made last: it lends its room to the next one.
  private var row: [UInt32] = []

  package init() {}

  /// The number of worlds.
  package var count: Int { starts.count - 1 }

  /// Returns the number of a world, from 0, and whether it is new here.
  package mutating func insert(_ world: World) -> (number: Int, isNew: Bool) {
    row.removeAll(keepingCapacity: true)
    row.append(frames.insert(world.frame, key: world.frameKey))
    row.append(resolutions.insert(world.published, key: world.published.bar.key))
    row.append(rarities.insert(world.rarities, key: world.raritiesKey))
    row.append(UInt32(world.controllers.count))
    row.append(UInt32(world.instances.count))
    for index in world.controllers.indices {
      row.append(controllers.insert(world.controllers[index], key: world.controllers[index].key))
    }
    for index in world.instances.indices {
      row.append(instances.insert(world.instances[index], key: world.instances[index].key))
    }
    for index in world.objects.indices {
      row.append(objects.insert(world.objects[index], key: world.objects[index].key))
    }
    var key = StructureKey()
    for cell in row { key.mix(Int32(bitPattern: cell)) }
    if let known = index.find(key.value, where: { cells[range(of: $0)].elementsEqual(row) }) {
      return (known, false)
    }
    let number = count
    cells += row
    starts.append(UInt32(cells.count))
    index.insert(number, key: key.value)
    return (number, true)
  }

  private func range(of number: Int) -> Range<Int> {
    Int(starts[number])..<Int(starts[number + 1])
  }

  /// The world of a number that was given.
  package subscript(_ number: Int) -> World {
    let row = cells[range(of: number)]
    var world = frames[row[row.startIndex]]
    world.published = resolutions[row[row.startIndex + 1]]
    world.rarities = rarities[row[row.startIndex + 2]]
    let first = row.startIndex + 5
    let second = first + Int(row[row.startIndex + 3])
    let third = second + Int(row[row.startIndex + 4])
    world.controllers = Arena(row[first..<second].lazy.map { controllers[$0] })
    world.instances = Arena(row[second..<third].lazy.map { instances[$0] })
    world.objects = Arena(row[third...].lazy.map { objects[$0] })
    return world
  }
}

/// Parts of worlds, each kept once and named by a number.
private struct PartTable<Part: Equatable> {
  private var parts: [Part] = []
  private var index = PlaceTable()

  subscript(_ number: UInt32) -> Part { parts[Int(number)] }

  /// Returns the number of a part; equal ones share the key.
  mutating func insert(_ part: Part, key: UInt64) -> UInt32 {
    if let known = index.find(key, where: { parts[$0] == part }) { return UInt32(known) }
    index.insert(parts.count, key: key)
    parts.append(part)
    return UInt32(parts.count - 1)
  }
}

/// Where things stand whose equals share a key.
private struct PlaceTable {
  /// The upper half of a key and a number plus one, at the place of the key or behind it; zero is
  /// free.
  private var slots = [UInt64](repeating: 0, count: 16)
  private var count = 0

  /// Returns the first number of that key for which something holds.
  func find(_ key: UInt64, where isIt: (Int) -> Bool) -> Int? {
    var slot = place(of: key)
    while slots[slot] != 0 {
      let entry = slots[slot]
      if entry >> 32 == key >> 32, isIt(Int(entry & 0xFFFF_FFFF) - 1) {
        return Int(entry & 0xFFFF_FFFF) - 1
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  mutating func insert(_ number: Int, key: UInt64) {
    count += 1
    if count * 2 > slots.count { grow() }
    put((key >> 32) << 32 | UInt64(number + 1))
  }

  private mutating func put(_ entry: UInt64) {
    var slot = place(of: entry)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = entry
  }

  /// By the upper half alone, which is all that is kept of a key.
  private func place(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: ((key >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 24) & (slots.count - 1)
  }

  private mutating func grow() {
    let old = slots
    slots = [UInt64](repeating: 0, count: old.count * 2)
    for entry in old where entry != 0 { put(entry) }
  }
}
