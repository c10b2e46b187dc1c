import Language
import StatusBar

// Properties that hold objects: of the author's own, and visibility states.
extension Binder {
  /// `true` iff a controller, or an object of the author's, keeps an object of a plain class: a
  /// change in it is not observed, as with the controller's own properties.
  func holdsPlainObject(_ index: Int, _ source: PropertySource) -> Bool {
    let declaration = source.variable.declaration
    guard !declarations[index].isByReference, isPlainObject(index), source.wrapper == .plain,
      !isView(ofOwner: source.owner)
    else {
      return false
    }
    guard let initial = declaration.initial else { return declaration.type?.isOptional ?? false }
    return madeType(by: initial) == declarations[index].name
  }

  private func isView(ofOwner owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return true }
    switch declarations[type].role {
    case .controller, .observable, .app, .other: return false
    case .view, .representable, .modifier, .visibilityState, .enumeration: return true
    }
  }

  /// `true` iff a class is the author's own, above which there is nothing with a state.
  func isPlainObject(_ index: Int) -> Bool {
    var lineage = [index]
    var next = 0
    while next < lineage.count {
      let info = declarations[lineage[next]]
      guard info.keyword == .class, info.role == .other else { return false }
      for reference in info.inherited {
        guard let base = declarations.type(reference.name) else {
          guard Vocabulary.inertBases.contains(spelling(reference.name)) else { return false }
          continue
        }
        if declarations[base].keyword != .protocol, !lineage.contains(base) {
          lineage.append(base)
        }
      }
      next += 1
    }
    return true
  }

  /// The type that a call makes: `ViewModel()`, `ViewModel.shared`.
  func madeType(by expression: Expression) -> Name? {
    switch expression.kind {
    case .call(let call): return call.callee.typeName(names)
    case .member(let base, let name) where name.name.word == .shared: return base.typeName(names)
    default: return nil
    }
  }

  func isObject(_ initial: Expression?) -> Bool {
    guard let initial, let name = madeType(by: initial) else { return false }
    if StaticType(typeWord: name.word).kind == .object { return true }
    return declarations.type(name).map { declarations[$0].role == .visibilityState } ?? false
  }

  /// A visibility state of ScrollKit's kind.
  mutating func object(of source: PropertySource) -> Meaning {
    let declaration = source.variable.declaration
    var scope = source.scope(in: self)
    let initial = declaration.initial.flatMap { bindObject($0, &scope) }
    let isInjected = source.wrapper == .environmentObject
    if isInjected, let object = objectOfScreen(around: source.owner) { return .object(object) }
    let variable = addSlot(source, isInjected ? .environmentObject : .object, initial: initial)
    if !isInjected { addParameter(source, variable) }
    return .object(
      add(.variable(variable), StaticType(.object), at: declaration.name.range, scope))
  }

  /// The only visibility state of the screen that an inlined declaration stands in: what is
  /// injected inside the screen is that one.
  private func objectOfScreen(around owner: Int) -> FormulaID? {
    let screen = receivers[owner].screen
    guard let outer = receivers.receiver(of: screen), outer != owner else { return nil }
    var found: FormulaID?
    for case .object(let object) in receivers[outer].properties.values {
      if found != nil { return nil }
      found = object
    }
    return found
  }

  /// An observable object of the author's own.
  mutating func bundle(_ index: Int, of source: PropertySource) -> Meaning {
    let name = declarations[index].name
    if declarations.sharedTypes.contains(name) { return .bundle(owner: sharedReceiver(index)) }
    let declaration = source.variable.declaration
    let screen = receivers[source.owner].screen
    let isMade = declaration.initial.map { madeType(by: $0) == name } ?? false
    // An object that makes one of its own kind would go on for ever.
    if isMade, !receivers.begin(index) {
      return .opaque([declaration.name.name], qualifier: name)
    }
    let owner = receivers.add(Receiver(type: index, screen: screen))
    receivers[owner].isUnobserved = isUnobserved(index, in: source.owner)
    if isMade {
      for type in declarations.lineage(of: index).reversed() {
        bindProperties(of: type, owner: owner)
      }
      receivers.end()
      if case .call(let call) = declaration.initial?.kind {
        start(owner, of: index, call, source.scope(in: self))
      }
    } else {
      bindReferences(to: index, named: declaration.name, owner: owner, source)
      // `var theme: Theme!` says that it is given one before it is read.
      if let type = declaration.type, type.isOptional, !type.isUnwrapped {
        receivers[owner].presence = bindPresence(of: source)
      }
    }
    return .bundle(owner: owner)
  }

  /// The object that a constant of the launch holds: `let router = Router(window: window)`; nil for
  /// anything else.
  mutating func launchObject(
    _ initial: Expression, _ scope: inout Scope
  ) -> (meaning: Meaning, effects: [Effect])? {
    guard scope.owner == 0, scope.frame != nil, !scope.isScenario,
      case .call(let call) = initial.kind, let name = call.callee.typeName(names),
      let index = declarations.type(name), isPlainObject(index),
      !declarations.sharedTypes.contains(name), receivers.begin(index)
    else { return nil }
    let owner = receivers.add(Receiver(type: index, screen: .app))
    for type in declarations.lineage(of: index).reversed() {
      bindProperties(of: type, owner: owner)
    }
    receivers.end()
    let effects = bindNewObject(owner, initial, &scope, at: initial.range)
    return (.bundle(owner: owner), effects)
  }

  /// Whether a property holds an object: one that is assigned later holds none at first.
  private mutating func bindPresence(of source: PropertySource) -> Variable {
    let declaration = source.variable.declaration
    let scope = source.scope(in: self)
    var startsEmpty = !declaration.isConstant && declaration.initial == nil
    if case .nilLiteral = declaration.initial?.kind { startsEmpty = true }
    let isThere =
      startsEmpty && source.wrapper == .plain
      ? add(.constant(.bool(false)), .bool, at: declaration.name.range, scope)
      : truthInput([declaration.name.name], at: declaration.name.range, scope)
    var slot = Slot(
      name: symbol(declaration.name.name), kind: .state, initial: isThere,
      site: site(declaration.name.range, in: scope.file))
    slot.isBoolean = true
    return add(slot, to: receivers[source.owner].screen)
  }

  /// A value of an object that may not be there.
  mutating func ifThere(
    _ owner: Int, _ value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard let presence = receivers[owner].presence else { return value }
    let isThere = add(.variable(presence), .bool, at: range, scope)
    let none = add(.constant(.none), StaticType(.nothing), at: range, scope)
    return add(.ternary(isThere, value, none), type(of: value), at: range, scope)
  }

  /// An object that is handed in: each of its properties is a binding; one that is given by code
  /// which is not read: each is an input at first.
  private mutating func bindReferences(
    to index: Int, named name: LocatedName, owner: Int, _ source: PropertySource
  ) {
    let scope = source.scope(in: self)
    for property in declarations[index].variableOrder {
      guard let variable = declarations[index].variables[property],
        isStored(variable.declaration)
      else { continue }
      let text = Array((spelling(name.name) + "." + spelling(property)).utf8)
      var slot = Slot(
        name: symbol(text), kind: .binding, initial: nil,
        site: site(name.range, in: scope.file))
      if source.variable.declaration.type?.isUnwrapped == true, source.wrapper == .plain {
        let path = [name.name, property]
        let holder = source.type == declarations.appType ? nil : declarations[source.type].name
        let input = input(path, holder, at: name.range, scope)
        slot.kind = .state
        slot.initial = add(.input(input), staticType(variable), at: name.range, scope)
        if staticType(variable).kind == .bool { program[input].isBoolean = true }
      }
      let place = add(slot, to: receivers[owner].screen)
      receivers[owner].properties[property] = .variable(
        place, staticType(variable))
    }
  }

  /// The type that a declaration states, or that its initial value shows.
  func staticType(_ variable: LocatedVariable) -> StaticType {
    staticType(variable.declaration, in: variable.file)
  }

  /// The type that a declaration states, or that its initial value shows.
  func staticType(_ variable: VariableDeclaration, in file: FileID) -> StaticType {
    if let type = variable.type { return staticType(type) }
    return variable.initial.map { staticType(ofInitial: $0, in: file) } ?? .unknown
  }

  private func staticType(ofInitial initial: Expression, in file: FileID) -> StaticType {
    switch initial.kind {
    case .boolean: .bool
    case .number: StaticType(NumberLiteral(bytes(initial.range, in: file))?.type ?? .int64)
    case .prefix(.negate, let inner): staticType(ofInitial: inner, in: file)
    case .string: StaticType(.text)
    case .member(let base, _): base.typeName(names).map { staticType(named: $0) } ?? .unknown
    case .call(let call):
      call.callee.typeName(names).map { staticType(named: $0) } ?? .unknown
    default: .unknown
    }
  }

  /// The type that a name stands for.
  func staticType(named name: Name) -> StaticType {
    if let number = numberType(name) { return StaticType(number) }
    let known = StaticType(typeWord: name.word)
    return known.kind == .unknown ? StaticType(.named(name)) : known
  }

  /// The one object of a type that the app shares.
  mutating func sharedReceiver(_ index: Int) -> Int {
    let name = declarations[index].name
    if let known = receivers.shared(name) { return known }
    let owner = receivers.add(Receiver(type: index, screen: .app))
    receivers[owner].isUnobserved = isPlainObject(index)
    receivers.share(name, owner)
    note(
      .assumed, "the app is assumed to have one `\(spelling(name))`",
      at: declarations[index].location)
    for type in declarations.lineage(of: index).reversed() {
      bindProperties(of: type, owner: owner)
    }
    if isPlainObject(index) {
      let scope = Scope(file: declarations[index].location.file, screen: .app, owner: owner)
      start(owner, of: index, nil, scope)
    }
    return owner
  }
}
