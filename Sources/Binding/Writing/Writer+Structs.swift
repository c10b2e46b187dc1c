import Language
import StatusBar

// Structs of the author's own: values, whose properties live where the struct is held.
extension Writer {
  // MARK: - Contents

  mutating func copies(
    of other: Int, _ owner: Int, at range: SourceRange, _ scope: Scope
  ) -> [(Variable, FormulaID)] {
    var result: [(Variable, FormulaID)] = []
    for (name, meaning) in resolver.properties(of: owner) {
      switch (meaning, resolver.receivers[other].properties[name]) {
      case (.variable(let place, _), .variable(let source, let type)):
        result.append((place, add(.variable(source), type, at: range, scope)))
      case (.variable(let place, _), .value(let formula)): result.append((place, formula))
      case (.variable(let place, let type), _):
        result.append((place, opaque(type, at: range, scope)))
      case (.bundle(let inner), .bundle(let source)):
        result += copies(of: source, inner, at: range, scope)
      case (.bundle(let inner), _):
        result += resolver.places(of: inner).map { ($0, opaque(at: range, scope)) }
      default: break
      }
    }
    return result
  }

  /// `true` iff each part of a struct is a constant.
  func isConstantStruct(_ owner: Int) -> Bool {
    resolver.properties(of: owner).allSatisfy { _, meaning in
      switch meaning {
      case .value(let formula):
        if case .constant = program[formula] { true } else { false }
      case .bundle(let inner): resolver.isStruct(inner) && isConstantStruct(inner)
      case .variable, .object, .opaque, .content, .closure, .dismissAction, .presentationMode,
        .draft, .window, .anything:
        false
      }
    }
  }

  // MARK: - Assignments

  /// The struct that an expression is a value of.
  func structType(of value: Expression, _ scope: Scope) -> Int? {
    if case .bundle(let owner) = meaning(of: value, scope), resolver.receivers[owner].isStruct {
      return resolver.typeInfo(of: owner)
    }
    guard case .call(let call) = value.kind else { return nil }
    return resolver.madeStruct(by: call)
  }

  /// A struct whose properties are locals of the handler; nil where it holds more than values.
  mutating func localStruct(_ index: Int, _ scope: inout Scope) -> Int? {
    guard resolver.declarations[index].observed.isEmpty, receivers.begin(index) else { return nil }
    defer { receivers.end() }
    var receiver = Receiver(type: index, screen: scope.screen)
    (receiver.isStruct, receiver.isLocal) = (true, true)
    let owner = receivers.add(receiver)
    for name in resolver.declarations[index].variableOrder {
      guard let variable = resolver.declarations[index].variables[name],
        resolver.isStored(variable.declaration)
      else { continue }
      if resolver.isLazy(variable.declaration) { return nil }
      var type = resolver.staticType(variable)
      if variable.declaration.type == nil, let initial = variable.declaration.initial {
        // `var names = ["a"]` is a list, which methods of lists change.
        let made = valueType(of: initial, Scope(file: variable.file, screen: .app, owner: 0))
        if made.element != nil {
          type = made.isSet ? StaticType(.set(.unknown)) : StaticType(.list(.unknown))
        }
      }
      if type.kind == .closure || resolver.holdsController(type) { return nil }
      if case .named(let inner) = type.kind, let inner = resolver.declarations.type(inner),
        resolver.declarations[inner].role != .enumeration
      {
        guard !type.isOptional, let nested = localStruct(inner, &scope),
          resolver.isPlainStruct(inner)
        else {
          return nil
        }
        receivers[owner].properties[name] = .bundle(owner: nested)
        continue
      }
      // No name stands for it but that of the struct.
      let number = scope.addUnnamedLocal()
      receivers[owner].properties[name] = .variable(.local(number), type)
    }
    return owner
  }

  /// `items.append(item)`, `items[0] = item` of an observed property: it is unknown what it
  /// is then, and who observes it runs; nil for anything else.
  mutating func changeObserved(
    _ base: Expression, by method: Name? = nil, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard method.map({ resolver.changesItself(resolver.spelling($0)) }) ?? true,
      let name = base.ownName,
      !scope.locals.contains(name) || base.kind.isMember,
      let declared = resolver.variable(named: name, of: scope.owner)?.declaration,
      declared.willSet != nil || declared.didSet != nil,
      let (variable, type) = variable(bound: base, scope)
    else { return nil }
    let value = something(type, at: range, scope)
    return [assignment(of: value, to: variable, at: range, scope)]
  }

  /// Changes of a struct's variables past those who observe them.
  mutating func store(_ effect: inout Effect, in places: [Variable]) {
    switch effect.kind {
    case .change(.assign(let place, let value)) where places.contains(place):
      effect.kind = .change(.store(place, value))
    case .change(.toggle(let place)) where places.contains(place):
      let old = program.add(.variable(place), .bool, site: effect.site)
      let new = program.add(.not(old), .bool, site: effect.site)
      effect.kind = .change(.store(place, new))
    case .change, .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation,
      .run,
      .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load,
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

// Assignments to several places at once, and to places that are reached by a key path.
extension Writer {
  /// Places that something may have changed, in an unknown way.
  mutating func changed(_ place: Expression, _ scope: inout Scope) -> [Effect] {
    switch place.kind {
    case .tuple(let elements): return elements.flatMap { changed($0.value, &scope) }
    case .subscripted(let base, _) where base.isSelf: return changedSelf(at: place.range, &scope)
    case .subscripted(let base, _): return changed(base, &scope)
    default: break
    }
    guard let (variable, type) = variable(bound: place, scope) else { return [] }
    let value = input(named(place.range, scope), nil, at: place.range, scope)
    let unknown = add(.opaque(value, isThere: false), type, at: place.range, scope)
    return [assignment(of: unknown, to: variable, at: place.range, scope)]
  }

  /// `self[keyPath: path] = value`: it may be any of its own variables.
  mutating func changedSelf(
    at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    let value = input(named(range, scope), nil, at: range, scope)
    var effects: [Effect] = []
    for (variable, type) in resolver.reached(from: scope.owner) {
      let unknown = add(.opaque(value, isThere: false), type, at: range, scope)
      effects.append(assignment(of: unknown, to: variable, at: range, scope))
    }
    return effects
  }
}

// Changes of texts, lists and sets where they are held.
extension Writer {
  /// Where a value is held that a method or an assignment changes.
  struct ValuePlace {
    enum Target {
      case variable(Variable)
      case held(HeldPlace)
    }

    var target: Target
    var type: StaticType
    /// What it holds at this moment.
    var value: FormulaID
  }

  mutating func assignment(
    of value: FormulaID, to place: ValuePlace, at range: SourceRange, _ scope: Scope
  ) -> Effect {
    switch place.target {
    case .variable(let variable): assignment(of: value, to: variable, at: range, scope)
    case .held(let held): assignment(of: value, to: held, at: range, scope)
    }
  }
}

// Enumerations of the author's own as values: what they are made of, compute and are compared by.
extension Writer {
  /// What stands for a value of a type in its own members.
  mutating func valueReceiver(of type: Int) -> Int {
    if let known = resolver.receivers.values(of: type) { return known }
    let owner = receivers.add(Receiver(type: type, screen: .app))
    receivers.setValues(owner, of: type)
    return owner
  }

  mutating func scope(
    inside type: Int, _ value: FormulaID, file: FileID, _ scope: Scope
  ) -> Scope {
    var inner = Scope(file: file, screen: scope.screen, owner: valueReceiver(of: type))
    inner.selfValue = value
    return inner
  }

  // MARK: - Members

  /// What is made of a value, or nil where there is none.
  mutating func ifThere(
    _ value: FormulaID, _ found: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard type(of: value).isOptional else { return found }
    let none = add(.constant(.none), StaticType(.nothing), at: range, scope)
    let isThere = add(.compare(.notEqual, value, none), .bool, at: range, scope)
    var type = type(of: found)
    type.isOptional = true
    return add(.ternary(isThere, found, none), type, at: range, scope)
  }

  // MARK: - Raw values

  /// The value of each case of an enumeration, for one that is known when the code runs.
  mutating func choice(
    of value: FormulaID, _ index: Int, _ values: [(name: Name, value: FormulaID)],
    at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let type = StaticType(.named(resolver.declarations[index].name))
    var cases: [(condition: FormulaID, value: FormulaID)] = []
    for (name, found) in values.dropLast() {
      let one = add(.constant(.enumCase(symbol(name))), type, at: range, scope)
      cases.append((add(.compare(.equal, value, one), .bool, at: range, scope), found))
    }
    guard let last = values.last?.value else { return opaque(at: range, scope) }
    return add(.choice(cases, otherwise: last), self.type(of: last), at: range, scope)
  }

  // MARK: - Comparing

  /// Whether two values are the same case with the same values in it, which are not kept; nil where
  /// no case carries any.
  mutating func isSame(
    _ a: FormulaID, _ b: FormulaID, _ index: Int, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let info = resolver.declarations[index]
    let carrying = info.enumCases.filter { $0.declaration.hasPayload }
    guard info.role == .enumeration, !carrying.isEmpty else { return nil }
    var result = add(.compare(.equal, a, b), .bool, at: range, scope)
    let sameContents = truthInput(named(range, scope), at: range, scope)
    for one in carrying {
      let name = add(
        .constant(.enumCase(symbol(one.declaration.name.name))), type(of: a), at: range, scope)
      let isOther = add(.compare(.notEqual, a, name), .bool, at: range, scope)
      let isSame = add(.or(isOther, sameContents), .bool, at: range, scope)
      result = add(.and(result, isSame), .bool, at: range, scope)
    }
    return result
  }

  func comparedType(_ formula: FormulaID) -> Int? {
    guard case .named(let name) = type(of: formula).kind else { return nil }
    return resolver.declarations.type(name)
  }

  /// The order in which the cases are declared, which `Comparable` goes by.
  mutating func ordered(
    _ comparison: Comparison, _ a: FormulaID, _ b: FormulaID, _ index: Int,
    at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let info = resolver.declarations[index]
    let isPlain =
      info.role == .enumeration && !info.mayHaveMore
      && !info.enumCases.contains { $0.declaration.hasPayload }
      && !type(of: a).isOptional && !type(of: b).isOptional
    guard isPlain else { return opaque(.bool, at: range, scope) }
    var places: [(name: Name, value: FormulaID)] = []
    for (number, name) in info.cases.enumerated() {
      places.append((name, add(.constant(.number(Double(number))), .number, at: range, scope)))
    }
    let first = choice(of: a, index, places, at: range, scope)
    let second = choice(of: b, index, places, at: range, scope)
    return add(.compare(comparison, first, second), .bool, at: range, scope)
  }
}
