import Language
import StatusBar

// Changes of a part of a value: of a property that is observed, and of an element of a list.
extension Body {
  /// `pair.first = 1`, `settings?.isDark = true` of an observed property: who observes it runs, and
  /// what it is then is not known. Nil for anything else.
  mutating func readPartAssignment(
    _ target: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    if let given = givenHeldStruct(target, value, at: range, &scope) { return .modelled(given) }
    if let changed = changedHeldStruct(target, given: [value], at: range, &scope) {
      return .modelled(changed)
    }
    guard case .member(let base, _) = target.withoutOptionals.kind, isObservedValue(base, scope)
    else { return nil }
    let before = doneOnTheWay(to: value, &scope)
    return .modelled(before + changedPart(of: base, at: range, &scope))
  }

  /// `settings?.reset()` of the same.
  mutating func readPartCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    if let called = callOfHeld(base, name, call, at: range, &scope) { return .modelled(called) }
    if mayMutate(name),
      let changed = changedHeldStruct(
        base, given: call.arguments.map { $0.value }, at: range, &scope)
    {
      return .modelled(changed)
    }
    if let changed = changedEnumeration(base, name, at: range, &scope) {
      return .modelled(changed)
    }
    guard isObservedValue(base, scope), mayMutate(name) else { return nil }
    var before: [Effect] = []
    for argument in call.arguments { before += doneOnTheWay(to: argument.value, &scope) }
    return .modelled(before + changedPart(of: base, at: range, &scope))
  }

  /// `model.mode.advance()` of an enumeration that an object holds: it may be any case then. Nil
  /// for anything else.
  private mutating func changedEnumeration(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard scope.frame != nil, case .member = base.withoutOptionals.kind,
      let place = heldPlace(base, &scope), writer.resolver.enumeration(place.type) != nil,
      mayMutate(name)
    else { return nil }
    let value = writer.opaque(place.type, at: range, scope)
    return scope.takePending() + [writer.assignment(of: value, to: place, at: range, scope)]
  }

  private mutating func changedPart(
    of base: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    let effects = writer.changed(base.withoutOptionals, &scope)
    guard case .optionalChain = base.kind else { return effects }
    let isThere = writer.truthInput(writer.named(range, scope), at: range, scope)
    return [writer.effect(.if(isThere, then: effects, otherwise: []), at: range, scope)]
  }

  /// `true` iff an expression is an observed property that holds a value of which only the whole is
  /// kept: a tuple, a struct that may be missing.
  private func isObservedValue(_ base: Expression, _ scope: Scope) -> Bool {
    guard writer.resolver.isObserved(base, scope),
      case .variable(_, let type) = writer.meaning(of: base.withoutOptionals, scope)
    else { return false }
    switch type.kind {
    case .unknown:
      // What is made without a name is a tuple.
      guard let name = base.withoutOptionals.ownName,
        let initial = writer.resolver.variable(named: name, of: scope.owner)?.declaration.initial,
        case .tuple = initial.kind
      else { return false }
      return true
    case .named(let name):
      return writer.resolver.declarations.type(name).map {
        writer.resolver.declarations[$0].keyword == .struct
      } ?? false
    default: return false
    }
  }

  // MARK: - Code of the author's own

  /// `settings[0] = 1`, `total += price` of a type that says itself what that does: what is there
  /// then is not known. Nil for anything else.
  mutating func changedByOwnCode(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect]? {
    let place: Expression
    switch target.kind {
    case .subscripted(let base, _): place = base
    default:
      guard let operation = op.assigned, operation != op else { return nil }
      place = target
    }
    guard case .bundle(let owner) = writer.meaning(of: place, scope) else { return nil }
    let before = doneOnTheWay(to: value, &scope)
    return before
      + writer.resolver.reached(from: owner).map { variable, type in
        let unknown = writer.opaque(type, at: range, scope)
        return writer.assignment(of: unknown, to: variable, at: range, scope)
      }
  }

  // MARK: - Elements

  /// `flags[0].toggle()`, `modes[0].advance()`: a copy of the element is changed, and put back; nil
  /// for anything else.
  mutating func readElementCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, case .subscripted(let list, let indices) = base.kind,
      list.memberPath != nil, mayMutate(name)
    else { return nil }
    let given = Expression(.missing, range)
    if let effects = changedByOwnCode(base, .assign, given, &scope, at: range) {
      return .modelled(effects)
    }
    guard
      !indices.contains(where: { writer.resolver.mayAct($0.value) }),
      case .list(let element) = writer.valueType(of: list, scope).kind,
      !writer.resolver.holdsController(element), !writer.resolver.holdsReference(element)
    else { return nil }
    let copy = writer.intern(Array("copy \(base.range.start)".utf8))
    var variable = VariableDeclaration(range: base.range, name: LocatedName(copy, base.range))
    variable.initial = base
    let made = read(Statement(.variable(variable), base.range), &scope)
    var effects = scope.takePending() + writer.effects(of: made, at: base.range, scope)
    let value = Expression(.name(copy), base.range)
    var changing = call
    changing.callee = Expression(.member(value, name), call.callee.range)
    let changed = readCall(changing, at: range, &scope)
    effects += scope.takePending() + writer.effects(of: changed, at: range, scope)
    let kept = readAssignment(base, .assign, value, &scope, at: range)
    effects += scope.takePending() + writer.effects(of: kept, at: range, scope)
    return .modelled(effects)
  }

  /// `true` iff a method of that name may change what it is called on.
  private func mayMutate(_ name: LocatedName) -> Bool {
    name.name.word == .toggle
      || writer.resolver.changesItself(writer.resolver.spelling(name.name))
      || writer.resolver.declarations.types.contains { info in
        info.functions[name.name]?.contains { writer.resolver.isMutating($0) } ?? false
      }
  }
}

extension Expression {
  /// `theme.isDark` for `theme.self.isDark`; nil for what does not say so.
  var withoutSelf: Expression? {
    guard case .member(let base, let name) = kind, case .member(let inner, let word) = base.kind,
      word.name.word == .selfWord
    else { return nil }
    return Expression(.member(inner, name), range)
  }
}
