import Language
import StatusBar

// Controllers that another controller makes: `home.inNavigation()`, `home.wrapped`.
extension Body {
  /// What a function of a controller yields, or a computed property where there is no call, if that
  /// is a controller; nil for anything else.
  mutating func bindMade(
    byController base: Expression, _ name: LocatedName, _ call: Call?, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil, !base.isSelf, call?.allClosures.isEmpty ?? true,
      writer.resolver.declarations.typesDeclare(name.name)
    else { return nil }
    let before = (scope, writer.findings)
    if let (controller, type) = heldController(base, &scope) {
      let made =
        if let call {
          bindMade(by: controller, of: type, name, call, at: range, &scope)
        } else {
          bindGetter(of: controller, of: type, name, at: range, &scope)
        }
      if let made { return made }
    }
    (scope, writer.findings) = before
    return nil
  }

  private mutating func bindMade(
    by controller: FormulaID, of type: Int, _ name: LocatedName, _ call: Call,
    at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard let target = writer.resolver.targets(of: name.name, call, like: type).last,
      writer.resolver.holdsViewController(
        writer.resolver.staticType(target.function.declaration.result))
    else { return nil }
    return bindCall(ofReference: controller, name, call, at: range, &scope)
  }

  private mutating func bindGetter(
    of controller: FormulaID, of type: Int, _ name: LocatedName, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard ControllerProperty(name.name.word) == nil,
      let getter = writer.resolver.computed(name.name, ofType: type),
      writer.resolver.holdsViewController(getter.type),
      writer.resolver.declarations.controllers(like: type).count == 1,
      let owner = writer.resolver.receiver(ofType: type)
    else { return nil }
    var declaration = FunctionDeclaration(
      range: getter.place, name: LocatedName(name.name, getter.place))
    declaration.body = getter.getter.returningLast
    let function = LocatedFunction(file: getter.file, declaration: declaration)
    let bound = bindFunction(function, owner: owner, isLate: true)
    let local = scope.addUnnamedLocal()
    let run = writer.effect(
      .run(.other(controller, bound.handler, arguments: [], into: local)), at: range, scope)
    scope.frame?.pending.append(run)
    return writer.add(.variable(.local(local)), getter.type, at: range, scope)
  }

  /// A controller that an expression makes, or gets, made once: `Page() as? Wanted` asks for its
  /// class and hands it on. Nil for anything else, and where no code runs.
  mutating func holdMadeController(_ value: Expression, _ scope: inout Scope) -> FormulaID? {
    guard scope.frame != nil else { return nil }
    var controller: FormulaID
    if let draft = bindDraft(value, &scope) {
      controller = writer.make(draft, at: value.range, scope)
    } else if let held = bindControllerValue(value, &scope) {
      scope.frame?.pending += held.effects
      controller = held.formula
    } else {
      return nil
    }
    if case .variable = writer.program[controller] { return controller }
    writer.hold(&controller, at: value.range, &scope)
    return controller
  }

  /// A controller of a class of the app's that an expression is, made once, and its class; nil for
  /// anything else.
  private mutating func heldController(
    _ base: Expression, _ scope: inout Scope
  ) -> (controller: FormulaID, type: Int)? {
    let base = base.withoutOptionals
    let known = bindController(base, &scope)
    guard let controller = known ?? holdMadeController(base, &scope),
      case .named(let name) = writer.type(of: controller).kind,
      let type = writer.resolver.declarations.type(name),
      case .controller = writer.resolver.declarations[type].role
    else { return nil }
    return (controller, type)
  }
}
