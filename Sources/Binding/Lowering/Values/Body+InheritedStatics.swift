import Language
import StatusBar

// What a type itself has from a class above it, or from an extension of a protocol.
extension Body {
  /// `Home.isFull`, where a superclass or a protocol of `Home` has it; nil for anything else.
  mutating func bindInheritedStatic(
    _ type: Name, _ name: LocatedName, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard let index = writer.resolver.declarations.type(type),
      !writer.resolver.declarations[index].cases.contains(name.name),
      writer.resolver.declarations[index].variables[name.name] == nil,
      let holder = writer.resolver.declarations.family(of: index).dropFirst().first(where: {
        writer.resolver.declarations[$0].variables[name.name]?.declaration.isStatic == true
      }),
      let variable = writer.resolver.declarations[holder].variables[name.name]
    else { return nil }
    guard let getter = variable.declaration.getter else {
      return bindStatic(
        writer.resolver.declarations[holder].name, name, at: range, expected, &scope)
    }
    guard
      enter(
        Location(variable.file, variable.declaration.name.range), at: scope.location(name.range))
    else { return writer.opaque(at: range, scope) }
    defer { leave() }
    // What it names is that of the type that was asked.
    let owner = writer.resolver.receivers.statics(of: index) ?? 0
    var inner = Scope(file: variable.file, screen: scope.screen, owner: owner)
    inner.type = holder
    let type = writer.resolver.staticType(variable.declaration.type)
    return bindValue(getter, expecting: type, &inner, at: range)
  }
}
