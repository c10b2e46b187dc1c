import Language
import StatusBar

// Links and tabs.
extension Binder {
  /// `NavigationLink` in its three usual forms: a title and a destination, closures for the
  /// destination and the label, a value.
  mutating func bindLink(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var target: LinkTarget?
    var content: ViewID?
    for argument in call.arguments {
      switch argument.label?.name.word {
      case .destination:
        target = .view(asScreen(&scope) { $0.bindArgumentView(argument.value, &$1) })
      case .value: target = .value(typeSymbol(of: argument.value, scope))
      case .label:
        if case .closure(let closure) = argument.value.kind {
          content = bindClosureContent(closure, &scope)
        }
      default: break
      }
    }
    for (label, closure) in call.closures {
      switch label?.name.word {
      case .label: content = bindClosureContent(closure, &scope)
      case .destination: target = .view(bindScreen(closure, &scope))
      default:
        if target == nil {
          target = .view(bindScreen(closure, &scope))
        } else {
          content = bindClosureContent(closure, &scope)
        }
      }
    }
    content = content ?? face(of: call, at: range, &scope)
    let label = label(of: call, scope) ?? content.flatMap { firstLabel($0) }
    guard let target else {
      report(
        .missingArgument(
          "destination", of: "NavigationLink", at: scope.location(call.callee.range)))
      return add(.leaf(type: nil, label: label), at: range, scope)
    }
    let link = add(.link(label: label, target, content: content), at: range, scope)
    return bindActivation(of: link, target, call, at: range, &scope)
  }

  /// `NavigationLink(isActive:)` also pushes when its state becomes true.
  private mutating func bindActivation(
    of link: ViewID, _ target: LinkTarget, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    guard case .view(let content) = target,
      let active = call.arguments.first(where: { $0.label?.name.word == .isActive }),
      let (variable, _) = variable(bound: active.value, scope)
    else { return link }
    let trigger = PresentationTrigger(variable: variable, isItem: false)
    return add(.modified(link, .destination(trigger, content: content)), at: range, scope)
  }

  /// A view that is handed over as an argument: a call, a name, or a closure that makes one.
  mutating func bindArgumentView(_ value: Expression, _ scope: inout Scope) -> ViewID {
    if case .closure(let closure) = value.kind { return bindClosureContent(closure, &scope) }
    return bindView(value, &scope)
  }

  /// The type's name of a link's value, by which a destination is found.
  func typeName(ofValue value: Expression, _ scope: Scope) -> Name? {
    switch value.kind {
    case .string: return Name(.String)
    case .number: return Name(.Int)
    case .boolean: return Name(.Bool)
    case .call(let call): return call.callee.typeName(names) ?? memberType(call.callee)
    case .member: return memberType(value)
    case .name(let name):
      if case .variable(_, let type) = meaning(of: name, in: scope) {
        switch type.kind {
        case .named(let name): return name
        case .text: return Name(.String)
        case .bool: return Name(.Bool)
        case .number: return Name(.Int)
        default: return nil
        }
      }
      return nil
    default: return nil
    }
  }

  private func memberType(_ expression: Expression) -> Name? {
    guard case .member(let base, _) = expression.kind else { return nil }
    return base.typeName(names)
  }

  private mutating func typeSymbol(of value: Expression, _ scope: Scope) -> Symbol? {
    typeName(ofValue: value, scope).map { symbol($0) }
  }

  /// `TabView { … }`: each child is a tab, its title comes from `tabItem` or from `Tab`.
  mutating func bindTabs(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let selection = call.arguments.first { $0.label?.name.word == .selection }
      .map { bindFormula($0.value, expecting: .unknown, &scope) }
    var tabs: [StatusBar.Tab] = []
    for (_, closure) in call.closures {
      for statement in closure.body { bindTab(statement, &tabs, &scope) }
    }
    if let closure = call.closureArgument {
      for statement in closure.body { bindTab(statement, &tabs, &scope) }
    }
    return add(.tabs(tabs, selection: selection, isAdaptable: false), at: range, scope)
  }

  private mutating func bindTab(
    _ statement: Statement, _ tabs: inout [StatusBar.Tab], _ scope: inout Scope
  ) {
    switch statement.kind {
    case .expression(let expression): bindTab(expression, &tabs, &scope)
    case .conditional(let clauses):
      for clause in clauses
      where clause.condition.map({ $0.buildTruth(names) == true }) ?? true {
        for inner in clause.body { bindTab(inner, &tabs, &scope) }
        return
      }
    case .if(let branches):
      note(
        .assumed, "a tab under a condition is assumed to be there",
        at: scope.location(statement.range))
      for inner in branches.then { bindTab(inner, &tabs, &scope) }
    default: break
    }
  }

  private mutating func bindTab(
    _ expression: Expression, _ tabs: inout [StatusBar.Tab], _ scope: inout Scope
  ) {
    if case .call(let call) = expression.kind, case .name(let name) = call.callee.kind {
      if name.word == .Tab, declarations.type(name) == nil {
        return bindNewTab(call, &tabs, &scope)
      }
      if name.word == .Section || name.word == .Group || name.word == .ForEach {
        for (_, closure) in call.closures {
          let depth = scope.locals.count
          for parameter in closure.parameters {
            scope.locals.append((parameter.name, .opaque([parameter.name], qualifier: nil)))
          }
          for statement in closure.body { bindTab(statement, &tabs, &scope) }
          scope.locals.removeLast(scope.locals.count - depth)
        }
        return
      }
    }
    let facts = tabFacts(of: expression, scope)
    let label = facts.label.flatMap { item in tabLabel(item, &scope) }
    let tag = facts.tag.flatMap { constant($0, &scope) }
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
        label = firstLabel(bindClosureContent(closure, &scope)) ?? label
      } else {
        views.append(bindScreen(closure, &scope))
      }
    }
    let content = grouped(views, type: nil, at: call.callee.range, scope)
    tabs.append(
      StatusBar.Tab(label: label, tag: value.flatMap { constant($0, &scope) }, content: content))
  }

  /// The `tabItem` and the `tag` in a chain of modifiers.
  private func tabFacts(
    of expression: Expression, _ scope: Scope
  ) -> (label: Call?, tag: Expression?) {
    var label: Call?
    var tag: Expression?
    var current = expression
    while true {
      switch current.kind {
      case .call(let call):
        guard case .member(let base, let name) = call.callee.kind else { return (label, tag) }
        if name.name.word == .tabItem, label == nil { label = call }
        if name.name.word == .tag, tag == nil { tag = call.arguments.first?.value }
        current = base
      case .conditionalModifiers(let base, _): current = base
      default: return (label, tag)
      }
    }
  }

  private mutating func tabLabel(_ call: Call, _ scope: inout Scope) -> Symbol? {
    if let closure = call.closures.first?.closure ?? call.closureArgument {
      let item = bindClosureContent(closure, &scope)
      return firstLabel(item)
    }
    return call.arguments.first.flatMap { label(of: $0.value, scope) }
  }

  /// Returns the value of an expression that is a constant, or nil.
  mutating func constant(_ expression: Expression, _ scope: inout Scope) -> Value? {
    let formula = bindFormula(expression, expecting: .unknown, &scope)
    if case .constant(let value) = program[formula] { return value }
    return nil
  }
}
