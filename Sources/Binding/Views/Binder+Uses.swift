import Language
import StatusBar

// Uses of declared screens, and of types that are inlined.
extension Binder {
  /// `Photo(id: 1)`: a use of a screen; one that is handed closures is inlined.
  mutating func bindScreenUse(
    _ screen: ScreenID, _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    if takesContent(call, type, scope) { return inlineScreen(type, call, at: range, &scope) }
    let arguments = bindScreenArguments(screen, call, &scope)
    return add(.screen(screen, arguments: arguments), at: range, scope)
  }

  /// `true` iff a call hands over views, so that the screen is bound in the place of its use.
  private func takesContent(_ call: Call, _ type: Int, _ scope: Scope) -> Bool {
    for (label, _) in call.closures where !takesAction(label, call, type) { return true }
    for argument in call.arguments {
      if holdsView(argument, type, scope) { return true }
      switch argument.value.kind {
      case .closure: if !takesAction(argument.label, call, type) { return true }
      case .name(let name):
        if case .content = meaning(of: name, in: scope) { return true }
        if case .closure = meaning(of: name, in: scope) { return true }
      default: break
      }
    }
    return false
  }

  /// `true` iff an argument is a view that a property keeps: of a view's type, or of one that is
  /// a parameter of the type's own, as far as that can be seen.
  private func holdsView(_ argument: Argument, _ type: Int, _ scope: Scope) -> Bool {
    guard let label = argument.label?.name,
      let written = declarations[type].variables[label]?.declaration.type
    else { return false }
    if isView(written) { return true }
    return isFree(written.name) && makesView(argument.value, scope)
  }

  /// `true` iff a type is neither declared nor known.
  func isFree(_ type: Name) -> Bool {
    declarations.type(type) == nil && !StaticType(typeWord: type.word).isKnown
      && !appleTypes.contains(names.bytes(of: type)) && ControllerClass(type.word) == nil
  }

  /// `true` iff an expression is a view by its looks.
  func makesView(_ value: Expression, _ scope: Scope) -> Bool {
    var current = value
    while true {
      switch current.kind {
      case .call(let call):
        if let type = call.callee.typeName(names) {
          if let declared = declarations.type(type) { return declarations[declared].role == .view }
          return Views.draws(type.word, names.bytes(of: type))
            || Views.concernsBar(type.word) || current.range != value.range
        }
        guard case .member(let base, let name) = call.callee.kind,
          isViewModifier(name.name)
            || Modifiers.draws(name.name.word, names.bytes(of: name.name))
        else { return false }
        current = base
      case .name(let name):
        if case .content = meaning(of: name, in: scope) { return true }
        guard meaning(of: name, in: scope) == nil, let type = typeInfo(of: scope.owner) else {
          // Only a view has modifiers.
          return current.range != value.range
        }
        return isView(declarations[type].variables[name]?.declaration.type)
      case .member(let base, _):
        // `Color.black`
        guard let type = base.typeName(names), declarations.type(type) == nil else { return false }
        return Views.draws(type.word, names.bytes(of: type))
      case .ternary(_, let then, _): current = then
      case .branch(let statement):
        guard let value = statement.firstValue else { return false }
        current = value
      case .tuple(let elements) where elements.count == 1: current = elements[0].value
      default: return false
      }
    }
  }

  /// `true` iff what a label names holds a closure that does something.
  private func takesAction(_ label: LocatedName?, _ call: Call, _ type: Int) -> Bool {
    guard let name = label?.name ?? trailingProperty(call, type) else { return false }
    return declarations[type].variables[name].map { holdsAction($0) } ?? false
  }

  /// The property that an unlabelled trailing closure goes to: the last one without a value.
  func trailingProperty(_ call: Call, _ type: Int) -> Name? {
    let info = declarations[type]
    return info.variableOrder.last { name in
      guard let variable = info.variables[name]?.declaration, variable.getter == nil,
        Wrapper(variable) == .plain, let written = variable.type
      else { return false }
      let isGiven = call.arguments.contains { $0.label?.name == name }
      return !isGiven && (isFunction(written) || has(.ViewBuilder, variable.attributes))
    }
  }

  /// Binds the body of a screen in the place of its use.
  private mutating func inlineScreen(
    _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let info = declarations[type]
    let before = program.slotCount(of: scope.screen)
    let owner = instantiate(type, call, &scope)
    let slots = before..<program.slotCount(of: scope.screen)
    guard enter(info.location, at: scope.location(range)) else {
      return add(.empty, at: range, scope)
    }
    defer { leave() }
    let content = bindBody(of: type, owner: owner, screen: scope.screen, at: range)
    let view = grouped([content], type: symbol(info.name), at: range, scope)
    return holding(slots, of: owner, view, at: range, scope)
  }

  /// Binds what a view shows: its `body`, or what stands bare in a screen.
  mutating func bindBody(
    of type: Int, owner: Int, screen: ScreenID, at range: SourceRange
  ) -> ViewID {
    let info = declarations[type]
    if let body = info.variables[Name(.body)], let getter = body.declaration.getter {
      var scope = Scope(file: body.file, screen: screen, owner: owner)
      return bindContent(getter, &scope, at: body.declaration.name.range)
    }
    var scope = Scope(file: info.location.file, screen: screen, owner: owner)
    return bindContent(info.content.map { $0.statement }, &scope, at: info.location.range)
  }

  /// Makes an owner for an inlined type, with the values that a call gives its properties.
  mutating func instantiate(_ type: Int, _ call: Call, _ scope: inout Scope) -> Int {
    let owner = receivers.add(Receiver(type: type, screen: scope.screen))
    let info = declarations[type]
    if let initializer = info.initializers.first(where: { fits($0, call) }) {
      bindInitializer(initializer, owner: owner, call, &scope)
    } else {
      bindMembers(info, owner: owner, call, &scope)
    }
    for name in info.variableOrder where receivers[owner].properties[name] == nil {
      guard let variable = info.variables[name], variable.declaration.getter == nil,
        !variable.declaration.modifiers.contains(where: { $0.name.word == .static })
      else { continue }
      bindProperty(variable, of: type, owner: owner)
    }
    return owner
  }

  /// Gives properties the values of a memberwise initializer.
  private mutating func bindMembers(
    _ info: TypeInfo, owner: Int, _ call: Call, _ scope: inout Scope
  ) {
    var closures = call.closures
    for name in info.variableOrder {
      guard let variable = info.variables[name], variable.declaration.getter == nil else {
        continue
      }
      let parameter = Parameter(
        label: nil, name: variable.declaration.name, type: variable.declaration.type,
        initial: nil)
      if let argument = call.arguments.first(where: { $0.label?.name == name }) {
        let given = meaning(ofArgument: argument.value, for: parameter, &scope)
        receivers[owner].properties[name] = started(variable, with: given, scope)
      } else if let index = closures.firstIndex(where: { $0.label?.name == name }) {
        let source = ClosureSource(
          kind: .closure(closures.remove(at: index).closure), scope: scope, depth: expansion.depth)
        receivers[owner].properties[name] = .closure(source)
      }
    }
    // An unlabelled trailing closure goes to the last property that has no value yet.
    guard let rest = closures.first, rest.label == nil else { return }
    let open = info.variableOrder.last { name in
      guard let variable = info.variables[name]?.declaration, variable.getter == nil,
        receivers[owner].properties[name] == nil, variable.initial == nil
      else { return false }
      return Wrapper(variable) == .plain
    }
    if let open {
      receivers[owner].properties[open] = .closure(
        ClosureSource(kind: .closure(rest.closure), scope: scope, depth: expansion.depth))
    }
  }

  /// Reads the assignments of an initializer: `_offset = offset`, `self.title = title`.
  private mutating func bindInitializer(
    _ initializer: LocatedFunction, owner: Int, _ call: Call, _ scope: inout Scope
  ) {
    var inner = Scope(file: initializer.file, screen: scope.screen, owner: owner)
    bindArguments(of: initializer.declaration.parameters, call, from: &scope, into: &inner)
    for statement in initializer.declaration.body ?? [] {
      if case .variable(let variable) = statement.kind, variable.isConstant {
        bindConstant(variable, &inner)
        continue
      }
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        let name = propertyName(target)
      else {
        forgetProperties(changedIn: statement, &inner)
        continue
      }
      if let type = typeInfo(of: owner), declarations[type].variables[name] == nil,
        isSlipOfOwn(name, inner)
      {
        reportUndeclared(LocatedName(name, target.range), inner)
        continue
      }
      let parameter = Parameter(
        label: nil, name: LocatedName(name, target.range), type: nil, initial: nil)
      let given = meaning(ofArgument: unwrapped(value), for: parameter, &inner)
      let variable = typeInfo(of: owner).flatMap { declarations[$0].variables[name] }
      receivers[owner].properties[name] = started(variable, with: given, inner)
    }
  }

  /// Properties that an initializer sets under a condition, or otherwise than by a plain
  /// assignment start with an unknown value.
  private mutating func forgetProperties(changedIn statement: Statement, _ scope: inout Scope) {
    guard let type = typeInfo(of: scope.owner) else { return }
    var changed = TableSet<Name>()
    bytes(statement.range, in: scope.file)[...].forEachChange(in: names) { name, _ in
      changed.insert(name)
      let word = names.bytes(of: name)
      if word.first == UInt8(ascii: "_"), let own = names.name(of: Array(word.dropFirst())) {
        changed.insert(own)
      }
    }
    for name in changed.keys where declarations[type].variables[name] != nil {
      receivers[scope.owner].properties[name] = .opaque([name], qualifier: nil)
    }
  }

  /// `name`, `self.name`, `_name`, `self._name`
  private mutating func propertyName(_ target: Expression) -> Name? {
    guard let name = target.ownName else { return nil }
    let text = names.bytes(of: name)
    if text.first == UInt8(ascii: "_"), text.count > 1 {
      return intern(Array(text.dropFirst()))
    }
    return name
  }

  /// `State(initialValue: x)` is `x`; `content()` is `content`.
  func unwrapped(_ value: Expression) -> Expression {
    guard case .call(let call) = value.kind else { return value }
    if let type = call.callee.typeName(names), let argument = call.arguments.first {
      switch type.word {
      case .State, .StateObject, .ObservedObject, .Binding: return argument.value
      default: return value
      }
    }
    if case .name = call.callee.kind, call.arguments.isEmpty, call.closures.isEmpty {
      return call.callee
    }
    return value
  }

  /// Binds the arguments of a use of a screen to its slots.
  mutating func bindScreenArguments(
    _ screen: ScreenID, _ call: Call, _ scope: inout Scope
  ) -> [(slot: Int32, value: FormulaID)] {
    guard let owner = receivers.receiver(of: screen),
      let type = receivers[owner].type
    else { return [] }
    var result: [(slot: Int32, value: FormulaID)] = []
    for (index, argument) in call.arguments.enumerated() {
      guard let name = propertyName(of: argument, at: index, type, owner) else {
        reportUnknownArgument(argument, type, owner, scope)
        continue
      }
      bindArgument(argument.value, for: name, owner, into: &result, &scope)
    }
    for (label, closure) in call.closures {
      guard let name = label?.name ?? trailingProperty(call, type) else { continue }
      let value = Expression(.closure(closure), closure.range)
      bindArgument(value, for: name, owner, into: &result, &scope)
    }
    return result
  }

  /// Returns the property that an argument gives a value.
  private mutating func propertyName(
    of argument: Argument, at index: Int, _ type: Int, _ owner: Int
  ) -> Name? {
    if let label = argument.label?.name, receivers[owner].properties[label] != nil {
      return label
    }
    let parameters = declarations[type].parameters
    if argument.label == nil, index < parameters.count,
      parameters[index].label.map({ spelling($0.name) == "_" }) ?? false
    {
      return parameters[index].name.name
    }
    if let parameter = parameters.first(where: { $0.label?.name == argument.label?.name }) {
      return parameter.name.name
    }
    for initializer in declarations[type].initializers {
      for parameter in initializer.declaration.parameters {
        let label = parameter.label?.name ?? parameter.name.name
        guard argument.label.map({ $0.name == label }) ?? (spelling(label) == "_") else { continue }
        for statement in initializer.declaration.body ?? [] {
          guard case .expression(let expression) = statement.kind,
            case .assignment(let target, .assign, _, let value) = expression.kind,
            case .name(let used) = unwrapped(value).kind, used == parameter.name.name,
            let name = propertyName(target)
          else { continue }
          return name
        }
      }
    }
    return nil
  }

  private mutating func reportUnknownArgument(
    _ argument: Argument, _ type: Int, _ owner: Int, _ scope: Scope
  ) {
    let info = declarations[type]
    guard info.initializers.isEmpty, let label = argument.label else { return }
    if case .controller = info.role { return }
    if info.variables[label.name] != nil { return }
    let legal = receivers[owner].parameters.map { spelling($0.name) + ":" }
    report(
      .unknownArgument(
        spelling(label.name), of: spelling(info.name), legal: legal,
        at: scope.location(label.range)))
  }

  private mutating func bindArgument(
    _ value: Expression, for name: Name, _ owner: Int,
    into result: inout [(slot: Int32, value: FormulaID)], _ scope: inout Scope
  ) {
    switch receivers[owner].properties[name] {
    case .variable(.own(let slot), let type) where type.kind == .closure:
      result.append((slot, bindClosureValue(value, &scope)))
    case .variable(.own(let slot), let type):
      let isBinding =
        program[receivers[owner].screen].slots[Int(slot)].kind == .binding
      if isBinding, let (variable, _) = variable(bound: value, scope) {
        result.append(
          (slot, add(.binding(variable), type, at: value.range, scope)))
        if case .name(let bare) = value.kind {
          report(.needsDollar(spelling(bare), at: scope.location(value.range)))
        }
        return
      }
      result.append((slot, bindTypedArgument(value, type, &scope)))
    case .object(let formula):
      guard case .variable(.own(let slot)) = program[formula] else { return }
      let object = bindObject(value, &scope) ?? foreignObject(value, scope)
      result.append((slot, object))
    case .bundle(let target):
      guard case .bundle(let given) = meaning(of: value, scope) else {
        // What is not an object of that type may be a name that nothing has.
        _ = bindFormula(value, expecting: .unknown, &scope)
        // The object is unknown: it may be one of those that are known.
        let object = foreignObject(value, scope)
        for case .variable(.own(let slot), _) in receivers[target].properties.values {
          result.append((slot, object))
        }
        return
      }
      for (property, meaning) in receivers[target].properties {
        guard case .variable(.own(let slot), let type) = meaning,
          case .variable(let variable, _) = receivers[given].properties[property]
        else { continue }
        result.append((slot, add(.binding(variable), type, at: value.range, scope)))
      }
    case nil, .variable, .value, .opaque, .content, .closure, .dismissAction, .presentationMode,
      .draft, .window, .anything:
      return
    }
  }

  /// An object of which nothing is known but that it is there.
  private mutating func foreignObject(_ value: Expression, _ scope: Scope) -> FormulaID {
    let input = input(unread: value, scope)
    return add(.opaque(input, isThere: true), StaticType(.object), at: value.range, scope)
  }

  /// A closure, a function's name, or a closure that was handed in.
  mutating func bindClosureValue(_ value: Expression, _ scope: inout Scope) -> FormulaID {
    if case .variable(let variable, let type) = meaning(of: value, scope), type.kind == .closure {
      return add(.variable(variable), type, at: value.range, scope)
    }
    if value.isNilLiteral {
      return add(.constant(.none), StaticType(.nothing), at: value.range, scope)
    }
    let handler =
      bindHandlerValue(value, anonymous: 2, type: .unknown, &scope)
      ?? emptyHandler(at: value.range, scope)
    return add(.closure(handler), StaticType(.closure), at: value.range, scope)
  }
}
