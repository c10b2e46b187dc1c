import Language
import StatusBar

// What Swift's library makes of texts, numbers, lists and sets.
extension Binder {
  /// Binds a property of a value: `items.count`; nil for one that is not followed.
  mutating func bindValueProperty(
    _ name: LocatedName, of value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let type = type(of: value)
    guard let family = family(of: type),
      let member = ValueMember(spelling(name.name), of: family)
    else { return nil }
    return apply(member, [value], at: range, scope)
  }

  /// Binds a call of a method of a value: `name.hasPrefix("a")`, `items.filter { $0 > 1 }`; nil for
  /// one that is not followed.
  mutating func bindValueCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    let type = valueType(of: base, scope)
    guard let family = family(of: type) else { return nil }
    if let done = bindChangingCall(base, name, call, family, at: range, &scope) { return done }
    if family == .list, let asked = bindAsked(base, name, call, type, at: range, &scope) {
      return asked
    }
    let signature = signature(of: name, call)
    guard let member = ValueMember(signature, of: family) else { return nil }
    var operands = [bindFormula(base, expecting: .unknown, &scope)]
    // What its text promised is not what it is.
    guard self.family(of: self.type(of: operands[0])) == family else { return nil }
    if !isRule(call) {
      let wanted = wanted(by: member, of: type)
      for argument in call.arguments {
        let operand = bindFormula(argument.value, expecting: wanted, &scope)
        operands.append(inList(operand, at: argument.value.range, scope))
      }
    }
    if let implied = member.implied {
      operands.append(
        add(.constant(Value(whole: implied)), StaticType(.int64), at: range, scope))
    }
    return apply(member, operands, at: range, scope)
  }

  /// `true` iff the only argument of a call chooses between functions: `rounded(.up)`.
  private func isRule(_ call: Call) -> Bool {
    guard call.arguments.count == 1, case .implicitMember = call.arguments[0].value.kind,
      case .member(_, let name) = call.callee.kind
    else { return false }
    return spelling(name.name) == "rounded"
  }

  /// The type of the arguments of a member.
  private func wanted(by member: ValueMember, of type: StaticType) -> StaticType {
    switch member.function {
    case .search: type.element ?? .unknown
    case .part: StaticType(.int64)
    case .ofTexts, .replaceText, .joinTexts: StaticType(.text)
    case .isMultiple: type
    case .describe, .concatenate, .ofText, .ofNumber, .list, .set, .range, .stride, .ofList,
      .element, .change, .hasSameElements:
      .unknown
    }
  }

  /// A function of values whose first operand may be nil, and what it yields then.
  private mutating func apply(
    _ member: ValueMember, _ operands: [FormulaID], at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let type = self.type(of: member, askedOf: self.type(of: operands[0]))
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

  /// `value.map { $0 + 1 }`, `value.flatMap { … }` of something that may be nil; nil for another
  /// call.
  mutating func bindOptionalMap(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard ["map", "flatMap"].contains(spelling(name.name)), let closure = closure(of: call),
      onlyYields(closure), !base.isChained
    else { return nil }
    let type = valueType(of: base, scope)
    guard type.isOptional, family(of: type) != nil || type.kind == .bool else { return nil }
    var value = bindFormula(base, expecting: .unknown, &scope)
    guard self.type(of: value).isOptional else { return nil }
    if scope.frame != nil { hold(&value, at: range, &scope) }
    var inner = type
    inner.isOptional = false
    let there = add(.forced(value), inner, at: range, scope)
    let body = bindBody(of: closure, given: [there], .unknown, scope)
    return ifThere(value, body, at: range, scope)
  }

  // MARK: - Closures

  /// `items.filter { $0 > 1 }`, `items.map(\.count)`, `items.reduce(0, +)`; nil for another call.
  private mutating func bindAsked(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ type: StaticType,
    at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard case .list(let element) = type.kind else { return nil }
    if spelling(name.name) == "reduce" {
      return bindReduce(base, call, element, at: range, &scope)
    }
    guard let question = ElementQuestion(spelling(name.name)) else { return nil }
    let parameter = program.addElement()
    let value: Expression?
    if call.arguments.count == 1, call.closures.isEmpty,
      case .keyPath(let path) = call.arguments[0].value.kind, !path.isEmpty
    {
      let place = call.arguments[0].value.range
      let start = Expression(.name(intern(Array("$0".utf8))), place)
      value = path.reduce(start) { Expression(.member($0, LocatedName($1, place)), place) }
    } else {
      value = nil
    }
    if type.element?.isOptional ?? false, question == .first { return nil }
    guard value != nil || closure(of: call).map({ onlyYields($0) }) ?? false else { return nil }
    let list = bindFormula(base, expecting: .unknown, &scope)
    guard case .list(let element) = self.type(of: list).kind else { return nil }
    let asked = add(.element(parameter), element, at: range, scope)
    let body: FormulaID
    if let value {
      var inner = scope
      inner.frame = nil
      inner.locals.append(intern(Array("$0".utf8)), .value(asked))
      body = bindFormula(value, expecting: .unknown, &inner)
    } else if let closure = closure(of: call) {
      body = bindBody(of: closure, given: [asked], question == .map ? .unknown : .bool, scope)
    } else {
      return nil
    }
    let result = add(
      .each(question, of: list, as: parameter, body: body),
      yielded(by: question, element, self.type(of: body)), at: range, scope)
    return ifThere(list, result, at: range, scope)
  }

  private func yielded(
    by question: ElementQuestion, _ element: StaticType, _ answer: StaticType
  ) -> StaticType {
    switch question {
    case .map: return StaticType(.list(answer))
    case .compactMap:
      var inner = answer
      inner.isOptional = false
      return StaticType(.list(inner))
    case .filter, .reject: return StaticType(.list(element))
    case .contains, .allSatisfy: return .bool
    case .count: return StaticType(.int64)
    case .firstIndex: return StaticType(.number, isOptional: true, number: .int64)
    case .first:
      var inner = element
      inner.isOptional = true
      return inner
    }
  }

  private mutating func bindReduce(
    _ base: Expression, _ call: Call, _ element: StaticType, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard let start = call.arguments.first, start.label == nil,
      let closure = closure(of: call) ?? operatorClosure(call, scope), onlyYields(closure)
    else { return nil }
    let list = bindFormula(base, expecting: .unknown, &scope)
    guard case .list(let element) = self.type(of: list).kind, !type(of: list).isOptional else {
      return nil
    }
    let first = bindFormula(start.value, expecting: element, &scope)
    let (sum, next) = (program.addElement(), program.addElement())
    let type = type(of: first)
    let operands = [
      add(.element(sum), type, at: range, scope), add(.element(next), element, at: range, scope),
    ]
    let body = bindBody(of: closure, given: operands, type, scope)
    return add(
      .reduce(list, first: first, as: sum, next, body: body), type, at: range, scope)
  }

  /// `reduce(0, +)` as `reduce(0) { $0 + $1 }`
  private mutating func operatorClosure(_ call: Call, _ scope: Scope) -> Closure? {
    guard call.arguments.count == 2, call.closures.isEmpty else { return nil }
    let place = call.arguments[1].value.range
    let operands: [Operator: String] = [.add: "+", .multiply: "*"]
    let text = bytes(place, in: scope.file)
    guard let op = operands.first(where: { Array($0.value.utf8) == text })?.key else { return nil }
    let (a, b) = (
      Expression(.name(intern(Array("$0".utf8))), place),
      Expression(.name(intern(Array("$1".utf8))), place)
    )
    let sum = Expression(.binary(a, op, operatorRange: place, b), place)
    return Closure(range: place, parameters: [], body: [Statement(.expression(sum), place)])
  }

  /// Binds what a closure answers for values that it is given.
  mutating func bindBody(
    of closure: Closure, given values: [FormulaID], _ expected: StaticType, _ scope: Scope
  ) -> FormulaID {
    var inner = scope
    // What it reads of the handler around it is what that holds at this moment.
    inner.frame = nil
    for (index, value) in values.enumerated() {
      let name =
        index < closure.parameters.count
        ? closure.parameters[index].name : intern(Array("$\(index)".utf8))
      inner.locals.append(name, .value(value))
    }
    return bindValue(closure.body, expecting: expected, &inner, at: closure.range)
  }

  /// `true` iff a closure only comes to a value: what it calls changes nothing.
  func onlyYields(_ closure: Closure) -> Bool { onlyYields(closure.body) }

  private func onlyYields(_ statements: [Statement]) -> Bool {
    statements.allSatisfy { statement in
      switch statement.kind {
      case .expression(let value): onlyYields(value)
      case .return(let value): value.map { onlyYields($0) } ?? true
      case .variable(let variable):
        variable.isConstant && variable.initial.map { onlyYields($0) } ?? false
      case .if(let branches):
        onlyYields(branches.conditions) && onlyYields(branches.then)
          && onlyYields(branches.otherwise)
      case .guard(let conditions, let otherwise): onlyYields(conditions) && onlyYields(otherwise)
      case .switch(let subject, let cases):
        onlyYields(subject) && cases.allSatisfy { onlyYields($0.body) }
      case .function, .type, .loop, .jump, .block, .attempt, .deferred, .conditional, .action,
        .unread:
        false
      }
    }
  }

  private func onlyYields(_ conditions: [Condition]) -> Bool {
    conditions.allSatisfy { condition in
      switch condition {
      case .expression(let value), .pattern(_, let value): onlyYields(value)
      case .binding(_, let value): value.map { onlyYields($0) } ?? true
      }
    }
  }

  func onlyYields(_ value: Expression) -> Bool {
    switch value.kind {
    case .assignment, .closure, .macro, .missing, .hole: return false
    case .branch(let statement): return onlyYields([statement])
    case .call(let call):
      guard call.arguments.allSatisfy({ onlyYields($0.value) }),
        call.closures.allSatisfy({ onlyYields($0.closure) })
      else { return false }
      switch call.callee.kind {
      case .implicitMember: return true
      case .name(let name):
        return numberType(name) != nil
          || ["String", "Bool", "min", "max", "abs", "Array", "Set"].contains(spelling(name))
      case .member(let base, let name):
        let signature = signature(of: name, call)
        let families: [ValueFamily] = [.text, .whole, .fraction, .list, .set]
        return onlyYields(base)
          && (families.contains { ValueMember(signature, of: $0) != nil }
            || closure(of: call) != nil && ElementQuestion(spelling(name.name)) != nil)
      default: return false
      }
    case .name, .instance, .binding, .implicitMember, .number, .string, .boolean, .nilLiteral,
      .array, .dictionary, .tuple, .member, .subscripted, .optionalChain, .forced, .prefix,
      .binary, .ternary, .cast, .effect, .keyPath, .regex, .availability, .conditionalModifiers:
      return !value.hasOperand { !onlyYields($0) }
    }
  }
}

extension Expression {
  /// `true` iff it ends in a question mark: what follows is asked of what is there.
  fileprivate var isChained: Bool { if case .optionalChain = kind { true } else { false } }
}
