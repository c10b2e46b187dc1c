import Language
import StatusBar

/// What an action did; an object, so that no journal is copied.
final class Transition: Sendable {
  let action: Action
  let journal: Journal
  /// Which step it was; -1 where no cache keeps it.
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

/// The transitions of actions, each kept once: most steps of a suite repeat one of them.
struct TransitionCache: ~Copyable {
  private var transitions: [Transition] = []
  private var index = NumberIndex()
  /// Those without a line of their own.
  private var actions: [Action] = []
  private var actionIndex = NumberIndex()
  /// About how many bytes it takes.
  private(set) var footprint = 0

  subscript(_ number: Int) -> Transition { transitions[number] }

  /// The number of a step: of its line, or of the action itself.
  mutating func step(_ action: Action, _ line: LineID) -> Int32 {
    if line.isKept { return Int32(line.index) }
    let key = TransitionCache.mixed(UInt64(truncatingIfNeeded: action.key))
    var slot = actionIndex.place(of: key)
    while let number = actionIndex.nextNumber(of: key, from: &slot) {
      if actions[number] == action { return TransitionCache.step(number) }
    }
    actionIndex.insert(actions.count, key: key)
    actions.append(action)
    footprint += MemoryLayout<Action>.stride
    return TransitionCache.step(actions.count - 1)
  }

  /// The number of a step without a line of its own: those that have one come first.
  private static func step(_ number: Int) -> Int32 { Int32(LineTable.countLimit + number) }

  /// Returns the number of what a step did.
  mutating func insert(_ step: Int32, _ action: Action, _ journal: Journal) -> Int {
    let key = journal.key &+ TransitionCache.mixed(UInt64(step + 1))
    var slot = index.place(of: key)
    while let number = index.nextNumber(of: key, from: &slot) {
      if transitions[number].step == step, transitions[number].journal.equals(journal) {
        return number
      }
    }
    transitions.append(Transition(action, journal, step))
    index.insert(transitions.count - 1, key: key)
    footprint += journal.footprint + MemoryLayout<Action>.stride
    return transitions.count - 1
  }

  /// Spreads small numbers over all bits, the upper of which count.
  private static func mixed(_ number: UInt64) -> UInt64 { number &* 0x9E37_79B9_7F4A_7C15 }
}

extension LineID {
  /// `true` iff it has a number of its own.
  var isKept: Bool { index != UInt32.max }
}
