import Language
import StatusBar

// Assignments to computed properties: what `set` says happens in their place.
extension Binder {
  /// Binds an assignment to a property with a setter; nil for anything else.
  mutating func bindSetter(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect]? {
    guard let (setter, owner) = setter(of: target, scope) else { return nil }
    var new = value
    if let operation = op.assigned {
      new = Expression(
        .binary(target, operation, operatorRange: target.range.atEnd, value), range)
    }
    guard enter(Location(setter.file, setter.closure.range), at: scope.location(range)) else {
      return []
    }
    defer { leave() }
    let given = bindFormula(new, expecting: setter.type, &scope)
    let pending = scope.takePending()
    var inner = Scope(file: setter.file, screen: receivers[owner].screen, owner: owner)
    inner.frame = scope.frame ?? Scope.Frame()
    let name = setter.closure.parameters.first?.name ?? Name(.newValue)
    let local = inner.addLocal(name, setter.type)
    let bound = effect(.bind(local: local, given), at: range, scope)
    let effects = bindEffects(setter.closure.body[...], &inner)
    scope.frame = inner.frame
    return pending + [bound, effect(.body(effects), at: range, scope)]
  }

  /// `isOn.toggle()` on a property with a setter.
  mutating func toggleBySetter(
    _ target: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    bindSetter(
      target, .assign, Expression(.prefix(.not, target), target.range), &scope, at: range)
  }

  private struct Setter {
    var file: FileID
    var closure: Closure
    var type: StaticType
  }

  private func setter(of target: Expression, _ scope: Scope) -> (Setter, owner: Int)? {
    switch target.kind {
    case .optionalChain(let inner), .forced(let inner): return setter(of: inner, scope)
    case .name(let name):
      if meaning(of: name, in: scope) != nil { return nil }
      return setter(name, of: scope.owner).map { ($0, scope.owner) }
    case .member(let base, let name):
      if base.isSelf { return setter(name.name, of: scope.owner).map { ($0, scope.owner) } }
      let owner = staticReceiver(of: base, scope)
      if let owner { return setter(name.name, of: owner).map { ($0, owner) } }
      guard case .bundle(let owner) = meaning(of: base, scope) else { return nil }
      return setter(name.name, of: owner).map { ($0, owner) }
    default: return nil
    }
  }

  private func setter(_ name: Name, of owner: Int) -> Setter? {
    guard let type = typeInfo(of: owner) else { return nil }
    for type in declarations.family(of: type) {
      guard let variable = declarations[type].variables[name] else { continue }
      return variable.declaration.setter.map {
        Setter(
          file: variable.file, closure: $0, type: staticType(variable.declaration.type))
      }
    }
    return nil
  }
}

extension Operator {
  /// The operation of `+=` and its like; nil for `=`.
  var assigned: Operator? {
    switch self {
    case .addAssign: .add
    case .subtractAssign: .subtract
    case .multiplyAssign: .multiply
    case .divideAssign: .divide
    case .remainderAssign: .remainder
    case .addWrappingAssign: .addWrapping
    case .subtractWrappingAssign: .subtractWrapping
    case .multiplyWrappingAssign: .multiplyWrapping
    case .shiftLeftAssign: .shiftLeft
    case .shiftRightAssign: .shiftRight
    case .bitAndAssign: .bitAnd
    case .bitOrAssign: .bitOr
    case .bitXorAssign: .bitXor
    default: nil
    }
  }
}
