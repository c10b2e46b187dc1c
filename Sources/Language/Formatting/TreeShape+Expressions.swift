extension TreeShape {
  mutating func add(_ expression: Expression?) {
    add(expression != nil)
    if let expression { add(expression) }
  }

  private mutating func add(_ expressions: [Expression]) {
    count(expressions.count)
    for expression in expressions { add(expression) }
  }

  mutating func add(_ arguments: [Argument]) {
    count(arguments.count)
    for argument in arguments {
      add(argument.label)
      add(argument.value)
    }
  }

  mutating func add(_ type: TypeReference) {
    add(type.range)
    add(type.isOptional)
  }

  mutating func add(_ type: TypeReference?) {
    add(type != nil)
    if let type { add(type) }
  }

  mutating func add(_ closure: Closure?) {
    add(closure != nil)
    guard let closure else { return }
    add(closure.range)
    add(closure.parameters)
    add(closure.body)
  }

  private mutating func add(_ kind: Operator) { tag(UInt32(kind.rawValue)) }

  mutating func add(_ expression: Expression) {
    add(expression.range)
    switch expression.kind {
    case .name: tag(1)
    case .instance(_, let ordinal):
      tag(2)
      add(ordinal)
    case .binding: tag(3)
    case .implicitMember: tag(4)
    case .number: tag(5)
    case .string(let string):
      tag(6)
      add(string.parts(at: expression.range))
    case .boolean: tag(7)
    case .nilLiteral: tag(8)
    case .array(let elements):
      tag(9)
      add(elements)
    case .dictionary(let entries):
      tag(10)
      count(entries.count)
      for entry in entries {
        add(entry.key)
        add(entry.value)
      }
    case .tuple(let elements):
      tag(11)
      add(elements)
    case .member(let base, let name):
      tag(12)
      add(base)
      add(name)
    case .call(let call):
      tag(13)
      add(call)
    case .subscripted(let base, let arguments):
      tag(14)
      add(base)
      add(arguments)
    case .optionalChain(let base):
      tag(15)
      add(base)
    case .forced(let base):
      tag(16)
      add(base)
    case .prefix, .binary, .assignment, .ternary, .cast, .effect, .closure, .keyPath, .macro,
      .regex,
      .availability, .conditionalModifiers, .branch, .hole, .missing:
      addCompound(expression.kind)
    }
  }

  /// Adds what is made of operators, blocks and the rest.
  private mutating func addCompound(_ kind: Expression.Kind) {
    switch kind {
    case .prefix(let kind, let operand):
      tag(17)
      add(kind)
      add(operand)
    case .binary(let left, let kind, let range, let right):
      tag(18)
      addPair(left, kind, range, right)
    case .assignment(let left, let kind, let range, let right):
      tag(19)
      addPair(left, kind, range, right)
    case .ternary(let condition, let yes, let no):
      tag(20)
      add(condition)
      add(yes)
      add(no)
    case .cast(let value, let cast, let type):
      tag(21)
      add(value)
      tag(UInt32(cast.rawValue))
      add(type)
    case .effect(let mark, let value):
      tag(22)
      tag(UInt32(mark.rawValue))
      add(value)
    case .closure(let closure):
      tag(23)
      add(closure)
    case .keyPath(let names):
      tag(24)
      count(names.count)
    case .macro(_, let arguments):
      tag(25)
      add(arguments)
    case .regex: tag(26)
    case .availability(let platforms, let isNegated):
      tag(27)
      add(isNegated)
      for platform in platforms {
        add(platform.platform)
        add(platform.version)
      }
    case .conditionalModifiers(let base, let clauses):
      tag(28)
      add(base)
      count(clauses.count)
      for clause in clauses {
        add(clause.condition)
        add(clause.body)
      }
    case .branch(let statement):
      tag(29)
      add(statement)
    case .hole: tag(30)
    case .missing: tag(31)
    case .name, .instance, .binding, .implicitMember, .number, .string, .boolean, .nilLiteral,
      .array, .dictionary, .tuple, .member, .call, .subscripted, .optionalChain, .forced:
      break  // added already
    }
  }

  private mutating func addPair(
    _ left: Expression, _ kind: Operator, _ range: SourceRange, _ right: Expression
  ) {
    add(left)
    add(kind)
    add(range)
    add(right)
  }

  private mutating func add(_ parts: StringParts) {
    count(parts.count)
    for part in parts {
      switch part {
      case .text(let range): add(range)
      case .interpolation(let value): add(value)
      }
    }
  }

  private mutating func add(_ call: Call) {
    add(call.callee)
    add(call.arguments)
    add(call.brackets)
    count(call.closures.count)
    for closure in call.closures {
      add(closure.label)
      add(closure.closure)
    }
  }
}
