import Language
import StatusBar

// Values of functions that do something on the way: it is done before what is made of the value.
extension Binder {
  /// Binds a call for its value where the function changes something; nil for one that only
  /// answers.
  mutating func bindActingCall(
    _ function: LocatedFunction, owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    let declaration = function.declaration
    guard scope.frame != nil, let body = declaration.body, !isView(declaration.result) else {
      return nil
    }
    let result = staticType(declaration.result)
    // An object is made where it is made.
    let isMade = holdsReference(result)
    guard isMade || !holdsController(result) && mayAct(body[...]) else { return nil }
    if isInlined(function, call, scope) || receivers[owner].isLocal {
      let effects = inlineEffects(function, owner, call, at: range, &scope)
      scope.frame?.pending += effects
      return effects.contains { $0.matters } ? opaque(at: range, scope) : nil
    }
    let bound = bindFunction(function, owner: owner)
    guard isMade || program[bound.handler].body.contains(where: { $0.matters }) else { return nil }
    var effects: [Effect] = []
    let arguments = bindArguments(function, owner, call, &effects, at: range, &scope)
    let type = staticType(declaration.result)
    let local = scope.addLocal(declaration.name.name, type)
    // No name stands for it.
    scope.locals.removeLast()
    effects.append(
      effect(
        .run(.handlerInto(local: local, bound.handler, arguments: arguments)), at: range, scope))
    scope.frame?.pending += effects
    return add(.variable(.local(local)), type, at: range, scope)
  }

  /// Binds a part of a value that is only come to where a condition is of that truth: what it does
  /// on the way is done only then.
  mutating func bindUnder(
    _ condition: inout FormulaID, _ truth: Bool, at range: SourceRange, _ scope: inout Scope,
    _ bind: (inout Binder, inout Scope) -> FormulaID
  ) -> FormulaID {
    let before = scope.takePending()
    let value = bind(&self, &scope)
    let inside = scope.takePending()
    scope.frame?.pending = before
    if inside.isEmpty { return value }
    hold(&condition, at: range, &scope)
    let branches = truth ? (inside, []) : ([], inside)
    let done = effect(
      .if(condition, then: branches.0, otherwise: branches.1), at: range, scope)
    scope.frame?.pending.append(done)
    return value
  }

  /// Binds a part of a value that comes after another one, which is as it was before.
  mutating func bindAfter(
    _ first: inout FormulaID, at range: SourceRange, _ scope: inout Scope,
    _ bind: (inout Binder, inout Scope) -> FormulaID
  ) -> FormulaID {
    let before = scope.takePending()
    let value = bind(&self, &scope)
    let inside = scope.takePending()
    scope.frame?.pending = before
    if inside.isEmpty { return value }
    hold(&first, at: range, &scope)
    scope.frame?.pending += inside
    return value
  }

  /// Keeps a value as it is at this moment.
  mutating func hold(
    _ value: inout FormulaID, at range: SourceRange, _ scope: inout Scope
  ) {
    if case .constant = program[value] { return }
    let type = type(of: value)
    let local = scope.addLocal(Name(.selfWord), type)
    // No name stands for it.
    scope.locals.removeLast()
    let held = effect(.bind(local: local, value), at: range, scope)
    scope.frame?.pending.append(held)
    value = add(.variable(.local(local)), type, at: range, scope)
  }
}
