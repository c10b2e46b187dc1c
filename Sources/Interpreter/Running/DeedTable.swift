import Language
import StatusBar

extension StepCache {
  /// What an action did; an object, so that no journal is copied.
  final class Deed: Sendable {
    let action: Action
    let journal: Journal
    /// Which step it was; -1 where no cache knows.
    fileprivate let step: Int32
    /// `true` iff it shows that a setting is in vain.
    let holdsAdvice: Bool

    init(_ action: Action, _ journal: consuming Journal, _ step: Int32 = -1) {
      self.action = action
      self.step = step
      self.journal = journal
      holdsAdvice = journal.events.contains { if case .ignored = $0 { true } else { false } }
    }
  }
}

/// What actions did, each deed once: most of those of a suite were done before, somewhere else.
struct DeedTable {
  private var deeds: [StepCache.Deed] = []
  private var index = NumberIndex()
  /// Those without a line of their own.
  private var actions: [Action] = []
  private var actionIndex = NumberIndex()
  /// About how many bytes it takes.
  private(set) var footprint = 0

  subscript(_ number: Int) -> StepCache.Deed { deeds[number] }

  /// The number of a step: of its line, or of the action itself.
  mutating func step(_ action: Action, _ line: LineID) -> Int32 {
    if line.isKept { return Int32(line.index) }
    let key = DeedTable.mixed(UInt64(truncatingIfNeeded: action.key))
    var slot = actionIndex.place(of: key)
    while let number = actionIndex.nextNumber(of: key, from: &slot) {
      if actions[number] == action { return DeedTable.step(number) }
    }
    actionIndex.insert(actions.count, key: key)
    actions.append(action)
    footprint += MemoryLayout<Action>.stride
    return DeedTable.step(actions.count - 1)
  }

  /// The number of a step without a line of its own: those that have one come first.
  private static func step(_ number: Int) -> Int32 { Int32(LineTable.countLimit + number) }

  /// Returns the number of what a step did.
  mutating func insert(_ step: Int32, _ action: Action, _ journal: Journal) -> Int {
    let key = journal.key &+ DeedTable.mixed(UInt64(step + 1))
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      if deeds[number].step == step, deeds[number].journal.equals(journal) { return number }
    }
    deeds.append(StepCache.Deed(action, journal, step))
    index.insert(deeds.count - 1, key: key)
    footprint += journal.footprint + MemoryLayout<Action>.stride
    return deeds.count - 1
  }

  /// Spreads small numbers over all bits, the upper of which count.
  private static func mixed(_ number: UInt64) -> UInt64 { number &* 0x9E37_79B9_7F4A_7C15 }
}

extension LineID {
  /// `true` iff it has a number of its own.
  var isKept: Bool { index != UInt32.max }
}
