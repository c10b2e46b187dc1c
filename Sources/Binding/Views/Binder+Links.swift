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
    if case .view(let screen) = target,
      let link = activeLink(label, content, to: screen, call, at: range, &scope)
    {
      return link
    }
    let link = add(.link(label: label, target, content: content), at: range, scope)
    return selectedLink(link, call, at: range, &scope)
  }

  /// `NavigationLink(isActive:)`: a tap makes its state true, and that pushes; nil without one that
  /// is a variable.
  private mutating func activeLink(
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
  private mutating func selectedLink(
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
        case .unknown, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
          .scenePhase, .controller, .object, .window, .interfaceStyle, .idiom, .barStyle,
          .modalStyle,
          .tabMode, .displayMode, .nothing, .closure, .list, .set:
          return nil
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

  /// Returns the value of an expression that is a constant, or nil.
  mutating func constant(_ expression: Expression, _ scope: inout Scope) -> Value? {
    let formula = bindFormula(expression, expecting: .unknown, &scope)
    if case .constant(let value) = program[formula] { return value }
    return nil
  }
}
