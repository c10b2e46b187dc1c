import Language
import StatusBar

// Enumerations of the author's own as values: what they are made of, compute and are compared by.
extension Body {
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
    let type = writer.type(of: value)
    guard let index = writer.resolver.enumeration(type) else { return nil }
    let owner = writer.valueReceiver(of: index)
    let found: FormulaID
    if let getter = writer.resolver.computed(name.name, of: owner) {
      guard isEntered(Location(getter.file, getter.place)) else {
        return writer.opaque(getter.type, at: range, scope)
      }
      defer { leave() }
      var inner = self.writer.scope(inside: index, value, file: getter.file, scope)
      found = bindValue(getter.getter, expecting: getter.type, &inner, at: range)
    } else if writer.resolver.spelling(name.name) == "rawValue" {
      found = rawValue(of: value, index, at: range, scope)
    } else {
      return nil
    }
    return writer.ifThere(value, found, at: range, scope)
  }

  /// A method of an enumeration's value, for what it returns; nil for anything else.
  mutating func bindMethod(
    ofValue value: FormulaID, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard let index = writer.resolver.enumeration(writer.type(of: value)) else { return nil }
    let owner = writer.valueReceiver(of: index)
    guard let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope),
      found.owner == owner,
      !found.function.declaration.isStatic, let body = found.function.declaration.body
    else { return nil }
    if let acting = bindActing(ofValue: value, found, call, at: range, &scope) {
      return acting
    }
    var inner = self.writer.scope(inside: index, value, file: found.function.file, scope)
    bindArguments(of: found.function.declaration.parameters, call, from: &scope, into: &inner)
    let declaration = Location(found.function.file, found.function.declaration.name.range)
    guard isEntered(declaration) else { return writer.opaque(at: range, scope) }
    defer { leave() }
    let type = writer.resolver.staticType(found.function.declaration.result)
    let result = bindValue(body, expecting: type, &inner, at: range)
    return writer.ifThere(value, result, at: range, scope)
  }

  /// A method whose value is wanted and that does something besides. Nil where it does nothing
  /// else.
  private mutating func bindActing(
    ofValue value: FormulaID, _ found: (function: LocatedFunction, owner: Int), _ call: Call,
    at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil, let body = found.function.declaration.body, expansion.depth < 6
    else { return nil }
    let isMade = writer.resolver.makesObject(found.function, body)
    guard isMade || writer.resolver.mayAct(body[...]) else { return nil }
    let before = (scope, writer.findings)
    let run = inlineYield(found.function, found.owner, call, at: range, &scope) {
      $0.selfValue = value
    }
    guard isMade && run.value != nil || run.effects.contains(where: { $0.matters }) else {
      (scope, writer.findings) = before
      return nil
    }
    scope.frame?.pending += run.effects
    return run.value ?? writer.opaque(at: range, scope)
  }

  /// A method of a variable that holds an enumeration's value, for what it does: `mode.next()`.
  mutating func bindMethod(
    ofVariable variable: Variable, _ type: StaticType, _ name: LocatedName, _ call: Call,
    at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard let index = writer.resolver.enumeration(type), scope.frame != nil else { return nil }
    let owner = writer.valueReceiver(of: index)
    guard let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope),
      found.owner == owner,
      !found.function.declaration.isStatic
    else { return nil }
    let value = writer.add(.variable(variable), type, at: range, scope)
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
      if let type = type.typeName(writer.resolver.names),
        let index = writer.resolver.declarations.type(type),
        writer.resolver.declarations[index].cases.contains(name.name)
      {
        return bindFormula(base, expecting: StaticType(.named(type)), &scope)
      }
      if let value = bindEnumeration(type, &scope),
        let member = bindMember(ofValue: value, name, at: base.range, scope),
        writer.resolver.enumeration(self.writer.type(of: member)) != nil
      {
        return member
      }
      if let value = bindEnumeration(partOf: type, name, at: base.range, &scope) { return value }
    case .call(let call):
      guard let type = writer.resolver.enumerationMade(by: call, scope) else { return nil }
      return bindFormula(base, expecting: type, &scope)
    default: break
    }
    switch writer.meaning(of: base, scope) {
    case .variable(let variable, let type) where writer.resolver.enumeration(type) != nil:
      return writer.add(.variable(variable), type, at: base.range, scope)
    case .value(let formula) where writer.resolver.enumeration(writer.type(of: formula)) != nil:
      return formula
    case nil:
      guard let name = base.ownName, let found = writer.resolver.computed(name, of: scope.owner),
        writer.resolver.enumeration(found.type) != nil
      else { return nil }
      return bindFormula(base, expecting: found.type, &scope)
    case .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  /// The enumeration's value that a struct, or a type by a constant, has under a name.
  private mutating func bindEnumeration(
    partOf base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    var value: FormulaID?
    if let type = base.typeName(writer.resolver.names) {
      guard writer.resolver.meaning(of: type, in: scope) == nil,
        let index = writer.resolver.declarations.type(type),
        let variable = writer.resolver.declarations[index].staticVariable(name.name),
        variable.declaration.isStatic, mayBeEnumeration(variable)
      else { return nil }
      value = bindStatic(type, name, at: range, .unknown, &scope)
    } else if let owner = structValue(base, &scope) {
      if case .value(let found)? = writer.resolver.property(name.name, of: owner) {
        value = found
      } else if let getter = writer.resolver.computed(name.name, of: owner),
        writer.resolver.enumeration(getter.type) != nil
      {
        value = bindComputed(name, of: owner, scope)
      }
    }
    guard let value, writer.resolver.enumeration(writer.type(of: value)) != nil else { return nil }
    return value
  }

  /// `true` iff a variable is declared as an enumeration, or begins with what names one of its
  /// cases.
  private func mayBeEnumeration(_ variable: LocatedVariable) -> Bool {
    let type = writer.resolver.staticType(variable)
    if type.kind != .unknown { return writer.resolver.enumeration(type) != nil }
    guard case .member(let base, _) = variable.declaration.initial?.kind,
      let name = base.typeName(writer.resolver.names)
    else { return false }
    return writer.resolver.enumeration(StaticType(.named(name))) != nil
  }

  // MARK: - Raw values

  /// What each case of an enumeration stands for; nil where it has no raw values that are read.
  private mutating func rawValues(
    of index: Int, at range: SourceRange, _ scope: Scope
  ) -> [(name: Name, value: FormulaID)]? {
    let info = writer.resolver.declarations[index]
    guard !info.mayHaveMore, let raw = info.inherited.first.map({ writer.resolver.staticType($0) }),
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
        let text = writer.symbol(text: Array(writer.resolver.names.bytes(of: name)))
        value = writer.add(.constant(.text(text)), raw, at: range, scope)
      } else {
        value = writer.add(.constant(Value(whole: next)), raw, at: range, scope)
      }
      guard case .constant(let known) = writer.program[value] else { return nil }
      if let whole = known.whole { next = whole &+ 1 }
      result.append((name, value))
    }
    return result.isEmpty ? nil : result
  }

  private mutating func rawValue(
    of value: FormulaID, _ index: Int, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard let raw = rawValues(of: index, at: range, scope) else {
      return writer.opaque(at: range, scope)
    }
    return writer.choice(of: value, index, raw, at: range, scope)
  }

  /// `Mode(rawValue: raw)`, or an initializer of an enumeration's own; nil for anything else.
  mutating func bindMadeEnumeration(
    _ name: Name, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard let index = writer.resolver.enumeration(StaticType(.named(name))) else { return nil }
    if let initializer = writer.resolver.declarations[index].initializers.first(where: {
      writer.resolver.fits($0, call)
    }) {
      return bindInitializer(initializer, of: index, call, at: range, &scope)
    }
    guard call.arguments.count == 1, let argument = call.arguments.first,
      argument.label.map({ writer.resolver.spelling($0.name) }) == "rawValue",
      let raw = rawValues(of: index, at: range, scope), let rawType = raw.first
    else { return nil }
    let given = bindFormula(argument.value, expecting: writer.type(of: rawType.value), &scope)
    let type = StaticType(.named(name), isOptional: true)
    var cases: [(condition: FormulaID, value: FormulaID)] = []
    for (name, value) in raw {
      let one = writer.add(.constant(.enumCase(writer.symbol(name))), type, at: range, scope)
      cases.append((writer.add(.compare(.equal, given, value), .bool, at: range, scope), one))
    }
    let none = writer.add(.constant(.none), type, at: range, scope)
    return writer.add(.choice(cases, otherwise: none), type, at: range, scope)
  }

  /// What an initializer leaves in `self`, or `nil`.
  private mutating func bindInitializer(
    _ initializer: LocatedFunction, of index: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    let declaration = initializer.declaration
    let type = StaticType(
      .named(writer.resolver.declarations[index].name), isOptional: declaration.isFailable)
    let place = Location(initializer.file, declaration.name.range)
    guard let body = declaration.body, isEntered(place) else {
      return writer.opaque(type, at: range, scope)
    }
    defer { leave() }
    var inner = Scope(
      file: initializer.file, screen: scope.screen, owner: writer.valueReceiver(of: index))
    bindArguments(of: declaration.parameters, call, from: &scope, into: &inner)
    let unset = writer.opaque(type, at: range, scope)
    inner.locals.append(Name(.selfWord), .value(unset))
    let end = Statement(.return(Expression(.name(Name(.selfWord)), range)), range)
    let value = bindValue(body + [end], expecting: type, &inner, at: range)
    if self.writer.type(of: value).kind == .named(writer.resolver.declarations[index].name) {
      writer.program.setType(of: value, type)
    }
    return value
  }

  // MARK: - Comparing

  /// `a == b`, `a < b` of types that say themselves what that means; nil for others.
  mutating func bindOwnComparison(
    _ comparison: Comparison, _ a: FormulaID, _ b: FormulaID, at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID? {
    guard let index = writer.comparedType(a) ?? writer.comparedType(b) else { return nil }
    let isOptional = writer.type(of: a).isOptional || writer.type(of: b).isOptional
    if writer.type(of: a).kind == .nothing || writer.type(of: b).kind == .nothing { return nil }
    func own(_ comparison: Comparison, swapped: Bool, _ binder: inout Body) -> FormulaID? {
      let name = binder.writer.intern(Array(comparison.spelling.utf8))
      guard let function = binder.writer.resolver.operators(name, of: index) else { return nil }
      if isOptional { return binder.writer.opaque(.bool, at: range, scope) }
      return binder.bindOperator(
        function, of: index, swapped ? [b, a] : [a, b], at: range, scope)
    }
    if let found = own(comparison, swapped: false, &self) { return found }
    let other: FormulaID?
    switch comparison {
    case .equal: return writer.isSame(a, b, index, at: range, scope)
    case .notEqual:
      other = own(.equal, swapped: false, &self) ?? writer.isSame(a, b, index, at: range, scope)
    case .greater:
      return own(.less, swapped: true, &self)
        ?? writer.ordered(comparison, a, b, index, at: range, scope)
    case .greaterOrEqual: other = own(.less, swapped: false, &self)
    case .lessOrEqual: other = own(.less, swapped: true, &self)
    case .less: return writer.ordered(comparison, a, b, index, at: range, scope)
    }
    if let other { return writer.add(.not(other), .bool, at: range, scope) }
    return comparison == .notEqual ? nil : writer.ordered(comparison, a, b, index, at: range, scope)
  }

  private mutating func bindOperator(
    _ function: LocatedFunction, of index: Int, _ operands: [FormulaID], at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID {
    let place = Location(function.file, function.declaration.name.range)
    guard let body = function.declaration.body, isEntered(place) else {
      return writer.opaque(.bool, at: range, scope)
    }
    defer { leave() }
    var inner = Scope(
      file: function.file, screen: scope.screen, owner: writer.valueReceiver(of: index))
    for (parameter, operand) in zip(function.declaration.parameters, operands) {
      inner.locals.append(parameter.name.name, .value(operand))
    }
    return bindValue(
      body, expecting: writer.resolver.staticType(function.declaration.result), &inner, at: range)
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
