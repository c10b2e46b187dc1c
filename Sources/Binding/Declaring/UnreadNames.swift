import Language

extension Spec {
  /// The types and functions that the app declares in files which the spec does not include, and
  /// which may decide the bar, as its member `unreadNames` lists them.
  func unreadNames() -> Set<Name> {
    var found: Set<Name> = []
    for script in scripts {
      for case .app(let app) in script.items {
        for case .definition(let name, let list) in app.members
        where name.name == Name(.unreadNames) {
          guard case .array(let elements) = list.kind else { continue }
          for element in elements {
            if case .name(let name) = element.kind { found.insert(name) }
          }
        }
      }
    }
    return found
  }
}
