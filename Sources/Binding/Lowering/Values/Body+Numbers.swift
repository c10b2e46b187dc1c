import Language
import StatusBar

// Numbers: literals, Swift's types of them, and what operators make of two.
extension Body {
  /// Binds both operands of an operator from the left: a literal takes the type of the other one.
  mutating func bindOperands(
    _ left: Expression, _ right: Expression, expecting expected: StaticType,
    at range: SourceRange, _ scope: inout Scope
  ) -> (FormulaID, FormulaID) {
    if left.isNumberLiteral, !right.isNumberLiteral {
      let b = bindFormula(right, expecting: expected, &scope)
      let a = bindFormula(left, expecting: writer.type(of: b).orNumber(expected), &scope)
      return (a, b)
    }
    var expected = expected
    // `7 / 2 * 10.0`: one literal with a fraction gives all of them its type.
    if left.isNumberLiteral, expected.number == nil,
      writer.resolver.hasFraction(left, in: scope.file)
        || writer.resolver.hasFraction(right, in: scope.file)
    {
      expected = StaticType(.number, number: .double)
    }
    var a = bindFormula(left, expecting: expected, &scope)
    let known = writer.type(of: a).orNumber(expected)
    let b = bindAfter(&a, at: range, &scope) { $0.bindFormula(right, expecting: known, &$1) }
    return (a, b)
  }

  /// `a + b` of numbers, or of texts that are written out.
  mutating func bindArithmetic(
    _ arithmetic: Arithmetic, _ left: Expression, _ right: Expression, at range: SourceRange,
    _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    let wanted = expected.kind == .number || expected.kind == .text ? expected : .number
    var arithmetic = arithmetic
    let (a, b): (FormulaID, FormulaID)
    if arithmetic.operation == .shiftLeft || arithmetic.operation == .shiftRight {
      var first = bindFormula(left, expecting: wanted, &scope)
      b = bindAfter(&first, at: range, &scope) { $0.bindFormula(right, expecting: .number, &$1) }
      a = first
      arithmetic.type = writer.type(of: a).number
    } else {
      (a, b) = bindOperands(left, right, expecting: wanted, at: range, &scope)
      arithmetic.type = writer.numberType(a, left, b, right, expecting: wanted)
    }
    if [writer.type(of: a).kind, writer.type(of: b).kind].contains(.text) {
      return writer.joinedText(a, b, at: range, scope)
    }
    if writer.hasValues(a) || writer.hasValues(b) { return writer.opaque(at: range, scope) }
    // Texts and lists have a `+` as well.
    if arithmetic.operation == .add, expected.kind == .unknown || expected.kind == .text,
      [a, b].allSatisfy({ writer.type(of: $0).kind != .number })
    {
      return writer.opaque(expected, at: range, scope)
    }
    return self.writer.arithmetic(arithmetic, a, b, at: range, scope)
  }

  /// `Int(value)`, `UInt8(truncatingIfNeeded: value)`; a value that may be nil is not known.
  mutating func bindConversion(
    to type: NumberType, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    guard call.arguments.count == 1, call.closures.isEmpty, let argument = call.arguments.first
    else {
      for argument in call.arguments { act(onTheWayTo: argument.value, &scope) }
      return writer.opaque(.number, at: range, scope)
    }
    let fits =
      !type.isInteger
      || !argument.value.isFraction(writer.resolver.bytes(argument.value.range, in: scope.file))
    // `Double(7 / 2)` is that of a whole number.
    let isOne = argument.value.isNumberLiteral && !argument.value.isOperation
    let expected = fits && isOne ? StaticType(type) : .number
    let value = bindFormula(argument.value, expecting: expected, &scope)
    let label = argument.label.map { writer.resolver.spelling($0.name) }
    switch (label, self.writer.type(of: value).kind) {
    case (nil, .number), (nil, .unknown), (nil, .named):
      if self.writer.type(of: value).number == type { return value }
      return writer.add(.convert(type, value), StaticType(type), at: range, scope)
    case ("truncatingIfNeeded", .number) where type.isInteger && type != .uint64:
      let zero = writer.add(.constant(.number(0)), StaticType(type), at: range, scope)
      return writer.arithmetic(Arithmetic(.add, type, wraps: true), value, zero, at: range, scope)
    case (nil, .text) where type == .int64 || type == .double:
      if self.writer.type(of: value).isOptional { return writer.opaque(.number, at: range, scope) }
      let function = TextFunction(reading: type)
      return writer.add(
        .apply(.ofText(function), [value]),
        StaticType(.number, isOptional: true, number: type), at: range, scope)
    default: return writer.opaque(.number, at: range, scope)
    }
  }

  /// `-value`
  mutating func bindNegative(
    _ operand: Expression, _ expected: StaticType, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    if case .number = operand.kind {
      let text = writer.resolver.bytes(operand.range, in: scope.file)
      return writer.bindNumber(text, isNegative: true, expected, at: range, scope)
    }
    let wanted = expected.kind == .number ? expected : .number
    let inner = bindFormula(operand, expecting: wanted, &scope)
    let type = writer.type(of: inner)
    if case .constant(.number(let value)) = writer.program[inner] {
      return writer.add(.constant(.number(-value)), type, at: range, scope)
    }
    return writer.add(.negate(inner), type.kind == .number ? type : .number, at: range, scope)
  }

  /// `~value`
  mutating func bindComplement(
    _ operand: Expression, _ expected: StaticType, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    let inner = bindFormula(operand, expecting: expected, &scope)
    guard let type = writer.type(of: inner).number, type.isInteger, type != .uint64 else {
      return writer.opaque(.number, at: range, scope)
    }
    let all = writer.add(
      .constant(Value(whole: type.isSigned ? -1 : type.range.upperBound)), StaticType(type),
      at: range, scope)
    return writer.arithmetic(Arithmetic(.xor, type), inner, all, at: range, scope)
  }
}

extension TextFunction {
  /// How a text is read as a number of a type.
  fileprivate init(reading type: NumberType) { self = type.isInteger ? .whole : .double }
}

extension Expression {
  /// `true` iff an operator stands between two values.
  fileprivate var isOperation: Bool {
    switch kind {
    case .binary: true
    case .tuple(let elements) where elements.count == 1: elements[0].value.isOperation
    case .prefix(_, let inner): inner.isOperation
    default: false
    }
  }
}
