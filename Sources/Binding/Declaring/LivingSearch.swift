import Language

/// Follows names from what begins an app.
struct LivingSearch {
  /// An item of a Swift file, or a member of a type.
  private struct Part {
    var file: Int
    var range: SourceRange
    /// Its place among the items of its file; nil for a member.
    var item: Int?
    /// The names that bring it to life; nil where it lives anyhow.
    var keys: [Name]?
    /// What of its text names nothing: its own name, and the members that are parts themselves.
    var silent: [SourceRange] = []
    /// The members that live only if they are named, too.
    var members: [Int] = []
    /// The part that it is a member of.
    var owner: Int?
    var isLiving = false
  }

  private let spec: Spec
  private let witnesses: Witnesses
  /// `true` iff strings may name screens.
  private let hasStoryboards: Bool
  /// The types that are declared outside of any other.
  private var declared: Set<Name> = []
  private var parts: [Part] = []
  /// The parts that a name brings to life.
  private var named: [Name: [Int]] = [:]
  private var seen: Set<Name> = []
  private var pending: [Int] = []

  init(_ spec: Spec) {
    self.spec = spec
    witnesses = Witnesses(spec)
    hasStoryboards = spec.scripts.contains { !$0.storyboardScreens.isEmpty }
    for item in spec.scripts.flatMap({ $0.items }) {
      switch item {
      case .type(let type): declared.formUnion(Member.type(type).declaredTypes)
      case .member(let member): declared.formUnion(member.declaredTypes)
      case .include, .importModule, .app, .scenario, .exploration, .unread: continue
      }
    }
    for (file, source) in spec.sources.enumerated() where source.readsSwift {
      for (item, one) in spec.scripts[file].items.enumerated() { add(one, item, file) }
    }
  }

  mutating func run() {
    let screens = spec.scripts.indices.map { addStoryboardScreens(of: $0) }
    for (file, source) in spec.sources.enumerated() where !source.readsSwift {
      name(allIn: SourceRange(0, UInt32(source.bytes.count)), of: file, but: screens[file])
      for case .app(let app) in spec.scripts[file].items {
        for case .content(let statement) in app.members {
          // What a command line begins with stands in no text of the app.
          if case .expression(let value) = statement.kind, case .call(let call) = value.kind,
            case .name(let root) = call.callee.kind
          {
            name(root)
            reviveOwners(ofAll: root)
          }
        }
      }
    }
    while let part = pending.popLast() {
      name(allIn: parts[part].range, of: parts[part].file, but: parts[part].silent)
    }
  }

  func living(in file: Int) -> LivingCode.Living {
    var living = LivingCode.Living(items: [], deadMembers: [])
    for part in parts where part.file == file {
      if let item = part.item {
        if part.isLiving { living.items.append(item) }
      } else if !part.isLiving {
        living.deadMembers.insert(part.range.start)
      }
    }
    return living
  }

  // MARK: - Parts

  private mutating func add(_ item: Item, _ place: Int, _ file: Int) {
    var part = Part(file: file, range: SourceRange(0, 0), item: place)
    switch item {
    case .type(let type):
      part.range = type.range
      part.keys = keys(of: type)
      addMembers(type.members, of: type.name.name, in: type, to: &part)
    case .member(let member):
      part.range = member.place ?? part.range
      part.keys = keys(of: member, in: file)
      silence(member, &part)
    // What cannot be read may name, and do, anything.
    case .unread(let unread): part.range = unread
    case .include, .importModule, .app, .scenario, .exploration: break
    }
    let index = append(part)
    guard let keys = part.keys else { return revive(index) }
    for key in keys { named[key, default: []].append(index) }
  }

  /// Adds the members of a type that live only if they are named.
  private mutating func addMembers(
    _ members: [Member], of type: Name, in declaration: TypeDeclaration, to owner: inout Part
  ) {
    for member in members {
      if case .conditional(let clauses) = member {
        for clause in clauses { addMembers(clause.body, of: type, in: declaration, to: &owner) }
        continue
      }
      guard let range = member.place, let name = ownName(of: member, of: type, in: declaration)
      else {
        silence(member, &owner)
        continue
      }
      owner.silent.append(range)
      var part = Part(file: owner.file, range: range, item: nil, keys: [name])
      if case .type(let inner) = member {
        addMembers(inner.members, of: inner.name.name, in: inner, to: &part)
      } else {
        silence(member, &part)
      }
      owner.members.append(append(part))
    }
  }

  /// Adds the screens that code takes out of storyboards, which live if code says the identifier,
  /// or the name of the storyboard: its first word, or the name that a generator makes of it.
  private mutating func addStoryboardScreens(of file: Int) -> [SourceRange] {
    spec.scripts[file].storyboardScreens.map { screen in
      let text = spec.sources[file].bytes[Int(screen.key.range.start)..<Int(screen.key.range.end)]
      let parts = text.dropFirst().dropLast().split(separator: UInt8(ascii: "/"))
      let last = parts.last ?? []
      let word = last.split { !LivingSearch.isPart($0) }.first ?? []
      let part = append(Part(file: file, range: screen.value.range, item: nil, keys: nil))
      for key in Set([Array(word), generatedName(of: last, isType: parts.count == 1)]) {
        if let name = spec.names.name(of: key) { named[name, default: []].append(part) }
      }
      return SourceRange(screen.key.range.start, screen.value.range.end)
    }
  }

  private mutating func append(_ part: Part) -> Int {
    for member in part.members { parts[member].owner = parts.count }
    parts.append(part)
    return parts.count - 1
  }

  /// A declaration does not name itself.
  private func silence(_ member: Member, _ part: inout Part) {
    switch member {
    case .variable(let variable): part.silent.append(variable.name.range)
    case .function(let function): part.silent.append(function.name.range)
    case .type, .initializer, .conditional, .kept, .definition, .setting, .plist, .window, .scene,
      .input, .backdrop, .content, .cases, .unread:
      break
    }
  }

  /// The name by which alone code reaches a member; nil where the system may reach it, too, or
  /// where it runs with the object.
  private func ownName(
    of member: Member, of type: Name, in declaration: TypeDeclaration
  ) -> Name? {
    let found: (name: Name, modifiers: [LocatedName], attributes: [Attribute])
    switch member {
    case .function(let function):
      guard function.body != nil else { return nil }
      found = (function.name.name, function.modifiers, function.attributes)
    case .variable(let variable):
      let isStatic = variable.modifiers.contains { $0.name.word == .static }
      guard variable.getter != nil || isStatic else { return nil }
      found = (variable.name.name, variable.modifiers, variable.attributes)
    case .type(let inner):
      return inner.keyword == .extension || inner.isMadeBySystem ? nil : inner.name.name
    case .initializer, .conditional, .kept, .definition, .setting, .plist, .window, .scene, .input,
      .backdrop, .content, .cases, .unread:
      return nil
    }
    let bytes = spec.names.bytes(of: found.name)
    let isQuiet =
      !found.attributes.contains {
        SystemProtocols.findingAttributes.contains(spec.names.bytes(of: $0.name.name))
      }
      && !found.modifiers.contains {
        [.override, .dynamic].contains($0.name.word)
      }
    guard isQuiet, bytes.first.map({ $0 >= 0x41 }) ?? false,
      !SystemProtocols.unnamed.contains(bytes),
      !declaration.attributes.contains(where: { isObjectiveC($0.name.name) }),
      !witnesses.asks(type, for: bytes)
    else { return nil }
    return found.name
  }

  private func isObjectiveC(_ name: Name) -> Bool {
    spec.names.bytes(of: name).starts(with: "objc".utf8)
  }

  /// The names that bring a type to life; nil where UIKit does so by itself.
  private func keys(of type: TypeDeclaration) -> [Name]? {
    let name = type.name.name
    guard type.keyword == .extension else { return type.isMadeBySystem ? nil : [name] }
    if declared.contains(name) { return [name] }
    // What it adds to a type of another's is called by its own name, or by the system; what a
    // library asks of its own types is asked where code names the type.
    guard type.inherited.isEmpty || spec.names.isOfLibrary(name) else { return nil }
    var keys: [Name] = type.inherited.isEmpty ? [] : [name]
    for member in type.members {
      guard let names = member.ownNames else { return nil }
      keys += names
    }
    return keys
  }

  /// The same of a declaration outside of any type.
  private func keys(of member: Member, in file: Int) -> [Name]? {
    switch member {
    case .type(let type): return keys(of: type)
    case .variable(let variable): return [variable.name.name]
    case .function(let function):
      let isOperator = spec.names.bytes(of: function.name.name).first.map { $0 < 0x41 } ?? true
      return isOperator ? operands(of: function, in: file) : [function.name.name]
    case .conditional(let clauses):
      var all: [Name] = []
      for member in clauses.flatMap({ $0.body }) {
        guard let keys = keys(of: member, in: file) else { return nil }
        all += keys
      }
      return all
    // An alias names what it stands for; anything else of the kind shows nothing.
    case .kept(let range):
      let text = spec.sources[file].bytes[Int(range.start)..<Int(range.end)]
      guard text.names(Array("typealias".utf8)) else { return [] }
      var names: [Name] = []
      spec.sources[file].forEachName(in: range, of: spec.names) { names.append($0) }
      return names
    case .setting, .plist, .window, .scene, .input, .initializer, .definition, .backdrop, .content,
      .cases, .unread:
      return nil
    }
  }

  /// The types that an operator is of, without which nothing calls it; nil where it names none that
  /// is declared.
  private func operands(of function: FunctionDeclaration, in file: Int) -> [Name]? {
    let start = function.name.range.end
    let end = function.body?.first?.range.start ?? function.range.end
    var found: [Name] = []
    spec.sources[file].forEachName(in: SourceRange(start, max(start, end)), of: spec.names) {
      name in
      if declared.contains(name) { found.append(name) }
    }
    return found.isEmpty ? nil : found
  }

  // MARK: - Names

  private mutating func revive(_ part: Int) {
    if parts[part].isLiving { return }
    parts[part].isLiving = true
    pending.append(part)
    for member in parts[part].members {
      let keys = parts[member].keys ?? []
      if keys.contains(where: { seen.contains($0) }) {
        revive(member)
      } else {
        for key in keys { named[key, default: []].append(member) }
      }
    }
  }

  /// What an app begins with lives wherever it is declared.
  private mutating func reviveOwners(ofAll name: Name) {
    for part in parts.indices where parts[part].keys?.contains(name) == true {
      var owner = parts[part].owner
      while let next = owner {
        revive(next)
        owner = parts[next].owner
      }
    }
  }

  private mutating func name(_ name: Name) {
    guard seen.insert(name).inserted else { return }
    for part in named[name] ?? [] { revive(part) }
  }

  /// Brings to life what a text names, also within its strings, but for some of its parts, which
  /// are in the order of the text.
  private mutating func name(
    allIn range: SourceRange, of file: Int, but silent: [SourceRange] = []
  ) {
    let source = spec.sources[file]
    var lexer = Lexer(source.bytes)
    lexer.move(to: Int(range.start))
    var silent = silent[...]
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.range.start >= range.end { return }
      while let first = silent.first, first.end <= token.range.start { silent.removeFirst() }
      if let first = silent.first, first.start <= token.range.start {
        lexer.move(to: Int(first.end))
        continue
      }
      let (start, end) = (Int(token.range.start), Int(token.range.end))
      if token.kind == .identifier {
        if let found = source.name(from: start, to: end, in: spec.names) { name(found) }
      } else if token.flags.contains(.interpolated) || hasStoryboards && token.kind == .string {
        name(allWordsOf: source, from: start, to: end)
      }
    }
  }

  /// `true` iff a byte is one of a name of letters that all alphabets share.
  private static func isPart(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }

  /// The words of a string that holds code, or that may be the name of a screen.
  private mutating func name(allWordsOf source: Source, from first: Int, to end: Int) {
    var start = first
    while start < end {
      var next = start
      while next < end, LivingSearch.isPart(source.bytes[next]) { next += 1 }
      if next > start, let found = source.name(from: start, to: next, in: spec.names) {
        name(found)
      }
      start = next + 1
    }
  }
}

extension TypeDeclaration {
  /// `true` iff the system makes it: an app, and the classes of its delegates.
  fileprivate var isMadeBySystem: Bool {
    let words: [Word?] = [.App, .UIApplicationDelegate, .UIWindowSceneDelegate, .UIApplication]
    return inherited.contains { words.contains($0.name.word) }
  }
}

extension Member {
  /// The types that it declares outside of any other.
  fileprivate var declaredTypes: [Name] {
    switch self {
    case .type(let type): type.keyword == .extension ? [] : [type.name.name]
    case .conditional(let clauses): clauses.flatMap { $0.body }.flatMap { $0.declaredTypes }
    case .variable, .function, .initializer, .definition, .setting, .plist, .window, .scene,
      .input, .backdrop, .content, .cases, .kept, .unread:
      []
    }
  }

  /// The names by which code reaches it; nil where that cannot be said, or the system does.
  fileprivate var ownNames: [Name]? {
    switch self {
    case .variable(let variable):
      variable.modifiers.contains { $0.name.word == .override } ? nil : [variable.name.name]
    case .function(let function):
      function.modifiers.contains { $0.name.word == .override } ? nil : [function.name.name]
    case .type(let type): [type.name.name]
    case .cases(let cases): cases.map { $0.name.name }
    case .initializer, .conditional, .kept, .definition, .setting, .plist, .window, .scene, .input,
      .backdrop, .content, .unread:
      nil
    }
  }
}
