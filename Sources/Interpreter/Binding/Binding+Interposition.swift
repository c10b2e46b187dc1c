import Language
import StatusBar

// The exchange of a getter as an app writes it down: an attempt in a condition (S68).
extension Structure {
  /// Reads `if case .pending = interposed, case true = root.interpose() { … } else { … }` as the
  /// attempt, whose outcome the model knows; nil for any other `if`.
  mutating func bindInterposition(
    _ branches: IfStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    var attempts = false
    for condition in branches.conditions where attempt(in: condition) { attempts = true }
    guard attempts else { return nil }
    var effects = [effect(.interpose, at: range, scope)]
    for statement in branches.then + branches.otherwise {
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, _) = expression.kind,
        let (variable, _) = variable(bound: target, scope)
      else { continue }
      let outcome = add(
        .environment(.interposed), StaticType(.interposed), at: target.range, scope)
      effects.append(effect(.assign(variable, outcome), at: expression.range, scope))
      break
    }
    return effects
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
