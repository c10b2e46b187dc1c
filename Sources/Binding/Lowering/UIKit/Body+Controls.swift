import Language
import StatusBar

// Controls of UIKit's that say what they do: actions of alerts and menus, bar buttons.
extension Body {
  /// Reads the making of such a control; nil for anything else, for one without an action, and for
  /// one whose label is not written.
  mutating func readControl(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let kind = Resolver.Control(writer.resolver.names.bytes(of: name.name)),
      writer.resolver.declarations.type(name.name) == nil,
      scope.frame != nil, let label = label(of: kind, call, scope),
      let handler = action(of: call, kind, &scope)
    else { return nil }
    return .modelled([writer.effect(.offer(label: label, kind.place, handler), at: range, scope)])
  }

  /// What a step calls the control: its title, of a gesture the class of the controller.
  private mutating func label(
    of kind: Resolver.Control, _ call: Call, _ scope: Scope
  ) -> Symbol? {
    guard kind == .tapGesture else { return writer.controlLabel(of: call, scope) }
    // A double tap is another gesture.
    guard writer.resolver.isController(scope.owner), scope.screen != .app,
      !writer.resolver.spec.sources.contains(where: {
        $0.file == scope.file && $0.bytes[...].names(Array("numberOfTapsRequired".utf8))
      })
    else { return nil }
    return writer.program[scope.screen].name
  }

  /// The closure or the function that runs; nil for one that is not declared here.
  private mutating func action(
    of call: Call, _ kind: Resolver.Control, _ scope: inout Scope
  ) -> HandlerID? {
    if let closure = call.closures.first?.closure ?? call.closureArgument {
      return bindContinuation(closure, &scope)
    }
    for argument in call.arguments {
      let label = argument.label.map { writer.resolver.spelling($0.name) }
      guard label == "action" || label == "handler" || label == "primaryAction" else { continue }
      if case .nilLiteral = argument.value.kind { continue }
      guard let found = writer.handedFunction(argument.value, scope) else { return nil }
      let bound = bindFunction(found.function, owner: found.owner)
      return self.writer.call(of: bound, at: argument.value.range, scope)
    }
    // An action of an alert without a handler closes it.
    guard kind == .alertAction else { return nil }
    return writer.handler(doing: [], at: call.callee.range, scope)
  }

  // MARK: - Buttons

  /// Reads `button.addTarget(self, action: #selector(close), for: .touchUpInside)` of a button
  /// whose title the class writes; nil for anything else, and where there are several titles.
  mutating func readButton(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    if writer.resolver.spelling(name.name) == "addAction" {
      return readButtonAction(base, call, at: range, &scope)
    }
    guard writer.resolver.spelling(name.name) == "addTarget", scope.frame != nil,
      let button = base.ownName,
      call.arguments.contains(where: { writer.resolver.isTap($0.value) }),
      let action = call.arguments.first(where: { argument in
        argument.label.map { writer.resolver.spelling($0.name) } == "action"
      })?.value,
      let title = writer.resolver.title(of: button, scope),
      let found = writer.handedFunction(action, scope)
    else { return nil }
    let bound = bindFunction(found.function, owner: found.owner)
    let handler = self.writer.call(of: bound, at: action.range, scope)
    return .modelled([
      writer.effect(
        .offer(label: writer.symbol(title), .control, handler), at: range, scope)
    ])
  }

  /// The same of `button.addAction(UIAction { … }, for: .touchUpInside)`: an action that has no
  /// title of its own.
  private mutating func readButtonAction(
    _ base: Expression, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, let button = base.ownName,
      call.arguments.contains(where: { writer.resolver.isTap($0.value) }),
      case .call(let made)? = call.arguments.first?.value.kind,
      made.callee.typeName(writer.resolver.names).map({ writer.resolver.spelling($0) })
        == "UIAction",
      writer.controlLabel(of: made, scope) == nil,
      let closure = made.closures.first?.closure ?? made.closureArgument,
      let title = writer.resolver.title(of: button, scope)
    else { return nil }
    let handler = bindContinuation(closure, &scope)
    return .modelled([
      writer.effect(.offer(label: writer.symbol(title), .control, handler), at: range, scope)
    ])
  }
}
