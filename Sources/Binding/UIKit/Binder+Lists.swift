import Language
import StatusBar

// Controllers that code holds before it hands them to a container.
extension Binder {
  /// `UINavigationController(rootViewController: home)`: the container holds the controller that
  /// code holds; nil where the root is made in its place.
  mutating func bindHeldRoot(_ call: Call, _ scope: inout Scope) -> ControllerDraft? {
    guard
      let index = call.arguments.firstIndex(where: {
        $0.label?.name.word == .rootViewController
      }), isHeld(call.arguments[index].value, scope)
    else { return nil }
    let root = call.arguments[index].value
    if scope.frame == nil, case .draft = meaning(of: root, scope) { return nil }
    var rest = call
    rest.arguments.remove(at: index)
    guard var draft = bindDraft(Expression(.call(rest), call.callee.range), &scope) else {
      return nil
    }
    let made = bindShown(root, &scope)
    if scope.frame != nil { scope.frame?.pending += made.effects }
    draft.children = [made.formula]
    return draft
  }

  /// `true` iff a root is not made where it stands.
  private func isHeld(_ root: Expression, _ scope: Scope) -> Bool {
    switch root.withoutOptionals.kind {
    case .name(let name):
      // What an initializer is given is put in where it is called.
      if case .opaque = meaning(of: name, in: scope) { return scope.frame == nil }
      if case .content = meaning(of: name, in: scope) { return false }
      return true
    case .member: return true
    case .call(let call): return call.callee.typeName(names) == nil
    default: return false
    }
  }

  /// The elements of a list of controllers, as far as they are written in the file: a literal, a
  /// constant that holds one, or one that is mapped to containers.
  func elements(of value: Expression, _ scope: Scope) -> [Expression]? {
    switch value.kind {
    case .array(let elements): return elements
    case .tuple(let elements) where elements.count == 1:
      return self.elements(of: elements[0].value, scope)
    case .name(let name):
      if case .array(let elements)? = scope.locals[name]?.initial?.kind {
        return elements
      }
      guard let variable = ownVariable(name, scope), variable.getter == nil,
        variable.isConstant
      else { return nil }
      return variable.initial.flatMap { list(of: $0) }
    case .member(let base, let name) where base.isSelf:
      return elements(of: Expression(.name(name.name), name.range), scope)
    case .binary(let left, .add, _, let right):
      guard let first = elements(of: left, scope), let second = elements(of: right, scope) else {
        return nil
      }
      return first + second
    case .call(let call): return mapped(call, scope)
    default: return nil
    }
  }

  private func list(of value: Expression) -> [Expression]? {
    if case .array(let elements) = value.kind { return elements }
    return nil
  }

  private func ownVariable(_ name: Name, _ scope: Scope) -> VariableDeclaration? {
    guard meaning(of: name, in: scope) == nil || !scope.locals.contains(name),
      let type = typeInfo(of: scope.owner)
    else { return nil }
    for index in declarations.lineage(of: type) {
      if let variable = declarations[index].variables[name] { return variable.declaration }
    }
    return nil
  }

  /// `pages.map { UINavigationController(rootViewController: $0) }`
  private func mapped(_ call: Call, _ scope: Scope) -> [Expression]? {
    guard case .member(let base, let name) = call.callee.kind,
      spelling(name.name) == "map" || spelling(name.name) == "compactMap",
      let elements = elements(of: base, scope),
      let closure = call.closures.first?.closure ?? call.closureArgument,
      closure.body.count == 1
    else { return nil }
    let made: Expression
    switch closure.body[0].kind {
    case .expression(let expression): made = expression
    case .return(let value?): made = value
    default: return nil
    }
    guard case .call(let maker) = made.kind else { return nil }
    let parameter = closure.parameters.first
    return elements.map { element in
      var call = maker
      for index in call.arguments.indices {
        guard case .name(let name) = call.arguments[index].value.kind,
          name == parameter?.name || parameter == nil && anonymousNumber(name) == 0
        else { continue }
        call.arguments[index].value = element
      }
      return Expression(.call(call), made.range)
    }
  }
}
