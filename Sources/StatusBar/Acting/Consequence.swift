/// A world that an action may lead to, and how.
package struct Consequence: Sendable {
  package var world: World
  package var journal: Journal
  /// Why the action could not be done, or nil.
  package var problem: Problem?

  package init(world: World, journal: Journal, problem: Problem?) {
    self.world = world
    self.journal = journal
    self.problem = problem
  }
}
