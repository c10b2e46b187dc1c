import Language
import StatusBar

// Navigation paths: what code appends is pushed, what it removes is popped.
extension Binder {
  /// `path.append(value)`, `path.removeLast()`, `path.removeAll()`; nil for anything else.
  mutating func readPathCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    switch name.name.word {
    case .append, .removeLast, .removeAll: break
    default: return nil
    }
    guard isPath(base, &scope) else {
      return isPathLike(base, scope) ? otherScreens(range, scope) : nil
    }
    switch name.name.word {
    case .append:
      guard let value = call.arguments.first else { return nil }
      let type = typeName(ofValue: value.value, scope).map { symbol($0) }
      return .modelled([effect(.navigate(.pushValue(type)), at: range, scope)])
    case .removeLast:
      guard let count = call.arguments.first else {
        return .modelled([effect(.navigate(.pop), at: range, scope)])
      }
      if case .number = count.value.kind,
        let steps = Double(decimal: bytes(count.value.range, in: scope.file)), steps < 64
      {
        return .modelled((0..<Int(steps)).map { _ in effect(.navigate(.pop), at: range, scope) })
      }
      if mentionsCount(count.value) {
        return .modelled([effect(.navigate(.popToRoot), at: range, scope)])
      }
      return otherScreens(count.value.range, scope)
    default: return .modelled([effect(.navigate(.popToRoot), at: range, scope)])
    }
  }

  /// What is on screen from now on depends on something that is not understood.
  mutating func otherScreens(
    _ range: SourceRange, _ scope: Scope
  ) -> Reading<[Effect]> {
    .opaque(.facts([.screens], input(named(range, scope), nil, at: range, scope)))
  }

  /// `path = []`, `path = NavigationPath()`; nil for an assignment to anything else.
  mutating func readPathAssignment(
    _ target: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard isPath(target, &scope) else {
      return isPathLike(target, scope) ? otherScreens(range, scope) : nil
    }
    switch value.kind {
    case .array(let elements):
      var effects = [effect(.navigate(.popToRoot), at: range, scope)]
      for element in elements {
        let type = typeName(ofValue: element, scope).map { symbol($0) }
        effects.append(effect(.navigate(.pushValue(type)), at: element.range, scope))
      }
      return .modelled(effects)
    case .call(let call) where call.arguments.isEmpty:
      return .modelled([effect(.navigate(.popToRoot), at: range, scope)])
    default: return otherScreens(value.range, scope)
    }
  }

  /// `true` iff something unknown is a path by its name, as in `router.path`: some stack
  /// may take its screens from there.
  private func isPathLike(_ expression: Expression, _ scope: Scope) -> Bool {
    guard declarations.bindsPaths, let name = expression.withoutOptionals.lastName else {
      return false
    }
    switch meaning(of: expression, scope) {
    case nil, .opaque: break
    case .variable(.own(let slot), _):
      // It belongs to other code, which may hand it to a stack.
      guard program[scope.screen].slots[Int(slot)].kind == .binding else { return false }
    case .variable, .value, .object, .bundle, .content, .closure, .dismissAction, .presentationMode,
      .draft, .window, .anything:
      return false
    }
    let bytes = names.bytes(of: name.name)
    return bytes.elementsEqual("path".utf8) || bytes.hasSuffix("Path")
  }

  /// `path.count`
  private func mentionsCount(_ expression: Expression) -> Bool {
    guard case .member(_, let name) = expression.kind else { return false }
    return names.bytes(of: name.name).elementsEqual("count".utf8)
  }

  /// `true` iff an expression is a variable that a stack takes its path from.
  private mutating func isPath(_ expression: Expression, _ scope: inout Scope) -> Bool {
    guard case .variable(let variable, let type) = meaning(of: expression, scope) else {
      return false
    }
    if type.kind == .named(Name(.NavigationPath)) { return true }
    return storage.isPath(variable, of: scope.screen)
  }
}
