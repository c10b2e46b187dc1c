import Language
import StatusBar

// What Swift's library makes of texts, numbers, lists and sets.
extension Body {
  /// Binds a call of a method of a value: `name.hasPrefix("a")`, `items.filter { $0 > 1 }`; nil for
  /// one that is not followed.
  mutating func bindValueCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    let type = writer.valueType(of: base, scope)
    guard let family = writer.resolver.family(of: type),
      !writer.resolver.extendsValues(with: name.name)
    else { return nil }
    if let done = bindChangingCall(base, name, call, family, at: range, &scope) { return done }
    if family == .list, let asked = bindAsked(base, name, call, type, at: range, &scope) {
      return asked
    }
    let signature = writer.resolver.signature(of: name, call)
    guard let member = writer.resolver.valueMember(signature, of: family, type) else { return nil }
    // What is equal a type of the author's may say itself.
    if writer.resolver.comparesElements(signature), writer.resolver.saysEquality(type.element) {
      return writer.opaque(at: range, scope)
    }
    var operands = [bindFormula(base, expecting: .unknown, &scope)]
    // What its text promised is not what it is.
    guard self.writer.resolver.family(of: self.writer.type(of: operands[0])) == family else {
      return nil
    }
    if !writer.resolver.isRule(call) {
      let wanted = writer.resolver.wanted(by: member, of: type)
      for argument in call.arguments {
        let operand = bindFormula(argument.value, expecting: wanted, &scope)
        operands.append(writer.inList(operand, at: argument.value.range, scope))
      }
    }
    if let implied = member.implied {
      operands.append(
        writer.add(.constant(Value(whole: implied)), StaticType(.int64), at: range, scope))
    }
    return writer.apply(member, operands, at: range, scope)
  }

  /// `value.map { $0 + 1 }`, `value.flatMap { … }` of something that may be nil; nil for another
  /// call.
  mutating func bindOptionalMap(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard ["map", "flatMap"].contains(writer.resolver.spelling(name.name)),
      let closure = writer.resolver.closure(of: call),
      writer.resolver.onlyYields(closure), !base.isChained
    else { return nil }
    let type = writer.valueType(of: base, scope)
    guard type.isOptional, writer.resolver.family(of: type) != nil || type.kind == .bool else {
      return nil
    }
    var value = bindFormula(base, expecting: .unknown, &scope)
    guard self.writer.type(of: value).isOptional else { return nil }
    if scope.frame != nil { writer.hold(&value, at: range, &scope) }
    var inner = type
    inner.isOptional = false
    let there = writer.add(.forced(value), inner, at: range, scope)
    let body = bindBody(of: closure, given: [there], .unknown, scope)
    return writer.ifThere(value, body, at: range, scope)
  }

  // MARK: - Closures

  /// `items.filter { $0 > 1 }`, `items.map(\.count)`, `items.reduce(0, +)`; nil for another call.
  private mutating func bindAsked(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ type: StaticType,
    at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard case .list(let element) = type.kind else { return nil }
    if writer.resolver.spelling(name.name) == "reduce" {
      return bindReduce(base, call, element, at: range, &scope)
    }
    guard let question = ElementQuestion(writer.resolver.spelling(name.name)) else { return nil }
    let parameter = writer.program.addElement()
    let value: Expression?
    if call.arguments.count == 1, call.closures.isEmpty,
      case .keyPath(let path) = call.arguments[0].value.kind, !path.isEmpty
    {
      let place = call.arguments[0].value.range
      let start = Expression(.name(writer.intern(Array("$0".utf8))), place)
      value = path.reduce(start) { Expression(.member($0, LocatedName($1, place)), place) }
    } else {
      value = nil
    }
    if type.element?.isOptional ?? false, question == .first { return nil }
    guard
      value != nil
        || writer.resolver.closure(of: call).map({ writer.resolver.onlyYields($0) }) ?? false
    else { return nil }
    let list = bindFormula(base, expecting: .unknown, &scope)
    guard case .list(let element) = self.writer.type(of: list).kind else { return nil }
    let asked = writer.add(.element(parameter), element, at: range, scope)
    let body: FormulaID
    if let value {
      var inner = scope
      inner.frame = nil
      inner.locals.append(writer.intern(Array("$0".utf8)), .value(asked))
      body = bindFormula(value, expecting: .unknown, &inner)
    } else if let closure = writer.resolver.closure(of: call) {
      body = bindBody(of: closure, given: [asked], question == .map ? .unknown : .bool, scope)
    } else {
      return nil
    }
    let result = writer.add(
      .each(question, of: list, as: parameter, body: body),
      writer.resolver.yielded(by: question, element, self.writer.type(of: body)), at: range, scope)
    return writer.ifThere(list, result, at: range, scope)
  }

  private mutating func bindReduce(
    _ base: Expression, _ call: Call, _ element: StaticType, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard let start = call.arguments.first, start.label == nil,
      let closure = writer.resolver.closure(of: call) ?? writer.operatorClosure(call, scope),
      writer.resolver.onlyYields(closure)
    else { return nil }
    let list = bindFormula(base, expecting: .unknown, &scope)
    guard case .list(let element) = self.writer.type(of: list).kind,
      !writer.type(of: list).isOptional
    else {
      return nil
    }
    let first = bindFormula(start.value, expecting: element, &scope)
    let (sum, next) = (writer.program.addElement(), writer.program.addElement())
    let type = writer.type(of: first)
    let operands = [
      writer.add(.element(sum), type, at: range, scope),
      writer.add(.element(next), element, at: range, scope),
    ]
    let body = bindBody(of: closure, given: operands, type, scope)
    return writer.add(
      .reduce(list, first: first, as: sum, next, body: body), type, at: range, scope)
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
        ? closure.parameters[index].name : writer.intern(Array("$\(index)".utf8))
      inner.locals.append(name, .value(value))
    }
    return bindValue(closure.body, expecting: expected, &inner, at: closure.range)
  }
}

extension Expression {
  /// `true` iff it ends in a question mark: what follows is asked of what is there.
  fileprivate var isChained: Bool { if case .optionalChain = kind { true } else { false } }
}
