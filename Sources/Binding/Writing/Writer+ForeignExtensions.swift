import Language
import StatusBar

// Whose extensions are followed on an object.
extension Writer {
  /// The kind of UIKit's classes that an object is of, if it is of one of them at all.
  /// Nil for an object of a class that the author declares.
  mutating func foreignKind(of base: Expression, _ scope: Scope) -> ForeignKind? {
    if let owner = owner(of: base, scope), resolver.declarations[owner].keyword != .extension {
      return nil
    }
    if base.withoutOptionals.lastName?.name.word == .navigationBar { return .navigationBar }
    return windowTarget(base, scope) == nil ? .controller : .window
  }
}
