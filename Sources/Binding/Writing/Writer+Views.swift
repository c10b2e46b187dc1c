import Language
import StatusBar

// What people write in the place of content in braces, and of a modifier's dot. Each is told once,
// and read as it was meant.
extension Writer {
  /// `NavigationStack(Home())` as `NavigationStack { Home() }`.
  mutating func contentInBraces(_ call: Call, _ name: LocatedName, _ scope: Scope) -> Call {
    guard let brackets = call.brackets, call.closures.isEmpty, call.arguments.count == 1,
      call.arguments[0].label == nil, Views.row(name.name.word)?.holdsContent == true
    else { return call }
    let content = call.arguments[0].value
    guard let view = resolver.viewAtRoot(of: content), resolver.isView(view) else { return call }
    report(
      .contentInBrackets(
        of: resolver.spelling(name.name), from: scope.location(brackets),
        content: scope.location(content.range)))
    var call = call
    call.arguments = []
    let body = [Statement(.expression(content), content.range)]
    call.closures = [
      (label: nil, closure: Closure(range: brackets, parameters: [], body: body))
    ]
    return call
  }

  /// `true` iff a statement is a modifier that has lost its dot, which is told: it stands on a line
  /// of its own below a view.
  mutating func isModifierWithoutDot(
    _ statement: Statement, below previous: Statement?, _ scope: Scope
  ) -> Bool {
    guard case .expression? = previous?.kind, case .expression(let expression) = statement.kind,
      case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
      resolver.isViewModifier(name), resolver.meaning(of: name, in: scope) == nil,
      resolver.meaning(of: Name(.selfWord), in: scope) == nil,
      resolver.function(name, labels: call, of: scope.owner) == nil,
      resolver.declarations.functions[name] == nil, resolver.declarations.viewFunctions[name] == nil
    else { return false }
    report(.modifierWithoutDot(resolver.spelling(name), at: scope.location(call.callee.range)))
    return true
  }
}

// Controls that are not always there: of toolbars, of alerts and dialogs, of menus.
extension Writer {
  /// Lets a button do something before what it does.
  mutating func begin(_ button: ViewID, with effect: Effect) {
    switch program[button] {
    case .button(let label, let handler, let content):
      let outer = add(
        Handler(
          name: nil, parameterCount: 0, localCount: 0,
          body: [effect, Effect(.run(.handler(handler, arguments: [])), site: effect.site)],
          site: effect.site))
      program[button] = .button(label: label, outer, content: content)
    case .modified(let child, _): begin(child, with: effect)
    case .leaf, .group, .conditional, .repeated, .screen, .link, .navigation, .tabs, .scroll,
      .representable, .made, .controllerContainer, .fallbackStrip, .unknown, .empty:
      return
    }
  }

  /// The buttons and links below a node, without the modifiers around them, and a fading title.
  func controls(in view: ViewID) -> [ViewID] {
    switch program[view] {
    case .button, .link, .screen: [view]
    case .group(_, let children): children.flatMap { controls(in: $0) }
    case .modified(let child, .tap(.label)): controls(in: child).isEmpty ? [] : [view]
    case .modified(_, .titleOpacity), .modified(_, .tap(.dialog)): [view]
    case .modified(let child, _), .repeated(let child), .scroll(let child, _):
      controls(in: child)
    case .conditional(_, let then, let otherwise): controls(in: then) + controls(in: otherwise)
    case .leaf, .navigation, .tabs, .representable, .made, .controllerContainer, .fallbackStrip,
      .unknown, .empty:
      []
    }
  }

  // MARK: - Menus

  /// The items of a menu; those of a menu inside it can be reached at once, and by way of it.
  func collectItems(
    of view: ViewID, _ items: inout [ViewID], _ submenus: inout [ViewID]
  ) {
    for control in controls(in: view) {
      if case .modified(let button, .tap(.dialog(_, let content))) =
        program[control]
      {
        submenus.append(button)
        collectItems(of: content, &items, &submenus)
      } else {
        items.append(control)
      }
    }
  }
}

// Gestures: a tap is a step, the others are events that no step makes.
extension Writer {
  mutating func noteKept(_ what: String, _ place: ModifierPlace, _ scope: Scope) {
    note(
      .kept, "what \(what) does is kept and never run", at: scope.location(place.name.range))
  }
}

// SwiftUI's own containers and controls, as far as they matter.
extension Writer {
  /// The label of the first view below that has one.
  func firstLabel(_ view: ViewID) -> Symbol? {
    switch program[view] {
    case .leaf(_, let label): return label
    case .group(_, let children):
      // A picture names a thing only where no text does.
      for child in children where !isImage(child) {
        if let label = firstLabel(child) { return label }
      }
      for child in children { if let label = firstLabel(child) { return label } }
      return nil
    case .modified(_, .tap(.label(let label))): return label
    case .modified(let child, _), .repeated(let child), .scroll(let child, _):
      return firstLabel(child)
    case .conditional(_, let then, let otherwise):
      return firstLabel(then) ?? firstLabel(otherwise)
    case .button(let label, _, _), .link(let label, _, _): return label
    case .screen, .navigation, .tabs, .representable, .made, .controllerContainer, .fallbackStrip,
      .unknown, .empty:
      return nil
    }
  }

  private func isImage(_ view: ViewID) -> Bool {
    if case .modified(let child, _) = program[view] { return isImage(child) }
    guard case .leaf(let type?, _) = program[view] else { return false }
    return text(type).utf8.elementsEqual("Image".utf8)
  }

  /// A sticky header stands in for the navigation bar: from iOS 16 on it hides the background of
  /// that (S61).
  mutating func withoutBarBackground(
    _ view: ViewID, at range: SourceRange, _ scope: Scope
  ) -> ViewID {
    let visibility = StaticType(.visibility)
    let isNew = add(.available(Version(16)), .bool, at: range, scope)
    let hidden = add(.constant(.visibility(.hidden)), visibility, at: range, scope)
    let automatic = add(.constant(.visibility(.automatic)), visibility, at: range, scope)
    let background = add(.ternary(isNew, hidden, automatic), visibility, at: range, scope)
    let modifier = Modifier.bar(.toolbarBackgroundVisibility(background, .navigationBar))
    return add(.modified(view, modifier), at: range, scope)
  }

  /// A library's own name for something needs the library's import, which says which version.
  mutating func requireScrollKit(_ name: LocatedName, _ scope: Scope) {
    if let found = resolver.declarations.imports[Name(.ScrollKit)] {
      if found.version == nil {
        report(.importWithoutVersion("ScrollKit", at: found.location))
      }
      return
    }
    report(
      .needsImport(
        resolver.spelling(name.name), module: "ScrollKit", at: scope.location(name.range),
        start: Location(scope.file, SourceRange(0, 0))))
  }
}

// Links and tabs.
extension Writer {
  /// `NavigationLink(isActive:)`: a tap makes its state true, and that pushes; nil without one that
  /// is a variable.
  mutating func activeLink(
    _ label: Symbol?, _ content: ViewID?, to screen: ViewID, _ call: Call,
    at range: SourceRange, _ scope: inout Scope
  ) -> ViewID? {
    guard let active = call.arguments.first(where: { $0.label?.name.word == .isActive }),
      let (variable, _) = variable(bound: active.value, scope)
    else { return nil }
    let yes = add(.constant(.bool(true)), .bool, at: active.value.range, scope)
    let activation = assignment(of: yes, to: variable, at: active.value.range, scope)
    let handler = handler(doing: [activation], at: range, scope)
    let button = add(.button(label: label, handler, content: content), at: range, scope)
    let trigger = PresentationTrigger(variable: variable, isItem: false)
    return add(.modified(button, .live(.destination(trigger, content: screen))), at: range, scope)
  }

  /// `NavigationLink(tag:selection:)`: what is selected is unknown once it was tapped, and code is
  /// assumed not to select it. The same of an `isActive` that is no variable.
  mutating func selectedLink(
    _ link: ViewID, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    guard
      let bound = call.arguments.first(where: {
        $0.label?.name.word == .selection || $0.label?.name.word == .isActive
      })
    else { return link }
    let name = LocatedName(Name(.NavigationLink), range)
    var place = ModifierPlace(name: name, range: range, child: link)
    let text = "no code is assumed to follow this link by what it is bound to"
    place.child = wrap(place, .assumed(assume(text, name, scope)), scope)
    let effects = changed(bound.value, &scope)
    guard !effects.isEmpty else { return place.child }
    return wrap(
      place, .tap(.onTap(handler(doing: effects, at: range, scope), .simultaneous)), scope)
  }

  mutating func typeSymbol(of value: Expression, _ scope: Scope) -> Symbol? {
    resolver.typeName(ofValue: value, scope).map { symbol($0) }
  }
}

// What a view does as long as it lives, and what makes it another one: `task`, `id`.
extension Writer {
  /// Lets the states of a view that is bound in the place of its use begin with it: those of its
  /// slots that were added for it.
  mutating func holding(
    _ slots: Range<Int>, of owner: Int, _ view: ViewID, at range: SourceRange, _ scope: Scope
  ) -> ViewID {
    guard !slots.isEmpty, let type = resolver.receivers[owner].type else { return view }
    var states: [Int32] = []
    for name in resolver.declarations[type].variableOrder {
      guard let declaration = resolver.declarations[type].variables[name]?.declaration,
        case .state = Wrapper(declaration),
        let slot = resolver.receivers[owner].properties[name]?.slot, slots.contains(Int(slot))
      else { continue }
      states.append(slot)
    }
    if states.isEmpty { return view }
    return add(.modified(view, .live(.states(states))), at: range, scope)
  }
}

// Sheets, covers, popovers and destinations that a state presents.
extension Writer {
  /// Reports a state without its `$`.
  mutating func requireBinding(_ value: Expression, _ scope: inout Scope) {
    // A parameter may be the binding itself: `func cover(isShown: Binding<Bool>)`.
    guard case .name(let name) = value.kind, scope.locals[name] == nil else { return }
    if case .variable(let variable, _) = resolver.meaning(of: name, in: scope),
      isState(variable, scope)
    {
      report(.needsDollar(resolver.spelling(name), at: scope.location(value.range)))
    }
  }

  private func isState(_ variable: Variable, _ scope: Scope) -> Bool {
    switch variable {
    case .app(let slot): return program[ScreenID.app].slots[Int(slot)].kind == .state
    case .own(let slot):
      let slots = program[scope.screen].slots
      return Int(slot) < slots.count && slots[Int(slot)].kind == .state
    case .local: return false
    }
  }

  /// The first detent decides whether the sheet starts at its large size.
  mutating func bindDetents(
    _ place: ModifierPlace, _ call: Call, _ scope: Scope
  ) -> ViewID {
    guard let value = call.arguments.first?.value else {
      report(
        .missingArgument(
          "detents", of: "presentationDetents", at: scope.location(place.name.range)))
      return place.child
    }
    guard case .array(let elements) = value.kind, let isLarge = resolver.startsAtLarge(elements)
    else {
      note(
        .assumed, "the detents are not all written here; how high the sheet begins is unknown",
        at: scope.location(value.range))
      return wrap(place, .detents(.unknown(input(unread: value, scope))), scope)
    }
    return wrap(place, .detents(isLarge ? .large : .smaller), scope)
  }

  /// What a sheet or a popover becomes on a phone that is held upright, whose width is compact.
  mutating func bindAdaptation(
    _ place: ModifierPlace, _ call: Call, _ scope: Scope
  ) -> ViewID {
    let width = call.arguments.first {
      $0.label.map { resolver.spelling($0.name) == "horizontal" } ?? true
    }
    guard let value = width?.value else { return place.child }
    switch value.lastName.map({ resolver.spelling($0.name) }) {
    case "automatic", "sheet": return place.child
    case "none", "popover": return wrap(place, .detents(.keptPopover), scope)
    case nil, .some:
      note(
        .assumed, "whether what is shown in this way is asked for the bar is unknown",
        at: scope.location(value.range))
      return wrap(place, .detents(.adapted(input(unread: value, scope))), scope)
    }
  }
}

// Uses of declared screens, and of types that are inlined.
extension Writer {
  /// Properties that an initializer sets under a condition, or otherwise than by a plain
  /// assignment start with an unknown value.
  mutating func forgetProperties(changedIn statement: Statement, _ scope: inout Scope) {
    guard let type = resolver.typeInfo(of: scope.owner) else { return }
    var changed = TableSet<Name>()
    resolver.bytes(statement.range, in: scope.file)[...].forEachChange(in: resolver.names) {
      name, _ in
      changed.insert(name)
      let word = resolver.names.bytes(of: name)
      if word.first == UInt8(ascii: "_"), let own = resolver.names.name(of: Array(word.dropFirst()))
      {
        changed.insert(own)
      }
    }
    for name in changed.keys where resolver.declarations[type].variables[name] != nil {
      receivers[scope.owner].properties[name] = .opaque([name], qualifier: nil)
    }
  }

  /// `name`, `self.name`, `_name`, `self._name`
  mutating func propertyName(_ target: Expression) -> Name? {
    guard let name = target.ownName else { return nil }
    let text = resolver.names.bytes(of: name)
    if text.first == UInt8(ascii: "_"), text.count > 1 {
      return intern(Array(text.dropFirst()))
    }
    return name
  }

  /// Returns the property that an argument gives a value, by one of the initializers of its type or
  /// of those that are named.
  mutating func propertyName(
    of argument: Argument, at index: Int, _ type: Int, _ owner: Int,
    among initializers: [LocatedFunction]? = nil
  ) -> Name? {
    if let label = argument.label?.name, resolver.receivers[owner].properties[label] != nil,
      resolver.mayKeep(label, type, among: initializers)
    {
      return label
    }
    let parameters = resolver.declarations[type].parameters
    if argument.label == nil, index < parameters.count,
      parameters[index].label.map({ resolver.spelling($0.name) == "_" }) ?? false
    {
      return parameters[index].name.name
    }
    if let parameter = parameters.first(where: { $0.label?.name == argument.label?.name }) {
      return parameter.name.name
    }
    for initializer in initializers ?? resolver.declarations[type].initializers {
      let all = initializer.declaration.parameters
      // One of several without labels is told by its place.
      let isAtItsPlace =
        argument.label == nil && index < all.count
        && resolver.spelling(all[index].label?.name ?? all[index].name.name) == "_"
      for parameter in isAtItsPlace ? [all[index]] : all {
        let label = parameter.label?.name ?? parameter.name.name
        guard argument.label.map({ $0.name == label }) ?? (resolver.spelling(label) == "_") else {
          continue
        }
        for statement in initializer.declaration.body ?? [] {
          guard case .expression(let expression) = statement.kind,
            case .assignment(let target, .assign, _, let value) = expression.kind,
            case .name(let used) = resolver.unwrapped(value).kind, used == parameter.name.name,
            let name = propertyName(target)
          else { continue }
          return name
        }
      }
    }
    return nil
  }

  mutating func reportUnknownArgument(
    _ argument: Argument, _ type: Int, _ owner: Int, _ scope: Scope
  ) {
    let info = resolver.declarations[type]
    guard info.initializers.isEmpty, let label = argument.label else { return }
    if case .controller = info.role { return }
    if info.variables[label.name] != nil { return }
    let legal = resolver.receivers[owner].parameters.map { resolver.spelling($0.name) + ":" }
    report(
      .unknownArgument(
        resolver.spelling(label.name), of: resolver.spelling(info.name), legal: legal,
        at: scope.location(label.range)))
  }

  /// An object of which nothing is known but that it is there.
  mutating func foreignObject(_ value: Expression, _ scope: Scope) -> FormulaID {
    let input = input(unread: value, scope)
    return add(.opaque(input, isThere: true), StaticType(.object), at: value.range, scope)
  }
}

// View builders and the expressions in them.
extension Writer {
  /// Returns the only view, or a group of them.
  mutating func grouped(
    _ views: [ViewID], type: Symbol?, at range: SourceRange, _ scope: Scope
  ) -> ViewID {
    if type == nil, views.count == 1 { return views[0] }
    if type == nil, views.isEmpty { return add(.empty, at: range, scope) }
    return add(.group(type: type, views), at: range, scope)
  }

  /// A view that says nothing.
  mutating func leaf(_ expression: Expression, _ scope: Scope) -> ViewID {
    let type = (expression.typeName(resolver.names) ?? expression.rootType(resolver.names)).map {
      symbol($0)
    }
    return add(.leaf(type: type, label: nil), at: expression.range, scope)
  }
}
