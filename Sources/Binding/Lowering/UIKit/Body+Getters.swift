import Language
import StatusBar

// Getters that change something before they answer, and lazy properties, which the first reader
// gives their value.
extension Body {
  /// Binds a getter as a function; nil where it turns out to change nothing.
  mutating func bindGetter(
    _ getter: [Statement], _ type: StaticType, _ scope: Scope, at range: SourceRange
  ) -> HandlerID? {
    var inner = Scope(file: scope.file, screen: scope.screen, owner: scope.owner)
    inner.getter = scope.getter
    inner.frame = Scope.Frame()
    inner.frame?.result = type
    var statements = getter
    if getter.count == 1, case .expression(let value) = getter[0].kind {
      statements = [Statement(.return(value), getter[0].range)]
    }
    let before = writer.findings
    let body = bindEffects(statements[...], &inner)
    guard writer.changes(body, depth: 0) else {
      writer.findings.takeBack(to: before)
      return nil
    }
    return writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: inner.frame?.localCount ?? 0, body: body,
        site: writer.site(range, in: scope.file)))
  }

  /// A computed property of a handler's owner that changes something: it does so before the
  /// statement that reads it; nil for one that only answers.
  mutating func bindActingComputed(
    _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil, let found = writer.resolver.computed(name.name, of: scope.owner),
      let first = found.getter.first, let last = found.getter.last,
      writer.resolver.mayChange(first.range.union(last.range), found.file, of: scope.owner)
    else { return nil }
    let location = Location(found.file, found.place)
    let handler: HandlerID
    if let known = writer.resolver.receivers[scope.owner].functions[location] {
      handler = known.handler
    } else {
      guard enter(location, at: scope.location(name.range)) else { return nil }
      defer { leave() }
      let inner = Scope(file: found.file, screen: scope.screen, owner: scope.owner)
      guard let bound = bindGetter(found.getter, found.type, inner, at: found.place) else {
        return nil
      }
      handler = bound
      writer.receivers[scope.owner].functions[location] = BoundFunction(
        name: name.name, handler: bound, parameters: [], location: location)
    }
    let local = scope.addUnnamedLocal()
    let call = writer.effect(
      .run(.handlerInto(local: local, handler, arguments: [])), at: name.range, scope)
    scope.frame?.pending.append(call)
    return writer.add(.variable(.local(local)), found.type, at: name.range, scope)
  }
}
