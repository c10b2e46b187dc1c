import Language

/// Which declarations of Swift files can take part in what a spec does: those that its own text
/// names, those that an app begins with, and those that these name, and so on.
///
/// What no living code names is never made and never called: a whole app may be included, and what
/// its unused parts do counts for nothing. That goes for types, for what stands outside of them,
/// and for their members, but those that the system asks for. Names decide alone, wherever they
/// stand, so that more may live than does, never less.
struct LivingCode: Hashable, Sendable {
  /// What of a file lives.
  struct Living: Hashable, Sendable {
    /// The places of its items.
    var items: [Int]
    /// The byte offsets at which members start that do not live.
    var deadMembers: Set<UInt32>
  }

  /// What lives in each file; nil for one of which all does.
  private var living: [Living?]

  /// Looks at a spec; one that includes no Swift lives as a whole.
  init(_ spec: Spec) {
    living = spec.scripts.map { _ in nil }
    guard let first = spec.sources.first, !first.readsSwift,
      spec.sources.contains(where: { $0.readsSwift })
    else { return }
    var search = LivingSearch(spec)
    search.run()
    for (place, source) in spec.sources.enumerated() where source.readsSwift {
      living[place] = search.living(in: place)
    }
  }

  /// The spec without the declarations that do not live.
  func kept(of spec: Spec) -> Spec {
    var spec = spec
    for (place, living) in living.enumerated() {
      guard let living else { continue }
      spec.scripts[place].items = living.items.map { item in
        spec.scripts[place].items[item].without(living.deadMembers)
      }
    }
    return spec
  }
}

extension Item {
  /// The item without the members that start at such places.
  fileprivate func without(_ dead: Set<UInt32>) -> Item {
    guard !dead.isEmpty else { return self }
    switch self {
    case .type(let type): return .type(type.without(dead))
    case .member(let member): return .member(member.without(dead))
    case .include, .importModule, .app, .scenario, .exploration, .unread: return self
    }
  }
}

extension TypeDeclaration {
  fileprivate func without(_ dead: Set<UInt32>) -> TypeDeclaration {
    var type = self
    type.members = members.without(dead)
    return type
  }
}

extension Member {
  fileprivate func without(_ dead: Set<UInt32>) -> Member {
    switch self {
    case .type(let type): .type(type.without(dead))
    case .conditional(let clauses):
      .conditional(
        clauses.map { clause in
          ConditionalClause(condition: clause.condition, body: clause.body.without(dead))
        })
    case .variable, .function, .initializer, .definition, .setting, .plist, .window, .scene,
      .input, .backdrop, .content, .cases, .kept, .unread:
      self
    }
  }
}

extension [Member] {
  fileprivate func without(_ dead: Set<UInt32>) -> [Member] {
    compactMap { member in
      if case .conditional = member { return member.without(dead) }
      if let start = member.place?.start, dead.contains(start) { return nil }
      return member.without(dead)
    }
  }
}

extension Member {
  /// Where a declaration stands.
  var place: SourceRange? {
    switch self {
    case .variable(let variable): variable.range
    case .function(let function), .initializer(let function): function.range
    case .type(let type): type.range
    case .content(let statement): statement.range
    case .kept(let range), .unread(let range): range
    case .conditional(let clauses):
      clauses.flatMap { $0.body }.compactMap { $0.place }.reduce(nil) { joined, range in
        joined.map { SourceRange(min($0.start, range.start), max($0.end, range.end)) } ?? range
      }
    case .setting, .plist, .window, .scene, .input, .definition, .backdrop, .cases: nil
    }
  }
}
