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
      + reachedObjects(base, name, call, &scope)
  }

  /// What a method of an object that is not followed, as of a view, may do to those that are: it
  /// calls its delegate. Where it may do more, all is unknown that it could decide.
  private mutating func reachedObjects(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ scope: inout Scope
  ) -> [Effect] {
    guard let written = writer.className(of: base, scope),
      let type = writer.resolver.declarations.type(written),
      writer.resolver.declarations[type].keyword == .class,
      writer.resolver.receiver(ofType: type) == nil
    else { return [] }
    var reach = CalledReach(writer.resolver, notingFollowed: true)
    if reach.mayConcernBar(name.name, calledBy: call, of: type) {
      let input = writer.input(writer.named(name.range, scope), nil, at: name.range, scope)
      writer.program[input].unreadBase = writer.resolver.declarations.unreadBase(of: type)
      return [
        writer.effect(.obscure(UnknownFacets.Facet.allCases, input), at: name.range, scope)
      ]
    }
    var effects: [Effect] = []
    for change in reach.changes {
      effects += writer.changedObjects(change.name, ofType: change.type, at: name.range, scope)
    }
    for post in reach.posts {
      let told = writer.posting(post.name, scope.inFile(post.file))
      let input = writer.input(writer.named(name.range, scope), nil, at: name.range, scope)
      let handler = writer.handler(doing: told, at: name.range, scope)
      effects.append(writer.effect(.perhaps(input, handler), at: name.range, scope))
    }
    for part in reach.calls {
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
