import Language
import StatusBar

// View builders and the expressions in them.
extension Body {
  /// Binds the statements of a view builder to one node.
  mutating func bindContent(
    _ statements: [Statement], _ scope: inout Scope, at range: SourceRange
  ) -> ViewID {
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    let views = bindViews(statements[...], &scope)
    return writer.grouped(views, type: nil, at: range, scope)
  }

  private mutating func bindViews(
    _ statements: ArraySlice<Statement>, _ scope: inout Scope
  ) -> [ViewID] {
    var views: [ViewID] = []
    var rest = statements
    var previous: Statement?
    while let statement = rest.first {
      rest = rest.dropFirst()
      defer { previous = statement }
      if writer.isModifierWithoutDot(statement, below: previous, scope) { continue }
      if keepsView(statement, rest, &scope) || changesView(statement, &scope) { continue }
      switch statement.kind {
      case .guard(let conditions, let otherwise):
        views.append(
          bindBranches(conditions, Array(rest), otherwise, &scope, at: statement.range))
        return views
      case .if(let branches) where !rest.isEmpty && writer.resolver.returns(branches.then):
        views.append(
          bindBranches(
            branches.conditions, branches.then, branches.otherwise + Array(rest), &scope,
            at: statement.range))
        return views
      case .return(let value):
        if let value { views.append(bindView(value, &scope)) }
        return views
      case .variable(let variable) where writer.resolver.isUnsureView(variable, rest, scope):
        // Which of the values it has where it is shown is not followed.
        let name = Expression(.name(variable.name.name), variable.name.range)
        let view = writer.add(.unknown(writer.input(unread: name, scope)), at: name.range, scope)
        scope.locals.append(
          variable.name.name,
          .content(ContentSource(kind: .bound(view), scope: scope, depth: expansion.depth)))
      case .expression, .variable, .function, .type, .if, .switch, .loop, .jump, .block, .attempt,
        .deferred, .conditional, .action, .unread:
        if let view = bindView(statement, &scope) { views.append(view) }
      }
    }
    return views
  }

  private mutating func bindView(_ statement: Statement, _ scope: inout Scope) -> ViewID? {
    switch statement.kind {
    case .expression(let expression): return bindView(expression, &scope)
    case .variable(let variable):
      bindConstant(variable, &scope)
      return nil
    case .if(let branches):
      return bindBranches(
        branches.conditions, branches.then, branches.otherwise, &scope, at: statement.range)
    case .switch(let subject, let cases):
      return bindSwitch(subject, cases[...], &scope, at: statement.range)
    case .conditional(let clauses): return bindBuild(clauses[...], &scope, at: statement.range)
    case .block(let body), .attempt(let body, _):
      return bindContent(body, &scope, at: statement.range)
    case .loop(let loop):
      var inner = scope
      for name in [loop.variable].compactMap({ $0 }) + loop.names {
        inner.locals.append(name.name, .opaque([name.name], qualifier: nil))
      }
      let content = bindContent(loop.body, &inner, at: statement.range)
      return writer.add(.repeated(content), at: statement.range, scope)
    case .action:
      writer.report(.actionInStructure(at: scope.location(statement.range)))
      return nil
    case .unread:
      let text = String(
        decoding: writer.resolver.bytes(statement.range, in: scope.file).prefix(40), as: UTF8.self)
      let child = writer.add(.empty, at: statement.range, scope)
      let assumption = writer.findings.assume(
        "`\(text)` is not read; assumed to ask for nothing", at: scope.location(statement.range))
      return writer.add(.modified(child, .assumed(assumption)), at: statement.range, scope)
    case .function, .type, .jump, .guard, .return, .deferred: return nil
    }
  }

  private mutating func bindBranches(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement],
    _ scope: inout Scope, at range: SourceRange
  ) -> ViewID {
    var inner = scope
    var values: [Condition] = []
    for condition in conditions {
      if !bindViewThatIsThere(condition, &inner) { values.append(condition) }
    }
    let condition = bindConditions(values, &inner)
    let first = bindContent(then, &inner, at: range)
    let second = bindContent(otherwise, &scope, at: range)
    guard let condition else { return first }
    return writer.add(.conditional(condition, then: first, otherwise: second), at: range, scope)
  }

  /// `if let page = make(self)`: a view that a closure or a function yields is there; `false` for
  /// any other condition.
  private mutating func bindViewThatIsThere(
    _ condition: Condition, _ scope: inout Scope
  ) -> Bool {
    guard case .binding(let name, let value) = condition else { return false }
    let written = value ?? Expression(.name(name.name), name.range)
    // `nil`, where an initializer gives no content.
    if case .value = writer.meaning(of: written, scope) { return false }
    guard writer.resolver.makesView(written, scope) else { return false }
    let view = bindView(written, &scope)
    scope.locals.append(
      name.name, .content(ContentSource(kind: .bound(view), scope: scope, depth: expansion.depth)))
    return true
  }

  private mutating func bindSwitch(
    _ subject: Expression, _ cases: ArraySlice<SwitchCase>, _ scope: inout Scope,
    at range: SourceRange
  ) -> ViewID {
    let value = bindFormula(subject, expecting: .unknown, &scope)
    return bindCases(value, cases, &scope, at: range)
  }

  private mutating func bindCases(
    _ subject: FormulaID, _ cases: ArraySlice<SwitchCase>, _ scope: inout Scope,
    at range: SourceRange
  ) -> ViewID {
    guard let item = cases.first else { return writer.add(.empty, at: range, scope) }
    var inner = scope
    let condition = bindCase(item, subject: subject, &inner)
    let content = bindContent(item.body, &inner, at: item.range)
    guard let condition, cases.count > 1 else { return content }
    let rest = bindCases(subject, cases.dropFirst(), &scope, at: range)
    return writer.add(
      .conditional(condition, then: content, otherwise: rest), at: item.range, scope)
  }

  /// `#if` among views.
  private mutating func bindBuild(
    _ clauses: ArraySlice<ConditionalClause<[Statement]>>, _ scope: inout Scope,
    at range: SourceRange
  ) -> ViewID {
    guard let clause = clauses.first else { return writer.add(.empty, at: range, scope) }
    guard let condition = clause.condition else {
      return bindContent(clause.body, &scope, at: range)
    }
    switch condition.buildTruth(writer.resolver.build) {
    case true?: return bindContent(clause.body, &scope, at: range)
    case false?: return bindBuild(clauses.dropFirst(), &scope, at: range)
    case nil:
      let formula = writer.bindBuildCondition(condition, &scope)
      let then = bindContent(clause.body, &scope, at: range)
      let otherwise = bindBuild(clauses.dropFirst(), &scope, at: range)
      return writer.add(.conditional(formula, then: then, otherwise: otherwise), at: range, scope)
    }
  }

  /// Binds an expression that is a view.
  mutating func bindView(_ expression: Expression, _ scope: inout Scope) -> ViewID {
    if case .call(let call) = expression.kind {
      return bindCallView(call, at: expression.range, &scope)
    }
    return bindUncalledView(expression, &scope)
  }

  private mutating func bindUncalledView(
    _ expression: Expression, _ scope: inout Scope
  ) -> ViewID {
    let range = expression.range
    switch expression.kind {
    case .call(let call): return bindCallView(call, at: range, &scope)
    case .name(let name): return bindNamedView(LocatedName(name, range), &scope)
    case .member(let base, let name):
      if base.isSelf {
        return bindNamedView(name, &scope)
      }
      if case .bundle(let owner) = writer.meaning(of: base, scope),
        let view = bindComputedView(name, of: owner, scope)
      {
        return view
      }
      if case .bundle(let owner) = writer.meaning(of: base, scope),
        writer.resolver.holdsDrawing(name.name, of: owner)
      {
        return writer.leaf(expression, scope)
      }
      if let view = bindStaticView(of: base, name, scope) { return view }
      if let view = bindMemberView(of: base, name, nil, at: range, &scope) { return view }
      if let getter = writer.resolver.declarations.viewGetters[name.name] {
        let child = bindView(base, &scope)
        return inlineView(getter, owner: 0, nil, at: range, &scope, content: child)
      }
      return writer.resolver.isOfApple(base)
        ? writer.leaf(expression, scope) : writer.unknownView(of: name, expression, scope)
    case .ternary(let condition, let then, let otherwise):
      let formula = bindTruth(condition, &scope)
      let first = bindView(then, &scope)
      let second = bindView(otherwise, &scope)
      return writer.add(.conditional(formula, then: first, otherwise: second), at: range, scope)
    case .binary(let view, .coalesce, _, let other):
      // Whether the first one is there is not followed.
      let isThere = writer.opaque(.bool, at: view.range, scope)
      let first = bindView(view, &scope)
      let second = bindView(other, &scope)
      return writer.add(.conditional(isThere, then: first, otherwise: second), at: range, scope)
    case .tuple(let elements) where elements.count == 1:
      return bindView(elements[0].value, &scope)
    case .optionalChain(let inner), .forced(let inner), .effect(_, let inner),
      .cast(let inner, _, _):
      return bindView(inner, &scope)
    case .branch(let statement):
      return bindView(statement, &scope) ?? writer.add(.empty, at: range, scope)
    case .conditionalModifiers(let base, let clauses):
      let child = bindView(base, &scope)
      return bindClauses(clauses[...], over: child, &scope, at: range)
    case .hole: return scope.hole ?? writer.add(.empty, at: range, scope)
    case .missing: return writer.add(.empty, at: range, scope)
    case .assignment(let target, _, _, _) where writer.resolver.isOfConstant(target, scope):
      // `formatter.style = .decimal`, `name = "circle"`: on the way to a value.
      return writer.add(.empty, at: range, scope)
    case .assignment:
      writer.report(.assignmentInStructure(at: scope.location(range)))
      return writer.add(.empty, at: range, scope)
    default: return writer.leaf(expression, scope)
    }
  }

  /// `#if` between modifiers.
  private mutating func bindClauses(
    _ clauses: ArraySlice<ConditionalClause<Expression>>, over child: ViewID,
    _ scope: inout Scope, at range: SourceRange
  ) -> ViewID {
    guard let clause = clauses.first else { return child }
    let outer = scope.hole
    scope.hole = child
    defer { scope.hole = outer }
    guard let condition = clause.condition else { return bindView(clause.body, &scope) }
    switch condition.buildTruth(writer.resolver.build) {
    case true?: return bindView(clause.body, &scope)
    case false?: return bindClauses(clauses.dropFirst(), over: child, &scope, at: range)
    case nil:
      let formula = writer.bindBuildCondition(condition, &scope)
      let then = bindView(clause.body, &scope)
      let otherwise = bindClauses(clauses.dropFirst(), over: child, &scope, at: range)
      return writer.add(.conditional(formula, then: then, otherwise: otherwise), at: range, scope)
    }
  }

  /// A bare name among views: a computed view, content that was handed in, or a constant.
  private mutating func bindNamedView(_ name: LocatedName, _ scope: inout Scope) -> ViewID {
    switch writer.resolver.meaning(of: name.name, in: scope) {
    case .content(let source): return bindContent(of: source, at: name.range, scope)
    case .closure(let source): return bindContent(of: source, at: name.range, scope)
    case .draft(let draft):
      let screen = draft.screen
      return draft.content
        ?? writer.add(.representable(screen, arguments: draft.arguments), at: name.range, scope)
    case nil: break
    case .variable, .value, .object, .bundle, .opaque, .dismissAction, .presentationMode, .window,
      .anything:
      let expression = Expression(.name(name.name), name.range)
      return !scope.locals.contains(name.name)
        && writer.resolver.holdsDrawing(name.name, of: scope.owner)
        ? writer.leaf(expression, scope)
        : writer.unreadView(expression, named: name.name, scope)
    }
    if let view = bindComputedView(name, of: scope.owner, scope) { return view }
    if scope.owner != 0, let view = bindComputedView(name, of: 0, scope) { return view }
    if let type = writer.resolver.declarations.type(name.name),
      writer.resolver.declarations[type].screen != nil
    {
      writer.report(
        .needsBrackets(writer.resolver.spelling(name.name), at: scope.location(name.range)))
      return writer.add(.empty, at: name.range, scope)
    }
    if let variable = writer.resolver.declarations.variables[name.name],
      let view = bindView(writtenIn: variable, owner: 0, at: name.range, scope)
    {
      return view
    }
    if let getter = writer.resolver.declarations.viewGetters[name.name] {
      return inlineView(getter, owner: 0, nil, at: name.range, &scope, content: nil)
    }
    if writer.resolver.names.isCapitalized(name.name)
      || writer.resolver.declarations.variables[name.name] != nil
    {
      return writer.add(.leaf(type: writer.symbol(name.name), label: nil), at: name.range, scope)
    }
    guard writer.resolver.isPasted(scope.owner) || writer.resolver.isCompiled(scope.file),
      !writer.resolver.isSlip(name.name, scope)
    else {
      writer.reportUndeclared(name, scope)
      return writer.add(.empty, at: name.range, scope)
    }
    // An extension in another file may declare it.
    return writer.unknownView(Expression(.name(name.name), name.range), scope)
  }

  /// Binds content in the scope that it was written in.
  mutating func bindContent(
    of source: ContentSource, at range: SourceRange, _ scope: Scope
  ) -> ViewID {
    var inner = source.scope
    inner.frame = nil
    inner.isScreen = scope.isScreen
    let rest = expansion.goBack(to: source.depth)
    defer { expansion.resume(rest) }
    switch source.kind {
    case .bound(let view): return view
    case .expression(let expression): return bindView(expression, &inner)
    case .statements(let statements): return bindContent(statements, &inner, at: range)
    }
  }

  /// Binds a closure or a function that yields views.
  mutating func bindContent(
    of source: ClosureSource, at range: SourceRange, _ scope: Scope
  ) -> ViewID {
    var inner = source.scope
    inner.frame = nil
    inner.isScreen = scope.isScreen
    let rest = expansion.goBack(to: source.depth)
    defer { expansion.resume(rest) }
    switch source.kind {
    case .closure(let closure):
      for parameter in closure.parameters {
        inner.locals.append(parameter.name, .opaque([parameter.name], qualifier: nil))
        inner.present.append(parameter.name)
      }
      return bindContent(closure.body, &inner, at: range)
    case .function(let owner, let name):
      guard let found = writer.resolver.function(name, labels: nil, of: owner) else { break }
      return inlineView(
        found.function, owner: found.owner, nil, at: range, &inner, content: nil)
    case .expression(let expression): return bindView(expression, &inner)
    }
    return writer.add(.empty, at: range, scope)
  }

  /// Binds the getter of a computed view in the place of its name.
  mutating func bindComputedView(
    _ name: LocatedName, of owner: Int, _ scope: Scope
  ) -> ViewID? {
    guard let found = writer.resolver.computed(name.name, of: owner) else { return nil }
    guard enter(Location(found.file, found.place), at: scope.location(name.range)) else {
      return writer.add(.empty, at: name.range, scope)
    }
    defer { leave() }
    var inner = Scope(file: found.file, screen: scope.screen, owner: owner)
    inner.isScreen = scope.isScreen
    return bindContent(found.getter, &inner, at: name.range)
  }

  /// Binds the body of a function that returns a view in the place of its call.
  mutating func inlineView(
    _ function: LocatedFunction, owner: Int, _ call: Call?, at range: SourceRange,
    _ scope: inout Scope, content: ViewID?, inside: (inout Scope) -> Void = { _ in }
  ) -> ViewID {
    let declaration = function.declaration
    guard let body = declaration.body else { return writer.add(.empty, at: range, scope) }
    var inner = Scope(file: function.file, screen: scope.screen, owner: owner)
    inner.isScreen = scope.isScreen && content == nil
    inside(&inner)
    if let content {
      let source = ContentSource(kind: .bound(content), scope: inner, depth: expansion.depth)
      inner.locals.append(Name(.selfWord), .content(source))
    }
    bindArguments(of: declaration.parameters, call, from: &scope, into: &inner)
    guard enter(Location(function.file, declaration.name.range), at: scope.location(range)) else {
      return writer.add(.empty, at: range, scope)
    }
    defer { leave() }
    return bindContent(body, &inner, at: range)
  }
}
