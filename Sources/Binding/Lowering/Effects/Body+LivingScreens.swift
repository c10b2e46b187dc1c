import Language
import StatusBar

// In a scenario the name of a screen means its topmost use: `Feed.offset = 60`, `Feed.refresh()`.
extension Body {
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
    guard let chain = writer.resolver.chain(target, scope) else { return nil }
    guard writer.resolver.has(chain.member.name, chain.owner) else {
      return writer.refuse(writer.resolver.noMember(chain, scope))
    }
    var before: [Effect] = []
    let own = seen(from: chain, expression, &before, &scope)
    var inner = self.writer.resolver.scope(of: chain, in: scope)
    let reading = read(own, &inner)
    let body = inner.takePending() + writer.effects(of: reading, at: expression.range, inner)
    scope.frame = inner.frame
    scope.locals = inner.locals
    return .modelled(
      before + [writer.effect(.inUse(of: chain.screen, body), at: expression.range, scope)])
  }

  /// The same with `self` in place of the screen's name; what names the surroundings' own is
  /// evaluated there, before.
  private mutating func seen(
    from chain: Resolver.ScreenChain, _ expression: Expression, _ before: inout [Effect],
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
      return name.word == .selfWord || writer.resolver.has(name, owner)
    }
    guard isOwn else { return value }
    let formula = bindFormula(value, expecting: .unknown, &scope)
    before += scope.takePending()
    let name = writer.intern(
      Array("a value of line ".utf8) + writer.resolver.bytes(value.range, in: scope.file))
    let local = scope.addLocal(name, writer.type(of: formula))
    before.append(writer.effect(.bind(local: local, formula), at: value.range, scope))
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
    guard let chain = writer.resolver.chain(expression, scope) else { return nil }
    guard writer.resolver.has(chain.member.name, chain.owner) else {
      if let path = expression.memberPath, writer.inputs.input(path) != nil { return nil }
      writer.report(writer.resolver.noMember(chain, scope))
      return writer.opaque(at: expression.range, scope)
    }
    var before: [Effect] = []
    let own = seen(from: chain, expression, &before, &scope)
    var inner = self.writer.resolver.scope(of: chain, in: scope)
    let value = bindFormula(own, expecting: expected, &inner)
    if scope.frame != nil {
      let body = inner.takePending()
      scope.frame = inner.frame
      // It has to be there, and what the value does on the way is done there.
      let use = writer.effect(.inUse(of: chain.screen, body), at: expression.range, scope)
      scope.frame?.pending += before + [use]
    }
    return writer.add(
      .inUse(of: chain.screen, value), writer.type(of: value), at: expression.range, scope)
  }
}
