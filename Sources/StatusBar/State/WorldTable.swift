/// Worlds that were met, each once and in few bytes: what many of them have in common is kept once,
/// and a world is a row of numbers. A search meets millions, which differ in a screen or two.
///
/// An object: its owner hands on neither it nor its parts.
package final class WorldTable {
  // Reads and writes never overlap, so that the runtime need not check each access.
  @exclusivity(unchecked) private var frames = PartTable<World.Frame>()
  @exclusivity(unchecked) private var resolutions = PartTable<Resolution>()
  @exclusivity(unchecked) private var rare = PartTable<Rare<World.RareFields>>()
  @exclusivity(unchecked) private(set) var controllers = PartTable<Controller>()
  @exclusivity(unchecked) private(set) var instances = PartTable<Instance>()
  @exclusivity(unchecked) private(set) var objects = PartTable<VisibleState>()
  /// The numbers of all rows, one after the other.
  @exclusivity(unchecked) private(set) var cells: [UInt32] = []
  /// Where each row begins, and where the last one ends.
  @exclusivity(unchecked) private(set) var starts: [UInt32] = [0]
  @exclusivity(unchecked) private var index = NumberIndex()

  package init() {}

  /// The number of worlds.
  package var count: Int { starts.count - 1 }

  /// Returns the number of a world, from 0, and whether it is new here. What one turn left as it
  /// was in the world of a number need not be looked for.
  package func insert(
    _ world: borrowing World, afterTurnFrom former: Int? = nil
  ) -> (number: Int, isNew: Bool) {
    let former = former.map { Row(of: $0, starts, self.cells) }
    // Taken out, so that it is changed where it lies.
    var cells: [UInt32] = []
    swap(&cells, &self.cells)
    defer { swap(&cells, &self.cells) }
    let start = cells.count
    cells.append(frames.insert(world.frame, former?.frame))
    cells.append(resolutions.insert(world.published, former?.resolution))
    cells.append(rare.insert(world.rare, former?.rare))
    cells.append(world.controllers.countCell)
    cells.append(world.instances.countCell)
    controllers.append(world.controllers, former?.controllers, to: &cells)
    instances.append(world.instances, former?.instances, to: &cells)
    objects.append(world.objects, former?.objects, to: &cells)
    return keepRow(&cells, from: start)
  }

  /// Returns the number of a world that is here, and changes nothing: several threads may ask at
  /// once. What one turn left as it was in the world of a number need not be looked for.
  package func number(of world: borrowing World, afterTurnFrom former: Int? = nil) -> Int? {
    let former = former.map { Row(of: $0, starts, cells) }
    guard let frame = frames.number(of: world.frame, former?.frame),
      let resolution = resolutions.number(of: world.published, former?.resolution),
      let rare = rare.number(of: world.rare, former?.rare)
    else { return nil }
    var row = [frame, resolution, rare, world.controllers.countCell, world.instances.countCell]
    guard
      controllers.find(world.controllers, former?.controllers, among: cells, in: &row),
      instances.find(world.instances, former?.instances, among: cells, in: &row),
      objects.find(world.objects, former?.objects, among: cells, in: &row)
    else { return nil }
    return number(ofRow: row, from: 0, key: WorldTable.key(of: row, from: 0))
  }

  /// Keeps a row of cells, unless there is one like it; returns its number, and whether it is new.
  package func insert(row: borrowing [UInt32]) -> (number: Int, isNew: Bool) {
    let key = WorldTable.key(of: row, from: 0)
    if let number = number(ofRow: row, from: 0, key: key) { return (number, false) }
    for place in 0..<row.count { cells.append(row[place]) }
    let number = count
    starts.append(UInt32(cells.count))
    index.insert(number, key: key)
    return (number, true)
  }

  private static func key(of cells: borrowing [UInt32], from start: Int) -> UInt64 {
    var key = StructureKey()
    for place in start..<cells.count { key.mix(Int32(bitPattern: cells[place])) }
    return key.value
  }

  /// Returns the number of the row that ends some cells, if there is one like it.
  private func number(ofRow cells: borrowing [UInt32], from start: Int, key: UInt64) -> Int? {
    let length = cells.count - start
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      let other = Int(starts[number])
      guard Int(starts[number + 1]) - other == length else { continue }
      var place = 0
      while place < length, self.cells[other + place] == cells[start + place] { place += 1 }
      if place == length { return number }
    }
    return nil
  }

  /// Keeps the row that was written last, unless there is one like it.
  private func keepRow(_ cells: inout [UInt32], from start: Int) -> (number: Int, isNew: Bool) {
    let key = WorldTable.key(of: cells, from: start)
    let length = cells.count - start
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      let other = Int(starts[number])
      guard Int(starts[number + 1]) - other == length else { continue }
      var place = 0
      while place < length, cells[other + place] == cells[start + place] { place += 1 }
      if place == length {
        cells.removeLast(length)
        return (number, false)
      }
    }
    let number = count
    starts.append(UInt32(cells.count))
    index.insert(number, key: key)
    return (number, true)
  }

  /// The world of a number that was given.
  package subscript(_ number: Int) -> World {
    let row = Row(of: number, starts, cells)
    return World(
      frame: frames[row.frame], published: resolutions[row.resolution],
      rare: rare[row.rare], controllers: controllers.arena(of: cells[row.controllers]),
      instances: instances.arena(of: cells[row.instances]),
      objects: objects.arena(of: cells[row.objects]))
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
      frames.footprint + resolutions.footprint + rare.footprint + controllers.footprint
      + instances.footprint + objects.footprint
    return parts + (cells.count + starts.count) * MemoryLayout<UInt32>.stride + index.footprint
  }

  /// Where in the cells the numbers of a world are: of its frame, its bar and its rare fields, how
  /// many slots controllers and instances have, and who they and the objects are.
  struct Row {
    let frame: UInt32
    let resolution: UInt32
    let rare: UInt32
    let controllers: Range<Int>
    let instances: Range<Int>
    let objects: Range<Int>

    /// So many cells come before those of the controllers.
    static var head: Int { 5 }

    init(of number: Int, _ starts: borrowing [UInt32], _ cells: borrowing [UInt32]) {
      let start = Int(starts[number])
      (frame, resolution, rare) = (cells[start], cells[start + 1], cells[start + 2])
      let first = start + Row.head
      let second = first + SlotCount.all(cells[start + 3])
      let third = second + SlotCount.all(cells[start + 4])
      controllers = first..<second
      instances = second..<third
      objects = third..<Int(starts[number + 1])
    }
  }
}
