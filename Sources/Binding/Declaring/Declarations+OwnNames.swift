import Language

// Names that the text of a type means by its own member, whatever else the object has of that name:
// a private member belongs to its own type, and a member that only an extension of a protocol
// declares is not looked up in the adopting types.
extension Declarations {
  /// Those names of each type, where another type that the object is of has the same.
  func namesOfTheirOwn() -> Table<Int, TableSet<Name>> {
    var result: Table<Int, TableSet<Name>> = Table()
    for index in types.indices {
      let all = family(of: index)
      guard all.count > 1 else { continue }
      for (place, base) in all.enumerated().dropFirst() {
        for name in settledNames(of: base)
        where all[..<place].contains(where: { declares(name, $0) }) {
          result[base, default: Table()].insert(name)
        }
      }
    }
    return result
  }

  /// The names of a type that no other type can take over.
  private func settledNames(of index: Int) -> [Name] {
    let info = types[index]
    if info.keyword == .protocol {
      return (info.variables.keys + info.functions.keys).filter { !info.requirements.contains($0) }
    }
    guard info.keyword == .class else { return [] }
    let variables = info.variables.values.map { $0.declaration }.filter { isPrivate($0.modifiers) }
    let functions = info.functions.values.flatMap { $0.map { $0.declaration } }
      .filter { isPrivate($0.modifiers) }
    return variables.map { $0.name.name } + functions.map { $0.name.name }
  }

  private func declares(_ name: Name, _ index: Int) -> Bool {
    types[index].variables[name] != nil || types[index].functions[name] != nil
  }

  private func isPrivate(_ modifiers: [LocatedName]) -> Bool {
    modifiers.contains { $0.name.word == .private }
  }

  /// The type whose own member a name stands for in its text, or nil.
  func owner(of name: Name, inTextOf type: Int?) -> Int? {
    guard !ownNames.isEmpty, let type else { return nil }
    if ownNames[type]?.contains(name) == true { return type }
    return nil
  }
}
