import Language
import StatusBar

// Closures and functions that do something.
extension Binder {
  /// Binds a closure to a handler of its own.
  mutating func bindClosure(
    _ closure: Closure, anonymous: Int32 = 0, type: StaticType = .unknown,
    _ scope: inout Scope
  ) -> HandlerID {
    var inner = scope
    inner.hole = nil
    inner.frame = Scope.Frame()
    inner.frame?.anonymousType = type
    var parameters: Int32 = 0
    if closure.parameters.isEmpty {
      inner.frame?.anonymousCount = anonymous
      inner.frame?.localCount = anonymous
    }
    for parameter in closure.parameters {
      if spelling(parameter.name) == "_" {
        inner.frame?.localCount += 1
      } else {
        _ = inner.addLocal(parameter.name, type)
      }
      parameters += 1
    }
    let body = bindEffects(closure.body[...], &inner)
    let used = inner.frame?.usedAnonymousCount ?? 0
    return add(
      Handler(
        name: nil, parameterCount: closure.parameters.isEmpty ? used : parameters,
        localCount: inner.frame?.localCount ?? 0, body: body,
        site: site(closure.range, in: scope.file)))
  }

  /// A handler that does nothing.
  mutating func emptyHandler(at range: SourceRange, _ scope: Scope) -> HandlerID {
    add(
      Handler(
        name: nil, parameterCount: 0, localCount: 0, body: [], site: site(range, in: scope.file)))
  }

  /// Returns the handler that a modifier is given, as a closure or by `perform:`; nil without.
  mutating func bindHandler(
    of call: Call, anonymous: Int32 = 0, type: StaticType = .unknown, _ scope: inout Scope
  ) -> HandlerID? {
    if let closure = call.closures.first?.closure {
      return bindClosure(closure, anonymous: anonymous, type: type, &scope)
    }
    for argument in call.arguments {
      switch argument.label?.name.word {
      case .perform, .action:
        return bindHandlerValue(argument.value, anonymous: anonymous, type: type, &scope)
      default:
        if case .closure(let closure) = argument.value.kind {
          return bindClosure(closure, anonymous: anonymous, type: type, &scope)
        }
      }
    }
    return nil
  }

  /// Binds what stands after `action:`: a closure, a function's name, `dismiss`.
  mutating func bindAction(_ value: Expression, _ scope: inout Scope) -> HandlerID {
    bindHandlerValue(value, anonymous: 0, type: .unknown, &scope)
      ?? emptyHandler(at: value.range, scope)
  }

  mutating func bindHandlerValue(
    _ value: Expression, anonymous: Int32, type: StaticType, _ scope: inout Scope
  ) -> HandlerID? {
    switch value.kind {
    case .closure(let closure):
      return bindClosure(closure, anonymous: anonymous, type: type, &scope)
    case .nilLiteral: return nil
    case .name(let name):
      if let found = function(name, labels: nil, of: scope.owner) {
        return bindFunction(found.function, owner: found.owner).handler
      }
    case .member(let base, let name):
      if base.isSelf,
        let found = function(name.name, labels: nil, of: scope.owner)
      {
        return bindFunction(found.function, owner: found.owner).handler
      }
      if case .bundle(let owner) = meaning(of: base, scope),
        let found = function(name.name, labels: nil, of: owner)
      {
        return bindFunction(found.function, owner: found.owner).handler
      }
    default: break
    }
    let call = Call(callee: value, arguments: [], closures: [], brackets: nil)
    var inner = scope
    inner.frame = Scope.Frame()
    let body = bindEffect(Expression(.call(call), value.range), &inner)
    return add(
      Handler(
        name: nil, parameterCount: 0, localCount: inner.frame?.localCount ?? 0, body: body,
        site: site(value.range, in: scope.file)))
  }

  /// Binds a function of an owner once.
  mutating func bindFunction(_ function: LocatedFunction, owner: Int) -> BoundFunction {
    let declaration = function.declaration
    let location = Location(function.file, declaration.name.range)
    if let known = receivers[owner].functions[location] { return known }
    let name = declaration.name.name
    let handler = add(
      Handler(
        name: symbol(name), parameterCount: Int32(declaration.parameters.count), localCount: 0,
        body: [], site: site(declaration.name.range, in: function.file)))
    var scope = Scope(file: function.file, screen: receivers[owner].screen, owner: owner)
    scope.frame = Scope.Frame()
    var parameters: [BoundParameter] = []
    for parameter in declaration.parameters {
      let number = scope.addLocal(parameter.name.name, staticType(parameter.type))
      let label = parameter.label?.name ?? parameter.name.name
      parameters.append(
        BoundParameter(
          label: spelling(label) == "_" ? nil : label, name: parameter.name.name, slot: number,
          hasDefault: parameter.initial != nil))
    }
    let bound = BoundFunction(
      name: name, handler: handler, parameters: parameters, location: location)
    receivers[owner].functions[location] = bound
    if receivers[owner].functionNames[name] == nil {
      receivers[owner].functionNames[name] = location
    }
    let body = bindEffects((declaration.body ?? [])[...], &scope)
    program[handler].body = body
    program[handler].localCount = scope.frame?.localCount ?? 0
    return bound
  }

  /// Binds statements to effects.
  mutating func bindEffects(
    _ statements: ArraySlice<Statement>, _ scope: inout Scope
  ) -> [Effect] {
    let depth = scope.locals.count
    defer { scope.locals.removeLast(scope.locals.count - depth) }
    var effects: [Effect] = []
    var rest = statements
    while let statement = rest.first {
      rest = rest.dropFirst()
      effects += bindReaches(statement, &scope)
      if case .guard(let conditions, let otherwise) = statement.kind {
        effects += bindGuard(conditions, otherwise, rest, &scope, at: statement.range)
        return effects
      }
      effects += bindEffect(statement, &scope)
    }
    return effects
  }

  private mutating func bindGuard(
    _ conditions: [Condition], _ otherwise: [Statement], _ rest: ArraySlice<Statement>,
    _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let other = bindEffects(otherwise[...], &scope)
    guard let condition = bindConditions(conditions, &scope) else {
      return bindEffects(rest, &scope)
    }
    let then = bindEffects(rest, &scope)
    return [
      Effect(.if(condition, then: then, otherwise: other), site: site(range, in: scope.file))
    ]
  }

  mutating func bindEffect(
    _ statement: Statement, _ scope: inout Scope
  ) -> [Effect] {
    switch statement.kind {
    case .expression(let expression): return bindEffect(expression, &scope)
    case .variable(let variable): return bindLocal(variable, &scope)
    case .function(let function):
      let parameters = function.parameters.map { $0.name }
      let closure = Closure(
        range: function.range, parameters: parameters, body: function.body ?? [])
      let source = ClosureSource(kind: .closure(closure), scope: scope)
      scope.locals.append((function.name.name, .closure(source)))
      return []
    case .if(let branches):
      return bindInterposition(branches, &scope, at: statement.range)
        ?? bindIf(branches, &scope, at: statement.range)
    case .switch(let subject, let cases):
      let value = bindFormula(subject, expecting: .unknown, &scope)
      return bindCases(value, cases[...], &scope)
    case .return(let value):
      let formula = value.flatMap { value in
        isAction(value, scope) ? nil : bindFormula(value, expecting: .unknown, &scope)
      }
      var effects: [Effect] = []
      if let value, isAction(value, scope) { effects = bindEffect(value, &scope) }
      effects.append(Effect(.return(formula), site: site(statement.range, in: scope.file)))
      return effects
    case .block(let body): return bindEffects(body[...], &scope)
    case .conditional(let clauses): return bindBuild(clauses[...], &scope, at: statement.range)
    case .action(let step): return bindWords(step, &scope)
    case .loop(let loop): return bindLoop(loop, &scope, at: statement.range)
    case .unread:
      note(.kept, "this is kept and never run", at: scope.location(statement.range))
      return []
    case .guard, .type, .jump: return []
    }
  }

  /// `true` iff an expression after `return` is done for its effect.
  private func isAction(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .assignment: return true
    case .call(let call):
      if case .name(let name) = call.callee.kind { return name.word == .withAnimation }
      return false
    default: return false
    }
  }

  private mutating func bindIf(
    _ branches: IfStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let depth = scope.locals.count
    let condition = bindConditions(branches.conditions, &scope)
    let then = bindEffects(branches.then[...], &scope)
    scope.locals.removeLast(scope.locals.count - depth)
    let otherwise = bindEffects(branches.otherwise[...], &scope)
    guard let condition else { return then }
    return [
      Effect(.if(condition, then: then, otherwise: otherwise), site: site(range, in: scope.file))
    ]
  }

  private mutating func bindCases(
    _ subject: FormulaID, _ cases: ArraySlice<SwitchCase>, _ scope: inout Scope
  ) -> [Effect] {
    guard let item = cases.first else { return [] }
    let depth = scope.locals.count
    let condition = bindCase(item, subject: subject, &scope)
    let body = bindEffects(item.body[...], &scope)
    scope.locals.removeLast(scope.locals.count - depth)
    guard let condition else { return body }
    let rest = bindCases(subject, cases.dropFirst(), &scope)
    return [
      Effect(.if(condition, then: body, otherwise: rest), site: site(item.range, in: scope.file))
    ]
  }

  private mutating func bindBuild(
    _ clauses: ArraySlice<ConditionalClause<[Statement]>>, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect] {
    guard let clause = clauses.first else { return [] }
    guard let condition = clause.condition else { return bindEffects(clause.body[...], &scope) }
    switch condition.buildTruth(names) {
    case true?: return bindEffects(clause.body[...], &scope)
    case false?: return bindBuild(clauses.dropFirst(), &scope, at: range)
    case nil:
      let formula = bindBuildCondition(condition, &scope)
      let then = bindEffects(clause.body[...], &scope)
      let otherwise = bindBuild(clauses.dropFirst(), &scope, at: range)
      return [
        Effect(.if(formula, then: then, otherwise: otherwise), site: site(range, in: scope.file))
      ]
    }
  }

  /// A loop is read to see whether it matters; one that does is not modelled.
  private mutating func bindLoop(
    _ loop: LoopStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let depth = scope.locals.count
    defer { scope.locals.removeLast(scope.locals.count - depth) }
    if let name = loop.variable {
      scope.locals.append((name.name, .opaque([name.name], qualifier: nil)))
    }
    let effects = bindEffects(loop.body[...], &scope)
    if effects.contains(where: { $0.matters && !isOfElement($0, named: loop.variable) }) {
      report(.loopChangesState(at: scope.location(range)))
    }
    return []
  }

  /// `true` iff an effect only changes a member of what a loop goes over: nothing is known of it.
  private func isOfElement(_ effect: Effect, named variable: LocatedName?) -> Bool {
    guard let variable, case .assign(.app(let slot), _) = effect.kind else { return false }
    return inputs.isSlot(slot, ofPathFrom: variable.name)
  }

  /// `let name = value` in a handler
  private mutating func bindLocal(
    _ variable: VariableDeclaration, _ scope: inout Scope
  ) -> [Effect] {
    let name = variable.name.name
    guard let initial = variable.initial else {
      _ = scope.addLocal(name, staticType(variable.type))
      return []
    }
    if case .closure(let closure) = initial.kind {
      scope.locals.append(
        (name, .closure(ClosureSource(kind: .closure(closure), scope: scope))))
      return []
    }
    if let draft = bindDraft(initial, &scope) {
      scope.locals.append((name, .draft(draft)))
      return []
    }
    if let object = bindObject(initial, &scope) {
      scope.locals.append((name, .object(object)))
      return []
    }
    if let window = windowTarget(initial, scope) {
      scope.locals.append((name, .window(window)))
      return []
    }
    if isRelayoutSelector(initial, scope) {
      scope.locals.append((name, Binder.relayoutSelector))
      return []
    }
    switch meaning(of: initial, scope) {
    case .bundle, .opaque, .closure, .dismissAction, .presentationMode, .draft:
      if let known = meaning(of: initial, scope) { scope.locals.append((name, known)) }
      return []
    default: break
    }
    let value =
      bindController(initial, &scope)
      ?? bindFormula(initial, expecting: staticType(variable.type), &scope)
    let number = scope.addLocal(name, type(of: value).orExpected(staticType(variable.type)))
    return [Effect(.bind(local: number, value), site: site(variable.range, in: scope.file))]
  }
}

extension Effect {
  /// `true` iff the effect changes something.
  var matters: Bool {
    switch kind {
    case .nothing, .return, .bind: false
    case .if(_, let then, let otherwise):
      then.contains { $0.matters } || otherwise.contains { $0.matters }
    case .animated(_, let body), .viewAnimation(_, let body): body.contains { $0.matters }
    default: true
    }
  }
}
