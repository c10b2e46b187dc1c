import Language
import StatusBar

// What the parameters of functions and closures stand for that are read in the place of a call.
extension Body {
  /// Makes the parameters of a closure stand for what a call gives them, in order.
  mutating func bindParameters(
    of closure: Closure, _ call: Call, from scope: inout Scope, into inner: inout Scope
  ) {
    let given =
      call.arguments.map { $0.value }
      + call.closures.map { Expression(.closure($0.closure), $0.closure.range) }
    for (index, parameter) in closure.parameters.enumerated() {
      guard index < given.count else {
        // It has a default.
        inner.locals.append(parameter.name, .opaque([parameter.name], qualifier: nil))
        continue
      }
      let value = given[index]
      let isReference = if case .prefix(.bitAnd, _) = value.kind { true } else { false }
      if isReference || isFunction(value, scope) {
        let plain = Parameter(label: nil, name: parameter, type: nil, initial: nil)
        inner.locals.append(parameter.name, meaning(ofArgument: value, for: plain, &scope))
      } else if let made = bindGivenController(value, &scope) {
        inner.locals.append(parameter.name, made)
      } else {
        let type = index < closure.parameterTypes.count ? closure.parameterTypes[index] : nil
        inner.locals.append(parameter.name, .value(bindGiven(value, type, &scope)))
      }
    }
  }

  /// A controller that a constant holds and that nothing has shown: it is made, so that what is
  /// done to either is done to one. Nil for anything else.
  private mutating func bindGivenController(
    _ value: Expression, _ scope: inout Scope
  ) -> Meaning? {
    guard scope.frame != nil, case .name(let name) = value.kind,
      case .draft(let draft) = writer.resolver.meaning(of: name, in: scope)
    else { return nil }
    let kept = writer.keep(draft, as: LocatedName(name, value.range), &scope)
    scope.frame?.pending += kept.effects
    return scope.locals[name]?.meaning
  }

  /// What a call gives a closure: as it is at this moment, whatever the closure changes.
  private mutating func bindGiven(
    _ value: Expression, _ type: TypeReference?, _ scope: inout Scope
  ) -> FormulaID {
    var formula = bindAs(type, value, &scope)
    if scope.frame != nil { writer.hold(&formula, at: value.range, &scope) }
    return formula
  }

  /// A value where a type is expected that may not be written: a whole number may be of any type of
  /// numbers then. What may be nil by its type is taken for that, whatever it is.
  mutating func bindAs(
    _ type: TypeReference?, _ value: Expression, _ scope: inout Scope
  ) -> FormulaID {
    let known = writer.resolver.staticType(type)
    let formula = bindFormula(value, expecting: known, &scope)
    var found = writer.type(of: formula)
    if !known.isKnown, value.isNumberLiteral, found.number?.isInteger ?? false {
      guard case .constant = writer.program[formula] else {
        return writer.opaque(.number, at: value.range, scope)
      }
      found.number = nil
    } else if known.isOptional, !found.isOptional, found.isKnown {
      found.isOptional = true
    } else {
      return formula
    }
    return writer.add(writer.program[formula], found, at: value.range, scope)
  }

  /// `true` iff a value is a closure, or a function by its name.
  func isFunction(_ value: Expression, _ scope: Scope) -> Bool {
    if value.isClosure { return true }
    if case .name(let name) = value.kind,
      case .closure = writer.resolver.meaning(of: name, in: scope)
    {
      return true
    }
    return writer.handedFunction(value, scope) != nil
  }

  /// Makes parameters stand for the arguments of a call, or for their defaults.
  mutating func bindArguments(
    of parameters: [Parameter], _ call: Call?, from scope: inout Scope, into inner: inout Scope
  ) {
    var remaining = call?.arguments ?? []
    var closures = call?.closures ?? []
    for (place, parameter) in parameters.enumerated() {
      let label = parameter.label?.name ?? parameter.name.name
      let isUnlabelled = writer.resolver.spelling(label) == "_"
      let found = remaining.firstIndex { argument in
        isUnlabelled ? argument.label == nil : argument.label?.name == label
      }
      if let found {
        let value = remaining.remove(at: found).value
        let meaning = meaning(ofArgument: value, for: parameter, &scope)
        inner.locals.append(
          parameter.name.name,
          isDelegate(value, givenFor: parameter, scope) ? .bundle(owner: 0) : meaning)
      } else if let index = closures.firstIndex(where: {
        $0.label == nil || $0.label?.name == label
      }),
        closures[index].label != nil
          || writer.resolver.takesClosure(parameter, before: parameters[(place + 1)...], call)
      {
        let closure = closures.remove(at: index).closure
        let source = source(of: closure, &scope)
        inner.locals.append(parameter.name.name, .closure(source))
      } else if let initial = parameter.initial {
        let value = bindDefault(initial, writer.resolver.staticType(parameter.type), &inner)
        inner.locals.append(parameter.name.name, .value(value))
      } else {
        inner.locals.append(
          parameter.name.name, .opaque([parameter.name.name], qualifier: nil))
      }
    }
  }

  /// `true` iff what a parameter is given is a delegate: code of one gives itself, or the parameter
  /// is of its class.
  private func isDelegate(
    _ value: Expression, givenFor parameter: Parameter, _ scope: Scope
  ) -> Bool {
    let declarations = writer.resolver.declarations
    if declarations.hasDelegate, value.isSelf, scope.owner == 0 { return true }
    return parameter.type.map { declarations.isDelegate($0.name) } ?? false
  }

  /// What a parameter is that a call does not give; a default may call the function again.
  mutating func bindDefault(
    _ initial: Expression, _ type: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    let place = scope.location(initial.range)
    guard enter(place, at: place) else { return writer.opaque(type, at: initial.range, scope) }
    defer { leave() }
    let isInitial = scope.isInitial
    defer { scope.isInitial = isInitial }
    // An object that is made for it is kept.
    scope.isInitial = isInitial || writer.resolver.holdsReference(type)
    if type.kind == .closure, writer.resolver.isOfLibrary(initial) {
      let words = writer.resolver.bytes(initial.range, in: scope.file).prefix(40)
      return writer.closureFromOutside(
        String(decoding: words, as: UTF8.self), at: initial.range, scope)
    }
    return bindFormula(initial, expecting: type, &scope)
  }

  /// Returns what an argument makes its parameter stand for.
  mutating func meaning(
    ofArgument value: Expression, for parameter: Parameter, _ scope: inout Scope
  ) -> Meaning {
    if let made = bindGivenController(value, &scope) { return made }
    switch value.kind {
    case .prefix(.bitAnd, let place):
      // Who observes a variable is told once, when the function is over.
      if writer.resolver.isObserved(place, scope) {
        return .opaque([parameter.name.name], qualifier: nil)
      }
      // What is done to the parameter is done to the variable.
      return writer.meaning(of: place, scope) ?? .opaque([parameter.name.name], qualifier: nil)
    case .binding,
      .member where value.isBinding:
      // So it is to a binding of one, and what that projects.
      if let (variable, type) = writer.variable(bound: value, scope) {
        return .variable(variable, type)
      }
    case .closure(let closure):
      return .closure(source(of: closure, &scope))
    case .macro:
      if let found = writer.handedFunction(value, scope) {
        return .closure(
          ClosureSource(
            kind: .function(owner: found.owner, found.function.declaration.name.name),
            scope: scope, depth: expansion.depth))
      }
    case .name(let name) where writer.resolver.meaning(of: name, in: scope) == nil:
      if let found = writer.resolver.function(name, labels: nil, of: scope.owner) {
        return .closure(
          ClosureSource(
            kind: .function(owner: found.owner, name), scope: scope, depth: expansion.depth))
      }
    default: break
    }
    if writer.resolver.isView(parameter.type)
      || parameter.type.map({ writer.resolver.isFree($0.name) }) ?? false
        && writer.resolver.makesView(value, scope)
    {
      return .content(ContentSource(kind: .expression(value), scope: scope, depth: expansion.depth))
    }
    if let object = bindObject(value, &scope) { return .object(object) }
    let type = writer.resolver.staticType(parameter.type)
    if let known = writer.meaning(of: value, scope) {
      // Of something unknown it is known at least which cases it may be.
      guard case .opaque = known, !type.isOptional, writer.resolver.enumeration(type) != nil else {
        return known
      }
      return .value(writer.opaque(type, at: value.range, scope))
    }
    if let owner = structValue(value, expecting: type, &scope) { return .bundle(owner: owner) }
    return .value(bindAs(parameter.type, value, &scope))
  }
}
