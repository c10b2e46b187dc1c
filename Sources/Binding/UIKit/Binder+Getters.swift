import Language
import StatusBar

// Getters that change something before they answer, and lazy properties, which the first reader
// gives their value.
extension Binder {
  /// Binds a getter that changes something on its way to what it answers; nil for one that only
  /// answers.
  mutating func bindActingGetter(
    _ getter: [Statement], expecting type: StaticType, _ scope: Scope, at range: SourceRange
  ) -> FormulaID? {
    guard let first = getter.first, let last = getter.last,
      mayChange(first.range.union(last.range), scope.file, of: scope.owner),
      let handler = bindGetter(getter, type, scope, at: range)
    else { return nil }
    return add(.call(handler, arguments: []), type, at: range, scope)
  }

  /// Binds a getter as a function; nil where it turns out to change nothing.
  private mutating func bindGetter(
    _ getter: [Statement], _ type: StaticType, _ scope: Scope, at range: SourceRange
  ) -> HandlerID? {
    var inner = Scope(file: scope.file, screen: scope.screen, owner: scope.owner)
    inner.getter = scope.getter
    inner.frame = Scope.Frame()
    inner.frame?.result = type
    var statements = getter
    if getter.count == 1, case .expression(let value) = getter[0].kind {
      statements = [Statement(.return(value), getter[0].range)]
    }
    let before = findings
    let body = bindEffects(statements[...], &inner)
    guard changes(body, depth: 0) else {
      findings = before
      return nil
    }
    return add(
      Handler(
        name: nil, parameterCount: 0, localCount: inner.frame?.localCount ?? 0, body: body,
        site: site(range, in: scope.file)))
  }

  /// A computed property of a handler's owner that changes something: it does so before the
  /// statement that reads it; nil for one that only answers.
  mutating func bindActingComputed(
    _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil, let found = computed(name.name, of: scope.owner),
      let first = found.getter.first, let last = found.getter.last,
      mayChange(first.range.union(last.range), found.file, of: scope.owner)
    else { return nil }
    let location = Location(found.file, found.place)
    let handler: HandlerID
    if let known = receivers[scope.owner].functions[location] {
      handler = known.handler
    } else {
      guard enter(location, at: scope.location(name.range)) else { return nil }
      defer { leave() }
      let inner = Scope(file: found.file, screen: scope.screen, owner: scope.owner)
      guard let bound = bindGetter(found.getter, found.type, inner, at: found.place) else {
        return nil
      }
      handler = bound
      receivers[scope.owner].functions[location] = BoundFunction(
        name: name.name, handler: bound, parameters: [], location: location)
    }
    let local = scope.addLocal(name.name, found.type)
    // No name stands for it.
    scope.locals.removeLast()
    let call = effect(
      .run(.handlerInto(local: local, handler, arguments: [])), at: name.range, scope)
    scope.frame?.pending.append(call)
    return add(.variable(.local(local)), found.type, at: name.range, scope)
  }

  // MARK: - Whether something is changed

  /// `true` iff a part of a text may change a variable of an owner, by itself or by what it calls.
  private func mayChange(
    _ range: SourceRange, _ file: FileID, of owner: Int, depth: Int = 0
  ) -> Bool {
    var isChanged = false
    bytes(range, in: file)[...].forEachChange(in: names) { name, _ in
      if case .variable = receivers[owner].properties[name] { isChanged = true }
    }
    if isChanged { return true }
    guard depth < 6, let type = typeInfo(of: owner) else { return false }
    return names(in: range, of: file).contains { name in
      if receivers[owner].lazies[name] != nil { return true }
      if let found = computed(name, of: owner), let first = found.getter.first,
        let last = found.getter.last,
        first.range.start != range.start || found.file != file,
        mayChange(first.range.union(last.range), found.file, of: owner, depth: depth + 1)
      {
        return true
      }
      guard let found = function(name, labels: nil, ofType: type, owner: owner)?.function,
        let body = found.declaration.body, let first = body.first, let last = body.last
      else { return false }
      return mayChange(first.range.union(last.range), found.file, of: owner, depth: depth + 1)
    }
  }

  /// `true` iff effects give a variable another value, or do more than that.
  private func changes(_ effects: [Effect], depth: Int) -> Bool {
    guard depth < 16 else { return false }
    return effects.contains { effect in
      switch effect.kind {
      case .change, .navigate, .attach, .send, .load: return true
      case .configure(.requestUpdate), .configure(.setController(.title, _, _)): return false
      case .configure, .end: return true
      case .run(.handler(let handler, _)), .run(.handlerInto(_, let handler, _)):
        return changes(program[handler].body, depth: depth + 1)
      case .return(let value?), .bind(_, let value): return callsGetter(value)
      case .return(nil), .run, .offer, .reachForBar, .perhaps, .onTouch, .obscure, .forget,
        .doubtAnimation, .assume, .nothing:
        return false
      case .if(let condition, _, _):
        return callsGetter(condition)
          || effect.blocks.contains { changes($0, depth: depth + 1) }
      case .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation:
        return effect.blocks.contains { changes($0, depth: depth + 1) }
      }
    }
  }

  /// `true` iff a value is that of a lazy property, or made of one.
  private func callsGetter(_ formula: FormulaID) -> Bool {
    switch program[formula] {
    case .call: true
    case .not(let a), .negate(let a), .property(_, let a), .stored(_, let a), .isOfClass(let a, _),
      .seen(let a, _), .convert(_, let a), .length(let a), .forced(let a):
      callsGetter(a)
    case .and(let a, let b), .or(let a, let b), .compare(_, let a, let b),
      .arithmetic(_, let a, let b), .coalesce(let a, let b):
      callsGetter(a) || callsGetter(b)
    case .apply(_, let operands): operands.contains { callsGetter($0) }
    case .each(_, let a, _, let b): callsGetter(a) || callsGetter(b)
    case .ternary(let a, let b, let c), .reduce(let a, let b, _, _, let c):
      callsGetter(a) || callsGetter(b) || callsGetter(c)
    case .constant, .variable, .binding, .environment, .thisController, .inUse, .root,
      .superAnswer, .objectProperty, .makeObject, .makeController, .window, .makeWindow, .closure,
      .input, .opaque, .available, .choice, .element, .end:
      false
    }
  }

  // MARK: - Lazy properties

  /// A lazy property that holds a controller which is there already: the first reader finds it. Nil
  /// for any other property.
  mutating func bindLazyStart(
    _ source: PropertySource, _ type: StaticType, _ initial: FormulaID?
  ) -> Meaning? {
    let declaration = source.variable.declaration
    guard let initial, source.wrapper == .plain, isController(source.owner),
      declaration.modifiers.contains(where: { spelling($0.name) == "lazy" }),
      holdsController(type) || isController(initial), !makesController(initial)
    else { return nil }
    let scope = source.scope(in: self)
    let place = declaration.name.range
    let none = add(.constant(.none), type, at: place, scope)
    let variable = addSlot(source, .state, initial: none)
    let isMade = addSlot(
      source, .state, initial: add(.constant(.bool(false)), .bool, at: place, scope))
    let held = add(.variable(variable), type, at: place, scope)
    let isFound = add(.compare(.notEqual, held, none), .bool, at: place, scope)
    let wasRead = add(.variable(isMade), .bool, at: place, scope)
    let done = add(.or(wasRead, isFound), .bool, at: place, scope)
    let truth = add(.constant(.bool(true)), .bool, at: place, scope)
    let make = [
      effect(.change(.assign(isMade, truth)), at: place, scope),
      effect(.change(.assign(variable, initial)), at: place, scope),
    ]
    let body = [
      effect(.if(done, then: [], otherwise: make), at: place, scope),
      effect(.return(held), at: place, scope),
    ]
    receivers[source.owner].lazies[declaration.name.name] = add(
      Handler(
        name: nil, parameterCount: 0, localCount: 0, body: body,
        site: site(place, in: source.variable.file)))
    let found = type.kind == .unknown ? self.type(of: initial) : type
    return .variable(variable, found)
  }

  /// Reads a lazy property of the owner; nil for any other name.
  mutating func bindLazy(_ name: LocatedName, _ scope: Scope) -> FormulaID? {
    guard let handler = receivers[scope.owner].lazies[name.name],
      case .variable(.own, let type) = meaning(of: name.name, in: scope)
    else { return nil }
    return add(.call(handler, arguments: []), type, at: name.range, scope)
  }

  /// `true` iff a formula makes a controller: a lazy one is there once it is read.
  private func makesController(_ formula: FormulaID) -> Bool {
    switch program[formula] {
    case .makeController: true
    case .ternary(_, let a, let b), .coalesce(let a, let b):
      makesController(a) || makesController(b)
    case .choice(let cases, let otherwise):
      makesController(otherwise) || cases.contains { makesController($0.value) }
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .negate, .environment, .property, .stored, .seen, .thisController, .inUse, .root,
      .superAnswer, .objectProperty, .makeObject, .window, .makeWindow, .closure, .call, .input,
      .opaque, .available, .convert, .length, .apply, .each, .reduce, .element, .forced, .end:
      false
    }
  }
}
