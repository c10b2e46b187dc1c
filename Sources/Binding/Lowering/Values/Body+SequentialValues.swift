import Language
import StatusBar

// What code changes on the way to a value, where that is not followed: nothing is known then.
extension Body {
  /// `true` iff a closure, or a function, of the statements changes one of their variables: when it
  /// does so is not followed.
  func changesByClosure(_ statements: [Statement], _ scope: Scope) -> Bool {
    var variables: Set<Name> = []
    for statement in statements {
      let range: SourceRange
      switch statement.kind {
      case .variable(let variable):
        if !variable.isConstant { variables.insert(variable.name.name) }
        guard let initial = variable.initial, initial.isClosure else { continue }
        range = initial.range
      case .function: range = statement.range
      default: continue
      }
      if variables.isEmpty { continue }
      var isChanged = false
      writer.resolver.bytes(range, in: scope.file)[...].forEachChange(in: writer.resolver.names) {
        name, _ in
        if variables.contains(name) { isChanged = true }
      }
      if isChanged { return true }
    }
    return false
  }

  /// `true` iff a block declares what the statements around it have a variable for, or a closure is
  /// kept beside an attempt: the one that is meant is not followed.
  func mixesScopes(_ statements: [Statement]) -> Bool {
    var variables: Set<Name> = []
    var keepsClosure = false
    for statement in statements {
      guard case .variable(let variable) = statement.kind else { continue }
      variables.insert(variable.name.name)
      if variable.initial?.isClosure == true { keepsClosure = true }
    }
    if keepsClosure, statements.contains(where: { $0.mayThrow }) { return true }
    return statements.contains { statement in
      if case .variable = statement.kind { return false }
      return statement.holds { inner in
        guard case .variable(let variable) = inner.kind else { return false }
        return variables.contains(variable.name.name)
      }
    }
  }

  /// `true` iff an assignment, `toggle()` or a call of an object's function changes something that
  /// is no variable of the code here and that what stands behind it names.
  func changesNamed(
    _ expression: Expression, in rest: ArraySlice<Statement>, _ scope: Scope
  ) -> Bool {
    guard let first = rest.first, let last = rest.last else { return false }
    let target: Expression
    switch expression.kind {
    case .assignment(let place, _, _, _): target = place
    case .call(let call):
      if let name = call.callee.ownName {
        return !scope.locals.contains(name)
          && writer.resolver.mayChange(expression.range, scope.file, of: scope.owner)
      }
      guard case .member(let base, let name) = call.callee.kind else { return false }
      if let root = base.memberPath?.first, holdsObject(root, scope) {
        return writer.resolver.names(root, in: first.range.union(last.range), scope)
      }
      guard name.name.word == .toggle else { return false }
      target = base
    default: return false
    }
    guard writer.resolver.local(target, scope) == nil, let name = target.withoutOptionals.lastName
    else { return false }
    return writer.resolver.names(name.name, in: first.range.union(last.range), scope)
  }

  /// `true` iff a local is an object, which code may change through it.
  private func holdsObject(_ name: Name, _ scope: Scope) -> Bool {
    guard let local = scope.locals[name] else { return false }
    switch local.meaning {
    case .value(let formula): return writer.isReference(formula)
    case .bundle(let owner): return !writer.resolver.isStruct(owner)
    case .variable(_, let type): return writer.resolver.holdsReference(type)
    case .object, .opaque, .content, .closure, .dismissAction, .presentationMode, .draft,
      .window, .anything:
      return false
    }
  }
}
