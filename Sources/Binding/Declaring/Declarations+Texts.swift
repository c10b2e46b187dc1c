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

extension NameTable {
  /// Adds the names that stand at the end of a binding: `path` of `$router.path`.
  func noteBound(in text: [UInt8], _ found: inout TableSet<Name>) {
    var index = 0
    while index < text.count {
      let isBinding = text[index] == UInt8(ascii: "$")
      index += 1
      guard isBinding else { continue }
      var start = index
      while index < text.count, text[index].isOfName || text[index] == UInt8(ascii: ".") {
        if text[index] == UInt8(ascii: ".") { start = index + 1 }
        index += 1
      }
      if start < index, let name = name(text, from: start, to: index) { found.insert(name) }
    }
  }
}
