import Language
import StatusBar

// Controls that set what they are bound to.
extension Body {
  /// A `Toggle` toggles what it is bound to when it is tapped.
  mutating func bindToggle(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let bound = call.arguments.first { $0.label?.name.word == .isOn }?.value
    let handler =
      bound.map { toggling($0, at: range, &scope) } ?? writer.emptyHandler(at: range, scope)
    var content: ViewID?
    if let closure = call.closures.first?.closure {
      content = bindClosureContent(closure, &scope)
    }
    content = content ?? face(of: call, at: range, &scope)
    let label = writer.label(of: call, scope) ?? content.flatMap { writer.firstLabel($0) }
    return writer.add(.button(label: label, handler, content: content), at: range, scope)
  }

  private mutating func toggling(
    _ bound: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> HandlerID {
    if let object = bindObjectBinding(bound, &scope) {
      let toggle = writer.effect(
        .change(.toggleObject(object.property, of: object.object)), at: bound.range, scope)
      return writer.handler(doing: [toggle], at: range, scope)
    }
    if let (variable, _) = writer.variable(bound: bound, scope) {
      let toggle: Effect
      if writer.isBoundPastObservers(variable, scope) {
        let old = writer.add(.variable(variable), .bool, at: bound.range, scope)
        let new = writer.add(.not(old), .bool, at: bound.range, scope)
        toggle = writer.effect(.change(.store(variable, new)), at: bound.range, scope)
      } else {
        toggle = writer.effect(.change(.toggle(variable)), at: bound.range, scope)
      }
      return writer.handler(doing: [toggle], at: range, scope)
    }
    if let made = writer.resolver.madeBinding(bound) {
      return setting(made, at: range, &scope) { binder, inner in
        let old = binder.bindValue(made.get.body, expecting: .bool, &inner, at: range)
        return binder.writer.add(.not(old), .bool, at: range, inner)
      }
    }
    return writer.settingUnread(bound, at: range, &scope)
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
        let handler = writer.settingUnread(selection, at: statement.range, &scope)
        let place = ModifierPlace(
          name: LocatedName(Name(.Picker), statement.range), range: statement.range, child: view)
        views.append(writer.wrap(place, .tap(.onTap(handler, .low)), scope))
      }
    }
    return writer.add(.group(type: writer.symbol(Name(.Picker)), views), at: range, scope)
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
    let label = writer.label(of: call, scope) ?? content.flatMap { writer.firstLabel($0) }
    let handler = writer.emptyHandler(at: range, scope)
    return writer.add(.button(label: label, handler, content: content), at: range, scope)
  }

  /// A `DisclosureGroup`: a touch on its label may open and close it, by what it is bound to.
  mutating func bindDisclosure(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let bound = call.arguments.first { $0.label?.name.word == .isExpanded }?.value
    let handler =
      bound.map { writer.settingUnread($0, at: range, &scope) }
      ?? writer.emptyHandler(at: range, scope)
    var shown: ViewID?
    var views: [ViewID] = []
    for (label, closure) in call.closures {
      let content = bindClosureContent(closure, &scope)
      if label?.name.word == .label {
        shown = content
      } else {
        views.append(passing(content, at: range, whileOpen: bound, &scope))
      }
    }
    shown = shown ?? face(of: call, at: range, &scope)
    let label = writer.label(of: call, scope) ?? shown.flatMap { writer.firstLabel($0) }
    let head = writer.add(.button(label: label, handler, content: shown), at: range, scope)
    return writer.add(
      .group(type: writer.symbol(Name(.DisclosureGroup)), [head] + views), at: range, scope)
  }

  // MARK: - Rows

  /// The rows of a `List(selection:)`, each of which a touch selects.
  mutating func bindSelectableRows(
    _ name: LocatedName, _ content: Closure, _ selection: Expression, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    var rows: [ViewID] = []
    for statement in content.body {
      let row = bindContent([statement], &scope, at: statement.range)
      let handler = choosing(statement, selection, at: statement.range, &scope)
      rows.append(writer.selecting(row, handler, at: statement.range, scope))
    }
    return writer.add(.group(type: writer.symbol(name.name), rows), at: range, scope)
  }

  private mutating func choosing(
    _ option: Statement, _ selection: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> HandlerID {
    guard let tag = writer.resolver.tag(of: option),
      let (variable, type) = writer.variable(bound: selection, scope)
    else {
      return writer.settingUnread(selection, at: range, &scope)
    }
    let value = bindTyped(tag, StaticType(type.kind), &scope)
    let choice =
      writer.isBoundPastObservers(variable, scope)
      ? writer.effect(.change(.store(variable, value)), at: range, scope)
      : writer.assignment(of: value, to: variable, at: range, scope)
    return writer.handler(doing: [choice], at: range, scope)
  }

  // MARK: - Bindings

  /// Runs what a made binding does with a new value.
  private mutating func setting(
    _ made: Resolver.MadeBinding, at range: SourceRange, _ scope: inout Scope,
    to value: (inout Body, inout Scope) -> FormulaID
  ) -> HandlerID {
    var inner = scope
    inner.forgetCaptured()
    inner.frame = Scope.Frame()
    let new = value(&self, &inner)
    let local = inner.addLocal(
      made.set.parameters.first?.name ?? writer.intern(Array("$0".utf8)), writer.type(of: new))
    let bound = writer.effect(.bind(local: local, new), at: range, inner)
    let effects = inner.takePending() + [bound] + bindEffects(made.set.body[...], &inner)
    return writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: inner.frame?.localCount ?? 0, body: effects,
        site: writer.site(range, in: scope.file)))
  }
}
