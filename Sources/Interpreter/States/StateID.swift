/// The name of a state, as long as its store has not forgotten all.
struct StateID: Equatable {
  /// The number of the state; -1 for one that no store keeps.
  let number: Int
  /// Goes up whenever a store forgets all.
  let generation: Int

  /// The name of states that no store keeps.
  static let none = StateID(number: -1, generation: -1)
}
