/// An element of a world's arena; its slot is freed when it goes away.
protocol ArenaElement: Hashable, Sendable {
  /// What a free slot holds.
  static var dead: Self { get }
  var isAlive: Bool { get }

  /// What can be asked of it that is the same for many.
  associatedtype Outline: Hashable
  var outline: Outline { get }
}

/// The elements of one kind in a world, each in a slot of its own, by which it is named.
///
/// A slot that is freed during an action is given anew only after it: code that still runs may
/// name its former element, and must not mean another one. At rest the lowest free slot comes
/// first, so that worlds that came about differently and are alike are equal.
struct Arena<Element: ArenaElement>: Hashable, Sendable, RandomAccessCollection, MutableCollection {
  /// With an empty element after the last slot, so that a name that goes too far is one place like
  /// others: with two places to lend, a subscript would have to copy what it lends.
  private var slots: [Element]
  /// The number of free slots between others.
  private var freeCount: Int32 = 0
  /// The slots that may have changed since the turn began, a bit each; all that come late
  /// share the last one.
  private var changes = UInt64.max
  /// Where it is noted which elements are asked; nil where that is not wanted.
  var reads: ArenaReads?
  /// Fewer than these are copied for each that comes; more grow by doubling.
  private static var fewSlots: Int { 16 }

  init() { slots = [.dead] }

  /// The stand-in for an arena that was moved out: it has no slots, and takes no room.
  static var movedOut: Arena { Arena(slots: []) }

  private init(slots: [Element]) { self.slots = slots }

  /// Creates one of what its slots held at rest.
  @inline(__always)
  init(slotsAtRest elements: consuming [Element]) {
    slots = elements
    for index in 0..<slots.count where !slots[index].isAlive { freeCount += 1 }
    slots.append(.dead)
  }

  static func == (a: Arena, b: Arena) -> Bool {
    a.reads?.noteAll()
    b.reads?.noteAll()
    return a.slots == b.slots
  }

  func hash(into hasher: inout Hasher) {
    reads?.noteAll()
    hasher.combine(slots)
  }

  var slotCount: SlotCount { SlotCount(all: slots.count - 1, free: Int(freeCount)) }

  /// Begins to note which slots change.
  mutating func beginTurn() { changes = 0 }

  /// `true` iff a slot may have changed since then.
  func mayHaveChanged(_ index: Int) -> Bool { changes >> UInt64(Swift.min(index, 63)) & 1 != 0 }

  private mutating func noteChange(of index: Int) {
    changes |= 1 << UInt64(Swift.min(index, 63))
    reads?.note(index)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { slots.count - 1 }

  subscript(_ index: Int) -> Element {
    _read {
      reads?.note(index)
      yield slots[index]
    }
    _modify {
      noteChange(of: index)
      yield &slots[index]
    }
  }

  /// The element of a slot; an empty one past the end, where what is written is lost.
  subscript(_ slot: Int32) -> Element {
    _read {
      let index = place(of: slot)
      reads?.note(index)
      yield slots[index]
    }
    _modify {
      let index = place(of: slot)
      noteChange(of: index)
      yield &slots[index]
      if index == endIndex { slots[index] = .dead }
    }
  }

  /// `true` iff the slot holds an element.
  func isAlive(_ slot: Int32) -> Bool {
    let index = place(of: slot)
    reads?.noteOutline(index)
    return slots[index].isAlive
  }

  /// What is the same for many, of the element in a slot.
  func outline(_ index: Int) -> Element.Outline {
    reads?.noteOutline(index)
    return slots[index].outline
  }

  /// The slot's place, or that of the empty element.
  private func place(of slot: Int32) -> Int {
    let spare = slots.count - 1
    return slot < spare ? Int(slot) : spare
  }

  /// Puts an element into a slot, but none of those that were freed during the action at work.
  mutating func add(_ element: consuming Element, sparing freed: [Int32]) -> Int32 {
    if freeCount > 0,
      let slot = indices.first(where: { !isAlive(Int32($0)) && !freed.contains(Int32($0)) })
    {
      freeCount -= 1
      noteChange(of: slot)
      slots[slot] = element
      return Int32(slot)
    }
    noteChange(of: endIndex)
    if slots.count < Arena.fewSlots {
      // At once and for no more: many small worlds are kept, and share what they do not change.
      var more: [Element] = []
      more.reserveCapacity(slots.count + 1)
      more.append(contentsOf: slots)
      more[endIndex] = element
      more.append(.dead)
      slots = more
    } else {
      slots.append(.dead)
      slots[endIndex - 1] = element
    }
    return Int32(endIndex - 1)
  }

  /// Takes the elements of another arena whose slots are free here.
  mutating func fill(from other: Self) {
    reads?.noteAll()
    for slot in other.indices where other.slots[slot].isAlive && !isAlive(Int32(slot)) {
      noteChange(of: slot)
      while endIndex <= slot { slots.append(.dead) }
      slots[slot] = other.slots[slot]
    }
    freeCount = Int32(indices.count { !slots[$0].isAlive })
  }

  /// Adds free slots until there are as many as in another arena, and returns those that are taken
  /// there and free here.
  mutating func makeRoom(for other: Self) -> [Int32] {
    if other.slotCount == slotCount { return [] }
    reads?.noteAll()
    let taken = other.indices.filter { other.slots[$0].isAlive && !isAlive(Int32($0)) }
    if taken.isEmpty { return [] }
    while endIndex < other.endIndex {
      noteChange(of: endIndex)
      slots.append(.dead)
    }
    freeCount = Int32(indices.count { !slots[$0].isAlive })
    return taken.map { Int32($0) }
  }

  /// Clears the slots that were freed, once no name refers to them.
  mutating func clear(_ freed: [Int32]) {
    // Another outcome may have had more slots than this one.
    for slot in freed where slot < endIndex {
      noteChange(of: Int(slot))
      slots[Int(slot)] = .dead
    }
    while !isEmpty && !isAlive(Int32(endIndex - 1)) { slots.removeLast() }
    freeCount = Int32(indices.count { !slots[$0].isAlive })
  }
}

extension Arena<Instance> {
  /// `true` iff a living use of a screen is in a slot.
  func isUse(_ index: Int, of screen: ScreenID) -> Bool {
    reads?.note(index, is: screen)
    return slots[index].isUse(of: screen)
  }
}

/// How many slots there are for elements of one kind, and how many of them are free.
struct SlotCount: Hashable {
  var all: Int
  var free: Int
}
