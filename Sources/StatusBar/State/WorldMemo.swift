/// What was found out about worlds, each by a number, to be found again for all worlds in which the
/// same would be found out.
///
/// What is found out of a world follows from the answers of its elements to what they were asked.
/// In a world of which the same elements answer the same it is the same, whatever else differs:
/// screens far below the top are hardly ever asked for more than whom they hold.
package struct WorldMemo: ~Copyable {
  private let table: WorldTable
  /// What was asked of worlds.
  private var shapes = Column<Shape>()
  /// The cells of rows that shapes ask, one shape after the other.
  private var cells = Column<UInt16>()
  private var uses = Column<Use>()
  /// Worlds with as many slots, and the first that was asked of them.
  private var groups = Column<Group>()
  private var groupIndex = NumberIndex()
  /// What was found out of worlds, by number.
  private var entries = Column<Entry>()
  private var index = NumberIndex()
  /// The answers of those worlds, one after the other.
  private var answers = Column<UInt32>()
  private var outlines = OutlineTable()

  /// Worlds with as many slots are asked in few ways; where there are more, it hardly ever happens
  /// that the same is asked.
  private static let shapeLimit = 6

  /// Creates what remembers nothing of the worlds of a table.
  package init(of table: WorldTable) { self.table = table }

  /// What was asked of worlds with so many slots, by cells of their rows.
  struct Shape {
    /// Where the cells are that are compared as they are.
    var whole = Places(0..<0)
    /// Those of controllers and of instances of which the outlines are.
    var controllers = Places(0..<0)
    var instances = Places(0..<0)
    /// Those of instances that are a use of a screen or not.
    var uses = Places(0..<0)
    /// What else is asked of such worlds; `none` for nothing.
    var next = Shape.none

    static let none = -1

    /// How many answers there are.
    var width: Int { whole.count + controllers.count + instances.count + uses.count }
  }

  /// The cell of an instance, and a screen that it is a use of or not.
  struct Use: Equatable {
    var cell: UInt16
    var screen: ScreenID
  }

  /// Worlds with as many slots.
  struct Group {
    var slots: Slots
    var firstShape = Shape.none
  }

  /// What was found out of a world.
  struct Entry {
    var shape: Int
    var firstAnswer: Int
  }

  // MARK: - Finding

  /// Learns the outlines of what came into the table meanwhile.
  package mutating func catchUp() { outlines.catchUp(with: table) }

  /// Returns the number of what was found out about a world, or about one that answers the same.
  /// Changes nothing, so that several threads may ask at once. While the table holds what came
  /// since `catchUp` there is no answer.
  package func found(for world: Int) -> Int? {
    guard outlines.covers(table), let group = group(of: slots(of: world)) else { return nil }
    var shape = groups[group].firstShape
    while shape != Shape.none {
      if let found = found(for: world, shape) { return found }
      shape = shapes[shape].next
    }
    return nil
  }

  private func found(for world: Int, _ number: Int) -> Int? {
    let key = key(of: world, number)
    var slot = index.place(of: key)
    while let entry = index.nextNumber(of: key, from: &slot) {
      guard entries[entry].shape == number else { continue }
      var place = entries[entry].firstAnswer
      let end = place + shapes[number].width
      answer(shapes[number], of: world) { answer in
        guard answers[place] == answer else { return false }
        place += 1
        return true
      }
      if place == end { return entry }
    }
    return nil
  }

  /// A number that worlds share which answer the same.
  private func key(of world: Int, _ shape: Int) -> UInt64 {
    var key = StructureKey()
    key.mix(Int32(truncatingIfNeeded: shape))
    answer(shapes[shape], of: world) {
      key.mix(Int32(bitPattern: $0))
      return true
    }
    return key.value
  }

  /// Tells what the elements of a world answer to what is asked, as long as `hear` returns `true`.
  @inline(__always)
  private func answer(_ shape: Shape, of world: Int, _ hear: (UInt32) -> Bool) {
    let start = Int(table.rows.starts[world])
    for place in shape.whole.range {
      guard hear(table.rows[start + Int(cells[place])]) else { return }
    }
    for place in shape.controllers.range {
      guard hear(outlines.controllers[Int(table.rows[start + Int(cells[place])])]) else { return }
    }
    for place in shape.instances.range {
      guard hear(outlines.instances[Int(table.rows[start + Int(cells[place])])]) else { return }
    }
    for place in shape.uses.range {
      let use = uses[place]
      let part = Int(table.rows[start + Int(use.cell)])
      guard hear(table.instances.parts[part].isUse(of: use.screen) ? 1 : 0) else { return }
    }
  }

  /// The group of worlds with so many slots, if there is any.
  private func group(of slots: Slots) -> Int? {
    let key = slots.key
    var slot = groupIndex.place(of: key)
    while let number = groupIndex.nextNumber(of: key, from: &slot) {
      if groups[number].slots == slots { return number }
    }
    return nil
  }

  private func slots(of world: Int) -> Slots {
    let row = WorldTable.Row(of: world, in: table)
    var slots = Slots(
      controllers: row.controllerCount, instances: row.instanceCount,
      objects: UInt32(row.objects.count))
    for place in row.objects where outlines.isFree[Int(table.rows[place])] {
      slots.freeObjects += 1
    }
    return slots
  }

  /// How many slots a world has for what lives in it, and how many of them are free: what comes
  /// next is put into one of those, and nothing need be asked to know that there is none.
  struct Slots: Equatable {
    let controllers: UInt32
    let instances: UInt32
    let objects: UInt32
    var freeObjects: UInt32 = 0

    /// A number that equal ones share.
    var key: UInt64 {
      var key = StructureKey()
      key.mix(Int32(bitPattern: controllers))
      key.mix(Int32(bitPattern: instances))
      key.mix(Int32(bitPattern: objects))
      key.mix(Int32(bitPattern: freeObjects))
      return key.value
    }
  }

  // MARK: - Keeping

  /// Keeps what is found out about a world by asking that, and returns its number; nil where it
  /// cannot be kept.
  package mutating func keep(_ reads: WorldReads, of world: Int) -> Int? {
    if reads.controllers.isTooMuch || reads.instances.isTooMuch || reads.objects.isTooMuch {
      return nil
    }
    catchUp()
    let slots = slots(of: world)
    let group = group(of: slots) ?? add(slots)
    guard let shape = shape(of: reads, world, in: group) else { return nil }
    index.insert(entries.count, key: key(of: world, shape))
    entries.append(Entry(shape: shape, firstAnswer: answers.count))
    var answered: [UInt32] = []
    answer(shapes[shape], of: world) {
      answered.append($0)
      return true
    }
    for answer in answered { answers.append(answer) }
    return entries.count - 1
  }

  private mutating func add(_ slots: Slots) -> Int {
    groupIndex.insert(groups.count, key: slots.key)
    groups.append(Group(slots: slots))
    return groups.count - 1
  }

  /// Returns the shape of a group that asks that, which may be new; nil where there are too many.
  private mutating func shape(of reads: WorldReads, _ world: Int, in group: Int) -> Int? {
    // Its cells stand behind those of the others, and go where one is like it.
    let (cellEnd, useEnd) = (cells.count, uses.count)
    let shape = add(reads, world)
    var last = Shape.none
    var known = groups[group].firstShape
    var count = 0
    while known != Shape.none {
      if areAlike(shapes[known], shape) { break }
      (last, known, count) = (known, shapes[known].next, count + 1)
    }
    if known != Shape.none || count >= WorldMemo.shapeLimit {
      cells.cut(to: cellEnd)
      uses.cut(to: useEnd)
      return known == Shape.none ? nil : known
    }
    shapes.append(shape)
    if last == Shape.none {
      groups[group].firstShape = shapes.count - 1
    } else {
      shapes[last].next = shapes.count - 1
    }
    return shapes.count - 1
  }

  private func areAlike(_ a: Shape, _ b: Shape) -> Bool {
    func areEqual(_ a: Places, _ b: Places) -> Bool {
      a.count == b.count && zip(a.range, b.range).allSatisfy { cells[$0] == cells[$1] }
    }
    return areEqual(a.whole, b.whole) && areEqual(a.controllers, b.controllers)
      && areEqual(a.instances, b.instances)
      && a.uses.count == b.uses.count
      && zip(a.uses.range, b.uses.range).allSatisfy { uses[$0] == uses[$1] }
  }

  /// Writes down the cells that were asked of a world.
  private mutating func add(_ reads: WorldReads, _ world: Int) -> Shape {
    let start = Int(table.rows.starts[world])
    let row = WorldTable.Row(of: world, in: table)
    var shape = Shape()
    func asked(_ places: Range<Int>, _ asks: (Int) -> Bool) -> [UInt16] {
      places.filter { asks($0 - places.lowerBound) }
        .map { UInt16(truncatingIfNeeded: $0 - start) }
    }
    let objects = asked(row.objects) {
      reads.objects.asksAll(of: $0) || reads.objects.asksOutline(of: $0)
    }
    shape.whole = add(
      [0, 1, 2] + asked(row.controllers) { reads.controllers.asksAll(of: $0) }
        + asked(row.instances) { reads.instances.asksAll(of: $0) } + objects)
    shape.controllers = add(
      asked(row.controllers) {
        !reads.controllers.asksAll(of: $0) && reads.controllers.asksOutline(of: $0)
      })
    shape.instances = add(
      asked(row.instances) {
        !reads.instances.asksAll(of: $0) && reads.instances.asksOutline(of: $0)
      })
    let firstUse = uses.count
    for (slot, screen) in reads.instances.screens
    where slot < row.instances.count && !reads.instances.asksAll(of: slot) {
      let cell = UInt16(truncatingIfNeeded: row.instances.lowerBound + slot - start)
      uses.append(Use(cell: cell, screen: screen))
    }
    shape.uses = Places(firstUse..<uses.count)
    return shape
  }

  private mutating func add(_ places: [UInt16]) -> Places {
    let start = cells.count
    for place in places { cells.append(place) }
    return Places(start..<cells.count)
  }
}

/// The outlines of the parts of a table, each kept once and named by a number.
private struct OutlineTable: ~Copyable {
  private var knownControllers: [Controller.Outline: UInt32] = [:]
  private var knownInstances: [Instance.Outline: UInt32] = [:]
  /// By part.
  private(set) var controllers = Column<UInt32>()
  private(set) var instances = Column<UInt32>()
  /// By object, `true` iff nothing lives there.
  private(set) var isFree = Column<Bool>()

  /// `true` iff all parts of a table have one.
  func covers(_ table: WorldTable) -> Bool {
    controllers.count == table.controllers.parts.count
      && instances.count == table.instances.parts.count
      && isFree.count == table.objects.parts.count
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
    while isFree.count < table.objects.parts.count {
      isFree.append(!table.objects.parts[isFree.count].isAlive)
    }
  }
}
