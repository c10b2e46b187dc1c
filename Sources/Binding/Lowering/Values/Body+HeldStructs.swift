import Language
import StatusBar

// Structs and objects that others hold: their properties live where those of the holder do.
extension Body {
  /// A struct or an object that a property of an object is, and that object.
  private struct HeldStruct {
    var object: FormulaID
    /// What the struct is among the receivers.
    var receiver: Int
  }

  /// `model.settings` of an object or a controller that code holds; nil for anything else.
  private mutating func heldStruct(
    _ expression: Expression, _ scope: inout Scope
  ) -> HeldStruct? {
    guard let (base, name) = heldMember(expression) else { return nil }
    if let object = holder(base, &scope) {
      guard case .named(let written) = writer.type(of: object).kind,
        let type = writer.resolver.declarations.type(written),
        let owner = writer.resolver.receiver(ofType: type),
        let inner = structReceiver(name.name, of: owner)
      else { return nil }
      return HeldStruct(object: writer.sure(object, base, scope), receiver: inner)
    }
    guard let outer = heldStruct(base, &scope),
      let inner = structReceiver(name.name, of: outer.receiver)
    else { return nil }
    return HeldStruct(object: outer.object, receiver: inner)
  }

  /// An object, or a controller of a class of the author's own.
  private mutating func holder(_ base: Expression, _ scope: inout Scope) -> FormulaID? {
    if let object = bindReference(base, &scope) { return object }
    guard scope.frame != nil, !scope.isScenario, !isDraft(base, scope),
      let controller = bindController(base, &scope),
      case .named = writer.type(of: controller).kind
    else { return nil }
    return controller
  }

  /// `true` iff an expression names a controller that is not made yet.
  private func isDraft(_ base: Expression, _ scope: Scope) -> Bool {
    if case .draft = writer.meaning(of: base, scope) { true } else { false }
  }

  /// What a property holds of which the parts live where the owner's own do.
  private func structReceiver(_ name: Name, of owner: Int) -> Int? {
    guard case .bundle(let inner) = writer.resolver.property(name, of: owner) else { return nil }
    if writer.resolver.isStruct(inner) { return inner }
    let receivers = writer.resolver.receivers
    let isOwn =
      receivers[inner].screen == receivers[owner].screen && receivers[owner].screen != .app
    return isOwn && inner != owner ? inner : nil
  }

  /// `model.settings = Settings(isDark: true)`: each part has the value that it is given; nil for
  /// anything else than a struct.
  mutating func givenHeldStruct(
    _ target: Expression, _ value: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard scope.frame != nil, let held = heldStruct(target.withoutOptionals, &scope),
      writer.resolver.isStruct(held.receiver)
    else { return nil }
    let parts = contents(of: value, held.receiver, &scope)
    var effects = scope.takePending()
    for (place, formula) in parts {
      guard case .own(let slot) = place else { continue }
      let held = Writer.HeldPlace(owner: held.object, slot: slot, type: writer.type(of: formula))
      effects.append(writer.assignment(of: formula, to: held, at: range, scope))
    }
    return effects
  }

  /// `page.model.enter()`: what a method of such a struct or object does; nil for anything else.
  mutating func callOfHeld(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect]? {
    guard scope.frame != nil, call.allClosures.isEmpty,
      let held = heldStruct(base.withoutOptionals, &scope),
      let found = writer.resolver.function(name.name, labels: call, of: held.receiver, from: scope),
      found.owner == held.receiver, !writer.isInlined(found.function, call, scope)
    else { return nil }
    var effects: [Effect] = []
    let arguments = bindArguments(
      found.function, found.owner, call, &effects, at: range, &scope)
    let bound = bindFunction(found.function, owner: found.owner)
    let called = writer.effect(
      .run(.other(held.object, bound.handler, arguments: arguments, into: nil)), at: range, scope)
    return scope.takePending() + effects + [called]
  }

  /// `model.settings.isDark`; nil for anything but a stored property of such a struct.
  mutating func heldPart(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> Writer.HeldPlace? {
    let base = base.withoutOptionals
    guard case .member = base.kind, let held = heldStruct(base, &scope),
      case .variable(.own(let slot), let type) = writer.resolver.property(
        name.name, of: held.receiver)
    else { return nil }
    return Writer.HeldPlace(owner: held.object, slot: slot, type: type)
  }

  /// What `model.settings = …`, `model.settings.reset()` and `reset(&model.settings)` make of such
  /// a struct: nothing is known of it then, nor of what observes it. Nil for anything else.
  /// `given` are the values that this is made with.
  mutating func changedHeldStruct(
    _ expression: Expression, given: [Expression] = [], at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect]? {
    guard scope.frame != nil,
      let object = heldStruct(expression, &scope)?.object ?? setObject(expression, &scope)
    else { return nil }
    var effects = scope.takePending()
    for value in given { effects += doneOnTheWay(to: value, &scope) }
    writer.forget(object, at: range, &scope)
    return effects + scope.takePending()
  }

  /// The object of `model.isOn`, `model.settings.isOn`, a computed property that can be set.
  private mutating func setObject(
    _ expression: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    guard let (base, name) = heldMember(expression) else { return nil }
    if let held = heldStruct(base, &scope) {
      let type = writer.resolver.typeInfo(of: held.receiver)
      return canBeSet(name.name, type) ? held.object : nil
    }
    guard let object = bindReference(base, &scope),
      case .named(let written) = writer.type(of: object).kind,
      canBeSet(name.name, writer.resolver.declarations.type(written))
    else { return nil }
    return writer.sure(object, base, scope)
  }

  /// `true` iff a type has a computed property of a name that can be set.
  private func canBeSet(_ name: Name, _ type: Int?) -> Bool {
    guard let type else { return false }
    for base in writer.resolver.declarations.family(of: type) {
      let variable = writer.resolver.declarations[base].variables[name]?.declaration
      if variable?.setter != nil { return true }
    }
    return false
  }

  /// What an expression asks an object for, or a struct in one; nil for anything else.
  private func heldMember(
    _ expression: Expression
  ) -> (base: Expression, name: LocatedName)? {
    guard case .member(let base, let name) = expression.kind, !base.isSelf,
      writer.resolver.declarations.typesDeclare(name.name)
    else { return nil }
    return (base, name)
  }
}
