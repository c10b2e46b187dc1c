import Language
import StatusBar

// Structs of the author's own: values, whose properties live where the struct is held.
extension Body {
  /// Places the properties of a struct beside those of the type that holds it.
  mutating func bindStruct(_ index: Int, of source: PropertySource) -> Meaning {
    let declaration = source.variable.declaration
    guard case .call(let call) = declaration.initial?.kind, writer.receivers.begin(index) else {
      return .opaque([declaration.name.name], qualifier: writer.resolver.declarations[index].name)
    }
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
    var scope = source.scope(in: writer.resolver)
    for (place, value) in contents(of: call, owner, &scope) {
      switch place {
      case .app(let slot): writer.program[ScreenID.app].slots[Int(slot)].initial = value
      case .own(let slot): writer.program[screen].slots[Int(slot)].initial = value
      case .local: break
      }
    }
    return .bundle(owner: owner)
  }

  // MARK: - Contents

  /// What a value gives each variable of a struct; unknown ones where it is not read.
  private mutating func contents(
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
    act(onTheWayTo: value, &scope)
    return writer.resolver.places(of: owner).map { ($0, writer.opaque(at: value.range, scope)) }
  }

  /// `settings == Settings(isDark: true)` of structs whose parts are compared one by one; nil for
  /// anything else.
  mutating func bindStructComparison(
    _ left: Expression, _ comparison: Comparison, _ right: Expression, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard comparison == .equal || comparison == .notEqual,
      case .bundle(let owner) = writer.meaning(of: left, scope),
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
      let found = writer.resolver.function(name.name, labels: call, of: owner),
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

extension Variable {
  /// `true` iff it is a local of a handler.
  fileprivate var isLocal: Bool { if case .local = self { true } else { false } }
}
