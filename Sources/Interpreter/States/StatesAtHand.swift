/// The states that were used again lately, whole, by number; others give way by the CLOCK method.
struct StatesAtHand {
  /// So many bytes are kept at hand, or one state more.
  let limit: Int
  private var states: [CachedState?] = []
  /// The numbers of those that are here.
  private var numbers: [Int32] = []
  /// The one of them that the hand of the clock comes by next.
  private var hand = 0
  /// About how many bytes they take.
  private var footprint = 0

  init(limit: Int) { self.limit = limit }

  /// The number of states at hand.
  var count: Int { numbers.count }

  /// Makes room for the number of the next state.
  mutating func addState() { states.append(nil) }

  /// Returns a state if it is at hand, and keeps it for a while.
  func state(_ number: Int) -> CachedState? {
    guard let state = states[number] else { return nil }
    state.wasMet = true
    return state
  }

  /// Adds a state that is not at hand; others give way.
  mutating func add(_ state: CachedState) {
    footprint += state.footprint
    while footprint > limit, !numbers.isEmpty { evictOne() }
    states[state.id.number] = state
    numbers.append(Int32(state.id.number))
  }

  mutating func removeAll() {
    self = StatesAtHand(limit: limit)
  }

  /// Evicts the next state that was not used since the hand passed it.
  private mutating func evictOne() {
    while true {
      if hand >= numbers.count { hand = 0 }
      let number = Int(numbers[hand])
      if let state = states[number] {
        if state.wasMet {
          state.wasMet = false
          hand += 1
          continue
        }
        footprint -= state.footprint
      }
      states[number] = nil
      numbers.swapAt(hand, numbers.count - 1)
      numbers.removeLast()
      return
    }
  }
}
