/// All facts of an app, found by name.
package struct AppIndex: Sendable {
  /// Declared types, in the order of the files.
  let types: [TypeFact]
  private let byName: [String: [Int]]
  /// Extensions and implementations, by the last part of the name that they extend.
  private let extensions: [String: [Int]]
  private let aliases: [String: String]
  package let uses: [UseFact]
  /// The same by the last part of the name of the type whose code they are.
  private let usesByOwner: [String: [UseFact]]
  let writes: [String: WriteFact]
  /// Properties and global variables by name, with the types that declare them.
  private let variables: [String: [(owner: String, fact: VariableFact)]]
  /// The classes of properties, by the types that declare them in any file.
  private let propertyTypes: [String: [String: String]]
  /// Screens of storyboards by their identifiers.
  private let identifiers: [String: String]
  /// `true` iff code of Objective-C, of which only patterns are read, may write a property.
  let hasObjectiveC: Bool
  package let initialScreens: [String: (name: String, site: Site)]
  let storyboards: StoryboardShelf
  /// Global variables of which an answer may be made, with where they are declared.
  let globalSites: [(name: String, site: Site)]
  /// Functions that present what they are handed, by their names.
  let presenters: Set<String>
  /// Functions outside of any type, with where they are declared.
  let freeFunctions: [(name: String, site: Site)]
  /// Classes of libraries that view controllers are derived from, by what some of these override.
  let screenBases: Set<String>

  /// Joins the facts of files, in their order, and those of storyboards with their paths.
  package init(
    _ files: [FileFacts], storyboards: [(path: String, board: Storyboard)] = [],
    hasObjectiveC: Bool = false
  ) {
    self.hasObjectiveC = hasObjectiveC
    types = files.flatMap { $0.types }
    var byName: [String: [Int]] = [:]
    var extensions: [String: [Int]] = [:]
    var variables: [String: [(owner: String, fact: VariableFact)]] = [:]
    var properties: [String: [String: String]] = [:]
    for type in types where !type.propertyTypes.isEmpty {
      properties[type.name, default: [:]].merge(type.propertyTypes) { first, _ in first }
    }
    propertyTypes = properties
    for (index, type) in types.enumerated() {
      if type.kind == .extension {
        extensions[AppIndex.lastPart(type.name), default: []].append(index)
      } else {
        byName[type.name, default: []].append(index)
      }
      for fact in type.variables { variables[fact.name, default: []].append((type.name, fact)) }
    }
    let globals = files.flatMap { $0.globals }
    globalSites = globals.map { ($0.name, $0.site) }
    freeFunctions = files.flatMap { $0.freeFunctions }
    presenters = files.reduce(into: []) { $0.formUnion($1.presenters) }
    for fact in globals {
      variables[fact.name, default: []].append(("", fact))
    }
    (self.byName, self.extensions, self.variables) = (byName, extensions, variables)
    screenBases = Set(
      types.lazy.filter { $0.kind == .class && $0.overridesController }
        .compactMap { $0.bases.first.map { AppIndex.lastPart($0) } }
        .filter { byName[$0] == nil })
    var writes: [String: WriteFact] = [:]
    var aliases: [String: String] = [:]
    for file in files {
      writes.merge(file.writes) { first, second in
        var joined = first
        joined.merge(second)
        return joined
      }
      aliases.merge(file.aliases) { first, _ in first }
    }
    (self.writes, self.aliases) = (writes, aliases)
    uses = files.flatMap { $0.uses } + storyboards.flatMap { $0.board.facts(file: $0.path) }
    usesByOwner = Dictionary(grouping: uses) { AppIndex.lastPart($0.owner) }
    var identifiers: [String: String] = [:]
    var initial: [String: (name: String, site: Site)] = [:]
    for (path, board) in storyboards {
      for (identifier, name) in board.identifiers { identifiers[identifier] = name }
      if let (name, line) = board.initialClass {
        initial[ProjectPath.stem(of: path)] = (name, Site(file: path, line: line))
      }
    }
    (self.identifiers, initialScreens) = (identifiers, initial)
    self.storyboards = StoryboardShelf(storyboards)
  }

  static func lastPart(_ name: String) -> String {
    name.split(separator: ".").last.map { String($0) } ?? name
  }

  /// What the code of a type does, in the order of the files; of one of the same last name, too.
  func uses(of name: String) -> [UseFact] { usesByOwner[AppIndex.lastPart(name)] ?? [] }

  // MARK: - Names

  /// What a name stands for.
  enum Found: Hashable {
    /// The place of a declared type.
    case type(Int)
    case ambiguous
    case nothing
  }

  /// Returns the type that a name means in a place: in the types around it, then at the top.
  func find(_ name: String, in scope: String, file: String, depth: Int = 0) -> Found {
    var around = scope.split(separator: ".").map { String($0) }
    while true {
      let full = (around + [name]).joined(separator: ".")
      let found = candidates(full, file: file)
      if found.count == 1 { return .type(found[0]) }
      if found.count > 1 { return .ambiguous }
      if around.popLast() == nil { break }
    }
    if let other = aliases[name], depth < 8, other != name {
      return find(other, in: scope, file: file, depth: depth + 1)
    }
    // `Module.Name`
    let last = AppIndex.lastPart(name)
    return last == name || depth >= 8
      ? .nothing : find(last, in: "", file: file, depth: depth + 1)
  }

  /// `true` iff a type of that full name is declared.
  package func declares(_ name: String) -> Bool { byName[name] != nil }

  /// The types of a full name that a file can name: those of its own file before others.
  private func candidates(_ name: String, file: String) -> [Int] {
    let all = byName[name] ?? []
    let own = all.filter { types[$0].site.file == file }
    if !own.isEmpty { return own }
    return all.filter { !types[$0].isPrivate }
  }

  /// The extensions of a type, by its name.
  func extensions(of name: String) -> [TypeFact] {
    (extensions[AppIndex.lastPart(name)] ?? []).map { types[$0] }.filter { fact in
      fact.name == name || byName[fact.name] == nil && name.hasSuffix("." + fact.name)
    }
  }

  /// Properties of a name, with the types that declare them.
  func variables(named name: String) -> [(owner: String, fact: VariableFact)] {
    variables[name] ?? []
  }

  /// The name of the class of a screen that code of a type names.
  func name(of target: Target, in owner: String) -> String? {
    switch target {
    case .identifier(let identifier): identifiers[identifier]
    case .wrapped(_, let inner): name(of: inner, in: owner)
    case .around(let outer, let inner):
      byName[outer] == nil ? name(of: inner, in: owner) : outer
    case .unknown(let text): propertyTypes[owner]?[withoutSelf(text)]
    case .type, .made, .hosted: target.name
    }
  }

  private func withoutSelf(_ text: String) -> String {
    text.utf8.starts(with: "self.".utf8) ? String(text.dropFirst(5)) : text
  }
}
