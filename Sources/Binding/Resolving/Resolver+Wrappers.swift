import Language

// Property wrappers of the author's own.
extension Resolver {
  /// `true` iff an assignment is to a property whose wrapper may keep another value than is given.
  func isChangedByWrapper(_ target: Expression, _ scope: Scope) -> Bool {
    guard let name = target.ownName, !scope.locals.contains(name) || target.memberPath?.count != 1,
      let declared = variable(named: name, of: scope.owner)?.declaration,
      let wrapper = unknownWrapper(declared), let type = declarations.type(wrapper.name),
      let value = declarations[type].variables.first(where: {
        names.bytes(of: $0.key).elementsEqual("wrappedValue".utf8)
      })?.value.declaration
    else { return false }
    if value.willSet != nil || value.didSet != nil { return true }
    return value.setter.map { !handsOnOnly($0) } ?? false
  }

  /// `true` iff what a setter is given is kept, or handed on, as it is: in no condition, and with
  /// nothing done to it.
  private func handsOnOnly(_ setter: Closure) -> Bool {
    let given = setter.parameters.first?.name ?? Name(.newValue)
    return setter.body.allSatisfy { statement in
      guard case .expression(let value) = statement.kind else { return false }
      if case .assignment(_, .assign, _, let new) = value.kind { return new.isNamed(given) }
      guard case .call(let call) = value.kind, call.allClosures.isEmpty else { return false }
      return !call.callee.contains { $0.isNamed(given) }
        && call.arguments.allSatisfy { argument in
          argument.value.isNamed(given) || !argument.value.contains { $0.isNamed(given) }
        }
    }
  }
}

extension Expression {
  fileprivate func isNamed(_ name: Name) -> Bool {
    if case .name(name) = kind { true } else { false }
  }
}
