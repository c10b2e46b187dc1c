/// Numbers of Swift's types, and texts that are compared.
extension Questions {
  /// What comes of the end of the app: nothing is known after it.
  func end(at formula: FormulaID) -> Value {
    let input = InputID(after: formula)
    trace.end(input)
    return .unknown(input)
  }

  /// Returns what is made of two numbers; the app ends where Swift's types have no room for it.
  func calculate(_ arithmetic: Arithmetic, _ a: Value, _ b: Value, at id: FormulaID) -> Value {
    if let input = a.doubt ?? b.doubt { return .unknown(input) }
    guard let type = arithmetic.type else { return calculateUntyped(arithmetic, a, b, at: id) }
    if type.isInteger, let x = a.whole, let y = b.whole {
      return calculate(arithmetic, type, x, y, at: id)
    }
    guard let x = a.rounded, let y = b.rounded else { return .none }
    if type == .float {
      return .number(Double(calculate(arithmetic.operation, Float(x), Float(y))))
    }
    return .number(calculate(arithmetic.operation, x, y))
  }

  /// Numbers of which the code does not say the type: what depends on it is not known.
  private func calculateUntyped(
    _ arithmetic: Arithmetic, _ a: Value, _ b: Value, at id: FormulaID
  ) -> Value {
    guard let x = a.rounded, let y = b.rounded else { return .none }
    let result = calculate(arithmetic.operation, x, y)
    guard let first = a.whole, let second = b.whole else { return .number(result) }
    // Where it is cut off depends on the type.
    if arithmetic.wraps { return .unknown(InputID(after: id)) }
    let limit = Double(Value.exactLimit)
    switch arithmetic.operation {
    case .divide where second == 0 || first % second != 0: return .unknown(InputID(after: id))
    case .shiftLeft: return .unknown(InputID(after: id))
    case .shiftRight, .and, .or, .xor:
      return calculate(arithmetic, .int64, first, second, at: id)
    case .add, .subtract, .multiply, .divide, .remainder, .minimum, .maximum:
      return result.magnitude <= limit ? .number(result) : .unknown(InputID(after: id))
    }
  }

  /// Whole numbers, exactly.
  private func calculate(
    _ arithmetic: Arithmetic, _ type: NumberType, _ x: Int64, _ y: Int64, at id: FormulaID
  ) -> Value {
    switch arithmetic.operation {
    case .minimum: return Value(whole: min(x, y))
    case .maximum: return Value(whole: max(x, y))
    case .and: return Value(whole: x & y)
    case .or: return Value(whole: x | y)
    case .xor: return Value(whole: x ^ y)
    case .shiftLeft: return shifted(x, by: y, type, at: id)
    case .shiftRight:
      return y < 0 && y > -64 ? shifted(x, by: -y, type, at: id) : Value(whole: x >> y)
    case .divide, .remainder:
      if y == 0 { return end(at: id) }
      let (result, overflows) =
        arithmetic.operation == .divide
        ? x.dividedReportingOverflow(by: y) : x.remainderReportingOverflow(dividingBy: y)
      return overflows ? end(at: id) : fit(result, type, wraps: false, at: id)
    case .add, .subtract, .multiply:
      let (result, overflows) =
        switch arithmetic.operation {
        case .add: x.addingReportingOverflow(y)
        case .subtract: x.subtractingReportingOverflow(y)
        case .multiply, .divide, .remainder, .minimum, .maximum, .shiftLeft, .shiftRight, .and,
          .or, .xor:
          x.multipliedReportingOverflow(by: y)
        }
      if overflows, !arithmetic.wraps || type == .uint64 { return end(at: id) }
      return fit(result, type, wraps: arithmetic.wraps, at: id)
    }
  }

  private func shifted(_ x: Int64, by y: Int64, _ type: NumberType, at id: FormulaID) -> Value {
    if y < 0 { return Value(whole: x >> (y == Int64.min ? Int64.max : -y)) }
    return y >= type.bits ? .number(0) : fit(x << y, type, wraps: true, at: id)
  }

  /// A whole number in a type: cut to its bits, or else the app ends.
  private func fit(_ number: Int64, _ type: NumberType, wraps: Bool, at id: FormulaID) -> Value {
    if type.range.contains(number) { return Value(whole: number) }
    guard wraps, type.bits < 64 else { return end(at: id) }
    let rest = number & ((1 << type.bits) - 1)
    let isNegative = type.isSigned && rest >> (type.bits - 1) == 1
    return Value(whole: isNegative ? rest - (1 << type.bits) : rest)
  }

  private func calculate<Number: BinaryFloatingPoint>(
    _ operation: Arithmetic.Operation, _ x: Number, _ y: Number
  ) -> Number {
    switch operation {
    case .add: x + y
    case .subtract: x - y
    case .multiply: x * y
    case .divide: x / y
    case .minimum: min(x, y)
    case .maximum: max(x, y)
    case .remainder: remainder(x, y)
    case .shiftLeft, .shiftRight, .and, .or, .xor: 0
    }
  }

  /// The remainder without a call of the C library's; 0 where it cannot be told.
  private func remainder<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number) -> Number {
    let quotient = x / y
    guard quotient.magnitude < 1e15 else { return 0 }
    return x - Number(Int64(quotient)) * y
  }

  func negate(_ value: Value, at id: FormulaID) -> Value {
    switch value {
    case .number(let number): return .number(-number)
    case .integer(let number):
      return number == Int64.min ? end(at: id) : Value(whole: -number)
    case .none, .bool, .text, .list, .enumCase, .style, .animation, .scheme, .visibility,
      .sizeClass,
      .interposed, .scenePhase, .controller, .object, .window, .some, .presentation, .reference,
      .closure, .unknown:
      return value
    }
  }

  /// A number as one of another type; what stands behind the point of a whole one is left out.
  func convert(_ value: Value, to type: NumberType, at id: FormulaID) -> Value {
    if value.isUnknown { return value }
    if type.isInteger, let whole = value.whole { return fit(whole, type, wraps: false, at: id) }
    guard let number = value.rounded else { return .none }
    switch type {
    case .double: return .number(number)
    case .float: return .number(Double(Float(number)))
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64:
      guard let whole = Int64(exactly: number.rounded(.towardZero)) else { return end(at: id) }
      return fit(whole, type, wraps: false, at: id)
    }
  }

  /// The number of characters of a text, as Swift counts them.
  func length(of value: Value, at id: FormulaID) -> Value {
    if value.isUnknown { return value }
    guard case .text(let symbol) = value else { return .unknown(InputID(after: id)) }
    return .number(Double(program.text(of: symbol).count))
  }

  /// Which of two values comes first, that are not both of them small numbers; nil where nothing
  /// orders them.
  func order(_ comparison: Comparison, _ a: Value, _ b: Value) -> Value? {
    if case .text(let x) = a, case .text(let y) = b {
      let (x, y) = (program.text(of: x), program.text(of: y))
      switch comparison {
      case .less: return .bool(x < y)
      case .lessOrEqual: return .bool(x <= y)
      case .greater: return .bool(x > y)
      case .greaterOrEqual: return .bool(x >= y)
      case .equal: return .bool(x == y)
      case .notEqual: return .bool(x != y)
      }
    }
    if let x = a.whole, let y = b.whole {
      switch comparison {
      case .less: return .bool(x < y)
      case .lessOrEqual: return .bool(x <= y)
      case .greater: return .bool(x > y)
      case .greaterOrEqual: return .bool(x >= y)
      case .equal: return .bool(x == y)
      case .notEqual: return .bool(x != y)
      }
    }
    guard let x = a.rounded, let y = b.rounded else { return nil }
    return .bool(compare(comparison, x, y))
  }
}
