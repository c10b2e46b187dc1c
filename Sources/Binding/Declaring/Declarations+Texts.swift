import Language

// What is looked up in whole texts, those of the scenarios among them.
extension Declarations {
  /// What a lot of scenarios says of what is declared.
  struct Mentions: Equatable, Sendable {
    fileprivate var bindsPath: Bool
    /// Whether each of the variables is changed of which there is one for all.
    fileprivate var changes: [Bool]
  }

  /// Returns what a text of scenarios says of what is declared; `common` are the variables of which
  /// there is one for all.
  func mentions(in text: ArraySlice<UInt8>, _ common: [Name]) -> Mentions {
    // Most apps have none, so that no text has to be read.
    let changed = common.isEmpty ? TableSet<Name>() : names.changed(in: text)
    return Mentions(
      bindsPath: text.bindsPath, changes: common.map { changed.contains($0) })
  }

  /// The variables of which there is one for all, in an order that stays.
  var commonVariables: [Name] {
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
