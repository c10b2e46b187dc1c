import Language
import StatusBar

// Structs of the author's own: values, whose properties live where the struct is held.
extension Body {
  /// Places the properties of a struct beside those of the type that holds it.
  mutating func bindStruct(_ index: Int, of source: PropertySource) -> Meaning {
    let declaration = source.variable.declaration
    guard case .call(let call) = declaration.initial?.kind,
      let owner = place(struct: index, of: source)
    else {
      return .opaque([declaration.name.name], qualifier: writer.resolver.declarations[index].name)
    }
    var scope = source.scope(in: writer.resolver)
    begin(contents(of: call, owner, &scope), of: source)
    return .bundle(owner: owner)
  }

  /// The same of a struct that another expression yields: a constant of its type, what a function
  /// returns. Nil for anything else, and for what is worked out when it is first read.
  mutating func bindYieldedStruct(of source: PropertySource) -> Meaning? {
    guard let initial = source.variable.declaration.initial, initial.mayBeStruct,
      let value = yieldedStruct(initial, of: source),
      let index = writer.resolver.typeInfo(of: value), let owner = place(struct: index, of: source)
    else { return nil }
    let scope = source.scope(in: writer.resolver)
    let given = writer.copies(of: value, owner, at: initial.range, scope)
    begin(given, of: source)
    return .bundle(owner: owner)
  }

  private mutating func yieldedStruct(_ initial: Expression, of source: PropertySource) -> Int? {
    let declaration = source.variable.declaration
    let type = writer.resolver.staticType(declaration.type)
    guard source.wrapper == .plain || source.wrapper == .state, !type.isOptional,
      declaration.type == nil || writer.resolver.plainStruct(type) != nil
    else { return nil }
    var scope = source.scope(in: writer.resolver)
    guard let value = structValue(initial, expecting: type, &scope) else { return nil }
    if let wanted = writer.resolver.plainStruct(type), writer.resolver.typeInfo(of: value) != wanted
    {
      return nil
    }
    if writer.resolver.isLazy(declaration), !writer.isConstantStruct(value) { return nil }
    return value
  }

  /// A struct that is given where the type is made: each part is an input where nothing gives it.
  mutating func bindGivenStruct(_ index: Int, of source: PropertySource) -> Meaning? {
    let isLeft = source.isLeftByLaunch(in: writer.resolver)
    guard let owner = place(struct: index, of: source) else { return nil }
    let range = source.variable.declaration.name.range
    let scope = source.scope(in: writer.resolver)
    var given: [(Variable, FormulaID)] = []
    for (place, path, type) in writer.resolver.leaves(of: owner) {
      let input = writer.input(of: source, path, type, scope)
      given.append((place, writer.add(.input(input), type, at: range, scope)))
    }
    begin(given, of: source)
    if source.isGiven, !isLeft, let first = given.first?.0 { writer.addParameter(source, first) }
    return .bundle(owner: owner)
  }

  /// A struct in another one, whose value gives its parts.
  mutating func bindStructPart(_ index: Int, of source: PropertySource) -> Meaning? {
    guard let owner = place(struct: index, of: source) else { return nil }
    let range = source.variable.declaration.name.range
    let scope = source.scope(in: writer.resolver)
    begin(
      writer.resolver.places(of: owner).map { ($0, writer.opaque(at: range, scope)) }, of: source)
    return .bundle(owner: owner)
  }

  /// Gives a struct its places beside those of the type that holds it; nil inside one of its own
  /// type.
  private mutating func place(struct index: Int, of source: PropertySource) -> Int? {
    let declaration = source.variable.declaration
    guard writer.receivers.begin(index) else { return nil }
    let screen = writer.resolver.receivers[source.owner].screen
    let first = writer.program.slotCount(of: screen)
    var receiver = Receiver(type: index, screen: screen)
    receiver.isStruct = true
    receiver.isObserved = declaration.willSet != nil || declaration.didSet != nil
    let owner = writer.receivers.add(receiver)
    bindProperties(of: index, owner: owner)
    writer.receivers.end()
    for slot in first..<writer.program.slotCount(of: screen) {
      let name =
        writer.resolver.spelling(declaration.name.name) + "."
        + writer.text(writer.program[screen].slots[slot].name)
      writer.program[screen].slots[slot].name = writer.symbol(Array(name.utf8))
      writer.program[screen].slots[slot].kind = .state
      writer.program[screen].slots[slot].keepsItsValue = source.wrapper == .state
      writer.program[screen].slots[slot].isBoundPastObservers =
        source.wrapper == .state && writer.resolver.isView(source.owner)
    }
    return owner
  }

  /// Says what the places of a struct begin with.
  private mutating func begin(_ given: [(Variable, FormulaID)], of source: PropertySource) {
    let screen = writer.resolver.receivers[source.owner].screen
    for (place, value) in given { writer.begin(place, with: value, of: screen) }
  }

  // MARK: - Contents

  /// What a value gives each variable of a struct; unknown ones where it is not read.
  mutating func contents(
    of value: Expression, _ owner: Int, _ scope: inout Scope
  ) -> [(Variable, FormulaID)] {
    if case .bundle(let other) = writer.meaning(of: value, scope),
      writer.resolver.typeInfo(of: other) == writer.resolver.typeInfo(of: owner)
    {
      return writer.copies(of: other, owner, at: value.range, scope)
    }
    if case .call(let call) = value.kind, let index = writer.resolver.madeStruct(by: call),
      index == writer.resolver.typeInfo(of: owner)
    {
      return contents(of: call, owner, &scope)
    }
    if let type = writer.resolver.typeInfo(of: owner), value.mayBeStruct {
      let expected = StaticType(.named(writer.resolver.declarations[type].name))
      if let other = structValue(value, expecting: expected, &scope),
        writer.resolver.typeInfo(of: other) == type
      {
        return writer.copies(of: other, owner, at: value.range, scope)
      }
    }
    act(onTheWayTo: value, &scope)
    return writer.resolver.places(of: owner).map { ($0, writer.opaque(at: value.range, scope)) }
  }

  /// `settings == Settings(isDark: true)` of structs whose parts are compared one by one; nil for
  /// anything else.
  mutating func bindStructComparison(
    _ left: Expression, _ comparison: Comparison, _ right: Expression, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard comparison == .equal || comparison == .notEqual else { return nil }
    if let isSame = bindValueComparison(left, right, at: range, &scope) {
      return comparison == .equal ? isSame : writer.add(.not(isSame), .bool, at: range, scope)
    }
    guard case .bundle(let owner) = writer.meaning(of: left, scope),
      !writer.resolver.receivers[owner].isValue,
      writer.resolver.receivers[owner].isStruct,
      let type = writer.resolver.typeInfo(of: owner), writer.structType(of: right, scope) == type,
      writer.resolver.operators(writer.intern(Array("==".utf8)), of: type) == nil
    else { return nil }
    var result: FormulaID?
    for (place, other) in contents(of: right, owner, &scope) {
      let held = writer.add(.variable(place), self.writer.type(of: other), at: left.range, scope)
      let same = writer.add(.compare(.equal, held, other), .bool, at: range, scope)
      result = result.map { writer.add(.and($0, same), .bool, at: range, scope) } ?? same
    }
    let isSame = result ?? writer.add(.constant(.bool(true)), .bool, at: range, scope)
    return comparison == .equal ? isSame : writer.add(.not(isSame), .bool, at: range, scope)
  }

  /// The same of structs of which one is a value; nil for anything else.
  private mutating func bindValueComparison(
    _ left: Expression, _ right: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard left.mayBeStruct, right.mayBeStruct, let first = structValue(left, &scope),
      let second = structValue(right, &scope), let type = writer.resolver.typeInfo(of: first),
      writer.resolver.receivers[first].isValue || writer.resolver.receivers[second].isValue,
      writer.resolver.operators(writer.intern(Array("==".utf8)), of: type) == nil
    else { return nil }
    return sameParts(first, second, at: range, &scope)
  }

  /// What a call that makes a struct gives each of its variables.
  private mutating func contents(
    of call: Call, _ owner: Int, _ scope: inout Scope
  ) -> [(Variable, FormulaID)] {
    guard let index = writer.resolver.typeInfo(of: owner) else { return [] }
    let isOwn = writer.resolver.declarations[index].initializers.contains {
      writer.resolver.fits($0, call)
    }
    let values =
      isOwn ? startValues(of: index, owner: owner, call, &scope) : Table<Name, FormulaID>()
    var result: [(Variable, FormulaID)] = []
    for (name, meaning) in writer.resolver.properties(of: owner) {
      guard let declared = writer.resolver.declarations[index].variables[name] else { continue }
      let argument = isOwn ? nil : call.arguments.first { $0.label?.name == name }?.value
      var inner = Scope(file: declared.file, screen: scope.screen, owner: owner)
      switch meaning {
      case .variable(let place, let type):
        result.append(
          (place, start(of: declared, type, values[name], argument, &inner, &scope)))
      case .bundle(let nested) where writer.resolver.receivers[nested].isStruct:
        if isOwn, values[name] != nil {
          result += writer.resolver.places(of: nested).map {
            ($0, writer.opaque(at: call.callee.range, scope))
          }
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
      return writer.add(.constant(.none), type, at: range, inner)
    }
    return writer.opaque(type, at: range, inner)
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
      for index in given.indices { writer.hold(&given[index].1, at: range, &scope) }
    }
    var effects = scope.takePending()
    for (number, (place, formula)) in given.enumerated() {
      let isLast = number == given.count - 1
      if isLast || place.isLocal {
        effects.append(writer.assignment(of: formula, to: place, at: range, scope))
      } else {
        effects.append(writer.effect(.change(.store(place, formula)), at: range, scope))
      }
    }
    return effects
  }

  /// `var copy = settings` in a handler: a struct of its own.
  mutating func readStructLocal(
    _ name: LocatedName, _ initial: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, let index = writer.structType(of: initial, scope) else { return nil }
    let depth = scope.locals.count
    guard let owner = writer.localStruct(index, &scope) else {
      scope.locals.removeAll(since: depth)
      scope.locals.append(name.name, .opaque([name.name], qualifier: nil))
      scope.localStructs.append(name.name)
      return .harmless(.declaration)
    }
    let effects = assignStruct(owner, initial, at: range, &scope)
    scope.locals.append(name.name, .bundle(owner: owner))
    scope.localStructs.append(name.name)
    return .modelled(effects)
  }

  /// What a method of a struct does: those who observe the struct see it once.
  mutating func readStructCall(
    _ owner: Int, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard writer.resolver.receivers[owner].isObserved, scope.frame != nil,
      let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope),
      found.owner == owner, writer.resolver.isMutating(found.function)
    else { return nil }
    var effects = inlineEffects(found.function, owner, call, at: range, &scope)
    let places = writer.resolver.places(of: owner)
    guard let last = places.last else { return .modelled(effects) }
    if let type = writer.resolver.typeInfo(of: owner),
      !writer.resolver.declarations[type].observed.isEmpty
    {
      // Its own observers run as well, which is not followed.
      return .modelled(
        places.map { place in
          let value = writer.opaque(at: range, scope)
          return writer.assignment(of: value, to: place, at: range, scope)
        })
    }
    for index in effects.indices { writer.store(&effects[index], in: places) }
    let value = writer.add(.variable(last), .unknown, at: range, scope)
    effects.append(writer.assignment(of: value, to: last, at: range, scope))
    return .modelled(effects)
  }
}

extension Expression {
  /// `true` iff it has the form of something that may be a struct.
  fileprivate var mayBeStruct: Bool {
    switch kind {
    case .call, .member, .name, .implicitMember, .ternary, .tuple: true
    default: false
    }
  }
}

extension Variable {
  /// `true` iff it is a local of a handler.
  fileprivate var isLocal: Bool { if case .local = self { true } else { false } }
}
