import Language
import StatusBar

// Assignments to places that the model does not know.
extension Body {
  /// Reads an assignment to a place that the model does not know.
  mutating func readUnread(
    _ target: Expression, assigned value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]> {
    switch target.kind {
    case .optionalChain(let inner), .forced(let inner):
      return readUnread(inner, assigned: value, &scope, at: range)
    case .name(let name):
      return readUnreadName(LocatedName(name, target.range), value, &scope)
    case .member(let base, let name):
      if let found = writer.slip(in: target, scope) { return writer.refuse(found) }
      if let reading = readPartOfRoot(base, value, &scope, at: range) { return reading }
      if base.isSelf,
        scope.isScenario
          || !writer.resolver.isController(scope.owner) && !writer.resolver.isUIView(scope.owner)
      {
        return readUnreadName(name, value, &scope)
      }
      if base.isSelf, writer.resolver.isSlipOfOwn(name.name, scope) {
        writer.reportUndeclared(name, scope)
        return .harmless(.refused)
      }
      if let refused = writer.refusesSlip(of: base, scope) { return refused }
      let standing = writer.standing(of: base, scope)
      if let facets = writer.resolver.facets(assigned: name.name, value, standing),
        !writer.resolver.isUnshown(base, name.name, scope)
      {
        writer.note(
          .assumed, once: name, in: scope.file,
          "what `\(writer.resolver.spelling(name.name))` is set on is not known: what "
            + "it could decide is unknown"
        )
        let input = writer.input(writer.named(range, scope), nil, at: range, scope)
        return .modelled(
          [writer.effect(.obscure(facets, input), at: name.range, scope)] + done(value, &scope))
      }
      var before = doneOnTheWay(to: base, &scope)
      // A binding that is not read may be one of any variable.
      if name.name.word == .wrappedValue { before += writer.changedSelf(at: base.range, &scope) }
      return given(value, to: name, &scope, after: before)
    default:
      let name = LocatedName(Name(.set), target.range)
      var before = doneOnTheWay(to: target, &scope) + writer.changed(target, &scope)
      if case .subscripted(let base, _) = target.kind, writer.hasSubscript(base, scope) {
        let text = "what the subscript does with a new value is assumed to leave the bar alone"
        before.append(
          writer.effect(.assume(writer.assume(text, name, scope)), at: target.range, scope))
        if let object = bindReference(base, &scope) {
          // Its own properties may be what the subscript sets.
          writer.forget(object, at: range, &scope)
          before += scope.takePending()
        }
      }
      return given(value, to: name, &scope, after: before)
    }
  }

  /// `host.rootView.hides = true`: which view the host shows then is not followed; nil for any
  /// other place, and for what a view only keeps.
  private mutating func readPartOfRoot(
    _ base: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard base.withoutOptionals.lastName?.name.word == .rootView,
      let facets = BarMember.assigned(.rootView), !value.isClosure, !value.isSelf,
      writer.meaning(of: base, scope) == nil
    else { return nil }
    let input = writer.input(writer.named(range, scope), nil, at: range, scope)
    return .modelled(
      [writer.effect(.obscure(facets, input), at: range, scope)] + done(value, &scope))
  }

  private mutating func readUnreadName(
    _ name: LocatedName, _ value: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let isOwn = writer.resolver.meaning(of: name.name, in: scope) != nil
    if !isOwn, !writer.resolver.isCompiled(scope.file), !writer.resolver.isController(scope.owner),
      !writer.resolver.isUIView(scope.owner), !writer.resolver.hasForeignBase(scope.owner)
    {
      writer.reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    if !isOwn, writer.resolver.isSlipOfOwn(name.name, scope) {
      writer.reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    if !isOwn, scope.isScenario, BarMember.assigned(name.name.word) == nil,
      !appleMembers.contains(writer.resolver.names.bytes(of: name.name))
    {
      writer.reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    if !isOwn, let facets = BarMember.assigned(name.name.word) {
      let input = writer.input(writer.named(name.range, scope), nil, at: name.range, scope)
      return .modelled(
        [writer.effect(.obscure(facets, input), at: name.range, scope)] + done(value, &scope))
    }
    return given(value, to: name, &scope)
  }

  /// A value that goes where nothing reads it; a closure among it may still run.
  private mutating func given(
    _ value: Expression, to name: LocatedName, _ scope: inout Scope, after before: [Effect] = []
  ) -> Reading<[Effect]> {
    let effects = before + handed(value, name, &scope)
    return effects.isEmpty ? .harmless(.unread) : .modelled(effects)
  }
}
