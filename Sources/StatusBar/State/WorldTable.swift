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
  /// How many slots worlds have.
  @exclusivity(unchecked) private(set) var slotCounts = PartTable<SlotCount>()
  /// The numbers of the parts of each world.
  @exclusivity(unchecked) var rows = RowStore()
  @exclusivity(unchecked) private(set) var index = NumberIndex()

  package init() {}

  /// The number of worlds.
  package var count: Int { rows.count }

  /// Returns the number of a world, from 0, and whether it is new here. What one turn left as it
  /// was in the world of a number need not be looked for.
  package func insert(
    _ world: borrowing World, afterTurnFrom former: Int? = nil
  ) -> (number: Int, isNew: Bool) {
    let former = former.map { Row(of: $0, in: self) }
    rows.forgetWritten()
    rows.append(frames.insert(world.frame, former?.frame))
    rows.append(resolutions.insert(world.published, former?.resolution))
    rows.append(rare.insert(world.rare, former?.rare))
    rows.append(slotCounts.insert(world.controllers.slotCount, former?.controllerCount))
    rows.append(slotCounts.insert(world.instances.slotCount, former?.instanceCount))
    controllers.append(world.controllers, former?.controllers, to: &rows)
    instances.append(world.instances, former?.instances, to: &rows)
    objects.append(world.objects, former?.objects, to: &rows)
    return keepWritten()
  }

  /// Returns the number of a world that is here, and changes nothing: several threads may ask at
  /// once. What one turn left as it was in the world of a number need not be looked for.
  package func number(of world: borrowing World, afterTurnFrom former: Int? = nil) -> Int? {
    let former = former.map { Row(of: $0, in: self) }
    guard let frame = frames.number(of: world.frame, former?.frame),
      let resolution = resolutions.number(of: world.published, former?.resolution),
      let rare = rare.number(of: world.rare, former?.rare),
      let controllerCount = slotCounts.number(
        of: world.controllers.slotCount, former?.controllerCount),
      let instanceCount = slotCounts.number(of: world.instances.slotCount, former?.instanceCount)
    else { return nil }
    var row = Column<UInt32>()
    for cell in [frame, resolution, rare, controllerCount, instanceCount] { row.append(cell) }
    guard
      controllers.find(world.controllers, former?.controllers, of: rows, in: &row),
      instances.find(world.instances, former?.instances, of: rows, in: &row),
      objects.find(world.objects, former?.objects, of: rows, in: &row)
    else { return nil }
    return number(ofRow: row)
  }

  /// Keeps the row that was written last, unless there is one like it; returns its number, and
  /// whether it is new.
  private func keepWritten() -> (number: Int, isNew: Bool) {
    let cells = rows.written
    let key = rows.key(of: cells)
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      if rows.isRow(number, cells) { return (number, false) }
    }
    rows.keepWritten()
    index.insert(count - 1, key: key)
    return (count - 1, true)
  }

  /// Adds a row that is not here, and returns its number.
  func add(_ cells: Range<Int>, of list: borrowing Column<UInt32>, key: UInt64) -> Int {
    rows.forgetWritten()
    rows.append(cells, of: list)
    rows.keepWritten()
    index.insert(count - 1, key: key)
    return count - 1
  }

  /// Returns the number of the row that is like one.
  private func number(ofRow row: borrowing Column<UInt32>) -> Int? {
    let key = rowKey(of: 0..<row.count) { row[$0] }
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      if rows.isRow(number, 0..<row.count, of: row) { return number }
    }
    return nil
  }

  /// The world of a number that was given.
  package subscript(_ number: Int) -> World {
    let row = Row(of: number, in: self)
    return World(
      frame: frames[row.frame], published: resolutions[row.resolution],
      rare: rare[row.rare], controllers: controllers.arena(of: row.controllers, of: rows),
      instances: instances.arena(of: row.instances, of: rows),
      objects: objects.arena(of: row.objects, of: rows))
  }

  /// The bar that is on screen in the world of a number that was given.
  package func published(in number: Int) -> Resolution {
    resolutions[Row(of: number, in: self).resolution]
  }

  /// Makes room for so many worlds.
  package func reserve(_ count: Int) { rows.reserve(count) }

  /// About how many bytes it takes.
  package var footprint: Int {
    let parts =
      frames.footprint + resolutions.footprint + rare.footprint + controllers.footprint
      + instances.footprint + objects.footprint + slotCounts.footprint
    return parts + rows.footprint + index.footprint
  }

  /// Where in the cells the numbers of a world are: of its frame, its bar and its rare fields, how
  /// many slots controllers and instances have, and who they and the objects are.
  struct Row {
    let frame: UInt32
    let resolution: UInt32
    let rare: UInt32
    let controllerCount: UInt32
    let instanceCount: UInt32
    let controllers: Range<Int>
    let instances: Range<Int>
    let objects: Range<Int>

    /// So many cells come before those of the controllers.
    static var head: Int { 5 }

    init(of number: Int, in table: WorldTable) {
      let cells = table.rows.cells(of: number)
      let start = cells.lowerBound
      frame = table.rows[start]
      resolution = table.rows[start + 1]
      rare = table.rows[start + 2]
      controllerCount = table.rows[start + 3]
      instanceCount = table.rows[start + 4]
      let first = start + Row.head
      let second = first + table.slotCounts[controllerCount].all
      let third = second + table.slotCounts[instanceCount].all
      (controllers, instances, objects) = (first..<second, second..<third, third..<cells.upperBound)
    }
  }
}
