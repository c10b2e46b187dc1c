import Language
import StatusBar

// Objects of plain classes that live in the world: made, asked, called and changed through their
// references, whichever class they turn out to be of.
extension Binder {
  /// `true` iff values of a type are objects that live in the world.
  func holdsReference(_ type: StaticType) -> Bool {
    guard declarations.hasReferences, case .named(let name) = type.kind,
      let index = declarations.type(name)
    else { return false }
    if declarations[index].isByReference { return true }
    return declarations[index].keyword == .protocol
      && declarations.controllers(like: index).contains { declarations[$0].isByReference }
  }

  /// The object of which an expression means a member. Where there is none the app ends, if the
  /// expression or the type of its property forces it: `theme!.isOn`, `var theme: Theme!`.
  mutating func sure(_ object: FormulaID, _ base: Expression, _ scope: Scope) -> FormulaID {
    var type = type(of: object)
    guard holdsReference(type), type.isOptional else { return object }
    if case .forced = base.kind { type.isUnwrapped = true }
    guard type.isUnwrapped, !base.asksFirst else { return object }
    (type.isOptional, type.isUnwrapped) = (false, false)
    return add(.forced(object), type, at: base.range, scope)
  }

  /// `true` iff a formula yields an object that lives in the world.
  func isReference(_ formula: FormulaID) -> Bool { holdsReference(type(of: formula)) }

  /// The object that an expression refers to; nil for anything else.
  mutating func bindReference(_ expression: Expression, _ scope: inout Scope) -> FormulaID? {
    guard declarations.hasReferences, !expression.isSelf else { return nil }
    return bindController(expression, &scope).flatMap { isReference($0) ? $0 : nil }
  }

  // MARK: - Making

  /// `Model(isOn: true)`: a new object, which is made when the formula is evaluated; nil for a
  /// call that makes something else.
  mutating func bindMadeReference(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard declarations.hasReferences, let name = call.callee.typeName(names),
      let index = declarations.type(name), declarations[index].isByReference,
      let screen = declarations[index].screen, let owner = receivers.receiver(of: screen)
    else { return nil }
    var type = StaticType(.named(name))
    // A value alone makes nothing.
    guard scope.frame != nil || scope.isInitial else { return something(type, at: range, scope) }
    var new = NewController(.screen(screen, arguments: []), style: nil, captures: nil)
    for base in declarations.lineage(of: index) {
      let all = declarations[base].initializers
      if all.isEmpty { continue }
      guard let found = fitting(all, call) else { return something(type, at: range, scope) }
      let bound = bindFunction(found, owner: owner)
      var effects: [Effect] = []
      let arguments = bindArguments(found, owner, call, &effects, at: range, &scope)
      scope.frame?.pending += effects
      new.initializer = (bound.handler, arguments)
      type.isOptional = isFailable(found)
      break
    }
    var made = add(.makeController(new), type, at: range, scope)
    if scope.frame != nil { hold(&made, at: range, &scope) }
    return made
  }

  /// `true` iff an expression makes an object that lives in the world.
  func makesReference(_ expression: Expression) -> Bool {
    guard declarations.hasReferences, case .call(let call) = expression.kind,
      let name = call.callee.typeName(names)
    else { return false }
    return holdsReference(StaticType(.named(name)))
  }

  /// What a method makes of its object that takes a closure is not known.
  mutating func readUnfollowedCall(
    of object: FormulaID, _ base: Expression, _ name: LocatedName, _ call: Call,
    at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let reading = readUnread(base, name, call, at: range, &scope)
    let done = scope.takePending() + effects(of: reading, at: range, scope)
    forget(object, at: range, &scope)
    return .modelled(done + scope.takePending())
  }

  private func isFailable(_ initializer: LocatedFunction) -> Bool {
    let start = initializer.declaration.name.range.end
    return bytes(SourceRange(start, start + 1), in: initializer.file).first == UInt8(ascii: "?")
  }

  /// `a === b`: whether both are one object, whatever its class takes for equal.
  mutating func bindIdentity(
    _ left: Expression, _ op: Operator, _ right: Expression, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    var a = bindFormula(left, expecting: .unknown, &scope)
    let b = bindAfter(&a, at: range, &scope) { $0.bindFormula(right, expecting: .unknown, &$1) }
    return add(.compare(op == .identical ? .equal : .notEqual, a, b), .bool, at: range, scope)
  }

  /// `true` iff a formula compares two objects by a function of their class's, which is not read.
  func comparesReferences(_ formula: FormulaID) -> Bool {
    guard declarations.hasReferences, case .compare(_, let a, let b) = program[formula] else {
      return false
    }
    return isReference(a) && isReference(b)
  }

  // MARK: - Asking

  /// A member of an object, as the class that it is of has it.
  mutating func bindMember(
    ofReference object: FormulaID, _ name: LocatedName, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    if let (slot, type) = heldSlot(name.name, of: object) {
      return bindStored(slot, type, name.name, of: object, at: range, scope)
    }
    let settled = settledType(of: object, name.name)
    let outer = scope
    let answer = dispatched(object, at: range, scope) { binder, type, owner in
      if settled == nil,
        case .variable(let variable, let type) = binder.property(
          name.name, of: owner)
      {
        return binder.add(.variable(variable), type, at: range, outer)
      }
      guard let found = binder.computed(name.name, ofType: settled ?? type),
        !binder.mayChange(found.getter, found.file, ofType: type)
      else { return nil }
      return binder.bindGetter(found, owner: owner, at: range, outer)
    }
    if answer == nil { forget(object, at: range, &scope) }
    return answer ?? opaque(at: range, scope)
  }

  /// The protocol whose extension alone has a member of an object that is known as one of it; nil
  /// for a member that the object's class may have in its own way.
  func settledType(of object: FormulaID, _ name: Name) -> Int? {
    guard case .named(let type) = self.type(of: object).kind, let index = declarations.type(type),
      declarations[index].keyword == .protocol
    else { return nil }
    return declarations.family(of: index).first { base in
      let info = declarations[base]
      return !info.requirements.contains(name)
        && (info.variables[name] != nil || info.functions[name] != nil)
    }
  }

  /// What a getter that changes something makes of its object is not known.
  private mutating func forget(_ object: FormulaID, at range: SourceRange, _ scope: inout Scope) {
    guard scope.frame != nil, case .named(let type) = self.type(of: object).kind,
      let screen = declarations.type(type).flatMap({ declarations[$0].screen }),
      let owner = receivers.receiver(of: screen)
    else { return }
    for (_, meaning) in receivers[owner].properties {
      guard case .variable(.own(let slot), let type) = meaning else { continue }
      let place = HeldPlace(owner: object, slot: slot, type: type)
      let value = opaque(type, at: range, scope)
      let forgotten = assignment(of: value, to: place, at: range, scope)
      scope.frame?.pending.append(forgotten)
    }
  }

  /// A stored property. A view that read it is not told of a change: what it shows is what it was,
  /// or what it is, if something else made the view render again.
  private mutating func bindStored(
    _ slot: Int32, _ type: StaticType, _ name: Name, of object: FormulaID, at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID {
    let value = add(.stored(slot: slot, of: object), type, at: range, scope)
    guard scope.frame == nil, isView(scope.owner),
      case .named(let owner) = self.type(of: object).kind,
      let screen = declarations.type(owner).flatMap({ declarations[$0].screen }),
      let flag = program[screen].slots[Int(slot)].changeFlag
    else { return value }
    let changed = add(.stored(slot: flag, of: object), .bool, at: range, scope)
    let either = opaque(type, at: range, scope)
    return add(.ternary(changed, either, value), type, at: range, scope)
  }

  /// Binds a getter of a class as an object of it sees it; nil where it uses itself.
  private mutating func bindGetter(
    _ getter: Computed, owner: Int, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard enter(Location(getter.file, getter.place), at: scope.location(range)) else {
      return opaque(at: range, scope)
    }
    defer { leave() }
    var inner = Scope(file: getter.file, screen: receivers[owner].screen, owner: owner)
    inner.type = getter.declaringType
    return bindValue(getter.getter, expecting: getter.type, &inner, at: range)
  }

  /// What an object answers: each class that overrides a member gives the answer of its own.
  private mutating func dispatched(
    _ object: FormulaID, at range: SourceRange, _ scope: Scope,
    _ answer: (inout Binder, _ type: Int, _ owner: Int) -> FormulaID?
  ) -> FormulaID? {
    guard case .named(let name) = type(of: object).kind, let index = declarations.type(name) else {
      return nil
    }
    var cases: [(condition: FormulaID, value: FormulaID)] = []
    var type: StaticType?
    // Subclasses come before their superclasses.
    for candidate in declarations.controllers(like: index) {
      guard let screen = declarations[candidate].screen,
        let owner = receivers.receiver(of: screen),
        let inner = answer(&self, candidate, owner)
      else { return nil }
      type = type.map { joined($0, self.type(of: inner)) } ?? self.type(of: inner)
      let seen = add(.seen(inner, by: object), self.type(of: inner), at: range, scope)
      let isOne = add(.isOfClass(object, .author(screen)), .bool, at: range, scope)
      cases.append((isOne, seen))
    }
    guard let last = cases.popLast() else { return nil }
    guard !cases.isEmpty else { return last.value }
    return add(
      .choice(cases, otherwise: last.value), type ?? .unknown, at: range, scope)
  }

  /// The value of a method of an object; nil for a method that its class does not declare.
  mutating func bindCall(
    ofReference object: FormulaID, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard case .named(let type) = self.type(of: object).kind, let index = declarations.type(type)
    else { return nil }
    if scope.frame != nil {
      let targets = targets(of: name.name, call, like: index)
      guard let first = targets.last, call.allClosures.isEmpty else { return nil }
      let type = staticType(first.function.declaration.result)
      let local = scope.addLocal(name.name, type)
      // No name stands for it.
      scope.locals.removeLast()
      let reading = readHeldCall(object, name, call, into: local, at: range, &scope)
      let done = reading.map { effects(of: $0, at: range, scope) } ?? []
      scope.frame?.pending += done
      return add(.variable(.local(local)), type, at: range, scope)
    }
    var arguments: [FormulaID] = []
    for argument in call.arguments {
      let value = bindFormula(argument.value, expecting: .unknown, &scope)
      // Anything else is to be read where the call stands.
      guard case .constant = program[value] else { return opaque(at: range, scope) }
      arguments.append(value)
    }
    let outer = scope
    let settled = settledType(of: object, name.name)
    return dispatched(object, at: range, scope) { binder, type, owner in
      guard
        let found = binder.function(
          name.name, labels: call, ofType: settled ?? type, owner: owner),
        let body = found.function.declaration.body,
        found.function.declaration.parameters.count == arguments.count, call.closures.isEmpty,
        !binder.mayChange(body, found.function.file, ofType: type),
        binder.enter(
          Location(found.function.file, found.function.declaration.name.range),
          at: outer.location(range))
      else { return nil }
      defer { binder.leave() }
      var inner = Scope(
        file: found.function.file, screen: binder.receivers[owner].screen, owner: owner)
      inner.type = binder.typeAbove(owner, declaring: found.function)
      for (parameter, value) in zip(found.function.declaration.parameters, arguments) {
        inner.locals.append(parameter.name.name, .value(value))
      }
      let result = binder.staticType(found.function.declaration.result)
      return binder.bindValue(body, expecting: result, &inner, at: range)
    } ?? opaque(at: range, scope)
  }

  /// `true` iff statements may change a property of an object of a class, by themselves or by what
  /// they call of it: a value alone would leave that out.
  private func mayChange(
    _ statements: [Statement], _ file: FileID, ofType type: Int, depth: Int = 0
  ) -> Bool {
    guard let first = statements.first, let last = statements.last else { return false }
    let bytes = bytes(first.range.union(last.range), in: file)
    let text = bytes[...]
    let family = declarations.family(of: type)
    var isChanged = false
    text.forEachChange(in: names) { name, _ in
      if family.contains(where: { declarations[$0].variables[name] != nil }) { isChanged = true }
    }
    if isChanged || depth > 6 { return isChanged }
    var parts: [(statements: [Statement], file: FileID)] = []
    text.forEachName { start, end in
      guard let name = names.name(bytes, from: start, to: end) else { return }
      for base in family {
        for function in declarations[base].functions[name] ?? [] {
          parts.append((function.declaration.body ?? [], function.file))
        }
        if let variable = declarations[base].variables[name],
          let getter = variable.declaration.getter
        {
          parts.append((getter, variable.file))
        }
      }
    }
    return parts.contains { part in
      part.statements.first?.range.start != first.range.start
        && mayChange(part.statements, part.file, ofType: type, depth: depth + 1)
    }
  }

  // MARK: - Changing

  /// A stored property of a controller or an object that code holds.
  struct HeldPlace {
    var owner: FormulaID
    var slot: Int32
    var type: StaticType
  }

  /// The stored property that an expression names of what code holds; nil for anything else.
  mutating func heldPlace(_ target: Expression, _ scope: inout Scope) -> HeldPlace? {
    switch target.kind {
    case .name(let name): return boxPlace(name, scope)
    case .optionalChain(let inner), .forced(let inner): return heldPlace(inner, &scope)
    case .member(let base, let name):
      guard !base.isSelf, declarations.typesDeclare(name.name),
        let owner = bindController(base, &scope),
        let (slot, type) = heldSlot(name.name, of: owner)
      else { return nil }
      return HeldPlace(owner: sure(owner, base, scope), slot: slot, type: type)
    default: return nil
    }
  }

  /// `object.count += 1`: what is there is changed, in whatever the property is one of.
  mutating func readHeldChange(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    if op == .assign, let name = target.withoutOptionals.ownName,
      let place = boxPlace(name, scope), case .name = target.withoutOptionals.kind
    {
      let bound = bindFormula(value, expecting: place.type, &scope)
      return .modelled(scope.takePending() + [assignment(of: bound, to: place, at: range, scope)])
    }
    guard let operation = op.assigned, let place = heldPlace(target, &scope) else { return nil }
    let new = Expression(
      .binary(target, operation, operatorRange: target.range.atEnd, value), range)
    let bound = bindFormula(new, expecting: place.type, &scope)
    return .modelled(scope.takePending() + [assignment(of: bound, to: place, at: range, scope)])
  }

  /// `object.isOn.toggle()`
  mutating func toggle(
    _ place: HeldPlace, at range: SourceRange, _ scope: Scope
  ) -> Effect {
    let old = add(.stored(slot: place.slot, of: place.owner), place.type, at: range, scope)
    let new = add(.not(old), .bool, at: range, scope)
    return assignment(of: new, to: place, at: range, scope)
  }

  mutating func assignment(
    of value: FormulaID, to place: HeldPlace, at range: SourceRange, _ scope: Scope
  ) -> Effect {
    effect(
      .change(.assignStored(slot: place.slot, of: place.owner, value)), at: range, scope)
  }

  /// What a call may do to properties of objects that it is handed by `&`; where it is read in its
  /// place, a name stands for the variable itself.
  mutating func changedByReference(
    _ call: Call, isInlined: Bool = false, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    var effects: [Effect] = []
    for argument in call.arguments {
      guard case .prefix(.bitAnd, let target) = argument.value.kind,
        !(isInlined && target.withoutOptionals.isName), let place = heldPlace(target, &scope)
      else { continue }
      let value = opaque(place.type, at: range, scope)
      effects.append(assignment(of: value, to: place, at: range, scope))
    }
    return effects
  }
}

extension Expression {
  /// `true` iff nothing is done where something on the way is not there: `theme?.inner.isOn`.
  fileprivate var asksFirst: Bool {
    var rest = self
    while true {
      switch rest.kind {
      case .optionalChain: return true
      case .member(let base, _), .forced(let base): rest = base
      case .call(let call): rest = call.callee
      default: return false
      }
    }
  }
}
