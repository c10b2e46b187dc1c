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
    case .loop(let loop) where loop.isAwaited:
      guard let sequence = loop.sequence else { return nil }
      return bindAwaited(loop, over: sequence, rest, &scope, at: range)
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
  func makesNew(_ initial: Expression, _ scope: Scope) -> Bool {
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
    .closure(
      ClosureSource(kind: .closure(Closure(of: function)), scope: scope, depth: expansion.depth))
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
      scope.locals.append(
        function.name.name,
        closure(of: function, scope))
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
    switch condition.buildTruth(writer.resolver.build) {
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
}

extension [UInt8] {
  /// What stands on the first line, without the rest.
  fileprivate var firstLine: String {
    let line = prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line.prefix(60), as: UTF8.self) + (line.count > 60 ? "…" : "")
  }
}
