import Language
import StatusBar

// What expressions refer to, where that is more than a value: variables, objects, controllers.
extension Writer {
  /// Returns what an expression refers to, or nil where it is only a value.
  func meaning(of expression: Expression, _ scope: Scope) -> Meaning? {
    let declarations = resolver.declarations
    let asksClass = !declarations.sharedTypes.isEmpty || declarations.hasDelegate
    return sense(of: expression, scope, withClass: asksClass).meaning
  }

  /// `true` iff an expression means a delegate of the app, or of its scenes: there is one of each.
  func isDelegate(_ expression: Expression, _ scope: Scope) -> Bool {
    guard resolver.declarations.hasDelegate else { return false }
    if case .bundle(owner: 0) = meaning(of: expression, scope) { return true }
    return false
  }

  /// The name of the type that a declaration gives an expression, or nil.
  func className(of expression: Expression, _ scope: Scope) -> Name? {
    sense(of: expression, scope, withClass: true).className
  }

  /// Meaning and class at once: each of a member needs both of its base, and a look for either at
  /// every link of a chain would double with each.
  private func sense(
    of expression: Expression, _ scope: Scope, withClass: Bool, links: Int = Resolver.linkLimit
  ) -> Resolver.Sense {
    guard links > 0 else { return Resolver.Sense() }
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner):
      return sense(of: inner, scope, withClass: withClass, links: links - 1)
    case .tuple(let elements) where elements.count == 1:
      return sense(of: elements[0].value, scope, withClass: withClass, links: links - 1)
    case .effect(_, let inner):
      let inner = sense(of: inner, scope, withClass: withClass, links: links - 1)
      return Resolver.Sense(className: inner.className)
    case .binding(let name): return Resolver.Sense(meaning: resolver.meaning(of: name, in: scope))
    case .name(let name):
      let meaning = resolver.meaning(of: name, in: scope)
      let type = withClass ? className(ofName: name, meaning, scope) : nil
      return resolver.known(Resolver.Sense(meaning: meaning, className: type), scope)
    case .member(let base, let name):
      let sense = sense(of: base, scope, withClass: withClass, links: links - 1)
      let type = withClass ? resolver.className(of: name, of: base, sense, scope) : nil
      let meaning = resolver.meaning(ofMember: name, of: base, sense.meaning, scope)
      return resolver.known(Resolver.Sense(meaning: meaning, className: type), scope)
    case .call(let call):
      return resolver.known(
        Resolver.Sense(className: withClass ? resultName(of: call, scope) : nil), scope)
    case .cast(_, _, let type):
      return resolver.known(
        Resolver.Sense(className: withClass ? resolver.plainName(type, scope.file) : nil), scope)
    default: return Resolver.Sense()
    }
  }

  /// The declared type that an expression is of, or that it names.
  func owner(of base: Expression, _ scope: Scope) -> Int? {
    resolver.owner(of: base, sense(of: base, scope, withClass: true), scope)
  }

  /// Returns the variable that `$name`, `$object.member` or an assignment's target stands for.
  mutating func variable(
    bound expression: Expression, _ scope: Scope
  ) -> (Variable, StaticType)? {
    if let made = stateBinding(expression, scope), !made.isPresence {
      return variable(bound: made.state, made.scope)
    }
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner):
      return variable(bound: inner, scope)
    case .tuple(let elements) where elements.count == 1:
      return variable(bound: elements[0].value, scope)
    case .name(let name):
      if name.word == .selfWord, let variable = scope.selfVariable, let value = scope.selfValue {
        return (variable, type(of: value))
      }
      if let number = resolver.anonymousNumber(name), let frame = scope.frame,
        number < frame.anonymousCount
      {
        return (.local(number), frame.anonymousType)
      }
      if let elsewhere = variableElsewhere(LocatedName(name, expression.range), scope) {
        return (elsewhere, .unknown)
      }
    case .binding(let name):
      let bare = SourceRange(expression.range.start + 1, expression.range.end)
      if let elsewhere = variableElsewhere(LocatedName(name, bare), scope) {
        return (elsewhere, .unknown)
      }
    default: break
    }
    switch meaning(of: expression, scope) {
    case .variable(let variable, let type): return (variable, type)
    case .value(let formula):
      switch program[formula] {
      case .binding(let variable), .variable(let variable): return (variable, type(of: formula))
      case .constant, .not, .isOfClass, .and, .or, .compare, .arithmetic, .negate, .ternary,
        .convert, .length, .apply, .each, .reduce, .element, .forced, .end,
        .coalesce, .environment, .property, .stored, .seen, .thisController, .inUse, .root,
        .superAnswer,
        .objectProperty, .makeObject, .makeController, .window, .makeWindow, .closure, .call,
        .input, .opaque, .available,
        .choice:
        return nil
      }
    case .opaque(let names, let qualifier):
      let input = input(names, qualifier, at: expression.range, scope)
      let type = inputs.declaredType(of: input)
      return (variable(for: input, at: expression.range, scope), type)
    case nil, .object, .bundle, .content, .closure, .dismissAction, .presentationMode, .draft,
      .window, .anything:
      return variableOfMember(expression, scope)
    }
  }

  /// `offset.y` is the offset; a member of something unknown lives in a slot of the app.
  private mutating func variableOfMember(
    _ expression: Expression, _ scope: Scope
  ) -> (Variable, StaticType)? {
    guard case .member(let base, let name) = expression.kind else { return nil }
    if case .variable(let variable, let type) = meaning(of: base, scope) {
      switch (type.kind, name.name.word) {
      case (.number, .y), (_, .wrappedValue): return (variable, type)
      case (.number, _), (.bool, _), (.text, _): return nil
      default: break
      }
      if case .local = variable { return nil }
      guard let path = expression.memberPath?.filter({ $0.word != .selfWord }) else { return nil }
      let input = input(path, resolver.qualifier(type, scope), at: expression.range, scope)
      return (self.variable(for: input, at: expression.range, scope), .unknown)
    }
    if let type = base.typeName(resolver.names), resolver.meaning(of: type, in: scope) == nil {
      return nil
    }
    guard let path = expression.memberPath, resolver.bindsNothing(path, scope) else { return nil }
    let input = input(path, nil, at: expression.range, scope)
    return (self.variable(for: input, at: expression.range, scope), .unknown)
  }
}

// Objects of plain classes that live in the world: made, asked, called and changed through their
// references, whichever class they turn out to be of.
extension Writer {
  /// The object of which an expression means a member. Where there is none the app ends, if the
  /// expression or the type of its property forces it: `theme!.isOn`, `var theme: Theme!`.
  mutating func sure(_ object: FormulaID, _ base: Expression, _ scope: Scope) -> FormulaID {
    var type = type(of: object)
    guard resolver.holdsReference(type), type.isOptional else { return object }
    if case .forced = base.kind { type.isUnwrapped = true }
    guard type.isUnwrapped, !base.asksFirst else { return object }
    (type.isOptional, type.isUnwrapped) = (false, false)
    return add(.forced(object), type, at: base.range, scope)
  }

  /// What a weak reference is: the object, or nothing where that is gone. Which is not known.
  mutating func orGone(_ object: FormulaID, at range: SourceRange, _ scope: Scope) -> FormulaID {
    let isThere = truthInput(named(range, scope), at: range, scope)
    let none = add(.constant(.none), StaticType(.nothing), at: range, scope)
    var type = type(of: object)
    type.isOptional = true
    return add(.ternary(isThere, object, none), type, at: range, scope)
  }

  /// `true` iff a formula yields an object that lives in the world.
  func isReference(_ formula: FormulaID) -> Bool { resolver.holdsReference(type(of: formula)) }

  // MARK: - Making

  /// `true` iff a formula compares two objects by a function of their class's, which is not read.
  func comparesReferences(_ formula: FormulaID) -> Bool {
    guard resolver.declarations.hasReferences, case .compare(_, let a, let b) = program[formula]
    else {
      return false
    }
    return isReference(a) && isReference(b)
  }

  // MARK: - Asking

  /// The protocol whose extension alone has a member of an object that is known as one of it; nil
  /// for a member that the object's class may have in its own way.
  func settledType(of object: FormulaID, _ name: Name) -> Int? {
    guard case .named(let type) = self.type(of: object).kind,
      let index = resolver.declarations.type(type),
      resolver.declarations[index].keyword == .protocol
    else { return nil }
    return resolver.declarations.family(of: index).first { base in
      let info = resolver.declarations[base]
      return !info.requirements.contains(name)
        && (info.variables[name] != nil || info.functions[name] != nil)
    }
  }

  /// What a getter that changes something makes of its object is not known.
  mutating func forget(_ object: FormulaID, at range: SourceRange, _ scope: inout Scope) {
    guard scope.frame != nil, case .named(let type) = self.type(of: object).kind,
      let screen = resolver.declarations.type(type).flatMap({ resolver.declarations[$0].screen }),
      let owner = resolver.receivers.receiver(of: screen)
    else { return }
    for (variable, type) in resolver.parts(of: owner) {
      guard case .own(let slot) = variable else { continue }
      let place = HeldPlace(owner: object, slot: slot, type: type)
      let value = opaque(type, at: range, scope)
      let forgotten = assignment(of: value, to: place, at: range, scope)
      scope.frame?.pending.append(forgotten)
    }
  }

  /// A stored property. A view that read it is not told of a change: what it shows is what it was,
  /// or what it is, if something else made the view render again.
  mutating func bindStored(
    _ slot: Int32, _ type: StaticType, _ name: Name, of object: FormulaID, at range: SourceRange,
    _ scope: Scope
  ) -> FormulaID {
    let value = add(.stored(slot: slot, of: object), type, at: range, scope)
    guard scope.frame == nil, resolver.isView(scope.owner),
      case .named(let owner) = self.type(of: object).kind,
      let screen = resolver.declarations.type(owner).flatMap({ resolver.declarations[$0].screen }),
      let flag = program[screen].slots[Int(slot)].changeFlag
    else { return value }
    let changed = add(.stored(slot: flag, of: object), .bool, at: range, scope)
    let either = opaque(type, at: range, scope)
    return add(.ternary(changed, either, value), type, at: range, scope)
  }

  // MARK: - Changing

  /// A stored property of a controller or an object that code holds.
  struct HeldPlace {
    var owner: FormulaID
    var slot: Int32
    var type: StaticType
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
    let isLost = lostBoxes.contains(Int(place.owner.index))
    let new = isLost ? opaque(place.type, at: range, scope) : value
    return assignment(of: new, toSlot: place.slot, of: place.owner, at: range, scope)
  }

  /// Gives a stored property of what a formula yields another value.
  mutating func assignment(
    of value: FormulaID, toSlot slot: Int32, of owner: FormulaID, at range: SourceRange,
    _ scope: Scope
  ) -> Effect {
    // Written out: as two closures the optimizer of Swift 6.3 does not get through it.
    var screen: ScreenID?
    if let name = type(of: owner).name, let type = resolver.declarations.type(name) {
      screen = resolver.declarations[type].screen
    }
    return effect(
      .change(.assignStored(slot: slot, of: owner, value, in: screen)), at: range, scope)
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

// What the initializers of objects reach.
extension Writer {
  /// What properties of an object begin with is not known, and of the objects that it holds: those
  /// of some names, and what the code of the class itself may change.
  mutating func forgetStart(of owner: Int, _ named: TableSet<Name> = Table(), depth: Int = 0) {
    guard depth < 4, let type = resolver.typeInfo(of: owner) else { return }
    var names = named
    for name in resolver.changed(byCodeOf: type).keys { names.insert(name) }
    let info = resolver.declarations[type]
    let scope = Scope(
      file: info.location.file, screen: resolver.receivers[owner].screen, owner: owner)
    for (name, meaning) in resolver.properties(of: owner) {
      if case .variable(let place, let type) = meaning, names.contains(name) {
        let value = opaque(type, at: info.location.range, scope)
        begin(place, with: value, of: scope.screen)
      } else if case .bundle(let inner) = meaning, inner != owner {
        forgetStart(of: inner, names, depth: depth + 1)
      }
    }
  }

  /// `true` iff effects change nothing but the properties of an object.
  func stayInside(_ effects: [Effect], of owner: Int) -> Bool {
    let own = OwnParts(all: resolver.parts(of: owner).map { $0.0 }, observed: observed(of: owner))
    return effects.allSatisfy { staysInside($0, own, depth: 0) }
  }

  /// The properties of an object, and those whose observers may do more.
  private struct OwnParts {
    var all: [Variable]
    var observed: [Variable]
  }

  private func observed(of owner: Int) -> [Variable] {
    let lineage = resolver.typeInfo(of: owner).map { resolver.declarations.lineage(of: $0) } ?? []
    let names = lineage.flatMap { resolver.declarations[$0].observed }
    return names.flatMap { name -> [Variable] in
      switch resolver.property(name, of: owner) {
      case .variable(let place, _): return [place]
      case .bundle(let part): return resolver.places(of: part)
      case nil, .value, .object, .opaque, .content, .closure, .dismissAction, .presentationMode,
        .draft, .window, .anything:
        return []
      }
    }
  }

  private func staysInside(_ effect: Effect, _ own: OwnParts, depth: Int) -> Bool {
    switch effect.kind {
    case .change(.assign(let place, _)), .change(.toggle(let place)):
      if case .local = place { return true }
      return own.all.contains(place) && !own.observed.contains(place)
    // No observer is told of it.
    case .change(.store(let place, _)):
      if case .local = place { return true }
      return own.all.contains(place)
    case .run(.handler(let handler, _)), .run(.handlerInto(_, let handler, _)):
      return depth < 8
        && program[handler].body.allSatisfy { staysInside($0, own, depth: depth + 1) }
    case .if, .return, .bind, .body, .loop, .inUse, .inAnyUse, .animated, .viewAnimation, .change,
      .run, .navigate, .attach, .configure, .send, .offer, .reachForBar, .perhaps, .awaits, .load,
      .obscure, .forget, .doubtAnimation, .assume, .nothing, .end:
      if !effect.blocks.isEmpty {
        return effect.blocks.joined().allSatisfy { staysInside($0, own, depth: depth) }
      }
      return !effect.matters
    }
  }
}
