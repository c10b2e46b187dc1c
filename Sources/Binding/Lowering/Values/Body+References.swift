import Language
import StatusBar

// Objects of plain classes that live in the world: made, asked, called and changed through their
// references, whichever class they turn out to be of.
extension Body {
  /// The object that an expression refers to; nil for anything else.
  mutating func bindReference(_ expression: Expression, _ scope: inout Scope) -> FormulaID? {
    guard writer.resolver.declarations.hasReferences, !expression.isSelf else { return nil }
    return bindController(expression, &scope).flatMap { writer.isReference($0) ? $0 : nil }
  }

  // MARK: - Making

  /// `Model(isOn: true)`: a new object, which is made when the formula is evaluated; nil for a
  /// call that makes something else.
  mutating func bindMadeReference(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard writer.resolver.declarations.hasReferences,
      let name = call.callee.typeName(writer.resolver.names),
      let index = writer.resolver.declarations.type(name),
      writer.resolver.declarations[index].isByReference,
      let screen = writer.resolver.declarations[index].screen,
      let owner = writer.resolver.receivers.receiver(of: screen)
    else { return nil }
    var type = StaticType(.named(name))
    // A value alone makes nothing.
    guard scope.frame != nil || scope.isInitial else {
      let all = writer.resolver.declarations[index].initializers
      return all.contains { $0.declaration.isFailable }
        ? writer.opaque(type, at: range, scope) : writer.something(type, at: range, scope)
    }
    var new = NewController(.screen(screen, arguments: []), style: nil, captures: nil)
    switch writer.resolver.plainInitializer(of: index, for: call, scope) {
    case .unclear: return writer.something(type, at: range, scope)
    case .implicit where writer.resolver.declarations[index].keyword == .struct:
      guard let arguments = bindMembers(of: owner, call, &scope) else {
        return writer.something(type, at: range, scope)
      }
      new.destination = .screen(screen, arguments: arguments)
    case .implicit: break
    case .found(let found):
      let bound = bindFunction(found, owner: owner)
      var effects: [Effect] = []
      let arguments = bindArguments(found, owner, call, &effects, at: range, &scope)
      scope.frame?.pending += effects
      new.initializer = (bound.handler, arguments)
      type.isOptional = writer.resolver.isFailable(found)
    }
    var made = writer.add(.makeController(new), type, at: range, scope)
    if scope.frame != nil { writer.hold(&made, at: range, &scope) }
    return made
  }

  /// The properties of a struct that a call gives their values; nil where it gives another one.
  private mutating func bindMembers(
    of owner: Int, _ call: Call, _ scope: inout Scope
  ) -> [(slot: Int32, value: FormulaID)]? {
    guard call.closures.isEmpty else { return nil }
    var result: [(slot: Int32, value: FormulaID)] = []
    for argument in call.arguments {
      guard let label = argument.label?.name,
        case .variable(.own(let slot), let type)? = writer.resolver.receivers[owner].properties[
          label]
      else { return nil }
      if writer.resolver.holdsController(type),
        let made = bindControllerValue(argument.value, &scope)
      {
        scope.frame?.pending += made.effects
        result.append((slot, made.formula))
      } else {
        result.append((slot, bindTypedArgument(argument.value, type, &scope)))
      }
    }
    return result
  }

  /// What a method makes of its object that takes a closure is not known.
  mutating func readUnfollowedCall(
    of object: FormulaID, _ base: Expression, _ name: LocatedName, _ call: Call,
    at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let reading = readUnread(base, name, call, at: range, &scope)
    let done = scope.takePending() + writer.effects(of: reading, at: range, scope)
    writer.forget(object, at: range, &scope)
    return .modelled(done + scope.takePending())
  }

  /// `a === b`: whether both are one object, whatever its class takes for equal.
  mutating func bindIdentity(
    _ left: Expression, _ op: Operator, _ right: Expression, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    var a = bindFormula(left, expecting: .unknown, &scope)
    let b = bindAfter(&a, at: range, &scope) { $0.bindFormula(right, expecting: .unknown, &$1) }
    return writer.add(
      .compare(op == .identical ? .equal : .notEqual, a, b), .bool, at: range, scope)
  }

  // MARK: - Asking

  /// A member of an object, as the class that it is of has it.
  mutating func bindMember(
    ofReference object: FormulaID, _ name: LocatedName, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    if let (slot, type) = writer.heldSlot(name.name, of: object) {
      if isActingLazy(name.name, of: object) {
        writer.forget(object, at: range, &scope)
        return writer.opaque(type, at: range, scope)
      }
      return writer.bindStored(slot, type, name.name, of: object, at: range, scope)
    }
    let settled = writer.settledType(of: object, name.name)
    let outer = scope
    let answer = dispatched(object, at: range, scope) { binder, type, owner in
      if settled == nil {
        switch binder.writer.resolver.property(name.name, of: owner) {
        case .variable(let variable, let type)?:
          return binder.writer.add(.variable(variable), type, at: range, outer)
        // A constant that is written out is the same for each object.
        case .value(let constant)?: return constant
        case .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode,
          .draft, .window, .anything, nil:
          break
        }
      }
      guard let found = binder.writer.resolver.computed(name.name, ofType: settled ?? type),
        !binder.writer.resolver.mayChange(found.getter, found.file, ofType: type)
      else { return nil }
      return binder.bindGetter(found, owner: owner, at: range, outer)
    }
    if answer == nil { writer.forget(object, at: range, &scope) }
    return answer ?? writer.opaque(at: range, scope)
  }

  /// `true` iff a property has its first value when it is read, and what makes that changes more.
  private func isActingLazy(_ name: Name, of object: FormulaID) -> Bool {
    guard case .named(let type) = writer.type(of: object).kind,
      let index = writer.resolver.declarations.type(type)
    else { return false }
    return writer.resolver.isActingLazy(name, ofType: index)
  }

  /// Binds a getter of a class as an object of it sees it; nil where it uses itself.
  private mutating func bindGetter(
    _ getter: Resolver.Computed, owner: Int, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard enter(Location(getter.file, getter.place), at: scope.location(range)) else {
      return writer.opaque(at: range, scope)
    }
    defer { leave() }
    var inner = Scope(
      file: getter.file, screen: writer.resolver.receivers[owner].screen, owner: owner)
    inner.type = getter.declaringType
    return bindValue(getter.getter, expecting: getter.type, &inner, at: range)
  }

  /// What an object answers: each class that overrides a member gives the answer of its own.
  private mutating func dispatched(
    _ object: FormulaID, at range: SourceRange, _ scope: Scope,
    _ answer: (inout Body, _ type: Int, _ owner: Int) -> FormulaID?
  ) -> FormulaID? {
    guard case .named(let name) = writer.type(of: object).kind,
      let index = writer.resolver.declarations.type(name)
    else {
      return nil
    }
    var cases: [(condition: FormulaID, value: FormulaID)] = []
    var type: StaticType?
    // Subclasses come before their superclasses.
    for candidate in writer.resolver.declarations.controllers(like: index) {
      guard let screen = writer.resolver.declarations[candidate].screen,
        let owner = writer.resolver.receivers.receiver(of: screen),
        let inner = answer(&self, candidate, owner)
      else { return nil }
      type =
        type.map { writer.resolver.joined($0, self.writer.type(of: inner)) }
        ?? self.writer.type(of: inner)
      let seen = writer.add(.seen(inner, by: object), self.writer.type(of: inner), at: range, scope)
      let isOne = writer.add(.isOfClass(object, .author(screen)), .bool, at: range, scope)
      cases.append((isOne, seen))
    }
    guard let last = cases.popLast() else { return nil }
    guard !cases.isEmpty else { return last.value }
    return writer.add(
      .choice(cases, otherwise: last.value), type ?? .unknown, at: range, scope)
  }

  /// The value of a method of an object; nil for a method that its class does not declare.
  mutating func bindCall(
    ofReference object: FormulaID, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard case .named(let type) = self.writer.type(of: object).kind,
      let index = writer.resolver.declarations.type(type)
    else { return nil }
    if scope.frame != nil {
      let targets = writer.resolver.targets(of: name.name, call, like: index)
      guard let first = targets.last, call.allClosures.isEmpty else { return nil }
      let type = writer.resolver.staticType(first.function.declaration.result)
      let local = scope.addUnnamedLocal()
      let reading = readHeldCall(object, name, call, into: local, at: range, &scope)
      let done = reading.map { writer.effects(of: $0, at: range, scope) } ?? []
      scope.frame?.pending += done
      return writer.add(.variable(.local(local)), type, at: range, scope)
    }
    var arguments: [FormulaID] = []
    for argument in call.arguments {
      let value = bindFormula(argument.value, expecting: .unknown, &scope)
      // Anything else is to be read where the call stands.
      guard case .constant = writer.program[value] else { return writer.opaque(at: range, scope) }
      arguments.append(value)
    }
    let outer = scope
    let settled = writer.settledType(of: object, name.name)
    return dispatched(object, at: range, scope) { binder, type, owner in
      guard
        let found = binder.writer.resolver.function(
          name.name, labels: call, ofType: settled ?? type, owner: owner),
        let body = found.function.declaration.body,
        found.function.declaration.parameters.count == arguments.count, call.closures.isEmpty,
        !binder.writer.resolver.mayChange(body, found.function.file, ofType: type),
        binder.enter(
          Location(found.function.file, found.function.declaration.name.range),
          at: outer.location(range))
      else { return nil }
      defer { binder.leave() }
      var inner = Scope(
        file: found.function.file, screen: binder.writer.resolver.receivers[owner].screen,
        owner: owner)
      inner.type = binder.writer.resolver.typeAbove(owner, declaring: found.function)
      for (parameter, value) in zip(found.function.declaration.parameters, arguments) {
        inner.locals.append(parameter.name.name, .value(value))
      }
      let result = binder.writer.resolver.staticType(found.function.declaration.result)
      return binder.bindValue(body, expecting: result, &inner, at: range)
    } ?? writer.opaque(at: range, scope)
  }

  // MARK: - Changing

  /// The stored property that an expression names of what code holds; nil for anything else.
  mutating func heldPlace(_ target: Expression, _ scope: inout Scope) -> Writer.HeldPlace? {
    switch target.kind {
    case .name(let name): return writer.boxPlace(name, scope)
    case .optionalChain(let inner), .forced(let inner): return heldPlace(inner, &scope)
    case .member(let base, let name):
      if let part = heldPart(base, name, &scope) { return part }
      guard !base.isSelf, writer.resolver.declarations.typesDeclare(name.name),
        let owner = bindController(base, &scope),
        let (slot, type) = writer.heldSlot(name.name, of: owner)
      else { return nil }
      return Writer.HeldPlace(owner: writer.sure(owner, base, scope), slot: slot, type: type)
    default: return nil
    }
  }

  /// `object.count += 1`: what is there is changed, in whatever the property is one of.
  mutating func readHeldChange(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    if op == .assign, let name = target.withoutOptionals.ownName,
      let place = writer.boxPlace(name, scope), case .name = target.withoutOptionals.kind
    {
      let bound = bindFormula(value, expecting: place.type, &scope)
      return .modelled(
        scope.takePending() + [writer.assignment(of: bound, to: place, at: range, scope)])
    }
    if op == .assign, case .member(let base, let name) = target.kind,
      let place = heldPart(base, name, &scope)
    {
      let bound = bindTyped(value, place.type, &scope)
      return .modelled(
        scope.takePending() + [writer.assignment(of: bound, to: place, at: range, scope)])
    }
    guard let operation = op.assigned, let place = heldPlace(target, &scope) else { return nil }
    let new = Expression(
      .binary(target, operation, operatorRange: target.range.atEnd, value), range)
    let bound = bindFormula(new, expecting: place.type, &scope)
    return .modelled(
      scope.takePending() + [writer.assignment(of: bound, to: place, at: range, scope)])
  }

  /// What a call may do to properties of objects that it is handed by `&`; where it is read in its
  /// place, a name stands for the variable itself.
  mutating func changedByReference(
    _ call: Call, isInlined: Bool = false, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    var effects: [Effect] = []
    for argument in call.arguments {
      guard case .prefix(.bitAnd, let target) = argument.value.kind else { continue }
      if let changed = changedHeldStruct(target, at: range, &scope) {
        effects += changed
      } else if case .subscripted = target.withoutOptionals.kind {
        effects += writer.changed(target.withoutOptionals, &scope)
      } else if writer.resolver.isObserved(target, scope) {
        effects += writer.changed(target, &scope)
      } else if !(isInlined && target.withoutOptionals.isName),
        let place = heldPlace(target, &scope)
      {
        let value = writer.opaque(place.type, at: range, scope)
        effects.append(writer.assignment(of: value, to: place, at: range, scope))
      }
    }
    return effects
  }
}
