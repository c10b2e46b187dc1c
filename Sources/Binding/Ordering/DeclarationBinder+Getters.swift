import Language
import StatusBar

// Getters that change something before they answer, and lazy properties, which the first reader
// gives their value.
extension DeclarationBinder {
  /// Binds a getter that changes something on its way to what it answers; nil for one that only
  /// answers.
  mutating func bindActingGetter(
    _ getter: [Statement], expecting type: StaticType, _ scope: Scope, at range: SourceRange
  ) -> FormulaID? {
    guard let first = getter.first, let last = getter.last,
      bodies.writer.resolver.mayChange(first.range.union(last.range), scope.file, of: scope.owner),
      let handler = bodies.bindGetter(getter, type, scope, at: range)
    else { return nil }
    return bodies.writer.add(.call(handler, arguments: []), type, at: range, scope)
  }
}
