import Language
import StatusBar

// View controllers that ask one another.
extension Body {
  /// Returns a formula of the controller that an expression refers to, or nil.
  mutating func bindController(
    _ expression: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner): return bindController(inner, &scope)
    case .cast(let inner, let cast, let type):
      if cast == .asOptional {
        return bindClassCheck(inner, cast, type, at: expression.range, &scope)
      }
      if let forced = bindForcedCast(inner, cast, type, at: expression.range, &scope) {
        return forced
      }
      return bindController(inner, &scope)
    case .tuple(let elements) where elements.count == 1:
      return bindController(elements[0].value, &scope)
    case .subscripted: return bindListedController(expression, &scope)
    case .name(let name):
      if let held = writer.bindHeldController(LocatedName(name, expression.range), scope) {
        return held
      }
      guard writer.resolver.meaning(of: name, in: scope) == nil,
        writer.resolver.isController(scope.owner)
      else {
        return nil
      }
      let this = writer.add(.thisController, StaticType(.controller), at: expression.range, scope)
      if name.word == .selfWord { return this }
      if let found = bindComputedController(LocatedName(name, expression.range), &scope) {
        return found
      }
      return writer.controller(LocatedName(name, expression.range), of: this, scope)
    case .member(let base, let name):
      if let ends = bindEnd(of: base, name, &scope) { return ends }
      if let listed = bindListedController(expression, &scope) { return listed }
      if name.name.word == .rootViewController, let window = writer.windowTarget(base, scope) {
        return writer.add(.root(window), StaticType(.controller), at: name.range, scope)
      }
      if base.isSelf, let own = writer.resolver.property(name.name, in: scope) {
        if let lazy = writer.bindLazy(name, scope) { return lazy }
        return writer.bindHeldController(own, name, scope)
      }
      if base.isSelf, let found = bindComputedController(name, &scope) { return found }
      if case .bundle(let owner) = writer.meaning(of: base, scope),
        let held = writer.resolver.property(name.name, of: owner)
      {
        return writer.bindHeldController(held, name, scope)
      }
      if let owner = sheetOwner(base, name, &scope) {
        return writer.controller(name, of: owner, scope)
      }
      if let held = bindHeldReference(base, name, &scope) { return held }
      // Asked of the name first: a chain of other members is not walked once for each of them.
      guard writer.resolver.isController(name), let owner = bindController(base, &scope) else {
        return nil
      }
      return writer.controller(name, of: owner, scope)
    case .call(let call) where writer.resolver.declarations.hasReferences && scope.frame != nil:
      guard let type = writer.resultName(of: call, scope),
        writer.resolver.holdsReference(StaticType(.named(type)))
      else {
        return nil
      }
      // Asked for more than once in a statement, it is called once.
      if let known = scope.frame?.called.last(where: { $0.range == expression.range }) {
        return known.value
      }
      let made = bindFormula(expression, expecting: .unknown, &scope)
      guard writer.isController(made) else { return nil }
      scope.frame?.called.append((expression.range, made))
      return made
    default: return nil
    }
  }

  /// `Theme.current`, `model.inner`: an object that a type, or another object, holds.
  private mutating func bindHeldReference(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard writer.resolver.declarations.hasReferences else { return nil }
    if let known = writer.resolver.staticProperty(name.name, of: base, scope) {
      return writer.bindHeldController(known, name, scope)
    }
    if case .bundle(let owner) = writer.meaning(of: base, scope),
      let known = writer.resolver.property(name.name, of: owner)
    {
      return writer.bindHeldController(known, name, scope)
    }
    guard writer.resolver.declarations.typesDeclare(name.name),
      let owner = bindController(base, &scope),
      let (slot, type) = writer.heldSlot(name.name, of: owner),
      writer.resolver.holdsReference(type) || writer.resolver.holdsController(type)
    else { return nil }
    return writer.add(
      .stored(slot: slot, of: writer.sure(owner, base, scope)), type, at: name.range, scope)
  }

  /// A computed property of the author's own that yields a controller; nil for any other name.
  private mutating func bindComputedController(
    _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard ControllerProperty(name.name.word) == nil, !writer.resolver.isItself(name),
      writer.resolver.isController(scope.owner),
      let found = writer.resolver.computed(name.name, of: scope.owner),
      writer.resolver.holdsController(found.type)
    else { return nil }
    // Asked for more than once in a statement, it runs once.
    if let known = scope.frame?.called.last(where: { $0.range == name.range }) {
      return known.value
    }
    if writer.resolver.changesMade(found.getter, scope.inFile(found.file)),
      let made = bindActingGetter(name, of: scope.owner, &scope), writer.isController(made)
    {
      scope.frame?.called.append((name.range, made))
      return made
    }
    guard let value = bindComputed(name, of: scope.owner, scope), writer.isController(value) else {
      return nil
    }
    return value
  }

  /// `children.first`, `viewControllers.last`
  private mutating func bindEnd(
    of base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard name.name.word == .first || name.name.word == .last else { return nil }
    var list = base
    while case .optionalChain(let inner) = list.kind { list = inner }
    let (word, owner): (Word?, Expression?)
    switch list.kind {
    case .name(let name): (word, owner) = (name.word, nil)
    case .member(let inner, let name): (word, owner) = (name.name.word, inner)
    default: return nil
    }
    let isFirst = name.name.word == .first
    let property: ControllerProperty
    switch word {
    case .children: property = isFirst ? .firstChild : .lastChild
    case .viewControllers: property = isFirst ? .firstViewController : .lastViewController
    default: return nil
    }
    let of: FormulaID
    if let owner {
      // A coordinator may have children of its own.
      guard let controller = bindController(owner, &scope), !writer.isReference(controller) else {
        return nil
      }
      of = controller
    } else {
      guard writer.resolver.isController(scope.owner) else { return nil }
      of = writer.add(.thisController, StaticType(.controller), at: base.range, scope)
    }
    return writer.add(.property(property, of: of), property.type, at: name.range, scope)
  }

  /// The controller of `sheet.sheetPresentationController` that is made only now: what is said of
  /// its sheet is said of it.
  private mutating func sheetOwner(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard name.name.word == .sheetPresentationController, scope.frame != nil,
      let local = base.ownName, case .draft = writer.resolver.meaning(of: local, in: scope),
      let made = bindControllerValue(base, &scope)
    else { return nil }
    scope.frame?.pending += made.effects
    return made.formula
  }
}
