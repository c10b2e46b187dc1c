import Language
import StatusBar

// What is done on the way to a value that is not read.
extension Body {
  /// Returns what the calls and the assignments in a value do, from the left; what stands in
  /// closures is done by their callers.
  mutating func doneOnTheWay(to value: Expression, _ scope: inout Scope) -> [Effect] {
    writer.resolver.mayAct(value) ? doneWithin(value, &scope) : []
  }

  /// The same without a look at the whole first, which each operand of a long chain would repeat.
  private mutating func doneWithin(_ value: Expression, _ scope: inout Scope) -> [Effect] {
    switch value.kind {
    case .call(let call): return writer.resolver.isMadeOnly(call, scope) ? [] : done(value, &scope)
    case .assignment: return done(value, &scope)
    case .ternary, .branch: return writer.resolver.mayAct(value) ? done(value, &scope) : []
    // What stands on the right may be skipped.
    case .binary(_, .and, _, let right), .binary(_, .or, _, let right),
      .binary(_, .coalesce, _, let right):
      if writer.resolver.mayAct(right) { return done(value, &scope) }
      return doneWithin(all: value.operands, &scope)
    case .binary, .prefix, .optionalChain, .forced, .member, .cast, .effect, .subscripted, .tuple,
      .array, .dictionary, .string, .conditionalModifiers:
      return doneWithin(all: value.operands, &scope)
    // `#selector(finish(_:))` calls nothing.
    case .macro(let name, _) where name.word == .selector: return []
    case .macro: return doneWithin(all: value.operands, &scope)
    case .name, .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .closure,
      .keyPath, .regex, .availability, .hole, .missing:
      return []
    }
  }

  private mutating func doneWithin(all values: [Expression], _ scope: inout Scope) -> [Effect] {
    values.flatMap { doneWithin($0, &scope) }
  }

  /// Does what is done on the way to a value before what is made of it.
  mutating func act(onTheWayTo value: Expression, _ scope: inout Scope) {
    guard scope.frame != nil, writer.resolver.mayAct(value) else { return }
    let before = scope.takePending()
    let done = doneOnTheWay(to: value, &scope)
    scope.frame?.pending = before + done
  }

}
