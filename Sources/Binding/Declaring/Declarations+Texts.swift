import Language

// What is looked up in whole texts, those of the scenarios among them.
extension Declarations {
  /// `true` iff the texts of two lots of scenarios say the same of what is declared.
  func read(alike text: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    guard text.bindsPath == other.bindsPath else { return false }
    let common = commonVariables
    // Most apps have none, so that no text has to be read.
    if common.isEmpty { return true }
    let (changed, others) = (names.changed(in: text), names.changed(in: other))
    return common.allSatisfy { changed.contains($0) == others.contains($0) }
  }

  /// The variables of which there is one for all.
  private var commonVariables: [Name] {
    variables.keys
      + types.flatMap { type in
        type.variableOrder.filter { type.variables[$0]?.declaration.isStatic == true }
      }
  }
}

extension NameTable {
  /// The names that a text changes.
  fileprivate func changed(in text: ArraySlice<UInt8>) -> TableSet<Name> {
    var changed = TableSet<Name>()
    text.forEachChange(in: self) { name, _ in changed.insert(name) }
    return changed
  }
}

extension Collection<UInt8> {
  /// `true` iff some stack in the text takes its screens from a path.
  var bindsPath: Bool {
    // Of its signs the bracket is the one that lines of scenarios seldom have.
    withContiguousStorageIfAvailable { $0.contains("NavigationStack(path", by: 15) }
      ?? Array(self).bindsPath
  }
}
