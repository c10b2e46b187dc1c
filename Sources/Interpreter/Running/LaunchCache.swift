import StatusBar

/// Worlds just launched, by what they were before: most scenarios begin alike.
///
/// An object, so that every cell of a run uses the same one.
final class LaunchCache {
  private var entries: [(before: World, after: World)] = []
  /// Matrices spread over more cells than this begin anew.
  private static let limit = 16

  /// Returns the world after `launch`, if one like `world` was launched before.
  func launched(_ world: World) -> World? {
    for entry in entries where entry.before == world { return entry.after }
    return nil
  }

  func keep(_ before: World, _ after: World) {
    if entries.count == LaunchCache.limit { entries.removeAll(keepingCapacity: true) }
    entries.append((before, after))
  }
}
