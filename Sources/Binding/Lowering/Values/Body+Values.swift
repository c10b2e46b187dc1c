import Language
import StatusBar

// The value of a getter or of a function: statements read as one expression.
extension Body {
  /// Binds statements as the value that they return.
  mutating func bindValue(
    _ statements: [Statement], expecting expected: StaticType, _ scope: inout Scope,
    at use: SourceRange
  ) -> FormulaID {
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    // What is kept is changed before it is handed on: nothing is kept where that is not followed.
    let isInitial = scope.isInitial
    defer { scope.isInitial = isInitial }
    let changesMade =
      isInitial && scope.frame == nil && writer.resolver.changesMade(statements, scope)
    let isRun =
      changesMade || statements.contains { $0.changesOnTheWay }
      || statements.contains { $0.mayGoInRounds }
        && statements.contains { writer.goesInRounds($0, scope) }
    if statements.contains(where: { $0.defersUnclearly }) {
      return writer.opaque(at: statements.first?.range ?? use, scope)
    }
    if isRun, !statements.contains(where: { $0.mayThrow }),
      !statements.contains(where: { writer.keepsClosure($0, scope) }),
      let value = bindRun(statements, expecting: expected, scope, at: use)
    {
      return value
    }
    if changesMade { scope.isInitial = false }
    if !changesByClosure(statements, scope), !mixesScopes(statements),
      let value = value(of: statements[...], expected, &scope, isLast: true)
    {
      return value
    }
    let place = statements.first?.range ?? use
    writer.note(.assumed, "what this yields is not read: it is an input", at: scope.location(place))
    return writer.opaque(at: place, scope)
  }

  /// Binds statements as a function that is run where its value is asked for; what they name of the
  /// code around them is handed to it.
  private mutating func bindRun(
    _ statements: [Statement], expecting expected: StaticType, _ scope: Scope, at use: SourceRange
  ) -> FormulaID? {
    var inner = scope
    inner.frame = Scope.Frame()
    inner.frame?.result = expected
    inner.loopExit = nil
    var arguments: [FormulaID] = []
    for index in inner.locals.indices {
      let given: FormulaID
      switch inner.locals[index].meaning {
      case .value(let formula): given = formula
      case .variable(.local(let local), let type):
        given = writer.add(.variable(.local(local)), type, at: use, scope)
      case .variable, .object, .bundle, .opaque, .content, .closure, .dismissAction,
        .presentationMode, .draft, .window, .anything:
        continue
      }
      inner.locals[index].meaning = .variable(
        .local(Int32(arguments.count)), writer.type(of: given))
      arguments.append(given)
    }
    guard !holdsLocals(scope), !inner.locals.contains(where: { $0.holdsLocals }) else { return nil }
    inner.frame?.parameterCount = Int32(arguments.count)
    inner.frame?.localCount = Int32(arguments.count)
    let before = writer.findings
    // The value is there before what is deferred happens.
    let done = statements.filter { !$0.isDeferred }
    let body = bindEffects(done.returningLast[...], &inner)
    // What a closure does later to a variable that it has captured is told by its text.
    if body.contains(where: { $0.waits }) {
      writer.findings.takeBack(to: before)
      return nil
    }
    let handler = writer.add(
      Handler(
        name: nil, parameterCount: Int32(arguments.count),
        localCount: inner.frame?.localCount ?? 0, body: body, site: writer.site(use, in: scope.file)
      ))
    return writer.add(.call(handler, arguments: arguments), expected, at: use, scope)
  }

  /// `true` iff `self`, or a local, is a struct that is made of locals of the code around it.
  private func holdsLocals(_ scope: Scope) -> Bool {
    if writer.resolver.receivers[scope.owner].isLocal { return true }
    return scope.locals.contains { local in
      guard case .bundle(let owner) = local.meaning else { return false }
      return writer.resolver.receivers[owner].isLocal
    }
  }

  /// Returns the value that statements return, nil where they may return none.
  private mutating func value(
    of statements: ArraySlice<Statement>, _ expected: StaticType, _ scope: inout Scope,
    isLast: Bool
  ) -> FormulaID? {
    var rest = statements
    // One after the other, and not one inside another: there may be thousands.
    while case .variable(let variable)? = rest.first?.kind {
      bindConstant(variable, &scope)
      if let initial = variable.initial { writer.forgetLocals(changedIn: initial.range, &scope) }
      rest = rest.dropFirst()
    }
    guard let statement = rest.popFirst() else { return nil }
    switch statement.kind {
    case .return(let value):
      return value.map { bindFormula($0, expecting: expected, &scope) }
        ?? writer.add(.constant(.none), StaticType(.nothing), at: statement.range, scope)
    case .expression(let expression):
      return value(of: expression, rest, expected, &scope, isLast: isLast)
    case .variable: return nil
    case .if(let branches):
      if !rest.isEmpty, !statement.mayLeave {
        change(branches, &scope)
        return value(of: rest, expected, &scope, isLast: isLast)
      }
      return value(of: branches, rest, expected, &scope, isLast: isLast)
    case .guard(let conditions, let otherwise):
      // What stands behind it changes nothing of what it is left with.
      var leaving = scope
      guard let other = value(of: otherwise[...], expected, &leaving, isLast: false) else {
        return nil
      }
      scope.frame = leaving.frame
      guard let condition = bindConditions(conditions, &scope),
        let then = value(of: rest, expected, &scope, isLast: isLast)
      else { return nil }
      return writer.choice(condition, then, other, at: statement.range, scope)
    case .switch(let subject, let cases):
      if !rest.isEmpty, !statement.mayLeave {
        let value = bindSubject(subject, &scope)
        change(cases[...], value, &scope)
        return self.value(of: rest, expected, &scope, isLast: isLast)
      }
      return value(of: cases, subject, rest, expected, &scope, at: statement.range)
    case .block(let body):
      guard let body = body.withDeferredLast else { return nil }
      return value(of: body.followed(by: rest), expected, &scope, isLast: isLast)
    case .conditional(let clauses):
      return value(of: clauses[...], rest, expected, &scope, isLast: isLast, at: statement.range)
    case .function, .type:
      addFunction(statement, &scope)
      return value(of: rest, expected, &scope, isLast: isLast)
    // The value is there before what is deferred happens.
    case .deferred: return value(of: rest, expected, &scope, isLast: isLast)
    case .loop(let loop) where !statement.mayLeave:
      change(by: loop, at: statement.range, &scope)
      return value(of: rest, expected, &scope, isLast: isLast)
    case .loop, .attempt:
      if statement.mayLeave { return nil }
      writer.forgetLocals(changedIn: statement.range, &scope)
      return value(of: rest, expected, &scope, isLast: isLast)
    case .jump, .action, .unread: return nil
    }
  }

  /// A function of a block's own: a call of it changes what it has captured.
  private mutating func addFunction(_ statement: Statement, _ scope: inout Scope) {
    writer.forgetLocals(changedIn: statement.range, &scope)
    guard case .function(let function) = statement.kind else { return }
    let source = ClosureSource(
      kind: .closure(Closure(of: function)), scope: scope, depth: expansion.depth)
    scope.locals.append(function.name.name, .closure(source))
  }

  private mutating func value(
    of expression: Expression, _ rest: ArraySlice<Statement>, _ expected: StaticType,
    _ scope: inout Scope, isLast: Bool
  ) -> FormulaID? {
    guard let (end, call) = self.writer.resolver.end(in: expression, scope) else {
      if rest.isEmpty, isLast { return bindFormula(expression, expecting: expected, &scope) }
      // What is changed elsewhere on the way is not followed here, nor what is read of it then.
      if changesNamed(expression, in: rest, scope) { return nil }
      describeDraft(expression, &scope)
      changeLocals(by: expression, &scope)
      return value(of: rest, expected, &scope, isLast: isLast)
    }
    // A release build leaves assertions out, and goes on.
    if end.isOfDebugging, !rest.isEmpty || !isLast {
      return value(of: rest, expected, &scope, isLast: isLast)
    }
    let ends = writer.add(.end, .unknown, at: expression.range, scope)
    guard end.isUnlessTrue, let condition = call.arguments.first else { return ends }
    let truth = bindTruth(condition.value, &scope)
    return value(of: rest, expected, &scope, isLast: isLast).map {
      writer.add(.ternary(truth, $0, ends), writer.type(of: $0), at: expression.range, scope)
    }
  }

  private mutating func value(
    of branches: IfStatement, _ rest: ArraySlice<Statement>, _ expected: StaticType,
    _ scope: inout Scope, isLast: Bool
  ) -> FormulaID? {
    let locals = scope.locals
    guard let condition = bindConditions(branches.conditions, &scope) else {
      return value(of: branches.then.followed(by: rest), expected, &scope, isLast: isLast)
    }
    guard let then = value(of: branches.then.followed(by: rest), expected, &scope, isLast: isLast)
    else {
      return nil
    }
    scope.locals = locals
    guard
      let other = value(of: branches.otherwise.followed(by: rest), expected, &scope, isLast: isLast)
    else { return nil }
    let site = branches.then.first?.range ?? SourceRange(0, 0)
    return writer.choice(condition, then, other, at: site, scope)
  }

  private mutating func value(
    of cases: [SwitchCase], _ subject: Expression, _ rest: ArraySlice<Statement>,
    _ expected: StaticType, _ scope: inout Scope, at range: SourceRange
  ) -> FormulaID? {
    let value = bindSubject(subject, &scope)
    var choices: [(condition: FormulaID, value: FormulaID)] = []
    var type: StaticType?
    for (index, item) in cases.enumerated() {
      var inner = scope
      let condition = bindCase(item, subject: value, &inner)
      guard
        let result = self.value(
          of: cases[index...].firstBody.followed(by: rest), expected, &inner, isLast: true)
      else { return nil }
      type =
        type.map { writer.resolver.joined($0, self.writer.type(of: result)) }
        ?? self.writer.type(of: result)
      guard let condition else {
        return writer.add(.choice(choices, otherwise: result), type ?? .unknown, at: range, scope)
      }
      choices.append((condition, result))
    }
    guard let last = choices.popLast() else { return nil }
    return writer.add(.choice(choices, otherwise: last.value), type ?? .unknown, at: range, scope)
  }

  /// `#if`: where it is not known which clause is built, the value depends on that.
  private mutating func value(
    of clauses: ArraySlice<ConditionalClause<[Statement]>>, _ rest: ArraySlice<Statement>,
    _ expected: StaticType, _ scope: inout Scope, isLast: Bool, at range: SourceRange
  ) -> FormulaID? {
    guard let clause = clauses.first else {
      return value(of: rest, expected, &scope, isLast: isLast)
    }
    let truth = clause.condition.map { $0.buildTruth(writer.resolver.build) } ?? true
    if truth == false {
      return value(of: clauses.dropFirst(), rest, expected, &scope, isLast: isLast, at: range)
    }
    guard truth == nil, let condition = clause.condition else {
      return value(of: clause.body.followed(by: rest), expected, &scope, isLast: isLast)
    }
    let locals = scope.locals
    let isBuilt = writer.bindBuildCondition(condition, &scope)
    guard let then = value(of: clause.body.followed(by: rest), expected, &scope, isLast: isLast)
    else {
      return nil
    }
    scope.locals = locals
    guard
      let other = value(
        of: clauses.dropFirst(), rest, expected, &scope, isLast: isLast, at: range)
    else { return nil }
    return writer.choice(isBuilt, then, other, at: range, scope)
  }

  /// Makes a constant of a getter stand for its value.
  mutating func bindConstant(_ variable: VariableDeclaration, _ scope: inout Scope) {
    var local = Locals.Local(
      variable.name.name, startMeaning(of: variable, &scope),
      variable.isConstant ? variable.initial : nil)
    local.declared = variable.type.map { writer.resolver.staticType($0) }
    scope.locals.append(local)
  }

  /// What a variable stands for until something else is assigned to it.
  private mutating func startMeaning(
    of variable: VariableDeclaration, _ scope: inout Scope
  ) -> Meaning {
    if let type = variable.type, writer.resolver.isTwiceOptional(type, in: scope.file) {
      return .opaque([variable.name.name], qualifier: nil)
    }
    if let initial = variable.initial { return constantMeaning(of: initial, variable, &scope) }
    let type = writer.resolver.staticType(variable.type)
    // `var style: UIStatusBarStyle?` is nil until then.
    guard !variable.isConstant, type.isOptional else {
      return .opaque([variable.name.name], qualifier: nil)
    }
    return .value(writer.add(.constant(.none), type, at: variable.range, scope))
  }

  private mutating func constantMeaning(
    of initial: Expression, _ variable: VariableDeclaration, _ scope: inout Scope
  ) -> Meaning {
    if let found = writer.handedFunction(initial, scope), let name = initial.lastName?.name {
      let source = ClosureSource(
        kind: .function(owner: found.owner, name), scope: scope, depth: expansion.depth)
      return .closure(source)
    }
    if variable.isConstant, case .closure(let closure) = initial.kind {
      return .closure(source(of: closure, &scope))
    }
    // A copy that may change is another one than what it was copied from.
    if !variable.isConstant, writer.structType(of: initial, scope) != nil {
      return .opaque([variable.name.name], qualifier: nil)
    }
    switch writer.meaning(of: initial, scope) {
    case .variable(let place, let type) where !variable.isConstant:
      return .value(writer.add(.variable(place), type, at: initial.range, scope))
    case let known?: return known
    case nil: break
    }
    if writer.resolver.keepsControllers(scope), !writer.resolver.makesReference(initial),
      let draft = bindDraft(initial, &scope)
    {
      return .draft(draft)
    }
    if scope.frame == nil, writer.resolver.makesView(initial, scope) {
      let source = ContentSource(kind: .expression(initial), scope: scope, depth: expansion.depth)
      return .content(source)
    }
    let type = writer.resolver.staticType(variable.type)
    if variable.isConstant, let owner = structValue(initial, expecting: type, &scope) {
      return .bundle(owner: owner)
    }
    return .value(
      bindFormula(initial, expecting: writer.resolver.staticType(variable.type), &scope))
  }
}

extension [Statement] {
  /// These statements and those behind them, as far as they are reached: 10,000 times
  /// `if … { return }` would copy the rest as often.
  func followed(by rest: ArraySlice<Statement>) -> ArraySlice<Statement> {
    if isEmpty { return rest }
    if rest.isEmpty { return self[...] }
    if case .return = self[count - 1].kind { return self[...] }
    return self[...] + rest
  }
}

extension Locals.Local {
  /// `true` iff it stands for code that reads locals of the handler around it.
  fileprivate var holdsLocals: Bool {
    switch meaning {
    case .closure, .content, .draft: true
    case .variable, .value, .object, .bundle, .opaque, .dismissAction, .presentationMode, .window,
      .anything:
      false
    }
  }
}

extension [Statement] {
  /// The same with a value that stands alone at the end as what is returned.
  var returningLast: [Statement] {
    guard count == 1, let last, case .expression(let value) = last.kind else { return self }
    return [Statement(.return(value), last.range)]
  }
}

extension Effect {
  /// `true` iff it, or an effect inside it, keeps a closure that may run later.
  fileprivate var waits: Bool {
    switch kind {
    case .perhaps, .awaits, .run(.after), .run(.sleep), .run(.withTransition): true
    case .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .change,
      .run, .navigate, .attach, .configure, .send, .offer, .reachForBar, .load, .obscure, .forget,
      .doubtAnimation, .assume, .nothing, .end:
      blocks.contains { $0.contains { $0.waits } }
    }
  }
}
