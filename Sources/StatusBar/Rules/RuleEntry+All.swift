/// The book as a whole: what is written, subject by subject, in files of their own.
extension RuleEntry {
  /// Every rule's entry, in the order of `Rule`.
  package static let all: [RuleEntry] = {
    var entries: [RuleEntry] = []
    entries.reserveCapacity(Rule.allCases.count)
    entries += plistAndApplication
    entries += containersAndPresentation
    entries += stylesWindowsAndGeometry
    entries += ownersAndHiding
    entries += schemesAndNeighbours
    entries += techniques
    entries += lifecycle
    entries += disputedPoints
    entries += defects
    return entries
  }()
}

extension Rule {
  /// What is known of the rule.
  package var entry: RuleEntry { RuleEntry.all[Int(rawValue)] }
}
