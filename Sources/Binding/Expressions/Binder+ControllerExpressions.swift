import Language
import StatusBar

// View controllers that ask one another.
extension Binder {
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
      return bindController(inner, &scope)
    case .tuple(let elements) where elements.count == 1:
      return bindController(elements[0].value, &scope)
    case .name(let name):
      if let held = bindHeldController(LocatedName(name, expression.range), scope) { return held }
      guard meaning(of: name, in: scope) == nil, isController(scope.owner) else { return nil }
      let this = add(.thisController, StaticType(.controller), at: expression.range, scope)
      if name.word == .selfWord { return this }
      if let found = bindComputedController(LocatedName(name, expression.range), scope) {
        return found
      }
      return controller(LocatedName(name, expression.range), of: this, scope)
    case .member(let base, let name):
      if let ends = bindEnd(of: base, name, &scope) { return ends }
      if name.name.word == .rootViewController, let window = windowTarget(base, scope) {
        return add(.root(window), StaticType(.controller), at: name.range, scope)
      }
      if base.isSelf, let own = property(name.name, in: scope) {
        if let lazy = bindLazy(name, scope) { return lazy }
        return bindHeldController(own, name, scope)
      }
      if base.isSelf, let found = bindComputedController(name, scope) { return found }
      if case .bundle(let owner) = meaning(of: base, scope),
        let held = property(name.name, of: owner)
      {
        return bindHeldController(held, name, scope)
      }
      if let owner = sheetOwner(base, name, &scope) { return controller(name, of: owner, scope) }
      if let held = bindHeldReference(base, name, &scope) { return held }
      // Asked of the name first: a chain of other members is not walked once for each of them.
      guard isController(name), let owner = bindController(base, &scope) else { return nil }
      return controller(name, of: owner, scope)
    case .call(let call) where declarations.hasReferences && scope.frame != nil:
      guard let type = resultName(of: call, scope), holdsReference(StaticType(.named(type))) else {
        return nil
      }
      // Asked for more than once in a statement, it is called once.
      if let known = scope.frame?.called.last(where: { $0.range == expression.range }) {
        return known.value
      }
      let made = bindFormula(expression, expecting: .unknown, &scope)
      guard isController(made) else { return nil }
      scope.frame?.called.append((expression.range, made))
      return made
    default: return nil
    }
  }

  /// `Theme.current`, `model.inner`: an object that a type, or another object, holds.
  private mutating func bindHeldReference(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard declarations.hasReferences else { return nil }
    if let known = staticProperty(name.name, of: base, scope) {
      return bindHeldController(known, name, scope)
    }
    if case .bundle(let owner) = meaning(of: base, scope),
      let known = property(name.name, of: owner)
    {
      return bindHeldController(known, name, scope)
    }
    guard declarations.typesDeclare(name.name), let owner = bindController(base, &scope),
      let (slot, type) = heldSlot(name.name, of: owner), holdsReference(type)
    else { return nil }
    return add(.stored(slot: slot, of: sure(owner, base, scope)), type, at: name.range, scope)
  }

  /// A computed property of the author's own that yields a controller; nil for any other name.
  private mutating func bindComputedController(
    _ name: LocatedName, _ scope: Scope
  ) -> FormulaID? {
    guard ControllerProperty(name.name.word) == nil, !isItself(name), isController(scope.owner),
      let found = computed(name.name, of: scope.owner), holdsController(found.type),
      let value = bindComputed(name, of: scope.owner, scope), isController(value)
    else { return nil }
    return value
  }

  /// A constant or a variable that holds a controller.
  private mutating func bindHeldController(
    _ name: LocatedName, _ scope: Scope
  ) -> FormulaID? {
    if let lazy = bindLazy(name, scope) { return lazy }
    return meaning(of: name.name, in: scope).flatMap { bindHeldController($0, name, scope) }
  }

  private mutating func bindHeldController(
    _ meaning: Meaning, _ name: LocatedName, _ scope: Scope
  ) -> FormulaID? {
    switch meaning {
    case .value(let formula): return isController(formula) ? formula : nil
    case .variable(let variable, let type) where holdsController(type):
      return add(.variable(variable), type, at: name.range, scope)
    case .variable, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  /// `true` iff a member of a controller of that name is one, or stands for the same.
  private func isController(_ name: LocatedName) -> Bool {
    isItself(name) || ControllerProperty(name.name.word)?.type.kind == .controller
  }

  /// `true` iff a member of a controller says the same as the controller.
  private func isItself(_ name: LocatedName) -> Bool {
    switch name.name.word {
    case .traitCollection, .navigationBar, .view, .selfWord: true
    default: false
    }
  }

  private mutating func controller(
    _ name: LocatedName, of owner: FormulaID, _ scope: Scope
  ) -> FormulaID? {
    if isItself(name) { return owner }
    guard let property = ControllerProperty(name.name.word), property.type.kind == .controller
    else { return nil }
    return add(.property(property, of: owner), property.type, at: name.range, scope)
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
      guard let controller = bindController(owner, &scope) else { return nil }
      of = controller
    } else {
      guard isController(scope.owner) else { return nil }
      of = add(.thisController, StaticType(.controller), at: base.range, scope)
    }
    return add(.property(property, of: of), property.type, at: name.range, scope)
  }

  /// Returns a property of a controller; one that is not modelled is an input.
  mutating func bindProperty(
    _ name: LocatedName, of controller: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    if let property = ControllerProperty(name.name.word) {
      return add(.property(property, of: controller), property.type, at: range, scope)
    }
    switch name.name.word {
    case .traitCollection, .navigationBar, .view: return controller
    default: break
    }
    let input = input(unread: Expression(.hole, range), scope)
    return add(.input(input), .unknown, at: range, scope)
  }
}
