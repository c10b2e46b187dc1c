import Language
import StatusBar

// The exchange of a getter as an app writes it down: an attempt in a condition (S68).
extension Binder {
  /// Reads `if case .pending = interposed, case true = root.interpose() { … } else { … }`: the
  /// exchange happens where the other conditions hold and there is a key window; nil for any
  /// other `if`.
  mutating func bindInterposition(
    _ branches: IfStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    let others = branches.conditions.filter { !attempt(in: $0) }
    guard others.count < branches.conditions.count else { return nil }
    let depth = scope.locals.count
    var condition = add(.environment(.hasKeyWindow), .bool, at: range, scope)
    if let first = bindConditions(others, &scope) {
      condition = add(.and(first, condition), .bool, at: range, scope)
    }
    let exchange = effect(.configure(.interpose), at: range, scope)
    let then = [exchange] + bindEffects(branches.then[...], &scope)
    scope.locals.removeAll(since: depth)
    let otherwise = bindEffects(branches.otherwise[...], &scope)
    return [effect(.if(condition, then: then, otherwise: otherwise), at: range, scope)]
  }

  private func attempt(in condition: Condition) -> Bool {
    switch condition {
    case .expression(let expression): isAttempt(expression)
    case .pattern(_, let value): isAttempt(value)
    case .binding(_, let value): value.map { isAttempt($0) } ?? false
    }
  }

  private func isAttempt(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .call(let call):
      if case .member(_, let name) = call.callee.kind { return name.name.word == .interpose }
      return false
    case .binary(let left, _, _, let right): return isAttempt(left) || isAttempt(right)
    case .optionalChain(let inner), .forced(let inner): return isAttempt(inner)
    default: return false
    }
  }
}
