import Language
import StatusBar

// Controls that set what they are bound to.
extension Binder {
  /// A `Toggle` toggles what it is bound to when it is tapped.
  mutating func bindToggle(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let bound = call.arguments.first { $0.label?.name.word == .isOn }?.value
    let handler =
      bound.map { toggling($0, at: range, &scope) } ?? emptyHandler(at: range, scope)
    var content: ViewID?
    if let closure = call.closures.first?.closure {
      content = bindClosureContent(closure, &scope)
    }
    content = content ?? face(of: call, at: range, &scope)
    let label = label(of: call, scope) ?? content.flatMap { firstLabel($0) }
    return add(.button(label: label, handler, content: content), at: range, scope)
  }

  /// `true` iff what is bound to a variable changes it past those who observe it.
  private func isBoundPastObservers(_ variable: Variable, _ scope: Scope) -> Bool {
    guard case .own(let slot) = variable else { return false }
    return program[scope.screen].slots[Int(slot)].isBoundPastObservers
  }

  private mutating func toggling(
    _ bound: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> HandlerID {
    if let object = bindObjectBinding(bound, &scope) {
      let toggle = effect(
        .change(.toggleObject(object.property, of: object.object)), at: bound.range, scope)
      return handler(doing: [toggle], at: range, scope)
    }
    if let (variable, _) = variable(bound: bound, scope) {
      let toggle: Effect
      if isBoundPastObservers(variable, scope) {
        let old = add(.variable(variable), .bool, at: bound.range, scope)
        let new = add(.not(old), .bool, at: bound.range, scope)
        toggle = effect(.change(.store(variable, new)), at: bound.range, scope)
      } else {
        toggle = effect(.change(.toggle(variable)), at: bound.range, scope)
      }
      return handler(doing: [toggle], at: range, scope)
    }
    if let made = madeBinding(bound) {
      return setting(made, at: range, &scope) { binder, inner in
        let old = binder.bindValue(made.get.body, expecting: .bool, &inner, at: range)
        return binder.add(.not(old), .bool, at: range, inner)
      }
    }
    return settingUnread(bound, at: range, &scope)
  }

  /// A tap on an option of a `Picker` leaves open what it sets: a menu and a screen of its own hide
  /// their options until they are opened, a wheel has to be turned, and which of them it is the
  /// environment may say.
  mutating func bindPicker(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let selection = call.arguments.first { $0.label?.name.word == .selection }?.value
    var views: [ViewID] = []
    if let face = face(of: call, at: range, &scope) { views.append(face) }
    for (label, closure) in call.closures {
      guard label == nil || label?.name.word == .content, let selection else {
        views.append(bindClosureContent(closure, &scope))
        continue
      }
      for statement in closure.body {
        let view = bindContent([statement], &scope, at: statement.range)
        let handler = settingUnread(selection, at: statement.range, &scope)
        let place = ModifierPlace(
          name: LocatedName(Name(.Picker), statement.range), range: statement.range, child: view)
        views.append(wrap(place, .tap(.onTap(handler, .low)), scope))
      }
    }
    return add(.group(type: symbol(Name(.Picker)), views), at: range, scope)
  }

  /// A text field takes the focus when it is tapped, which moves nothing of the bar's.
  mutating func bindTextField(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var content: ViewID?
    if let closure = call.closures.first?.closure {
      content = bindClosureContent(closure, &scope)
    }
    content = content ?? face(of: call, at: range, &scope)
    let label = label(of: call, scope) ?? content.flatMap { firstLabel($0) }
    let handler = emptyHandler(at: range, scope)
    return add(.button(label: label, handler, content: content), at: range, scope)
  }

  /// A `DisclosureGroup`: a touch on its label may open and close it, by what it is bound to.
  mutating func bindDisclosure(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let bound = call.arguments.first { $0.label?.name.word == .isExpanded }?.value
    let handler =
      bound.map { settingUnread($0, at: range, &scope) } ?? emptyHandler(at: range, scope)
    var shown: ViewID?
    var views: [ViewID] = []
    for (label, closure) in call.closures {
      let content = bindClosureContent(closure, &scope)
      if label?.name.word == .label { shown = content } else { views.append(content) }
    }
    shown = shown ?? face(of: call, at: range, &scope)
    let label = label(of: call, scope) ?? shown.flatMap { firstLabel($0) }
    let head = add(.button(label: label, handler, content: shown), at: range, scope)
    return add(.group(type: symbol(Name(.DisclosureGroup)), [head] + views), at: range, scope)
  }

  /// `.focused($isSearching)`: a touch may move the focus there.
  mutating func bindFocused(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let bound = call.arguments.first?.value,
      let (variable, type) = variable(bound: bound, scope)
    else { return place.child }
    let value = opaque(type, at: bound.range, scope)
    let moved = assignment(of: value, to: variable, at: place.name.range, scope)
    let handler = handler(doing: [moved], at: place.name.range, scope)
    return wrap(place, .tap(.onTap(handler, .simultaneous)), scope)
  }

  // MARK: - Rows

  /// What a `List` selects into, or nil.
  func selection(of call: Call) -> Expression? {
    guard let selection = call.arguments.first(where: { $0.label?.name.word == .selection })?.value,
      !selection.isNilLiteral
    else { return nil }
    return selection
  }

  /// The rows of a `List(selection:)`, each of which a touch selects.
  mutating func bindSelectableRows(
    _ name: LocatedName, _ content: Closure, _ selection: Expression, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    var rows: [ViewID] = []
    for statement in content.body {
      let row = bindContent([statement], &scope, at: statement.range)
      let handler = choosing(statement, selection, at: statement.range, &scope)
      rows.append(selecting(row, handler, at: statement.range, scope))
    }
    return add(.group(type: symbol(name.name), rows), at: range, scope)
  }

  /// A row, or several of which it is unknown which is touched.
  mutating func selecting(
    _ row: ViewID, _ handler: HandlerID, at range: SourceRange, _ scope: Scope
  ) -> ViewID {
    let input = input(named(range, scope), nil, at: range, scope)
    return add(.modified(row, .tap(.row(handler, input))), at: range, scope)
  }

  private mutating func choosing(
    _ option: Statement, _ selection: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> HandlerID {
    guard let tag = tag(of: option), let (variable, type) = variable(bound: selection, scope) else {
      return settingUnread(selection, at: range, &scope)
    }
    let value = bindTyped(tag, StaticType(type.kind), &scope)
    let choice =
      isBoundPastObservers(variable, scope)
      ? effect(.change(.store(variable, value)), at: range, scope)
      : assignment(of: value, to: variable, at: range, scope)
    return handler(doing: [choice], at: range, scope)
  }

  /// The value of `Text("Dark").tag(Theme.dark)` or of `NavigationLink("Dark", value: …)`, or nil.
  private func tag(of option: Statement) -> Expression? {
    guard case .expression(var current) = option.kind else { return nil }
    while case .call(let call) = current.kind {
      guard case .member(let base, let name) = call.callee.kind else {
        guard call.callee.typeName(names)?.word == .NavigationLink else { return nil }
        return call.arguments.first { $0.label?.name.word == .value }?.value
      }
      if name.name.word == .tag { return call.arguments.first?.value }
      current = base
    }
    return nil
  }

  // MARK: - Bindings

  private struct MadeBinding {
    var get: Closure
    var set: Closure
  }

  /// `Binding(get: { … }, set: { … })`, or nil.
  private func madeBinding(_ expression: Expression) -> MadeBinding? {
    guard case .call(let call) = expression.kind,
      call.callee.typeName(names)?.word == .Binding || call.callee.isImplicitInit
    else { return nil }
    var (get, set): (Closure?, Closure?) = (nil, nil)
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value.kind, let label = argument.label else {
        continue
      }
      if names.bytes(of: label.name).elementsEqual("get".utf8) { get = closure }
      if names.bytes(of: label.name).elementsEqual("set".utf8) { set = closure }
    }
    for (label, closure) in call.closures {
      if let label, names.bytes(of: label.name).elementsEqual("set".utf8) {
        set = closure
      } else if get == nil {
        get = closure
      } else {
        set = set ?? closure
      }
    }
    return get.flatMap { get in set.map { MadeBinding(get: get, set: $0) } }
  }

  /// Runs what a made binding does with a new value.
  private mutating func setting(
    _ made: MadeBinding, at range: SourceRange, _ scope: inout Scope,
    to value: (inout Binder, inout Scope) -> FormulaID
  ) -> HandlerID {
    var inner = scope
    inner.forgetCaptured()
    inner.frame = Scope.Frame()
    let new = value(&self, &inner)
    let local = inner.addLocal(
      made.set.parameters.first?.name ?? intern(Array("$0".utf8)), type(of: new))
    let bound = effect(.bind(local: local, new), at: range, inner)
    let effects = inner.takePending() + [bound] + bindEffects(made.set.body[...], &inner)
    return add(
      Handler(
        name: nil, parameterCount: 0, localCount: inner.frame?.localCount ?? 0, body: effects,
        site: site(range, in: scope.file)))
  }

  /// What a binding sets that is not read: a constant nothing, anything else perhaps anything.
  mutating func settingUnread(
    _ bound: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> HandlerID {
    if case .call(let call) = bound.kind, let name = call.callee.lastName?.name,
      names.bytes(of: name).elementsEqual("constant".utf8)
    {
      return emptyHandler(at: range, scope)
    }
    var effects = changed(bound, &scope)
    if effects.isEmpty {
      effects = [effect(.forget(input(unread: bound, scope)), at: range, scope)]
    }
    return handler(doing: effects, at: range, scope)
  }
}

extension Expression {
  /// `true` iff it is `.init`.
  fileprivate var isImplicitInit: Bool {
    if case .implicitMember(let name) = kind { return name.word == .initWord }
    return false
  }
}
