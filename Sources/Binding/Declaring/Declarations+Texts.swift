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
  var bindsPath: Bool { contains("NavigationStack(path") }

  /// `true` iff a text stands somewhere in it.
  func contains(_ text: StaticString) -> Bool {
    let found = withContiguousStorageIfAvailable { bytes in
      text.withUTF8Buffer { text in bytes.contains(text) }
    }
    return found ?? Array(self).contains(text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let last = text.last else { return true }
    // One bit for the lower six of each byte of the text.
    let bits = text.reduce(0 as UInt64) { $0 | 1 << UInt64($1 & 63) }
    var end = text.count - 1
    while end < count {
      let byte = self[end]
      if bits & 1 << UInt64(byte & 63) == 0 {
        // None of the text's, so that it cannot stand across this place.
        end += text.count
      } else {
        let start = end + 1 - text.count
        if byte == last, UnsafeBufferPointer(rebasing: self[start...end]).elementsEqual(text) {
          return true
        }
        end += 1
      }
    }
    return false
  }
}
