import Language

// Local variables that hold views.
extension Resolver {
  /// `true` iff a variable holds a view that is given to it behind its declaration.
  func isUnsureView(
    _ variable: VariableDeclaration, _ rest: ArraySlice<Statement>, _ scope: Scope
  ) -> Bool {
    guard variable.getter == nil,
      isView(variable.type) || variable.initial.map({ makesView($0, scope) }) ?? false,
      mayDiffer(variable),
      let first = rest.first, let last = rest.last
    else { return false }
    if variable.initial == nil { return true }
    guard !variable.isConstant else { return false }
    var isChanged = false
    let range = SourceRange(first.range.start, last.range.end)
    bytes(range, in: scope.file)[...].forEachChange(in: names) { name, _ in
      isChanged = isChanged || name == variable.name.name
    }
    return isChanged
  }

  /// `true` iff two values of a variable may ask for different bars: a `Text` asks for none.
  private func mayDiffer(_ variable: VariableDeclaration) -> Bool {
    guard let type = variable.type?.name ?? variable.initial?.rootType(names) else { return true }
    return type.word == .AnyView || type.word == .View || declarations.type(type) != nil
  }
}
