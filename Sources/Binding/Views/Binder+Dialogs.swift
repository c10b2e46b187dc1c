import Language
import StatusBar

// Controls that are not always there: of toolbars, of alerts and dialogs, of menus.
extension Binder {
  /// Controls in a place whose views say nothing about the bar: only what can be tapped counts.
  mutating func bindControls(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    var views: [ViewID] = []
    for (_, closure) in call.closures where looksLikeViews(closure, scope) {
      views.append(bindClosureContent(closure, &scope))
    }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind, looksLikeViews(closure, scope) {
        views.append(bindClosureContent(closure, &scope))
      } else if argument.label?.name.word == .leading || argument.label?.name.word == .trailing {
        views.append(bindView(argument.value, &scope))
      }
    }
    let tappable = views.flatMap { controls(in: $0) }
    if tappable.isEmpty { return place.child }
    let content = grouped(tappable, type: nil, at: place.range, scope)
    return wrap(place, dialog(of: content, call, &scope) ?? .content(.beside(content)), scope)
  }

  /// The buttons of an alert are there while its variable says so, and each of them takes it back.
  private mutating func dialog(
    of content: ViewID, _ call: Call, _ scope: inout Scope
  ) -> Modifier? {
    guard
      let bound = call.arguments.first(where: { $0.label?.name.word == .isPresented })?.value,
      let (variable, type) = dialogState(bound, &scope)
    else { return nil }
    let no = add(.constant(.bool(false)), .bool, at: bound.range, scope)
    let close = Effect(.change(.assign(variable, no)), site: site(bound.range, in: scope.file))
    for button in controls(in: content) { begin(button, with: close) }
    let condition = add(.variable(variable), type, at: bound.range, scope)
    return .tap(.dialog(isPresented: condition, content: content))
  }

  /// The variable that says whether a dialog is there; nil, and an error, for one of no such name.
  private mutating func dialogState(
    _ bound: Expression, _ scope: inout Scope
  ) -> (Variable, StaticType)? {
    if let declared = variable(bound: bound, scope) { return declared }
    switch bound.kind {
    case .name(let name), .binding(let name):
      reportUndeclared(LocatedName(name, bound.range), scope)
      return nil
    default: return (stateOfItsOwn(bound, isBoolean: true, &scope), .bool)
    }
  }

  /// Lets a button do something before what it does.
  private mutating func begin(_ button: ViewID, with effect: Effect) {
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
  private func controls(in view: ViewID) -> [ViewID] {
    switch program[view] {
    case .button, .link: [view]
    case .group(_, let children): children.flatMap { controls(in: $0) }
    case .modified(let child, .tap(.label)): controls(in: child).isEmpty ? [] : [view]
    case .modified(_, .titleOpacity), .modified(_, .tap(.dialog)): [view]
    case .modified(let child, _), .repeated(let child), .scroll(let child, _):
      controls(in: child)
    case .conditional(_, let then, let otherwise): controls(in: then) + controls(in: otherwise)
    case .leaf, .screen, .navigation, .tabs, .representable, .made, .controllerContainer,
      .fallbackStrip, .unknown, .empty:
      []
    }
  }

  // MARK: - Menus

  /// A menu opens with a tap, and the choice of an item closes it.
  mutating func bindMenu(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var face: ViewID?
    var content: [ViewID] = []
    for (label, closure) in call.closures {
      let view = bindClosureContent(closure, &scope)
      if label?.name.word == .label { face = view } else { content.append(view) }
    }
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value.kind else { continue }
      let view = bindClosureContent(closure, &scope)
      if argument.label?.name.word == .label { face = view } else { content.append(view) }
    }
    face = face ?? self.face(of: call, at: range, &scope)
    let label = label(of: call, scope) ?? face.flatMap { firstLabel($0) }
    let place = site(range, in: scope.file)
    let no = add(.constant(.bool(false)), .bool, at: range, scope)
    let yes = add(.constant(.bool(true)), .bool, at: range, scope)
    let name = symbol(Array(Word.Menu.spelling.utf8))
    let slot = Slot(name: name, kind: .state, initial: no, site: place)
    let isOpen = add(slot, to: scope.screen)
    var items: [ViewID] = []
    var submenus: [ViewID] = []
    for view in content { collectItems(of: view, &items, &submenus) }
    for item in items { begin(item, with: Effect(.change(.assign(isOpen, no)), site: place)) }
    let open = add(
      Handler(
        name: nil, parameterCount: 0, localCount: 0,
        body: [Effect(.change(.assign(isOpen, yes)), site: place)], site: place))
    let button = add(
      .button(label: label, open, content: face ?? picture(of: call, scope)), at: range, scope)
    let group = grouped(items + submenus, type: nil, at: range, scope)
    let condition = add(.variable(isOpen), .bool, at: range, scope)
    return add(
      .modified(button, .tap(.dialog(isPresented: condition, content: group))), at: range, scope)
  }

  /// The items of a menu; those of a menu inside it can be reached at once, and by way of it.
  private func collectItems(
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
