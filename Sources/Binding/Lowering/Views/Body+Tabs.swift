import Language
import StatusBar

// `TabView`: its tabs, their labels and what selects them.
extension Body {
  /// `TabView { … }`: each child is a tab, its title comes from `tabItem` or from `Tab`.
  mutating func bindTabs(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let selection = call.arguments.first { $0.label?.name.word == .selection }
      .map { bindState($0.value, &scope) }
    var tabs: [StatusBar.Tab] = []
    let depth = scope.locals.count
    for (_, closure) in call.closures {
      for statement in closure.body { bindTab(statement, &tabs, &scope) }
    }
    if let closure = call.closureArgument {
      for statement in closure.body { bindTab(statement, &tabs, &scope) }
    }
    scope.locals.removeAll(since: depth)
    return writer.add(.tabs(tabs, selection: selection, isAdaptable: false), at: range, scope)
  }

  /// A binding, which one that code makes of a state stands for.
  mutating func bindState(_ binding: Expression, _ scope: inout Scope) -> FormulaID {
    guard let made = writer.stateBinding(binding, scope), !made.isPresence else {
      return bindFormula(binding, expecting: .unknown, &scope)
    }
    var inner = made.scope
    return bindFormula(made.state, expecting: .unknown, &inner)
  }

  private mutating func bindTab(
    _ statement: Statement, _ tabs: inout [StatusBar.Tab], _ scope: inout Scope
  ) {
    switch statement.kind {
    case .expression(let expression): bindTab(expression, &tabs, &scope)
    case .conditional(let clauses):
      for clause in clauses {
        let truth = clause.condition.map { $0.buildTruth(writer.resolver.build) } ?? true
        if truth == false { continue }
        if truth == nil {
          writer.note(
            .assumed, "what is here under a condition of the build is assumed to be there",
            at: scope.location(statement.range))
        }
        for inner in clause.body { bindTab(inner, &tabs, &scope) }
        return
      }
    case .variable(let variable): bindConstant(variable, &scope)
    case .block(let body): for inner in body { bindTab(inner, &tabs, &scope) }
    case .if(let branches):
      writer.note(
        .assumed, "a tab under a condition is assumed to be there",
        at: scope.location(statement.range))
      for inner in branches.then { bindTab(inner, &tabs, &scope) }
    case .switch(_, let cases):
      writer.note(
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
      if name.word == .Tab, writer.resolver.declarations.type(name) == nil {
        return bindNewTab(call, &tabs, &scope)
      }
      let isSection =
        name.word == .Section
        || writer.resolver.names.bytes(of: name).elementsEqual("TabSection".utf8)
      if isSection || name.word == .Group || name.word == .ForEach {
        // What has a label is a header or a footer.
        for (label, closure) in call.closures where label == nil {
          let depth = scope.locals.count
          for parameter in closure.parameters {
            scope.locals.append(parameter.name, .opaque([parameter.name], qualifier: nil))
          }
          if let data = call.arguments.first, data.label == nil,
            let type = ListedEnum.type(in: data.value, writer, scope)
          {
            let name = closure.parameters.first?.name ?? writer.intern(Array("$0".utf8))
            let value = writer.opaque(type, at: data.value.range, scope)
            scope.locals.append(name, .value(value))
          }
          for statement in closure.body { bindTab(statement, &tabs, &scope) }
          scope.locals.removeAll(since: depth)
        }
        return
      }
    }
    let facts = writer.resolver.tabFacts(of: expression, scope)
    let label = facts.label.flatMap { item in tabLabel(item, &scope) }
    let tag = tag(facts.tag, &scope)
    let view = asScreen(&scope) { $0.bindView(expression, &$1) }
    let content = painted(view, [Statement(.expression(expression), expression.range)], scope)
    tabs.append(StatusBar.Tab(label: label, tag: tag, content: content))
  }

  /// `Tab("Title", systemImage: "…", value: .home) { … }`
  private mutating func bindNewTab(
    _ call: Call, _ tabs: inout [StatusBar.Tab], _ scope: inout Scope
  ) {
    let value = call.arguments.first { $0.label?.name.word == .value }?.value
    var views: [ViewID] = []
    var label = self.writer.label(of: call, scope)
    for (name, closure) in call.closures {
      if name?.name.word == .label {
        let shown = bindClosureContent(closure, &scope)
        label = writer.firstLabel(shown) ?? label
      } else {
        views.append(bindScreen(closure, &scope))
      }
    }
    let content = writer.grouped(views, type: nil, at: call.callee.range, scope)
    tabs.append(
      StatusBar.Tab(label: label, tag: tag(value, &scope), content: content))
  }

  /// The value that selects a tab, unknown where it is no constant; nil where none is written.
  private mutating func tag(_ written: Expression?, _ scope: inout Scope) -> Value? {
    guard let written else { return nil }
    return constant(written, &scope)
      ?? .unknown(writer.input(unread: written, scope))
  }

  private mutating func tabLabel(_ call: Call, _ scope: inout Scope) -> Symbol? {
    if let closure = call.closures.first?.closure ?? call.closureArgument {
      let item = bindClosureContent(closure, &scope)
      return writer.firstLabel(item)
    }
    return call.arguments.first.flatMap { writer.label(of: $0.value, scope) }
  }
}
