import Language
import StatusBar

// The values of navigation paths, and what a destination makes of them.
extension Body {
  /// The value that `path.append(value)` pushes; nil for any other call.
  mutating func pushed(
    by call: Call, _ name: LocatedName, on path: Expression, _ scope: inout Scope
  ) -> Writer.PathValue? {
    guard name.name.word == .append, writer.resolver.declarations.bindsPaths,
      let value = call.arguments.first, value.label == nil, call.arguments.count == 1
    else { return nil }
    return pathValue(value.value, of: path, &scope)
  }

  /// The values that `path = [first, second]` pushes.
  mutating func pushed(
    by value: Expression, on path: Expression, _ scope: inout Scope
  ) -> [Writer.PathValue] {
    guard case .array(let elements) = value.kind, writer.resolver.declarations.bindsPaths,
      path.memberPath != nil
    else { return [] }
    return elements.map { pathValue($0, of: path, &scope) }
  }

  private mutating func pathValue(
    _ value: Expression, of path: Expression, _ scope: inout Scope
  ) -> Writer.PathValue {
    let element = pathElement(path, scope)
    let name = writer.resolver.typeName(ofValue: value, scope) ?? element.name
    let given = bindFormula(value, expecting: element, &scope)
    // A type that is a parameter of its function may be any.
    guard let name, !writer.resolver.isFree(name) else {
      return Writer.PathValue(type: nil, value: given)
    }
    return Writer.PathValue(type: writer.symbol(name), value: given)
  }

  /// What a path holds, as it is declared.
  private func pathElement(_ path: Expression, _ scope: Scope) -> StaticType {
    guard let type = pathVariable(path, scope)?.declaration.type else { return .unknown }
    return writer.resolver.staticType(type).element ?? .unknown
  }

  /// The declaration of a path: a property of the view, or of an object that it holds.
  private func pathVariable(_ path: Expression, _ scope: Scope) -> LocatedVariable? {
    let owner: Int?
    let name: Name
    switch path.kind {
    case .name(let own): (owner, name) = (writer.resolver.typeInfo(of: scope.owner), own)
    case .member(let base, let member):
      name = member.name
      if base.isSelf {
        owner = writer.resolver.typeInfo(of: scope.owner)
      } else if case .bundle(let held) = writer.meaning(of: base, scope) {
        owner = writer.resolver.typeInfo(of: held)
      } else {
        owner = nil
      }
    default: return nil
    }
    return owner.flatMap { writer.resolver.declarations[$0].variables[name] }
  }

  /// Lets the root of a stack push what the path holds at the start, once.
  mutating func startingPath(
    _ path: Expression, _ root: ViewID, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let target = path.withoutDollar
    guard let variable = pathVariable(target, scope), let initial = variable.declaration.initial,
      !initial.makesEmpty
    else { return root }
    var inner = scope
    inner.frame = Scope.Frame()
    inner.file = variable.file
    let place = initial.range
    let isOver = writer.add(.constant(.bool(true)), .bool, at: place, inner)
    let isNotOver = writer.add(.constant(.bool(false)), .bool, at: place, inner)
    var slot = Slot(
      name: writer.symbol(Array("path".utf8)), kind: .state, initial: isNotOver,
      site: writer.site(place, in: inner.file))
    slot.isUnobserved = true
    let flag = writer.add(slot, to: scope.screen)
    let set = Expression(
      .assignment(target, .assign, operatorRange: place.atStart, initial), place)
    let pushes = bindEffects([Statement(.expression(set), place)], &inner)
    let isStarted = writer.add(.variable(flag), .bool, at: place, inner)
    let start = [writer.assignment(of: isOver, to: flag, at: place, inner)] + pushes
    let once = writer.effect(.if(isStarted, then: [], otherwise: start), at: place, inner)
    let handler = writer.handler(doing: [once], at: place, inner)
    return writer.add(.modified(root, .live(.onAppear(handler))), at: range, scope)
  }

  /// `navigationDestination(for: Route.self) { route in … }`
  mutating func bindValueDestination(
    _ place: ModifierPlace, for type: Expression, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    let name = writer.resolver.valueTypeName(type)
    guard let closure = destinationClosure(call, scope) else { return nil }
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    var parameter: ElementID?
    if let given = closure.parameters.first?.name ?? anonymousName(in: closure, scope),
      let type = name.flatMap({ valueType($0) })
    {
      let element = writer.program.addElement()
      let value = writer.add(.element(element), type, at: closure.range, scope)
      scope.locals.append(given, .value(value))
      scope.present.append(given)
      parameter = element
    } else {
      for parameter in closure.parameters {
        scope.locals.append(parameter.name, .opaque([parameter.name], qualifier: nil))
        scope.present.append(parameter.name)
      }
    }
    let view = bindContent(closure.body, &scope, at: closure.range)
    let content = painted(view, closure.body, scope)
    return writer.wrap(
      place,
      .content(
        .destinationForType(
          name.map { writer.symbol($0) }, parameter: parameter, content: content)), scope)
  }

  /// The closure of a destination, which may be a function of the view: `destination: makeScreen`.
  private mutating func destinationClosure(_ call: Call, _ scope: Scope) -> Closure? {
    if let closure = call.closures.first?.closure { return closure }
    guard
      let value = call.arguments.first(where: { $0.label?.name.word == .destination })?.value
    else { return nil }
    if case .closure(let closure) = value.kind { return closure }
    return writer.contentClosure(of: value, isGiven: true, scope)
  }

  private func anonymousName(in closure: Closure, _ scope: Scope) -> Name? {
    guard let name = writer.resolver.names.name(of: Array("$0".utf8)),
      writer.resolver.names(name, in: closure.range, scope)
    else { return nil }
    return name
  }

  /// The type of what is pushed, where that is kept: a number, a text, a case of an enumeration.
  private func valueType(_ name: Name) -> StaticType? {
    let type = writer.resolver.staticType(named: name)
    switch type.kind {
    case .bool, .number, .text: return type
    case .named: return writer.resolver.enumeration(type) != nil ? type : nil
    case .unknown, .scheme, .visibility, .style, .animation, .sizeClass, .interposed, .scenePhase,
      .controller, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle, .tabMode,
      .displayMode, .nothing, .list, .set, .closure:
      return nil
    }
  }
}

extension Expression {
  /// `true` iff it makes an empty path: `[]`, `NavigationPath()`, `[Page]()`.
  fileprivate var makesEmpty: Bool {
    switch kind {
    case .array(let elements): elements.isEmpty
    case .call(let call): call.arguments.isEmpty && call.closures.isEmpty
    default: false
    }
  }
}
