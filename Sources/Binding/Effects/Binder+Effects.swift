import Language
import StatusBar

// Expressions that do something.
extension Binder {
  /// Reads an expression that stands as a statement.
  mutating func read(
    _ expression: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let range = expression.range
    if scope.isScenario, let reading = readOnScreen(expression, &scope) { return reading }
    switch expression.kind {
    case .assignment(let target, let op, _, let value):
      return readAssignment(target, op, value, &scope, at: range)
    case .call(let call): return readCall(call, at: range, &scope)
    case .effect(_, let inner), .optionalChain(let inner), .forced(let inner),
      .cast(let inner, _, _), .prefix(_, let inner):
      return read(inner, &scope)
    case .tuple(let elements): return readAll(elements.map { $0.value }, &scope)
    case .array(let elements): return readAll(elements, &scope)
    case .ternary(let condition, let then, let otherwise):
      let formula = bindTruth(condition, &scope)
      let pending = scope.takePending()
      let first = bindEffects([Statement(.expression(then), then.range)], &scope)
      let second = bindEffects([Statement(.expression(otherwise), otherwise.range)], &scope)
      return .modelled(
        pending + [effect(.if(formula, then: first, otherwise: second), at: range, scope)])
    case .branch(let statement): return .modelled(bindEffects([statement], &scope))
    case .binary(let left, let op, _, let right): return readBinary(left, op, right, &scope)
    case .member(let base, _): return read(base, &scope)
    case .subscripted(let base, let arguments):
      let acting = arguments.map { $0.value }.filter { mayAct($0) }
      return readAll([base] + acting, &scope)
    case .name(let name): return readBareName(LocatedName(name, range), scope)
    case .macro(let name, _):
      return .opaque(
        .nothing(
          assume(
            "`#\(spelling(name))` is assumed to leave the bar alone", LocatedName(name, range),
            scope)))
    case .missing: return .harmless(.refused)
    case .string(let string): return readAll(string.interpolations, &scope)
    case .dictionary: return .modelled(doneOnTheWay(to: expression, &scope))
    case .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .closure, .keyPath,
      .regex, .availability, .conditionalModifiers, .hole:
      return .harmless(.value)
    }
  }

  /// Reports a mistake at a piece of code, which ends there; what a compiler has passed is not
  /// understood instead.
  mutating func refuse<Product>(_ diagnostic: Diagnostic) -> Reading<Product> {
    report(diagnostic)
    guard findings.excuses(diagnostic) else { return .harmless(.refused) }
    return .opaque(
      .nothing(
        findings.assume(
          "what is not read here is assumed to leave the bar alone",
          at: diagnostic.primary.location)))
  }

  func effect(_ kind: Effect.Kind, at site: Site) -> Effect { Effect(kind, site: site) }

  mutating func effect(_ kind: Effect.Kind, at range: SourceRange, _ scope: Scope) -> Effect {
    Effect(kind, site: site(range, in: scope.file))
  }

  private mutating func readAll(
    _ expressions: [Expression], _ scope: inout Scope
  ) -> Reading<[Effect]> {
    var all: [Effect] = []
    for expression in expressions {
      let reading = read(expression, &scope)
      all += scope.takePending() + effects(of: reading, at: expression.range, scope)
    }
    return all.isEmpty ? .harmless(.value) : .modelled(all)
  }

  /// What stands behind `&&`, `||` and `??` is only done where it has to be.
  private mutating func readBinary(
    _ left: Expression, _ op: Operator, _ right: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    switch op {
    case .and, .or, .coalesce: break
    case .custom:
      let place = SourceRange(left.range.end, right.range.start)
      let text = String(decoding: bytes(place, in: scope.file).filter { $0 > 32 }, as: UTF8.self)
      let assumption = findings.assume(
        "`\(text)` is assumed to leave the bar alone", at: scope.location(place))
      let operands = effects(of: readAll([left, right], &scope), at: left.range, scope)
      return .modelled([effect(.assume(assumption), at: place, scope)] + operands)
    default: return readAll([left, right], &scope)
    }
    let rest = bindEffects([Statement(.expression(right), right.range)], &scope)
    guard rest.contains(where: { $0.matters }) else { return readAll([left, right], &scope) }
    let value = bindFormula(left, expecting: op == .coalesce ? .unknown : .bool, &scope)
    let pending = scope.takePending()
    let condition: FormulaID
    switch op {
    case .and: condition = value
    case .or: condition = add(.not(value), .bool, at: left.range, scope)
    default:
      let none = add(.constant(.none), StaticType(.nothing), at: left.range, scope)
      condition = add(.compare(.equal, value, none), .bool, at: left.range, scope)
    }
    return .modelled(
      pending + [effect(.if(condition, then: rest, otherwise: []), at: right.range, scope)])
  }

  /// A name alone does nothing; a function's name wants brackets.
  private mutating func readBareName(
    _ name: LocatedName, _ scope: Scope
  ) -> Reading<[Effect]> {
    let isFunction = function(name.name, labels: nil, of: scope.owner) != nil
    if isFunction || isDismiss(name.name, scope) {
      return refuse(.needsBrackets(spelling(name.name), at: scope.location(name.range)))
    }
    if meaning(of: name.name, in: scope) == nil, !isController(scope.owner),
      anonymousNumber(name.name) == nil, !names.isCapitalized(name.name),
      !isPasted(scope.owner) || isSlip(name.name, scope), !isCompiled(scope.file),
      name.name.word != .selfWord
    {
      reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    return .harmless(.value)
  }

  private func isDismiss(_ name: Name, _ scope: Scope) -> Bool {
    if case .dismissAction = meaning(of: name, in: scope) { return true }
    return false
  }

  // MARK: - Calls

  /// Reads a call that stands as a statement.
  mutating func readCall(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    switch call.callee.kind {
    case .name(let name):
      let located = LocatedName(name, call.callee.range)
      return readSwap(located, call, &scope, at: range)
        ?? readFunctionCall(located, call, at: range, &scope)
    case .member(let base, let name):
      if isQualified(name.name, of: base) {
        return readFunctionCall(name, call, at: range, &scope)
      }
      return readMethodCall(base, name, call, at: range, &scope)
    case .optionalChain(let inner), .forced(let inner):
      var unwrapped = call
      unwrapped.callee = inner
      return readCall(unwrapped, at: range, &scope)
    case .closure(let closure):
      let source = ClosureSource(kind: .closure(closure), scope: scope, depth: expansion.depth)
      return .modelled(bindClosureCall(source, call, at: range, &scope))
    default: return readUnread(nil, nil, call, at: range, &scope)
    }
  }

  private mutating func readFunctionCall(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    switch meaning(of: name.name, in: scope) {
    case .dismissAction: return .modelled([effect(.navigate(.dismiss), at: range, scope)])
    case .closure(let source): return .modelled(bindClosureCall(source, call, at: range, &scope))
    case .variable(let variable, let type) where type.kind == .closure:
      let closure = add(.variable(variable), type, at: name.range, scope)
      return .modelled(bindCall(ofKept: closure, call, at: range, &scope))
    case nil, .opaque, .variable, .value, .anything, .object, .bundle, .content,
      .presentationMode, .draft, .window:
      break
    }
    if let found = function(name.name, labels: call, in: scope) {
      return .modelled(bindOwnCall(found.function, found.owner, call, at: range, &scope))
    }
    if isRegistration(name, call, scope) { return .harmless(.apple) }
    if let each = readOverloads(name, of: scope.owner, call, at: range, &scope) { return each }
    if let known = readSystemFunction(name, call, at: range, &scope) { return known }
    if isController(scope.owner),
      let reading = readControllerCall(nil, name, call, at: range, &scope)
    {
      return reading
    }
    return readUnread(nil, name, call, at: range, &scope)
  }

  /// Calls a closure that a variable keeps.
  mutating func bindCall(
    ofKept closure: FormulaID, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    var arguments: [FormulaID] = []
    for argument in call.arguments {
      arguments.append(bindFormula(argument.value, expecting: .unknown, &scope))
    }
    return scope.takePending()
      + [effect(.run(.closure(closure, arguments: arguments)), at: range, scope)]
  }

  /// Calls a function of an owner with its arguments.
  mutating func bindOwnCall(
    _ function: LocatedFunction, _ owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect] {
    if isInlined(function, call, scope) || receivers[owner].isLocal {
      return inlineEffects(function, owner, call, at: range, &scope)
    }
    let bound = bindFunction(function, owner: owner)
    var effects: [Effect] = []
    let arguments = bindArguments(function, owner, call, &effects, at: range, &scope)
    return scope.takePending() + effects
      + calling(bound.handler, with: arguments, at: range, scope)
  }

  /// The arguments of a call in the order of the parameters; a controller that is made for one of
  /// them comes first.
  mutating func bindArguments(
    _ function: LocatedFunction, _ owner: Int, _ call: Call, _ effects: inout [Effect],
    at range: SourceRange, _ scope: inout Scope
  ) -> [FormulaID] {
    var arguments: [FormulaID] = []
    var remaining = call.arguments[...]
    for parameter in function.declaration.parameters {
      let label = parameter.label?.name ?? parameter.name.name
      let isUnlabelled = spelling(label) == "_"
      let index = remaining.firstIndex {
        isUnlabelled ? $0.label == nil : $0.label?.name == label
      }
      let argument = index.map { remaining.remove(at: $0) }
      if let value = argument?.value {
        let before = scope.takePending()
        let given = bindGiven(value, staticType(parameter.type), &effects, &scope)
        let inside = scope.takePending()
        scope.frame?.pending = before
        // What was given before is as it was before.
        if !inside.isEmpty {
          for index in arguments.indices { hold(&arguments[index], at: range, &scope) }
        }
        scope.frame?.pending += inside
        arguments.append(given)
      } else if let initial = parameter.initial {
        arguments.append(
          bindDefault(initial, staticType(parameter.type), of: function, owner, scope))
      } else {
        report(
          .missingArgument(
            spelling(label) + ":", of: spelling(function.declaration.name.name),
            at: scope.location(range)))
        arguments.append(opaque(at: range, scope))
      }
    }
    return arguments
  }

  /// An argument: a controller that is made for it comes first.
  private mutating func bindGiven(
    _ value: Expression, _ type: StaticType, _ effects: inout [Effect], _ scope: inout Scope
  ) -> FormulaID {
    if holdsController(type), let made = bindControllerValue(value, &scope) {
      effects += made.effects
      return made.formula
    }
    return bindFormula(value, expecting: type, &scope)
  }

  /// The default of a parameter is read where the function is declared.
  private mutating func bindDefault(
    _ initial: Expression, _ type: StaticType, of function: LocatedFunction, _ owner: Int,
    _ scope: Scope
  ) -> FormulaID {
    var inner = Scope(file: function.file, screen: scope.screen, owner: owner)
    return bindDefault(initial, type, &inner)
  }

  /// `true` iff a call hands over more than values, so that the callee is read in its place: a
  /// closure, a function, a variable by `&`, an object of the author's own.
  func isInlined(_ function: LocatedFunction, _ call: Call, _ scope: Scope) -> Bool {
    if !call.closures.isEmpty { return true }
    return call.arguments.contains {
      switch $0.value.kind {
      case .closure, .prefix(.bitAnd, _): return true
      case .macro: return handedFunction($0.value, scope) != nil
      default: return $0.value.isBinding || isObjectOfOwn($0.value, scope)
      }
    } || function.declaration.parameters.contains { $0.type.map { isFunction($0) } ?? false }
  }

  /// `true` iff an expression is an object of the author's own, whose properties are known.
  func isObjectOfOwn(_ value: Expression, _ scope: Scope) -> Bool {
    if case .bundle = meaning(of: value, scope) { true } else { false }
  }

  mutating func inlineEffects(
    _ function: LocatedFunction, _ owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope, inside: (inout Scope) -> Void = { _ in }
  ) -> [Effect] {
    guard let body = function.declaration.body else { return [] }
    var inner = Scope(file: function.file, screen: scope.screen, owner: owner)
    inner.type = typeAbove(owner, declaring: function)
    if function.declaration.name.name.word == .initWord, let type = typeDeclaring(function, owner) {
      inner.unobserved = directAssignments(of: function, in: type)
    }
    inside(&inner)
    inner.frame = scope.frame
    bindArguments(of: function.declaration.parameters, call, from: &scope, into: &inner)
    let held = holdArguments(of: call, at: range, &scope, &inner)
    let declaration = Location(function.file, function.declaration.name.range)
    guard enter(declaration, at: scope.location(range)) else { return [] }
    defer { leave() }
    let pending = scope.takePending() + inner.takePending() + held
    inner.frame = scope.frame
    let effects = bindEffects(body[...], &inner)
    scope.frame = inner.frame
    return pending + whole(effects, at: range, scope)
      + changedByReference(call, isInlined: true, at: range, &scope)
  }

  /// What is handed over by value stays what it was at the call.
  private mutating func holdArguments(
    of call: Call, at range: SourceRange, _ scope: inout Scope, _ inner: inout Scope
  ) -> [Effect] {
    guard scope.frame != nil else { return [] }
    let byReference = call.arguments.compactMap { argument -> Variable? in
      switch argument.value.kind {
      case .prefix(.bitAnd, let place): variable(bound: place, scope)?.0
      default: argument.value.isBinding ? variable(bound: argument.value, scope)?.0 : nil
      }
    }
    var effects: [Effect] = []
    for index in inner.locals.indices {
      let value: FormulaID
      switch inner.locals[index].meaning {
      case .value(let formula) where isBox(formula) && isHanded(formula, by: call, scope): continue
      case .value(let formula): value = formula
      case .variable(let variable, _) where byReference.contains(variable): continue
      case .variable(let variable, let type):
        value = add(.variable(variable), type, at: range, scope)
      case .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft,
        .window, .anything:
        continue
      }
      if case .constant = program[value] { continue }
      let local = scope.addLocal(inner.locals[index].name, type(of: value))
      scope.locals.removeLast()
      effects.append(effect(.bind(local: local, value), at: range, scope))
      inner.locals[index].meaning = .variable(.local(local), type(of: value))
    }
    return effects
  }

  /// `true` iff a call hands over a variable by `&` that code uses which runs later.
  private func isHanded(_ variable: FormulaID, by call: Call, _ scope: Scope) -> Bool {
    call.arguments.contains { argument in
      guard case .prefix(.bitAnd, let place) = argument.value.kind,
        case .value(variable) = meaning(of: place, scope)
      else { return false }
      return true
    }
  }

  /// Effects that were read in the place of a call: a `return` among them ends no more than that.
  private mutating func whole(
    _ effects: [Effect], at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    guard effects.contains(where: { $0.returns }) else { return effects }
    return [effect(.body(effects), at: range, scope)]
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
        inner.locals.append(parameter.name, .value(value))
      }
      bindAnonymous(of: closure, call, from: &scope, into: &inner)
      inner.frame = scope.frame
      effects = whole(bindEffects(closure.body[...], &inner), at: range, inner)
    case .function(let owner, let name):
      guard let found = function(name, labels: call, of: owner) else { break }
      effects = bindOwnCall(found.function, found.owner, call, at: range, &scope)
      return effects
    case .expression(let expression):
      let reading = read(expression, &inner)
      effects = inner.takePending() + self.effects(of: reading, at: expression.range, inner)
    }
    scope.frame = inner.frame
    return effects
  }
}
