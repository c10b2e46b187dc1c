import Language
import StatusBar

// Controls that are not always there: of toolbars, of alerts and dialogs, of menus.
extension Body {
  /// Controls in a place whose views say nothing about the bar: only what can be tapped counts.
  mutating func bindControls(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    var views: [ViewID] = []
    for (_, closure) in call.closures where writer.resolver.looksLikeViews(closure, scope) {
      views.append(bindClosureContent(closure, &scope))
    }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind,
        writer.resolver.looksLikeViews(closure, scope)
      {
        views.append(bindClosureContent(closure, &scope))
      } else if argument.label?.name.word == .leading || argument.label?.name.word == .trailing {
        views.append(bindView(argument.value, &scope))
      }
    }
    let tappable = views.flatMap { writer.controls(in: $0) }
    if tappable.isEmpty { return place.child }
    let content = writer.grouped(tappable, type: nil, at: place.range, scope)
    return writer.wrap(
      place, dialog(of: content, call, &scope) ?? .content(.beside(content)), scope)
  }

  /// The buttons of an alert are there while its variable says so, and each of them takes it back.
  private mutating func dialog(
    of content: ViewID, _ call: Call, _ scope: inout Scope
  ) -> Modifier? {
    guard
      let bound = call.arguments.first(where: { $0.label?.name.word == .isPresented })?.value,
      let (variable, type) = dialogState(bound, &scope)
    else { return nil }
    let no = writer.add(.constant(.bool(false)), .bool, at: bound.range, scope)
    let close = Effect(
      .change(.assign(variable, no)), site: writer.site(bound.range, in: scope.file))
    for button in writer.controls(in: content) { writer.begin(button, with: close) }
    let condition = writer.add(.variable(variable), type, at: bound.range, scope)
    return .tap(.dialog(isPresented: condition, content: content))
  }

  /// The variable that says whether a dialog is there; nil, and an error, for one of no such name.
  private mutating func dialogState(
    _ bound: Expression, _ scope: inout Scope
  ) -> (Variable, StaticType)? {
    if let declared = writer.variable(bound: bound, scope) { return declared }
    switch bound.kind {
    case .name(let name), .binding(let name):
      writer.reportUndeclared(LocatedName(name, bound.range), scope)
      return nil
    default: return (stateOfItsOwn(bound, isBoolean: true, &scope), .bool)
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
    let label = writer.label(of: call, scope) ?? face.flatMap { writer.firstLabel($0) }
    let place = writer.site(range, in: scope.file)
    let no = writer.add(.constant(.bool(false)), .bool, at: range, scope)
    let yes = writer.add(.constant(.bool(true)), .bool, at: range, scope)
    let name = writer.symbol(Array(Word.Menu.spelling.utf8))
    let slot = Slot(name: name, kind: .state, initial: no, site: place)
    let isOpen = writer.add(slot, to: scope.screen)
    var items: [ViewID] = []
    var submenus: [ViewID] = []
    for view in content { writer.collectItems(of: view, &items, &submenus) }
    for item in items {
      writer.begin(item, with: Effect(.change(.assign(isOpen, no)), site: place))
    }
    let open = writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: 0,
        body: [Effect(.change(.assign(isOpen, yes)), site: place)], site: place))
    let button = writer.add(
      .button(label: label, open, content: face ?? writer.picture(of: call, scope)), at: range,
      scope)
    let group = writer.grouped(items + submenus, type: nil, at: range, scope)
    let condition = writer.add(.variable(isOpen), .bool, at: range, scope)
    return writer.add(
      .modified(button, .tap(.dialog(isPresented: condition, content: group))), at: range, scope)
  }
}
