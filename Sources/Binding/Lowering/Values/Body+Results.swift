import Language
import StatusBar

// Values of functions that do something on the way: it is done before what is made of the value.
extension Body {
  /// Binds a call for its value where the function changes something; nil for one that only
  /// answers.
  mutating func bindActingCall(
    _ function: LocatedFunction, owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    let declaration = function.declaration
    guard scope.frame != nil, let body = declaration.body,
      !writer.resolver.isView(declaration.result)
    else {
      return nil
    }
    let result = writer.resolver.staticType(declaration.result)
    let isMade = writer.resolver.makesObject(function, body) || callsItself(function)
    guard isMade || writer.resolver.mayAct(body[...]) else { return nil }
    if writer.isInlined(function, call, scope) || writer.resolver.receivers[owner].isLocal {
      let count = scope.frame?.localCount ?? 0
      let run = inlineYield(function, owner, call, at: range, &scope)
      scope.frame?.pending += run.effects
      // What it yields may be what a variable was before.
      let isOpen = run.effects.contains { $0.matters || $0.binds(below: count) }
      return isOpen ? run.value ?? writer.opaque(at: range, scope) : nil
    }
    let isLate = writer.resolver.holdsController(result)
    let bound = bindFunction(function, owner: owner, isLate: isLate)
    // What is bound later may do anything.
    guard
      isMade || isLate && writer.resolver.receivers.isOpen(bound.handler)
        || writer.program[bound.handler].body.contains(where: { $0.matters })
    else { return nil }
    var effects: [Effect] = []
    let arguments = bindArguments(function, owner, call, &effects, at: range, &scope)
    let type = writer.resolver.staticType(declaration.result)
    let local = scope.addUnnamedLocal()
    effects.append(
      writer.effect(
        .run(.handlerInto(local: local, bound.handler, arguments: arguments)), at: range, scope))
    scope.frame?.pending += effects
    return writer.add(.variable(.local(local)), type, at: range, scope)
  }

  /// `true` iff a function that yields a controller names itself: it goes along the controllers.
  private func callsItself(_ function: LocatedFunction) -> Bool {
    let declaration = function.declaration
    guard let first = declaration.body?.first, let last = declaration.body?.last,
      writer.resolver.holdsController(writer.resolver.staticType(declaration.result))
    else { return false }
    return writer.resolver.names(
      declaration.name.name, in: first.range.union(last.range),
      Scope(file: function.file, screen: .app, owner: 0))
  }

  /// Binds a part of a value that is only come to where a condition is of that truth: what it does
  /// on the way is done only then.
  mutating func bindUnder(
    _ condition: inout FormulaID, _ truth: Bool, at range: SourceRange, _ scope: inout Scope,
    _ bind: (inout Body, inout Scope) -> FormulaID
  ) -> FormulaID {
    let before = scope.takePending()
    let value = bind(&self, &scope)
    let inside = scope.takePending()
    scope.frame?.pending = before
    guard inside.contains(where: { $0.matters || writer.mayEnd($0) }) else {
      scope.frame?.pending += inside
      return value
    }
    writer.hold(&condition, at: range, &scope)
    let branches = truth ? (inside, []) : ([], inside)
    let done = writer.effect(
      .if(condition, then: branches.0, otherwise: branches.1), at: range, scope)
    scope.frame?.pending.append(done)
    return value
  }

  /// Binds a part of a value that comes after another one, which is as it was before.
  mutating func bindAfter(
    _ first: inout FormulaID, at range: SourceRange, _ scope: inout Scope,
    _ bind: (inout Body, inout Scope) -> FormulaID
  ) -> FormulaID {
    let before = scope.takePending()
    let value = bind(&self, &scope)
    let inside = scope.takePending()
    scope.frame?.pending = before
    if inside.isEmpty { return value }
    writer.hold(&first, at: range, &scope)
    scope.frame?.pending += inside
    return value
  }
}
