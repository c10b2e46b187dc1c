import Language
import StatusBar

// UIKit's controllers where they are used, and what code asks of them.
extension Body {
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
      let root = writer.resolver.heldView(argument.value, scope) ?? argument.value
      children.append(asScreen(&scope) { $0.bindView(root, &$1) })
      titles.append(nil)
    }
    for (_, closure) in call.closures {
      for statement in closure.body { bindChild(statement, &children, &titles, &scope) }
    }
    if children.isEmpty {
      return writer.add(.representable(screen, arguments: arguments), at: range, scope)
    }
    return writer.add(
      .controllerContainer(screen, arguments: arguments, children: children, titles: titles),
      at: range, scope)
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
        children.append(content ?? writer.add(.empty, at: expression.range, scope))
        titles.append(writer.label(of: call, scope))
        return
      }
      children.append(asScreen(&scope) { $0.bindView(expression, &$1) })
      titles.append(nil)
    case .conditional(let clauses):
      for clause in clauses {
        let truth = clause.condition.map { $0.buildTruth(writer.resolver.build) } ?? true
        if truth == false { continue }
        if truth == nil {
          writer.note(
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
      let kind = writer.controllerClass(of: place.child)
    else { return nil }
    // Of a class that is declared elsewhere only the name is known.
    if let owner = setting.owner, owner != kind, kind != .plain {
      writer.report(
        .settingOfOtherClass(
          writer.resolver.spelling(place.name.name), owner: owner.spelling, here: kind.spelling,
          at: scope.location(place.name.range)))
      return place.child
    }
    let value = bindTyped(call.arguments[0].value, setting.type, &scope)
    return writer.wrap(place, .controllerSetting(setting, value), scope)
  }

  /// Calls of UIKit's methods on a controller; nil for one that is not known. No controller means
  /// `self`.
  mutating func readControllerCall(
    _ controller: FormulaID?, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    switch name.name.word {
    case .setNeedsStatusBarAppearanceUpdate:
      return .modelled([writer.effect(.configure(.requestUpdate(of: controller)), at: range, scope)]
      )
    case .present, .presentViewController:
      return readPresented(controller, name, call, at: range, &scope)
    case .show, .showViewController:
      return readShown(controller, name, call, at: range, &scope)
    case .pushViewController: return readPushed(controller, call, at: range, &scope)
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
        writer.effect(
          .configure(.setController(.isNavigationBarHidden, of: controller, hidden)), at: range,
          scope)
      ])
    default:
      return OrientationMask.readCall(nil, name, call, at: range, &self, &scope)
        ?? readAttachingCall(controller, name, call, at: range, &scope)
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
        writer.destination(draft, at: value.range, scope), style: draft.style,
        captures: draft.captures)
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
        writer.effect(
          .send(.push(writer.destination(draft, at: value.range, scope)), to: controller),
          at: range,
          scope)
      ])
    }
    let shown = bindShown(value, &scope)
    return .modelled(
      shown.effects
        + [
          writer.effect(.send(.push(.controller(shown.formula)), to: controller), at: range, scope)
        ])
  }

  /// `show(camera, sender: self)`: pushed in a navigation controller, presented outside of any.
  private mutating func readShown(
    _ controller: FormulaID?, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard !isContainer(controller, scope), scope.frame != nil else {
      return readPushed(controller, call, at: range, &scope)
    }
    let shown =
      controller ?? writer.add(.thisController, StaticType(.controller), at: range, scope)
    let stack = writer.add(
      .property(.navigationController, of: shown), StaticType(.controller, isOptional: true),
      at: range, scope)
    let none = writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
    let isInStack = writer.add(.compare(.notEqual, stack, none), .bool, at: range, scope)
    var other = scope
    guard let pushed = readPushed(controller, call, at: range, &scope),
      let presented = readPresented(controller, name, call, at: range, &other)
    else { return nil }
    let localCount = max(scope.frame?.localCount ?? 0, other.frame?.localCount ?? 0)
    scope.frame?.localCount = localCount
    let then = writer.effects(of: pushed, at: range, scope)
    let otherwise = writer.effects(of: presented, at: range, scope)
    return .modelled([
      writer.effect(.if(isInStack, then: then, otherwise: otherwise), at: range, scope)
    ])
  }

  /// `true` iff a controller may itself be a container that shows what it is given.
  private func isContainer(_ controller: FormulaID?, _ scope: Scope) -> Bool {
    let type: Int?
    if let controller {
      guard let name = writer.type(of: controller).name else { return true }
      if let known = ControllerClass(name.word) { return known != .plain }
      type = writer.resolver.declarations.type(name)
    } else {
      type = writer.resolver.typeInfo(of: scope.owner)
    }
    return type.map { writer.resolver.declarations[$0].role != .controller(.plain) } ?? true
  }

  /// The controller that is to be shown; an unknown one is there, and no more is known.
  mutating func bindShown(
    _ value: Expression, _ scope: inout Scope
  ) -> Writer.ControllerValue {
    if let made = bindControllerValue(value, &scope) { return made }
    _ = bindFormula(value, expecting: StaticType(.controller), &scope)
    return Writer.ControllerValue(
      effects: scope.takePending(),
      formula: writer.opaque(StaticType(.controller), at: value.range, scope))
  }

  /// A message with what its completion does once the transition is over.
  private mutating func followed(
    _ message: ControllerMessage, _ controller: FormulaID?, _ name: LocatedName, _ call: Call,
    after first: [Effect] = [], at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    var effects = first + [writer.effect(.send(message, to: controller), at: range, scope)]
    for closure in call.allClosures {
      effects += bindEffects(closure.body[...], &scope)
    }
    return .modelled(effects)
  }

  /// Returns the controller that an expression makes. That of a constant is kept once it is shown:
  /// code may go on with it, as in `present(stack, animated: true); stack.pushViewController(…)`.
  mutating func draft(
    _ value: Expression, _ scope: inout Scope
  ) -> ControllerDraft? {
    if case .draft(let draft) = writer.meaning(of: value, scope) {
      return writer.resolver.keepsControllers(scope) && scope.frame != nil ? nil : draft
    }
    return bindDraft(value, &scope)
  }

  /// `SettingsViewController()`, `UIHostingController(rootView: …)`; nil for anything else.
  mutating func bindDraft(_ value: Expression, _ scope: inout Scope) -> ControllerDraft? {
    if case .tuple(let elements) = value.kind, elements.count == 1 {
      return bindDraft(elements[0].value, &scope)
    }
    switch storyboardDraft(value, scope) {
    case .always(let draft): return draft
    case .chosen: return nil
    case .none: break
    }
    if let type = writer.resolver.storyboardClass(value) {
      let made = Call(
        callee: Expression(.name(type.name), type.range), arguments: [], closures: [],
        brackets: nil)
      return bindDraft(Expression(.call(made), value.range), &scope)
    }
    if let made = writer.resolver.madeForStoryboard(value) { return bindDraft(made, &scope) }
    guard case .call(let call) = value.kind, let name = call.callee.typeName(writer.resolver.names)
    else {
      return nil
    }
    writer.refuseSlips(ofLabelsIn: call, name, scope)
    if let held = bindHeldRoot(call, &scope) { return held }
    if let controller = ControllerClass(name.word) {
      let screen = writer.builtin(controller)
      guard !call.arguments.isEmpty || !call.closures.isEmpty else {
        return ControllerDraft(screen: screen)
      }
      return ControllerDraft(
        screen: screen, content: bindContainer(screen, call, at: value.range, &scope))
    }
    guard let type = writer.resolver.declarations.type(name) else {
      return writer.undeclaredDraft(LocatedName(name, call.callee.range), &scope)
    }
    guard let screen = writer.resolver.declarations[type].screen,
      case .controller(let kind) = writer.resolver.declarations[type].role
    else { return nil }
    if kind == .hosting || call.arguments.contains(where: { writer.resolver.isRoot($0) }) {
      return ControllerDraft(
        screen: screen, content: bindContainer(screen, call, at: value.range, &scope))
    }
    return ControllerDraft(
      screen: screen, arguments: bindScreenArguments(screen, call, &scope))
  }
}
