import Language
import StatusBar

// Numbers: literals, Swift's types of them, and what operators make of two.
extension Binder {
  /// Returns the type of numbers that a name stands for, or nil.
  func numberType(_ name: Name) -> NumberType? {
    switch name.word {
    case .Int: return .int64
    case .Double, .CGFloat, .TimeInterval: return .double
    case .Float: return .float
    default: break
    }
    guard let word = NumberType(spelling: names.bytes(of: name)), declarations.type(name) == nil
    else { return nil }
    return word
  }

  /// A number as it is written; `expected` says of which type it is.
  mutating func bindNumber(
    _ text: [UInt8], isNegative: Bool = false, _ expected: StaticType, at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID {
    guard let literal = NumberLiteral(text, isNegative: isNegative) else {
      return opaque(.number, at: range, scope)
    }
    let type = expected.number ?? literal.type
    let value: Value
    switch (literal, type) {
    case (.whole(let whole), .float): value = .number(Double(Float(whole)))
    case (.whole(let whole), .double): value = .number(Double(whole))
    case (.whole(let whole), _): value = Value(whole: whole)
    case (.fraction(let number), .float): value = .number(Double(Float(number)))
    case (.fraction(let number), _): value = .number(number)
    }
    return add(.constant(value), StaticType(type), at: range, scope)
  }

  /// Returns what an operator makes of two numbers.
  mutating func arithmetic(
    _ arithmetic: Arithmetic, _ a: FormulaID, _ b: FormulaID, at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID {
    let type = arithmetic.type.map { StaticType($0) } ?? .number
    return add(.arithmetic(arithmetic, a, b), type, at: range, scope)
  }

  /// Binds both operands of an operator from the left: a literal takes the type of the other one.
  mutating func bindOperands(
    _ left: Expression, _ right: Expression, expecting expected: StaticType,
    at range: SourceRange, _ scope: inout Scope
  ) -> (FormulaID, FormulaID) {
    if left.isNumberLiteral, !right.isNumberLiteral {
      let b = bindFormula(right, expecting: expected, &scope)
      let a = bindFormula(left, expecting: type(of: b).orNumber(expected), &scope)
      return (a, b)
    }
    var a = bindFormula(left, expecting: expected, &scope)
    let known = type(of: a).orNumber(expected)
    let b = bindAfter(&a, at: range, &scope) { $0.bindFormula(right, expecting: known, &$1) }
    return (a, b)
  }

  /// The type of both operands of an operator; nil where the code does not say it.
  func numberType(
    _ a: FormulaID, _ left: Expression, _ b: FormulaID, _ right: Expression,
    expecting expected: StaticType
  ) -> NumberType? {
    let (first, second) = (type(of: a).number, type(of: b).number)
    switch (left.isNumberLiteral, right.isNumberLiteral) {
    case (true, true): return first == .double || second == .double ? .double : first ?? second
    case (true, false): return second ?? expected.number
    case (false, true): return first ?? expected.number
    case (false, false): return first ?? second ?? expected.number
    }
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
      arithmetic.type = type(of: a).number
    } else {
      (a, b) = bindOperands(left, right, expecting: wanted, at: range, &scope)
      arithmetic.type = numberType(a, left, b, right, expecting: wanted)
    }
    if [type(of: a).kind, type(of: b).kind].contains(.text) {
      return joinedText(a, b, at: range, scope)
    }
    if hasValues(a) || hasValues(b) { return opaque(at: range, scope) }
    return self.arithmetic(arithmetic, a, b, at: range, scope)
  }

  /// `true` iff a formula is of a type of the author's own.
  private func hasValues(_ formula: FormulaID) -> Bool {
    guard case .named(let name) = type(of: formula).kind else { return false }
    return declarations.type(name) != nil
  }

  private mutating func joinedText(
    _ a: FormulaID, _ b: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard case .constant(.text(let first)) = program[a],
      case .constant(.text(let second)) = program[b]
    else {
      guard [a, b].allSatisfy({ type(of: $0).kind == .text && !type(of: $0).isOptional }) else {
        return something(StaticType(.text), at: range, scope)
      }
      return add(.apply(.concatenate, [a, b]), StaticType(.text), at: range, scope)
    }
    let joined = symbol(text: Array((text(first) + text(second)).utf8))
    return add(.constant(.text(joined)), StaticType(.text), at: range, scope)
  }

  /// `Int(value)`, `UInt8(truncatingIfNeeded: value)`; a value that may be nil is not known.
  mutating func bindConversion(
    to type: NumberType, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    guard call.arguments.count == 1, call.closures.isEmpty, let argument = call.arguments.first
    else {
      for argument in call.arguments { act(onTheWayTo: argument.value, &scope) }
      return opaque(.number, at: range, scope)
    }
    let fits =
      !type.isInteger || !argument.value.isFraction(bytes(argument.value.range, in: scope.file))
    let expected = fits && argument.value.isNumberLiteral ? StaticType(type) : .number
    let value = bindFormula(argument.value, expecting: expected, &scope)
    let label = argument.label.map { spelling($0.name) }
    switch (label, self.type(of: value).kind) {
    case (nil, .number), (nil, .unknown), (nil, .named):
      if self.type(of: value).number == type { return value }
      return add(.convert(type, value), StaticType(type), at: range, scope)
    case ("truncatingIfNeeded", .number) where type.isInteger && type != .uint64:
      let zero = add(.constant(.number(0)), StaticType(type), at: range, scope)
      return arithmetic(Arithmetic(.add, type, wraps: true), value, zero, at: range, scope)
    case (nil, .text) where type == .int64 || type == .double:
      if self.type(of: value).isOptional { return opaque(.number, at: range, scope) }
      let function = TextFunction(reading: type)
      return add(
        .apply(.ofText(function), [value]),
        StaticType(.number, isOptional: true, number: type), at: range, scope)
    default: return opaque(.number, at: range, scope)
    }
  }

  /// `Int.max`, `.min`: nil for what is not read.
  func bound(_ word: Word?, of type: NumberType?) -> Value? {
    guard let type, type.isInteger else { return nil }
    switch word {
    case .max: return type == .uint64 ? nil : Value(whole: type.range.upperBound)
    case .min: return Value(whole: type.range.lowerBound)
    default: return nil
    }
  }

  /// `-value`
  mutating func bindNegative(
    _ operand: Expression, _ expected: StaticType, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    if case .number = operand.kind {
      let text = bytes(operand.range, in: scope.file)
      return bindNumber(text, isNegative: true, expected, at: range, scope)
    }
    let wanted = expected.kind == .number ? expected : .number
    let inner = bindFormula(operand, expecting: wanted, &scope)
    let type = type(of: inner)
    if case .constant(.number(let value)) = program[inner] {
      return add(.constant(.number(-value)), type, at: range, scope)
    }
    return add(.negate(inner), type.kind == .number ? type : .number, at: range, scope)
  }

  /// `~value`
  mutating func bindComplement(
    _ operand: Expression, _ expected: StaticType, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    let inner = bindFormula(operand, expecting: expected, &scope)
    guard let type = type(of: inner).number, type.isInteger, type != .uint64 else {
      return opaque(.number, at: range, scope)
    }
    let all = add(
      .constant(Value(whole: type.isSigned ? -1 : type.range.upperBound)), StaticType(type),
      at: range, scope)
    return arithmetic(Arithmetic(.xor, type), inner, all, at: range, scope)
  }
}

extension NumberType {
  /// The type that bytes spell, of those that have no word of their own.
  init?(spelling bytes: some Collection<UInt8>) {
    let known: [(StaticString, NumberType)] = [
      ("Int8", .int8), ("Int16", .int16), ("Int32", .int32), ("Int64", .int64), ("UInt", .uint64),
      ("UInt8", .uint8), ("UInt16", .uint16), ("UInt32", .uint32), ("UInt64", .uint64),
      ("NSInteger", .int64), ("Float32", .float), ("Float64", .double),
    ]
    guard bytes.count <= 9, let first = bytes.first,
      [UInt8(ascii: "I"), UInt8(ascii: "U"), UInt8(ascii: "N"), UInt8(ascii: "F")].contains(first)
    else { return nil }
    let found = known.first { word, _ in
      bytes.elementsEqual(
        UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
    }
    guard let found else { return nil }
    self = found.1
  }
}

extension StaticType {
  /// A type of numbers.
  init(_ number: NumberType) { self.init(.number, number: number) }

  /// This type where it says which numbers it holds, or the expected one.
  fileprivate func orNumber(_ expected: StaticType) -> StaticType {
    kind == .number && number != nil ? StaticType(.number, number: number) : expected
  }
}

extension Expression {
  /// `true` iff it is made of nothing but written numbers, which take the type of what is around.
  var isNumberLiteral: Bool { isNumberLiteral(depth: 8) }

  private func isNumberLiteral(depth: Int) -> Bool {
    guard depth > 0 else { return false }
    switch kind {
    case .number: return true
    case .prefix(.negate, let inner): return inner.isNumberLiteral(depth: depth - 1)
    case .tuple(let elements) where elements.count == 1:
      return elements[0].value.isNumberLiteral(depth: depth - 1)
    case .binary(let a, let op, _, let b) where Arithmetic(op) != nil:
      return a.isNumberLiteral(depth: depth - 1) && b.isNumberLiteral(depth: depth - 1)
    default: return false
    }
  }

  /// `true` iff a written number has something behind its point.
  fileprivate func isFraction(_ text: [UInt8]) -> Bool {
    guard isNumberLiteral else { return false }
    return text.contains { $0 == UInt8(ascii: ".") } || NumberLiteral(text)?.type == .double
  }
}

extension Arithmetic {
  init?(_ op: Operator) {
    switch op {
    case .add, .addAssign: self.init(Operation.add)
    case .subtract, .subtractAssign: self.init(Operation.subtract)
    case .multiply, .multiplyAssign: self.init(Operation.multiply)
    case .divide, .divideAssign: self.init(Operation.divide)
    case .remainder, .remainderAssign: self.init(Operation.remainder)
    case .addWrapping, .addWrappingAssign: self.init(Operation.add, wraps: true)
    case .subtractWrapping, .subtractWrappingAssign: self.init(Operation.subtract, wraps: true)
    case .multiplyWrapping, .multiplyWrappingAssign: self.init(Operation.multiply, wraps: true)
    case .shiftLeft, .shiftLeftAssign: self.init(Operation.shiftLeft)
    case .shiftRight, .shiftRightAssign: self.init(Operation.shiftRight)
    case .bitAnd, .bitAndAssign: self.init(Operation.and)
    case .bitOr, .bitOrAssign: self.init(Operation.or)
    case .bitXor, .bitXorAssign: self.init(Operation.xor)
    case .not, .negate, .plusSign, .bitNot, .and, .or, .coalesce, .equal, .notEqual, .identical,
      .notIdentical, .less, .lessOrEqual, .greater, .greaterOrEqual, .patternMatch, .closedRange,
      .halfOpenRange, .assign, .custom:
      return nil
    }
  }
}

extension TextFunction {
  /// How a text is read as a number of a type.
  fileprivate init(reading type: NumberType) { self = type.isInteger ? .whole : .double }
}
