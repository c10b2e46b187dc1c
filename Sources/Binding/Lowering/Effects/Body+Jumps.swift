import Language
import StatusBar

// What a block leaves before its end: jumps, `defer`, errors that are caught.
extension Body {
  /// `defer { … }`: once the rest of the block is done, however it ends.
  mutating func bindDeferred(
    _ body: [Statement], _ rest: ArraySlice<Statement>, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect] {
    // Those that follow at once are one with it; the last one comes first.
    var (bodies, rest) = ([body], rest)
    while case .deferred(let next) = rest.first?.kind {
      bodies.append(next)
      rest = rest.dropFirst()
    }
    let then = bindEffects(rest, &scope)
    var last: [Effect] = []
    for body in bodies.reversed() { last += bindEffects(body[...], &scope) }
    guard then.contains(where: { $0.returns }), scope.frame != nil else { return then + last }
    // A `return` before it still leaves the function, once this is done.
    let hasReturned = scope.addLocal(Name(.defer), .bool)
    scope.locals.removeLast()
    let (no, yes) = (
      writer.add(.constant(.bool(false)), .bool, at: range, scope),
      writer.add(.constant(.bool(true)), .bool, at: range, scope)
    )
    let noted = writer.effect(.bind(local: hasReturned, yes), at: range, scope)
      .before(returnsOf: then)
    let leaves = writer.add(.variable(.local(hasReturned)), .bool, at: range, scope)
    return [
      writer.effect(.bind(local: hasReturned, no), at: range, scope),
      writer.effect(.body(noted), at: range, scope),
    ] + last
      + [
        writer.effect(
          .if(leaves, then: [writer.effect(.return(nil), at: range, scope)], otherwise: []),
          at: range,
          scope)
      ]
  }

  /// `for await event in events { … }` and what stands behind it: each round runs when an element
  /// comes, the rest once none comes any more.
  mutating func bindAwaited(
    _ loop: LoopStatement, over sequence: Expression, _ rest: ArraySlice<Statement>,
    _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let name = sequence.lastCall ?? LocatedName(Name(.await), sequence.range)
    let start = writer.resolver.start(ofSequence: sequence, in: scope.file)
    var effects = doneOnTheWay(to: sequence, &scope)
    let names = [loop.variable].compactMap { $0 } + loop.names
    let parts = [
      Closure(range: range, parameters: names, body: loop.body),
      Closure(range: range, parameters: [], body: Array(rest)),
    ]
    for part in parts where !part.body.isEmpty {
      let handler = bindContinuation(part, &scope)
      effects += writer.perhaps(handler, at: range, name, by: start, scope)
    }
    return effects
  }

  /// What one of several clauses does; which of them it is depends on the error.
  private mutating func oneOf(
    _ clauses: [[Effect]], at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    guard var result = clauses.last else { return [] }
    for (number, clause) in clauses.dropLast().enumerated().reversed() {
      let name = writer.intern(Array("error \(number + 1)".utf8))
      let isIt = writer.truthInput([name], at: range, scope)
      result = [writer.effect(.if(isIt, then: clause, otherwise: result), at: range, scope)]
    }
    return result
  }

  /// `do { … } catch { … }`: whether something is thrown is not known. Where that would change
  /// nothing but what is left out, it is assumed that nothing is.
  mutating func bindAttempt(
    _ body: [Statement], _ clauses: [[Statement]], _ scope: inout Scope
  ) -> [Effect] {
    let effects = bindEffects(body[...], &scope)
    var handled: [[Effect]] = []
    for clause in clauses { handled.append(bindEffects(clause[...], &scope)) }
    let caught = handled.flatMap { $0 }
    guard
      let thrower = body.first(where: { writer.resolver.mentions("try", $0, scope) || $0.throws })
    else {
      return effects
    }
    let matters = effects.contains { $0.matters || $0.returns }
    if !caught.contains(where: { $0.matters || $0.returns }), !body.contains(where: throwsOwn) {
      guard matters else { return effects + caught }
      let text = String(
        decoding: writer.resolver.bytes(thrower.range, in: scope.file).prefix(40), as: UTF8.self)
      let assumption = writer.findings.assume(
        "`\(text)` is assumed to throw nothing", at: scope.location(thrower.range))
      return effects + caught + [writer.effect(.assume(assumption), at: thrower.range, scope)]
    }
    let input = writer.truthInput(writer.named(thrower.range, scope), at: thrower.range, scope)
    let one = oneOf(handled, at: thrower.range, scope)
    let begun = beforeThrowing(body, effects, &scope)
    let half = writer.counted(in: begun, constants: true, at: thrower.range, scope)
    // What is thrown leaves the body, and not the function.
    let then =
      body.contains { $0.throws }
      ? [writer.effect(.body(effects), at: thrower.range, scope)] : effects
    return [
      writer.effect(.if(input, then: then, otherwise: half + one), at: thrower.range, scope)
    ]

    func throwsOwn(_ statement: Statement) -> Bool {
      statement.throws
        || writer.resolver.declarations.throwing.keys.contains {
          writer.resolver.mentions($0, statement, scope)
        }
    }
  }

  /// The effects of a body of which some may have happened when something is thrown: those behind
  /// the last statement that throws have not.
  private mutating func beforeThrowing(
    _ body: [Statement], _ effects: [Effect], _ scope: inout Scope
  ) -> [Effect] {
    let last = body.lastIndex { writer.resolver.mentions("try", $0, scope) || $0.throws }
    guard let last, last < body.count - 1, !scope.isBegunBody else { return effects }
    // Bound once more: bodies inside one another would double the work each time.
    scope.isBegunBody = true
    defer { scope.isBegunBody = false }
    return bindEffects(body[...last], &scope)
  }
}

extension Expression {
  /// The name of the function that a chain ends with: `notifications` of `center.notifications()`.
  fileprivate var lastCall: LocatedName? {
    if case .call(let call) = kind { call.callee.lastName } else { nil }
  }
}

extension Statement {
  /// The statement with those that follow it in each of its branches, if one of these jumps over
  /// them; nil if none does.
  func jumping(over rest: ArraySlice<Statement>) -> Statement? {
    guard mayJump else { return nil }
    var whole = self
    switch kind {
    case .if(var branches):
      branches.then += rest
      branches.otherwise += rest
      whole.kind = .if(branches)
    case .switch(let subject, var cases):
      for index in cases.indices {
        let body = cases[index...].firstBody
        cases[index].body = body + rest
      }
      whole.kind = .switch(subject, cases)
    case .block(let body): whole.kind = .block(body + rest)
    case .attempt(let body, let clauses):
      whole.kind = .attempt(body + rest, catching: clauses.map { $0 + rest })
    case .conditional(var clauses):
      for index in clauses.indices { clauses[index].body += rest }
      whole.kind = .conditional(clauses)
    case .expression, .variable, .function, .type, .guard, .loop, .return, .jump, .deferred,
      .action, .unread:
      return nil
    }
    return whole
  }

  /// `true` iff an error is thrown in it.
  var `throws`: Bool {
    switch kind {
    case .jump(.throw): true
    case .if(let branches): (branches.then + branches.otherwise).contains { $0.throws }
    case .guard(_, let otherwise): otherwise.contains { $0.throws }
    case .switch(_, let cases): cases.contains { $0.body.contains { $0.throws } }
    case .loop(let loop): loop.body.contains { $0.throws }
    case .block(let body), .deferred(let body): body.contains { $0.throws }
    // What is thrown in the body is caught here.
    case .attempt(_, let clauses): clauses.contains { $0.contains { $0.throws } }
    case .conditional(let clauses): clauses.contains { $0.body.contains { $0.throws } }
    case .expression, .variable, .function, .type, .return, .jump, .action, .unread: false
    }
  }

  /// `true` iff a jump in it leaves the block that it stands in.
  private var mayJump: Bool { mayBreak || mayContinue }

  /// `true` iff `continue` in it leaves a `switch` around it.
  private var mayContinue: Bool {
    switch kind {
    case .jump(.continue): true
    case .if(let branches):
      branches.then.contains { $0.mayContinue } || branches.otherwise.contains { $0.mayContinue }
    case .guard(_, let otherwise): otherwise.contains { $0.mayContinue }
    case .block(let body): body.contains { $0.mayContinue }
    case .switch(_, let cases): cases.contains { $0.body.contains { $0.mayContinue } }
    case .attempt(let body, let clauses):
      (body + clauses.flatMap { $0 }).contains { $0.mayContinue }
    case .conditional(let clauses): clauses.contains { $0.body.contains { $0.mayContinue } }
    case .expression, .variable, .function, .type, .loop, .return, .jump, .deferred, .action,
      .unread:
      false
    }
  }

  /// `true` iff `break` in it ends a loop around it.
  var mayBreak: Bool {
    switch kind {
    case .jump(.break), .jump(.labelled): true
    case .if(let branches):
      branches.then.contains { $0.mayBreak } || branches.otherwise.contains { $0.mayBreak }
    case .guard(_, let otherwise): otherwise.contains { $0.mayBreak }
    case .block(let body): body.contains { $0.mayBreak }
    case .attempt(let body, let clauses):
      (body + clauses.flatMap { $0 }).contains { $0.mayBreak }
    case .conditional(let clauses): clauses.contains { $0.body.contains { $0.mayBreak } }
    case .expression, .variable, .function, .type, .switch, .loop, .return, .jump, .deferred,
      .action, .unread:
      false
    }
  }
}

extension ArraySlice<SwitchCase> {
  /// What the first case does: with what it falls through to, without a `break` at its end.
  var firstBody: [Statement] {
    guard let item = first else { return [] }
    switch item.body.last?.kind {
    case .jump(.fallthrough): return item.body.dropLast() + dropFirst().firstBody
    case .jump(.break): return item.body.dropLast()
    default: return item.body
    }
  }
}
