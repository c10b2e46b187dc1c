import Language
import StatusBar

// Assignments to computed properties: what `set` says happens in their place.
extension Body {
  /// Binds an assignment to a property with a setter; nil for anything else.
  mutating func bindSetter(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect]? {
    guard let (setter, owner) = writer.setter(of: target, scope) else {
      return bindSetter(ofPart: target, value, &scope, at: range)
    }
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
    return runSetter(setter, of: owner, given, &scope, at: range)
  }

  /// `look.isBare = true`, where `look` is a struct that a property with a setter yields: a copy is
  /// changed, and the setter is given it.
  private mutating func bindSetter(
    ofPart target: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    guard case .member(let whole, _) = target.kind,
      let (setter, _) = writer.setter(of: whole, scope),
      let type = setter.written.flatMap({ writer.resolver.declarations.type($0.name) }),
      writer.resolver.declarations[type].keyword == .struct
    else { return nil }
    let before = done(value, &scope)
    return giveBack(to: whole, &scope, at: range).map { before + $0 }
  }

  /// Gives a setter the changed copy of a value, of which no more is known; nil for what has none.
  mutating func giveBack(
    to whole: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    guard let (setter, owner) = writer.setter(of: whole, scope),
      enter(Location(setter.file, setter.closure.range), at: scope.location(range))
    else { return nil }
    defer { leave() }
    let copy = writer.opaque(setter.type, at: range, scope)
    return runSetter(setter, of: owner, copy, &scope, at: range)
  }

  private mutating func runSetter(
    _ setter: Resolver.Setter, of owner: Int, _ given: FormulaID, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect] {
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

  /// `page.isDark = true` of an object or a controller that code holds, whose class says what that
  /// does; nil for anything else.
  mutating func readHeldSetter(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard scope.frame != nil, case .member(let base, let name) = target.withoutOptionals.kind,
      !base.isSelf, writer.resolver.declarations.typesDeclare(name.name),
      let held = bindController(base, &scope),
      case .named(let written) = writer.type(of: held).kind,
      let type = writer.resolver.declarations.type(written),
      let owner = writer.resolver.receiver(ofType: type),
      let setter = writer.resolver.onlySetter(name.name, ofType: type)
    else { return nil }
    var new = value
    if let operation = op.assigned {
      new = Expression(
        .binary(target, operation, operatorRange: target.range.atEnd, value), range)
    }
    let object = writer.sure(held, base, scope)
    let given = bindTyped(new, setter.type, &scope)
    let place = setter.closure.range
    var function = FunctionDeclaration(range: place, name: LocatedName(name.name, place))
    let parameter = setter.closure.parameters.first ?? LocatedName(Name(.newValue), place)
    function.parameters = [
      Parameter(label: nil, name: parameter, type: setter.written, initial: nil)
    ]
    function.body = setter.closure.body
    let bound = bindFunction(
      LocatedFunction(file: setter.file, declaration: function), owner: owner)
    let called = writer.effect(
      .run(.other(object, bound.handler, arguments: [given], into: nil)), at: range, scope)
    return .modelled(scope.takePending() + [called])
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
