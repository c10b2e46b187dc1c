import Language
import StatusBar

// Lists, sets and texts that code makes of other values.
extension Binder {
  /// `[first, second]`: a list of what is read; nil for one that holds controllers, closures or
  /// anything else that is more than a value.
  mutating func bindList(
    _ elements: [Expression], at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard elements.count <= 256, elements.allSatisfy({ isListed($0, scope) }) else { return nil }
    var wanted = expected.element ?? .unknown
    let isSet = expected.isSet
    if holdsController(wanted) || wanted.kind == .closure || wanted.kind == .window { return nil }
    // `[1, 2.5]` holds fractions.
    if wanted.kind == .unknown,
      elements.contains(where: { valueType(of: $0, scope).number == .double })
    {
      wanted = StaticType(.double)
    }
    var formulas: [FormulaID] = []
    for (index, element) in elements.enumerated() {
      let value = bindElement(element, wanted, &scope)
      if index == 0, wanted.kind == .unknown { wanted = type(of: value) }
      formulas.append(value)
    }
    let type = isSet ? StaticType(.set(wanted)) : StaticType(.list(wanted))
    return add(.apply(isSet ? .set : .list, formulas), type, at: range, scope)
  }

  /// `true` iff an expression may be an element of a list that is followed.
  private func isListed(_ element: Expression, _ scope: Scope) -> Bool {
    switch element.kind {
    case .number, .string, .boolean, .nilLiteral, .implicitMember: return true
    case .prefix(_, let inner), .forced(let inner), .optionalChain(let inner):
      return isListed(inner, scope)
    case .binary(let left, _, _, let right):
      return isListed(left, scope) && isListed(right, scope)
    case .ternary(let condition, let then, let otherwise):
      return onlyYields(condition) && isListed(then, scope) && isListed(otherwise, scope)
    case .array(let elements): return elements.allSatisfy { isListed($0, scope) }
    case .tuple(let elements): return elements.allSatisfy { isListed($0.value, scope) }
    case .name, .member, .subscripted:
      if element.isBinding { return false }
      switch meaning(of: element, scope) {
      case .variable(_, let type): return !holdsController(type) && type.kind != .closure
      case .value(let formula): return !isController(formula)
      case nil: return element.typeName(names) == nil && handedFunction(element, scope) == nil
      case .opaque: return true
      case .object, .bundle, .content, .closure, .dismissAction, .presentationMode, .draft,
        .window, .anything:
        return false
      }
    case .call(let call):
      guard call.closures.isEmpty, call.arguments.allSatisfy({ isListed($0.value, scope) }) else {
        return false
      }
      if case .implicitMember = call.callee.kind { return true }
      if numberType(call.callee.typeName(names) ?? Name(.set)) != nil { return true }
      guard let name = call.callee.typeName(names), let type = declarations.type(name) else {
        return false
      }
      return declarations[type].keyword == .struct || declarations[type].keyword == .enum
    default: return false
    }
  }

  private mutating func bindElement(
    _ element: Expression, _ wanted: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    // A struct is there, and no more is known of it.
    if case .call(let call) = element.kind, let name = call.callee.typeName(names),
      let type = declarations.type(name), declarations[type].keyword == .struct
    {
      return something(StaticType(.named(name)), at: element.range, scope)
    }
    if case .tuple(let elements) = element.kind, elements.count > 1 {
      return something(at: element.range, scope)
    }
    return inList(bindFormula(element, expecting: wanted, &scope), at: element.range, scope)
  }

  /// A value as an element: one of a type with a comparison of its own, or with values inside, is
  /// there, and whether it equals another one is unknown.
  mutating func inList(
    _ value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let type = type(of: value)
    guard case .named(let name) = type.kind, let index = declarations.type(name) else {
      return value
    }
    let isPlain =
      declarations[index].role == .enumeration
      && !declarations[index].enumCases.contains { $0.declaration.hasPayload }
      && operators(intern(Array("==".utf8)), of: index) == nil
    return isPlain ? value : something(type, at: range, scope)
  }

  /// `Mode.allCases` of an enumeration of the author's own; nil for anything else.
  mutating func bindAllCases(
    of type: Name, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    guard spelling(name.name) == "allCases", let index = enumeration(StaticType(.named(type))),
      !declarations[index].mayHaveMore,
      declarations[index].variables[name.name] == nil,
      !declarations[index].enumCases.contains(where: { $0.declaration.hasPayload })
    else { return nil }
    let element = StaticType(.named(type))
    let cases = declarations[index].enumCases.map {
      add(.constant(.enumCase(symbol($0.declaration.name.name))), element, at: range, scope)
    }
    return add(.apply(.list, cases), StaticType(.list(element)), at: range, scope)
  }

  /// `1...3` as the numbers in it; nil for a range without an end.
  mutating func bindRange(
    _ low: Expression, _ op: Operator, _ high: Expression, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    if case .hole = low.kind { return nil }
    if case .hole = high.kind { return nil }
    let number = StaticType(.int64)
    let first = bindFormula(low, expecting: number, &scope)
    let last = bindFormula(high, expecting: number, &scope)
    guard [first, last].allSatisfy({ type(of: $0).number?.isInteger ?? false }) else { return nil }
    return add(
      .apply(.range(isClosed: op == .closedRange), [first, last]), StaticType(.list(number)),
      at: range, scope)
  }

  /// Whether two sets are equal; nothing else is told of them.
  mutating func bindSetComparison(
    _ comparison: Comparison, _ a: FormulaID, _ b: FormulaID, _ right: Expression,
    at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    var other = b
    if case .array(let elements) = right.kind,
      let set = bindList(elements, at: right.range, type(of: a), &scope)
    {
      other = set
    }
    let isOptional = type(of: a).isOptional || type(of: other).isOptional
    guard !isOptional, type(of: a).isSet, type(of: other).isSet else {
      return opaque(.bool, at: range, scope)
    }
    let same = add(.apply(.hasSameElements, [a, other]), .bool, at: range, scope)
    switch comparison {
    case .equal: return same
    case .notEqual: return add(.not(same), .bool, at: range, scope)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return opaque(.bool, at: range, scope)
    }
  }

  /// `first + second` of two lists; nil for anything else.
  mutating func bindJoined(
    _ left: Expression, _ right: Expression, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard case .list = valueType(of: left, scope).kind,
      case .list = valueType(of: right, scope).kind
    else { return nil }
    var first = bindFormula(left, expecting: expected, &scope)
    let type = type(of: first)
    let second = bindAfter(&first, at: range, &scope) {
      $0.bindFormula(right, expecting: type, &$1)
    }
    guard case .list = type.kind, case .list = self.type(of: second).kind else {
      return opaque(at: range, scope)
    }
    return add(.apply(.change(.appendAll), [first, second]), type, at: range, scope)
  }

  /// `list[index]`; nil for anything else.
  mutating func bindSubscript(
    _ base: Expression, _ arguments: [Argument], at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard arguments.count == 1, arguments[0].label == nil,
      case .list = valueType(of: base, scope).kind
    else { return nil }
    if case .binary(_, let op, _, _) = arguments[0].value.kind, op.isRange { return nil }
    let list = bindFormula(base, expecting: .unknown, &scope)
    guard case .list(let element) = type(of: list).kind else { return nil }
    let index = bindFormula(arguments[0].value, expecting: StaticType(.int64), &scope)
    let value = add(.apply(.element, [list, index]), element, at: range, scope)
    return ifThere(list, value, at: range, scope)
  }

  /// `[Int]()`, `Array(numbers)`, `Set(["a"])`, `String(count)`, `stride(from: 0, to: 9, by: 3)`;
  /// nil for anything else.
  mutating func bindMadeValue(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard declarations.type(name.name) == nil, call.closures.isEmpty else { return nil }
    switch signature(of: name, call) {
    case "String()":
      return add(.constant(.text(symbol([]))), StaticType(.text), at: range, scope)
    case "String(_:)": return bindDescription(of: call.arguments[0].value, at: range, &scope)
    case "Array()", "Set()":
      let isSet = spelling(name.name) == "Set"
      let type =
        expected.element != nil
        ? expected : isSet ? StaticType(.set(.unknown)) : StaticType(.list(.unknown))
      return add(.apply(.list, []), type, at: range, scope)
    case "Array(_:)", "Set(_:)":
      let sequence = bindFormula(call.arguments[0].value, expecting: .unknown, &scope)
      let isSet = spelling(name.name) == "Set"
      let type = type(of: sequence)
      if case .list(let element) = type.kind {
        if !isSet { return sequence }
        // A set of what a list holds: each value is put in once.
        return add(
          .apply(.ofList(.distinct), [sequence]), StaticType(.set(element)), at: range, scope)
      }
      guard type.kind == .text, !isSet else { return opaque(at: range, scope) }
      return add(
        .apply(.ofText(.characters), [sequence]), StaticType(.list(type)), at: range, scope)
    case "stride(from:to:by:)", "stride(from:through:by:)":
      let type = StaticType(.int64)
      let operands = call.arguments.map { bindFormula($0.value, expecting: type, &scope) }
      guard operands.allSatisfy({ self.type(of: $0).number?.isInteger ?? false }) else {
        return opaque(at: range, scope)
      }
      let isClosed = signature(of: name, call) == "stride(from:through:by:)"
      return add(
        .apply(.stride(isClosed: isClosed), operands), StaticType(.list(type)), at: range, scope)
    default: return nil
    }
  }
}

extension Operator {
  /// `true` iff it makes a range.
  var isRange: Bool { self == .closedRange || self == .halfOpenRange }
}
