import Language
import StatusBar

// UIKit's controllers where they are used, and what code asks of them.
extension Binder {
  /// Returns the screen that stands for one of UIKit's own classes.
  mutating func builtin(_ controller: ControllerClass) -> ScreenID {
    if let known = directory.builtin(controller) { return known }
    let screen = program.add(
      Screen(
        name: symbol(Array(controller.spelling.utf8)), kind: .controller(controller),
        site: .none))
    receivers.addScreen(nil)
    directory.setBuiltin(controller, screen)
    if let name = names.name(of: Array(controller.spelling.utf8)) { directory.meet(name, screen) }
    return screen
  }

  /// A declared class among views: a container with what it holds, or a controller alone.
  mutating func bindControllerUse(
    _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID? {
    guard let screen = declarations[type].screen else { return nil }
    return bindContainer(screen, call, at: range, &scope)
  }

  mutating func bindBuiltinUse(
    _ controller: ControllerClass, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    bindContainer(builtin(controller), call, at: range, &scope)
  }

  /// `UIHostingController(rootView: Home())`, `UIHostingController { Home() }`
  mutating func bindHostingUse(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    bindContainer(builtin(.hosting), call, at: range, &scope)
  }

  mutating func bindContainer(
    _ screen: ScreenID, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    var children: [ViewID] = []
    var titles: [Symbol?] = []
    let arguments = bindScreenArguments(screen, call, &scope)
    for argument in call.arguments
    where argument.label?.name.word == .rootView
      || argument.label?.name.word == .rootViewController
    {
      children.append(asScreen(&scope) { $0.bindView(argument.value, &$1) })
      titles.append(nil)
    }
    for (_, closure) in call.closures {
      for statement in closure.body { bindChild(statement, &children, &titles, &scope) }
    }
    if children.isEmpty {
      return add(.representable(screen, arguments: arguments), at: range, scope)
    }
    return add(
      .controllerContainer(screen, children: children, titles: titles), at: range, scope)
  }

  /// One child of a container: a view, or `tab "Title" { … }`.
  private mutating func bindChild(
    _ statement: Statement, _ children: inout [ViewID], _ titles: inout [Symbol?],
    _ scope: inout Scope
  ) {
    switch statement.kind {
    case .expression(let expression):
      if case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
        name.word == .tab
      {
        let content = call.closures.first.map { bindScreen($0.closure, &scope) }
        children.append(content ?? add(.empty, at: expression.range, scope))
        titles.append(label(of: call, scope))
        return
      }
      children.append(asScreen(&scope) { $0.bindView(expression, &$1) })
      titles.append(nil)
    case .conditional(let clauses):
      for clause in clauses {
        let truth = clause.condition.map { $0.buildTruth(names) } ?? true
        if truth == false { continue }
        if truth == nil {
          note(
            .assumed, "what is here under a condition of the build is assumed to be there",
            at: scope.location(statement.range))
        }
        for inner in clause.body { bindChild(inner, &children, &titles, &scope) }
        return
      }
    case .variable, .function, .type, .if, .guard, .switch, .loop, .return, .jump, .block, .attempt,
      .deferred, .action, .unread:
      children.append(
        asScreen(&scope) { $0.bindContent([statement], &$1, at: statement.range) })
      titles.append(nil)
    }
  }

  /// A property of a UIKit controller as a modifier at the place of use.
  mutating func bindControllerSetting(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    guard let setting = ControllerSetting(place.name.name.word), call.arguments.count == 1,
      let kind = controllerClass(of: place.child)
    else { return nil }
    // Of a class that is declared elsewhere only the name is known.
    if let owner = setting.owner, owner != kind, kind != .plain {
      report(
        .settingOfOtherClass(
          spelling(place.name.name), owner: owner.spelling, here: kind.spelling,
          at: scope.location(place.name.range)))
      return place.child
    }
    let value = bindTyped(call.arguments[0].value, setting.type, &scope)
    return wrap(place, .controllerSetting(setting, value), scope)
  }

  /// The class of the controller that a node is, perhaps under settings; nil for a view.
  func controllerClass(of view: ViewID) -> ControllerClass? {
    switch program[view] {
    case .controllerContainer(let screen, _, _), .representable(let screen, _):
      if case .controller(let kind) = program[screen].kind { return kind }
      return nil
    case .modified(let child, _): return controllerClass(of: child)
    case .leaf, .group, .conditional, .repeated, .screen, .button, .link, .navigation, .tabs,
      .scroll, .made, .fallbackStrip, .unknown, .empty:
      return nil
    }
  }

  /// Calls of UIKit's methods on a controller; nil for one that is not known. No controller means
  /// `self`.
  mutating func readControllerCall(
    _ controller: FormulaID?, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    switch name.name.word {
    case .setNeedsStatusBarAppearanceUpdate:
      return .modelled([effect(.configure(.requestUpdate(of: controller)), at: range, scope)])
    case .present, .presentViewController:
      return readPresented(controller, name, call, at: range, &scope)
    case .show, .showViewController, .pushViewController:
      return readPushed(controller, call, at: range, &scope)
    case .dismiss, .dismissViewController, .dismissViewControllerAnimated:
      return followed(.dismiss, controller, name, call, at: range, &scope)
    case .popViewController, .popViewControllerAnimated:
      return followed(.pop, controller, name, call, at: range, &scope)
    case .popToRootViewController, .popToRootViewControllerAnimated:
      return followed(.popToRoot, controller, name, call, at: range, &scope)
    case .setNavigationBarHidden:
      guard let value = call.arguments.first?.value else { return nil }
      let hidden = bindTyped(value, .bool, &scope)
      return .modelled([
        effect(
          .configure(.setController(.isNavigationBarHidden, of: controller, hidden)), at: range,
          scope)
      ])
    default: return readAttachingCall(controller, name, call, at: range, &scope)
    }
  }

  /// `present(camera, animated: true) { … }`
  private mutating func readPresented(
    _ controller: FormulaID?, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let value = call.arguments.first?.value else { return nil }
    if let draft = draft(value, &scope) {
      let message = ControllerMessage.present(
        destination(draft, at: value.range, scope), style: draft.style, captures: draft.captures)
      return followed(message, controller, name, call, at: range, &scope)
    }
    let shown = bindShown(value, &scope)
    let message = ControllerMessage.present(
      .controller(shown.formula), style: nil, captures: nil)
    return followed(message, controller, name, call, after: shown.effects, at: range, &scope)
  }

  /// `pushViewController(camera, animated: true)`, `show(camera, sender: self)`
  private mutating func readPushed(
    _ controller: FormulaID?, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let value = call.arguments.first?.value else { return nil }
    if let draft = draft(value, &scope) {
      return .modelled([
        effect(
          .send(.push(destination(draft, at: value.range, scope)), to: controller), at: range,
          scope)
      ])
    }
    let shown = bindShown(value, &scope)
    return .modelled(
      shown.effects
        + [effect(.send(.push(.controller(shown.formula)), to: controller), at: range, scope)])
  }

  /// The controller that is to be shown; an unknown one is there, and no more is known.
  mutating func bindShown(
    _ value: Expression, _ scope: inout Scope
  ) -> ControllerValue {
    if let made = bindControllerValue(value, &scope) { return made }
    _ = bindFormula(value, expecting: StaticType(.controller), &scope)
    return ControllerValue(
      effects: scope.takePending(),
      formula: opaque(StaticType(.controller), at: value.range, scope))
  }

  /// A message with what its completion does once the transition is over.
  private mutating func followed(
    _ message: ControllerMessage, _ controller: FormulaID?, _ name: LocatedName, _ call: Call,
    after first: [Effect] = [], at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    var effects = first + [effect(.send(message, to: controller), at: range, scope)]
    for closure in call.allClosures {
      effects += bindEffects(closure.body[...], &scope)
    }
    return .modelled(effects)
  }

  /// What a draft comes to where it is shown; with controllers that code holds it is made first.
  mutating func destination(
    _ draft: ControllerDraft, at range: SourceRange, _ scope: Scope
  ) -> Destination {
    draft.children.isEmpty ? place(of: draft) : .controller(make(draft, at: range, scope))
  }

  func place(of draft: ControllerDraft) -> Destination {
    draft.content.map { .view($0) } ?? .screen(draft.screen, arguments: draft.arguments)
  }

  /// Returns the controller that an expression makes. That of a constant is kept once it is shown:
  /// code may go on with it, as in `present(stack, animated: true); stack.pushViewController(…)`.
  mutating func draft(
    _ value: Expression, _ scope: inout Scope
  ) -> ControllerDraft? {
    if case .draft(let draft) = meaning(of: value, scope) {
      return keepsControllers(scope) && scope.frame != nil ? nil : draft
    }
    return bindDraft(value, &scope)
  }

  /// `SettingsViewController()`, `UIHostingController(rootView: …)`; nil for anything else.
  mutating func bindDraft(_ value: Expression, _ scope: inout Scope) -> ControllerDraft? {
    if case .tuple(let elements) = value.kind, elements.count == 1 {
      return bindDraft(elements[0].value, &scope)
    }
    if let type = storyboardClass(value) {
      let made = Call(
        callee: Expression(.name(type.name), type.range), arguments: [], closures: [],
        brackets: nil)
      return bindDraft(Expression(.call(made), value.range), &scope)
    }
    guard case .call(let call) = value.kind, let name = call.callee.typeName(names) else {
      return nil
    }
    refuseSlips(ofLabelsIn: call, name, scope)
    if let held = bindHeldRoot(call, &scope) { return held }
    if let controller = ControllerClass(name.word) {
      let screen = builtin(controller)
      guard !call.arguments.isEmpty || !call.closures.isEmpty else {
        return ControllerDraft(screen: screen)
      }
      return ControllerDraft(
        screen: screen, content: bindContainer(screen, call, at: value.range, &scope))
    }
    guard let type = declarations.type(name) else {
      return undeclaredDraft(LocatedName(name, call.callee.range), &scope)
    }
    guard let screen = declarations[type].screen,
      case .controller(let kind) = declarations[type].role
    else { return nil }
    if kind == .hosting || call.arguments.contains(where: { isRoot($0) }) {
      return ControllerDraft(
        screen: screen, content: bindContainer(screen, call, at: value.range, &scope))
    }
    return ControllerDraft(
      screen: screen, arguments: bindScreenArguments(screen, call, &scope))
  }

  /// The class to which code casts what `storyboard?.instantiateViewController(…)` makes.
  private func storyboardClass(_ value: Expression) -> TypeReference? {
    guard case .cast(let inner, _, let type) = value.kind, case .call(let call) = inner.kind,
      let method = call.callee.lastName
    else { return nil }
    switch spelling(method.name) {
    case "instantiateViewController", "instantiateInitialViewController": return type
    default: return nil
    }
  }

  /// A controller that is declared elsewhere: it is there, and may answer anything.
  private mutating func undeclaredDraft(
    _ name: LocatedName, _ scope: inout Scope
  ) -> ControllerDraft? {
    guard isController(scope.owner),
      names.bytes(of: name.name).hasSuffix("Controller")
        || declarations.ambiguous.contains(name.name),
      let stranger = program.program.stranger
    else { return nil }
    let known = declarations.types.filter { $0.isController }.map { spelling($0.name) }
    if !isCompiled(scope.file), let slip = nearest(name.name, among: known, from: 6) {
      report(.misspelt(spelling(name.name), suggestion: slip, at: scope.location(name.range)))
      return nil
    }
    note(
      .assumed, once: name, in: scope.file,
      "`\(spelling(name.name))` is not declared here; it may answer anything")
    let answers = input([name.name], nil, at: name.range, scope)
    let value = add(.opaque(answers, isThere: false), .unknown, at: name.range, scope)
    return ControllerDraft(screen: stranger, arguments: [(0, value)])
  }

  private func isRoot(_ argument: Argument) -> Bool {
    argument.label?.name.word == .rootView || argument.label?.name.word == .rootViewController
  }
}
