import StatusBar

/// A world to ask, with answers that are kept once they were asked for.
///
/// An object, so that all who are in the same state share it.
final class CachedState {
  let questions: Questions
  let id: StateID
  /// About how many bytes it takes, where it is at hand.
  let footprint: Int
  /// CLOCK reference bit, set by each access.
  @exclusivity(unchecked) var wasMet = true
  /// Whether its bar lags behind; nil before that is asked.
  @exclusivity(unchecked) var isStale: Bool?
  /// The bar that an evaluation now would give, with its reasons: for explanations.
  private(set) lazy var fresh = questions.resolve()

  /// Takes a world that a store keeps, to be asked on pages of its notebook.
  init(
    taking world: inout World, _ program: SharedProgram, writingIn notebook: Notebook,
    _ id: StateID,
    isStale: Bool?, footprint: Int
  ) {
    self.footprint = footprint
    self.id = id
    self.isStale = isStale
    questions = Questions(taking: &world, program, writingIn: notebook)
  }

  /// Creates a state that no store keeps.
  init(_ world: consuming World, _ program: SharedProgram) {
    questions = Questions(world, program)
    id = .none
    footprint = 0
  }
}
