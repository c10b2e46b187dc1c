import Language
import StatusBar

// Objects of the author's own that are handed to code that is not followed.
extension Body {
  /// From here on other code may change such an object: that it does not is an assumption.
  mutating func handedOn(in statement: Statement, _ scope: Scope) -> [Effect] {
    guard writer.resolver.declarations.hasPlainObjects else { return [] }
    var found: [Expression] = []
    switch statement.kind {
    case .expression(let expression): writer.collect(expression, scope, &found)
    case .return(let value?): writer.collect(value, scope, &found)
    case .variable(let variable):
      if let initial = variable.initial { writer.collect(initial, scope, &found) }
    case .function, .type, .if, .guard, .switch, .loop, .return, .jump, .block, .attempt, .deferred,
      .conditional, .action, .unread:
      return []
    }
    return found.flatMap { value in
      let text = String(decoding: writer.resolver.bytes(value.range, in: scope.file), as: UTF8.self)
      let assumption = writer.findings.assume(
        "`\(text)` is handed on; assumed: it is kept, and no other code changes it",
        at: scope.location(value.range))
      return [writer.effect(.assume(assumption), at: value.range, scope)] + kept(value, scope)
    }
  }

  /// Code that is handed an object may keep it, as a list does: it is taken to live on.
  private mutating func kept(_ value: Expression, _ scope: Scope) -> [Effect] {
    guard scope.frame != nil, writer.isReference(value, scope) else { return [] }
    var inner = scope
    inner.frame?.pending = []
    guard let object = bindReference(value, &inner), inner.takePending().isEmpty else { return [] }
    let place = writer.site(value.range, in: scope.file)
    let none = writer.add(.constant(.none), StaticType(.nothing), at: value.range, scope)
    var slot = Slot(
      name: writer.symbol(Array("handed on".utf8)), kind: .state, initial: none, site: place)
    slot.isUnobserved = true
    let keeper = writer.add(slot, to: .app)
    return [writer.effect(.change(.store(keeper, object)), at: value.range, scope)]
  }
}
