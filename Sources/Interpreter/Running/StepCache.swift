import StatusBar

/// What actions led to from worlds met before: the scenarios of a file begin alike, and come by the
/// same worlds again and again.
///
/// An object, so that every cell of a run uses the same one. Sound because equal worlds behave
/// equally, and because what an action writes down hangs on nothing else.
final class StepCache {
  /// A world that was met, by its number until the cache begins anew.
  struct Place {
    fileprivate var generation: Int
    fileprivate var index: Int
  }

  /// An object, so that a list of them grows without moving worlds.
  private final class Met {
    let world: World
    var ways: [Way] = []
    /// Whether its bar lags behind, once somebody has looked.
    var isStale: Bool?

    init(_ world: World) { self.world = world }
  }

  private struct Way {
    var action: Action
    var journal: Journal
    var target: Int
  }

  private var worlds: [Met] = []
  /// By a number that equal worlds share: where to look for one.
  private var indices: [UInt64: [Int]] = [:]
  private var wayCount = 0
  private var generation = 0
  /// Matrices spread over more worlds than this begin anew.
  private static let limit = 512
  /// Steps of these many kinds fill the memory no less than worlds do.
  private static let wayLimit = 4_096

  /// Returns the place of a world, and whether it was never met before.
  func place(of world: World) -> (place: Place, isNew: Bool) {
    let key = world.structureKey
    for index in indices[key] ?? [] where worlds[index].world == world {
      return (Place(generation: generation, index: index), false)
    }
    if worlds.count >= StepCache.limit || wayCount >= StepCache.wayLimit { clear() }
    indices[key, default: []].append(worlds.count)
    worlds.append(Met(world))
    return (Place(generation: generation, index: worlds.count - 1), true)
  }

  /// Takes `world` and `journal` to where an action led from a place before, if it did, and
  /// returns that place.
  func follow(
    _ action: Action, from place: Place, _ world: inout World, _ journal: inout Journal
  ) -> Place? {
    guard place.generation == generation else { return nil }
    let recording = journal.recording
    for number in worlds[place.index].ways.indices
    where worlds[place.index].ways[number].journal.recording == recording
      && worlds[place.index].ways[number].action == action
    {
      let target = worlds[place.index].ways[number].target
      world = worlds[target].world
      journal = worlds[place.index].ways[number].journal
      return Place(generation: generation, index: target)
    }
    return nil
  }

  /// Keeps what an action led to from a place.
  func keep(_ action: Action, from place: Place, to target: Place, _ journal: Journal) {
    guard place.generation == generation, target.generation == generation else { return }
    worlds[place.index].ways.append(
      Way(action: action, journal: journal, target: target.index))
    wayCount += 1
  }

  /// Whether the bar lags behind in the world of a place; nil where nobody has looked.
  func isStale(at place: Place) -> Bool? {
    place.generation == generation ? worlds[place.index].isStale : nil
  }

  /// Keeps whether the bar lags behind in the world of a place.
  func note(isStale: Bool, at place: Place) {
    if place.generation == generation { worlds[place.index].isStale = isStale }
  }

  private func clear() {
    worlds.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    wayCount = 0
    generation += 1
  }
}
