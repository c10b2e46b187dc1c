import Language

/// Variables outside any type: some only their files see.
struct GlobalVariables: Sendable {
  /// By name; of several of one name one that all files see.
  private(set) var all: Table<Name, LocatedVariable> = Table()
  /// Those that only their files see.
  private var confined: Table<Name, [LocatedVariable]> = Table()

  mutating func add(_ variable: LocatedVariable) {
    let name = variable.declaration.name.name
    guard variable.declaration.isPrivate else {
      all[name] = variable
      return
    }
    confined[name, default: []].append(variable)
    if all[name] == nil { all[name] = variable }
  }

  /// The one that a name means in a file.
  func variable(_ name: Name, in file: FileID) -> LocatedVariable? {
    let own = confined[name]?.first { $0.file == file }
    return own ?? all[name]
  }

  /// `true` iff several files have one of that name to themselves.
  func isConfinedTwice(_ name: Name) -> Bool { confined[name]?.count ?? 0 > 1 }
}

extension Declarations {
  /// The variables outside any type, by name.
  var variables: Table<Name, LocatedVariable> { globals.all }
}
