import Language
import StatusBar

// Changes of texts, lists and sets where they are held.
extension Body {
  private mutating func valuePlace(_ base: Expression, _ scope: inout Scope) -> Writer.ValuePlace? {
    if let place = heldPlace(base, &scope) {
      let value = writer.add(
        .stored(slot: place.slot, of: place.owner), place.type, at: base.range, scope)
      return Writer.ValuePlace(target: .held(place), type: place.type, value: value)
    }
    guard let (variable, type) = writer.variable(bound: base, scope) else { return nil }
    let value = writer.add(.variable(variable), type, at: base.range, scope)
    return Writer.ValuePlace(target: .variable(variable), type: type, value: value)
  }

  /// `items.append(item)`, `name.append("!")`: a method that changes what it is called on; nil for
  /// any other call.
  mutating func readValueChange(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil else { return nil }
    if let family = writer.resolver.family(of: writer.valueType(of: base, scope)) {
      guard let (effects, _) = change(base, name, call, family, at: range, &scope) else {
        return nil
      }
      return .modelled(scope.takePending() + effects)
    }
    return readHeldValueChange(base, name, call, at: range, &scope)
  }

  /// The same of a property of an object that code holds: what is not followed leaves something of
  /// which nothing is known.
  private mutating func readHeldValueChange(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard case .member = base.withoutOptionals.kind,
      writer.resolver.changesItself(writer.resolver.spelling(name.name)),
      let place = heldPlace(base, &scope)
    else { return nil }
    if let family = writer.resolver.family(of: place.type),
      let (effects, _) = change(base, name, call, family, at: range, &scope)
    {
      return .modelled(scope.takePending() + effects)
    }
    let done = scope.takePending()
    let unknown = writer.opaque(place.type, at: range, scope)
    return .modelled(done + [writer.assignment(of: unknown, to: place, at: range, scope)])
  }

  /// The same for its value: `items.removeLast()`; the change is made before the statement.
  mutating func bindChangingCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ family: ValueFamily,
    at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil else { return nil }
    let isLast = writer.resolver.signature(of: name, call) == "removeLast()"
    guard
      isLast || ValueChange(writer.resolver.signature(of: name, call), of: family)?.yield != nil,
      let (effects, yielded) = change(base, name, call, family, at: range, &scope),
      var value = yielded
    else { return nil }
    writer.hold(&value, at: range, &scope)
    scope.frame?.pending += effects
    return value
  }

  private mutating func change(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ family: ValueFamily,
    at range: SourceRange, _ scope: inout Scope
  ) -> (effects: [Effect], yielded: FormulaID?)? {
    if writer.resolver.extendsValues(with: name.name) { return nil }
    let signature = writer.resolver.signature(of: name, call)
    if writer.resolver.spelling(name.name) == "removeAll", family == .list || family == .set {
      return removeAll(base, call, at: range, &scope).map { ($0, nil) }
    }
    // Nothing is left where the list is empty: then the app ends.
    if signature == "removeLast()", family == .list {
      return removeLast(base, at: range, &scope)
    }
    guard let change = ValueChange(signature, of: family), let place = valuePlace(base, &scope),
      self.writer.resolver.family(of: place.type) == family
    else { return nil }
    var operands = [place.value]
    let wanted = writer.resolver.wanted(by: change.function, of: place.type)
    for (index, argument) in call.arguments.enumerated() {
      let type = index < wanted.count ? wanted[index] : .unknown
      if writer.resolver.holdsViewController(type),
        let made = bindControllerValue(argument.value, &scope)
      {
        scope.frame?.pending += made.effects
        operands.append(made.formula)
        continue
      }
      let operand = bindFormula(argument.value, expecting: type, &scope)
      // A list holds its objects: how long they live is not followed.
      if writer.isController(operand) || self.writer.type(of: operand).kind == .closure {
        return nil
      }
      operands.append(writer.inList(operand, at: argument.value.range, scope))
    }
    if let implied = change.implied {
      operands.append(
        writer.add(.constant(Value(whole: implied)), StaticType(.int64), at: range, scope))
    }
    let yielded = change.yield.map { member in
      let type = writer.resolver.type(of: member, askedOf: place.type)
      let operands = change.implied == nil || member.function == .element ? operands : [operands[0]]
      return writer.add(.apply(member.function, operands), type, at: range, scope)
    }
    let value = writer.add(.apply(change.function, operands), place.type, at: range, scope)
    return (
      [
        writer.assignment(
          of: writer.ifThere(place.value, value, at: range, scope), to: place, at: range, scope)
      ],
      yielded
    )
  }

  private mutating func removeAll(
    _ base: Expression, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard let place = valuePlace(base, &scope) else { return nil }
    let value: FormulaID
    if let closure = writer.resolver.closure(of: call) {
      // A closure that reads the list while it is changed ends the app, unless it is not called.
      let isRead =
        base.memberPath?.last.map { writer.resolver.mentions($0, closure.range, scope.file) }
        ?? true
      guard case .list(let element) = place.type.kind, writer.resolver.onlyYields(closure), !isRead
      else {
        return nil
      }
      let parameter = writer.program.addElement()
      let asked = writer.add(.element(parameter), element, at: range, scope)
      let body = bindBody(of: closure, given: [asked], .bool, scope)
      value = writer.add(
        .each(.reject, of: place.value, as: parameter, body: body), place.type, at: range, scope)
    } else {
      value = writer.add(.apply(.list, []), place.type, at: range, scope)
    }
    return [
      writer.assignment(
        of: writer.ifThere(place.value, value, at: range, scope), to: place, at: range, scope)
    ]
  }

  private mutating func removeLast(
    _ base: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> (effects: [Effect], yielded: FormulaID?)? {
    guard let place = valuePlace(base, &scope), case .list(let element) = place.type.kind else {
      return nil
    }
    let number = StaticType(.int64)
    let count = writer.add(.apply(.ofList(.count), [place.value]), number, at: range, scope)
    let one = writer.add(.constant(.number(1)), number, at: range, scope)
    let last = writer.add(
      .arithmetic(Arithmetic(.subtract, .int64), count, one), number, at: range, scope)
    let yielded = writer.add(.apply(.element, [place.value, last]), element, at: range, scope)
    let value = writer.add(
      .apply(.change(.remove), [place.value, last]), place.type, at: range, scope)
    return (
      [
        writer.assignment(
          of: writer.ifThere(place.value, value, at: range, scope), to: place, at: range, scope)
      ],
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
      case .list = writer.valueType(of: base, scope).kind
    else { return nil }
    if case .binary(_, let op, _, _) = arguments[0].value.kind, op.isRange { return nil }
    guard let place = valuePlace(base, &scope), case .list(let element) = place.type.kind,
      !writer.resolver.holdsController(element)
    else { return nil }
    let index = bindFormula(arguments[0].value, expecting: StaticType(.int64), &scope)
    let given = bindFormula(value, expecting: element, &scope)
    if writer.isController(given) { return nil }
    var new = writer.inList(given, at: value.range, scope)
    if op != .assign {
      let old = writer.add(
        .apply(.element, [place.value, index]), element, at: target.range, scope)
      new = writer.changed(old, by: op, new, value, at: range, scope)
    }
    let changed = writer.add(
      .apply(.change(.replace), [place.value, new, index]), place.type, at: range, scope)
    let kept = writer.ifThere(place.value, changed, at: range, scope)
    return .modelled(
      scope.takePending() + [writer.assignment(of: kept, to: place, at: range, scope)])
  }

  /// What a method that is not followed may have done to a text, a number, a list or a set that it
  /// is called on: the value is unknown from then on. One that is asked for a value, or that an
  /// extension declares without `mutating`, changes nothing.
  mutating func changedByUnread(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    let mutates = writer.resolver.mutatesValues(name.name)
    let mayChange =
      mutates
      ?? (scope.askedCall != range || writer.resolver.soundsChanging(name.name))
    guard mayChange, scope.frame != nil,
      writer.resolver.family(of: writer.valueType(of: base, scope)) != nil,
      !writer.resolver.isConstant(base, scope),
      !askingMethods.contains(writer.resolver.names.bytes(of: name.name))
        || writer.resolver.declarations.typesDeclare(name.name)
    else { return [] }
    if let effects = giveBack(to: base, &scope, at: range) { return effects }
    if let place = heldPlace(base, &scope) {
      let unknown = writer.opaque(place.type, at: base.range, scope)
      return scope.takePending() + [
        writer.assignment(of: unknown, to: place, at: base.range, scope)
      ]
    }
    return writer.changed(base, &scope)
  }
}
