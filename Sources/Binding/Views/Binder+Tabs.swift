import Language
import StatusBar

// `TabView`: its tabs, their labels and what selects them.
extension Binder {
  /// `TabView { … }`: each child is a tab, its title comes from `tabItem` or from `Tab`.
  mutating func bindTabs(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let selection = call.arguments.first { $0.label?.name.word == .selection }
      .map { bindFormula($0.value, expecting: .unknown, &scope) }
    var tabs: [StatusBar.Tab] = []
    let depth = scope.locals.count
    for (_, closure) in call.closures {
      for statement in closure.body { bindTab(statement, &tabs, &scope) }
    }
    if let closure = call.closureArgument {
      for statement in closure.body { bindTab(statement, &tabs, &scope) }
    }
    scope.locals.removeAll(since: depth)
    return add(.tabs(tabs, selection: selection, isAdaptable: false), at: range, scope)
  }

  private mutating func bindTab(
    _ statement: Statement, _ tabs: inout [StatusBar.Tab], _ scope: inout Scope
  ) {
    switch statement.kind {
    case .expression(let expression): bindTab(expression, &tabs, &scope)
    case .conditional(let clauses):
      for clause in clauses {
        let truth = clause.condition.map { $0.buildTruth(names) } ?? true
        if truth == false { continue }
        if truth == nil {
          note(
            .assumed, "what is here under a condition of the build is assumed to be there",
            at: scope.location(statement.range))
        }
        for inner in clause.body { bindTab(inner, &tabs, &scope) }
        return
      }
    case .variable(let variable): bindConstant(variable, &scope)
    case .block(let body): for inner in body { bindTab(inner, &tabs, &scope) }
    case .if(let branches):
      note(
        .assumed, "a tab under a condition is assumed to be there",
        at: scope.location(statement.range))
      for inner in branches.then { bindTab(inner, &tabs, &scope) }
    case .switch(_, let cases):
      note(
        .assumed, "a tab under a condition is assumed to be there",
        at: scope.location(statement.range))
      for inner in cases[...].firstBody { bindTab(inner, &tabs, &scope) }
    case .return(let value): if let value { bindTab(value, &tabs, &scope) }
    case .function, .type, .guard, .loop, .jump, .attempt, .deferred, .action, .unread:
      break
    }
  }

  private mutating func bindTab(
    _ expression: Expression, _ tabs: inout [StatusBar.Tab], _ scope: inout Scope
  ) {
    if case .call(let call) = expression.kind, case .name(let name) = call.callee.kind {
      if name.word == .Tab, declarations.type(name) == nil {
        return bindNewTab(call, &tabs, &scope)
      }
      let isSection =
        name.word == .Section || names.bytes(of: name).elementsEqual("TabSection".utf8)
      if isSection || name.word == .Group || name.word == .ForEach {
        // What has a label is a header or a footer.
        for (label, closure) in call.closures where label == nil {
          let depth = scope.locals.count
          for parameter in closure.parameters {
            scope.locals.append(parameter.name, .opaque([parameter.name], qualifier: nil))
          }
          for statement in closure.body { bindTab(statement, &tabs, &scope) }
          scope.locals.removeAll(since: depth)
        }
        return
      }
    }
    let facts = tabFacts(of: expression, scope)
    let label = facts.label.flatMap { item in tabLabel(item, &scope) }
    let tag = tag(facts.tag, &scope)
    let content = asScreen(&scope) { $0.bindView(expression, &$1) }
    tabs.append(StatusBar.Tab(label: label, tag: tag, content: content))
  }

  /// `Tab("Title", systemImage: "…", value: .home) { … }`
  private mutating func bindNewTab(
    _ call: Call, _ tabs: inout [StatusBar.Tab], _ scope: inout Scope
  ) {
    let value = call.arguments.first { $0.label?.name.word == .value }?.value
    var views: [ViewID] = []
    var label = self.label(of: call, scope)
    for (name, closure) in call.closures {
      if name?.name.word == .label {
        let shown = bindClosureContent(closure, &scope)
        label = firstLabel(shown) ?? label
      } else {
        views.append(bindScreen(closure, &scope))
      }
    }
    let content = grouped(views, type: nil, at: call.callee.range, scope)
    tabs.append(
      StatusBar.Tab(label: label, tag: tag(value, &scope), content: content))
  }

  /// The value that selects a tab, unknown where it is no constant; nil where none is written.
  private mutating func tag(_ written: Expression?, _ scope: inout Scope) -> Value? {
    guard let written else { return nil }
    return constant(written, &scope)
      ?? .unknown(input(unread: written, scope))
  }

  /// The `tabItem` and the `tag` in a chain of modifiers.
  private func tabFacts(
    of expression: Expression, _ scope: Scope
  ) -> (label: Call?, tag: Expression?) {
    var label: Call?
    var tag: Expression?
    var current = expression
    // The label of what is declared elsewhere is found in the view.
    var isInside = false
    while true {
      switch current.kind {
      case .call(let call):
        guard case .member(let base, let name) = call.callee.kind else {
          guard let inner = body(of: call) else { return (label, tag) }
          (current, isInside) = (inner, true)
          continue
        }
        if name.name.word == .tabItem, label == nil, !isInside { label = call }
        if name.name.word == .tag, tag == nil { tag = call.arguments.first?.value }
        current = base
      case .conditionalModifiers(let base, _): current = base
      case .name, .member:
        guard let inner = content(of: current, scope) else { return (label, tag) }
        (current, isInside) = (inner, true)
      default: return (label, tag)
      }
    }
  }

  /// The one view that a computed property or a constant stands for.
  private func content(of expression: Expression, _ scope: Scope) -> Expression? {
    guard let name = expression.ownName else { return nil }
    if case .content(let source) = meaning(of: name, in: scope) {
      if case .expression(let inner) = source.kind { return inner }
      return nil
    }
    return computed(name, of: scope.owner).flatMap { only($0.getter) }
  }

  /// The one view in the body of a view that a call makes.
  private func body(of call: Call) -> Expression? {
    guard let type = call.callee.typeName(names).flatMap({ declarations.type($0) }) else {
      return nil
    }
    return declarations[type].variables[Name(.body)]?.declaration.getter.flatMap { only($0) }
  }

  private func only(_ statements: [Statement]) -> Expression? {
    guard statements.count == 1 else { return nil }
    switch statements[0].kind {
    case .expression(let inner), .return(let inner?): return inner
    default: return nil
    }
  }

  private mutating func tabLabel(_ call: Call, _ scope: inout Scope) -> Symbol? {
    if let closure = call.closures.first?.closure ?? call.closureArgument {
      let item = bindClosureContent(closure, &scope)
      return firstLabel(item)
    }
    return call.arguments.first.flatMap { label(of: $0.value, scope) }
  }
}
