import Language
import StatusBar

// Numbers: literals, Swift's types of them, and what operators make of two.
extension Writer {
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

  /// `true` iff a formula is of a type of the author's own.
  func hasValues(_ formula: FormulaID) -> Bool {
    guard case .named(let name) = type(of: formula).kind else { return false }
    return resolver.declarations.type(name) != nil
  }

  mutating func joinedText(
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
  func isFraction(_ text: [UInt8]) -> Bool {
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

// What Swift's library makes of texts, numbers, lists and sets.
extension Writer {
  /// Binds a property of a value: `items.count`; nil for one that is not followed.
  mutating func bindValueProperty(
    _ name: LocatedName, of value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let type = type(of: value)
    guard let family = resolver.family(of: type),
      let member = ValueMember(resolver.spelling(name.name), of: family),
      !resolver.extendsValues(with: name.name)
    else { return nil }
    return apply(member, [value], at: range, scope)
  }

  /// A function of values whose first operand may be nil, and what it yields then.
  mutating func apply(
    _ member: ValueMember, _ operands: [FormulaID], at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let type = self.resolver.type(of: member, askedOf: self.type(of: operands[0]))
    // Of a list of what may be nil, nil says two things.
    if self.type(of: operands[0]).element?.isOptional ?? false {
      switch member.yield {
      case .optionalElement: return opaque(type, at: range, scope)
      case .truth, .whole, .text, .texts, .parsedWhole, .parsedDouble, .same, .element,
        .optionalWhole, .wholes:
        break
      }
    }
    let value = add(.apply(member.function, operands), type, at: range, scope)
    return ifThere(operands[0], value, at: range, scope)
  }

  // MARK: - Closures

  /// `reduce(0, +)` as `reduce(0) { $0 + $1 }`
  mutating func operatorClosure(_ call: Call, _ scope: Scope) -> Closure? {
    guard call.arguments.count == 2, call.closures.isEmpty else { return nil }
    let place = call.arguments[1].value.range
    let operands: [Operator: String] = [.add: "+", .multiply: "*"]
    let text = resolver.bytes(place, in: scope.file)
    guard let op = operands.first(where: { Array($0.value.utf8) == text })?.key else { return nil }
    let (a, b) = (
      Expression(.name(intern(Array("$0".utf8))), place),
      Expression(.name(intern(Array("$1".utf8))), place)
    )
    let sum = Expression(.binary(a, op, operatorRange: place, b), place)
    return Closure(range: place, parameters: [], body: [Statement(.expression(sum), place)])
  }
}

// Of which type a value is, told from its text before it is bound.
extension Writer {
  /// Returns the type of an expression that is a text, a number, a list or a set, as far as it
  /// shows without binding it; an unknown one for anything else.
  func valueType(of expression: Expression, _ scope: Scope, depth: Int = 0) -> StaticType {
    guard depth < 32 else { return .unknown }
    switch expression.kind {
    case .string: return StaticType(.text)
    case .number:
      let text = resolver.bytes(expression.range, in: scope.file)
      return StaticType(NumberLiteral(text)?.type ?? .int64)
    case .array: return StaticType(.list(.unknown))
    case .tuple(let elements) where elements.count == 1:
      return valueType(of: elements[0].value, scope, depth: depth + 1)
    case .optionalChain(let inner), .forced(let inner), .effect(.await, let inner):
      return valueType(of: inner, scope, depth: depth + 1)
    case .binary(_, .closedRange, _, let high), .binary(_, .halfOpenRange, _, let high):
      if case .hole = high.kind { return .unknown }
      return StaticType(.list(StaticType(.int64)))
    case .binary(let left, .add, _, let right):
      let type = valueType(of: left, scope, depth: depth + 1)
      return type.kind == .unknown ? valueType(of: right, scope, depth: depth + 1) : type
    case .ternary(_, let then, _): return valueType(of: then, scope, depth: depth + 1)
    case .subscripted(let base, let arguments):
      guard arguments.count == 1, arguments[0].label == nil,
        case .list(let element) = valueType(of: base, scope, depth: depth + 1).kind
      else { return .unknown }
      return element
    case .name, .member: return namedType(of: expression, scope, depth: depth)
    case .call(let call): return callType(of: call, scope, depth: depth)
    default: return .unknown
    }
  }

  private func namedType(
    of expression: Expression, _ scope: Scope, depth: Int
  ) -> StaticType {
    switch meaning(of: expression, scope) {
    case .variable(_, let type): return type
    case .value(let formula): return type(of: formula)
    case nil: break
    case .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft,
      .window, .anything:
      return .unknown
    }
    if let name = expression.ownName, let found = resolver.computed(name, of: scope.owner) {
      return found.type
    }
    guard case .member(let base, let name) = expression.kind else { return .unknown }
    if let owner = className(of: base, scope), let type = resolver.declarations.type(owner) {
      for index in resolver.declarations.lineage(of: type) {
        if let variable = resolver.declarations[index].variables[name.name] {
          return resolver.staticType(variable)
        }
      }
    }
    if resolver.spelling(name.name) == "allCases", let type = base.typeName(resolver.names),
      resolver.enumeration(StaticType(.named(type))) != nil
    {
      return StaticType(.list(StaticType(.named(type))))
    }
    let type = valueType(of: base, scope, depth: depth + 1)
    guard let family = resolver.family(of: type),
      let member = ValueMember(resolver.spelling(name.name), of: family)
    else { return .unknown }
    return self.resolver.type(of: member, askedOf: type)
  }

  private func callType(of call: Call, _ scope: Scope, depth: Int) -> StaticType {
    switch call.callee.kind {
    case .member(let base, let name):
      let type = valueType(of: base, scope, depth: depth + 1)
      guard let family = resolver.family(of: type) else { return .unknown }
      if let member = resolver.valueMember(resolver.signature(of: name, call), of: family, type) {
        return self.resolver.type(of: member, askedOf: type)
      }
      guard family == .list, resolver.closure(of: call) != nil || call.isKeyPath,
        let question = ElementQuestion(resolver.spelling(name.name))
      else { return .unknown }
      switch question {
      case .map, .compactMap: return StaticType(.list(.unknown))
      case .filter, .reject: return type
      case .contains, .allSatisfy: return .bool
      case .first, .firstIndex, .count: return .unknown
      }
    case .name(let name):
      if let made = madeType(of: name, call, scope) { return made }
      guard let found = resolver.function(name, labels: call, in: scope) else { return .unknown }
      return resolver.staticType(found.function.declaration.result)
    case .array(let elements):
      guard elements.count == 1, case .name(let name) = elements[0].kind,
        resolver.names.isCapitalized(name)
      else { return .unknown }
      return StaticType(.list(resolver.staticType(named: name)))
    default: return .unknown
    }
  }

  /// The type of `String(…)`, `Array(…)` and `Set(…)`; nil for another call.
  private func madeType(of name: Name, _ call: Call, _ scope: Scope) -> StaticType? {
    guard resolver.declarations.type(name) == nil else { return nil }
    switch resolver.spelling(name) {
    case "String": return StaticType(.text)
    case "Array", "Set":
      let element = elementType(of: call.arguments.first?.value, scope)
      return resolver.spelling(name) == "Set"
        ? StaticType(.set(element)) : StaticType(.list(element))
    case "stride": return StaticType(.list(StaticType(.int64)))
    default: return nil
    }
  }

  private func elementType(of sequence: Expression?, _ scope: Scope) -> StaticType {
    guard let sequence else { return .unknown }
    let type = valueType(of: sequence, scope)
    return type.element ?? (type.kind == .text ? type : .unknown)
  }
}

extension Call {
  /// `true` iff it is handed a key path alone: `items.map(\.count)`.
  fileprivate var isKeyPath: Bool {
    guard arguments.count == 1, closures.isEmpty else { return false }
    if case .keyPath = arguments[0].value.kind { return true }
    return false
  }
}

extension Resolver {
  /// `true` iff one of the literals of an expression of literals has a fraction, or an exponent.
  func hasFraction(_ literals: Expression, in file: FileID) -> Bool {
    switch literals.kind {
    case .number: NumberLiteral(bytes(literals.range, in: file))?.type == .double
    case .prefix(.negate, let inner): hasFraction(inner, in: file)
    case .tuple(let elements) where elements.count == 1: hasFraction(elements[0].value, in: file)
    case .binary(let a, _, _, let b): hasFraction(a, in: file) || hasFraction(b, in: file)
    default: false
    }
  }
}
