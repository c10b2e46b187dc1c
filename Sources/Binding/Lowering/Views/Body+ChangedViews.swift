import Language
import StatusBar

// Variables of a function that hold a view, whose properties are set before it is shown.
extension Body {
  /// `var page = Page()` of a view that is changed behind that: it is bound where it is made.
  /// `false` for any other statement.
  mutating func keepsView(
    _ statement: Statement, _ rest: ArraySlice<Statement>, _ scope: inout Scope
  ) -> Bool {
    guard case .variable(let variable) = statement.kind, !variable.isConstant,
      variable.getter == nil, let initial = variable.initial, case .call(let call) = initial.kind,
      let name = call.callee.typeName(writer.resolver.names),
      let type = writer.resolver.declarations.type(name),
      writer.resolver.declarations[type].role == .view,
      let first = rest.first, let last = rest.last,
      writer.resolver.changesPart(
        of: variable.name.name, type, in: first.range.union(last.range), scope)
    else { return false }
    let view = bindView(initial, &scope)
    keep(view, as: variable.name.name, &scope)
    return true
  }

  /// `page.hides = true`, where a variable holds the view; `false` for any other statement.
  mutating func changesView(_ statement: Statement, _ scope: inout Scope) -> Bool {
    for local in scope.locals {
      guard case .content(let source) = local.meaning, case .bound(let view) = source.kind,
        case .screen(let screen, var given) = writer.program[view],
        let owner = writer.resolver.receivers.receiver(of: screen),
        let type = writer.resolver.typeInfo(of: owner),
        writer.resolver.changesPart(of: local.name, type, in: statement.range, scope)
      else { continue }
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        case .member(let base, let name) = target.kind, base.ownName == local.name,
        let slot = writer.resolver.slot(name.name, of: screen)
      else {
        // What is done to it is not followed.
        let place = Expression(.name(local.name), statement.range)
        let unknown = writer.add(
          .unknown(writer.input(unread: place, scope)), at: statement.range, scope)
        keep(unknown, as: local.name, &scope)
        if case .expression = statement.kind { return true }
        return false
      }
      let expected = writer.resolver.slotType(name.name, of: screen)
      given.append((slot, bindTypedArgument(value, expected, &scope)))
      let changed = writer.add(.screen(screen, arguments: given), at: statement.range, scope)
      keep(changed, as: local.name, &scope)
      return true
    }
    return false
  }

  private func keep(_ view: ViewID, as name: Name, _ scope: inout Scope) {
    scope.locals.append(
      name, .content(ContentSource(kind: .bound(view), scope: scope, depth: expansion.depth)))
  }
}
