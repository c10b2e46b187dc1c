import Language

/// Declarations that are read in the place of their uses, one inside another.
struct Expansion: Sendable {
  /// More uses than this of helpers that use helpers are taken for a mistake.
  static let limit = 20_000
  /// A deeper chain than this is taken for one that uses itself.
  private static let depthLimit = 64

  private var open: [Location] = []
  private var count = 0

  enum Entry {
    case entered
    /// The declaration is being read already, or the chain is too deep.
    case usesItself
    /// `isFirst` for the one that goes over the limit.
    case overLimit(isFirst: Bool)
  }

  /// Begins to read a declaration in the place of its use.
  mutating func enter(_ declaration: Location) -> Entry {
    if open.contains(declaration) || open.count >= Expansion.depthLimit { return .usesItself }
    count += 1
    guard count <= Expansion.limit else {
      return .overLimit(isFirst: count == Expansion.limit + 1)
    }
    open.append(declaration)
    return .entered
  }

  /// Ends what `enter` began.
  mutating func leave() { open.removeLast() }
}
