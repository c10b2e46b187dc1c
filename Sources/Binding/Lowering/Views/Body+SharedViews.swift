import Language
import StatusBar

// Views that variables hold which belong to no instance: those outside of types, and static ones.
extension Body {
  /// `Self.banner`, `Banners.small`; nil for what the file does not write down.
  mutating func bindStaticView(
    of base: Expression, _ name: LocatedName, _ scope: Scope
  ) -> ViewID? {
    guard let written = base.typeName(writer.resolver.names) else { return nil }
    let type =
      written.word == .selfType ? writer.resolver.typeName(of: scope.owner) ?? written : written
    guard let index = writer.resolver.declarations.type(type),
      let variable = writer.resolver.declarations[index].staticVariable(name.name),
      variable.declaration.isStatic
    else { return nil }
    let owner = writer.resolver.receivers.statics(of: index) ?? 0
    return bindView(writtenIn: variable, owner: owner, at: name.range, scope)
  }

  /// What the getter or the value of a variable says; nil for one that says nothing.
  mutating func bindView(
    writtenIn variable: LocatedVariable, owner: Int, at range: SourceRange, _ scope: Scope
  ) -> ViewID? {
    let declaration = variable.declaration
    guard declaration.getter != nil || declaration.initial != nil else { return nil }
    let place = Location(variable.file, declaration.name.range)
    guard enter(place, at: scope.location(range)) else {
      return writer.add(.empty, at: range, scope)
    }
    defer { leave() }
    var inner = Scope(file: variable.file, screen: scope.screen, owner: owner)
    inner.isScreen = scope.isScreen
    if let getter = declaration.getter { return bindContent(getter, &inner, at: range) }
    return declaration.initial.map { bindView($0, &inner) }
  }
}
