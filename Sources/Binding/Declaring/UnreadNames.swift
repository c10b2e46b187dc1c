import Language

extension Spec {
  /// The types and functions that the app declares in files which the spec does not include, and
  /// which may decide the bar, as its member `unreadNames` lists them.
  func unreadNames() -> Set<Name> {
    var found: Set<Name> = []
    for list in scripts.flatMap({ $0.values(of: .unreadNames) }) {
      guard case .array(let elements) = list.kind else { continue }
      for element in elements {
        if case .name(let name) = element.kind { found.insert(name) }
      }
    }
    return found
  }
}

extension Script {
  /// What its apps say of a member that is no value of theirs: a list of the build's, or of files.
  func values(of member: Word) -> [Expression] {
    items.flatMap { item -> [Expression] in
      guard case .app(let app) = item else { return [] }
      return app.members.compactMap {
        guard case .definition(let name, let value) = $0, name.name == Name(member) else {
          return nil
        }
        return value
      }
    }
  }
}
