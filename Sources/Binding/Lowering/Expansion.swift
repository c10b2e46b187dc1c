import Language

/// Declarations that are read in the place of their uses, one inside another.
struct Expansion: Sendable {
  /// More uses than this of helpers that use helpers are taken for a mistake.
  let limit: Int

  /// Creates one for texts of so many bytes: a large app has more uses of its own.
  init(bytes: Int) { limit = 20_000 + bytes / 50 }

  /// A deeper chain than this is taken for one that uses itself.
  private static let depthLimit = 64

  private var open: [Location] = []
  /// Those around closures that are read further in than where they were written.
  private var covered: [Location] = []
  private var count = 0
  /// How many bodies of functions are being bound, each for a call in the one before.
  var bodies = 0

  /// How many declarations are being read around what is read now.
  var depth: Int { open.count }

  /// `true` iff a declaration may be read in the place of a use that need not be followed: not
  /// inside itself, and not far in, as helpers that call each other twice double with each level.
  func mayFollow(_ declaration: Location) -> Bool { open.count < 6 && !open.contains(declaration) }

  /// `true` iff a declaration is being read.
  func isInside(_ declaration: Location) -> Bool { open.contains(declaration) }

  /// `true` iff a closure is being read in the place of a call, or code that it calls is.
  func isCalling(_ closure: Location) -> Bool {
    open.contains(closure) || covered.contains(closure)
  }

  enum Entry {
    case entered
    /// The declaration is being read already, or the chain is too deep.
    case usesItself
    /// `isFirst` for the one that goes over the limit.
    case overLimit(isFirst: Bool)
  }

  /// Begins to read a declaration in the place of its use.
  mutating func enter(_ declaration: Location) -> Entry {
    let depth = open.count + covered.count
    if open.contains(declaration) || depth >= Expansion.depthLimit { return .usesItself }
    count += 1
    guard count <= limit else {
      return .overLimit(isFirst: count == limit + 1)
    }
    open.append(declaration)
    return .entered
  }

  /// Ends what `enter` began.
  mutating func leave() { open.removeLast() }

  /// Goes back to where a closure was written, at that depth: a helper whose content uses it again
  /// does not use itself. Returns what `resume` wants.
  mutating func goBack(to depth: Int) -> Int {
    let inside = open[min(depth, open.count)...]
    covered += inside
    open.removeLast(inside.count)
    return inside.count
  }

  /// Ends what `goBack` began.
  mutating func resume(_ count: Int) {
    open += covered.suffix(count)
    covered.removeLast(count)
  }
}
