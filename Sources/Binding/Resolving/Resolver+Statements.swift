import Language
import StatusBar

// Closures and functions that do something, as handlers.
extension Resolver {
  /// `true` iff an expression calls nothing and assigns nothing.
  func isPure(_ value: Expression) -> Bool {
    !value.contains { part in
      switch part.kind {
      case .call, .assignment, .closure, .branch, .macro, .effect: true
      default: false
      }
    }
  }

  /// The body of a function; the only expression of one that yields a value is that value.
  func statements(of function: FunctionDeclaration) -> [Statement] {
    let body = function.body ?? []
    guard let result = function.result, result.name.word != .Void, body.count == 1,
      case .expression(let value) = body[0].kind
    else { return body }
    switch value.kind {
    case .assignment, .branch, .macro: return body
    default: return [Statement(.return(value), body[0].range)]
    }
  }

  /// `true` iff an expression begins with a type that is declared elsewhere: of what it yields
  /// nothing is known.
  func isForeign(_ value: Expression, _ scope: Scope) -> Bool {
    guard let type = value.rootType(names) else { return false }
    return meaning(of: type, in: scope) == nil && declarations.type(type) == nil
      && !appleTypes.contains(names.bytes(of: type)) && ControllerClass(type.word) == nil
      && !StaticType(typeWord: type.word).isKnown
  }

  func typeName(of owner: Int) -> Name? {
    typeInfo(of: owner).map { declarations[$0].name }
  }

  func isSize(_ type: StaticType) -> Bool {
    if case .named(let name) = type.kind { spelling(name) == "CGSize" } else { false }
  }

  /// Functions inside one another that are bound at once: more of them wait, so that a chain of
  /// calls takes no more of the stack than that.
  static var nestedBodies: Int { 48 }
}

// Expressions that do something.
extension Resolver {
  func effect(_ kind: Effect.Kind, at site: Site) -> Effect { Effect(kind, site: site) }

  func isDismiss(_ name: Name, _ scope: Scope) -> Bool {
    if case .dismissAction = meaning(of: name, in: scope) { return true }
    return false
  }
}

/// A function of Swift's that ends the app.
struct AppEnd {
  /// `true` iff it does not where its first argument is true.
  var isUnlessTrue = false
  /// `true` iff it does so in debug builds alone.
  var isOfDebugging = false

  init?(_ function: String) {
    switch function {
    case "fatalError", "preconditionFailure", "exit", "abort", "_exit": break
    case "assertionFailure": isOfDebugging = true
    case "precondition": isUnlessTrue = true
    case "assert": (isUnlessTrue, isOfDebugging) = (true, true)
    default: return nil
    }
  }
}

// Where the app ends: nothing is known after it.
extension Resolver {
  /// What ends the app in an expression that stands as a statement; nil for anything else.
  func end(in expression: Expression, _ scope: Scope) -> (end: AppEnd, call: Call)? {
    guard case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
      let end = AppEnd(spelling(name)), meaning(of: name, in: scope) == nil,
      function(name, labels: call, of: scope.owner) == nil
    else { return nil }
    return (end, call)
  }
}

// What a block leaves before its end: jumps, `defer`, errors that are caught.
extension Resolver {
  func mentions(_ name: Name, _ statement: Statement, _ scope: Scope) -> Bool {
    mentions(Array(names.bytes(of: name)), statement, scope)
  }

  func mentions(_ word: String, _ statement: Statement, _ scope: Scope) -> Bool {
    mentions(Array(word.utf8), statement, scope)
  }

  private func mentions(_ word: [UInt8], _ statement: Statement, _ scope: Scope) -> Bool {
    bytes(statement.range, in: scope.file)[...].names(word)
  }
}

// Loops that run as often as the values say: over lists and ranges, and while something holds.
extension Resolver {
  /// `true` iff the rounds of a loop do nothing that ends a loop further out.
  func isFollowed(_ body: [Statement], _ scope: Scope) -> Bool {
    scope.copies * 2 <= Resolver.copyLimit && !awaits(body) && !body.contains { $0.leavesFurther }
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

  /// `true` iff it is more than a choice of values: a variable may change, or something is done at
  /// the end of a block.
  var changesOnTheWay: Bool {
    holds { statement in
      switch statement.kind {
      case .variable(let variable): return !variable.isConstant
      case .block: return true
      case .deferred, .function, .type, .if, .guard, .switch, .loop, .return, .jump, .expression,
        .attempt,
        .conditional, .action, .unread:
        return false
      }
    }
  }

  /// `true` iff it is `defer`.
  var isDeferred: Bool { if case .deferred = kind { true } else { false } }

  /// `true` iff it, or a statement in it, is an attempt that may fail on its way.
  var mayThrow: Bool {
    holds { if case .attempt = $0.kind { true } else { false } }
  }

  /// `true` iff something in it is deferred within a block that may be left before its end, a loop,
  /// a case or a closure: when that is done is not followed.
  var defersUnclearly: Bool {
    switch kind {
    case .if(let branches): branches.then.defersUnclearly || branches.otherwise.defersUnclearly
    case .guard(_, let otherwise): otherwise.defersUnclearly
    case .block(let body): body.defersUnclearly
    case .switch(_, let cases): cases.contains { $0.body.defers }
    case .loop(let loop): loop.body.defers
    case .attempt(let body, let clauses): (body + clauses.flatMap { $0 }).defers
    case .conditional(let clauses): clauses.contains { $0.body.defers }
    case .expression(let value):
      if case .call(let call) = value.kind {
        call.allClosures.contains { $0.body.defers }
      } else {
        false
      }
    case .variable, .function, .type, .return, .jump, .deferred, .action, .unread:
      false
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

  var mayContinueLoop: Bool {
    holds { if case .jump(.continue) = $0.kind { true } else { false } }
  }
}

// Loops: over what is written they run as often as it has elements, over anything else maybe.
extension Resolver {
  /// How often a statement is followed that stands in loops inside one another: whatever further
  /// rounds do is unknown. Each loop around it doubles its copies.
  static var copyLimit: Int { 64 }
}

// Methods that are called for their effect.
extension Resolver {
  // MARK: - Windows

  /// Returns the symbol of a declared window that an expression names.
  func windowSymbol(_ expression: Expression, _ scope: Scope) -> Symbol? {
    switch expression.kind {
    case .name(let name):
      if case .window(.named(let symbol)) = meaning(of: name, in: scope) { return symbol }
      return directory.window(name)
    case .member(_, let name): return directory.window(name.name)
    case .optionalChain(let inner), .forced(let inner): return windowSymbol(inner, scope)
    default: return nil
    }
  }
}

// Statements of a handler.
extension Resolver {
  /// `true` iff an expression after `return` is done for its effect.
  func isAction(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .assignment: true
    case .call(let call):
      switch call.callee.kind {
      case .name(let name): name.word == .withAnimation || isDoer(name, call, scope)
      case .member(let base, let name) where base.isSelf: isDoer(name.name, call, scope)
      case .member(_, let name): BarMember.called(name.name.word) != nil
      default: false
      }
    default: false
    }
  }

  /// `true` iff a name means a function that yields nothing.
  private func isDoer(_ name: Name, _ call: Call, _ scope: Scope) -> Bool {
    if let found = function(name, labels: call, of: scope.owner) {
      return found.function.declaration.result.map { $0.name.word == .Void } ?? true
    }
    return isController(scope.owner) && BarMember.called(name.word) != nil
  }
}

// Code that waits: what stands behind an `await` happens at an unknown time, but where it
// only sleeps.
extension Resolver {
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

  private func awaits(_ statements: [Statement]) -> Bool {
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

extension [Statement] {
  /// `true` iff a block defers something and may be left before its end, or a part of it does so.
  fileprivate var defersUnclearly: Bool {
    contains { $0.isDeferred } && contains { $0.mayLeave } || contains { $0.defersUnclearly }
  }

  /// `true` iff something is deferred in it, however deep.
  fileprivate var defers: Bool {
    contains { $0.holds { $0.isDeferred } }
  }
}
