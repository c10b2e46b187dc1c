import Language
import StatusBar

// Expressions that do something.
extension Binder {
  mutating func bindEffect(_ expression: Expression, _ scope: inout Scope) -> [Effect] {
    let range = expression.range
    switch expression.kind {
    case .assignment(let target, let op, _, let value):
      return bindAssignment(target, op, value, &scope, at: range)
    case .call(let call): return bindCallEffect(call, at: range, &scope)
    case .effect(_, let inner), .optionalChain(let inner), .forced(let inner):
      return bindEffect(inner, &scope)
    case .tuple(let elements) where elements.count == 1:
      return bindEffect(elements[0].value, &scope)
    case .ternary(let condition, let then, let otherwise):
      let formula = bindTruth(condition, &scope)
      let first = bindEffect(then, &scope)
      let second = bindEffect(otherwise, &scope)
      return [effect(.if(formula, then: first, otherwise: second), at: range, scope)]
    case .branch(let statement): return bindEffects([statement], &scope)
    case .binary(let left, .equal, let place, _):
      if variable(bound: left, scope) != nil {
        report(.comparisonForAssignment(at: scope.location(place)))
      }
      return []
    case .name(let name):
      reportBareName(LocatedName(name, range), scope)
      return []
    default: return []
    }
  }

  func effect(_ kind: Effect.Kind, at site: Site) -> Effect { Effect(kind, site: site) }

  mutating func effect(_ kind: Effect.Kind, at range: SourceRange, _ scope: Scope) -> Effect {
    Effect(kind, site: site(range, in: scope.file))
  }

  /// A name alone does nothing; a function's name wants brackets.
  private mutating func reportBareName(_ name: LocatedName, _ scope: Scope) {
    let isFunction = function(name.name, labels: nil, of: scope.owner) != nil
    if isFunction || isDismiss(name.name, scope) {
      report(.needsBrackets(spelling(name.name), at: scope.location(name.range)))
    } else if meaning(of: name.name, in: scope) == nil, !isController(scope.owner) {
      reportUndeclared(name, scope)
    }
  }

  private func isDismiss(_ name: Name, _ scope: Scope) -> Bool {
    if case .dismissAction = meaning(of: name, in: scope) { return true }
    return false
  }

  private mutating func bindAssignment(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect] {
    if case .name(let name) = target.kind, spelling(name) == "_" {
      return bindEffect(value, &scope)
    }
    if let effects = bindPathAssignment(target, value, &scope, at: range) { return effects }
    if let effects = bindPropertyAssignment(target, value, &scope, at: range) { return effects }
    if case .member(let base, let name) = target.kind, let object = bindObject(base, &scope) {
      guard let property = ObjectProperty(name.name.word) else {
        report(
          .noSuchMember(
            spelling(name.name), of: "StatusBarVisibleState",
            legal: ObjectProperty.allCases.map { $0.spelling }, at: scope.location(name.range)))
        return []
      }
      let formula = bindTruth(value, &scope)
      return [effect(.assignObject(property, of: object, formula), at: range, scope)]
    }
    if let getter = getterName(target, scope) {
      report(.assignsToGetter(spelling(getter), at: scope.location(target.range)))
      return []
    }
    guard let (variable, type) = variable(bound: target, scope) else {
      reportUnassignable(target, scope)
      return []
    }
    if holdsController(type), let made = bindControllerValue(value, &scope) {
      return made.effects + [effect(.assign(variable, made.formula), at: range, scope)]
    }
    let bound = bindFormula(value, expecting: type, &scope)
    if !agree(type, self.type(of: bound)), op == .assign {
      report(
        .typeMismatch(
          self.type(of: bound).kind.spelling, expected: type.kind.spelling,
          at: scope.location(value.range)))
    }
    if type.kind == .bool { markBoolean(bound) }
    guard let arithmetic = Arithmetic(op), op != .assign else {
      return [effect(.assign(variable, bound), at: range, scope)]
    }
    let old = add(.variable(variable), type, at: target.range, scope)
    let sum = add(.arithmetic(arithmetic, old, bound), .number, at: range, scope)
    return [effect(.assign(variable, sum), at: range, scope)]
  }

  /// Returns the name of a getter that an assignment names, or nil.
  private func getterName(_ target: Expression, _ scope: Scope) -> Name? {
    guard let name = target.ownName, meaning(of: name, in: scope) == nil else { return nil }
    return computed(name, of: scope.owner) == nil ? nil : name
  }

  private mutating func reportUnassignable(_ target: Expression, _ scope: Scope) {
    if case .name(let name) = target.kind {
      if meaning(of: name, in: scope) == nil, !isController(scope.owner) {
        reportUndeclared(LocatedName(name, target.range), scope)
      }
      return
    }
    note(
      .assumed, "this assignment is assumed not to concern the bar",
      at: scope.location(target.range))
  }

  private mutating func bindCallEffect(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    switch call.callee.kind {
    case .name(let name):
      return bindFunctionEffect(LocatedName(name, call.callee.range), call, at: range, &scope)
    case .member(let base, let name):
      return bindMethodEffect(base, name, call, at: range, &scope)
    case .optionalChain(let inner), .forced(let inner):
      var unwrapped = call
      unwrapped.callee = inner
      return bindCallEffect(unwrapped, at: range, &scope)
    default: return bindUnknownCall(nil, call, &scope)
    }
  }

  private mutating func bindFunctionEffect(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    switch meaning(of: name.name, in: scope) {
    case .dismissAction: return [effect(.dismiss, at: range, scope)]
    case .closure(let source): return bindClosureCall(source, call, at: range, &scope)
    case .variable(let variable, let type) where type.kind == .closure:
      let closure = add(.variable(variable), type, at: name.range, scope)
      var arguments: [FormulaID] = []
      for argument in call.arguments {
        arguments.append(bindFormula(argument.value, expecting: .unknown, &scope))
      }
      return [effect(.callClosure(closure, arguments: arguments), at: range, scope)]
    case nil, .opaque, .variable, .value, .anything: break
    case .object, .bundle, .content, .presentationMode, .draft, .window: return []
    }
    if let found = function(name.name, labels: call, of: scope.owner) {
      return bindOwnCall(found.function, found.owner, call, at: range, &scope)
    }
    if let global = declarations.functions[name.name] {
      return bindOwnCall(global, 0, call, at: range, &scope)
    }
    switch name.name.word {
    case .withAnimation: return bindAnimated(call, at: range, &scope)
    case .Task:
      noteLater(name, call, scope)
      return []
    default: break
    }
    if isController(scope.owner),
      let effects = bindControllerCall(nil, name, call, at: range, &scope)
    {
      return effects
    }
    return bindUnknownCall(name, call, &scope)
  }

  /// Calls a function of an owner with its arguments.
  private mutating func bindOwnCall(
    _ function: LocatedFunction, _ owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect] {
    if takesClosure(function, call) {
      return inlineEffects(function, owner, call, at: range, &scope)
    }
    let bound = bindFunction(function, owner: owner)
    var arguments: [FormulaID] = []
    for (index, parameter) in function.declaration.parameters.enumerated() {
      let label = parameter.label?.name ?? parameter.name.name
      let isUnlabelled = spelling(label) == "_"
      let argument =
        call.arguments.first { !isUnlabelled && $0.label?.name == label }
        ?? (isUnlabelled && index < call.arguments.count ? call.arguments[index] : nil)
      if let value = argument?.value ?? parameter.initial {
        arguments.append(bindFormula(value, expecting: staticType(parameter.type), &scope))
      } else {
        report(
          .missingArgument(
            spelling(label) + ":", of: spelling(bound.name), at: scope.location(range)))
        arguments.append(opaque(at: range, scope))
      }
    }
    return [effect(.call(bound.handler, arguments: arguments), at: range, scope)]
  }

  /// `true` iff a call hands over a closure, so that the function is inlined.
  private func takesClosure(_ function: LocatedFunction, _ call: Call) -> Bool {
    !call.closures.isEmpty
      || call.arguments.contains {
        if case .closure = $0.value.kind { return true }
        return false
      }
  }

  private mutating func inlineEffects(
    _ function: LocatedFunction, _ owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect] {
    guard let body = function.declaration.body,
      enter(
        Location(function.file, function.declaration.name.range), at: scope.location(range))
    else { return [] }
    defer { leave() }
    var inner = Scope(file: function.file, screen: scope.screen, owner: owner)
    inner.frame = scope.frame
    bindArguments(of: function.declaration.parameters, call, from: &scope, into: &inner)
    let effects = bindEffects(body[...], &inner)
    scope.frame = inner.frame
    return effects
  }

  /// Calls a closure that a parameter or a constant stands for: its effects happen here.
  mutating func bindClosureCall(
    _ source: ClosureSource, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    guard enter(scope.location(call.callee.range), at: scope.location(range)) else { return [] }
    defer { leave() }
    var inner = source.scope
    inner.frame = scope.frame
    var effects: [Effect] = []
    switch source.kind {
    case .closure(let closure):
      for (index, parameter) in closure.parameters.enumerated() where index < call.arguments.count {
        let value = bindFormula(call.arguments[index].value, expecting: .unknown, &scope)
        inner.locals.append((parameter.name, .value(value)))
      }
      effects = bindEffects(closure.body[...], &inner)
    case .function(let owner, let name):
      guard let found = function(name, labels: call, of: owner) else { break }
      effects = bindOwnCall(found.function, found.owner, call, at: range, &scope)
      return effects
    case .expression(let expression): effects = bindEffect(expression, &inner)
    }
    scope.frame = inner.frame
    return effects
  }

  /// `withAnimation(.easeIn(duration: 0.2)) { … }`
  private mutating func bindAnimated(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    guard let closure = call.closures.first?.closure ?? call.closureArgument else { return [] }
    var duration: FormulaID?
    if let animation = call.arguments.first {
      if animation.value.isNilLiteral { return bindEffects(closure.body[...], &scope) }
      duration = bindDuration(animation.value, &scope)
    }
    if call.closures.count > 1 { noteLater(call.closures[1].label, call, scope) }
    let body = bindEffects(closure.body[...], &scope)
    return [effect(.animated(duration: duration, body), at: range, scope)]
  }

  /// The `duration:` of an animation, or nil.
  private mutating func bindDuration(
    _ animation: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    guard case .call(let call) = animation.kind else { return nil }
    if let duration = call.arguments.first(where: { $0.label?.name.word == .duration }) {
      return bindFormula(duration.value, expecting: .number, &scope)
    }
    if case .member(let base, _) = call.callee.kind { return bindDuration(base, &scope) }
    return nil
  }

  /// What a closure of something unknown does happens at a time that nobody knows.
  mutating func noteLater(_ name: LocatedName?, _ call: Call, _ scope: Scope) {
    guard let name else { return }
    note(
      .later, "what the closure of `\(spelling(name.name))` changes may change later",
      at: scope.location(name.range))
  }

  mutating func bindUnknownCall(
    _ name: LocatedName?, _ call: Call, _ scope: inout Scope
  ) -> [Effect] {
    guard let name, !holdsController(StaticType(.named(name.name))) else { return [] }
    let suggestion =
      misspelt(name.name, among: Vocabulary.calls)
      ?? misspelt(name.name, among: functionNames(scope))
    if let suggestion {
      report(
        .misspelt(spelling(name.name), suggestion: suggestion, at: scope.location(name.range)))
      return []
    }
    if !call.closures.isEmpty || call.closureArgument != nil {
      noteLater(name, call, scope)
    } else {
      let assumption = assume(
        "`\(spelling(name.name))` is assumed not to concern the bar", name, scope)
      return [effect(.assume(assumption), at: name.range, scope)]
    }
    return []
  }

  private func functionNames(_ scope: Scope) -> [String] {
    guard let type = typeInfo(of: scope.owner) else { return [] }
    return declarations[type].functionOrder.map { spelling($0) }
  }
}
