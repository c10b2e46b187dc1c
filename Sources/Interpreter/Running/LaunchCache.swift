import StatusBar

/// Worlds just launched, by what they were before: most scenarios begin alike.
///
/// An object, so that every cell of a run uses the same one.
final class LaunchCache {
  private var entries: [(before: World, world: World, journal: Journal)] = []
  /// Matrices spread over more cells than this begin anew.
  private static let limit = 16

  /// Returns what `launch` brought about, if a world like `world` was launched before.
  func launch(
    of world: World, _ recording: Journal.Recording
  ) -> (world: World, journal: Journal)? {
    // By index: an entry taken out would retain every array of two worlds.
    for index in entries.indices
    where entries[index].journal.recording == recording && entries[index].before == world {
      return (entries[index].world, entries[index].journal)
    }
    return nil
  }

  func keep(_ before: World, _ world: World, _ journal: Journal) {
    if entries.count == LaunchCache.limit { entries.removeAll(keepingCapacity: true) }
    entries.append((before, world, journal))
  }
}
