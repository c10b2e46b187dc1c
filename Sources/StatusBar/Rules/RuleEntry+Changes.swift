extension RuleEntry {
  /// The releases at which the rule begins or has ended, without first releases of a major
  /// version, which every range holds by itself.
  package var changes: [Version] {
    var changes: [Version] = first.minor > 0 ? [first] : []
    if let last, let next = Version.releases.first(where: { $0 > last }), next.minor > 0 {
      changes.append(next)
    }
    return changes
  }

  /// The entries with such releases, which are few.
  package static let changing: [RuleEntry] = all.filter { !$0.changes.isEmpty }
}
