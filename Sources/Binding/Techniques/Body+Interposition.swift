import Language
import StatusBar

// The exchange of a getter as an app writes it down: an attempt in a condition (S68).
extension Body {
  /// Reads `if case .pending = interposed, case true = root.interpose() { … } else { … }`: the
  /// exchange happens where the other conditions hold and there is a key window; nil for any
  /// other `if`.
  mutating func bindInterposition(
    _ branches: IfStatement, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    let others = branches.conditions.filter { !writer.resolver.attempt(in: $0) }
    guard others.count < branches.conditions.count else { return nil }
    let depth = scope.locals.count
    var condition = writer.add(.environment(.hasKeyWindow), .bool, at: range, scope)
    if let first = bindConditions(others, &scope) {
      condition = writer.add(.and(first, condition), .bool, at: range, scope)
    }
    let exchange = writer.effect(.configure(.interpose), at: range, scope)
    let then = [exchange] + bindEffects(branches.then[...], &scope)
    scope.locals.removeAll(since: depth)
    let otherwise = bindEffects(branches.otherwise[...], &scope)
    return [writer.effect(.if(condition, then: then, otherwise: otherwise), at: range, scope)]
  }
}
