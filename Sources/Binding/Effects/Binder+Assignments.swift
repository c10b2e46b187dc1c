import Language
import StatusBar

// Assignments, to whatever stands on the left.
extension Binder {
  mutating func readAssignment(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]> {
    if case .name(let name) = target.kind, spelling(name) == "_" { return read(value, &scope) }
    if let reading = readElementAssignment(target, op, value, &scope, at: range) { return reading }
    if case .subscripted(let base, _) = target.kind,
      let effects = changeObserved(base, at: range, &scope)
    {
      return .modelled(doneOnTheWay(to: value, &scope) + effects)
    }
    if let reading = readIndirectAssignment(target, op, value, &scope, at: range) {
      return reading
    }
    // `window = UIWindow(windowScene: scene)`: the app's own window, which is there.
    if windowTarget(target, scope) == .own {
      return isOwnWindow(value, scope)
        ? .harmless(.declaration) : otherScreens(value.range, scope)
    }
    if let property = wrappedProperty(target, scope) {
      return readAssignment(property, op, unwrapped(value), &scope, at: range)
    }
    if target.isSelf, op == .assign, isStruct(scope.owner) {
      return .modelled(assignStruct(scope.owner, value, at: range, &scope))
    }
    if case .bundle(let owner) = meaning(of: target, scope), op == .assign {
      if isStruct(owner) { return .modelled(assignStruct(owner, value, at: range, &scope)) }
      return .modelled(bindNewObject(owner, value, &scope, at: range))
    }
    if let reading = readHeldChange(target, op, value, &scope, at: range) { return reading }
    if let reading = readPathAssignment(target, value, &scope, at: range) { return reading }
    if let reading = readPropertyAssignment(target, value, &scope, at: range) { return reading }
    if let reading = readObjectAssignment(target, value, &scope, at: range) { return reading }
    if let effects = bindSetter(target, op, value, &scope, at: range) {
      return .modelled(effects)
    }
    if let getter = getterName(target, scope) {
      return refuse(.assignsToGetter(spelling(getter), at: scope.location(target.range)))
    }
    if let found = slip(in: target, scope) { return refuse(found) }
    // A member that matters is no variable of its own, unless the file declares it.
    if case .member(let base, let name) = target.kind,
      BarMember.assigned(name.name.word) != nil, !declarations.declaresMember(name.name),
      !base.isSelf
    {
      return readUnread(target, assigned: value, &scope, at: range)
    }
    let others = changedObjects(by: target, at: range, &scope)
    guard let (variable, type) = variable(bound: target, scope) else {
      let reading = readUnread(target, assigned: value, &scope, at: range)
      return others.isEmpty
        ? reading : .modelled(others + effects(of: reading, at: range, scope))
    }
    return .modelled(
      others + bindAssignment(variable, type, target, op, value, &scope, at: range))
  }

  /// `true` iff a value is a window without a root, or the one that SwiftUI made for the app.
  private mutating func isOwnWindow(_ value: Expression, _ scope: Scope) -> Bool {
    if windowTarget(value, scope) == .own { return true }
    if case .call(let call) = value.kind, let name = call.callee.typeName(names),
      isWindowClass(name)
    {
      return true
    }
    return declarations.hasSwiftUIApp && value.withoutOptionals.lastName?.name.word == .keyWindow
  }

  /// The property that `_name = State(initialValue: …)` in an initializer gives its first value.
  private mutating func wrappedProperty(_ target: Expression, _ scope: Scope) -> Expression? {
    guard let name = target.ownName, meaning(of: name, in: scope) == nil else { return nil }
    let text = names.bytes(of: name)
    guard text.count > 1, text.first == UInt8(ascii: "_") else { return nil }
    let property = intern(Array(text.dropFirst()))
    guard property != name, meaning(of: property, in: scope) != nil else { return nil }
    return Expression(.name(property), target.range)
  }

  /// `theme = Theme(isDark: true)`: each property of the object has the value that it is given, or
  /// that it starts with; those of another object are unknown.
  mutating func bindNewObject(
    _ owner: Int, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    guard let type = typeInfo(of: owner) else { return [] }
    var made: Call?
    if case .call(let call) = value.kind, call.callee.typeName(names) == declarations[type].name {
      made = call
    }
    var effects: [Effect] = []
    if let presence = receivers[owner].presence {
      var isThere = made == nil ? truthInput(named(value.range, scope), at: range, scope) : nil
      if case .nilLiteral = value.kind {
        isThere = add(.constant(.bool(false)), .bool, at: range, scope)
      }
      let new = isThere ?? add(.constant(.bool(true)), .bool, at: range, scope)
      effects.append(assignment(of: new, to: presence, at: range, scope))
    }
    let values = made.map { startValues(of: type, owner: owner, $0, &scope) } ?? Table()
    for index in declarations.lineage(of: type) {
      for name in declarations[index].variableOrder {
        guard let variable = declarations[index].variables[name] else { continue }
        if case .bundle(let inner) = receivers[owner].properties[name], inner != owner {
          let given = made?.arguments.first { $0.label?.name == name }?.value
          let object = given ?? (made == nil ? value : variable.declaration.initial ?? value)
          effects += bindNewObject(inner, object, &scope, at: range)
          continue
        }
        guard case .variable(let place, let type) = receivers[owner].properties[name] else {
          continue
        }
        var inner = Scope(file: variable.file, screen: scope.screen, owner: owner)
        let formula: FormulaID
        if let value = values[name] {
          formula = value
        } else if let given = made?.arguments.first(where: { $0.label?.name == name }) {
          formula = bindFormula(given.value, expecting: type, &scope)
        } else if let initial = variable.declaration.initial, made != nil {
          formula = bindFormula(initial, expecting: type, &inner)
        } else if made != nil, variable.declaration.type?.isOptional ?? false {
          formula = add(.constant(.none), StaticType(.nothing), at: range, scope)
        } else {
          formula = opaque(type, at: range, scope)
        }
        effects.append(assignment(of: formula, to: place, at: range, scope))
      }
    }
    return scope.takePending() + effects
  }

  /// `state.isHidden = true` of a visibility state; nil for anything else.
  private mutating func readObjectAssignment(
    _ target: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard case .member(let base, let name) = target.kind, let object = bindObject(base, &scope)
    else { return nil }
    guard let property = ObjectProperty(name.name.word) else {
      return refuse(
        .noSuchMember(
          spelling(name.name), of: "StatusBarVisibleState",
          legal: ObjectProperty.allCases.map { $0.spelling }, at: scope.location(name.range)))
    }
    let formula = bindTruth(value, &scope)
    return .modelled([
      effect(.change(.assignObject(property, of: object, formula)), at: range, scope)
    ])
  }

  private mutating func bindAssignment(
    _ variable: Variable, _ type: StaticType, _ target: Expression, _ op: Operator,
    _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    if holdsController(type), let made = bindControllerValue(value, &scope) {
      return made.effects + [assignment(of: made.formula, to: variable, at: range, scope)]
    }
    var bound = bindFormula(value, expecting: type, &scope)
    if storage.isFocus(variable, of: scope.screen) {
      // SwiftUI moves the focus, or does not.
      bound = opaque(type, at: range, scope)
    }
    if !agree(type, self.type(of: bound)), op == .assign {
      findings.report(
        .typeMismatch(
          self.type(of: bound).kind.spelling, expected: type.kind.spelling,
          at: scope.location(value.range)), ofType: variable, in: scope.owner)
    }
    if type.kind == .bool { markBoolean(bound) }
    learn(type, of: bound)
    guard op != .assign else { return [assignment(of: bound, to: variable, at: range, scope)] }
    let old = add(.variable(variable), type, at: target.range, scope)
    let new = changed(old, by: op, bound, value, at: range, scope)
    return [assignment(of: new, to: variable, at: range, scope)]
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

  /// Returns the name of a getter that an assignment names, or nil.
  private func getterName(_ target: Expression, _ scope: Scope) -> Name? {
    guard let name = target.ownName, meaning(of: name, in: scope) == nil else { return nil }
    return computed(name, of: scope.owner) == nil ? nil : name
  }
}
