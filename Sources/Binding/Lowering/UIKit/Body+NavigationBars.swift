import Language
import StatusBar

// Navigation bars as objects of their own, which stand for their controllers.
extension Body {
  /// `navigationController?.navigationBar.isHidden = true`; nil for an assignment to something
  /// else.
  mutating func readBarAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard name.name.word == .isHidden else { return nil }
    let owner: Writer.ControllerValue?
    switch base.withoutOptionals.kind {
    case .name(let bar) where bar.word == .navigationBar:
      guard writer.resolver.meaning(of: bar, in: scope) == nil,
        writer.resolver.isController(scope.owner)
      else {
        return nil
      }
      let this = writer.add(.thisController, StaticType(.controller), at: base.range, scope)
      owner = Writer.ControllerValue(effects: [], formula: this)
    case .member(let controller, let bar) where bar.name.word == .navigationBar:
      owner = bindControllerValue(controller.withoutOptionals, &scope)
    default: return nil
    }
    guard let owner else { return nil }
    let hidden = bindTyped(value, .bool, &scope)
    return .modelled(
      owner.effects + scope.takePending() + [
        writer.effect(
          .configure(.setController(.barIsHidden, of: owner.formula, hidden)), at: range, scope)
      ])
  }

  /// `navigationController?.navigationBar.paint()` of an extension of the author's own: what it
  /// sets it sets on that bar. Nil for any other call.
  mutating func readBarExtension(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard base.withoutOptionals.lastName?.name.word == .navigationBar,
      let function = writer.resolver.fitting(writer.resolver.functionsOfBars(name.name), call),
      let body = function.declaration.body, let bar = bindController(base, &scope),
      enter(
        Location(function.file, function.declaration.name.range), at: scope.location(range))
    else { return nil }
    defer { leave() }
    var inner = Scope(file: function.file, screen: scope.screen, owner: scope.owner)
    inner.frame = scope.frame
    bindArguments(of: function.declaration.parameters, call, from: &scope, into: &inner)
    inner.frame = scope.frame
    inner.locals.append(Name(.navigationBar), .value(bar))
    var effects: [Effect] = []
    for statement in body { effects += bindOfBar(statement, &inner) }
    scope.frame = inner.frame
    return .modelled(effects)
  }

  /// A statement of an extension of navigation bars.
  private mutating func bindOfBar(_ statement: Statement, _ scope: inout Scope) -> [Effect] {
    let range = statement.range
    if case .expression(let expression) = statement.kind {
      switch expression.kind {
      case .assignment(let target, .assign, _, let value):
        guard let name = target.ownName, writer.resolver.meaning(of: name, in: scope) == nil else {
          break
        }
        let bar = Expression(.name(Name(.navigationBar)), target.range)
        let located = LocatedName(name, target.range)
        if let reading = readPropertyAssignment(
          Expression(.member(bar, located), target.range), value, &scope, at: range)
        {
          return scope.takePending() + writer.effects(of: reading, at: range, scope)
        }
        if BarMember.assigned(name.word) == nil { return doneOnTheWay(to: value, &scope) }
      case .call(let call):
        if let name = call.callee.ownName,
          appleMembers.contains(writer.resolver.names.bytes(of: name))
        {
          return []
        }
      default: break
      }
    }
    let input = writer.input(writer.named(range, scope), nil, at: range, scope)
    return [writer.effect(.obscure([.visibility, .style], input), at: range, scope)]
  }
}
