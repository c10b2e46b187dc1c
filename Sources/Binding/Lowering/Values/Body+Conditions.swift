import Language
import StatusBar

// `#if`, `#available`, and the conditions of `if`, `guard` and `switch`.
extension Body {
  /// Returns the conjunction of conditions; what they bind is added to the scope's locals.
  mutating func bindConditions(_ conditions: [Condition], _ scope: inout Scope) -> FormulaID? {
    var result: FormulaID?
    for condition in conditions {
      guard var left = result else {
        result = bindCondition(condition, &scope)
        continue
      }
      // What it does on the way is done where those before it hold.
      let formula = bindUnder(&left, true, at: condition.range, &scope) {
        $0.bindCondition(condition, &$1)
      }
      result = writer.add(.and(left, formula), .bool, site: writer.program.site(of: formula))
    }
    return result
  }

  private mutating func bindCondition(
    _ condition: Condition, _ scope: inout Scope
  ) -> FormulaID {
    switch condition {
    case .expression(let expression): return bindTruth(expression, &scope)
    case .binding(let name, let value):
      let expression = value ?? Expression(.name(name.name), name.range)
      if let window = writer.windowTarget(expression, scope) {
        scope.locals.append(name.name, .window(window))
        return writer.add(.constant(.bool(true)), .bool, at: expression.range, scope)
      }
      if writer.isDelegate(expression, scope) {
        scope.locals.append(name.name, .bundle(owner: 0))
        return writer.add(.constant(.bool(true)), .bool, at: expression.range, scope)
      }
      var bound = bindFormula(expression, expecting: .unknown, &scope)
      if scope.frame != nil, writer.resolver.isVariable(name, in: scope.file) {
        bound = bindOwnVariable(bound, name, &scope)
      } else {
        scope.locals.append(name.name, writer.meaning(ofBound: bound, expression, &scope), value)
      }
      let none = writer.add(.constant(.none), StaticType(.nothing), at: name.range, scope)
      return writer.add(.compare(.notEqual, bound, none), .bool, at: expression.range, scope)
    case .pattern(let pattern, let value):
      let subject = bindSubject(value, &scope)
      return bindPattern(pattern, subject: subject, &scope)
    }
  }

  /// `if var name = …`: a variable of its own, which code may change.
  private mutating func bindOwnVariable(
    _ bound: FormulaID, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID {
    var held = bound
    writer.hold(&held, at: name.range, &scope)
    var type = writer.type(of: bound)
    type.isOptional = false
    let local = scope.addLocal(name.name, type)
    let begun = writer.effect(.bind(local: local, held), at: name.range, scope)
    scope.frame?.pending.append(begun)
    return held
  }

  /// Returns whether a subject matches a pattern of `case`.
  private mutating func bindPattern(
    _ pattern: Expression, subject: FormulaID, _ scope: inout Scope
  ) -> FormulaID {
    switch pattern.kind {
    // `.some(let name)` and `let name?` match whatever is there.
    case .call(let call) where call.isSome && call.arguments.count == 1:
      return bindPattern(ofSome: call.arguments[0].value, subject, at: pattern.range, &scope)
    case .optionalChain(let inner):
      return bindPattern(ofSome: inner, subject, at: pattern.range, &scope)
    case .call(let call) where isFunction(call, of: subject):
      // `case .pick(true)` compares with what a function yields.
      for argument in call.arguments { act(onTheWayTo: argument.value, &scope) }
      return writer.truthInput(writer.named(pattern.range, scope), at: pattern.range, scope)
    case .call(let call):
      for argument in call.arguments { writer.resolver.bindPatternNames(argument.value, &scope) }
      let matched = bindPattern(call.callee, subject: subject, &scope)
      if call.arguments.allSatisfy({ writer.resolver.bindsAnything($0.value) }) { return matched }
      // What a case carries is not kept: whether it is the one that is written is unknown.
      let same = writer.truthInput(writer.named(pattern.range, scope), at: pattern.range, scope)
      return writer.add(.and(matched, same), .bool, at: pattern.range, scope)
    case .tuple(let patterns) where writer.parts(of: subject)?.count == patterns.count:
      var result: FormulaID?
      for (pattern, part) in zip(patterns, writer.parts(of: subject) ?? []) {
        let matched = bindPattern(pattern.value, subject: part, &scope)
        result =
          result.map { writer.add(.and($0, matched), .bool, at: pattern.value.range, scope) }
          ?? matched
      }
      return result ?? writer.add(.constant(.bool(true)), .bool, at: pattern.range, scope)
    case .tuple where writer.resolver.bindsAnything(pattern):
      writer.resolver.bindPatternNames(pattern, &scope)
      return writer.add(.constant(.bool(true)), .bool, at: pattern.range, scope)
    case .tuple, .cast, .array:
      writer.resolver.bindPatternNames(pattern, &scope)
      return writer.truthInput(writer.named(pattern.range, scope), at: pattern.range, scope)
    case .binary(_, .closedRange, _, _), .binary(_, .halfOpenRange, _, _):
      return membership(of: subject, in: pattern, at: pattern.range, &scope)
        ?? writer.truthInput(writer.named(pattern.range, scope), at: pattern.range, scope)
    case .binding(let name):
      var held = subject
      // A variable may change before the name is asked.
      if scope.frame != nil, case .variable(.local) = writer.program[subject] {
        writer.hold(&held, at: pattern.range, &scope)
      }
      scope.locals.append(name, .value(held))
      return writer.add(.constant(.bool(true)), .bool, at: pattern.range, scope)
    case .name(let name) where writer.resolver.isWildcard(name):
      return writer.add(.constant(.bool(true)), .bool, at: pattern.range, scope)
    default:
      let value = bindFormula(pattern, expecting: writer.type(of: subject), &scope)
      return writer.add(.compare(.equal, subject, value), .bool, at: pattern.range, scope)
    }
  }

  /// `true` iff a pattern calls a static function of the type of what it is compared with.
  private func isFunction(_ call: Call, of subject: FormulaID) -> Bool {
    guard let name = call.callee.lastName, case .named(let type) = writer.type(of: subject).kind,
      let index = writer.resolver.declarations.type(type)
    else { return false }
    return writer.resolver.declarations[index].functions[name.name] != nil
  }

  private mutating func bindPattern(
    ofSome pattern: Expression, _ subject: FormulaID, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    let none = writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
    let isThere = writer.add(.compare(.notEqual, subject, none), .bool, at: range, scope)
    let matched = bindPattern(pattern, subject: subject, &scope)
    return writer.add(.and(isThere, matched), .bool, at: range, scope)
  }

  /// Binds what a `switch` or an `if case` looks at; a tuple as its parts.
  mutating func bindSubject(_ subject: Expression, _ scope: inout Scope) -> FormulaID {
    guard case .tuple(let elements) = subject.kind, elements.count > 1 else {
      return bindFormula(subject, expecting: .unknown, &scope)
    }
    let parts = elements.map { element in
      var part = bindFormula(element.value, expecting: .unknown, &scope)
      if scope.frame != nil { writer.hold(&part, at: element.value.range, &scope) }
      return part
    }
    return writer.add(.apply(.list, parts), .unknown, at: subject.range, scope)
  }

  /// Returns the condition of one case of a `switch`; nil for `default`.
  mutating func bindCase(
    _ item: SwitchCase, subject: FormulaID, _ scope: inout Scope
  ) -> FormulaID? {
    var result: FormulaID?
    for (pattern, condition) in zip(item.patterns, item.conditions) {
      var matched = bindPattern(pattern, subject: subject, &scope)
      if let condition {
        let extra = bindUnder(&matched, true, at: condition.range, &scope) {
          $0.bindTruth(condition, &$1)
        }
        matched = writer.add(.and(matched, extra), .bool, at: condition.range, scope)
      }
      result =
        result.map { writer.add(.or($0, matched), .bool, at: pattern.range, scope) } ?? matched
    }
    guard let build = item.build else { return result }
    let isBuilt = writer.bindBuildCondition(build, &scope)
    return result.map { writer.add(.and(isBuilt, $0), .bool, at: item.range, scope) } ?? isBuilt
  }
}

extension Condition {
  fileprivate var range: SourceRange {
    switch self {
    case .expression(let value): value.range
    case .binding(let name, let value): name.range.union(value?.range ?? name.range)
    case .pattern(let pattern, let value): pattern.range.union(value.range)
    }
  }
}

extension Call {
  /// `true` iff it is `.some(…)`.
  fileprivate var isSome: Bool {
    if case .implicitMember(let name) = callee.kind { name.word == .someWord } else { false }
  }
}
