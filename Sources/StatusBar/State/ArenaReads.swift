/// Which elements of an arena were asked, and how much of each: what was found follows from that.
final class ArenaReads: @unchecked Sendable {
  // Written by one evaluation after the other, so that the runtime need not check each access.
  /// The slots whose elements were asked for anything, a bit each; the last one stands for all that
  /// come late.
  @exclusivity(unchecked) private(set) var all: UInt64 = 0
  /// Those of which the outline was asked.
  @exclusivity(unchecked) private(set) var outlines: UInt64 = 0
  /// Those that were asked whether they are a use of a screen.
  @exclusivity(unchecked) private(set) var screens: [(slot: Int, screen: ScreenID)] = []

  /// As many slots have a bit of their own.
  static let slotLimit = 63

  func note(_ slot: Int) { all |= 1 << UInt64(min(slot, ArenaReads.slotLimit)) }

  func noteOutline(_ slot: Int) { outlines |= 1 << UInt64(min(slot, ArenaReads.slotLimit)) }

  func note(_ slot: Int, is screen: ScreenID) {
    if slot >= ArenaReads.slotLimit { return note(slot) }
    if all >> UInt64(slot) & 1 != 0 { return }
    if screens.contains(where: { $0.slot == slot && $0.screen == screen }) { return }
    screens.append((slot, screen))
  }

  func noteAll() { all = .max }

  func reset() {
    (all, outlines) = (0, 0)
    screens.removeAll(keepingCapacity: true)
  }

  /// `true` iff the element in a slot was asked for anything.
  func asksAll(of slot: Int) -> Bool {
    slot < ArenaReads.slotLimit && all >> UInt64(slot) & 1 != 0
  }

  /// `true` iff the outline of the element in a slot was asked.
  func asksOutline(of slot: Int) -> Bool {
    slot < ArenaReads.slotLimit && outlines >> UInt64(slot) & 1 != 0
  }

  /// `true` iff more was asked than has a bit.
  var isTooMuch: Bool { (all | outlines) >> UInt64(ArenaReads.slotLimit) != 0 }
}

/// What was asked of a world, but for its frame, its bar and its rare fields, which nearly all
/// questions look at.
package final class WorldReads {
  let controllers = ArenaReads()
  let instances = ArenaReads()
  let objects = ArenaReads()

  package init() {}

  /// Forgets what was asked.
  package func reset() {
    controllers.reset()
    instances.reset()
    objects.reset()
  }
}

extension World {
  /// From now on it is noted which elements are asked, in this world and in all that become of it.
  package mutating func noteReads(in reads: WorldReads) {
    controllers.reads = reads.controllers
    instances.reads = reads.instances
    objects.reads = reads.objects
  }

  /// Notes nothing any more; `false` iff part of it came from elsewhere meanwhile.
  package mutating func endReads(in reads: WorldReads) -> Bool {
    let isWhole =
      controllers.reads === reads.controllers && instances.reads === reads.instances
      && objects.reads === reads.objects
    (controllers.reads, instances.reads, objects.reads) = (nil, nil, nil)
    return isWhole
  }
}
