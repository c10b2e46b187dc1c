import Language
import StatusBar

// Variables of which there is one for all: `static var`, and those outside any type.
extension Body {
  /// The value of a static variable that no code changes: its getter's, or what it starts with.
  mutating func bindStatic(
    _ variable: LocatedVariable, of type: Int, _ name: LocatedName, at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID {
    let declaration = variable.declaration
    let expected = writer.resolver.staticType(declaration.type)
    let place = Location(variable.file, declaration.name.range)
    guard enter(place, at: scope.location(name.range)) else {
      return writer.opaque(expected, at: range, scope)
    }
    defer { leave() }
    var inner = Scope(
      file: variable.file, screen: scope.screen,
      owner: writer.resolver.receivers.statics(of: type) ?? 0)
    inner.type = type
    if let getter = declaration.getter {
      return bindValue(getter, expecting: expected, &inner, at: range)
    }
    if !declaration.isConstant,
      writer.resolver.spec.isLeftByLaunch(
        declaration.name.name, of: writer.resolver.declarations[type].name)
    {
      return writer.opaque(expected, at: declaration.name.range, inner)
    }
    if let initial = declaration.initial {
      return bindFormula(initial, expecting: expected, &inner)
    }
    // The launch, which gives it a value, is no part of a screen that is asked for by itself.
    if declaration.type?.isUnwrapped == true, writer.resolver.spec.askedRoot != nil {
      var there = expected
      (there.isOptional, there.isUnwrapped) = (false, false)
      return writer.something(there, at: range, scope)
    }
    if declaration.startsWithNil {
      return writer.add(.constant(.none), expected, at: range, scope)
    }
    return writer.opaque(expected, at: range, scope)
  }
}
