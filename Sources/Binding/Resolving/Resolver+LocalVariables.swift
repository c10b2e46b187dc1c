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
    if variable.initial == nil { return true }
    return !variable.isConstant && lastChanges(in: rest, scope)[variable.name.name] != nil
  }

  /// `true` iff code gives a part of a variable another value, or calls a method of its type that
  /// may.
  func changesPart(of name: Name, _ type: Int, in range: SourceRange, _ scope: Scope) -> Bool {
    let text = bytes(range, in: scope.file)[...]
    let word = names.bytes(of: name)
    var isChanged = false
    text.forEachName { start, end in
      guard text[start..<end].elementsEqual(word), text[end...].first == UInt8(ascii: "."),
        start == text.startIndex || text[start - 1] != UInt8(ascii: ".")
      else { return }
      let member = text[(end + 1)...].prefix { $0.isNamePart }
      let found = names.name(of: Array(member)).flatMap { declarations[type].functions[$0] } ?? []
      if found.contains(where: { declarations.isMutating($0) }) { isChanged = true }
    }
    if isChanged { return true }
    text.forEachChange(in: names) { _, start in
      var front = text[..<start]
      while front.last == UInt8(ascii: ".") {
        front.removeLast()
        let path = front.lastName
        if path.elementsEqual(word) { isChanged = true }
        front.removeLast(path.count)
      }
    }
    return isChanged
  }

  /// `true` iff a condition binds a name by `var`.
  func isVariable(_ name: LocatedName, in file: FileID) -> Bool {
    let text = spec.source(file)?.bytes ?? []
    var front = text[..<min(Int(name.range.start), text.endIndex)]
    while front.last == UInt8(ascii: " ") { front.removeLast() }
    return front.suffix(4).elementsEqual(" var".utf8)
  }

  /// Where a block gives each name its last value, in bytes from the start of the file.
  func lastChanges(in block: ArraySlice<Statement>, _ scope: Scope) -> Table<Name, Int> {
    var changes = Table<Name, Int>()
    guard let first = block.first, let last = block.last else { return changes }
    let range = SourceRange(first.range.start, last.range.end)
    bytes(range, in: scope.file)[...].forEachChange(in: names) { name, start in
      changes[name] = Int(range.start) + start
    }
    return changes
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

extension ArraySlice<UInt8> {
  /// The name that it ends with; empty where it ends with something else.
  fileprivate var lastName: ArraySlice<UInt8> {
    var start = endIndex
    while start > startIndex, self[start - 1].isNamePart { start -= 1 }
    return self[start...]
  }
}
