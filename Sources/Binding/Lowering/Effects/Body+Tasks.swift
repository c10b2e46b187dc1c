import Language
import StatusBar

// Code that waits: what stands behind an `await` happens at an unknown time, but where it
// only sleeps.
extension Body {
  /// The effects that start a task; that of a view is cancelled with it.
  mutating func bindTask(
    _ closure: Closure, ofView: Bool = false, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    let outer = scope.isViewTask
    scope.isViewTask = ofView
    defer { scope.isViewTask = outer }
    let zero = writer.add(.constant(.number(0)), .number, at: range, scope)
    let isFramed = scope.frame != nil
    if !isFramed { scope.frame = Scope.Frame() }
    defer { if !isFramed { scope.frame = nil } }
    let body = bindParts(closure.body[...], &scope)
    let handler = writer.handler(doing: body, at: closure.range, scope)
    return [
      writer.effect(.run(ofView ? .sleep(zero, handler) : .after(zero, handler)), at: range, scope)
    ]
  }

  /// Binds statements, of which those behind one that waits are put off.
  mutating func bindParts(
    _ statements: ArraySlice<Statement>, _ scope: inout Scope
  ) -> [Effect] {
    guard let pause = statements.firstIndex(where: { writer.resolver.awaits($0) }) else {
      return bindEffects(statements, &scope)
    }
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    var effects = bindOpen(statements[..<pause], &scope)
    let waiting = statements[pause]
    let rest = statements[statements.index(after: pause)...]
    if let seconds = sleep(of: waiting, &scope) {
      let handler = putOff(rest, at: waiting.range, &scope)
      effects.append(writer.effect(.run(.sleep(seconds, handler)), at: waiting.range, scope))
      return effects
    }
    let input = writer.input(writer.named(waiting.range, scope), nil, at: waiting.range, scope)
    guard waiting.isSimple else {
      // Some part of it runs now and some later: all of it may.
      let body = bindEffects([waiting] + rest, &scope)
      let handler = writer.handler(doing: body, at: waiting.range, scope)
      effects.append(writer.effect(.perhaps(input, handler), at: waiting.range, scope))
      return effects
    }
    effects += bindOpen([waiting], &scope)
    guard !rest.isEmpty else { return effects }
    let handler = putOff(rest, at: waiting.range, &scope)
    effects.append(writer.effect(.perhaps(input, handler), at: waiting.range, scope))
    return effects
  }

  /// Binds statements whose constants the following ones go on with.
  private mutating func bindOpen(
    _ statements: ArraySlice<Statement>, _ scope: inout Scope
  ) -> [Effect] {
    var effects: [Effect] = []
    for statement in statements {
      let reading = read(statement, &scope)
      effects += scope.takePending() + self.writer.effects(of: reading, at: statement.range, scope)
    }
    return effects
  }

  private mutating func putOff(
    _ statements: ArraySlice<Statement>, at range: SourceRange, _ scope: inout Scope
  ) -> HandlerID {
    let body = bindParts(statements, &scope)
    return writer.handler(doing: body, at: range, scope)
  }

  /// `try await Task.sleep(for: .seconds(1))` in seconds, or nil.
  private mutating func sleep(of statement: Statement, _ scope: inout Scope) -> FormulaID? {
    guard case .expression(var expression) = statement.kind else { return nil }
    while case .effect(_, let inner) = expression.kind { expression = inner }
    guard case .call(let call) = expression.kind, call.callee.lastName?.name.word == .sleep,
      call.callee.rootType(writer.resolver.names)?.word == .Task, let time = call.arguments.first
    else { return nil }
    if time.label?.name.word == .nanoseconds {
      let value = bindFormula(time.value, expecting: .number, &scope)
      let by = writer.add(.constant(.number(1_000_000_000)), .number, at: time.value.range, scope)
      return writer.add(
        .arithmetic(Arithmetic(.divide, .double), value, by), .number, at: time.value.range, scope)
    }
    return bindSeconds(time.value, &scope)
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
