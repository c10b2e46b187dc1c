import Language
import StatusBar

// In a scenario the name of a screen means its topmost use: `Feed.offset = 60`, `Feed.refresh()`.
extension Binder {
  /// A chain that starts at the name of a screen, as that screen sees it.
  private struct ScreenChain {
    var screen: ScreenID
    var owner: Int
    var name: Name
    var member: LocatedName
  }

  /// Returns what a chain speaks of that starts at the name of a screen; nil for other chains.
  private func chain(_ expression: Expression, _ scope: Scope) -> ScreenChain? {
    guard let (name, member) = expression.chainStart, meaning(of: name, in: scope) == nil,
      let screen = directory.screen(name), let owner = receivers.receiver(of: screen),
      let type = receivers.type(of: owner)
    else { return nil }
    for type in declarations.lineage(of: type) {
      let functions = declarations[type].functions[member.name] ?? []
      let modifiers =
        (declarations[type].variables[member.name]?.declaration.modifiers ?? [])
        + functions.flatMap { $0.declaration.modifiers }
      if modifiers.contains(where: { $0.name.word == .static || $0.name.word == .class }) {
        return nil
      }
    }
    return ScreenChain(screen: screen, owner: owner, name: name, member: member)
  }

  private func scope(of chain: ScreenChain, in scope: Scope) -> Scope {
    var inner = Scope(file: scope.file, screen: chain.screen, owner: chain.owner)
    inner.isScenario = true
    inner.frame = scope.frame
    inner.locals = scope.locals
    return inner
  }

  /// `true` iff a screen has a member of that name, its own or one of UIKit's.
  private func has(_ member: Name, _ owner: Int) -> Bool {
    if property(member, of: owner) != nil || computed(member, of: owner) != nil { return true }
    if function(member, labels: nil, of: owner)?.owner == owner { return true }
    guard isController(owner) else { return false }
    return ControllerProperty(member.word) != nil || ControllerSetting(member.word) != nil
      || BarMember.assigned(member.word) != nil || BarMember.called(member.word) != nil
      || appleMembers.contains(names.bytes(of: member))
  }

  private func noMember(_ chain: ScreenChain, _ scope: Scope) -> Diagnostic {
    let type = receivers.type(of: chain.owner)
    let types = type.map { declarations.lineage(of: $0) } ?? []
    let legal = types.flatMap {
      declarations[$0].variableOrder + declarations[$0].definitionOrder
        + declarations[$0].functionOrder
    }.map { spelling($0) }
    let known = isController(chain.owner) ? legal + appleMembers.words : legal
    let near =
      closest(to: chain.member.name, among: legal)
      ?? closest(to: chain.member.name, among: known)
    var diagnostic = Diagnostic.noSuchMember(
      spelling(chain.member.name), of: spelling(chain.name), legal: near == nil ? legal : [],
      at: scope.location(chain.member.range))
    if let near { Diagnostic.suggest(near, [], &diagnostic) }
    return diagnostic
  }

  // MARK: - Statements

  /// Reads an assignment to, or a call of, a member of a screen; nil for anything else.
  mutating func readOnScreen(
    _ expression: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    let target: Expression
    switch expression.kind {
    case .assignment(let place, _, _, _): target = place
    case .call: target = expression
    default: return nil
    }
    guard let chain = chain(target, scope) else { return nil }
    guard has(chain.member.name, chain.owner) else { return refuse(noMember(chain, scope)) }
    var before: [Effect] = []
    let own = seen(from: chain, expression, &before, &scope)
    var inner = self.scope(of: chain, in: scope)
    let reading = read(own, &inner)
    let body = inner.takePending() + effects(of: reading, at: expression.range, inner)
    scope.frame = inner.frame
    scope.locals = inner.locals
    return .modelled(
      before + [effect(.inUse(of: chain.screen, body), at: expression.range, scope)])
  }

  /// The same with `self` in place of the screen's name; what names the surroundings' own is
  /// evaluated there, before.
  private mutating func seen(
    from chain: ScreenChain, _ expression: Expression, _ before: inout [Effect],
    _ scope: inout Scope
  ) -> Expression {
    let own = Expression(.name(Name(.selfWord)), expression.range.atStart)
    switch expression.kind {
    case .assignment(let place, let op, let range, let value):
      return Expression(
        .assignment(
          place.startingAt(own), op, operatorRange: range, settled(value, &before, &scope)),
        expression.range)
    case .call(var call):
      call.callee = call.callee.startingAt(own)
      for index in call.arguments.indices {
        call.arguments[index].value = settled(call.arguments[index].value, &before, &scope)
      }
      return Expression(.call(call), expression.range)
    default: return expression.startingAt(own)
    }
  }

  /// A value that names members of the surroundings becomes a constant of them.
  private mutating func settled(
    _ value: Expression, _ before: inout [Effect], _ scope: inout Scope
  ) -> Expression {
    guard scope.frame != nil, scope.owner != 0 else { return value }
    let (current, owner) = (scope, scope.owner)
    let isOwn = value.contains { part in
      guard case .name(let name) = part.kind else { return false }
      if current.locals.contains(name) { return false }
      return name.word == .selfWord || has(name, owner)
    }
    guard isOwn else { return value }
    let formula = bindFormula(value, expecting: .unknown, &scope)
    before += scope.takePending()
    let name = intern(Array("a value of line ".utf8) + bytes(value.range, in: scope.file))
    let local = scope.addLocal(name, type(of: formula))
    before.append(effect(.bind(local: local, formula), at: value.range, scope))
    return Expression(.name(name), value.range)
  }

  // MARK: - Values

  /// Binds a member of a screen's topmost use; nil for anything else.
  mutating func bindOnScreen(
    _ expression: Expression, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID? {
    switch expression.kind {
    case .member, .call: break
    default: return nil
    }
    guard let chain = chain(expression, scope) else { return nil }
    guard has(chain.member.name, chain.owner) else {
      if let path = expression.memberPath, inputs.input(path) != nil { return nil }
      report(noMember(chain, scope))
      return opaque(at: expression.range, scope)
    }
    var before: [Effect] = []
    let own = seen(from: chain, expression, &before, &scope)
    var inner = self.scope(of: chain, in: scope)
    let value = bindFormula(own, expecting: expected, &inner)
    if scope.frame != nil {
      let body = inner.takePending()
      scope.frame = inner.frame
      // It has to be there, and what the value does on the way is done there.
      let use = effect(.inUse(of: chain.screen, body), at: expression.range, scope)
      scope.frame?.pending += before + [use]
    }
    return add(.inUse(of: chain.screen, value), type(of: value), at: expression.range, scope)
  }
}

extension Expression {
  /// The name that a chain of members starts at, and the first member behind it.
  fileprivate var chainStart: (name: Name, member: LocatedName)? {
    switch kind {
    case .member(let base, let member):
      if case .name(let name) = base.withoutOptionals.kind { return (name, member) }
      return base.chainStart
    case .call(let call): return call.callee.chainStart
    case .optionalChain(let inner), .forced(let inner), .subscripted(let inner, _):
      return inner.chainStart
    default: return nil
    }
  }

  /// The same chain from another start.
  fileprivate func startingAt(_ start: Expression) -> Expression {
    switch kind {
    case .name: return start
    case .member(let base, let member):
      return Expression(.member(base.startingAt(start), member), range)
    case .call(var call):
      call.callee = call.callee.startingAt(start)
      return Expression(.call(call), range)
    case .optionalChain(let inner):
      return Expression(.optionalChain(inner.startingAt(start)), range)
    case .forced(let inner): return Expression(.forced(inner.startingAt(start)), range)
    case .subscripted(let inner, let arguments):
      return Expression(.subscripted(inner.startingAt(start), arguments), range)
    default: return self
    }
  }
}
