import Language
import StatusBar

// Integers: a number of the model is any number, and Swift's `/` leaves out the rest of two
// integers.
extension Binder {
  /// Returns what an operator makes of two numbers, of which `integers` says whether they are
  /// integers in Swift; nil where nobody knows.
  mutating func arithmetic(
    _ operation: Arithmetic, _ a: FormulaID, _ b: FormulaID, integers: Bool?,
    at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard operation == .divide, integers != false else {
      return add(.arithmetic(operation, a, b), .number, at: range, scope)
    }
    if integers == nil {
      // Of two literals only what surrounds them would tell, unless no rest is left.
      guard case .constant(.number(let over)) = program[a],
        case .constant(.number(let under)) = program[b], under != 0,
        over.truncatingRemainder(dividingBy: under) != 0
      else { return add(.arithmetic(.divide, a, b), .number, at: range, scope) }
      return opaque(.number, at: range, scope)
    }
    let rest = add(.arithmetic(.remainder, a, b), .number, at: range, scope)
    let whole = add(.arithmetic(.subtract, a, rest), .number, at: range, scope)
    return add(.arithmetic(.divide, whole, b), .number, at: range, scope)
  }

  /// Whether the operands of an operator are integers: one of them tells it of both.
  func areIntegers(_ a: Expression, _ b: Expression, _ scope: Scope) -> Bool? {
    isInteger(a, scope) ?? isInteger(b, scope)
  }

  /// `Int(value)`: what stands before the point.
  mutating func integer(
    of value: FormulaID, _ argument: Expression, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    if isInteger(argument, scope) == true { return value }
    let one = add(.constant(.number(1)), .number, at: range, scope)
    let rest = add(.arithmetic(.remainder, value, one), .number, at: range, scope)
    return add(.arithmetic(.subtract, value, rest), .number, at: range, scope)
  }

  /// `true` iff a type holds nothing but integers.
  func isIntegerType(_ type: Name) -> Bool {
    let bytes = names.bytes(of: type)
    let rest = bytes.first == UInt8(ascii: "U") ? bytes.dropFirst() : bytes
    guard rest.starts(with: "Int".utf8) else { return false }
    return ["", "8", "16", "32", "64"].contains { rest.dropFirst(3).elementsEqual($0.utf8) }
  }

  /// Whether an expression yields an integer of Swift's; nil where it does not say so itself, as a
  /// literal without a point does not.
  private func isInteger(_ value: Expression, _ scope: Scope) -> Bool? {
    switch value.kind {
    case .number:
      let text = bytes(value.range, in: scope.file)
      return text.contains(UInt8(ascii: ".")) ? false : nil
    case .prefix(.negate, let inner), .forced(let inner): return isInteger(inner, scope)
    case .tuple(let elements) where elements.count == 1:
      return isInteger(elements[0].value, scope)
    case .binary(let a, let op, _, let b) where Arithmetic(op) != nil:
      return areIntegers(a, b, scope)
    case .ternary(_, let a, let b): return areIntegers(a, b, scope)
    case .call(let call):
      guard case .name(let type) = call.callee.kind,
        StaticType(typeWord: type.word).kind == .number || isIntegerType(type)
      else { return nil }
      return isIntegerType(type)
    case .member(_, let name) where names.bytes(of: name.name).elementsEqual("count".utf8):
      return true
    default: return value.ownName.flatMap { isInteger($0, value, scope) }
    }
  }

  private func isInteger(_ name: Name, _ value: Expression, _ scope: Scope) -> Bool? {
    if case .name = value.kind, scope.locals.contains(name) {
      let initial = scope.locals[name]?.initial
      return initial.flatMap { isIntegerValue($0, scope) }
    }
    guard let variable = variable(named: name, of: scope.owner),
      !variable.declaration.isState
    else { return nil }
    if let type = variable.declaration.type { return isIntegerType(type.name) }
    var inner = scope
    inner.file = variable.file
    inner.locals = []
    return variable.declaration.initial.flatMap { isIntegerValue($0, inner) }
  }

  /// The type that a variable takes from what it begins with: of a literal without a point `Int`.
  private func isIntegerValue(_ initial: Expression, _ scope: Scope) -> Bool? {
    if case .number = initial.withoutSign.kind { return isInteger(initial, scope) ?? true }
    return isInteger(initial, scope)
  }
}

extension Expression {
  fileprivate var withoutSign: Expression {
    if case .prefix(.negate, let inner) = kind { inner } else { self }
  }
}
