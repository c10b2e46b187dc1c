import Language
import StatusBar

// Enumerations of the author's own as values: what they are made of, compute and are compared by.
extension Binder {
  /// The index of the enumeration that a type is; nil for any other type.
  func enumeration(_ type: StaticType) -> Int? {
    guard case .named(let name) = type.kind, let index = declarations.type(name),
      declarations[index].role == .enumeration
    else { return nil }
    return index
  }

  /// What stands for a value of a type in its own members.
  private mutating func valueReceiver(of type: Int) -> Int {
    if let known = receivers.values(of: type) { return known }
    let owner = receivers.add(Receiver(type: type, screen: .app))
    receivers.setValues(owner, of: type)
    return owner
  }

  private mutating func scope(
    inside type: Int, _ value: FormulaID, file: FileID, _ scope: Scope
  ) -> Scope {
    var inner = Scope(file: file, screen: scope.screen, owner: valueReceiver(of: type))
    inner.selfValue = value
    return inner
  }

  /// Begins to bind a member in the place of its use; `false` inside itself, of which nothing is
  /// known then: what it compares and calls in the end no reading tells.
  private mutating func isEntered(_ declaration: Location) -> Bool {
    if case .entered = expansion.enter(declaration) { true } else { false }
  }

  // MARK: - Members

  /// A computed property, or the raw value, of an enumeration's value; nil for anything else.
  mutating func bindMember(
    ofValue value: FormulaID, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let type = type(of: value)
    guard let index = enumeration(type) else { return nil }
    let owner = valueReceiver(of: index)
    let found: FormulaID
    if let getter = computed(name.name, of: owner) {
      guard isEntered(Location(getter.file, getter.place)) else {
        return opaque(getter.type, at: range, scope)
      }
      defer { leave() }
      var inner = self.scope(inside: index, value, file: getter.file, scope)
      found = bindValue(getter.getter, expecting: getter.type, &inner, at: range)
    } else if spelling(name.name) == "rawValue" {
      found = rawValue(of: value, index, at: range, scope)
    } else {
      return nil
    }
    return ifThere(value, found, at: range, scope)
  }

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

  /// A method of an enumeration's value, for what it returns; nil for anything else.
  mutating func bindMethod(
    ofValue value: FormulaID, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard let index = enumeration(type(of: value)) else { return nil }
    let owner = valueReceiver(of: index)
    guard let found = function(name.name, labels: call, of: owner), found.owner == owner,
      !found.function.declaration.isStatic, let body = found.function.declaration.body
    else { return nil }
    var inner = self.scope(inside: index, value, file: found.function.file, scope)
    bindArguments(of: found.function.declaration.parameters, call, from: &scope, into: &inner)
    let declaration = Location(found.function.file, found.function.declaration.name.range)
    guard isEntered(declaration) else { return opaque(at: range, scope) }
    defer { leave() }
    let type = staticType(found.function.declaration.result)
    let result = bindValue(body, expecting: type, &inner, at: range)
    return ifThere(value, result, at: range, scope)
  }

  /// A method of a variable that holds an enumeration's value, for what it does: `mode.next()`.
  mutating func bindMethod(
    ofVariable variable: Variable, _ type: StaticType, _ name: LocatedName, _ call: Call,
    at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard let index = enumeration(type), scope.frame != nil else { return nil }
    let owner = valueReceiver(of: index)
    guard let found = function(name.name, labels: call, of: owner), found.owner == owner,
      !found.function.declaration.isStatic
    else { return nil }
    let value = add(.variable(variable), type, at: range, scope)
    return inlineEffects(found.function, owner, call, at: range, &scope) {
      $0.selfValue = value
      $0.selfVariable = variable
    }
  }

  /// The value of an enumeration that an expression is; nil for what is none, or needs more than a
  /// look to tell.
  mutating func bindEnumeration(_ base: Expression, _ scope: inout Scope) -> FormulaID? {
    switch base.kind {
    case .optionalChain(let inner), .forced(let inner): return bindEnumeration(inner, &scope)
    case .tuple(let elements) where elements.count == 1:
      return bindEnumeration(elements[0].value, &scope)
    case .name(let name) where name.word == .selfWord: return scope.selfValue
    case .member(let type, let name):
      if let type = type.typeName(names), let index = declarations.type(type),
        declarations[index].cases.contains(name.name)
      {
        return bindFormula(base, expecting: StaticType(.named(type)), &scope)
      }
      if let value = bindEnumeration(type, &scope),
        let member = bindMember(ofValue: value, name, at: base.range, scope),
        enumeration(self.type(of: member)) != nil
      {
        return member
      }
    case .call(let call):
      guard let type = enumerationMade(by: call, scope) else { return nil }
      return bindFormula(base, expecting: type, &scope)
    default: break
    }
    switch meaning(of: base, scope) {
    case .variable(let variable, let type) where enumeration(type) != nil:
      return add(.variable(variable), type, at: base.range, scope)
    case .value(let formula) where enumeration(type(of: formula)) != nil: return formula
    case nil:
      guard let name = base.ownName, let found = computed(name, of: scope.owner),
        enumeration(found.type) != nil
      else { return nil }
      return bindFormula(base, expecting: found.type, &scope)
    case .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  private func enumerationMade(by call: Call, _ scope: Scope) -> StaticType? {
    guard case .name(let name) = call.callee.kind else { return nil }
    if enumeration(StaticType(.named(name))) != nil {
      return StaticType(.named(name), isOptional: call.arguments.first?.label != nil)
    }
    guard let found = function(name, labels: call, of: scope.owner) else { return nil }
    let result = staticType(found.function.declaration.result)
    return enumeration(result) == nil ? nil : result
  }

  // MARK: - Raw values

  /// What each case of an enumeration stands for; nil where it has no raw values that are read.
  private mutating func rawValues(
    of index: Int, at range: SourceRange, _ scope: Scope
  ) -> [(name: Name, value: FormulaID)]? {
    let info = declarations[index]
    guard !info.mayHaveMore, let raw = info.inherited.first.map({ staticType($0) }),
      raw.kind == .text || raw.kind == .number
    else { return nil }
    var next: Int64 = 0
    var result: [(name: Name, value: FormulaID)] = []
    for one in info.enumCases {
      let name = one.declaration.name.name
      var inner = Scope(file: one.file, screen: .app, owner: 0)
      let value: FormulaID
      if let written = one.declaration.value {
        value = bindFormula(written, expecting: raw, &inner)
      } else if raw.kind == .text {
        let text = symbol(text: Array(names.bytes(of: name)))
        value = add(.constant(.text(text)), raw, at: range, scope)
      } else {
        value = add(.constant(Value(whole: next)), raw, at: range, scope)
      }
      guard case .constant(let known) = program[value] else { return nil }
      if let whole = known.whole { next = whole &+ 1 }
      result.append((name, value))
    }
    return result.isEmpty ? nil : result
  }

  private mutating func rawValue(
    of value: FormulaID, _ index: Int, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard let raw = rawValues(of: index, at: range, scope) else { return opaque(at: range, scope) }
    return choice(of: value, index, raw, at: range, scope)
  }

  /// The value of each case of an enumeration, for one that is known when the code runs.
  private mutating func choice(
    of value: FormulaID, _ index: Int, _ values: [(name: Name, value: FormulaID)],
    at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let type = StaticType(.named(declarations[index].name))
    var cases: [(condition: FormulaID, value: FormulaID)] = []
    for (name, found) in values.dropLast() {
      let one = add(.constant(.enumCase(symbol(name))), type, at: range, scope)
      cases.append((add(.compare(.equal, value, one), .bool, at: range, scope), found))
    }
    guard let last = values.last?.value else { return opaque(at: range, scope) }
    return add(.choice(cases, otherwise: last), self.type(of: last), at: range, scope)
  }

  /// `Mode(rawValue: raw)`, or an initializer of an enumeration's own; nil for anything else.
  mutating func bindMadeEnumeration(
    _ name: Name, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard let index = enumeration(StaticType(.named(name))) else { return nil }
    if let initializer = declarations[index].initializers.first(where: { fits($0, call) }) {
      return bindInitializer(initializer, of: index, call, at: range, &scope)
    }
    guard call.arguments.count == 1, let argument = call.arguments.first,
      argument.label.map({ spelling($0.name) }) == "rawValue",
      let raw = rawValues(of: index, at: range, scope), let rawType = raw.first
    else { return nil }
    let given = bindFormula(argument.value, expecting: type(of: rawType.value), &scope)
    let type = StaticType(.named(name), isOptional: true)
    var cases: [(condition: FormulaID, value: FormulaID)] = []
    for (name, value) in raw {
      let one = add(.constant(.enumCase(symbol(name))), type, at: range, scope)
      cases.append((add(.compare(.equal, given, value), .bool, at: range, scope), one))
    }
    let none = add(.constant(.none), type, at: range, scope)
    return add(.choice(cases, otherwise: none), type, at: range, scope)
  }

  /// What an initializer leaves in `self`, or `nil`.
  private mutating func bindInitializer(
    _ initializer: LocatedFunction, of index: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    let declaration = initializer.declaration
    let type = StaticType(.named(declarations[index].name), isOptional: declaration.isFailable)
    let place = Location(initializer.file, declaration.name.range)
    guard let body = declaration.body, isEntered(place) else {
      return opaque(type, at: range, scope)
    }
    defer { leave() }
    var inner = Scope(
      file: initializer.file, screen: scope.screen, owner: valueReceiver(of: index))
    bindArguments(of: declaration.parameters, call, from: &scope, into: &inner)
    let unset = opaque(type, at: range, scope)
    inner.locals.append(Name(.selfWord), .value(unset))
    let end = Statement(.return(Expression(.name(Name(.selfWord)), range)), range)
    let value = bindValue(body + [end], expecting: type, &inner, at: range)
    if self.type(of: value).kind == .named(declarations[index].name) {
      program.setType(of: value, type)
    }
    return value
  }

  // MARK: - Comparing

  /// `a == b`, `a < b` of types that say themselves what that means; nil for others.
  mutating func bindOwnComparison(
    _ comparison: Comparison, _ a: FormulaID, _ b: FormulaID, at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID? {
    guard let index = comparedType(a) ?? comparedType(b) else { return nil }
    let isOptional = type(of: a).isOptional || type(of: b).isOptional
    if type(of: a).kind == .nothing || type(of: b).kind == .nothing { return nil }
    func own(_ comparison: Comparison, swapped: Bool, _ binder: inout Binder) -> FormulaID? {
      let name = binder.intern(Array(comparison.spelling.utf8))
      guard let function = binder.operators(name, of: index) else { return nil }
      if isOptional { return binder.opaque(.bool, at: range, scope) }
      return binder.bindOperator(
        function, of: index, swapped ? [b, a] : [a, b], at: range, scope)
    }
    if let found = own(comparison, swapped: false, &self) { return found }
    let other: FormulaID?
    switch comparison {
    case .equal: return isSame(a, b, index, at: range, scope)
    case .notEqual:
      other = own(.equal, swapped: false, &self) ?? isSame(a, b, index, at: range, scope)
    case .greater:
      return own(.less, swapped: true, &self)
        ?? ordered(comparison, a, b, index, at: range, scope)
    case .greaterOrEqual: other = own(.less, swapped: false, &self)
    case .lessOrEqual: other = own(.less, swapped: true, &self)
    case .less: return ordered(comparison, a, b, index, at: range, scope)
    }
    if let other { return add(.not(other), .bool, at: range, scope) }
    return comparison == .notEqual ? nil : ordered(comparison, a, b, index, at: range, scope)
  }

  /// Whether two values are the same case with the same values in it, which are not kept; nil where
  /// no case carries any.
  private mutating func isSame(
    _ a: FormulaID, _ b: FormulaID, _ index: Int, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let info = declarations[index]
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

  private func comparedType(_ formula: FormulaID) -> Int? {
    guard case .named(let name) = type(of: formula).kind else { return nil }
    return declarations.type(name)
  }

  /// The operator of that name that compares two values of a type.
  func operators(_ name: Name, of index: Int) -> LocatedFunction? {
    if let own = declarations[index].functions[name]?.first(where: { $0.declaration.isStatic }) {
      return own
    }
    return declarations.functions[name]?.first {
      $0.declaration.parameters.first?.type?.name == declarations[index].name
    }
  }

  private mutating func bindOperator(
    _ function: LocatedFunction, of index: Int, _ operands: [FormulaID], at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID {
    let place = Location(function.file, function.declaration.name.range)
    guard let body = function.declaration.body, isEntered(place) else {
      return opaque(.bool, at: range, scope)
    }
    defer { leave() }
    var inner = Scope(file: function.file, screen: scope.screen, owner: valueReceiver(of: index))
    for (parameter, operand) in zip(function.declaration.parameters, operands) {
      inner.locals.append(parameter.name.name, .value(operand))
    }
    return bindValue(
      body, expecting: staticType(function.declaration.result), &inner, at: range)
  }

  /// The order in which the cases are declared, which `Comparable` goes by.
  private mutating func ordered(
    _ comparison: Comparison, _ a: FormulaID, _ b: FormulaID, _ index: Int,
    at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let info = declarations[index]
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

extension Comparison {
  /// As Swift writes it.
  fileprivate var spelling: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    }
  }
}
