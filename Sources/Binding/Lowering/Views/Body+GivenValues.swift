import Language
import StatusBar

// What a use of a view gives its properties. A state has a variable of its own, which
// only starts with what it is given.
extension Body {
  /// A value for a property of a declared type.
  mutating func bindTypedArgument(
    _ value: Expression, _ type: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    type.isKnown
      ? bindTyped(value, StaticType(type.kind, isOptional: true), &scope)
      : bindFormula(value, expecting: type, &scope)
  }
}
