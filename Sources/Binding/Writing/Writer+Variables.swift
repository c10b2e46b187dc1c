import Language
import StatusBar

// Assignments, to whatever stands on the left.
extension Writer {
  /// `true` iff a value is a window without a root, or the one that SwiftUI made for the app.
  mutating func isOwnWindow(_ value: Expression, _ scope: Scope) -> Bool {
    if windowTarget(value, scope) == .own { return true }
    if case .call(let call) = value.kind {
      if let name = call.callee.typeName(resolver.names), resolver.isWindowClass(name) {
        return true
      }
      // `window = .init(windowScene: scene)`
      if case .implicitMember(let name) = call.callee.kind, name.word == .initWord { return true }
    }
    return resolver.declarations.hasSwiftUIApp
      && value.withoutOptionals.lastName?.name.word == .keyWindow
  }

  /// The property that `_name = State(initialValue: …)` in an initializer gives its first value.
  mutating func wrappedProperty(_ target: Expression, _ scope: Scope) -> Expression? {
    guard let name = target.ownName, resolver.meaning(of: name, in: scope) == nil else {
      return nil
    }
    let text = resolver.names.bytes(of: name)
    guard text.count > 1, text.first == UInt8(ascii: "_") else { return nil }
    let property = intern(Array(text.dropFirst()))
    guard property != name, resolver.meaning(of: property, in: scope) != nil else { return nil }
    return Expression(.name(property), target.range)
  }

  /// What `+=` and its like make of a value.
  mutating func changed(
    _ old: FormulaID, by op: Operator, _ bound: FormulaID, _ value: Expression,
    at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let type = type(of: old)
    if op == .addAssign, !type.isOptional, type.kind == self.type(of: bound).kind {
      if type.kind == .text {
        return add(.apply(.concatenate, [old, bound]), type, at: range, scope)
      }
    }
    if op == .addAssign, case .list = type.kind, case .list = self.type(of: bound).kind {
      return add(.apply(.change(.appendAll), [old, bound]), type, at: range, scope)
    }
    guard var arithmetic = Arithmetic(op), type.kind == .number || type.kind == .unknown else {
      return opaque(type, at: range, scope)
    }
    arithmetic.type = type.number ?? (value.isNumberLiteral ? nil : self.type(of: bound).number)
    return self.arithmetic(arithmetic, old, bound, at: range, scope)
  }

  /// An assignment to a variable of the program, or to one of the handler.
  mutating func assignment(
    of value: FormulaID, to variable: Variable, at range: SourceRange, _ scope: Scope
  ) -> Effect {
    switch variable {
    case .local(let number): effect(.bind(local: number, value), at: range, scope)
    case .app, .own:
      effect(
        .change(
          scope.unobserved.contains(range) ? .store(variable, value) : .assign(variable, value)),
        at: range, scope)
    }
  }
}

// Variables of a function that code uses which runs later: both see what the other makes of them.
// Such a variable lives in an object of its own, which both hold.
extension Writer {
  /// A new object with one property, which a local holds.
  mutating func makeBox(at range: SourceRange, _ scope: inout Scope) -> FormulaID {
    let new = NewController(.screen(boxScreen(), arguments: []), style: nil, captures: nil)
    var made = add(.makeController(new), .unknown, at: range, scope)
    hold(&made, at: range, &scope)
    noteBox(made)
    return made
  }

  /// The class of such objects.
  private mutating func boxScreen() -> ScreenID {
    if let known = resolver.directory.box { return known }
    var screen = Screen(
      name: symbol(Array("variable".utf8)), kind: .controller(.plain), site: .none)
    screen.isObject = true
    screen.slots = [Slot(name: screen.name, kind: .state, initial: nil, site: .none)]
    let id = program.add(screen)
    receivers.addScreen(nil)
    directory.box = id
    return id
  }

  /// `true` iff a formula is what a variable is that code which runs later uses.
  func isBox(_ formula: FormulaID) -> Bool { boxes.contains(Int(formula.index)) }

  /// The place of such a variable that a name stands for.
  func boxPlace(_ name: Name, _ scope: Scope) -> HeldPlace? {
    guard case .value(let value) = resolver.meaning(of: name, in: scope), isBox(value),
      case .stored(let slot, let owner) = program[value]
    else { return nil }
    return HeldPlace(owner: owner, slot: slot, type: type(of: value))
  }

  /// What code of another handler's cannot reach of the variables around it is not known there.
  func forgetBoxes(in scope: inout Scope) {
    if boxes.isEmpty { return }
    for index in scope.locals.indices {
      guard case .value(let value) = scope.locals[index].meaning, isBox(value) else { continue }
      scope.locals[index].meaning = .opaque([scope.locals[index].name], qualifier: nil)
    }
  }

  /// What a variable is that code of another handler's changes is not known from then on.
  mutating func loseBoxes(changedIn range: SourceRange, _ scope: inout Scope) {
    if boxes.isEmpty || scope.frame == nil { return }
    let text = resolver.bytes(range, in: scope.file)
    var changed: [Name] = []
    text[...].forEachChange(in: resolver.names, calls: true) { name, _ in changed.append(name) }
    for local in scope.locals where changed.contains(local.name) {
      guard let place = boxPlace(local.name, scope) else { continue }
      noteLostBox(place.owner)
      let value = opaque(place.type, at: range, scope)
      let lost = assignment(of: value, to: place, at: range, scope)
      scope.frame?.pending.append(lost)
    }
  }

  // MARK: - Timers

  /// Lets a handler run only as long as its timer does.
  mutating func hold(
    _ handler: HandlerID, to timer: FormulaID?, at range: SourceRange, _ scope: Scope
  ) {
    guard let timer else { return }
    let isRunning = add(.stored(slot: 0, of: timer), .bool, at: range, scope)
    let body = program[handler].body
    program[handler].body = [
      effect(.if(isRunning, then: body, otherwise: []), at: range, scope)
    ]
    program[handler].localCount = max(
      program[handler].localCount, scope.frame?.localCount ?? 0)
  }
}

// Navigation paths: what code appends is pushed, what it removes is popped.
extension Writer {
  /// A value of a path, and the name of its type.
  struct PathValue {
    var type: Symbol?
    var value: FormulaID
  }

  /// `path.append(value)`, `path.removeLast()`, `path.removeAll()`; nil for anything else.
  /// `pushed` is the value that is appended.
  mutating func readPathCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, pushed: PathValue?,
    at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    switch name.name.word {
    case .append, .removeLast, .removeAll: break
    default: return nil
    }
    guard isPath(base, &scope) else {
      return isPathLike(base, scope) ? otherScreens(range, scope) : nil
    }
    switch name.name.word {
    case .append:
      guard call.arguments.first != nil else { return nil }
      return .modelled([
        effect(.navigate(.pushValue(pushed?.type, pushed?.value)), at: range, scope)
      ])
    case .removeLast:
      guard let count = call.arguments.first else {
        return .modelled([effect(.navigate(.pop), at: range, scope)])
      }
      if case .number = count.value.kind,
        let steps = Double(decimal: resolver.bytes(count.value.range, in: scope.file)), steps < 64
      {
        return .modelled((0..<Int(steps)).map { _ in effect(.navigate(.pop), at: range, scope) })
      }
      if resolver.mentionsCount(count.value) {
        return .modelled([effect(.navigate(.popToRoot), at: range, scope)])
      }
      return otherScreens(count.value.range, scope)
    default: return .modelled([effect(.navigate(.popToRoot), at: range, scope)])
    }
  }

  /// What is on screen from now on depends on something that is not understood.
  mutating func otherScreens(
    _ range: SourceRange, _ scope: Scope
  ) -> Reading<[Effect]> {
    .opaque(.facts([.screens], input(named(range, scope), nil, at: range, scope)))
  }

  /// `path = []`, `path = NavigationPath()`; nil for an assignment to anything else.
  /// `pushed` are the values of a list that is written out.
  mutating func readPathAssignment(
    _ target: Expression, _ value: Expression, pushed: [PathValue], _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard isPath(target, &scope) else {
      return isPathLike(target, scope) ? otherScreens(range, scope) : nil
    }
    switch value.kind {
    case .array(let elements):
      var effects = [effect(.navigate(.popToRoot), at: range, scope)]
      for (element, one) in zip(elements, pushed) {
        let push = Effect.Navigation.pushValue(one.type, one.value)
        effects.append(effect(.navigate(push), at: element.range, scope))
      }
      return .modelled(effects)
    case .call(let call) where call.arguments.isEmpty:
      return .modelled([effect(.navigate(.popToRoot), at: range, scope)])
    default: return otherScreens(value.range, scope)
    }
  }

  /// `true` iff something unknown is a path by its name, as in `router.path`: some stack
  /// may take its screens from there.
  private func isPathLike(_ expression: Expression, _ scope: Scope) -> Bool {
    guard resolver.declarations.bindsPaths, let name = expression.withoutOptionals.lastName else {
      return false
    }
    switch meaning(of: expression, scope) {
    case nil, .opaque: break
    case .variable(.own(let slot), _):
      // It belongs to other code, which may hand it to a stack.
      guard program[scope.screen].slots[Int(slot)].kind == .binding else { return false }
    case .variable, .value, .object, .bundle, .content, .closure, .dismissAction, .presentationMode,
      .draft, .window, .anything:
      return false
    }
    let bytes = resolver.names.bytes(of: name.name)
    guard bytes.elementsEqual("path".utf8) || bytes.hasSuffix("Path") else { return false }
    // A local value of a library's, `components.path`, is no state that a view binds.
    guard let path = expression.memberPath, path.count > 1, scope.locals.contains(path[0]) else {
      return true
    }
    return resolver.declarations.types.contains { type in
      type.role != .view && type.variables[name.name] != nil
    }
  }

  /// `true` iff an expression is a variable that a stack takes its path from.
  private mutating func isPath(_ expression: Expression, _ scope: inout Scope) -> Bool {
    guard case .variable(let variable, let type) = meaning(of: expression, scope) else {
      return false
    }
    if type.kind == .named(Name(.NavigationPath)) { return true }
    return storage.isPath(variable, of: scope.screen)
  }
}

// Assignments to computed properties: what `set` says happens in their place.
extension Writer {
  func setter(of target: Expression, _ scope: Scope) -> (Resolver.Setter, owner: Int)? {
    switch target.kind {
    case .optionalChain(let inner), .forced(let inner): return setter(of: inner, scope)
    case .name(let name):
      if resolver.meaning(of: name, in: scope) != nil { return nil }
      return resolver.setter(name, of: scope.owner).map { ($0, scope.owner) }
    case .member(let base, let name):
      if base.isSelf {
        return resolver.setter(name.name, of: scope.owner).map { ($0, scope.owner) }
      }
      let owner = resolver.staticReceiver(of: base, scope)
      if let owner { return resolver.setter(name.name, of: owner).map { ($0, owner) } }
      guard case .bundle(let owner) = meaning(of: base, scope) else { return nil }
      return resolver.setter(name.name, of: owner).map { ($0, owner) }
    default: return nil
    }
  }
}

// Variables in what yields a value: from an assignment on they stand for something else, and after
// branches for what the one that was taken has made of them.
extension Writer {
  /// Makes unknown the variables that a piece of code changes.
  mutating func forgetLocals(changedIn range: SourceRange, _ scope: inout Scope) {
    let text = resolver.bytes(range, in: scope.file)
    // By the names that stand there: there may be many more locals.
    let places = resolver.names(in: range, of: scope.file).compactMap {
      scope.locals.lastIndex(of: $0)
    }
    var called: Set<Name> = []
    text[...].forEachChange(in: resolver.names, calls: true) { name, _ in called.insert(name) }
    for index in places.sorted() where scope.locals[index].meaning.isVariable {
      let name = scope.locals[index].name
      guard
        text[...].changes(resolver.names.bytes(of: name), afterDot: false) || called.contains(name)
      else { continue }
      scope.locals[index].meaning = .value(opaque(at: range, scope))
    }
  }
}
