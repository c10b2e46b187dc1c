import Language
import StatusBar

// `#if`, `#available`, and the conditions of `if`, `guard` and `switch`.
extension Binder {
  /// Returns a condition of `#if` as a formula: a constant, or an input of the flag's name.
  mutating func bindBuildCondition(_ condition: Expression, _ scope: inout Scope) -> FormulaID {
    if let truth = condition.buildTruth(names) {
      return add(.constant(.bool(truth)), .bool, at: condition.range, scope)
    }
    switch condition.kind {
    case .tuple(let elements) where elements.count == 1:
      return bindBuildCondition(elements[0].value, &scope)
    case .prefix(.not, let operand):
      let inner = bindBuildCondition(operand, &scope)
      return add(.not(inner), .bool, at: condition.range, scope)
    case .binary(let left, let op, _, let right) where op == .and || op == .or:
      let a = bindBuildCondition(left, &scope)
      let b = bindBuildCondition(right, &scope)
      return add(op == .and ? .and(a, b) : .or(a, b), .bool, at: condition.range, scope)
    default:
      let names = condition.memberPath ?? named(condition.range, scope)
      return truthInput(names, at: condition.range, scope)
    }
  }

  /// Returns the conjunction of conditions; what they bind is added to the scope's locals.
  mutating func bindConditions(_ conditions: [Condition], _ scope: inout Scope) -> FormulaID? {
    var result: FormulaID?
    for condition in conditions {
      guard let formula = bindCondition(condition, &scope) else { continue }
      let left = result
      result = left.map {
        add(.and($0, formula), .bool, site: program.site(of: formula))
      }
      if left == nil { result = formula }
    }
    return result
  }

  private mutating func bindCondition(
    _ condition: Condition, _ scope: inout Scope
  ) -> FormulaID? {
    switch condition {
    case .expression(let expression): return bindTruth(expression, &scope)
    case .binding(let name, let value):
      let expression = value ?? Expression(.name(name.name), name.range)
      if let window = windowTarget(expression, scope) {
        scope.locals.append(name.name, .window(window))
        return add(.constant(.bool(true)), .bool, at: expression.range, scope)
      }
      let bound = bindFormula(expression, expecting: .unknown, &scope)
      scope.locals.append(name.name, meaning(ofBound: bound, expression, &scope), value)
      let none = add(.constant(.none), StaticType(.nothing), at: name.range, scope)
      return add(.compare(.notEqual, bound, none), .bool, at: expression.range, scope)
    case .pattern(let pattern, let value):
      let subject = bindSubject(value, &scope)
      return bindPattern(pattern, subject: subject, &scope)
    }
  }

  /// What `if let name = value` makes a name stand for: what the value is at that moment.
  private mutating func meaning(
    ofBound value: FormulaID, _ expression: Expression, _ scope: inout Scope
  ) -> Meaning {
    guard let known = meaning(of: expression, scope) else {
      var held = value
      if scope.frame != nil, isController(value) { hold(&held, at: expression.range, &scope) }
      return .value(held)
    }
    guard scope.frame != nil, case .variable(_, let type) = known, type.kind != .closure else {
      return known
    }
    var held = value
    hold(&held, at: expression.range, &scope)
    guard case .variable(let local) = program[held] else { return known }
    return .variable(local, type)
  }

  /// Returns whether a subject matches a pattern of `case`.
  mutating func bindPattern(
    _ pattern: Expression, subject: FormulaID, _ scope: inout Scope
  ) -> FormulaID {
    switch pattern.kind {
    // `.some(let name)` and `let name?` match whatever is there.
    case .call(let call) where call.isSome && call.arguments.count == 1:
      return bindPattern(ofSome: call.arguments[0].value, subject, at: pattern.range, &scope)
    case .optionalChain(let inner):
      return bindPattern(ofSome: inner, subject, at: pattern.range, &scope)
    case .call(let call):
      for argument in call.arguments { bindPatternNames(argument.value, &scope) }
      let matched = bindPattern(call.callee, subject: subject, &scope)
      if call.arguments.allSatisfy({ bindsAnything($0.value) }) { return matched }
      // What a case carries is not kept: whether it is the one that is written is unknown.
      let same = truthInput(named(pattern.range, scope), at: pattern.range, scope)
      return add(.and(matched, same), .bool, at: pattern.range, scope)
    case .tuple(let patterns) where parts(of: subject)?.count == patterns.count:
      var result: FormulaID?
      for (pattern, part) in zip(patterns, parts(of: subject) ?? []) {
        let matched = bindPattern(pattern.value, subject: part, &scope)
        result =
          result.map { add(.and($0, matched), .bool, at: pattern.value.range, scope) } ?? matched
      }
      return result ?? add(.constant(.bool(true)), .bool, at: pattern.range, scope)
    case .tuple where bindsAnything(pattern):
      bindPatternNames(pattern, &scope)
      return add(.constant(.bool(true)), .bool, at: pattern.range, scope)
    case .tuple, .cast, .array:
      bindPatternNames(pattern, &scope)
      return truthInput(named(pattern.range, scope), at: pattern.range, scope)
    case .binary(_, .closedRange, _, _), .binary(_, .halfOpenRange, _, _):
      return membership(of: subject, in: pattern, at: pattern.range, &scope)
        ?? truthInput(named(pattern.range, scope), at: pattern.range, scope)
    case .binding(let name):
      scope.locals.append(name, .value(subject))
      return add(.constant(.bool(true)), .bool, at: pattern.range, scope)
    case .name(let name) where isWildcard(name):
      return add(.constant(.bool(true)), .bool, at: pattern.range, scope)
    default:
      let value = bindFormula(pattern, expecting: type(of: subject), &scope)
      return add(.compare(.equal, subject, value), .bool, at: pattern.range, scope)
    }
  }

  private mutating func bindPattern(
    ofSome pattern: Expression, _ subject: FormulaID, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    let none = add(.constant(.none), StaticType(.nothing), at: range, scope)
    let isThere = add(.compare(.notEqual, subject, none), .bool, at: range, scope)
    let matched = bindPattern(pattern, subject: subject, &scope)
    return add(.and(isThere, matched), .bool, at: range, scope)
  }

  /// What a subject is made of that was written as a tuple.
  private func parts(of subject: FormulaID) -> [FormulaID]? {
    if case .apply(.list, let parts) = program[subject], type(of: subject).kind == .unknown {
      return parts
    }
    return nil
  }

  /// Binds what a `switch` or an `if case` looks at; a tuple as its parts.
  mutating func bindSubject(_ subject: Expression, _ scope: inout Scope) -> FormulaID {
    guard case .tuple(let elements) = subject.kind, elements.count > 1 else {
      return bindFormula(subject, expecting: .unknown, &scope)
    }
    let parts = elements.map { element in
      var part = bindFormula(element.value, expecting: .unknown, &scope)
      if scope.frame != nil { hold(&part, at: element.value.range, &scope) }
      return part
    }
    return add(.apply(.list, parts), .unknown, at: subject.range, scope)
  }

  private func isWildcard(_ name: Name) -> Bool { names.bytes(of: name).elementsEqual("_".utf8) }

  /// `true` iff a pattern is a name that is bound or `_`, or several of them.
  private func bindsAnything(_ pattern: Expression) -> Bool {
    switch pattern.kind {
    case .binding: true
    case .name(let name): isWildcard(name)
    case .tuple(let elements): elements.allSatisfy { bindsAnything($0.value) }
    default: false
    }
  }

  /// Makes the names of a pattern known; nothing else is known of them.
  private func bindPatternNames(_ pattern: Expression, _ scope: inout Scope) {
    switch pattern.kind {
    case .binding(let name): scope.locals.append(name, .opaque([name], qualifier: nil))
    case .tuple(let elements):
      for element in elements { bindPatternNames(element.value, &scope) }
    case .call(let call):
      for argument in call.arguments { bindPatternNames(argument.value, &scope) }
    case .optionalChain(let inner), .cast(let inner, _, _): bindPatternNames(inner, &scope)
    case .name, .instance, .implicitMember, .number, .string, .boolean, .nilLiteral, .array,
      .dictionary, .member, .subscripted, .forced, .prefix, .binary, .assignment, .ternary, .effect,
      .closure, .keyPath, .macro, .regex, .availability, .conditionalModifiers, .branch, .hole,
      .missing:
      break
    }
  }

  /// Returns the condition of one case of a `switch`; nil for `default`.
  mutating func bindCase(
    _ item: SwitchCase, subject: FormulaID, _ scope: inout Scope
  ) -> FormulaID? {
    var result: FormulaID?
    for (pattern, condition) in zip(item.patterns, item.conditions) {
      var matched = bindPattern(pattern, subject: subject, &scope)
      if let condition {
        let extra = bindTruth(condition, &scope)
        matched = add(.and(matched, extra), .bool, at: condition.range, scope)
      }
      result = result.map { add(.or($0, matched), .bool, at: pattern.range, scope) } ?? matched
    }
    guard let build = item.build else { return result }
    let isBuilt = bindBuildCondition(build, &scope)
    return result.map { add(.and(isBuilt, $0), .bool, at: item.range, scope) } ?? isBuilt
  }

  /// Returns the version of an availability condition that is about iOS, or nil if it always holds.
  func version(of availability: [Availability], in file: FileID) -> Version? {
    for platform in availability {
      switch platform.platform?.name.word {
      case .iOS, .iOSApplicationExtension, .iPadOS: break
      default: continue
      }
      return platform.version.flatMap { Version(bytes($0, in: file)) }
    }
    return nil
  }
}

extension Call {
  /// `true` iff it is `.some(…)`.
  fileprivate var isSome: Bool {
    if case .implicitMember(let name) = callee.kind { name.word == .someWord } else { false }
  }
}
