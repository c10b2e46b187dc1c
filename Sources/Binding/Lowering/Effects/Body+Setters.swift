import Language
import StatusBar

// Assignments to computed properties: what `set` says happens in their place.
extension Body {
  /// Binds an assignment to a property with a setter; nil for anything else.
  mutating func bindSetter(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect]? {
    guard let (setter, owner) = writer.setter(of: target, scope) else { return nil }
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
    var inner = Scope(
      file: setter.file, screen: writer.resolver.receivers[owner].screen, owner: owner)
    inner.frame = scope.frame ?? Scope.Frame()
    let name = setter.closure.parameters.first?.name ?? Name(.newValue)
    let local = inner.addLocal(name, setter.type)
    let bound = writer.effect(.bind(local: local, given), at: range, scope)
    let effects = bindEffects(setter.closure.body[...], &inner)
    scope.frame = inner.frame
    return pending + [bound, writer.effect(.body(effects), at: range, scope)]
  }

  /// `isOn.toggle()` on a property with a setter.
  mutating func toggleBySetter(
    _ target: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    bindSetter(
      target, .assign, Expression(.prefix(.not, target), target.range), &scope, at: range)
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
