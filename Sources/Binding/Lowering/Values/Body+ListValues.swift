import Language
import StatusBar

// Lists, sets and texts that code makes of other values.
extension Body {
  /// `[first, second]`: a list of what is read; nil for one that holds objects, closures or
  /// anything else that is more than a value.
  mutating func bindList(
    _ elements: [Expression], at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID? {
    if let list = bindControllerList(elements, at: range, expected, &scope) { return list }
    guard elements.count <= 256, elements.allSatisfy({ writer.isListed($0, scope) }) else {
      return nil
    }
    var wanted = expected.element ?? .unknown
    let isSet = expected.isSet
    if writer.resolver.holdsController(wanted) || wanted.kind == .closure || wanted.kind == .window
    {
      return nil
    }
    // `[1, 2.5]` holds fractions, `[1, UInt8(2)]` bytes.
    if wanted.kind == .unknown {
      let numbers = elements.compactMap { element -> NumberType? in
        let number = writer.valueType(of: element, scope).number
        return element.isNumberLiteral && number != .double ? nil : number
      }
      if let number = numbers.first { wanted = StaticType(number) }
    }
    var formulas: [FormulaID] = []
    for (index, element) in elements.enumerated() {
      // Beside other values a literal is of their type.
      let isOther = wanted.kind == .unknown && !elements.allSatisfy { $0.isNumberLiteral }
      let value =
        isOther && element.isNumberLiteral
        ? bindAs(nil, element, &scope) : bindElement(element, wanted, &scope)
      if index == 0, wanted.kind == .unknown { wanted = writer.type(of: value) }
      formulas.append(value)
    }
    let type = isSet ? StaticType(.set(wanted)) : StaticType(.list(wanted))
    return writer.add(.apply(isSet ? .set : .list, formulas), type, at: range, scope)
  }

  private mutating func bindElement(
    _ element: Expression, _ wanted: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    // A struct is there, and no more is known of it.
    if case .call(let call) = element.kind, let name = call.callee.typeName(writer.resolver.names),
      let type = writer.resolver.declarations.type(name),
      writer.resolver.declarations[type].keyword == .struct,
      !writer.resolver.declarations[type].isByReference
    {
      return writer.something(StaticType(.named(name)), at: element.range, scope)
    }
    if case .tuple(let elements) = element.kind, elements.count > 1 {
      return writer.something(at: element.range, scope)
    }
    return writer.inList(bindFormula(element, expecting: wanted, &scope), at: element.range, scope)
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
    guard [first, last].allSatisfy({ writer.type(of: $0).number?.isInteger ?? false }) else {
      return nil
    }
    return writer.add(
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
      let set = bindList(elements, at: right.range, writer.type(of: a), &scope)
    {
      other = set
    }
    let isOptional = writer.type(of: a).isOptional || writer.type(of: other).isOptional
    guard !isOptional, writer.type(of: a).isSet, writer.type(of: other).isSet else {
      return writer.opaque(.bool, at: range, scope)
    }
    let same = writer.add(.apply(.hasSameElements, [a, other]), .bool, at: range, scope)
    switch comparison {
    case .equal: return same
    case .notEqual: return writer.add(.not(same), .bool, at: range, scope)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      return writer.opaque(.bool, at: range, scope)
    }
  }

  /// `first + second` of two lists; nil for anything else.
  mutating func bindJoined(
    _ left: Expression, _ right: Expression, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard case .list = writer.valueType(of: left, scope).kind,
      case .list = writer.valueType(of: right, scope).kind
    else { return nil }
    var first = bindFormula(left, expecting: expected, &scope)
    let type = writer.type(of: first)
    let second = bindAfter(&first, at: range, &scope) {
      $0.bindFormula(right, expecting: type, &$1)
    }
    guard case .list = type.kind, case .list = self.writer.type(of: second).kind else {
      return writer.opaque(at: range, scope)
    }
    return writer.add(.apply(.change(.appendAll), [first, second]), type, at: range, scope)
  }

  /// `list[index]`; nil for anything else.
  mutating func bindSubscript(
    _ base: Expression, _ arguments: [Argument], at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard arguments.count == 1, arguments[0].label == nil,
      case .list = writer.valueType(of: base, scope).kind
    else { return nil }
    if case .binary(_, let op, _, _) = arguments[0].value.kind, op.isRange { return nil }
    let list = bindFormula(base, expecting: .unknown, &scope)
    guard case .list(let element) = writer.type(of: list).kind else { return nil }
    let index = bindFormula(arguments[0].value, expecting: StaticType(.int64), &scope)
    let value = writer.add(.apply(.element, [list, index]), element, at: range, scope)
    return writer.ifThere(list, value, at: range, scope)
  }

  /// `[Int]()`, `Array(numbers)`, `Set(["a"])`, `String(count)`, `stride(from: 0, to: 9, by: 3)`;
  /// nil for anything else.
  mutating func bindMadeValue(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard writer.resolver.declarations.type(name.name) == nil, call.closures.isEmpty else {
      return nil
    }
    switch writer.resolver.signature(of: name, call) {
    case "String()":
      return writer.add(.constant(.text(writer.symbol([]))), StaticType(.text), at: range, scope)
    case "String(_:)": return bindDescription(of: call.arguments[0].value, at: range, &scope)
    case "Array()", "Set()":
      let isSet = writer.resolver.spelling(name.name) == "Set"
      let type =
        expected.element != nil
        ? expected : isSet ? StaticType(.set(.unknown)) : StaticType(.list(.unknown))
      return writer.add(.apply(.list, []), type, at: range, scope)
    case "Array(_:)", "Set(_:)":
      let sequence = bindFormula(call.arguments[0].value, expecting: .unknown, &scope)
      let isSet = writer.resolver.spelling(name.name) == "Set"
      let type = writer.type(of: sequence)
      if case .list(let element) = type.kind {
        if !isSet { return sequence }
        // A set of what a list holds: each value is put in once.
        return writer.add(
          .apply(.ofList(.distinct), [sequence]), StaticType(.set(element)), at: range, scope)
      }
      guard type.kind == .text, !isSet else { return writer.opaque(at: range, scope) }
      return writer.add(
        .apply(.ofText(.characters), [sequence]), StaticType(.list(type)), at: range, scope)
    case "stride(from:to:by:)", "stride(from:through:by:)":
      let type = StaticType(.int64)
      let operands = call.arguments.map { bindFormula($0.value, expecting: type, &scope) }
      guard operands.allSatisfy({ self.writer.type(of: $0).number?.isInteger ?? false }) else {
        return writer.opaque(at: range, scope)
      }
      let isClosed = writer.resolver.signature(of: name, call) == "stride(from:through:by:)"
      return writer.add(
        .apply(.stride(isClosed: isClosed), operands), StaticType(.list(type)), at: range, scope)
    default: return nil
    }
  }
}

extension Operator {
  /// `true` iff it makes a range.
  var isRange: Bool { self == .closedRange || self == .halfOpenRange }
}

extension Body {
  private mutating func bindDescription(
    of argument: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    let value = bindFormula(argument, expecting: .unknown, &scope)
    return writer.description(of: value, at: range, scope)
      ?? writer.opaque(StaticType(.text), at: range, scope)
  }
}
