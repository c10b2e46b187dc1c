import Language

extension NameTable {
  /// `true` iff a type that is not declared here is none of Apple's, as far as its name tells.
  func isOfLibrary(_ name: Name) -> Bool {
    let bytes = bytes(of: name)
    let isApples = NameTable.applePrefixes.contains { bytes.starts(with: $0.utf8) }
    return !isApples && !appleTypes.contains(bytes) && !SystemProtocols.all.contains(bytes)
  }

  /// `true` iff an attribute of a type may be a macro of a library.
  func mayBeMacro(_ attribute: Name) -> Bool {
    isCapitalized(attribute) && !Vocabulary.typeMarkers.contains(spelling(of: attribute))
  }

  /// What the names of Apple's classes begin with.
  private static let applePrefixes = [
    "UI", "NS", "CA", "CG", "CI", "CL", "CN", "CK", "AV", "WK", "MK", "SK", "SF", "UN", "PH", "PK",
  ]
}
