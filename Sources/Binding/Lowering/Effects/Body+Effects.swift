import Language
import StatusBar

// Expressions that do something.
extension Body {
  /// Reads an expression that stands as a statement.
  mutating func read(
    _ expression: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let range = expression.range
    if scope.isScenario, let reading = readOnScreen(expression, &scope) { return reading }
    if let reading = readChain(expression, &scope) { return reading }
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
        pending + [writer.effect(.if(formula, then: first, otherwise: second), at: range, scope)])
    case .branch(let statement): return .modelled(bindEffects([statement], &scope))
    case .binary(let left, let op, _, let right): return readBinary(left, op, right, &scope)
    case .member(let base, _): return read(base, &scope)
    case .subscripted(let base, let arguments):
      let acting = arguments.map { $0.value }.filter { writer.resolver.mayAct($0) }
      return readAll([base] + acting, &scope)
    case .name(let name): return writer.readBareName(LocatedName(name, range), scope)
    case .macro(let name, _):
      return .opaque(
        .nothing(
          writer.assume(
            "`#\(writer.resolver.spelling(name))` is assumed to leave the bar alone",
            LocatedName(name, range),
            scope)))
    case .missing: return .harmless(.refused)
    case .string(let string): return readAll(string.interpolations, &scope)
    case .dictionary: return .modelled(doneOnTheWay(to: expression, &scope))
    case .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .closure, .keyPath,
      .regex, .availability, .conditionalModifiers, .hole:
      return .harmless(.value)
    }
  }

  private mutating func readAll(
    _ expressions: [Expression], _ scope: inout Scope
  ) -> Reading<[Effect]> {
    var all: [Effect] = []
    for expression in expressions {
      let reading = read(expression, &scope)
      all += scope.takePending() + writer.effects(of: reading, at: expression.range, scope)
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
      let text = String(
        decoding: writer.resolver.bytes(place, in: scope.file).filter { $0 > 32 }, as: UTF8.self)
      let assumption = writer.findings.assume(
        "`\(text)` is assumed to leave the bar alone", at: scope.location(place))
      let operands = writer.effects(of: readAll([left, right], &scope), at: left.range, scope)
      if writer.resolver.declaresFunction(writer.intern(Array(text.utf8))) {
        // It may change what stands on either side.
        return .modelled(
          operands + writer.changed(left, &scope) + writer.changed(right, &scope))
      }
      return .modelled([writer.effect(.assume(assumption), at: place, scope)] + operands)
    default: return readAll([left, right], &scope)
    }
    let rest = bindEffects([Statement(.expression(right), right.range)], &scope)
    guard rest.contains(where: { $0.matters }) else { return readAll([left, right], &scope) }
    let value = bindFormula(left, expecting: op == .coalesce ? .unknown : .bool, &scope)
    let pending = scope.takePending()
    let condition: FormulaID
    switch op {
    case .and: condition = value
    case .or: condition = writer.add(.not(value), .bool, at: left.range, scope)
    default:
      let none = writer.add(.constant(.none), StaticType(.nothing), at: left.range, scope)
      condition = writer.add(.compare(.equal, value, none), .bool, at: left.range, scope)
    }
    return .modelled(
      pending + [writer.effect(.if(condition, then: rest, otherwise: []), at: right.range, scope)])
  }

  // MARK: - Calls

  /// Reads a call that stands as a statement.
  mutating func readCall(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    if let reading = readCopying(call, at: range, &scope) { return reading }
    switch call.callee.kind {
    case .name(let name):
      let located = LocatedName(name, call.callee.range)
      return readSwap(located, call, &scope, at: range)
        ?? readFunctionCall(located, call, at: range, &scope)
    case .member(let base, let name):
      if writer.resolver.isQualified(name.name, of: base) {
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
    case .ternary, .tuple:
      guard let calls = call.calledOnEachWay(at: range) else {
        return readUnread(nil, nil, call, at: range, &scope)
      }
      return read(calls, &scope)
    case .subscripted:
      // Any of the closures that are kept there.
      let closure = bindFormula(call.callee, expecting: StaticType(.closure), &scope)
      return .modelled(bindCall(ofKept: closure, call, at: range, &scope))
    case .call(let inner) where isOwn(inner, scope):
      let closure = bindFormula(call.callee, expecting: StaticType(.closure), &scope)
      return .modelled(bindCall(ofKept: closure, call, at: range, &scope))
    default: return readUnread(nil, nil, call, at: range, &scope)
    }
  }

  /// `true` iff a function of the author's is called.
  func isOwn(_ call: Call, _ scope: Scope) -> Bool {
    switch call.callee.kind {
    case .name(let name):
      writer.resolver.function(name, labels: call, in: scope) != nil
        || scope.locals.contains(name)
    case .member(let base, let name):
      base.isSelf && writer.resolver.function(name.name, labels: call, of: scope.owner) != nil
    default: false
    }
  }

  private mutating func readFunctionCall(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    switch writer.resolver.meaning(of: name.name, in: scope) {
    case .dismissAction: return .modelled([writer.effect(.navigate(.dismiss), at: range, scope)])
    case .closure(let source): return .modelled(bindClosureCall(source, call, at: range, &scope))
    case .variable(let variable, let type) where type.kind == .closure:
      let closure = writer.add(.variable(variable), type, at: name.range, scope)
      return .modelled(bindCall(ofKept: closure, call, at: range, &scope))
    case .variable(.local(let local), let type) where type.kind == .unknown:
      let closure = writer.add(.variable(.local(local)), type, at: name.range, scope)
      return .modelled(bindCall(ofKept: closure, call, at: range, &scope))
    case nil, .opaque, .variable, .value, .anything, .object, .bundle, .content,
      .presentationMode, .draft, .window:
      break
    }
    if let found = writer.resolver.function(name.name, labels: call, in: scope) {
      return .modelled(bindOwnCall(found.function, found.owner, call, at: range, &scope))
    }
    if writer.isRegistration(name, call, scope) { return .harmless(.apple) }
    if let each = readOverloads(name, of: scope.owner, call, at: range, &scope) { return each }
    if let known = readSystemFunction(name, call, at: range, &scope) { return known }
    if writer.resolver.isController(scope.owner),
      let reading = readControllerCall(nil, name, call, at: range, &scope)
    {
      return reading
    }
    if let made = readMaking(name, call, at: range, &scope) { return made }
    return readUnread(nil, name, call, at: range, &scope)
  }

  /// Makes an object that nothing holds: its initializer runs all the same.
  private mutating func readMaking(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, let type = writer.resolver.declarations.type(name.name),
      writer.resolver.declarations[type].isByReference,
      let object = bindReference(Expression(.call(call), range), &scope)
    else { return nil }
    // No name stands for what it is given to.
    let making = writer.effect(.change(.store(.local(0), object)), at: range, scope)
    return .modelled(scope.takePending() + [making])
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
      + [writer.effect(.run(.closure(closure, arguments: arguments)), at: range, scope)]
  }

  /// Calls a function of an owner with its arguments.
  mutating func bindOwnCall(
    _ function: LocatedFunction, _ owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect] {
    let call = writer.resolver.arranged(call, for: function)
    if writer.isInlined(function, call, scope) || writer.resolver.receivers[owner].isLocal {
      return inlineEffects(function, owner, call, at: range, &scope)
    }
    let bound = bindFunction(function, owner: owner)
    var effects: [Effect] = []
    let arguments = bindArguments(function, owner, call, &effects, at: range, &scope)
    return scope.takePending() + effects
      + writer.calling(bound.handler, with: arguments, at: range, scope)
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
      let isUnlabelled = writer.resolver.spelling(label) == "_"
      let index = remaining.firstIndex {
        isUnlabelled ? $0.label == nil : $0.label?.name == label
      }
      let argument = index.map { remaining.remove(at: $0) }
      if let value = argument?.value {
        let before = scope.takePending()
        let given = bindGiven(value, writer.resolver.staticType(parameter.type), &effects, &scope)
        let inside = scope.takePending()
        scope.frame?.pending = before
        // What was given before is as it was before.
        if !inside.isEmpty {
          for index in arguments.indices { writer.hold(&arguments[index], at: range, &scope) }
        }
        scope.frame?.pending += inside
        arguments.append(given)
      } else if let initial = parameter.initial {
        arguments.append(
          bindDefault(
            initial, writer.resolver.staticType(parameter.type), of: function, owner, scope))
      } else {
        writer.report(
          .missingArgument(
            writer.resolver.spelling(label) + ":",
            of: writer.resolver.spelling(function.declaration.name.name),
            at: scope.location(range)))
        arguments.append(writer.opaque(at: range, scope))
      }
    }
    // Further values of `Int...` are come to as well.
    for rest in remaining { effects += doneOnTheWay(to: rest.value, &scope) }
    return arguments
  }

  /// An argument: a controller that is made for it comes first.
  private mutating func bindGiven(
    _ value: Expression, _ type: StaticType, _ effects: inout [Effect], _ scope: inout Scope
  ) -> FormulaID {
    if writer.resolver.holdsController(type), let made = bindControllerValue(value, &scope) {
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
    inner.isInitial = writer.resolver.holdsReference(type)
    return bindDefault(initial, type, &inner)
  }

  mutating func inlineEffects(
    _ function: LocatedFunction, _ owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope, inside: (inout Scope) -> Void = { _ in }
  ) -> [Effect] {
    guard let body = function.declaration.body else { return [] }
    return inlined(function, owner, call, body, yielding: nil, at: range, &scope, inside: inside)
      .effects
  }

  /// The same of a function whose value is wanted.
  mutating func inlineYield(
    _ function: LocatedFunction, _ owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope, inside: (inout Scope) -> Void = { _ in }
  ) -> (effects: [Effect], value: FormulaID?) {
    guard let body = function.declaration.body else { return ([], nil) }
    let type = writer.resolver.staticType(function.declaration.result)
    return inlined(
      function, owner, call, body.returningLast, yielding: type, at: range, &scope, inside: inside)
  }

  /// - Parameter type: that of the value that is wanted; nil where none is.
  private mutating func inlined(
    _ function: LocatedFunction, _ owner: Int, _ call: Call, _ body: [Statement],
    yielding type: StaticType?, at range: SourceRange, _ scope: inout Scope,
    inside: (inout Scope) -> Void
  ) -> (effects: [Effect], value: FormulaID?) {
    var inner = Scope(file: function.file, screen: scope.screen, owner: owner)
    inner.type = writer.resolver.typeAbove(owner, declaring: function)
    if function.declaration.name.name.word == .initWord,
      let type = writer.resolver.typeDeclaring(function, owner)
    {
      inner.unobserved = writer.resolver.directAssignments(of: function, in: type)
    }
    inside(&inner)
    inner.frame = scope.frame
    bindArguments(of: function.declaration.parameters, call, from: &scope, into: &inner)
    let held = writer.holdArguments(of: call, at: range, &scope, &inner)
    guard enter(function, at: scope.location(range)) else {
      return (recursion(into: function, owner, call, at: range, &scope), nil)
    }
    defer { leave() }
    let pending = scope.takePending() + inner.takePending() + held
    inner.frame = scope.frame
    var effects: [Effect]
    var value: FormulaID?
    if let type {
      (effects, value) = bindYield(body, type, &inner, at: range, in: scope)
    } else {
      effects = bindEffects(body[...], &inner)
    }
    scope.frame = inner.frame
    return (
      pending + writer.whole(effects, at: range, scope)
        + changedByReference(call, isInlined: true, at: range, &scope), value
    )
  }

  /// What a function may do that is inside itself already: as a function of a struct which reaches
  /// nothing else it changes that, and what it is given to change.
  private mutating func recursion(
    into function: LocatedFunction, _ owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect] {
    let type = writer.resolver.typeInfo(of: owner)
    var reach = CalledReach(writer.resolver, besidesPartsOf: type)
    guard let type, writer.resolver.declarations[type].keyword == .struct,
      !reach.mayConcernBar(function, of: type)
    else {
      let input = writer.input(writer.named(call.callee.range, scope), nil, at: range, scope)
      return [writer.effect(.forget(input), at: range, scope)]
    }
    var inner = scope
    inner.owner = owner
    var effects = writer.changedSelf(at: range, &inner)
    for argument in call.arguments {
      guard case .prefix(.bitAnd, let target) = argument.value.kind else { continue }
      effects += writer.changed(target.withoutOptionals, &scope)
    }
    return effects
  }

  /// Binds statements that run where their value is wanted: each `return` gives it to a local, and
  /// ends no more than them.
  private mutating func bindYield(
    _ body: [Statement], _ type: StaticType, _ inner: inout Scope, at range: SourceRange,
    in scope: Scope
  ) -> (effects: [Effect], value: FormulaID) {
    let outer = inner.frame?.result ?? .unknown
    inner.frame?.result = type
    defer { inner.frame?.result = outer }
    let local = inner.addUnnamedLocal()
    let unread = writer.opaque(type, at: range, scope)
    let effects =
      [writer.effect(.bind(local: local, unread), at: range, scope)]
      + Effect.keeping(returnsOf: bindEffects(body[...], &inner), in: local)
    return (effects, writer.add(.variable(.local(local)), type, at: range, scope))
  }

  /// Calls a closure that a parameter or a constant stands for: its effects happen here.
  private mutating func bindClosureCall(
    _ source: ClosureSource, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    bindClosureCall(source, call, yielding: nil, at: range, &scope).effects
  }

  /// The same where its value is wanted.
  ///
  /// - Parameter type: that of the value; nil where none is wanted.
  mutating func bindClosureCall(
    _ source: ClosureSource, _ call: Call, yielding type: StaticType?, at range: SourceRange,
    _ scope: inout Scope
  ) -> (effects: [Effect], value: FormulaID?) {
    var code = scope.location(call.callee.range)
    if case .closure(let closure) = source.kind { code = source.scope.location(closure.range) }
    if expansion.isCalling(code) {
      // It calls itself, which is not followed.
      let input = writer.input(writer.named(call.callee.range, scope), nil, at: range, scope)
      return ([writer.effect(.forget(input), at: range, scope)], nil)
    }
    guard enter(code, at: scope.location(range)) else { return ([], nil) }
    defer { leave() }
    let rest = expansion.goBack(to: source.depth)
    defer { expansion.resume(rest) }
    var inner = source.scope
    inner.frame = scope.frame
    var effects: [Effect] = []
    var value: FormulaID?
    switch source.kind {
    case .closure(let closure):
      bindParameters(of: closure, call, from: &scope, into: &inner)
      bindAnonymous(of: closure, call, from: &scope, into: &inner)
      inner.frame = scope.frame
      if let type {
        (effects, value) = bindYield(closure.body.returningLast, type, &inner, at: range, in: scope)
      } else {
        effects = bindEffects(closure.body[...], &inner)
      }
      effects = writer.whole(effects, at: range, inner)
    case .function(let owner, let name):
      guard let found = writer.resolver.function(name, labels: call, of: owner, from: scope) else {
        break
      }
      return (bindOwnCall(found.function, found.owner, call, at: range, &scope), nil)
    case .expression(let expression):
      let reading = read(expression, &inner)
      effects = inner.takePending() + self.writer.effects(of: reading, at: expression.range, inner)
    }
    scope.frame = inner.frame
    return (effects, value)
  }
}
