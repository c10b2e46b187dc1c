import Language
import StatusBar

// Code that waits: what stands behind an `await` happens at an unknown time, but where it
// only sleeps.
extension Binder {
  /// `Task { … }`: soon, up to the first `await`.
  mutating func readTask(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let closure = call.trailingClosure else { return nil }
    return .modelled(bindTask(closure, at: range, &scope))
  }

  /// The effects that start a task; that of a view is cancelled with it.
  mutating func bindTask(
    _ closure: Closure, ofView: Bool = false, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    let outer = scope.isViewTask
    scope.isViewTask = ofView
    defer { scope.isViewTask = outer }
    let zero = add(.constant(.number(0)), .number, at: range, scope)
    let isFramed = scope.frame != nil
    if !isFramed { scope.frame = Scope.Frame() }
    defer { if !isFramed { scope.frame = nil } }
    let body = bindParts(closure.body[...], &scope)
    let handler = handler(doing: body, at: closure.range, scope)
    return [effect(.run(ofView ? .sleep(zero, handler) : .after(zero, handler)), at: range, scope)]
  }

  /// Binds statements, of which those behind one that waits are put off.
  mutating func bindParts(
    _ statements: ArraySlice<Statement>, _ scope: inout Scope
  ) -> [Effect] {
    guard let pause = statements.firstIndex(where: { awaits($0) }) else {
      return bindEffects(statements, &scope)
    }
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    var effects = bindOpen(statements[..<pause], &scope)
    let waiting = statements[pause]
    let rest = statements[statements.index(after: pause)...]
    if let seconds = sleep(of: waiting, &scope) {
      let handler = putOff(rest, at: waiting.range, &scope)
      effects.append(effect(.run(.sleep(seconds, handler)), at: waiting.range, scope))
      return effects
    }
    let input = input(named(waiting.range, scope), nil, at: waiting.range, scope)
    guard waiting.isSimple else {
      // Some part of it runs now and some later: all of it may.
      let body = bindEffects([waiting] + rest, &scope)
      let handler = handler(doing: body, at: waiting.range, scope)
      effects.append(effect(.perhaps(input, handler), at: waiting.range, scope))
      return effects
    }
    effects += bindOpen([waiting], &scope)
    guard !rest.isEmpty else { return effects }
    let handler = putOff(rest, at: waiting.range, &scope)
    effects.append(effect(.perhaps(input, handler), at: waiting.range, scope))
    return effects
  }

  /// Binds statements whose constants the following ones go on with.
  private mutating func bindOpen(
    _ statements: ArraySlice<Statement>, _ scope: inout Scope
  ) -> [Effect] {
    var effects: [Effect] = []
    for statement in statements {
      let reading = read(statement, &scope)
      effects += scope.takePending() + self.effects(of: reading, at: statement.range, scope)
    }
    return effects
  }

  private mutating func putOff(
    _ statements: ArraySlice<Statement>, at range: SourceRange, _ scope: inout Scope
  ) -> HandlerID {
    let body = bindParts(statements, &scope)
    return handler(doing: body, at: range, scope)
  }

  /// `try await Task.sleep(for: .seconds(1))` in seconds, or nil.
  private mutating func sleep(of statement: Statement, _ scope: inout Scope) -> FormulaID? {
    guard case .expression(var expression) = statement.kind else { return nil }
    while case .effect(_, let inner) = expression.kind { expression = inner }
    guard case .call(let call) = expression.kind, call.callee.lastName?.name.word == .sleep,
      call.callee.rootType(names)?.word == .Task, let time = call.arguments.first
    else { return nil }
    if time.label?.name.word == .nanoseconds {
      let value = bindFormula(time.value, expecting: .number, &scope)
      let by = add(.constant(.number(1_000_000_000)), .number, at: time.value.range, scope)
      return add(
        .arithmetic(Arithmetic(.divide, .double), value, by), .number, at: time.value.range, scope)
    }
    return bindSeconds(time.value, &scope)
  }

  // MARK: - Waiting

  /// `true` iff an `await` stands in a statement, closures left aside.
  func awaits(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .expression(let expression): awaits(expression)
    case .variable(let variable): variable.initial.map { awaits($0) } ?? false
    case .return(let value): value.map { awaits($0) } ?? false
    case .if(let branches):
      branches.conditions.contains { awaits($0) }
        || awaits(branches.then) || awaits(branches.otherwise)
    case .guard(let conditions, let otherwise):
      conditions.contains { awaits($0) } || awaits(otherwise)
    case .switch(let subject, let cases):
      awaits(subject) || cases.contains { awaits($0.body) }
    case .loop(let loop):
      loop.sequence.map { awaits($0) } ?? false || awaits(loop.body)
    case .block(let body), .deferred(let body): awaits(body)
    case .attempt(let body, let clauses): awaits(body) || clauses.contains { awaits($0) }
    case .conditional(let clauses): clauses.contains { awaits($0.body) }
    case .function, .type, .jump, .action, .unread: false
    }
  }

  func awaits(_ statements: [Statement]) -> Bool {
    statements.contains { awaits($0) }
  }

  private func awaits(_ condition: Condition) -> Bool {
    switch condition {
    case .expression(let expression), .pattern(_, let expression): awaits(expression)
    case .binding(_, let value): value.map { awaits($0) } ?? false
    }
  }

  private func awaits(_ expression: Expression) -> Bool {
    expression.contains { part in
      if case .effect(.await, _) = part.kind { true } else { false }
    }
  }
}

extension Statement {
  /// `true` iff it holds no other statements.
  fileprivate var isSimple: Bool {
    if case .expression = kind { return true }
    if case .variable = kind { return true }
    return false
  }
}
