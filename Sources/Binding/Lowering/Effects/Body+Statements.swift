import Language
import StatusBar

// Statements of a handler.
extension Body {
  /// Binds the statements of a block to effects.
  mutating func bindEffects(
    _ statements: ArraySlice<Statement>, _ scope: inout Scope
  ) -> [Effect] {
    let depth = scope.locals.count
    let outer = scope.takePending()
    defer {
      scope.locals.removeAll(since: depth)
      scope.frame?.pending = outer
    }
    var effects: [Effect] = []
    var later: LaterUses?
    var changes: Table<Name, Int>?
    var rest = statements
    while let statement = rest.first {
      rest = rest.dropFirst()
      addFunctions(calledIn: statement, from: rest, of: statements, &scope)
      effects += bindReaches(statement, &scope)
      effects += writer.keepDrafts(describedIn: statement, &scope)
      if let all = bindWithRest(statement, rest, &scope) { return effects + all }
      if let captured = bindCaptured(statement, in: statements, &later, &scope) {
        effects += captured
        continue
      }
      let called = scope.frame?.called ?? []
      scope.frame?.called = []
      let reading = read(statement, in: statements, &changes, &scope)
      scope.frame?.called = called
      effects += scope.takePending()
      effects += self.writer.effects(of: reading, at: statement.range, scope)
      effects += handedOn(in: statement, scope)
    }
    return effects
  }

  /// Binds a statement together with those that follow it in its block; nil for one that they do
  /// not depend on.
  private mutating func bindWithRest(
    _ statement: Statement, _ rest: ArraySlice<Statement>, _ scope: inout Scope
  ) -> [Effect]? {
    let range = statement.range
    switch statement.kind {
    case .guard(let conditions, let otherwise):
      return bindGuard(conditions, otherwise, rest, &scope, at: range)
    case .deferred(let body): return bindDeferred(body, rest, &scope, at: range)
    case .jump(.break):
      return scope.loopExit.map { [writer.leaving($0, at: range, scope)] } ?? []
    case .jump(.continue), .jump(.fallthrough): return []
    case .expression, .variable, .function, .type, .if, .switch, .loop, .return, .jump, .block,
      .attempt, .conditional, .action, .unread:
      guard !rest.isEmpty, let whole = statement.jumping(over: rest) else { return nil }
      return bindEffects([whole], &scope)
    }
  }

  private mutating func bindGuard(
    _ conditions: [Condition], _ otherwise: [Statement], _ rest: ArraySlice<Statement>,
    _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let other = bindEffects(otherwise[...], &scope)
    let condition = bindConditions(conditions, &scope)
    let pending = scope.takePending()
    let then = bindEffects(rest, &scope)
    guard let condition else { return pending + then }
    return pending + [writer.effect(.if(condition, then: then, otherwise: other), at: range, scope)]
  }

  /// Reads a statement of a block, and whether those behind it give a variable another value.
  private mutating func read(
    _ statement: Statement, in block: ArraySlice<Statement>, _ changes: inout Table<Name, Int>?,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    if case .function(let function) = statement.kind {
      addFunction(function, in: block, &scope)
      return .harmless(.declaration)
    }
    guard case .variable(let variable) = statement.kind, !variable.isConstant,
      let initial = variable.initial, makesNew(initial, scope)
    else { return read(statement, &scope) }
    let known = changes ?? writer.resolver.lastChanges(in: block, scope)
    changes = known
    let isKept = known[variable.name.name] ?? -1 < Int(statement.range.end)
    return readLocal(variable, isKept: isKept, &scope)
  }

  /// `true` iff a value is a function, or what a call yields.
  private func makesNew(_ initial: Expression, _ scope: Scope) -> Bool {
    writer.resolver.makesNew(initial) || writer.handedFunction(initial, scope) != nil
  }

  /// Adds the functions of a block that a statement before them calls.
  private func addFunctions(
    calledIn statement: Statement, from rest: ArraySlice<Statement>,
    of block: ArraySlice<Statement>, _ scope: inout Scope
  ) {
    for other in rest {
      guard case .function(let function) = other.kind,
        writer.resolver.names(function.name.name, in: statement.range, scope)
      else { continue }
      addFunction(function, in: block, &scope)
    }
  }

  /// Adds a function of a block, which may call the others, those behind it among them.
  private func addFunction(
    _ function: FunctionDeclaration, in block: ArraySlice<Statement>, _ scope: inout Scope
  ) {
    let others = block.compactMap { statement -> FunctionDeclaration? in
      if case .function(let other) = statement.kind { other } else { nil }
    }
    var visible = scope
    for _ in 0..<2 {
      let known = visible
      visible = scope
      for other in others { visible.locals.append(other.name.name, closure(of: other, known)) }
    }
    scope.locals.append(function.name.name, closure(of: function, visible))
  }

  private func closure(of function: FunctionDeclaration, _ scope: Scope) -> Meaning {
    let parameters = function.parameters.map { $0.name }
    let closure = Closure(
      range: function.range, parameters: parameters, body: function.body ?? [])
    return .closure(ClosureSource(kind: .closure(closure), scope: scope, depth: expansion.depth))
  }

  /// Reads one statement; a `guard` belongs to its block.
  mutating func read(
    _ statement: Statement, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let range = statement.range
    switch statement.kind {
    case .expression(let expression):
      if case .binary(let left, .equal, let place, _) = expression.kind,
        writer.variable(bound: left, scope) != nil
      {
        return writer.refuse(.comparisonForAssignment(at: scope.location(place)))
      }
      return read(expression, &scope)
    case .variable(let variable): return readLocal(variable, isKept: true, &scope)
    case .function(let function):
      scope.locals.append(function.name.name, closure(of: function, scope))
      return .harmless(.declaration)
    case .type: return .harmless(.declaration)
    case .if(let branches):
      return .modelled(
        bindInterposition(branches, &scope, at: range) ?? bindIf(branches, &scope, at: range))
    case .switch(let subject, let cases):
      let value = bindSubject(subject, &scope)
      return .modelled(scope.takePending() + bindCases(value, cases[...], &scope))
    case .return(let value): return .modelled(bindReturn(value, &scope, at: range))
    case .block(let body): return .modelled(bindEffects(body[...], &scope))
    case .conditional(let clauses): return readBuild(clauses[...], &scope, at: range)
    case .action(let step): return bindWords(step, &scope)
    case .loop(let loop): return readLoop(loop, &scope, at: range)
    case .guard(let conditions, let otherwise):
      return .modelled(bindGuard(conditions, otherwise, [], &scope, at: range))
    case .jump(.throw): return .modelled([writer.effect(.return(nil), at: range, scope)])
    case .jump(.break), .jump(.continue), .jump(.fallthrough): return .harmless(.value)
    case .attempt(let body, let clauses):
      return .modelled(bindAttempt(body, clauses, &scope))
    case .deferred(let body): return .modelled(bindEffects(body[...], &scope))
    case .unread, .jump(.labelled):
      let text = writer.resolver.bytes(range, in: scope.file)
      return .opaque(
        .nothing(
          writer.findings.assume(
            "`\(text.firstLine)` is not read; assumed to leave the bar alone",
            at: scope.location(range))))
    }
  }

  /// `return dismiss()`, `return withAnimation { … }`: what is done on the way out.
  private mutating func bindReturn(
    _ value: Expression?, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    guard let value else { return [writer.effect(.return(nil), at: range, scope)] }
    if writer.resolver.isAction(value, scope) {
      let reading = read(value, &scope)
      return scope.takePending() + writer.effects(of: reading, at: value.range, scope)
        + [writer.effect(.return(nil), at: range, scope)]
    }
    let formula = bindFormula(value, expecting: scope.frame?.result ?? .unknown, &scope)
    return scope.takePending() + [writer.effect(.return(formula), at: range, scope)]
  }

  private mutating func bindIf(
    _ branches: IfStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let depth = scope.locals.count
    let condition = bindConditions(branches.conditions, &scope)
    let pending = scope.takePending()
    let made = scope.draftsMade(since: depth)
    let then = bindEffects(branches.then[...], &scope)
    scope.locals.removeAll(since: depth)
    for local in made { scope.locals.append(local) }
    let otherwise = bindEffects(branches.otherwise[...], &scope)
    guard let condition else { return pending + then }
    if then.isEmpty, otherwise.isEmpty, writer.makesNothing(condition) { return pending }
    return pending + [
      writer.effect(.if(condition, then: then, otherwise: otherwise), at: range, scope)
    ]
  }

  private mutating func bindCases(
    _ subject: FormulaID, _ cases: ArraySlice<SwitchCase>, _ scope: inout Scope
  ) -> [Effect] {
    guard let item = cases.first else { return [] }
    let depth = scope.locals.count
    let condition = bindCase(item, subject: subject, &scope)
    let pending = scope.takePending()
    // `break` leaves the `switch`, and not the loop around it.
    let exit = scope.loopExit
    scope.loopExit = nil
    defer { scope.loopExit = exit }
    let body = bindEffects(cases.firstBody[...], &scope)
    scope.locals.removeAll(since: depth)
    guard let condition else { return pending + body }
    let rest = bindCases(subject, cases.dropFirst(), &scope)
    return pending + [
      writer.effect(.if(condition, then: body, otherwise: rest), at: item.range, scope)
    ]
  }

  private mutating func readBuild(
    _ clauses: ArraySlice<ConditionalClause<[Statement]>>, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]> {
    guard let clause = clauses.first else { return .harmless(.otherBuild) }
    guard let condition = clause.condition else {
      return .modelled(bindEffects(clause.body[...], &scope))
    }
    switch condition.buildTruth(writer.resolver.names) {
    case true?: return .modelled(bindEffects(clause.body[...], &scope))
    case false?: return readBuild(clauses.dropFirst(), &scope, at: range)
    case nil:
      let formula = writer.bindBuildCondition(condition, &scope)
      let then = bindEffects(clause.body[...], &scope)
      let rest = readBuild(clauses.dropFirst(), &scope, at: range)
      let otherwise = writer.effects(of: rest, at: range, scope)
      return .modelled([
        writer.effect(.if(formula, then: then, otherwise: otherwise), at: range, scope)
      ])
    }
  }

  // MARK: - Constants

  /// `let name = value` in a handler; `isKept` is `false` where it is given another value later.
  private mutating func readLocal(
    _ variable: VariableDeclaration, isKept: Bool, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let name = variable.name.name
    if let reading = readActingLocal(variable, &scope) { return reading }
    guard let initial = variable.initial else {
      if variable.type == nil {
        // Part of a tuple: which one is unknown.
        scope.locals.append(name, .opaque([name], qualifier: nil))
      } else {
        _ = scope.addLocal(name, writer.resolver.staticType(variable.type))
      }
      return .harmless(.declaration)
    }
    let written = variable.isConstant ? initial : nil
    if name == scope.ownWindow, case .call(let call) = initial.kind,
      call.callee.typeName(writer.resolver.names).map({ writer.resolver.isWindowClass($0) }) == true
    {
      scope.locals.append(name, .window(.own), written)
      return .harmless(.declaration)
    }
    if let reading = readSecondName(name, of: initial, &scope) { return reading }
    if let reading = readStructLocal(variable.name, initial, at: variable.range, &scope) {
      return reading
    }
    if isKept || !makesNew(initial, scope),
      let known = constantMeaning(of: initial, &scope)
    {
      scope.locals.append(name, known, written)
      guard case .draft(let draft) = known, writer.resolver.presentsWhenMade(draft.screen) else {
        return .harmless(.declaration)
      }
      // What it is made with is not known to its initializer.
      let made = String(
        decoding: writer.resolver.bytes(initial.range, in: scope.file).prefix(40), as: UTF8.self)
      let text = "what `\(made)` presents is not followed; assumed: nothing"
      let assumption = writer.assume(text, variable.name, scope)
      return .modelled([writer.effect(.assume(assumption), at: variable.range, scope)])
    }
    if variable.isConstant, let object = launchObject(initial, &scope) {
      scope.locals.append(name, object.meaning, written)
      return .modelled(object.effects)
    }
    let type =
      variable.type == nil
        && (writer.resolver.isClosure(initial) || writer.handedFunction(initial, scope) != nil)
      ? StaticType(.closure) : writer.resolver.staticType(variable.type)
    let value = bindController(initial, &scope) ?? bindFormula(initial, expecting: type, &scope)
    let number = scope.addLocal(name, self.writer.type(of: value).orExpected(type), written)
    let bound = writer.effect(.bind(local: number, value), at: variable.range, scope)
    guard case .array(let elements) = initial.kind else { return .modelled([bound]) }
    // Closures and bindings among the elements may be used as soon as they are kept.
    let kept = elements.filter { !writer.resolver.mayAct($0) }
    return .modelled([bound] + kept.flatMap { handed($0, variable.name, &scope) })
  }

  /// A local that is computed, observed or lazy: what it is is not known, and what its code does
  /// is done at any time; nil for any other.
  private mutating func readActingLocal(
    _ variable: VariableDeclaration, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    var code = [variable.setter, variable.willSet, variable.didSet].compactMap { $0 }
    if let getter = variable.getter {
      code.append(Closure(range: variable.range, parameters: [], body: getter))
    }
    if writer.resolver.isLazy(variable), let initial = variable.initial {
      let statement = Statement(.expression(initial), initial.range)
      code.append(Closure(range: initial.range, parameters: [], body: [statement]))
    }
    if code.isEmpty { return nil }
    scope.locals.append(variable.name.name, .opaque([variable.name.name], qualifier: nil))
    var effects: [Effect] = []
    for var closure in code {
      if closure.parameters.isEmpty {
        closure.parameters = ["newValue", "oldValue"].map {
          LocatedName(writer.intern(Array($0.utf8)), closure.range)
        }
      }
      effects += handed(Expression(.closure(closure), closure.range), variable.name, &scope)
    }
    return .modelled(effects)
  }

  /// `let second = first`: one controller with two names; nil for anything else.
  private mutating func readSecondName(
    _ name: Name, of initial: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, case .name(let first) = initial.kind,
      case .draft(let draft) = writer.resolver.meaning(of: first, in: scope)
    else { return nil }
    let kept = writer.keep(draft, as: LocatedName(first, initial.range), &scope)
    if let held = scope.locals[first] { scope.locals.append(name, held.meaning) }
    return .modelled(kept.effects)
  }

  /// What a constant stands for that is more than a value: a closure, a controller before it is
  /// shown, an object, a window.
  private mutating func constantMeaning(
    of initial: Expression, _ scope: inout Scope
  ) -> Meaning? {
    if case .closure(let closure) = initial.kind {
      return .closure(source(of: closure, &scope))
    }
    if let found = writer.handedFunction(initial, scope) {
      let name = found.function.declaration.name.name
      return .closure(
        ClosureSource(
          kind: .function(owner: found.owner, name), scope: scope, depth: expansion.depth))
    }
    if !writer.resolver.makesReference(initial), let draft = bindDraft(initial, &scope) {
      return .draft(draft)
    }
    if let object = bindObject(initial, &scope) { return .object(object) }
    if let window = writer.windowTarget(initial, scope) { return .window(window) }
    if writer.resolver.isRelayoutSelector(initial, scope) { return Resolver.relayoutSelector }
    if let root = initial.memberPath?.first, scope.localStructs.contains(root) {
      // It is a copy, and goes its own way.
      return .value(writer.opaque(at: initial.range, scope))
    }
    switch writer.meaning(of: initial, scope) {
    case .bundle, .opaque, .closure, .dismissAction, .presentationMode, .draft:
      return writer.meaning(of: initial, scope)
    case nil, .variable, .value, .object, .content, .window, .anything: return nil
    }
  }
}

extension [UInt8] {
  /// What stands on the first line, without the rest.
  fileprivate var firstLine: String {
    let line = prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line.prefix(60), as: UTF8.self) + (line.count > 60 ? "…" : "")
  }
}
