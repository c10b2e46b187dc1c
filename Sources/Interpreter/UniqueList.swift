/// Each element once, in the order in which they came.
///
/// Mostly there are a few, which a walk through them finds quicker than a hash.
struct UniqueList<Element: Hashable & Sendable>: Sendable {
  private(set) var all: [Element] = []
  /// The same, once there are many.
  private var known: Set<Element> = []
  private static var walkLimit: Int { 32 }

  /// Adds an element; `false` iff it was there.
  @discardableResult
  mutating func insert(_ element: Element) -> Bool {
    if all.count < Self.walkLimit {
      if all.contains(element) { return false }
    } else {
      if known.isEmpty { known = Set(all) }
      guard known.insert(element).inserted else { return false }
    }
    all.append(element)
    return true
  }
}
