import Language
import StatusBar

// Closures and functions that do something, as handlers.
extension Writer {
  /// A handler that does nothing.
  mutating func emptyHandler(at range: SourceRange, _ scope: Scope) -> HandlerID {
    handler(doing: [], at: range, scope)
  }

  /// A handler without parameters that does what is given.
  mutating func handler(
    doing body: [Effect], at range: SourceRange, _ scope: Scope
  ) -> HandlerID {
    add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: body,
        site: site(range, in: scope.file)))
  }

  /// Returns the function that an expression names without calling it: `save`, `self.save`,
  /// `model.save`, `page(for:)`, `#selector(save)`; `labels` tells functions of one name apart.
  func handedFunction(
    _ value: Expression, labels: Call? = nil, _ scope: Scope
  ) -> (function: LocatedFunction, owner: Int)? {
    switch value.kind {
    case .name(let name):
      if case .closure(let source) = resolver.meaning(of: name, in: scope),
        case .function(let owner, let name) = source.kind
      {
        return resolver.function(name, labels: labels, of: owner)
      }
      guard resolver.meaning(of: name, in: scope) == nil else { return nil }
      return resolver.function(name, labels: labels, of: scope.owner)
    case .member(let base, let name):
      if base.isSelf || base.isSelfType {
        return resolver.function(name.name, labels: labels, of: scope.owner)
      }
      if let found = functionOfType(value, scope) {
        return found.function.declaration.isStatic ? found : nil
      }
      guard case .bundle(let owner) = meaning(of: base, scope) else { return nil }
      return resolver.function(name.name, labels: labels, of: owner)
    // `page(for:)`
    case .call(let call) where call.isNameOfFunction:
      return handedFunction(call.callee, labels: call, scope)
    case .macro(let name, let arguments) where name.word == .selector:
      guard let argument = arguments.first?.value else { return nil }
      // `#selector(finish(_:))`
      if case .call(let call) = argument.kind {
        return functionOfType(call.callee, scope) ?? handedFunction(call.callee, scope)
      }
      return functionOfType(argument, scope) ?? handedFunction(argument, scope)
    default: return nil
    }
  }

  /// `Home.save` in `Home`: the function, or, where it is none of the type itself, what makes a
  /// function of an object; nil for anything else.
  func functionOfType(
    _ value: Expression, _ scope: Scope
  ) -> (function: LocatedFunction, owner: Int)? {
    guard case .member(let base, let name) = value.kind,
      let type = base.typeName(resolver.names), type == resolver.typeName(of: scope.owner)
    else { return nil }
    return resolver.function(name.name, labels: nil, of: scope.owner)
  }
}

// Expressions that do something.
extension Writer {
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

  mutating func effect(_ kind: Effect.Kind, at range: SourceRange, _ scope: Scope) -> Effect {
    Effect(kind, site: site(range, in: scope.file))
  }

  /// A name alone does nothing; a function's name wants brackets.
  mutating func readBareName(
    _ name: LocatedName, _ scope: Scope
  ) -> Reading<[Effect]> {
    let isFunction = resolver.function(name.name, labels: nil, of: scope.owner) != nil
    if isFunction || resolver.isDismiss(name.name, scope) {
      return refuse(.needsBrackets(resolver.spelling(name.name), at: scope.location(name.range)))
    }
    if resolver.meaning(of: name.name, in: scope) == nil, !resolver.isController(scope.owner),
      resolver.anonymousNumber(name.name) == nil, !resolver.names.isCapitalized(name.name),
      !resolver.isPasted(scope.owner) || resolver.isSlip(name.name, scope),
      !resolver.isCompiled(scope.file),
      name.name.word != .selfWord
    {
      reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    return .harmless(.value)
  }

  // MARK: - Calls

  /// `true` iff a call hands over more than values, so that the callee is read in its place: a
  /// closure, a function, a variable by `&`, an object of the author's own, the app's own window.
  mutating func isInlined(_ function: LocatedFunction, _ call: Call, _ scope: Scope) -> Bool {
    if !call.closures.isEmpty { return true }
    for argument in call.arguments where windowTarget(argument.value, scope) == .own {
      return true
    }
    return call.arguments.contains {
      switch $0.value.kind {
      case .closure, .prefix(.bitAnd, _): return true
      case .macro: return handedFunction($0.value, scope) != nil
      default: return $0.value.isBinding || isObjectOfOwn($0.value, scope)
      }
    }
      || function.declaration.parameters.contains {
        $0.type.map { resolver.isFunction($0) } ?? false
      }
  }

  /// `true` iff an expression is an object of the author's own, whose properties are known.
  func isObjectOfOwn(_ value: Expression, _ scope: Scope) -> Bool {
    if case .bundle = meaning(of: value, scope) { true } else { false }
  }

  /// What is handed over by value stays what it was at the call.
  mutating func holdArguments(
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
  mutating func whole(
    _ effects: [Effect], at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    guard effects.contains(where: { $0.returns }) else { return effects }
    return [effect(.body(effects), at: range, scope)]
  }
}

// Code that does nothing but come to values: it is left out where it would only be followed.
extension Writer {
  /// A call of a handler for what it does: one that only comes to a value does nothing.
  mutating func calling(
    _ handler: HandlerID, with arguments: [FormulaID], at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    let body = program[handler].body
    if !resolver.receivers.isOpen(handler), body.allSatisfy({ isIdle($0) }),
      arguments.allSatisfy({ makesNothing($0) })
    {
      return body.flatMap { $0.allAssumptions }
    }
    return [effect(.run(.handler(handler, arguments: arguments)), at: range, scope)]
  }

  /// `true` iff nothing is different once an effect has happened, but what a value is called.
  func isIdle(_ effect: Effect) -> Bool {
    switch effect.kind {
    case .nothing, .assume: true
    case .return(let value): value.map { makesNothing($0) } ?? true
    case .bind(_, let value): makesNothing(value)
    case .if(let condition, let then, let otherwise):
      makesNothing(condition) && (then + otherwise).allSatisfy { isIdle($0) }
    case .animated, .viewAnimation, .body, .inUse, .inAnyUse:
      effect.blocks.joined().allSatisfy { isIdle($0) }
    // Whether it comes to its end is not looked into.
    case .loop: false
    case .change, .run, .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps,
      .awaits, .load, .obscure, .forget, .doubtAnimation, .end:
      false
    }
  }

  /// `true` iff a formula makes no controller, calls nothing, and cannot end the app.
  func makesNothing(_ formula: FormulaID) -> Bool {
    switch program[formula] {
    case .constant, .variable, .binding, .environment, .thisController, .root, .input, .opaque,
      .available, .window:
      true
    case .isOfClass(let a, _), .negate(let a), .not(let a), .property(_, of: let a),
      .stored(_, of: let a), .length(let a):
      makesNothing(a)
    case .compare(_, let a, let b), .and(let a, let b), .or(let a, let b), .coalesce(let a, let b):
      makesNothing(a) && makesNothing(b)
    case .apply(_, let operands): operands.allSatisfy { makesNothing($0) }
    case .element: true
    case .each, .reduce, .arithmetic, .ternary, .inUse, .superAnswer, .objectProperty, .makeObject,
      .makeController, .closure, .call, .choice, .seen, .makeWindow, .convert, .forced, .end:
      false
    }
  }
}

// Plain words in a handler: `present Settings as sheet`, `push Photo`, `request update`.
extension Writer {
  mutating func readWindow(
    _ window: LocatedName, isHidden: Bool, asKey: Bool, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]> {
    guard let symbol = resolver.directory.window(window.name) else {
      let legal = resolver.directory.windowNames.map { resolver.spelling($0) }.sorted()
      let suggestion = resolver.closest(to: window.name, among: legal)
      if isOfTheWhole(window, suggestion: suggestion, scope) { return .harmless(.refused) }
      return refuse(
        .undeclaredWindow(
          resolver.spelling(window.name), suggestion: suggestion, at: scope.location(window.range)))
    }
    let hides = isHidden ? add(.constant(.bool(true)), .bool, at: range, scope) : nil
    return .modelled([
      effect(
        .configure(.setWindow(.named(symbol), isHidden: hides, asKey: asKey)), at: range, scope)
    ])
  }

  mutating func tabValue(_ target: Target, _ scope: Scope) -> Value? {
    switch target {
    case .label(let range): return .text(symbol(unescaped(resolver.bytes(range, in: scope.file))))
    case .type(let name): return .text(symbol(name.name))
    case .number(let range):
      // Counted from 1 in words, from 0 in code.
      return Double(decimal: resolver.bytes(range, in: scope.file)).map { .number($0 - 1) }
    }
  }

  mutating func requireScreen(
    _ reference: ScreenReference, _ scope: Scope
  ) -> ScreenID? {
    if let screen = resolver.directory.screen(reference.name.name) { return screen }
    if let controller = ControllerClass(reference.name.name.word) { return builtin(controller) }
    let legal = resolver.directory.screenNames.map { resolver.spelling($0) }
    let suggestion = resolver.closest(to: reference.name.name, among: legal)
    if isOfTheWhole(reference.name, suggestion: suggestion, scope) { return nil }
    report(
      .undeclaredScreen(
        resolver.spelling(reference.name.name), suggestion: suggestion, legal: legal,
        at: scope.location(reference.name.range)))
    return nil
  }

  mutating func reportStyle(_ name: LocatedName, _ scope: Scope) {
    let legal =
      ["sheet", "fullScreenCover"] + PresentationStyle.allCases.map { $0.spelling }
    report(
      .noSuchCase(
        resolver.spelling(name.name), of: "a presentation style", legal: legal,
        suggestion: resolver.closest(to: name.name, among: legal), at: scope.location(name.range)))
  }
}
