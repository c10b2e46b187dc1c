import Language
import StatusBar

// Calls that yield a value.
extension Body {
  mutating func bindCallValue(
    _ call: Call, at range: SourceRange, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    if let value = bindChain(Expression(.call(call), range), expecting: expected, &scope) {
      return value
    }
    if let value = bindCopying(call, at: range, expected, &scope) { return value }
    if let value = bindTestSwitch(Expression(.call(call), range), &scope) { return value }
    if let known = bindStoryboardValue(Expression(.call(call), range), &scope) { return known }
    switch call.callee.kind {
    case .name(let name):
      return bindFunctionValue(LocatedName(name, call.callee.range), call, at: range, &scope)
    case .implicitMember(let name):
      return bindImplicitCall(
        LocatedName(name, call.callee.range), call, at: range, expected, &scope)
    case .member(let base, let name):
      if writer.resolver.isQualified(name.name, of: base) {
        return bindFunctionValue(name, call, at: range, &scope)
      }
      return writer.bindDefaults(base, name, call, at: range, scope)
        ?? bindMethodValue(base, name, call, at: range, &scope)
    case .closure(let closure)
    where scope.frame != nil && writer.resolver.mayAct(closure.body[...]):
      let source = ClosureSource(kind: .closure(closure), scope: scope, depth: expansion.depth)
      return inline(source, call, at: range, &scope)
    case .closure(let closure)
    where scope.frame == nil && mayBeObject(expected) && runsLater(closure.body, []):
      return writer.opaque(expected, at: range, scope)
    case .closure(let closure) where call.arguments.isEmpty:
      // `lazy var content: Content = { … return content }()`
      return bindValue(closure.body, expecting: expected, &scope, at: range)
    case .closure: return writer.opaque(at: range, scope)
    case .ternary, .tuple:
      guard let calls = call.calledOnEachWay(at: range) else { break }
      return bindFormula(calls, expecting: expected, &scope)
    case .array(let elements):
      // `[Int]()`
      if elements.count == 1, call.arguments.isEmpty, case .name(let name) = elements[0].kind,
        writer.resolver.names.isCapitalized(name)
      {
        return writer.add(
          .apply(.list, []), StaticType(.list(writer.resolver.staticType(named: name))), at: range,
          scope)
      }
    default: break
    }
    return unreadValue(call, at: range, &scope)
  }

  private func mayBeObject(_ type: StaticType) -> Bool {
    !type.isKnown || writer.resolver.holdsReference(type) || writer.resolver.holdsController(type)
  }

  /// `true` iff statements that yield a value run code which stands elsewhere and may change that:
  /// a closure that they are given or hold, a function of their own, `defer`.
  private func runsLater(_ body: [Statement], _ parameters: [Name]) -> Bool {
    var held = Set(parameters)
    for statement in body {
      switch statement.kind {
      case .deferred: return true
      case .function(let function): held.insert(function.name.name)
      case .variable(let variable):
        if variable.initial?.isClosure == true { held.insert(variable.name.name) }
      case .expression(let expression):
        guard case .call = expression.kind else { continue }
        var called = expression
        while case .call(let call) = called.kind { called = call.callee.withoutOptionals }
        if case .name(let name) = called.kind, held.contains(name) { return true }
      case .if, .guard, .switch, .loop, .block, .attempt, .conditional, .return, .jump, .type,
        .action, .unread:
        continue
      }
    }
    return false
  }

  /// The value of a call that is not understood: it is unknown; what the call does besides comes
  /// before what is made of the value.
  private mutating func unreadValue(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    if scope.frame != nil {
      let outer = scope.askedCall
      scope.askedCall = range
      let reading = readCall(call, at: range, &scope)
      scope.askedCall = outer
      let done = scope.takePending() + writer.effects(of: reading, at: range, scope)
      scope.frame?.pending = done
    }
    return writer.add(
      .input(writer.input(unread: Expression(.call(call), range), scope)), .unknown, at: range,
      scope)
  }

  private mutating func bindFunctionValue(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    if let value = bindArithmeticCall(name, call, at: range, &scope) { return value }
    if let object = bindObject(Expression(.call(call), range), &scope) { return object }
    if case .closure(let source) = writer.resolver.meaning(of: name.name, in: scope) {
      return inline(source, call, at: range, &scope)
    }
    if let type = writer.resolver.typeAround(scope, having: name.name) {
      let type = writer.resolver.declarations[type].name
      var call = call
      call.callee = Expression(.member(Expression(.name(type), name.range), name), name.range)
      return bindCallValue(call, at: range, .unknown, &scope)
    }
    if let found = writer.resolver.function(name.name, labels: call, in: scope) {
      return inline(found.function, owner: found.owner, call, at: range, &scope)
    }
    let word = writer.resolver.spelling(name.name)
    if word == "UI_USER_INTERFACE_IDIOM" { return writer.bindIdiom(at: range, scope) }
    if let end = AppEnd(word), !end.isUnlessTrue {
      return writer.add(.end, .unknown, at: range, scope)
    }
    if let value = bindMadeValue(name, call, at: range, .unknown, &scope) { return value }
    if writer.resolver.names.isCapitalized(name.name) {
      if let number = writer.resolver.numberType(name.name),
        writer.resolver.declarations.type(name.name) == nil
      {
        return bindConversion(to: number, call, at: range, &scope)
      }
      if name.name.word == .Bool, let argument = call.arguments.first {
        let value = bindFormula(argument.value, expecting: .unknown, &scope)
        // `Bool("true")` reads a text, and may be nil.
        return writer.type(of: value).kind == .text ? writer.opaque(at: range, scope) : value
      }
      if let value = bindMadeEnumeration(name.name, call, at: range, &scope) { return value }
      let apple = StaticType(typeWord: name.name.word)
      if let value = bindMade(appleValue: apple, call, at: range, &scope) { return value }
      if let made = bindMadeReference(call, at: range, &scope) { return made }
      if let made = bindMadeController(call, at: range, &scope) { return made }
      if writer.resolver.isWindowClass(name.name),
        let window = writer.bindWindow(Expression(.call(call), range), scope)
      {
        return window
      }
      return made(of: name.name, call, at: range, &scope)
    }
    writer.note(
      .assumed, once: name, in: scope.file,
      "`\(writer.resolver.spelling(name.name))` is not declared here; what it returns is an input")
    return unreadValue(call, at: range, &scope)
  }

  /// Something of a type that is not read, of which only the type is known.
  private mutating func made(
    of type: Name, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    if let slip = writer.slip(ofType: LocatedName(type, call.callee.range), scope) {
      writer.report(slip)
      return writer.opaque(at: range, scope)
    }
    if scope.frame != nil {
      let name = LocatedName(type, call.callee.range)
      // `task = Task { … }` runs even if it is not kept.
      let reading =
        readSystemFunction(name, call, at: range, &scope)
        ?? readUnread(nil, name, call, at: range, &scope)
      let done = scope.takePending() + writer.effects(of: reading, at: range, scope)
      scope.frame?.pending = done
    }
    if writer.resolver.mayBeNil(type, call) {
      return writer.opaque(StaticType(.named(type), isOptional: true), at: range, scope)
    }
    return writer.something(StaticType(.named(type)), at: range, scope)
  }

  private mutating func bindArithmeticCall(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard writer.resolver.function(name.name, labels: call, in: scope) == nil,
      !scope.locals.contains(name.name)
    else { return nil }
    switch name.name.word {
    case .min, .max:
      guard call.arguments.count == 2 else { return nil }
      let (first, second) = (call.arguments[0].value, call.arguments[1].value)
      let (a, b) = bindOperands(first, second, expecting: .number, at: range, &scope)
      let type = writer.numberType(a, first, b, second, expecting: .number)
      let operation = name.name.word == .min ? Arithmetic.Operation.minimum : .maximum
      return writer.arithmetic(Arithmetic(operation, type), a, b, at: range, scope)
    case .abs:
      guard let argument = call.arguments.first, call.arguments.count == 1 else { return nil }
      let a = bindFormula(argument.value, expecting: .number, &scope)
      let type = writer.type(of: a).number
      let b = writer.add(.negate(a), type.map { StaticType($0) } ?? .number, at: range, scope)
      return writer.arithmetic(Arithmetic(.maximum, type), a, b, at: range, scope)
    default: return nil
    }
  }

  /// `.constant(true)`, `.some(x)`, `.photo(id)`
  private mutating func bindImplicitCall(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID {
    if writer.resolver.spelling(name.name) == "constant" || name.name.word == .someWord,
      let argument = call.arguments.first
    {
      return bindFormula(argument.value, expecting: expected, &scope)
    }
    if name.name.word == .initWord {
      return bindMade(appleValue: expected, call, at: range, &scope)
        ?? unreadValue(call, at: range, &scope)
    }
    guard case .named(let type) = expected.kind else {
      // Anything but a case is a function that an extension gives the type.
      let isCase = writer.resolver.declarations.types.contains { $0.cases.contains(name.name) }
      return isCase
        ? bindImplicit(name, StaticType(.unknown), scope) : unreadValue(call, at: range, &scope)
    }
    guard let index = writer.resolver.declarations.type(type),
      writer.resolver.declarations[index].functions[name.name] != nil
    else { return bindImplicit(name, expected, scope) }
    var spelledOut = call
    spelledOut.callee = Expression(
      .member(Expression(.name(type), call.callee.range.atStart), name), call.callee.range)
    return bindCallValue(spelledOut, at: range, expected, &scope)
  }

  private mutating func bindMethodValue(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    if base.isSelf {
      return bindFunctionValue(name, call, at: range, &scope)
    }
    // `Route.photo(id)`: of what a case carries nothing is kept.
    if let type = base.typeName(writer.resolver.names),
      writer.resolver.meaning(of: type, in: scope) == nil,
      let index = writer.resolver.declarations.type(type),
      writer.resolver.declarations[index].cases.contains(name.name)
    {
      for argument in call.arguments { act(onTheWayTo: argument.value, &scope) }
      return bindImplicit(name, StaticType(.named(type)), scope)
    }
    if writer.resolver.spelling(name.name) == "responds", let argument = call.arguments.first,
      writer.resolver.isRelayoutSelector(argument.value, scope)
    {
      return writer.add(.constant(.bool(true)), .bool, at: range, scope)
    }
    if let object = bindReference(base, &scope),
      let value = bindCall(
        ofReference: writer.sure(object, base, scope), name, call, at: range, &scope)
    {
      return value
    }
    if let list = bindMappedControllers(base, name, call, at: range, &scope) { return list }
    if let value = bindValueCall(base, name, call, at: range, &scope)
      ?? bindOptionalMap(base, name, call, at: range, &scope)
    {
      return value
    }
    if name.name.word == .first,
      let window = writer.bindWindow(Expression(.call(call), range), scope)
    {
      return window
    }
    if let timer = bindKeptTimer(base, name, call, at: range, &scope) { return timer }
    if let found = bindContains(base, name, call, at: range, &scope) { return found }
    if let value = bindMethod(ofStruct: base, name, call, at: range, &scope) { return value }
    if let value = bindEnumeration(base, &scope),
      let found = bindMethod(ofValue: value, name, call, at: range, &scope)
    {
      return found
    }
    if let value = bindMethod(ofAppleValue: base, name, call, at: range, &scope) { return value }
    if let made = bindMade(byController: base, name, call, at: range, &scope) { return made }
    if let owner = writer.resolver.staticReceiver(of: base, scope),
      let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope),
      found.owner == owner
    {
      return inline(found.function, owner: owner, call, at: range, &scope)
    }
    return unreadValue(call, at: range, &scope)
  }

  /// A method of a struct, or of an object that goes by a name, for what it returns.
  private mutating func bindMethod(
    ofStruct base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    if case .bundle(let owner) = writer.meaning(of: base, scope),
      let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope)
    {
      return inline(found.function, owner: found.owner, call, at: range, &scope)
    }
    if let value = bindStructMethod(base, name, call, at: range, .unknown, &scope) { return value }
    guard let owner = structValue(base, &scope),
      let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope),
      found.owner == owner
    else { return nil }
    return inline(found.function, owner: owner, call, at: range, &scope)
  }

  /// Reads a function's value in the place of its call.
  private mutating func inline(
    _ function: LocatedFunction, owner: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    let declaration = function.declaration
    let call = writer.resolver.arranged(call, for: function)
    guard let body = declaration.body else { return writer.opaque(at: range, scope) }
    if let value = bindActingCall(function, owner: owner, call, at: range, &scope) {
      return value
    }
    let type = writer.resolver.staticType(declaration.result)
    if scope.frame == nil, mayBeObject(type),
      runsLater(body, declaration.parameters.map { $0.name.name })
    {
      return writer.opaque(type, at: range, scope)
    }
    var inner = Scope(file: function.file, screen: scope.screen, owner: owner)
    inner.type = writer.resolver.typeAbove(owner, declaring: function)
    inner.isInitial = scope.isInitial && scope.frame == nil
    if owner == scope.owner, !declaration.isStatic { inner.selfValue = scope.selfValue }
    bindArguments(of: declaration.parameters, call, from: &scope, into: &inner)
    guard enter(function, at: scope.location(range)) else {
      return writer.opaque(at: range, scope)
    }
    defer { leave() }
    return bindValue(body, expecting: type, &inner, at: range)
  }

  private mutating func inline(
    _ source: ClosureSource, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    var inner = source.scope
    inner.frame = nil
    switch source.kind {
    case .closure(let closure):
      if let value = bindActingCall(of: source, closure, call, at: range, &scope) { return value }
      bindParameters(of: closure, call, from: &scope, into: &inner)
      bindAnonymous(of: closure, call, from: &scope, into: &inner)
      let rest = expansion.goBack(to: source.depth)
      defer { expansion.resume(rest) }
      return bindYield(of: closure, &inner, at: range)
    case .function(let owner, let name):
      guard let found = writer.resolver.function(name, labels: nil, of: owner) else { break }
      return inline(found.function, owner: found.owner, call, at: range, &scope)
    case .expression(let expression):
      return bindFormula(expression, expecting: .unknown, &inner)
    }
    return writer.opaque(at: range, scope)
  }

  /// What a closure yields, as the type that is written; a whole number may be of any other where
  /// none is.
  private mutating func bindYield(
    of closure: Closure, _ scope: inout Scope, at range: SourceRange
  ) -> FormulaID {
    if closure.body.count == 1, let value = closure.body[0].yield, value.isNumberLiteral {
      return bindAs(closure.result, value, &scope)
    }
    let type = writer.resolver.staticType(closure.result)
    let formula = bindValue(closure.body, expecting: type, &scope, at: range)
    var found = writer.type(of: formula)
    guard type.isOptional, !found.isOptional, found.isKnown else { return formula }
    found.isOptional = true
    return writer.add(writer.program[formula], found, at: range, scope)
  }

  /// Runs a local function or a closure whose value is wanted, where it does something besides. Nil
  /// where it does nothing else.
  private mutating func bindActingCall(
    of source: ClosureSource, _ closure: Closure, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard let count = scope.frame?.localCount, writer.resolver.mayAct(closure.body[...]),
      expansion.depth < 6
    else { return nil }
    let (before, found) = (scope, writer.findings)
    let type = writer.resolver.staticType(closure.result)
    let run = bindClosureCall(source, call, yielding: type, at: range, &scope)
    guard run.effects.contains(where: { $0.matters || $0.binds(below: count) }) else {
      // What it is given is bound once, where its value is.
      (scope, writer.findings) = (before, found)
      return nil
    }
    scope.frame?.pending += run.effects
    return run.value ?? writer.opaque(at: range, scope)
  }
}

extension Statement {
  /// The value of a statement that is all of a function: `7`, `return 7`.
  fileprivate var yield: Expression? {
    switch kind {
    case .expression(let value): value
    case .return(let value): value
    default: nil
    }
  }
}

extension Effect {
  /// `true` iff it gives one of the first locals another value.
  func binds(below count: Int32) -> Bool {
    if case .bind(let local, _) = kind, local < count { return true }
    if case .change(.assign(.local(let local), _)) = kind, local < count { return true }
    return blocks.joined().contains { $0.binds(below: count) }
  }
}

extension Body {
  /// `Content()` as a value; a SwiftUI view keeps none.
  private mutating func bindMadeController(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard writer.resolver.keepsControllers(scope) else { return nil }
    return bindDraft(Expression(.call(call), range), &scope).map {
      writer.make($0, at: range, scope)
    }
  }
}
