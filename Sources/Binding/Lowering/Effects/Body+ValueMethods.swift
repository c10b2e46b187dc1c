import Language
import StatusBar

// Methods of values that no variable holds: `Theme.dark.apply(to: bar)`, `Add(3).run(on: self)`.
extension Body {
  /// Reads a call of such a method for what it does; nil for any other call.
  mutating func readValueMethod(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil else { return nil }
    if let reading = readStructMethod(base, name, call, at: range, &scope) { return reading }
    guard let value = bindEnumeration(base, &scope),
      let effects = effects(ofMethodOf: value, name, call, at: range, &scope)
    else { return readExtensionMethod(base, name, at: range, &scope) }
    guard writer.type(of: value).isOptional else { return .modelled(effects) }
    let none = writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
    let isThere = writer.add(.compare(.notEqual, value, none), .bool, at: range, scope)
    return .modelled([writer.effect(.if(isThere, then: effects, otherwise: []), at: range, scope)])
  }

  /// What a method of an enumeration's value does; nil for what is no method of its own.
  private mutating func effects(
    ofMethodOf value: FormulaID, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect]? {
    guard let index = writer.resolver.enumeration(writer.type(of: value)) else { return nil }
    let owner = writer.valueReceiver(of: index)
    guard let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope),
      found.owner == owner, !found.function.declaration.isStatic
    else { return nil }
    return inlineEffects(found.function, owner, call, at: range, &scope) { $0.selfValue = value }
  }

  /// A struct that is made for the call alone: it is one that a constant holds.
  private mutating func readStructMethod(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let held = hold(struct: base, &scope) else { return nil }
    let reading = readMethodCall(held.name, name, call, at: range, &scope)
    return .modelled(
      held.effects + scope.takePending() + writer.effects(of: reading, at: range, scope))
  }

  /// The same for the value of the call.
  mutating func bindStructMethod(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID? {
    guard let held = hold(struct: base, &scope) else { return nil }
    scope.frame?.pending += held.effects
    var asked = call
    asked.callee = Expression(.member(held.name, name), call.callee.range)
    return bindCallValue(asked, at: range, expected, &scope)
  }

  private mutating func hold(
    struct base: Expression, _ scope: inout Scope
  ) -> (name: Expression, effects: [Effect])? {
    guard scope.frame != nil, case .call = base.kind, writer.structType(of: base, scope) != nil
    else { return nil }
    let name = writer.intern(Array("made \(base.range.start)".utf8))
    var variable = VariableDeclaration(range: base.range, name: LocatedName(name, base.range))
    variable.isConstant = true
    variable.initial = base
    let making = read(Statement(.variable(variable), base.range), &scope)
    let effects = scope.takePending() + writer.effects(of: making, at: base.range, scope)
    return (Expression(.name(name), base.range), effects)
  }

  /// A method that an extension gives a type of Swift's, and that does something: it is not known
  /// what.
  private mutating func readExtensionMethod(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    let type = writer.valueType(of: base, scope)
    guard writer.resolver.family(of: type) != nil || type.kind == .bool,
      writer.resolver.extendsValues(with: name.name, acting: true)
    else { return nil }
    let input = writer.input(writer.named(range, scope), nil, at: range, scope)
    return .modelled([writer.effect(.forget(input), at: range, scope)])
  }
}
