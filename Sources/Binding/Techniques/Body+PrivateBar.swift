import Language
import StatusBar

// Code that asks the application for its private bar, which ends the app from iOS 13 on (Q11).
extension Body {
  /// Returns what a statement's own expressions do to the private bar, in the order of the text;
  /// what stands in its branches is no part of it.
  mutating func bindReaches(_ statement: Statement, _ scope: inout Scope) -> [Effect] {
    guard !privateBar.isIdle else { return [] }
    switch statement.kind {
    case .expression(let expression): return reaches(in: [expression], within: nil, scope)
    case .variable(let variable):
      return reaches(in: [variable.initial].compactMap { $0 }, within: nil, scope)
    case .return(let value): return reaches(in: [value].compactMap { $0 }, within: nil, scope)
    case .switch(let subject, _): return reaches(in: [subject], within: nil, scope)
    case .if(let branches): return bindReaches(branches.conditions, &scope)
    case .guard(let conditions, _): return bindReaches(conditions, &scope)
    case .function, .type, .loop, .jump, .block, .attempt, .deferred, .conditional, .action,
      .unread:
      return []
    }
  }

  /// A condition is only looked at where those before it hold.
  private mutating func bindReaches(_ conditions: [Condition], _ scope: inout Scope) -> [Effect] {
    for (index, condition) in conditions.enumerated() {
      let found = reaches(in: condition.expressions, within: nil, scope)
      guard let first = found.first else { continue }
      let depth = scope.locals.count
      defer { scope.locals.removeAll(since: depth) }
      guard let before = bindConditions(Array(conditions[..<index]), &scope) else { return found }
      return [writer.resolver.effect(.if(before, then: found, otherwise: []), at: first.site)]
    }
    return []
  }

  private mutating func reaches(
    in expressions: [Expression], within type: Name?, _ scope: Scope
  ) -> [Effect] {
    var effects: [Effect] = []
    for expression in expressions {
      if asksForBar(expression, within: type, in: scope.file) {
        effects.append(writer.effect(.reachForBar, at: expression.range, scope))
      } else if let handler = helper(named: expression) {
        effects.append(
          writer.effect(.run(.handler(handler, arguments: [])), at: expression.range, scope))
      } else {
        effects += reaches(in: expression.readFirst, within: type, scope)
      }
    }
    return effects
  }

  /// `UIApplication.shared.value(forKey: "statusBar")`, within an extension of the application
  /// without the first two names.
  private func asksForBar(_ expression: Expression, within type: Name?, in file: FileID) -> Bool {
    guard case .call(let call) = expression.kind, call.arguments.count == 1,
      let argument = call.arguments.first, let label = argument.label?.name,
      privateBar.isKeyLabel(label), case .string(let string) = argument.value.kind,
      case .text(let range) = string.parts(at: argument.value.range)
    else { return false }
    let key = writer.resolver.spec.text(range, in: file).utf8
    guard key.starts(with: "statusBar".utf8) else { return false }
    let first = key.prefix { $0 != UInt8(ascii: ".") }
    guard first.elementsEqual("statusBar".utf8) || first.elementsEqual("statusBarWindow".utf8)
    else { return false }
    switch call.callee.kind {
    case .name(let name): return name.word == .value && type?.word == .UIApplication
    case .member(let base, let name):
      guard name.name.word == .value else { return false }
      if base.isSelf {
        return type?.word == .UIApplication
      }
      return base.rootType(writer.resolver.names)?.word == .UIApplication
    default: return false
    }
  }

  /// Returns the handler of a getter or function of an extension that reaches for the bar.
  private mutating func helper(named expression: Expression) -> HandlerID? {
    var callee = expression
    if case .call(let call) = expression.kind { callee = call.callee }
    guard case .member(let base, let member) = callee.kind,
      let type = base.rootType(writer.resolver.names)
    else {
      return nil
    }
    let name = PrivateBarSearch.HelperName(type: type, member: member.name)
    guard let helper = privateBar.helper(name) else { return nil }
    if let known = privateBar.handler(name) { return known }
    // One that uses itself finds nothing the second time.
    privateBar.setHandler(nil, of: name)
    var scope = Scope(file: helper.file, screen: .app, owner: 0)
    scope.frame = Scope.Frame()
    let body = bindReaches(in: helper.body[...], within: type, &scope)
    guard body.contains(where: { $0.reachesForBar }) else { return nil }
    let handler = writer.add(
      Handler(name: nil, parameterCount: 0, localCount: 0, body: body, site: body[0].site))
    privateBar.setHandler(handler, of: name)
    return handler
  }

  /// Follows a helper's statements as far as they lead to the bar: availability is decided when
  /// they run, and the application is taken to respond; what depends on anything else is left out.
  private mutating func bindReaches(
    in statements: ArraySlice<Statement>, within type: Name, _ scope: inout Scope
  ) -> [Effect] {
    guard let statement = statements.first else { return [] }
    let rest = statements.dropFirst()
    switch statement.kind {
    case .expression(let expression):
      return reaches(in: [expression], within: type, scope)
        + bindReaches(in: rest, within: type, &scope)
    case .variable(let variable):
      return reaches(in: [variable.initial].compactMap { $0 }, within: type, scope)
        + bindReaches(in: rest, within: type, &scope)
    case .return(let value):
      return reaches(in: [value].compactMap { $0 }, within: type, scope)
        + [writer.effect(.return(nil), at: statement.range, scope)]
    case .if(let branches):
      let then = bindReaches(in: branches.then[...], within: type, &scope)
      let otherwise = bindReaches(in: branches.otherwise[...], within: type, &scope)
      return bindBranch(branches.conditions, then, otherwise, within: type, &scope)
        + bindReaches(in: rest, within: type, &scope)
    case .guard(let conditions, let otherwise):
      let then = bindReaches(in: rest, within: type, &scope)
      let other = bindReaches(in: otherwise[...], within: type, &scope)
      return bindBranch(conditions, then, other, within: type, &scope)
    case .block(let body), .attempt(let body, _):
      return bindReaches(in: body[...] + rest, within: type, &scope)
    case .function, .type, .switch, .loop, .jump, .deferred, .conditional, .action, .unread:
      return bindReaches(in: rest, within: type, &scope)
    }
  }

  private mutating func bindBranch(
    _ conditions: [Condition], _ then: [Effect], _ otherwise: [Effect], within type: Name,
    _ scope: inout Scope
  ) -> [Effect] {
    guard let condition = conditions.first, case .expression(let expression) = condition else {
      return reaches(in: conditions.flatMap { $0.expressions }, within: type, scope)
    }
    switch expression.kind {
    case .availability where conditions.count == 1:
      let formula = bindTruth(expression, &scope)
      return [
        writer.effect(.if(formula, then: then, otherwise: otherwise), at: expression.range, scope)
      ]
    case .call(let call) where call.arguments.first?.label?.name.word == .to: return then
    default: return []
    }
  }
}

extension Condition {
  fileprivate var expressions: [Expression] {
    switch self {
    case .expression(let expression), .pattern(_, let expression): [expression]
    case .binding(_, let value): [value].compactMap { $0 }
    }
  }
}

extension Expression {
  /// What is read before the expression itself; a closure's statements run at another time.
  fileprivate var readFirst: [Expression] {
    switch kind {
    case .member(let base, _), .optionalChain(let base), .forced(let base), .effect(_, let base),
      .cast(let base, _, _), .prefix(_, let base), .ternary(let base, _, _):
      [base]
    case .call(let call): [call.callee] + call.arguments.map { $0.value }
    case .subscripted(let base, let arguments): [base] + arguments.map { $0.value }
    case .tuple(let arguments): arguments.map { $0.value }
    case .array(let elements): elements
    case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
    case .string(let string): string.interpolations
    case .binary(let left, _, _, let right), .assignment(let left, _, _, let right): [right, left]
    case .name, .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .closure,
      .keyPath, .macro, .regex, .availability, .conditionalModifiers, .branch, .hole, .missing:
      []
    }
  }
}

extension Effect {
  fileprivate var reachesForBar: Bool {
    switch kind {
    case .reachForBar, .run(.handler): true
    case .if(_, let then, let otherwise):
      then.contains { $0.reachesForBar } || otherwise.contains { $0.reachesForBar }
    case .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .change, .run,
      .navigate, .attach, .configure, .send, .offer, .perhaps, .awaits, .load, .obscure, .forget,
      .doubtAnimation, .assume, .nothing, .end:
      false
    }
  }
}
