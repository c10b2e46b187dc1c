/// Says which type a name means where several types of a spec have it, as Swift looks it up: in the
/// types around it and what they inherit, in its file, in the module.
///
/// Types are found by their text: a type is a scope, and so is an extension of it, and each block.
struct Namespaces {
  /// A type that is declared, or one of another's that is extended here.
  struct DeclaredType {
    var name: Name
    /// The type that it stands in.
    var outer: Int?
    /// `true` iff only its file, or the function around it, can name it.
    var isConfined: Bool
    /// Another's: its name means the same everywhere.
    var isForeign = false
    var inherited: [Reference] = []
    /// What it declares itself, in all its extensions.
    var members: [Name: Meaning] = [:]
  }

  /// A name with those before its dots, and the scope where it stands.
  struct Reference {
    var path: [Name]
    var scope: Int
  }

  /// What a name stands for.
  enum Meaning {
    case type(Int)
    /// An alias, or a type that is given: the scope that declares it.
    case other(Int)
  }

  struct Scope {
    var parent: Int?
    var owner: Owner
    var names: [Name: Meaning] = [:]
  }

  enum Owner {
    /// A file, a block, or the head of a declaration with the names of its generics.
    case none
    case type(Int)
    case extended(Reference)
  }

  /// A type that an extension declares: of what is known once the extended type is.
  struct Waiting {
    var name: Name
    var meaning: Meaning
    var scope: Int
  }

  /// What is read of a file.
  struct File {
    var tokens: [Token]
    /// Where its scope changes: byte offsets, and the scope from there.
    var edges: [(offset: UInt32, scope: Int)]
  }

  var types: [DeclaredType] = []
  var scopes: [Scope] = []
  /// The types of the module.
  var globals: [Name: Int] = [:]
  var waiting: [Waiting] = []
  private var files: [File] = []
  private var extended: [Int: Int] = [:]
  private var foreign: [Name: Int] = [:]

  init(_ sources: [Source], _ names: NameTable) {
    for source in sources {
      var reader = ScopeReader(source, names)
      files.append(reader.read(into: &self))
    }
    extend()
  }

  // MARK: - Extensions

  /// Finds out which types are extended, and gives them what their extensions declare.
  private mutating func extend() {
    var isChanging = true
    while isChanging {
      isChanging = false
      for scope in scopes.indices where extended[scope] == nil {
        guard case .extended(let reference) = scopes[scope].owner,
          let type = type(reference.path, from: reference.scope)
        else { continue }
        extended[scope] = type
        isChanging = true
        place(in: scope, of: type)
      }
    }
    for scope in scopes.indices where extended[scope] == nil {
      guard case .extended(let reference) = scopes[scope].owner, let name = reference.path.last
      else { continue }
      let type = foreignType(name)
      extended[scope] = type
      place(in: scope, of: type)
    }
  }

  private mutating func place(in scope: Int, of type: Int) {
    for one in waiting where one.scope == scope {
      if case .type(let inner) = one.meaning { types[inner].outer = type }
      // Another extension may have declared it, as the other clause of a condition does.
      if types[type].members[one.name] == nil { types[type].members[one.name] = one.meaning }
    }
  }

  private mutating func foreignType(_ name: Name) -> Int {
    if let type = foreign[name] { return type }
    foreign[name] = types.count
    types.append(DeclaredType(name: name, outer: nil, isConfined: false, isForeign: true))
    return types.count - 1
  }

  // MARK: - Looking up

  /// What a name means that stands in a scope; nil for what is not declared there.
  private func meaning(of name: Name, in scope: Int) -> Meaning? {
    var next: Int? = scope
    while let scope = next {
      if let meaning = scopes[scope].names[name] { return meaning }
      if let owner = owner(of: scope), let meaning = member(name, of: owner) { return meaning }
      next = scopes[scope].parent
    }
    return globals[name].map { .type($0) }
  }

  private func owner(of scope: Int) -> Int? {
    switch scopes[scope].owner {
    case .none: nil
    case .type(let type): type
    case .extended: extended[scope]
    }
  }

  /// What a type has under a name, by itself or by what it inherits.
  private func member(_ name: Name, of type: Int, depth: Int = 0) -> Meaning? {
    if let own = types[type].members[name] { return own }
    guard depth < 16 else { return nil }
    for base in types[type].inherited {
      guard let inherited = self.type(base.path, from: base.scope, depth: depth + 1),
        inherited != type
      else { continue }
      if let found = member(name, of: inherited, depth: depth + 1) { return found }
    }
    return nil
  }

  /// The type that names with dots between them mean.
  private func type(_ path: [Name], from scope: Int, depth: Int = 0) -> Int? {
    guard let first = path.first, depth < 16, case .type(var type) = meaning(of: first, in: scope)
    else { return nil }
    for name in path.dropFirst() {
      guard case .type(let inner) = member(name, of: type, depth: depth + 1) else { return nil }
      type = inner
    }
    return type
  }

  /// The type that a scope stands in: what `Self` means there.
  private func surrounding(_ scope: Int) -> Int? {
    var next: Int? = scope
    while let scope = next {
      if let owner = owner(of: scope) { return owner }
      next = scopes[scope].parent
    }
    return nil
  }

  // MARK: - Telling apart

  /// The names that mean more than one type, or another one than Apple's.
  private func contested(_ qualified: Set<Name>) -> Set<Name> {
    var counts: [Name: Int] = [:]
    for type in types where !type.isForeign {
      counts[type.name, default: 0] += type.outer != nil && type.name.word != nil ? 2 : 1
    }
    for scope in scopes {
      for (name, meaning) in scope.names {
        if case .other = meaning, counts[name] != nil { counts[name] = 2 }
      }
    }
    for type in types {
      for (name, meaning) in type.members {
        if case .other = meaning, counts[name] != nil { counts[name] = 2 }
      }
    }
    for name in qualified where counts[name] != nil { counts[name] = 2 }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  /// How a type is spelled where its name alone does not tell; nil where it does.
  private func spelling(of type: Int, _ names: NameTable, isQualified: Bool) -> [UInt8]? {
    var spelling: [UInt8] = []
    var isConfined = false
    var next: Int? = type
    var depth = 0
    while let type = next, depth < 64 {
      let name = names.bytes(of: types[type].name)
      spelling = depth == 0 ? Array(name) : Array(name) + [UInt8(ascii: ".")] + spelling
      isConfined = isConfined || types[type].isConfined
      next = types[type].outer
      depth += 1
    }
    if isConfined { return spelling + [DistinctNames.mark] + Array("\(type)".utf8) }
    // One of the module, beside Apple's.
    if depth == 1, isQualified { return spelling + DistinctNames.own }
    return depth > 1 ? spelling : nil
  }

  /// The names of each source that do not mean what their letters alone say; `qualified` ones are
  /// of other modules where those stand before them.
  func distinctNames(
    in sources: [Source], _ names: NameTable, qualified: Set<Name>
  ) -> [DistinctNames] {
    let contested = contested(qualified)
    guard !contested.isEmpty else { return sources.map { _ in DistinctNames() } }
    var only: [Name: Int] = [:]
    for (index, type) in types.enumerated() where contested.contains(type.name) {
      only[type.name] = only[type.name] == nil && type.name.word == nil ? index : -1
    }
    return zip(sources, files).map { source, file in
      var found = DistinctNames()
      let (tokens, edges) = (file.tokens, file.edges)
      var edge = 0
      var scope = 0
      for place in tokens.indices where tokens[place].kind == .identifier {
        let offset = tokens[place].range.start
        while edge < edges.count, edges[edge].offset <= offset {
          scope = edges[edge].scope
          edge += 1
        }
        guard let name = source.name(at: tokens[place], names), contested.contains(name),
          tokens.maybeType(at: place, names, source),
          let meaning = meaning(of: name, tokens.path(before: place, names, source), in: scope)
            ?? lenient(name, only, tokens, place, in: source)
        else { continue }
        switch meaning {
        case .type(let type):
          if let spelling = spelling(of: type, names, isQualified: qualified.contains(name)) {
            found[offset] = spelling
          }
        case .other(let scope):
          found[offset] =
            Array(names.bytes(of: name)) + [DistinctNames.mark] + Array("s\(scope)".utf8)
        }
      }
      return found
    }
  }

  /// In a language of its own a name need not say where it belongs, if it is the only one.
  private func lenient(
    _ name: Name, _ only: [Name: Int], _ tokens: [Token], _ place: Int, in source: Source
  ) -> Meaning? {
    guard !source.readsSwift, place == 0 || tokens[place - 1].kind != .period,
      let type = only[name], type >= 0
    else { return nil }
    return .type(type)
  }

  /// What a name means behind others and their dots; nil for a member of a value, or of another's.
  private func meaning(of name: Name, _ path: Path, in scope: Int) -> Meaning? {
    switch path {
    case .none: meaning(of: name, in: scope)
    case .value: nil
    case .selfType: surrounding(scope).flatMap { member(name, of: $0) }
    case .names(let path): type(path, from: scope).flatMap { member(name, of: $0) }
    }
  }

  /// What stands before a name.
  fileprivate enum Path {
    case none
    /// `.`, or something of which more than a name is asked.
    case value
    case selfType
    case names([Name])
  }
}

extension Spec {
  /// The same with the names told apart that several types have: files with such names are parsed
  /// again.
  func tellingNamesApart() -> Spec {
    let qualified = namesOfModules()
    guard hasNamesakes || !qualified.isEmpty else { return self }
    var spec = self
    let distinctNames = Namespaces(sources, names)
      .distinctNames(in: sources, names, qualified: qualified)
    for (index, distinct) in distinctNames.enumerated() where !distinct.isEmpty {
      spec.sources[index].distinctNames = distinct
      // What is wrong with the text was told.
      spec.scripts[index] = parse(spec.sources[index], names: &spec.names).script
    }
    return spec
  }

  /// The names of types behind other modules: `Divider` in `SwiftUI.Divider`, and `Amount` in
  /// `Wallet.Amount` where a file imports `Wallet`.
  ///
  /// A package of the app's own has a folder of its name, and what is declared there is its own.
  private func namesOfModules() -> Set<Name> {
    var imported: Set<Name> = []
    for case .importModule(let module) in scripts.flatMap({ $0.items }) {
      imported.insert(module.module.name)
    }
    var found: Set<Name> = []
    for source in sources {
      source.bytes.forEachQualifiedName { bytes, qualifier in
        guard let name = names.name(of: bytes), !found.contains(name) else { return }
        if qualifier[...].isAppleModule {
          found.insert(name)
        } else if let module = names.name(of: qualifier), imported.contains(module),
          !declares(name, inFolder: qualifier)
        {
          found.insert(name)
        }
      }
    }
    return found
  }

  /// `true` iff a file below a folder of that name declares a type, outside of any other.
  private func declares(_ name: Name, inFolder folder: [UInt8]) -> Bool {
    zip(sources, scripts).contains { source, script in
      source.name.utf8.split(separator: UInt8(ascii: "/")).dropLast()
        .contains { $0.elementsEqual(folder) }
        && script.items.contains { item in
          if case .type(let type) = item, type.keyword != .extension {
            return type.name.name == name
          }
          return false
        }
    }
  }

  /// `true` iff more than one type may have a name.
  var hasNamesakes: Bool {
    var seen: Set<Name> = []
    for script in scripts {
      if script.hasLocalTypes { return true }
      for item in script.items where item.repeatsName(&seen) { return true }
    }
    return false
  }
}

extension Item {
  fileprivate func repeatsName(_ seen: inout Set<Name>) -> Bool {
    switch self {
    case .type(let type): type.repeatsName(&seen, isNested: false)
    case .member(let member): member.repeatsName(&seen, isNested: false)
    case .app(let app):
      app.members.contains { $0.repeatsName(&seen, isNested: true) }
    case .include, .importModule, .scenario, .exploration, .unread: false
    }
  }
}

extension TypeDeclaration {
  fileprivate func repeatsName(_ seen: inout Set<Name>, isNested: Bool) -> Bool {
    if keyword != .extension {
      if isNested, name.name.word != nil { return true }
      if !seen.insert(name.name).inserted { return true }
    }
    for member in members where member.repeatsName(&seen, isNested: true) { return true }
    return false
  }
}

extension Member {
  fileprivate func repeatsName(_ seen: inout Set<Name>, isNested: Bool) -> Bool {
    switch self {
    case .type(let type): return type.repeatsName(&seen, isNested: isNested)
    case .conditional(let clauses):
      for clause in clauses {
        for member in clause.body where member.repeatsName(&seen, isNested: isNested) {
          return true
        }
      }
      return false
    case .setting, .plist, .window, .scene, .variable, .input, .function, .initializer,
      .definition, .backdrop, .content, .cases, .kept, .unread:
      return false
    }
  }
}

extension [Token] {
  /// `false` iff a name is declared there as something else than a type, or labels an argument.
  fileprivate func maybeType(at place: Int, _ names: NameTable, _ source: Source) -> Bool {
    let next = place + 1 < count ? self[place + 1].kind : .endOfFile
    guard place > 0 else { return true }
    let before = self[place - 1]
    switch before.kind {
    case .at: return false
    case .leftParen, .comma: return next != .colon
    case .identifier:
      let word = source.name(at: before, names)?.word
      if word == .case { return next == .period }
      return word != .var && word != .let && word != .func && word != .import
    default: return true
    }
  }

  /// What stands before the dot in front of a name.
  fileprivate func path(
    before place: Int, _ names: NameTable, _ source: Source
  ) -> Namespaces.Path {
    var path: [Name] = []
    var place = place
    while place > 0, self[place - 1].kind == .period {
      guard place > 1, self[place - 2].kind == .identifier,
        !self[place - 1].flags.contains(.newlineBefore),
        let name = source.name(at: self[place - 2], names)
      else { return .value }
      path.insert(name, at: 0)
      place -= 2
    }
    guard let first = path.first else { return .none }
    if names.bytes(of: first).elementsEqual("Self".utf8) {
      return path.count == 1 ? .selfType : .value
    }
    return .names(path)
  }
}
