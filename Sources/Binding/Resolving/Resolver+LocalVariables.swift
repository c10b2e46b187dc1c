import Language

// Local variables that are given other values later.
extension Resolver {
  /// `true` iff a variable holds a view that is given to it behind its declaration.
  func isUnsureView(
    _ variable: VariableDeclaration, _ rest: ArraySlice<Statement>, _ scope: Scope
  ) -> Bool {
    guard variable.getter == nil,
      isView(variable.type) || variable.initial.map({ makesView($0, scope) }) ?? false,
      mayDiffer(variable), !rest.isEmpty
    else { return false }
    return variable.initial == nil || isChanged(variable, in: rest, scope)
  }

  /// `true` iff the statements behind a variable give it another value.
  func isChanged(
    _ variable: VariableDeclaration, in rest: ArraySlice<Statement>, _ scope: Scope
  ) -> Bool {
    guard !variable.isConstant, let first = rest.first, let last = rest.last else { return false }
    var isChanged = false
    let range = SourceRange(first.range.start, last.range.end)
    bytes(range, in: scope.file)[...].forEachChange(in: names) { name, _ in
      isChanged = isChanged || name == variable.name.name
    }
    return isChanged
  }

  /// `true` iff a value is a closure, or what a call yields.
  func makesNew(_ initial: Expression) -> Bool {
    if case .call = initial.kind { true } else { isClosure(initial) }
  }

  /// `true` iff two values of a variable may ask for different bars: a `Text` asks for none.
  private func mayDiffer(_ variable: VariableDeclaration) -> Bool {
    guard let type = variable.type?.name ?? variable.initial?.rootType(names) else { return true }
    return type.word == .AnyView || type.word == .View || declarations.type(type) != nil
  }
}
