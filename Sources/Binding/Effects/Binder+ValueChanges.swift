import Language
import StatusBar

// Changes of texts, lists and sets where they are held.
extension Binder {
  /// Where a value is held that a method or an assignment changes.
  private struct ValuePlace {
    enum Target {
      case variable(Variable)
      case held(HeldPlace)
    }

    var target: Target
    var type: StaticType
    /// What it holds at this moment.
    var value: FormulaID
  }

  private mutating func valuePlace(_ base: Expression, _ scope: inout Scope) -> ValuePlace? {
    if let place = heldPlace(base, &scope) {
      let value = add(
        .stored(slot: place.slot, of: place.owner), place.type, at: base.range, scope)
      return ValuePlace(target: .held(place), type: place.type, value: value)
    }
    guard let (variable, type) = variable(bound: base, scope) else { return nil }
    let value = add(.variable(variable), type, at: base.range, scope)
    return ValuePlace(target: .variable(variable), type: type, value: value)
  }

  private mutating func assignment(
    of value: FormulaID, to place: ValuePlace, at range: SourceRange, _ scope: Scope
  ) -> Effect {
    switch place.target {
    case .variable(let variable): assignment(of: value, to: variable, at: range, scope)
    case .held(let held): assignment(of: value, to: held, at: range, scope)
    }
  }

  /// `items.append(item)`, `name.append("!")`: a method that changes what it is called on; nil for
  /// any other call.
  mutating func readValueChange(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, let family = family(of: valueType(of: base, scope)),
      let (effects, _) = change(base, name, call, family, at: range, &scope)
    else { return nil }
    return .modelled(scope.takePending() + effects)
  }

  /// The same for its value: `items.removeLast()`; the change is made before the statement.
  mutating func bindChangingCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ family: ValueFamily,
    at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil else { return nil }
    let isLast = signature(of: name, call) == "removeLast()"
    guard isLast || ValueChange(signature(of: name, call), of: family)?.yield != nil,
      let (effects, yielded) = change(base, name, call, family, at: range, &scope),
      var value = yielded
    else { return nil }
    hold(&value, at: range, &scope)
    scope.frame?.pending += effects
    return value
  }

  private mutating func change(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ family: ValueFamily,
    at range: SourceRange, _ scope: inout Scope
  ) -> (effects: [Effect], yielded: FormulaID?)? {
    let signature = signature(of: name, call)
    if spelling(name.name) == "removeAll", family == .list || family == .set {
      return removeAll(base, call, at: range, &scope).map { ($0, nil) }
    }
    // Nothing is left where the list is empty: then the app ends.
    if signature == "removeLast()", family == .list {
      return removeLast(base, at: range, &scope)
    }
    guard let change = ValueChange(signature, of: family), let place = valuePlace(base, &scope),
      self.family(of: place.type) == family
    else { return nil }
    var operands = [place.value]
    let wanted = wanted(by: change.function, of: place.type)
    for (index, argument) in call.arguments.enumerated() {
      let type = index < wanted.count ? wanted[index] : .unknown
      let operand = bindFormula(argument.value, expecting: type, &scope)
      // A list holds its objects: how long they live is not followed.
      if isController(operand) || self.type(of: operand).kind == .closure { return nil }
      operands.append(inList(operand, at: argument.value.range, scope))
    }
    if let implied = change.implied {
      operands.append(
        add(.constant(Value(whole: implied)), StaticType(.int64), at: range, scope))
    }
    let yielded = change.yield.map { member in
      let type = type(of: member, askedOf: place.type)
      let operands = change.implied == nil || member.function == .element ? operands : [operands[0]]
      return add(.apply(member.function, operands), type, at: range, scope)
    }
    let value = add(.apply(change.function, operands), place.type, at: range, scope)
    return (
      [assignment(of: ifThere(place.value, value, at: range, scope), to: place, at: range, scope)],
      yielded
    )
  }

  /// The types of the arguments of a change.
  private func wanted(by function: ValueFunction, of type: StaticType) -> [StaticType] {
    let element = type.element ?? .unknown
    let number = StaticType(.int64)
    switch function {
    case .change(.append), .change(.insertOnce), .change(.removeValue): return [element]
    case .change(.appendAll): return [type]
    case .change(.insert): return [element, number]
    case .change(.replace): return [number, element]
    case .change(.remove), .change(.swap), .part: return [number, number]
    case .concatenate: return [StaticType(.text)]
    case .describe, .ofText, .ofTexts, .replaceText, .joinTexts, .ofNumber, .isMultiple, .list,
      .set, .range, .stride, .ofList, .search, .element, .hasSameElements:
      return []
    }
  }

  private mutating func removeAll(
    _ base: Expression, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard let place = valuePlace(base, &scope) else { return nil }
    let value: FormulaID
    if let closure = closure(of: call) {
      // A closure that reads the list while it is changed ends the app, unless it is not called.
      let isRead =
        base.memberPath?.last.map { mentions($0, closure.range, scope.file) } ?? true
      guard case .list(let element) = place.type.kind, onlyYields(closure), !isRead else {
        return nil
      }
      let parameter = program.addElement()
      let asked = add(.element(parameter), element, at: range, scope)
      let body = bindBody(of: closure, given: [asked], .bool, scope)
      value = add(
        .each(.reject, of: place.value, as: parameter, body: body), place.type, at: range, scope)
    } else {
      value = add(.apply(.list, []), place.type, at: range, scope)
    }
    return [
      assignment(of: ifThere(place.value, value, at: range, scope), to: place, at: range, scope)
    ]
  }

  private mutating func removeLast(
    _ base: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> (effects: [Effect], yielded: FormulaID?)? {
    guard let place = valuePlace(base, &scope), case .list(let element) = place.type.kind else {
      return nil
    }
    let number = StaticType(.int64)
    let count = add(.apply(.ofList(.count), [place.value]), number, at: range, scope)
    let one = add(.constant(.number(1)), number, at: range, scope)
    let last = add(
      .arithmetic(Arithmetic(.subtract, .int64), count, one), number, at: range, scope)
    let yielded = add(.apply(.element, [place.value, last]), element, at: range, scope)
    let value = add(.apply(.change(.remove), [place.value, last]), place.type, at: range, scope)
    return (
      [assignment(of: ifThere(place.value, value, at: range, scope), to: place, at: range, scope)],
      yielded
    )
  }

  /// `items[0] = item`, `counts[index] += 1`; nil for any other assignment.
  mutating func readElementAssignment(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, case .subscripted(let base, let arguments) = target.kind,
      arguments.count == 1, arguments[0].label == nil,
      case .list = valueType(of: base, scope).kind
    else { return nil }
    if case .binary(_, let op, _, _) = arguments[0].value.kind, op.isRange { return nil }
    guard let place = valuePlace(base, &scope), case .list(let element) = place.type.kind,
      !holdsController(element)
    else { return nil }
    let index = bindFormula(arguments[0].value, expecting: StaticType(.int64), &scope)
    let given = bindFormula(value, expecting: element, &scope)
    if isController(given) { return nil }
    var new = inList(given, at: value.range, scope)
    if op != .assign {
      let old = add(.apply(.element, [place.value, index]), element, at: target.range, scope)
      new = changed(old, by: op, new, value, at: range, scope)
    }
    let changed = add(
      .apply(.change(.replace), [place.value, new, index]), place.type, at: range, scope)
    let kept = ifThere(place.value, changed, at: range, scope)
    return .modelled(
      scope.takePending() + [assignment(of: kept, to: place, at: range, scope)])
  }

  /// What a method that is not followed may have done to a text, a number, a list or a set that it
  /// is called on: the value is unknown from then on.
  mutating func changedByUnread(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> [Effect] {
    guard scope.frame != nil, family(of: valueType(of: base, scope)) != nil,
      !isConstant(base, scope)
    else { return [] }
    if let place = heldPlace(base, &scope) {
      let unknown = opaque(place.type, at: base.range, scope)
      return scope.takePending() + [assignment(of: unknown, to: place, at: base.range, scope)]
    }
    return changed(base, &scope)
  }

  /// `true` iff a place is declared with `let`: nothing changes the value that it holds.
  private func isConstant(_ base: Expression, _ scope: Scope) -> Bool {
    guard let name = base.withoutOptionals.ownName else { return false }
    if scope.locals.contains(name) { return scope.locals[name]?.initial != nil }
    return variable(named: name, of: scope.owner)?.declaration.isConstant ?? false
  }
}
