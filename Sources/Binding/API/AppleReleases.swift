import StatusBar

/// In which release modifiers, views, wrappers and members of Apple's came that are newer than the
/// oldest ones, as Apple's documentation has it. What was given to older releases too is not here.
package struct AppleReleases {
  /// What a name is where it stands.
  package enum Role {
    /// `.task { }`, behind a view or at the beginning of a line.
    case modifier
    /// `Label(…)`, `@StateObject`.
    case type
    /// `isModalInPresentation`, of a controller, a view or a bar.
    case member
    /// `\.dismiss`
    case environment
  }

  private let modifiers: [String: Version]
  private let types: [String: Version]
  private let members: [String: Version]
  private let environment: [String: Version]

  /// Creates the tables, which takes some microseconds.
  package init() {
    func table(_ rows: [(name: String, version: Version)]) -> [String: Version] {
      var table: [String: Version] = [:]
      for (name, version) in rows { table[name] = version }
      return table
    }
    modifiers = table(Modifiers.releases)
    types = table(Views.releases + appleTypes.releases + releasedTypes.releases)
    members = table(appleMembers.releases + releasedMembers.releases)
    environment = table(releasedValues.releases)
  }

  /// Returns the release in which something came; nil for what is old, or unknown.
  package func release(of name: String, as role: Role) -> Version? {
    switch role {
    case .modifier: modifiers[name]
    case .type: types[name]
    case .member: members[name]
    case .environment: environment[name]
    }
  }
}
