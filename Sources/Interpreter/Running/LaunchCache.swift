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
    for entry in entries where entry.journal.recording == recording && entry.before == world {
      return (entry.world, entry.journal)
    }
    return nil
  }

  func keep(_ before: World, _ world: World, _ journal: Journal) {
    if entries.count == LaunchCache.limit { entries.removeAll(keepingCapacity: true) }
    entries.append((before, world, journal))
  }
}
