import Language
import StatusBar

// Uses of declared screens, and of types that are inlined.
extension Body {
  /// `Photo(id: 1)`: a use of a screen; one that is handed closures is inlined.
  mutating func bindScreenUse(
    _ screen: ScreenID, _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    if writer.resolver.takesContent(call, type, scope) {
      return inlineScreen(type, call, at: range, &scope)
    }
    let arguments = bindScreenArguments(screen, call, &scope)
    let view = writer.add(.screen(screen, arguments: arguments), at: range, scope)
    let elements = call.arguments.compactMap { $0.value.boundList }
    if elements.isEmpty { return view }
    // `$flags[1]`: the view may set that element at any time.
    var handed = call
    handed.closures = []
    handed.arguments = elements.map { Argument(label: nil, value: $0) }
    let name = LocatedName(writer.resolver.declarations[type].name, call.callee.range)
    return bindHanded(handed, ModifierPlace(name: name, range: range, child: view), &scope)
  }

  /// Binds the body of a screen in the place of its use.
  private mutating func inlineScreen(
    _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> ViewID {
    let info = writer.resolver.declarations[type]
    let before = writer.program.slotCount(of: scope.screen)
    let owner = instantiate(type, call, &scope)
    let slots = before..<writer.program.slotCount(of: scope.screen)
    guard enter(info.location, at: scope.location(range)) else {
      return writer.add(.empty, at: range, scope)
    }
    defer { leave() }
    let content = bindBody(of: type, owner: owner, screen: scope.screen, at: range)
    let view = writer.grouped([content], type: writer.symbol(info.name), at: range, scope)
    return writer.holding(slots, of: owner, view, at: range, scope)
  }

  /// Binds what a view shows: its `body`, or what stands bare in a screen.
  mutating func bindBody(
    of type: Int, owner: Int, screen: ScreenID, at range: SourceRange
  ) -> ViewID {
    let info = writer.resolver.declarations[type]
    if let body = info.variables[Name(.body)], let getter = body.declaration.getter {
      var scope = Scope(file: body.file, screen: screen, owner: owner)
      return bindContent(getter, &scope, at: body.declaration.name.range)
    }
    var scope = Scope(file: info.location.file, screen: screen, owner: owner)
    return bindContent(info.content.map { $0.statement }, &scope, at: info.location.range)
  }

  /// Makes an owner for an inlined type, with the values that a call gives its properties.
  mutating func instantiate(_ type: Int, _ call: Call, _ scope: inout Scope) -> Int {
    let owner = writer.receivers.add(Receiver(type: type, screen: scope.screen))
    let info = writer.resolver.declarations[type]
    if let initializer = writer.resolver.initializer(of: type, for: call) {
      bindInitializer(initializer, owner: owner, call, &scope)
    } else {
      bindMembers(info, owner: owner, call, &scope)
    }
    for name in info.variableOrder where writer.resolver.receivers[owner].properties[name] == nil {
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
        writer.receivers[owner].properties[name] = writer.started(variable, with: given, scope)
      } else if let index = closures.firstIndex(where: { $0.label?.name == name }) {
        let source = ClosureSource(
          kind: .closure(closures.remove(at: index).closure), scope: scope, depth: expansion.depth)
        writer.receivers[owner].properties[name] = .closure(source)
      }
    }
    // An unlabelled trailing closure goes to the last property that has no value yet.
    guard let rest = closures.first, rest.label == nil else { return }
    let open = info.variableOrder.last { name in
      guard let variable = info.variables[name]?.declaration, variable.getter == nil,
        writer.resolver.receivers[owner].properties[name] == nil, variable.initial == nil
      else { return false }
      return Wrapper(variable) == .plain
    }
    if let open {
      writer.receivers[owner].properties[open] = .closure(
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
      if case .expression(let expression) = statement.kind,
        let other = expression.ownInitializerCall,
        let type = writer.resolver.receivers[owner].type,
        let next = writer.resolver.initializer(of: type, for: other),
        next.declaration.name.range != initializer.declaration.name.range,
        enter(
          Location(next.file, next.declaration.name.range), at: inner.location(statement.range))
      {
        bindInitializer(next, owner: owner, other, &inner)
        leave()
        continue
      }
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        let name = writer.propertyName(target)
      else {
        writer.forgetProperties(changedIn: statement, &inner)
        continue
      }
      if let type = writer.resolver.typeInfo(of: owner),
        writer.resolver.declarations[type].variables[name] == nil,
        writer.resolver.isSlipOfOwn(name, inner)
      {
        writer.reportUndeclared(LocatedName(name, target.range), inner)
        continue
      }
      let parameter = Parameter(
        label: nil, name: LocatedName(name, target.range), type: nil, initial: nil)
      let given = meaning(ofArgument: writer.resolver.unwrapped(value), for: parameter, &inner)
      let variable = writer.resolver.typeInfo(of: owner).flatMap {
        writer.resolver.declarations[$0].variables[name]
      }
      writer.receivers[owner].properties[name] = writer.started(variable, with: given, inner)
    }
  }

  /// Binds the arguments of a use of a screen to its slots.
  mutating func bindScreenArguments(
    _ screen: ScreenID, _ call: Call, _ scope: inout Scope
  ) -> [(slot: Int32, value: FormulaID)] {
    guard let owner = writer.resolver.receivers.receiver(of: screen),
      let type = writer.resolver.receivers[owner].type
    else { return [] }
    // A class without initializers of its own has those of the class above.
    let declaring =
      writer.resolver.declarations.lineage(of: type).first {
        !writer.resolver.declarations[$0].initializers.isEmpty
      } ?? type
    let isAsked = call.callee.ownName == writer.resolver.spec.askedRoot
    let open = isAsked ? call : withUnknownArguments(call, of: declaring, owner, scope)
    guard writer.resolver.receivers[owner].choices[declaring] != nil else {
      return bindViewArguments(type, owner, open, &scope)
    }
    let chosen = bindChosen(declaring, owner, call, &scope)
    guard open.arguments.count > call.arguments.count else { return chosen }
    let unknown = bindScreenArguments(
      declaring, owner, open, among: writer.resolver.declarations[declaring].initializers, &scope)
    return chosen.filter { one in !unknown.contains { $0.slot == one.slot } } + unknown
  }

  /// A call that leaves out all that the first initializer of a controller asks for, with what that
  /// gives properties which have another value without, and which is not known; any other as it is.
  private mutating func withUnknownArguments(
    _ call: Call, of declaring: Int, _ owner: Int, _ scope: Scope
  ) -> Call {
    guard writer.resolver.leavesOutAll(call, scope),
      let first = writer.resolver.declarations[declaring].initializers.first(where: {
        !writer.resolver.isForCoder($0)
      })
    else { return call }
    var call = call
    for parameter in first.declaration.parameters where parameter.initial == nil {
      let label = parameter.label?.name ?? parameter.name.name
      let range = first.file == scope.file ? parameter.name.range : call.callee.range
      let argument = Argument(
        label: writer.resolver.spelling(label) == "_" ? nil : LocatedName(label, range),
        value: Expression(.missing, range))
      let property = writer.propertyName(
        of: argument, at: call.arguments.count, declaring, owner, among: [first])
      let declaration = property.flatMap {
        writer.resolver.declarations[declaring].variables[$0]?.declaration
      }
      if let declaration, declaration.initial != nil { call.arguments.append(argument) }
    }
    return call
  }

  /// Binds the arguments of a use of a view, by the initializer that it means.
  private mutating func bindViewArguments(
    _ type: Int, _ owner: Int, _ call: Call, _ scope: inout Scope
  ) -> [(slot: Int32, value: FormulaID)] {
    guard writer.resolver.declarations[type].role == .view,
      let initializer = writer.resolver.initializer(of: type, for: call)
    else { return bindScreenArguments(type, owner, call, &scope) }
    if initializer.declaration.body?.count == 1 {
      let given = bindHandedOn(by: initializer, of: type, call, &scope) {
        $0.bindViewArguments(type, owner, $1, &$2)
      }
      if let given { return given }
    }
    let hasOthers = writer.resolver.declarations[type].initializers.count > 1
    return bindScreenArguments(type, owner, call, among: hasOthers ? [initializer] : nil, &scope)
  }

  /// Binds the arguments of a use to the slots that one of some initializers gives them.
  mutating func bindScreenArguments(
    _ type: Int, _ owner: Int, _ call: Call, among initializers: [LocatedFunction]? = nil,
    _ scope: inout Scope
  ) -> [(slot: Int32, value: FormulaID)] {
    var result: [(slot: Int32, value: FormulaID)] = []
    for (index, argument) in call.arguments.enumerated() {
      guard
        let name = writer.propertyName(
          of: argument, at: index, type, owner, among: initializers)
      else {
        writer.reportUnknownArgument(argument, type, owner, scope)
        continue
      }
      bindArgument(argument.value, for: name, owner, into: &result, &scope)
    }
    for (label, closure) in call.closures {
      guard let name = label?.name ?? writer.resolver.trailingProperty(call, type) else { continue }
      let value = Expression(.closure(closure), closure.range)
      bindArgument(value, for: name, owner, into: &result, &scope)
    }
    if let (initializer, declaring) = initializers?.first.map({ ($0, type) })
      ?? writer.resolver.initializer(of: type, leavingOutBy: call)
    {
      bindDefaults(of: call, initializer, declaring, owner, into: &result, scope)
    }
    bindWorkedOut(by: call, type, owner, into: &result, &scope)
    return result
  }

  /// `init(count: Int) { isMany = count > 3 }` of a view: what it makes of what it is given.
  private mutating func bindWorkedOut(
    by call: Call, _ type: Int, _ owner: Int,
    into result: inout [(slot: Int32, value: FormulaID)], _ scope: inout Scope
  ) {
    guard writer.resolver.declarations[type].role == .view,
      let initializer = writer.resolver.initializer(of: type, for: call)
    else { return }
    var inner = scope.inside(initializer, of: type)
    bindArguments(of: initializer.declaration.parameters, call, from: &scope, into: &inner)
    let own = Set(writer.resolver.receivers[owner].properties.keys)
    let parameters = initializer.declaration.parameters.map { $0.name.name }
    for statement in initializer.declaration.body ?? [] {
      if case .variable(let variable) = statement.kind, variable.isConstant {
        bindConstant(variable, &inner)
        continue
      }
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        let name = writer.propertyName(target)
      else { continue }
      if case .bundle(let object)? = writer.resolver.receivers[owner].properties[name] {
        let body = initializer.declaration.body ?? []
        let made = writer.resolver.made(by: value, in: body, initializer.file)
        let value = chosen(of: made, by: initializer, leftOutBy: call)
        if let made = bindMadeObject(value, for: object, &inner) {
          result += made
          continue
        }
      }
      guard let started = startingValue(value, name, type, target) else { continue }
      // What is handed on as it is has its value already.
      if case .name(let used) = started.kind, parameters.contains(used) { continue }
      guard
        case .variable(.own(let slot), let kind)? = writer.resolver.receivers[owner].properties[
          name]
      else { continue }
      let named = writer.resolver.names(in: started.range, of: initializer.file)
      let readsOwn = !named.isDisjoint(with: own.subtracting(parameters))
      let formula =
        readsOwn
        ? writer.opaque(kind, at: started.range, inner)
        : bindFormula(started, expecting: kind, &inner)
      result.append((slot, formula))
    }
  }

  /// What a property starts with by an assignment in an initializer; nil where that has no effect:
  /// a state that has a value already takes none but by its storage.
  private func startingValue(
    _ value: Expression, _ name: Name, _ type: Int, _ target: Expression
  ) -> Expression? {
    let inner = writer.resolver.unwrapped(value)
    guard let variable = writer.resolver.declarations[type].variables[name] else { return inner }
    switch Wrapper(variable.declaration) {
    case .state:
      return target.ownName == name && variable.declaration.initial != nil ? nil : inner
    case .plain, .stored: return inner
    case .object, .binding, .environmentObject, .environment, .opaque: return nil
    }
  }

  /// `init(isLight: Bool = true)`: what a call leaves out has the value that is written there.
  private mutating func bindDefaults(
    of call: Call, _ initializer: LocatedFunction, _ declaring: Int, _ owner: Int,
    into result: inout [(slot: Int32, value: FormulaID)], _ scope: Scope
  ) {
    for parameter in initializer.declaration.parameters {
      let label = parameter.label ?? parameter.name
      guard let value = parameter.initial,
        value.isPlain || value.isConstantName || makesKept(value, owner)
          || writer.resolver.makesObservable(value),
        !call.gives(label.name, unlabelled: writer.resolver.spelling(label.name) == "_")
      else { continue }
      let argument = Argument(
        label: writer.resolver.spelling(label.name) == "_" ? nil : label, value: value)
      guard
        let name = writer.propertyName(
          of: argument, at: .max, declaring, owner, among: [initializer]),
        writer.resolver.takesDefault(name, of: owner),
        !writer.resolver.isNil(value) || mayBeNil(name, of: owner)
      else { continue }
      var inner = scope.inside(initializer, of: declaring)
      if makesKept(value, owner) { (inner.frame, inner.isInitial) = (nil, true) }
      bindArgument(value, for: name, owner, into: &result, &inner)
    }
  }

  /// `Model()` of `model ?? Model()` in an initializer, where a call leaves that parameter out and
  /// it is `nil` then; any other value as it is.
  private func chosen(
    of value: Expression, by initializer: LocatedFunction, leftOutBy call: Call
  ) -> Expression {
    guard case .binary(let first, .coalesce, _, let other) = value.kind,
      case .name(let name) = first.kind,
      let parameter = initializer.declaration.parameters.first(where: { $0.name.name == name }),
      let initial = parameter.initial, writer.resolver.isNil(initial)
    else { return value }
    let label = (parameter.label ?? parameter.name).name
    let isUnlabelled = writer.resolver.spelling(label) == "_"
    return call.gives(label, unlabelled: isUnlabelled) ? value : other
  }

  /// `true` iff a property is declared as an optional.
  private func mayBeNil(_ name: Name, of owner: Int) -> Bool {
    writer.resolver.variable(named: name, of: owner)?.declaration.type?.isOptional ?? true
  }

  /// `true` iff a value makes an object that its owner, which is no view, keeps.
  private func makesKept(_ value: Expression, _ owner: Int) -> Bool {
    !writer.resolver.isView(owner) && writer.resolver.makesReference(value)
  }

  private mutating func bindArgument(
    _ value: Expression, for name: Name, _ owner: Int,
    into result: inout [(slot: Int32, value: FormulaID)], _ scope: inout Scope
  ) {
    switch writer.resolver.receivers[owner].properties[name] {
    case .variable(.own(let slot), let type) where type.kind == .closure:
      result.append((slot, bindClosureValue(value, &scope)))
    case .variable(.own(let slot), let type):
      let isBinding =
        writer.program[writer.resolver.receivers[owner].screen].slots[Int(slot)].kind == .binding
      if isBinding, let (variable, _) = writer.variable(bound: value, scope) {
        result.append(
          (slot, writer.add(.binding(variable), type, at: value.range, scope)))
        if case .name(let bare) = value.kind {
          writer.report(
            .needsDollar(writer.resolver.spelling(bare), at: scope.location(value.range)))
        }
        return
      }
      result.append((slot, bindTypedArgument(value, type, &scope)))
    case .object(let formula):
      guard case .variable(.own(let slot)) = writer.program[formula] else { return }
      let object = bindObject(value, &scope) ?? writer.foreignObject(value, scope)
      result.append((slot, object))
    case .bundle(let target) where writer.resolver.isStruct(target):
      if case .bundle(let given) = writer.meaning(of: value.withoutDollar, scope), value.isBinding,
        writer.resolver.typeInfo(of: given) == writer.resolver.typeInfo(of: target)
      {
        return bindParts(of: target, to: given, at: value.range, into: &result, scope)
      }
      for (place, formula) in contents(of: value, target, &scope) {
        if case .own(let slot) = place { result.append((slot, formula)) }
      }
    case .bundle(let target):
      if let made = bindMadeObject(value, for: target, &scope) {
        result += made
        return
      }
      guard case .bundle(let given) = writer.meaning(of: value, scope),
        writer.resolver.isAsDeclared(given, target)
      else {
        // What is not an object of that type may be a name that nothing has.
        _ = bindFormula(value, expecting: .unknown, &scope)
        // The object is unknown: it may be one of those that are known.
        let object = writer.foreignObject(value, scope)
        for case .variable(.own(let slot), _) in writer.resolver.receivers[target].properties.values
        {
          result.append((slot, object))
        }
        return
      }
      bindParts(of: target, to: given, at: value.range, into: &result, scope)
    case nil, .variable, .value, .opaque, .content, .closure, .dismissAction, .presentationMode,
      .draft, .window, .anything:
      return
    }
  }

  /// Lets each property of an object that is handed in, or of a struct that is bound, be that of
  /// another one.
  private mutating func bindParts(
    of target: Int, to given: Int, at range: SourceRange,
    into result: inout [(slot: Int32, value: FormulaID)], _ scope: Scope
  ) {
    for (property, meaning) in writer.resolver.receivers[target].properties {
      let known = writer.resolver.receivers[given].properties[property]
      switch (meaning, known) {
      case (.variable(.own(let slot), let type), .variable(let variable, _)):
        result.append((slot, writer.add(.binding(variable), type, at: range, scope)))
      case (.variable(.own(let slot), _), .value(let formula)):
        guard case .constant = writer.program[formula] else { continue }
        result.append((slot, formula))
      case (.bundle(let inner), .bundle(let other)) where writer.resolver.isStruct(inner):
        bindParts(of: inner, to: other, at: range, into: &result, scope)
      case (.bundle, _), (.variable, _), (.value, _), (.object, _), (.opaque, _), (.content, _),
        (.closure, _), (.dismissAction, _), (.presentationMode, _), (.draft, _), (.window, _),
        (.anything, _):
        continue
      }
    }
  }

  /// A closure, a function's name, or a closure that was handed in.
  mutating func bindClosureValue(_ value: Expression, _ scope: inout Scope) -> FormulaID {
    if case .variable(let variable, let type) = writer.meaning(of: value, scope),
      type.kind == .closure
    {
      return writer.add(.variable(variable), type, at: value.range, scope)
    }
    if value.isNilLiteral {
      return writer.add(.constant(.none), StaticType(.nothing), at: value.range, scope)
    }
    let handler =
      bindHandlerValue(value, anonymous: 2, type: .unknown, &scope)
      ?? writer.emptyHandler(at: value.range, scope)
    return writer.add(.closure(handler), StaticType(.closure), at: value.range, scope)
  }
}

extension Expression {
  /// The list of which it is a binding to an element: `$flags` of `$flags[1]`; nil for any other.
  fileprivate var boundList: Expression? {
    guard case .subscripted(let base, _) = kind, base.isBinding else { return nil }
    return base
  }

  /// What a binding is one to: `settings` of `$settings`.
  var withoutDollar: Expression {
    if case .binding(let name) = kind { return Expression(.name(name), range) }
    guard case .member(let base, let name) = kind else { return self }
    return Expression(.member(base.withoutDollar, name), range)
  }
}
