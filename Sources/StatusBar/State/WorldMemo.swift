/// What was found out about worlds, each by a number, to be found again for all worlds in which the
/// same would be found out.
///
/// What is found out of a world follows from the answers of its elements to what they were asked.
/// In a world of which the same elements answer the same it is the same, whatever else differs:
/// screens far below the top are hardly ever asked for more than whom they hold.
package struct WorldMemo {
  private let table: WorldTable
  /// What was asked of worlds.
  private var shapes: [Shape] = []
  /// The shapes of worlds with as many slots, by number, the first that was met first.
  private var groups: [[Int]] = []
  private var groupSlots: [Slots] = []
  private var groupIndex = NumberIndex()
  private var outlines = OutlineTable()
  /// The number of what was found out that is kept next.
  private var count = 0

  /// Worlds with as many slots are asked in few ways; where there are more, it hardly ever happens
  /// that the same is asked.
  private static let shapeLimit = 6

  /// Creates what remembers nothing of the worlds of a table.
  package init(of table: WorldTable) { self.table = table }

  /// What was asked of worlds with so many slots, by cells of their rows, and what they answered.
  private final class Shape {
    /// The cells that are compared as they are.
    var whole: [UInt16] = [0, 1, 2]
    /// Those of controllers and of instances of which the outlines are.
    var controllers: [UInt16] = []
    var instances: [UInt16] = []
    /// Those of instances, with a screen that they are a use of or not.
    var uses: [(cell: UInt16, screen: ScreenID)] = []
    /// The answers, one world after the other, and what was found out about each.
    var answers: [UInt32] = []
    var found: [Int] = []
    var index = NumberIndex()

    func asks(like other: Shape) -> Bool {
      whole == other.whole && controllers == other.controllers && instances == other.instances
        && uses.count == other.uses.count
        && uses.indices.allSatisfy {
          uses[$0].cell == other.uses[$0].cell && uses[$0].screen == other.uses[$0].screen
        }
    }
  }

  // MARK: - Finding

  /// Learns the outlines of what came into the table meanwhile.
  package mutating func catchUp() { outlines.catchUp(with: table) }

  /// Returns the number of what was found out about a world, or about one that answers the same.
  /// Changes nothing, so that several threads may ask at once. While the table holds what came
  /// since `catchUp` there is no answer.
  package func found(for world: Int) -> Int? {
    guard outlines.covers(table), let group = group(of: world) else { return nil }
    for number in groups[group] {
      if let found = found(for: world, shapes[number]) { return found }
    }
    return nil
  }

  private func found(for world: Int, _ shape: Shape) -> Int? {
    var key = StructureKey()
    answer(shape, of: world) {
      key.mix(Int32(bitPattern: $0))
      return true
    }
    let width =
      shape.whole.count + shape.controllers.count + shape.instances.count + shape.uses.count
    var slot = shape.index.place(of: key.value)
    while let entry = shape.index.nextNumber(of: key.value, from: &slot) {
      var place = entry * width
      answer(shape, of: world) { answer in
        guard shape.answers[place] == answer else { return false }
        place += 1
        return true
      }
      if place == (entry + 1) * width { return shape.found[entry] }
    }
    return nil
  }

  /// Tells what the elements of a world answer to what is asked, as long as `hear` returns `true`.
  @inline(__always)
  private func answer(_ shape: Shape, of world: Int, _ hear: (UInt32) -> Bool) {
    let start = Int(table.rows.starts[world])
    for cell in shape.whole {
      guard hear(table.rows[start + Int(cell)]) else { return }
    }
    for cell in shape.controllers {
      guard hear(outlines.controllers[Int(table.rows[start + Int(cell)])]) else { return }
    }
    for cell in shape.instances {
      guard hear(outlines.instances[Int(table.rows[start + Int(cell)])]) else { return }
    }
    for (cell, screen) in shape.uses {
      let isUse = table.instances.parts[Int(table.rows[start + Int(cell)])].isUse(of: screen)
      guard hear(isUse ? 1 : 0) else { return }
    }
  }

  /// The group of worlds with as many slots as one, if there is any.
  private func group(of world: Int) -> Int? {
    group(of: Slots(of: world, in: table))
  }

  private func group(of slots: Slots) -> Int? {
    let key = slots.key
    var slot = groupIndex.place(of: key)
    while let number = groupIndex.nextNumber(of: key, from: &slot) {
      if groupSlots[number] == slots { return number }
    }
    return nil
  }

  /// How many slots a world has for what lives in it, and how many of them are free: what comes
  /// next is put into one of those, and nothing need be asked to know that there is none.
  private struct Slots: Equatable {
    let controllers: UInt32
    let instances: UInt32
    let objects: Int
    private(set) var freeObjects = 0

    init(of world: Int, in table: WorldTable) {
      let row = WorldTable.Row(of: world, in: table)
      (controllers, instances) = (row.controllerCount, row.instanceCount)
      objects = row.objects.count
      for place in row.objects where !table.objects.parts[Int(table.rows[place])].isAlive {
        freeObjects += 1
      }
    }

    /// A number that equal ones share.
    var key: UInt64 {
      var key = StructureKey()
      key.mix(Int32(bitPattern: controllers))
      key.mix(Int32(bitPattern: instances))
      key.mix(Int32(objects))
      key.mix(Int32(freeObjects))
      return key.value
    }
  }

  // MARK: - Keeping

  /// Keeps what is found out about a world by asking that, and returns its number; nil where it
  /// cannot be kept.
  package mutating func keep(_ reads: WorldReads, of world: Int) -> Int? {
    guard let asked = shape(of: reads, world) else { return nil }
    catchUp()
    let slots = Slots(of: world, in: table)
    let group = group(of: slots) ?? add(slots)
    var number = groups[group].first { shapes[$0].asks(like: asked) }
    if number == nil {
      guard groups[group].count < WorldMemo.shapeLimit else { return nil }
      number = shapes.count
      groups[group].append(shapes.count)
      shapes.append(asked)
    }
    guard let number else { return nil }
    let shape = shapes[number]
    var key = StructureKey()
    answer(shape, of: world) {
      key.mix(Int32(bitPattern: $0))
      shape.answers.append($0)
      return true
    }
    shape.index.insert(shape.found.count, key: key.value)
    shape.found.append(count)
    count += 1
    return count - 1
  }

  private mutating func add(_ slots: Slots) -> Int {
    groupIndex.insert(groups.count, key: slots.key)
    groupSlots.append(slots)
    groups.append([])
    return groups.count - 1
  }

  private func shape(of reads: WorldReads, _ world: Int) -> Shape? {
    if reads.controllers.isTooMuch || reads.instances.isTooMuch || reads.objects.isTooMuch {
      return nil
    }
    let start = Int(table.rows.starts[world])
    let row = WorldTable.Row(of: world, in: table)
    let shape = Shape()
    func cell(_ place: Int) -> UInt16 { UInt16(truncatingIfNeeded: place - start) }
    for (slot, place) in row.controllers.enumerated() {
      if reads.controllers.asksAll(of: slot) {
        shape.whole.append(cell(place))
      } else if reads.controllers.asksOutline(of: slot) {
        shape.controllers.append(cell(place))
      }
    }
    for (slot, place) in row.instances.enumerated() {
      if reads.instances.asksAll(of: slot) {
        shape.whole.append(cell(place))
      } else if reads.instances.asksOutline(of: slot) {
        shape.instances.append(cell(place))
      }
    }
    for (slot, place) in row.objects.enumerated()
    where reads.objects.asksAll(of: slot) || reads.objects.asksOutline(of: slot) {
      shape.whole.append(cell(place))
    }
    for (slot, screen) in reads.instances.screens
    where slot < row.instances.count && !reads.instances.asksAll(of: slot) {
      shape.uses.append((cell(row.instances.lowerBound + slot), screen))
    }
    return shape
  }
}

/// The outlines of the parts of a table, each kept once and named by a number.
private struct OutlineTable {
  private var knownControllers: [Controller.Outline: UInt32] = [:]
  private var knownInstances: [Instance.Outline: UInt32] = [:]
  /// By part.
  private(set) var controllers: [UInt32] = []
  private(set) var instances: [UInt32] = []

  /// `true` iff all parts of a table have one.
  func covers(_ table: WorldTable) -> Bool {
    controllers.count == table.controllers.parts.count
      && instances.count == table.instances.parts.count
  }

  mutating func catchUp(with table: WorldTable) {
    while controllers.count < table.controllers.parts.count {
      let outline = table.controllers.parts[controllers.count].outline
      let number = knownControllers[outline] ?? UInt32(knownControllers.count)
      knownControllers[outline] = number
      controllers.append(number)
    }
    while instances.count < table.instances.parts.count {
      let outline = table.instances.parts[instances.count].outline
      let number = knownInstances[outline] ?? UInt32(knownInstances.count)
      knownInstances[outline] = number
      instances.append(number)
    }
  }
}
