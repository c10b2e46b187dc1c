import Language
import StatusBar

// What a bare name yields.
extension Body {
  mutating func bindName(_ name: LocatedName, _ scope: inout Scope) -> FormulaID {
    if let lazy = writer.bindLazy(name, scope) { return lazy }
    if let type = writer.resolver.typeAround(scope, having: name.name) {
      let type = writer.resolver.declarations[type].name
      return bindStatic(type, name, at: name.range, .unknown, &scope)
    }
    if let known = writer.resolver.meaning(of: name.name, in: scope) {
      if scope.frame != nil, case .draft(let draft) = known {
        let kept = writer.keep(draft, as: name, &scope)
        scope.frame?.pending += kept.effects
        return kept.formula
      }
      return writer.bindMeaning(known, name, scope)
    }
    if let value = scope.selfValue {
      if name.name.word == .selfWord { return value }
      if let member = bindMember(ofValue: value, name, at: name.range, scope) { return member }
    }
    if let value = bindActingComputed(name, &scope) { return value }
    if let value = bindComputed(name, &scope) { return value }
    if name.name.word == .selfWord {
      return writer.add(.thisController, StaticType(.controller), at: name.range, scope)
    }
    if let anonymous = writer.anonymousParameter(name, &scope) { return anonymous }
    if writer.resolver.isController(scope.owner), let property = ControllerProperty(name.name.word)
    {
      let this = writer.add(.thisController, StaticType(.controller), at: name.range, scope)
      return writer.add(.property(property, of: this), property.type, at: name.range, scope)
    }
    if writer.resolver.isController(scope.owner), name.name.word == .traitCollection {
      return writer.add(.thisController, StaticType(.controller), at: name.range, scope)
    }
    if let global = writer.resolver.declarations.globals.variable(name.name, in: scope.file) {
      let isOpen =
        writer.resolver.declarations.globals.isConfinedTwice(name.name)
        && !global.declaration.isConstant && global.declaration.getter == nil
      if isOpen { return writer.opaque(at: name.range, scope) }
      return bindGlobal(global, name, scope)
    }
    if let truth = writer.truthOfObjectiveC(name, scope) { return truth }
    if writer.resolver.isKnownElsewhere(name.name, scope) {
      return writer.something(at: name.range, scope)
    }
    return writer.bindUnknownName(name, scope)
  }

  private mutating func bindGlobal(
    _ global: LocatedVariable, _ name: LocatedName, _ scope: Scope
  ) -> FormulaID {
    let place = Location(global.file, global.declaration.name.range)
    guard enter(place, at: scope.location(name.range)) else {
      return writer.opaque(at: name.range, scope)
    }
    defer { leave() }
    var inner = Scope(file: global.file, screen: .app, owner: 0)
    if let getter = global.declaration.getter {
      return bindValue(
        getter, expecting: writer.resolver.staticType(global.declaration.type), &inner,
        at: name.range)
    }
    if !global.declaration.isConstant,
      writer.resolver.spec.globalsLeftByLaunch.contains(name.name)
    {
      let type = writer.resolver.staticType(global)
      return writer.opaque(type, at: global.declaration.name.range, inner)
    }
    guard let initial = global.declaration.initial else {
      if global.declaration.startsWithNil {
        let type = writer.resolver.staticType(global.declaration.type)
        return writer.add(.constant(.none), type, at: name.range, scope)
      }
      return writer.opaque(at: name.range, scope)
    }
    // It is made once, and what that does is done once.
    if writer.resolver.callsActing(initial) { return writer.opaque(at: name.range, scope) }
    return bindFormula(
      initial, expecting: writer.resolver.staticType(global.declaration.type), &inner)
  }

  /// Reads a getter of the owner, or of the app, in the place where its name stands.
  private mutating func bindComputed(
    _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    if let value = bindActingGetter(name, of: scope.owner, &scope) { return value }
    if let value = bindComputed(name, of: scope.owner, scope) { return value }
    return scope.owner == 0 ? nil : bindComputed(name, of: 0, scope)
  }

  /// A getter that changes something is run like a function; nil for any other.
  mutating func bindActingGetter(
    _ name: LocatedName, of owner: Int, _ scope: inout Scope
  ) -> FormulaID? {
    guard scope.frame != nil, let found = writer.resolver.computed(name.name, of: owner),
      let type = writer.resolver.typeInfo(of: owner),
      writer.resolver.mayChange(found.getter, found.file, ofType: type)
        || writer.resolver.holdsController(found.type)
          && writer.resolver.changesMade(found.getter, scope.inFile(found.file)),
      let written = writer.resolver.declarations[found.declaringType].variables[name.name]
    else { return nil }
    var function = FunctionDeclaration(
      range: found.place, name: LocatedName(name.name, found.place))
    function.result = written.declaration.type
    function.body = found.getter
    let call = Call(
      callee: Expression(.name(name.name), name.range), arguments: [], closures: [], brackets: nil)
    return bindActingCall(
      LocatedFunction(file: found.file, declaration: function), owner: owner, call,
      at: name.range, &scope)
  }

  /// Reads a getter of an owner in the place where its name stands.
  mutating func bindComputed(
    _ name: LocatedName, of owner: Int, _ scope: Scope
  ) -> FormulaID? {
    let own =
      owner == scope.owner
      ? writer.resolver.declarations.owner(
        of: name.name, inTextOf: writer.resolver.textType(of: scope)) : nil
    guard
      let found = own.map({ writer.resolver.computed(name.name, ofType: $0) })
        ?? writer.resolver.computed(name.name, of: owner)
    else { return nil }
    guard enter(Location(found.file, found.place), at: scope.location(name.range)) else {
      return writer.opaque(at: name.range, scope)
    }
    defer { leave() }
    var inner = Scope(file: found.file, screen: scope.screen, owner: owner)
    inner.type = found.declaringType
    inner.frame = nil
    return bindValue(found.getter, expecting: found.type, &inner, at: name.range)
  }

  /// Begins to bind a declaration in the place of its use; `false` if it uses itself.
  mutating func enter(_ declaration: Location, at use: Location) -> Bool {
    switch expansion.enter(declaration) {
    case .entered: return true
    case .usesItself: writer.report(.usesItself(at: use, declaration: declaration))
    case .overLimit(isFirst: true) where writer.resolver.isCompiled(use.file):
      writer.note(
        .assumed, "code uses itself in more than \(expansion.limit) ways: what follows is unknown",
        at: use)
    case .overLimit(isFirst: true):
      writer.report(.usedTooOften(limit: expansion.limit, at: use, declaration: declaration))
    case .overLimit(isFirst: false): break
    }
    return false
  }

  /// Begins to bind a function in the place of its call; `false` if it calls itself, which it may
  /// do as often as its values say: that is not followed.
  mutating func enter(_ function: LocatedFunction, at use: Location) -> Bool {
    let name = function.declaration.name
    let place = Location(function.file, name.range)
    guard expansion.isInside(place) else { return enter(place, at: use) }
    writer.note(
      .assumed, once: name, in: function.file,
      "`\(writer.resolver.spelling(name.name))` calls itself: what comes of that is unknown")
    return false
  }

  /// Ends what `enter` began.
  mutating func leave() { expansion.leave() }
}
