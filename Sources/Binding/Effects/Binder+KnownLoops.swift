import Language
import StatusBar

// Loops that run as often as the values say: over lists and ranges, and while something holds.
extension Binder {
  /// `for item in items { … }` over a list; nil for another sequence.
  mutating func bindKnownLoop(
    _ loop: LoopStatement, over sequence: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    guard scope.frame != nil, isFollowed(loop.body, scope) else { return nil }
    if let numbered = numbered(sequence, scope), loop.names.count == 2 {
      return bindNumberedLoop(loop, over: numbered, &scope, at: range)
    }
    guard let name = loop.variable, let list = bindSequence(sequence, &scope),
      case .list(let element) = type(of: list).kind, !holdsController(element)
    else { return nil }
    let pending = scope.takePending()
    let local = scope.addLocal(name.name, element)
    return pending
      + bindRounds(loop.body, over: list, in: local, element, sequence.range, &scope, at: range)
  }

  /// The list that a loop goes through; nil for what has no order, and for what is not read.
  private mutating func bindSequence(
    _ sequence: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    switch valueType(of: sequence, scope).kind {
    case .list:
      let list = bindFormula(sequence, expecting: .unknown, &scope)
      return type(of: list).isOptional ? nil : list
    case .text:
      let text = bindFormula(sequence, expecting: StaticType(.text), &scope)
      return add(
        .apply(.ofText(.characters), [text]), StaticType(.list(StaticType(.text))),
        at: sequence.range, scope)
    default: return nil
    }
  }

  /// The list of `items.enumerated()`; nil for anything else.
  private func numbered(_ sequence: Expression, _ scope: Scope) -> Expression? {
    guard case .call(let call) = sequence.kind, call.arguments.isEmpty, call.closures.isEmpty,
      case .member(let base, let name) = call.callee.kind, spelling(name.name) == "enumerated",
      case .list = valueType(of: base, scope).kind
    else { return nil }
    return base
  }

  private mutating func bindNumberedLoop(
    _ loop: LoopStatement, over sequence: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    guard var list = bindSequence(sequence, &scope),
      case .list(let element) = type(of: list).kind, !holdsController(element)
    else { return nil }
    hold(&list, at: sequence.range, &scope)
    let pending = scope.takePending()
    let number = StaticType(.int64)
    let indices = add(
      .apply(.ofList(.indices), [list]), StaticType(.list(number)), at: sequence.range, scope)
    let local = scope.addLocal(loop.names[0].name, number)
    let index = add(.variable(.local(local)), number, at: range, scope)
    let value = add(.apply(.element, [list, index]), element, at: range, scope)
    scope.locals.append(loop.names[1].name, .value(value))
    return pending
      + bindRounds(loop.body, over: indices, in: local, number, sequence.range, &scope, at: range)
  }

  private mutating func bindRounds(
    _ statements: [Statement], over list: FormulaID, in local: Int32, _ element: StaticType,
    _ sequence: SourceRange, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    let (exit, copies) = (addExit(&scope), scope.copies)
    let body = bindBody(statements, exit, &scope)
    if body.isEmpty { return [] }
    let unknown = opaque(element, at: sequence, scope)
    let forgotten = effect(.bind(local: local, unknown), at: sequence, scope)
    let otherwise =
      [forgotten] + rounds(of: body, over: sequence, copies, &scope, at: range)
    let loop = Effect.Loop(
      list: list, element: local, exit: exit, body: body, otherwise: otherwise)
    return [effect(.loop(loop), at: range, scope)]
  }

  /// `while`, whose body is an `if`, and `repeat`, whose body ends with its condition; nil for one
  /// that is not followed.
  mutating func bindOpenLoop(
    _ loop: LoopStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    guard scope.frame != nil, isFollowed(loop.body, scope), let last = loop.body.last else {
      return nil
    }
    var statements = loop.body
    let leaves = Statement(.jump(.break), last.range)
    switch last.kind {
    case .if(var branches) where loop.body.count == 1 && branches.otherwise.isEmpty:
      branches.otherwise = [leaves]
      statements = [Statement(.if(branches), last.range)]
    case .expression(let condition):
      let branches = IfStatement(
        conditions: [.expression(condition)], then: [], otherwise: [leaves])
      statements[statements.count - 1] = Statement(.if(branches), last.range)
      // What jumps to the next round comes by the condition all the same.
      guard !statements.dropLast().contains(where: { $0.mayContinueLoop }) else { return nil }
    default: return nil
    }
    let (exit, copies) = (addExit(&scope), scope.copies)
    let body = bindBody(statements, exit, &scope)
    let otherwise = rounds(of: body, over: range, copies, &scope, at: range)
    let loop = Effect.Loop(exit: exit, body: body, otherwise: otherwise)
    return [effect(.loop(loop), at: range, scope)]
  }

  /// `items.forEach { … }` over a list; nil for anything else.
  mutating func readKnownForEach(
    _ base: Expression, _ call: Call, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let closure = call.trailingClosure, !closure.body.contains(where: { $0.leavesClosure })
    else { return nil }
    let name =
      closure.parameters.first.map { LocatedName($0.name, closure.range) }
      ?? LocatedName(intern(Array("$0".utf8)), closure.range)
    let loop = LoopStatement(variable: name, sequence: base, body: closure.body)
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    return bindKnownLoop(loop, over: base, &scope, at: closure.range).map { .modelled($0) }
  }

  /// `true` iff the rounds of a loop do nothing that ends a loop further out.
  private func isFollowed(_ body: [Statement], _ scope: Scope) -> Bool {
    scope.copies * 2 <= Self.copyLimit && !awaits(body) && !body.contains { $0.leavesFurther }
  }

  private mutating func addExit(_ scope: inout Scope) -> Int32 {
    let exit = scope.addLocal(Name(.selfWord), .bool)
    // No name stands for it.
    scope.locals.removeLast()
    return exit
  }

  private mutating func bindBody(
    _ statements: [Statement], _ exit: Int32, _ scope: inout Scope
  ) -> [Effect] {
    let (outer, copies) = (scope.loopExit, scope.copies)
    defer { (scope.loopExit, scope.copies) = (outer, copies) }
    scope.loopExit = exit
    scope.copies = min(copies * 2, Self.copyLimit * 2)
    return bindEffects(statements[...], &scope)
  }

  /// Says that the loop around is over.
  mutating func leaving(_ exit: Int32, at range: SourceRange, _ scope: Scope) -> Effect {
    let truth = add(.constant(.bool(true)), .bool, at: range, scope)
    return effect(.bind(local: exit, truth), at: range, scope)
  }
}

extension Statement {
  /// `true` iff it, or a statement in it, is of a kind.
  func holds(_ isKind: (Statement) -> Bool) -> Bool {
    if isKind(self) { return true }
    switch kind {
    case .if(let branches):
      return (branches.then + branches.otherwise).contains { $0.holds(isKind) }
    case .guard(_, let otherwise): return otherwise.contains { $0.holds(isKind) }
    case .switch(_, let cases): return cases.contains { $0.body.contains { $0.holds(isKind) } }
    case .loop(let loop): return loop.body.contains { $0.holds(isKind) }
    case .block(let body), .deferred(let body): return body.contains { $0.holds(isKind) }
    case .attempt(let body, let clauses):
      return (body + clauses.flatMap { $0 }).contains { $0.holds(isKind) }
    case .conditional(let clauses):
      return clauses.contains { $0.body.contains { $0.holds(isKind) } }
    case .expression, .variable, .function, .type, .return, .jump, .action, .unread: return false
    }
  }

  /// `true` iff it, or a statement in it, is a loop or a call: what takes a closer look.
  var mayGoInRounds: Bool {
    holds { statement in
      switch statement.kind {
      case .loop: return true
      case .expression(let value): if case .call = value.kind { return true } else { return false }
      case .variable, .function, .type, .if, .guard, .switch, .return, .jump, .block, .attempt,
        .deferred, .conditional, .action, .unread:
        return false
      }
    }
  }

  /// `true` iff it may end a loop further out than the one that it stands in, or waits for the end
  /// of a round.
  fileprivate var leavesFurther: Bool {
    holds { statement in
      switch statement.kind {
      case .jump(.labelled), .jump(.throw), .deferred, .unread: true
      case .expression, .variable, .function, .type, .if, .guard, .switch, .loop, .return,
        .jump(.break), .jump(.continue), .jump(.fallthrough), .block, .attempt, .conditional,
        .action:
        false
      }
    }
  }

  fileprivate var mayContinueLoop: Bool {
    holds { if case .jump(.continue) = $0.kind { true } else { false } }
  }

  fileprivate var leavesClosure: Bool {
    holds { if case .return = $0.kind { true } else { false } }
  }
}
