import Language
import StatusBar

// Assignments to places that the model does not know.
extension Binder {
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
      if let found = slip(in: target, scope) { return refuse(found) }
      if base.isSelf, scope.isScenario || !isController(scope.owner) && !isUIView(scope.owner) {
        return readUnreadName(name, value, &scope)
      }
      if base.isSelf, isSlipOfOwn(name.name, scope) {
        reportUndeclared(name, scope)
        return .harmless(.refused)
      }
      if let refused = refusesSlip(of: base, scope) { return refused }
      let standing = standing(of: base, scope)
      if let facets = facets(assigned: name.name, standing), !isUnshown(base, name.name, scope) {
        note(
          .assumed, once: name, in: scope.file,
          "what `\(spelling(name.name))` is set on is not known: what it could decide is unknown")
        let input = input(named(range, scope), nil, at: range, scope)
        return .modelled(
          [effect(.obscure(facets, input), at: name.range, scope)] + done(value, &scope))
      }
      var before = doneOnTheWay(to: base, &scope)
      // A binding that is not read may be one of any variable.
      if name.name.word == .wrappedValue { before += changedSelf(at: base.range, &scope) }
      return given(value, to: name, &scope, after: before)
    default:
      let name = LocatedName(Name(.set), target.range)
      var before = doneOnTheWay(to: target, &scope) + changed(target, &scope)
      if case .subscripted(let base, _) = target.kind, hasSubscript(base, scope) {
        let text = "what the subscript does with a new value is assumed to leave the bar alone"
        before.append(effect(.assume(assume(text, name, scope)), at: target.range, scope))
      }
      return given(value, to: name, &scope, after: before)
    }
  }

  /// `true` iff how something is presented is said of an object that this code makes itself, of a
  /// type that is declared elsewhere: it counts where that is presented, which is unknown then.
  private func isUnshown(_ base: Expression, _ member: Name, _ scope: Scope) -> Bool {
    let isOfPresentation =
      member.word == .modalPresentationStyle
      || member.word == .modalPresentationCapturesStatusBarAppearance
    guard isOfPresentation, let name = base.ownName, !scope.locals.contains(name),
      let variable = variable(named: name, of: scope.owner)?.declaration, variable.isConstant,
      case .call(let call) = variable.initial?.kind, let type = call.callee.typeName(names)
    else { return false }
    return declarations.type(type) == nil && ControllerClass(type.word) == nil
  }

  /// `true` iff an expression is of a type of the file, whose subscripts are kept as text.
  private func hasSubscript(_ base: Expression, _ scope: Scope) -> Bool {
    if base.isSelf { return true }
    if case .declared = standing(of: base, scope) { return true }
    return false
  }

  private mutating func readUnreadName(
    _ name: LocatedName, _ value: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let isOwn = meaning(of: name.name, in: scope) != nil
    if !isOwn, !isCompiled(scope.file), !isController(scope.owner),
      !isUIView(scope.owner), !hasForeignBase(scope.owner)
    {
      reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    if !isOwn, isSlipOfOwn(name.name, scope) {
      reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    if !isOwn, scope.isScenario, BarMember.assigned(name.name.word) == nil,
      !appleMembers.contains(names.bytes(of: name.name))
    {
      reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    if !isOwn, let facets = BarMember.assigned(name.name.word) {
      let input = input(named(name.range, scope), nil, at: name.range, scope)
      return .modelled(
        [effect(.obscure(facets, input), at: name.range, scope)] + done(value, &scope))
    }
    return given(value, to: name, &scope)
  }

  /// `true` iff a type inherits from something that is not declared here.
  func hasForeignBase(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    return declarations[type].keyword == .class
      && declarations[type].inherited.contains { declarations.type($0.name) == nil }
  }

  /// A value that goes where nothing reads it; a closure among it may still run.
  private mutating func given(
    _ value: Expression, to name: LocatedName, _ scope: inout Scope, after before: [Effect] = []
  ) -> Reading<[Effect]> {
    let effects = before + handed(value, name, &scope)
    return effects.isEmpty ? .harmless(.unread) : .modelled(effects)
  }

  /// The facts that an assignment to a member of that name could decide on such a receiver, or nil.
  private func facets(assigned name: Name, _ standing: Standing) -> [Haze.Facet]? {
    if name.word == .isHidden {
      if case .window = standing { return Haze.Facet.allCases }
      return nil
    }
    guard let facets = BarMember.assigned(name.word) else { return nil }
    switch standing {
    case .apple(let type):
      return type?.word == .UINavigationBar && name.word == .barStyle ? facets : nil
    case .window, .controller, .declared, .unknown: return facets
    }
  }
}
