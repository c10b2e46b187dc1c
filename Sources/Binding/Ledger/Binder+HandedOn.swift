import Language
import StatusBar

// Objects of the author's own that are handed to somebody who is not followed.
extension Binder {
  /// From here on somebody else may change such an object: that nobody does is an assumption.
  mutating func handedOn(in statement: Statement, _ scope: Scope) -> [Effect] {
    guard declarations.hasPlainObjects else { return [] }
    var found: [Expression] = []
    switch statement.kind {
    case .expression(let expression): collect(expression, scope, &found)
    case .return(let value?): collect(value, scope, &found)
    case .variable(let variable):
      if let initial = variable.initial { collect(initial, scope, &found) }
    default: return []
    }
    return found.map { value in
      let text = String(decoding: bytes(value.range, in: scope.file), as: UTF8.self)
      let assumption = findings.assume(
        "`\(text)` is handed on; nobody else is assumed to change it",
        at: scope.location(value.range))
      return effect(.assume(assumption), at: value.range, scope)
    }
  }

  private func collect(_ expression: Expression, _ scope: Scope, _ found: inout [Expression]) {
    switch expression.kind {
    case .call(let call):
      let isOwn = call.callee.ownName.map { function($0, labels: call, of: scope.owner) != nil }
      for argument in call.arguments {
        if isOwn != true, isObjectOfOwn(argument.value, scope) { found.append(argument.value) }
        collect(argument.value, scope, &found)
      }
      collect(call.callee, scope, &found)
    case .assignment(_, _, _, let value):
      if isObjectOfOwn(value, scope) { found.append(value) }
      collect(value, scope, &found)
    case .array(let elements):
      for element in elements {
        if isObjectOfOwn(element, scope) { found.append(element) }
        collect(element, scope, &found)
      }
    case .optionalChain(let inner), .forced(let inner), .effect(_, let inner),
      .cast(let inner, _, _), .prefix(_, let inner), .member(let inner, _),
      .subscripted(let inner, _):
      collect(inner, scope, &found)
    case .binary(let left, _, _, let right):
      collect(left, scope, &found)
      collect(right, scope, &found)
    case .ternary(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { collect(part, scope, &found) }
    case .tuple(let elements):
      for element in elements { collect(element.value, scope, &found) }
    default: break
    }
  }
}
