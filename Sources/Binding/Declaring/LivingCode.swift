import Language

/// Which declarations of Swift files can take part in what a spec does: those that its own text
/// names, those that an app begins with, and those that these name, and so on.
///
/// What no living code names is never made and never called: a whole app may be included, and what
/// its unused parts do counts for nothing. Names decide alone, wherever they stand, so that more
/// may live than does, never less.
struct LivingCode: Hashable, Sendable {
  /// The items of each file that live, by their places; nil for a file of which all do.
  private var living: [[Int]?]

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
    for (place, items) in living.enumerated() {
      guard let items else { continue }
      spec.scripts[place].items = items.map { spec.scripts[place].items[$0] }
    }
    return spec
  }
}

/// Follows names from what begins an app.
private struct LivingSearch {
  /// One item of a Swift file.
  private struct Part {
    var file: Int
    var item: Int
    var range: SourceRange
    var isLiving = false
  }

  private let spec: Spec
  private var parts: [Part] = []
  /// The parts that a name brings to life.
  private var named: [Name: [Int]] = [:]
  private var seen: Set<Name> = []
  private var pending: [Int] = []

  init(_ spec: Spec) {
    self.spec = spec
    var declared: Set<Name> = []
    for item in spec.scripts.flatMap({ $0.items }) {
      switch item {
      case .type(let type): declared.formUnion(Member.type(type).declaredTypes)
      case .member(let member): declared.formUnion(member.declaredTypes)
      case .include, .importModule, .app, .scenario, .exploration, .unread: continue
      }
    }
    for (file, source) in spec.sources.enumerated() where source.readsSwift {
      for (item, one) in spec.scripts[file].items.enumerated() { add(one, item, file, declared) }
    }
  }

  mutating func run() {
    for (file, source) in spec.sources.enumerated() where !source.readsSwift {
      name(allIn: SourceRange(0, UInt32(source.bytes.count)), of: file)
      for case .app(let app) in spec.scripts[file].items {
        for case .content(let statement) in app.members {
          // What a command line begins with stands in no text of the app.
          if case .expression(let value) = statement.kind, case .call(let call) = value.kind,
            case .name(let root) = call.callee.kind
          {
            name(root)
          }
        }
      }
    }
    while let part = pending.popLast() { name(allIn: parts[part].range, of: parts[part].file) }
  }

  func living(in file: Int) -> [Int] {
    var items: [Int] = []
    for part in parts where part.file == file && part.isLiving { items.append(part.item) }
    return items
  }

  // MARK: - Parts

  private mutating func add(_ item: Item, _ place: Int, _ file: Int, _ declared: Set<Name>) {
    var range = SourceRange(0, 0)
    var keys: [Name] = []
    var livesAnyhow = false
    switch item {
    case .type(let type):
      range = type.range
      (keys, livesAnyhow) = self.keys(of: type, declared)
    case .member(let member):
      (range, livesAnyhow) = (member.place ?? range, true)
      if let found = self.keys(of: member, in: file, declared) { (keys, livesAnyhow) = found }
    // What cannot be read may name, and do, anything.
    case .unread(let unread): (range, livesAnyhow) = (unread, true)
    case .include, .importModule, .app, .scenario, .exploration: livesAnyhow = true
    }
    let part = parts.count
    parts.append(Part(file: file, item: place, range: range))
    for key in keys { named[key, default: []].append(part) }
    if livesAnyhow { revive(part) }
  }

  /// The names that bring a type to life; the second is `true` where UIKit does so by itself.
  private func keys(of type: TypeDeclaration, _ declared: Set<Name>) -> ([Name], Bool) {
    let name = type.name.name
    guard type.keyword == .extension else { return ([name], type.isMadeBySystem) }
    if declared.contains(name) { return ([name], false) }
    // What it adds to a type of another's is called by its own name, or by the system.
    var keys: [Name] = []
    var livesAnyhow = !type.inherited.isEmpty
    for member in type.members {
      guard let names = member.ownNames else {
        livesAnyhow = true
        continue
      }
      keys += names
    }
    return (keys, livesAnyhow)
  }

  /// The same of a declaration outside of any type; nil where it lives anyhow.
  private func keys(
    of member: Member, in file: Int, _ declared: Set<Name>
  ) -> (keys: [Name], livesAnyhow: Bool)? {
    switch member {
    case .type(let type): return keys(of: type, declared)
    case .variable(let variable): return ([variable.name.name], false)
    case .function(let function):
      let isOperator = spec.names.bytes(of: function.name.name).first.map { $0 < 0x41 } ?? true
      return isOperator ? nil : ([function.name.name], false)
    case .conditional(let clauses):
      var all: (keys: [Name], livesAnyhow: Bool) = ([], false)
      for member in clauses.flatMap({ $0.body }) {
        guard let found = keys(of: member, in: file, declared) else { return nil }
        all.keys += found.keys
        all.livesAnyhow = all.livesAnyhow || found.livesAnyhow
      }
      return all
    // An alias names what it stands for; anything else of the kind shows nothing.
    case .kept(let range):
      let text = spec.sources[file].bytes[Int(range.start)..<Int(range.end)]
      guard text.names(Array("typealias".utf8)) else { return ([], false) }
      var names: [Name] = []
      spec.sources[file].forEachName(in: range, of: spec.names) { names.append($0) }
      return (names, false)
    case .setting, .plist, .window, .scene, .input, .initializer, .definition, .backdrop, .content,
      .cases, .unread:
      return nil
    }
  }

  // MARK: - Names

  private mutating func revive(_ part: Int) {
    if parts[part].isLiving { return }
    parts[part].isLiving = true
    pending.append(part)
  }

  private mutating func name(_ name: Name) {
    guard seen.insert(name).inserted else { return }
    for part in named[name] ?? [] { revive(part) }
  }

  /// Brings to life what a text names, also within its strings.
  private mutating func name(allIn range: SourceRange, of file: Int) {
    let source = spec.sources[file]
    var lexer = Lexer(source.bytes)
    lexer.move(to: Int(range.start))
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile || token.range.start >= range.end { return }
      let (start, end) = (Int(token.range.start), Int(token.range.end))
      if token.kind == .identifier {
        if let found = source.name(from: start, to: end, in: spec.names) { name(found) }
      } else if token.flags.contains(.interpolated) {
        name(allWordsOf: source, from: start, to: end)
      }
    }
  }

  /// The words of a string that holds code.
  private mutating func name(allWordsOf source: Source, from first: Int, to end: Int) {
    func isPart(_ byte: UInt8) -> Bool {
      (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
    }
    var start = first
    while start < end {
      var next = start
      while next < end, isPart(source.bytes[next]) { next += 1 }
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

  /// Where a declaration outside of any type stands.
  fileprivate var place: SourceRange? {
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
