import Language
import StatusBar

// Objects of the author's own that are handed to code that is not followed.
extension Binder {
  /// From here on other code may change such an object: that it does not is an assumption.
  mutating func handedOn(in statement: Statement, _ scope: Scope) -> [Effect] {
    guard declarations.hasPlainObjects else { return [] }
    var found: [Expression] = []
    switch statement.kind {
    case .expression(let expression): collect(expression, scope, &found)
    case .return(let value?): collect(value, scope, &found)
    case .variable(let variable):
      if let initial = variable.initial { collect(initial, scope, &found) }
    case .function, .type, .if, .guard, .switch, .loop, .return, .jump, .block, .attempt, .deferred,
      .conditional, .action, .unread:
      return []
    }
    return found.flatMap { value in
      let text = String(decoding: bytes(value.range, in: scope.file), as: UTF8.self)
      let assumption = findings.assume(
        "`\(text)` is handed on; assumed: it is kept, and no other code changes it",
        at: scope.location(value.range))
      return [effect(.assume(assumption), at: value.range, scope)] + kept(value, scope)
    }
  }

  /// Code that is handed an object may keep it, as a list does: it is taken to live on.
  private mutating func kept(_ value: Expression, _ scope: Scope) -> [Effect] {
    guard scope.frame != nil, isReference(value, scope) else { return [] }
    var inner = scope
    inner.frame?.pending = []
    guard let object = bindReference(value, &inner), inner.takePending().isEmpty else { return [] }
    let place = site(value.range, in: scope.file)
    let none = add(.constant(.none), StaticType(.nothing), at: value.range, scope)
    var slot = Slot(
      name: symbol(Array("handed on".utf8)), kind: .state, initial: none, site: place)
    slot.isUnobserved = true
    let keeper = add(slot, to: .app)
    return [effect(.change(.store(keeper, object)), at: value.range, scope)]
  }

  /// `true` iff an expression is an object that is known by its reference.
  private func isReference(_ value: Expression, _ scope: Scope) -> Bool {
    guard declarations.hasReferences, let name = className(of: value, scope) else { return false }
    return holdsReference(StaticType(.named(name)))
  }

  /// `true` iff a call is one of a function of the file's, or makes an object of the file's.
  private func isFollowed(_ call: Call, _ scope: Scope) -> Bool {
    if let type = call.callee.typeName(names) { return declarations.type(type) != nil }
    guard case .member(let base, let name) = call.callee.kind, let owner = owner(of: base, scope)
    else { return false }
    return function(name.name, labels: call, ofType: owner, owner: scope.owner) != nil
  }

  private func collect(_ expression: Expression, _ scope: Scope, _ found: inout [Expression]) {
    switch expression.kind {
    case .call(let call):
      let isOwn = call.callee.ownName.map { function($0, labels: call, of: scope.owner) != nil }
      if isOwn != true {
        found += call.arguments.map { $0.value }.filter { isObjectOfOwn($0, scope) }
        if !isFollowed(call, scope) {
          found += call.arguments.map { $0.value }.filter { isReference($0, scope) }
        }
      }
    case .assignment(_, _, _, let value): if isObjectOfOwn(value, scope) { found.append(value) }
    case .array(let elements):
      found += elements.filter { isObjectOfOwn($0, scope) || isReference($0, scope) }
    case .dictionary(let pairs):
      found += pairs.map { $0.value }.filter {
        isObjectOfOwn($0, scope) || isReference($0, scope)
      }
    case .name, .instance, .binding, .implicitMember, .number, .string, .boolean, .nilLiteral,
      .tuple, .member, .subscripted, .optionalChain, .forced, .prefix, .binary, .ternary, .cast,
      .effect, .closure, .keyPath, .macro, .regex, .availability, .conditionalModifiers, .branch,
      .hole, .missing:
      break
    }
    for operand in expression.operands { collect(operand, scope, &found) }
  }
}
