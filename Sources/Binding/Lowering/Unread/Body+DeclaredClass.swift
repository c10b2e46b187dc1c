import Language
import StatusBar

// Which of the file's objects an expression means that names none of them: by its declared type,
// or, where that is not known, by the members that are asked of it.
extension Body {
  // MARK: - Objects that it may be

  /// What a call of a method may do to the objects that it may be called on.
  mutating func calledObjects(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ scope: inout Scope
  ) -> [Effect] {
    guard writer.isUnclear(base, scope) else { return [] }
    let labels = writer.resolver.isCompiled(scope.file) ? call : nil
    let owners = writer.owners(having: name.name, isAssigned: false, like: base, scope)
    return run(name, labels, ofAny: owners, at: name.range, &scope)
      + reachedObjects(base, name, &scope)
  }

  /// What a method of an object that is not followed, as of a view, may do to those that the
  /// object's properties hold: it calls its delegate.
  private mutating func reachedObjects(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> [Effect] {
    guard let written = writer.className(of: base, scope),
      let type = writer.resolver.declarations.type(written),
      writer.resolver.declarations[type].keyword == .class,
      writer.resolver.receiver(ofType: type) == nil
    else { return [] }
    var effects: [Effect] = []
    for part in writer.resolver.partCalls(of: name.name, ofType: type) {
      let owners = writer.owners(having: part.name, isAssigned: false, ofType: part.type)
      let called = LocatedName(part.name, name.range)
      effects += run(called, part.call, ofAny: owners, at: name.range, &scope)
    }
    return effects
  }

  /// Runs a function of any of several objects, perhaps.
  private mutating func run(
    _ name: LocatedName, _ labels: Call?, ofAny owners: [Int], at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect] {
    var effects: [Effect] = []
    for owner in owners {
      guard let found = writer.resolver.function(name.name, labels: labels, of: owner),
        found.owner == owner
      else { continue }
      // A compiler has seen that the labels fit.
      if let labels, !writer.resolver.takes(labels, found.function) { continue }
      let function = bindFunction(found.function, owner: owner)
      guard writer.program[function.handler].body.contains(where: { $0.matters }) else { continue }
      let arguments = function.parameters.map { writer.unknown(for: $0, at: range, scope) }
      let call = writer.effect(
        .run(.handler(function.handler, arguments: arguments)), at: range, scope)
      effects += writer.perhaps([call], as: owner, at: range, scope)
    }
    return effects
  }
}
