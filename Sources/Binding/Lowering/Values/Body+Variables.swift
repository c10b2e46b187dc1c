import Language
import StatusBar

// Variables in what yields a value: from an assignment on they stand for something else, and after
// branches for what the one that was taken has made of them.
extension Body {
  /// What an expression that stands as a statement changes of the variables around it.
  mutating func changeLocals(by expression: Expression, _ scope: inout Scope) {
    let range = expression.range
    switch expression.kind {
    case .assignment(let target, let op, _, let value):
      if case .tuple = target.kind { break }
      guard let index = writer.resolver.local(target, scope) else {
        if let slip = writer.slip(in: target, scope) { writer.report(slip) }
        break
      }
      let old = scope.locals[index].meaning.formula
      let type = scope.locals[index].declared ?? old.map { self.writer.type(of: $0) } ?? .unknown
      let new = bindFormula(value, expecting: type, &scope)
      if op == .assign {
        scope.locals[index].meaning = .value(new)
      } else if let old {
        scope.locals[index].meaning = .value(
          writer.changed(old, by: op, new, value, at: range, scope))
      } else {
        scope.locals[index].meaning = .value(writer.opaque(at: range, scope))
      }
      return
    case .call(let call):
      guard case .member(let base, let member) = call.callee.kind, member.name.word == .toggle,
        let index = writer.resolver.local(base, scope),
        let old = scope.locals[index].meaning.formula
      else { break }
      scope.locals[index].meaning = .value(writer.add(.not(old), .bool, at: range, scope))
      return
    default: break
    }
    // A closure may change a variable, and so may a function that is given it by `&`.
    writer.forgetLocals(changedIn: range, &scope)
  }

  // MARK: - Branches

  /// `if a { style = .dark }`: afterwards the variable depends on the condition.
  mutating func change(_ branches: IfStatement, _ scope: inout Scope) {
    let before = scope.locals
    let condition = bindConditions(branches.conditions, &scope)
    change(by: branches.then, &scope)
    guard let condition else { return scope.locals.removeAll(since: before.count) }
    join(condition, before, &scope) { $0.change(by: branches.otherwise, &$1) }
  }

  /// The same of `switch`.
  mutating func change(
    _ cases: ArraySlice<SwitchCase>, _ subject: FormulaID, _ scope: inout Scope
  ) {
    guard let item = cases.first else { return }
    let before = scope.locals
    let condition = bindCase(item, subject: subject, &scope)
    change(by: cases.firstBody, &scope)
    guard let condition, cases.count > 1 else {
      return scope.locals.removeAll(since: before.count)
    }
    join(condition, before, &scope) { $0.change(cases.dropFirst(), subject, &$1) }
  }

  /// Joins what one branch has made of the variables with what another one makes of them.
  private mutating func join(
    _ condition: FormulaID, _ before: Locals, _ scope: inout Scope,
    _ otherwise: (inout Body, inout Scope) -> Void
  ) {
    let then = scope.locals
    scope.locals = before
    otherwise(&self, &scope)
    scope.locals.removeAll(since: before.count)
    for index in before.indices where before[index].meaning.isVariable {
      let (first, second) = (then[index].meaning.formula, scope.locals[index].meaning.formula)
      if first == second { continue }
      guard let first, let second else {
        scope.locals[index].meaning = .opaque([before[index].name], qualifier: nil)
        continue
      }
      let type = writer.resolver.joined(self.writer.type(of: first), self.writer.type(of: second))
      scope.locals[index].meaning = .value(
        writer.program.add(
          .ternary(condition, first, second), type, site: writer.program.site(of: first)))
    }
  }

  private mutating func change(by statements: [Statement], _ scope: inout Scope) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        describeDraft(expression, &scope)
        changeLocals(by: expression, &scope)
      case .variable(let variable):
        bindConstant(variable, &scope)
        if let initial = variable.initial { writer.forgetLocals(changedIn: initial.range, &scope) }
      case .if(let branches): change(branches, &scope)
      case .switch(let subject, let cases):
        change(cases[...], bindFormula(subject, expecting: .unknown, &scope), &scope)
      case .block(let body):
        guard let body = body.withDeferredLast else {
          writer.forgetLocals(changedIn: statement.range, &scope)
          continue
        }
        let depth = scope.locals.count
        change(by: body, &scope)
        scope.locals.removeAll(since: depth)
      case .loop(let loop): change(by: loop, at: statement.range, &scope)
      case .jump: break
      // A call changes what it has captured.
      case .function, .type: writer.forgetLocals(changedIn: statement.range, &scope)
      case .guard, .return, .attempt, .deferred, .conditional, .action, .unread:
        writer.forgetLocals(changedIn: statement.range, &scope)
      }
    }
  }

  /// What a loop changes: over elements that are written out it is read as often as there are any.
  mutating func change(
    by loop: LoopStatement, at range: SourceRange, _ scope: inout Scope
  ) {
    guard case .array(let elements) = loop.sequence?.kind, let name = loop.variable,
      elements.count <= 16, !loop.body.contains(where: { $0.mayLeave })
    else { return writer.forgetLocals(changedIn: range, &scope) }
    let depth = scope.locals.count
    for element in elements {
      let value = bindFormula(element, expecting: .unknown, &scope)
      scope.locals.append(name.name, .value(value))
      change(by: loop.body, &scope)
      scope.locals.removeAll(since: depth)
    }
  }
}

extension [Statement] {
  /// The statements of a block in the order in which they happen: what is deferred comes last; nil
  /// where the block may be left before.
  var withDeferredLast: [Statement]? {
    var (others, deferred): ([Statement], [Statement]) = ([], [])
    for statement in self {
      if case .deferred(let body) = statement.kind {
        deferred = body + deferred
      } else {
        others.append(statement)
      }
    }
    return deferred.isEmpty || !contains { $0.mayLeave } ? others + deferred : nil
  }
}

extension Statement {
  /// `true` iff it may leave the code around it before its end: by `return`, a jump or an error.
  var mayLeave: Bool {
    switch kind {
    case .return, .jump, .guard: true
    case .if(let branches): (branches.then + branches.otherwise).contains { $0.mayLeave }
    case .switch(_, let cases):
      cases.indices.contains { index in
        cases[index...].firstBody.contains { $0.mayLeave }
      }
    case .loop(let loop): loop.body.contains { $0.mayLeave }
    case .block(let body), .deferred(let body): body.contains { $0.mayLeave }
    case .attempt(let body, let clauses):
      body.contains { $0.mayLeave } || clauses.contains { $0.contains { $0.mayLeave } }
    case .conditional(let clauses): clauses.contains { $0.body.contains { $0.mayLeave } }
    case .expression, .variable, .function, .type, .action, .unread: false
    }
  }
}
