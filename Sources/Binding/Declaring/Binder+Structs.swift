import Language
import StatusBar

// Structs of the author's own: values, whose properties live where the struct is held.
extension Binder {
  /// The index of the struct that a property holds from the start; nil for anything else.
  func heldStruct(_ source: PropertySource) -> Int? {
    let declaration = source.variable.declaration
    guard source.wrapper == .plain || source.wrapper == .state, let initial = declaration.initial,
      case .call(let call) = initial.kind, let index = madeStruct(by: call)
    else { return nil }
    if let type = declaration.type, type.isOptional || type.name != declarations[index].name {
      return nil
    }
    let lazy = "lazy".utf8
    let isLazy = declaration.modifiers.contains {
      names.bytes(of: $0.name).elementsEqual(lazy)
    }
    return isLazy ? nil : index
  }

  /// The struct that a call makes, where what it is made of is read.
  private func madeStruct(by call: Call) -> Int? {
    guard call.closures.isEmpty, let name = call.callee.typeName(names),
      let index = declarations.type(name), isPlainStruct(index)
    else { return nil }
    let initializer = declarations[index].initializers.first { fits($0, call) }
    return initializer?.declaration.isFailable ?? false ? nil : index
  }

  private func isPlainStruct(_ index: Int) -> Bool {
    let info = declarations[index]
    return info.keyword == .struct && info.role == .other && info.parameters.isEmpty
      && info.variables.values.allSatisfy { $0.declaration.attributes.isEmpty }
  }

  /// Places the properties of a struct beside those of the type that holds it.
  mutating func bindStruct(_ index: Int, of source: PropertySource) -> Meaning {
    let declaration = source.variable.declaration
    guard case .call(let call) = declaration.initial?.kind, receivers.begin(index) else {
      return .opaque([declaration.name.name], qualifier: declarations[index].name)
    }
    let screen = receivers[source.owner].screen
    let first = program.slotCount(of: screen)
    var receiver = Receiver(type: index, screen: screen)
    receiver.isStruct = true
    receiver.isObserved = declaration.willSet != nil || declaration.didSet != nil
    let owner = receivers.add(receiver)
    bindProperties(of: index, owner: owner)
    receivers.end()
    for slot in first..<program.slotCount(of: screen) {
      let name = spelling(declaration.name.name) + "." + text(program[screen].slots[slot].name)
      program[screen].slots[slot].name = symbol(Array(name.utf8))
      program[screen].slots[slot].kind = .state
      program[screen].slots[slot].keepsItsValue = source.wrapper == .state
      program[screen].slots[slot].isBoundPastObservers =
        source.wrapper == .state && isView(source.owner)
    }
    var scope = source.scope(in: self)
    for (place, value) in contents(of: call, owner, &scope) {
      switch place {
      case .app(let slot): program[ScreenID.app].slots[Int(slot)].initial = value
      case .own(let slot): program[screen].slots[Int(slot)].initial = value
      case .local: break
      }
    }
    return .bundle(owner: owner)
  }

  /// `true` iff a receiver is a struct, which is copied where it is assigned.
  func isStruct(_ owner: Int) -> Bool { receivers[owner].isStruct }

  /// The variables that a struct is made of, those of the structs in it among them.
  func places(of owner: Int) -> [Variable] {
    properties(of: owner).flatMap { _, meaning -> [Variable] in
      switch meaning {
      case .variable(let place, _): [place]
      case .bundle(let inner) where receivers[inner].isStruct: places(of: inner)
      case .bundle, .value, .object, .opaque, .content, .closure, .dismissAction,
        .presentationMode, .draft, .window, .anything:
        []
      }
    }
  }

  /// What a struct has, in the order of its declaration.
  private func properties(of owner: Int) -> [(Name, Meaning)] {
    guard let type = typeInfo(of: owner) else { return [] }
    return declarations[type].variableOrder.compactMap { name in
      receivers[owner].properties[name].map { (name, $0) }
    }
  }

  // MARK: - Contents

  /// What a value gives each variable of a struct; unknown ones where it is not read.
  private mutating func contents(
    of value: Expression, _ owner: Int, _ scope: inout Scope
  ) -> [(Variable, FormulaID)] {
    if case .bundle(let other) = meaning(of: value, scope),
      typeInfo(of: other) == typeInfo(of: owner)
    {
      return copies(of: other, owner, at: value.range, scope)
    }
    if case .call(let call) = value.kind, let index = madeStruct(by: call),
      index == typeInfo(of: owner)
    {
      return contents(of: call, owner, &scope)
    }
    act(onTheWayTo: value, &scope)
    return places(of: owner).map { ($0, opaque(at: value.range, scope)) }
  }

  /// `settings == Settings(isDark: true)` of structs whose parts are compared one by one; nil for
  /// anything else.
  mutating func bindStructComparison(
    _ left: Expression, _ comparison: Comparison, _ right: Expression, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard comparison == .equal || comparison == .notEqual,
      case .bundle(let owner) = meaning(of: left, scope), receivers[owner].isStruct,
      let type = typeInfo(of: owner), structType(of: right, scope) == type,
      operators(intern(Array("==".utf8)), of: type) == nil
    else { return nil }
    var result: FormulaID?
    for (place, other) in contents(of: right, owner, &scope) {
      let held = add(.variable(place), self.type(of: other), at: left.range, scope)
      let same = add(.compare(.equal, held, other), .bool, at: range, scope)
      result = result.map { add(.and($0, same), .bool, at: range, scope) } ?? same
    }
    let isSame = result ?? add(.constant(.bool(true)), .bool, at: range, scope)
    return comparison == .equal ? isSame : add(.not(isSame), .bool, at: range, scope)
  }

  private mutating func copies(
    of other: Int, _ owner: Int, at range: SourceRange, _ scope: Scope
  ) -> [(Variable, FormulaID)] {
    var result: [(Variable, FormulaID)] = []
    for (name, meaning) in properties(of: owner) {
      switch (meaning, receivers[other].properties[name]) {
      case (.variable(let place, _), .variable(let source, let type)):
        result.append((place, add(.variable(source), type, at: range, scope)))
      case (.variable(let place, _), .value(let formula)): result.append((place, formula))
      case (.variable(let place, let type), _):
        result.append((place, opaque(type, at: range, scope)))
      case (.bundle(let inner), .bundle(let source)):
        result += copies(of: source, inner, at: range, scope)
      case (.bundle(let inner), _):
        result += places(of: inner).map { ($0, opaque(at: range, scope)) }
      default: break
      }
    }
    return result
  }

  /// What a call that makes a struct gives each of its variables.
  private mutating func contents(
    of call: Call, _ owner: Int, _ scope: inout Scope
  ) -> [(Variable, FormulaID)] {
    guard let index = typeInfo(of: owner) else { return [] }
    let isOwn = declarations[index].initializers.contains { fits($0, call) }
    let values =
      isOwn ? startValues(of: index, owner: owner, call, &scope) : Table<Name, FormulaID>()
    var result: [(Variable, FormulaID)] = []
    for (name, meaning) in properties(of: owner) {
      guard let declared = declarations[index].variables[name] else { continue }
      let argument = isOwn ? nil : call.arguments.first { $0.label?.name == name }?.value
      var inner = Scope(file: declared.file, screen: scope.screen, owner: owner)
      switch meaning {
      case .variable(let place, let type):
        result.append(
          (place, start(of: declared, type, values[name], argument, &inner, &scope)))
      case .bundle(let nested) where receivers[nested].isStruct:
        if isOwn, values[name] != nil {
          result += places(of: nested).map { ($0, opaque(at: call.callee.range, scope)) }
        } else if let argument {
          result += contents(of: argument, nested, &scope)
        } else if let initial = declared.declaration.initial {
          result += contents(of: initial, nested, &inner)
        }
      case .bundle, .value, .object, .opaque, .content, .closure, .dismissAction,
        .presentationMode, .draft, .window, .anything:
        break
      }
    }
    return result
  }

  private mutating func start(
    of declared: LocatedVariable, _ type: StaticType, _ value: FormulaID?,
    _ argument: Expression?, _ inner: inout Scope, _ scope: inout Scope
  ) -> FormulaID {
    if let value { return value }
    if let argument { return bindFormula(argument, expecting: type, &scope) }
    if let initial = declared.declaration.initial {
      return bindFormula(initial, expecting: type, &inner)
    }
    let range = declared.declaration.name.range
    if declared.declaration.type?.isOptional ?? false {
      return add(.constant(.none), type, at: range, inner)
    }
    return opaque(type, at: range, inner)
  }

  // MARK: - Assignments

  /// `settings = Settings(isDark: true)`, `settings = other`: a copy, which those who observe the
  /// struct see once.
  mutating func assignStruct(
    _ owner: Int, _ value: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    var given = contents(of: value, owner, &scope)
    // A part may depend on another one as it was.
    if scope.frame != nil, given.count > 1 {
      for index in given.indices { hold(&given[index].1, at: range, &scope) }
    }
    var effects = scope.takePending()
    for (number, (place, formula)) in given.enumerated() {
      let isLast = number == given.count - 1
      if isLast || place.isLocal {
        effects.append(assignment(of: formula, to: place, at: range, scope))
      } else {
        effects.append(effect(.change(.store(place, formula)), at: range, scope))
      }
    }
    return effects
  }

  /// `var copy = settings` in a handler: a struct of its own.
  mutating func readStructLocal(
    _ variable: VariableDeclaration, _ initial: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, let index = structType(of: initial, scope) else { return nil }
    let name = variable.name.name
    guard declarations[index].observed.isEmpty, receivers.begin(index) else {
      scope.locals.append(name, .opaque([name], qualifier: nil))
      return .harmless(.declaration)
    }
    defer { receivers.end() }
    guard let owner = localStruct(index, &scope) else {
      scope.locals.append(name, .opaque([name], qualifier: nil))
      return .harmless(.declaration)
    }
    let effects = assignStruct(owner, initial, at: variable.range, &scope)
    scope.locals.append(name, .bundle(owner: owner))
    scope.localStructs.append(name)
    return .modelled(effects)
  }

  /// The struct that an expression is a value of.
  func structType(of value: Expression, _ scope: Scope) -> Int? {
    if case .bundle(let owner) = meaning(of: value, scope), receivers[owner].isStruct {
      return typeInfo(of: owner)
    }
    guard case .call(let call) = value.kind else { return nil }
    return madeStruct(by: call)
  }

  /// A struct whose properties are locals of the handler; nil where it holds more than values.
  private mutating func localStruct(_ index: Int, _ scope: inout Scope) -> Int? {
    var receiver = Receiver(type: index, screen: scope.screen)
    (receiver.isStruct, receiver.isLocal) = (true, true)
    let owner = receivers.add(receiver)
    for name in declarations[index].variableOrder {
      guard let variable = declarations[index].variables[name], isStored(variable.declaration)
      else { continue }
      let type = staticType(variable)
      if type.kind == .closure || holdsController(type) { return nil }
      if case .named(let inner) = type.kind, let inner = declarations.type(inner),
        declarations[inner].role != .enumeration
      {
        return nil
      }
      let number = scope.addLocal(name, type)
      // No name stands for it but that of the struct.
      scope.locals.removeLast()
      receivers[owner].properties[name] = .variable(.local(number), type)
    }
    return owner
  }

  /// What a method of a struct does: those who observe the struct see it once.
  mutating func readStructCall(
    _ owner: Int, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard receivers[owner].isObserved, scope.frame != nil,
      let found = function(name.name, labels: call, of: owner), found.owner == owner
    else { return nil }
    var effects = inlineEffects(found.function, owner, call, at: range, &scope)
    let places = places(of: owner)
    guard let last = places.last else { return .modelled(effects) }
    for index in effects.indices { store(&effects[index], in: places) }
    let value = add(.variable(last), .unknown, at: range, scope)
    effects.append(assignment(of: value, to: last, at: range, scope))
    return .modelled(effects)
  }

  /// Lets what an observer of a struct changes in it pass the observer, as Swift does.
  mutating func storePast(_ observer: HandlerID, in places: [Variable]) {
    var body = program[observer].body
    for index in body.indices { store(&body[index], in: places) }
    program[observer].body = body
  }

  /// `items.append(item)`, `items[0] = item` of an observed property: it is unknown what it
  /// is then, and who observes it runs; nil for anything else.
  mutating func changeObserved(
    _ base: Expression, by method: Name? = nil, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard method.map({ changesItself(spelling($0)) }) ?? true, let name = base.ownName,
      !scope.locals.contains(name) || base.kind.isMember,
      let declared = variable(named: name, of: scope.owner)?.declaration,
      declared.willSet != nil || declared.didSet != nil,
      let (variable, type) = variable(bound: base, scope)
    else { return nil }
    let value = something(type, at: range, scope)
    return [assignment(of: value, to: variable, at: range, scope)]
  }

  /// `true` iff a method of Swift's collections changes the one that it is called on.
  func changesItself(_ method: String) -> Bool {
    [
      "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue",
      "removeSubrange", "replaceSubrange", "popFirst", "popLast", "popFirst", "sort", "reverse",
      "shuffle", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
      "updateValue", "merge", "swapAt", "partition", "write",
    ].contains(method)
  }

  /// Changes of a struct's variables past those who observe them.
  private mutating func store(_ effect: inout Effect, in places: [Variable]) {
    switch effect.kind {
    case .change(.assign(let place, let value)) where places.contains(place):
      effect.kind = .change(.store(place, value))
    case .change(.toggle(let place)) where places.contains(place):
      let old = program.add(.variable(place), .bool, site: effect.site)
      let new = program.add(.not(old), .bool, site: effect.site)
      effect.kind = .change(.store(place, new))
    case .change, .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation,
      .run,
      .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps, .onTouch, .load,
      .obscure, .forget, .doubtAnimation, .assume, .nothing, .end:
      var blocks = effect.blocks
      guard !blocks.isEmpty else { return }
      for block in blocks.indices {
        for index in blocks[block].indices { store(&blocks[block][index], in: places) }
      }
      var next = 0
      effect.changeBlocks {
        $0 = blocks[next]
        next += 1
      }
    }
  }
}

extension Expression.Kind {
  fileprivate var isMember: Bool { if case .member = self { true } else { false } }
}

extension Variable {
  /// `true` iff it is a local of a handler.
  fileprivate var isLocal: Bool { if case .local = self { true } else { false } }
}
