import Language
import StatusBar

// Closures and functions that do something, as handlers.
extension Body {
  /// Binds a closure to a handler of its own.
  mutating func bindClosure(
    _ closure: Closure, anonymous: Int32 = 0, type: StaticType = .unknown,
    _ scope: inout Scope
  ) -> HandlerID {
    var inner = scope
    inner.hole = nil
    capture(closure, from: &scope, into: &inner)
    inner.forgetCaptured()
    writer.loseBoxes(changedIn: closure.range, &scope)
    writer.forgetBoxes(in: &inner)
    inner.frame = Scope.Frame()
    inner.frame?.anonymousType = type
    var parameters: Int32 = 0
    if closure.parameters.isEmpty {
      inner.frame?.anonymousCount = anonymous
      inner.frame?.localCount = anonymous
    }
    for parameter in closure.parameters {
      if writer.resolver.spelling(parameter.name) == "_" {
        inner.frame?.localCount += 1
      } else {
        _ = inner.addLocal(parameter.name, type)
      }
      parameters += 1
    }
    let body = bindEffects(closure.body[...], &inner)
    let used = inner.frame?.usedAnonymousCount ?? 0
    return writer.add(
      Handler(
        name: nil, parameterCount: closure.parameters.isEmpty ? used : parameters,
        localCount: inner.frame?.localCount ?? 0, body: body,
        site: writer.site(closure.range, in: scope.file)))
  }

  /// Binds a closure that runs at another time than the code around it, whose constants it goes on
  /// with; nothing is known of what it is given.
  mutating func bindContinuation(_ closure: Closure, _ scope: inout Scope) -> HandlerID {
    let outer = scope
    let result = scope.frame?.result ?? .unknown
    scope.frame?.result = .unknown
    defer {
      scope.frame?.result = result
      scope.locals = outer.locals
      scope.hole = outer.hole
    }
    scope.hole = nil
    capture(closure, &scope)
    if scope.frame == nil { scope.frame = Scope.Frame() }
    for parameter in closure.parameters {
      scope.locals.append(parameter.name, .opaque([parameter.name], qualifier: nil))
    }
    var statements = closure.body
    if statements.count == 1, case .expression(let value) = statements[0].kind,
      writer.resolver.isPure(value)
    {
      // What a closure of one expression yields goes to the caller.
      statements = []
    }
    // Its `$0` is none of the closure around it.
    let anonymous = scope.frame?.anonymousCount ?? 0
    if closure.parameters.isEmpty { scope.frame?.anonymousCount = 0 }
    let body = bindEffects(statements[...], &scope)
    scope.frame?.anonymousCount = anonymous
    let handler = writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: body,
        site: writer.site(closure.range, in: scope.file), holdsOwner: closure.holdsSelf))
    if outer.frame == nil { scope.frame = nil }
    return handler
  }

  /// Makes what a closure captures by name stand for what it is where the closure is written.
  private mutating func capture(_ closure: Closure, _ scope: inout Scope) {
    if closure.captures.isEmpty { return }
    var inner = scope
    capture(closure, from: &scope, into: &inner)
    scope.locals = inner.locals
  }

  private mutating func capture(
    _ closure: Closure, from scope: inout Scope, into inner: inout Scope
  ) {
    for capture in closure.captures where capture.name.name.word != .selfWord {
      let written = capture.value ?? Expression(.name(capture.name.name), capture.name.range)
      if writer.structType(of: written, scope) != nil {
        // Its own copy.
        let before = scope.takePending()
        var copying = scope
        let reading = readStructLocal(capture.name, written, at: written.range, &copying)
        let copied = reading.map { writer.effects(of: $0, at: written.range, copying) } ?? []
        scope.frame = copying.frame
        inner.frame?.localCount = scope.frame?.localCount ?? 0
        let made = scope.takePending()
        scope.frame?.pending = before + made + copied
        if let local = copying.locals[capture.name.name] { inner.locals.append(local) }
        inner.localStructs.append(capture.name.name)
        continue
      }
      switch writer.meaning(of: written, scope) {
      case .variable, .value, nil: break
      case .some(let known):
        inner.locals.append(capture.name.name, known)
        continue
      }
      var value = bindFormula(written, expecting: .unknown, &scope)
      guard scope.frame != nil else {
        inner.locals.append(capture.name.name, .value(value))
        continue
      }
      if capture.isWeak, mayGo(written, value, scope) {
        value = writer.orGone(value, at: written.range, scope)
      }
      writer.hold(&value, at: written.range, &scope)
      inner.frame?.localCount = scope.frame?.localCount ?? 0
      if case .variable(let local) = writer.program[value] {
        inner.locals.append(capture.name.name, .variable(local, writer.type(of: value)))
      } else {
        inner.locals.append(capture.name.name, .value(value))
      }
    }
  }

  /// `true` iff an object may be gone before the code that has a weak reference to it: a variable
  /// of the function alone holds it, which may be given another one.
  private func mayGo(_ written: Expression, _ value: FormulaID, _ scope: Scope) -> Bool {
    guard case .name(let name) = written.kind, let local = scope.locals[name] else { return false }
    return local.initial == nil && writer.isReference(value)
  }

  /// A closure, with what it captures as it is now.
  mutating func source(of closure: Closure, _ scope: inout Scope) -> ClosureSource {
    var inner = scope
    capture(closure, from: &scope, into: &inner)
    return ClosureSource(kind: .closure(closure), scope: inner, depth: expansion.depth)
  }

  /// Returns the handler that a modifier is given, as a closure or by `perform:`; nil without.
  mutating func bindHandler(
    of call: Call, anonymous: Int32 = 0, type: StaticType = .unknown, _ scope: inout Scope
  ) -> HandlerID? {
    if let closure = call.closures.first?.closure {
      return bindClosure(closure, anonymous: anonymous, type: type, &scope)
    }
    for argument in call.arguments {
      switch argument.label?.name.word {
      case .perform, .action:
        return bindHandlerValue(argument.value, anonymous: anonymous, type: type, &scope)
      default:
        if case .closure(let closure) = argument.value.kind {
          return bindClosure(closure, anonymous: anonymous, type: type, &scope)
        }
      }
    }
    return nil
  }

  /// Binds what stands after `action:`: a closure, a function's name, `dismiss`.
  mutating func bindAction(_ value: Expression, _ scope: inout Scope) -> HandlerID {
    bindHandlerValue(value, anonymous: 0, type: .unknown, &scope)
      ?? writer.emptyHandler(at: value.range, scope)
  }

  mutating func bindHandlerValue(
    _ value: Expression, anonymous: Int32, type: StaticType, _ scope: inout Scope
  ) -> HandlerID? {
    switch value.kind {
    case .closure(let closure):
      return bindClosure(closure, anonymous: anonymous, type: type, &scope)
    case .nilLiteral: return nil
    case .name(let name):
      guard case .closure(let source) = writer.resolver.meaning(of: name, in: scope),
        case .closure(let closure) = source.kind
      else { break }
      // The variables around it are those of where it is written.
      var inner = source.scope
      inner.frame = scope.frame
      let handler = bindClosure(closure, anonymous: anonymous, type: type, &inner)
      scope.frame = inner.frame
      return handler
    default: break
    }
    if let found = writer.handedFunction(value, scope) {
      return bindFunction(found.function, owner: found.owner).handler
    }
    let call = Call(callee: value, arguments: [], closures: [], brackets: nil)
    var inner = scope
    inner.frame = Scope.Frame()
    let expression = Expression(.call(call), value.range)
    let reading = read(expression, &inner)
    var body = inner.takePending() + writer.effects(of: reading, at: value.range, inner)
    if writer.resolver.isForeign(value, scope), !body.contains(where: { $0.matters }) {
      // It may be any function of the file's, too.
      let input = writer.input(unread: value, scope)
      body.append(writer.effect(.forget(input), at: value.range, inner))
    }
    return writer.handler(doing: body, at: value.range, inner)
  }

  /// Binds a function of an owner once; `isLate` says that what it does may be bound after the code
  /// around the call, which takes less room.
  mutating func bindFunction(
    _ function: LocatedFunction, owner: Int, isLate: Bool = false
  ) -> BoundFunction {
    let declaration = function.declaration
    let location = Location(function.file, declaration.name.range)
    if let known = writer.resolver.receivers[owner].functions[location] { return known }
    let name = declaration.name.name
    let handler = writer.add(
      Handler(
        name: writer.symbol(name), parameterCount: Int32(declaration.parameters.count),
        localCount: 0,
        body: [], site: writer.site(declaration.name.range, in: function.file)))
    var scope = Scope(
      file: function.file, screen: writer.resolver.receivers[owner].screen, owner: owner)
    scope.type = writer.resolver.typeAbove(owner, declaring: function)
    if name.word == .initWord, let type = writer.resolver.typeDeclaring(function, owner) {
      scope.unobserved = writer.resolver.directAssignments(of: function, in: type)
    }
    scope.frame = Scope.Frame()
    var parameters: [BoundParameter] = []
    for parameter in declaration.parameters {
      // Of the view that scrolls only its offset is known.
      let isScrolled = name.word == .scrollViewDidScroll && writer.resolver.isController(owner)
      let type = isScrolled ? .number : writer.resolver.staticType(parameter.type)
      let number = scope.addLocal(parameter.name.name, type)
      enterDelegate(parameter, of: declaration, &scope)
      let label = parameter.label?.name ?? parameter.name.name
      parameters.append(
        BoundParameter(
          label: writer.resolver.spelling(label) == "_" ? nil : label, name: parameter.name.name,
          slot: number,
          type: type, initial: parameter.initial))
    }
    if writer.resolver.isController(owner), declaration.parameters.count == 2,
      let size = parameters.first(where: { writer.resolver.isSize($0.type) })
    {
      // What UIKit gives along with the size.
      let hidden = Name(.selfWord)
      let (width, height) = (scope.addLocal(hidden, .number), scope.addLocal(hidden, .number))
      for _ in 0..<2 { scope.locals.removeLast() }
      scope.frame?.size = Scope.Size(whole: size.slot, width: width, height: height)
    }
    let bound = BoundFunction(
      name: name, handler: handler, parameters: parameters, location: location)
    writer.receivers[owner].functions[location] = bound
    if writer.resolver.receivers[owner].functionNames[name] == nil {
      writer.receivers[owner].functionNames[name] = location
    }
    writer.receivers.open(handler)
    let waiting = WaitingBody(declaration: declaration, handler: handler, scope: scope)
    if waitingBodies != nil {
      waitingBodies?.append(waiting)
    } else if isLate, expansion.bodies > 0 {
      lateBodies.append(waiting)
    } else {
      bindInTurn(waiting)
    }
    return bound
  }

  /// A parameter that is a delegate: there is one, whatever the function is given.
  private func enterDelegate(
    _ parameter: Parameter, of function: FunctionDeclaration, _ scope: inout Scope
  ) {
    let resolver = writer.resolver
    if resolver.declarations.isDelegate(parameter, of: function, in: resolver.spec) {
      scope.locals.append(parameter.name.name, .bundle(owner: 0))
    }
  }

  private mutating func bindInTurn(_ waiting: WaitingBody) {
    guard expansion.bodies < Resolver.nestedBodies else { return lateBodies.append(waiting) }
    expansion.bodies += 1
    bindBody(of: waiting)
    expansion.bodies -= 1
    while expansion.bodies == 0, let next = lateBodies.popLast() {
      expansion.bodies = 1
      bindBody(of: next)
      expansion.bodies = 0
    }
  }

  /// Binds the statements of a function that is declared.
  mutating func bindBody(of waiting: WaitingBody) {
    var scope = waiting.scope
    let body = bindParts(writer.resolver.statements(of: waiting.declaration)[...], &scope)
    writer.program[waiting.handler].body = body
    writer.program[waiting.handler].localCount = scope.frame?.localCount ?? 0
    writer.receivers.close(waiting.handler)
  }
}

/// A function that has its handler, and whose statements are yet to be bound.
struct WaitingBody: Sendable {
  var declaration: FunctionDeclaration
  var handler: HandlerID
  var scope: Scope
}

extension Closure {
  /// `true` iff what it runs on is there as long as it waits: it is written without `[weak self]`,
  /// and stands in no closure in which `self` may be nil.
  fileprivate var holdsSelf: Bool {
    !captures.contains { $0.isWeak && $0.name.name.word == .selfWord }
      && !CodePiece.closure(self).asksForSelf
  }
}

extension CodePiece {
  /// `true` iff `self` may be nil where it stands: `self?.title`, `guard let self`.
  fileprivate var asksForSelf: Bool {
    switch self {
    case .expression(let value):
      if case .optionalChain(let inner) = value.kind, inner.isSelf { return true }
    case .statement(let statement):
      let conditions: [Condition] =
        switch statement.kind {
        case .if(let branches): branches.conditions
        case .guard(let conditions, _): conditions
        default: []
        }
      let unwraps = conditions.contains { condition in
        if case .binding(let name, nil) = condition { name.name.word == .selfWord } else { false }
      }
      if unwraps { return true }
    // Another capture list says more of the closure that it stands in.
    case .closure(let closure):
      if closure.captures.contains(where: { $0.name.name.word == .selfWord }) {
        return false
      }
    }
    return pieces.contains { $0.asksForSelf }
  }
}
