/// A tree as numbers: what each node is, and which tokens it is made of, but not where they stand.
///
/// Two texts of the same tokens say the same if their shapes are equal. Of the numbers, which take
/// as much room as the tree, only a digest is kept.
struct TreeShape {
  private(set) var digest = Digest()
  private let tokens: [Token]
  /// The index of the token that was found last: most places lie close to the one before.
  private var recent = 0

  /// Creates an empty shape of a tree that was made of `tokens`.
  init(_ tokens: [Token]) { self.tokens = tokens }

  /// Notes the kind of a node; the numbers mean nothing beyond this file and its extensions.
  mutating func tag(_ number: UInt32) { digest.add(number) }

  mutating func add(_ flag: Bool) { tag(flag ? 1 : 0) }

  mutating func add(_ range: SourceRange) {
    // What is empty belongs to what it stands behind, as an end does.
    if range.count > 0 { add(offset: range.start, reaching: range.start) }
    add(offset: range.end, reaching: range.end > 0 ? range.end - 1 : 0)
  }

  mutating func add(_ range: SourceRange?) {
    add(range != nil)
    if let range { add(range) }
  }

  mutating func add(_ name: LocatedName) { add(name.range) }

  mutating func add(_ name: LocatedName?) { add(name?.range) }

  mutating func add(_ names: [LocatedName]) {
    count(names.count)
    for name in names { add(name) }
  }

  mutating func add(_ name: Name) { tag(name.id) }

  mutating func count(_ number: Int) { tag(UInt32(truncatingIfNeeded: number)) }

  /// Notes a place as the last token that begins at or before `limit`, and the bytes from its
  /// start, at most up to its end.
  private mutating func add(offset: UInt32, reaching limit: UInt32) {
    guard !tokens.isEmpty else { return }
    if tokens[recent].range.start > limit { recent = search(limit) }
    var steps = 0
    while recent + 1 < tokens.count, tokens[recent + 1].range.start <= limit {
      recent += 1
      steps += 1
      if steps > 16 {
        recent = search(limit)
        break
      }
    }
    let range = tokens[recent].range
    let bytes = offset > range.start ? min(offset, range.end) - range.start : 0
    tag(UInt32(truncatingIfNeeded: recent))
    tag(bytes)
  }

  /// Returns the index of the last token that begins at or before `offset`.
  private func search(_ offset: UInt32) -> Int {
    var (low, high) = (0, tokens.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if tokens[middle].range.start <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

extension TreeShape {
  /// Numbers in their order, as 128 bits: other ones come to the same by no chance that counts.
  struct Digest: Equatable {
    private var first: UInt64 = 0xCBF2_9CE4_8422_2325
    private var second: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var count = 0

    mutating func add(_ number: UInt32) {
      count += 1
      first = (first ^ UInt64(number)) &* 0x0000_0100_0000_01B3
      second = (second &+ UInt64(number) &+ 1) &* 0xFF51_AFD7_ED55_8CCD
      second ^= second >> 29
    }
  }
}

extension TreeShape {
  mutating func add(_ script: Script) {
    count(script.items.count)
    for item in script.items { add(item) }
  }

  private mutating func add(_ item: Item) {
    switch item {
    case .include(let include):
      tag(1)
      add(include.range)
      add(include.path)
    case .importModule(let module):
      tag(2)
      add(module.range)
      add(module.module)
      add(module.version)
    case .app(let app):
      tag(3)
      add(app.range)
      add(app.name)
      add(app.members)
    case .type(let type):
      tag(4)
      add(type)
    case .scenario(let scenario):
      tag(5)
      add(scenario)
    case .member(let member):
      tag(6)
      add(member)
    case .unread(let range):
      tag(7)
      add(range)
    case .exploration(let exploration):
      tag(8)
      add(exploration.head)
      count(exploration.lines.count)
      for line in exploration.lines { add(line) }
    }
  }

  private mutating func add(_ scenario: ScenarioDeclaration) {
    add(scenario.range)
    add(scenario.name)
    count(scenario.tags.count)
    for tag in scenario.tags { add(tag) }
    if let issue = scenario.knownIssue {
      tag(1)
      add(issue.range)
      add(issue.reason)
    }
    count(scenario.settings.count)
    for setting in scenario.settings { add(setting) }
    add(scenario.variants)
    count(scenario.steps.count)
    for step in scenario.steps { add(step) }
  }

  private mutating func add(_ setting: Setting) {
    add(setting.range)
    add(setting.subject)
    add(setting.value)
  }

  private mutating func add(_ members: [Member]) {
    count(members.count)
    for member in members { add(member) }
  }

  private mutating func add(_ member: Member) {
    switch member {
    case .setting(let setting):
      tag(1)
      add(setting)
    case .plist(let plist):
      tag(2)
      add(plist)
    case .window(let window):
      tag(3)
      add(window.range)
      add(window.name)
      add(window.arguments)
      add(window.content)
    case .scene(let scene):
      tag(4)
      add(scene.range)
      add(scene.name)
      add(scene.members)
    case .variable(let variable):
      tag(5)
      add(variable)
    case .input(let name):
      tag(6)
      add(name)
    case .function(let function):
      tag(7)
      add(function)
    case .initializer(let function):
      tag(8)
      add(function)
    case .type(let type):
      tag(9)
      add(type)
    case .definition(let name, let value):
      tag(10)
      add(name)
      add(value)
    case .backdrop(let backdrop):
      tag(11)
      add(backdrop)
    case .content(let statement):
      tag(12)
      add(statement)
    case .conditional(let clauses):
      tag(13)
      count(clauses.count)
      for clause in clauses {
        add(clause.condition)
        add(clause.body)
      }
    case .cases(let cases):
      tag(14)
      add(cases.map { $0.name })
    case .kept(let range):
      tag(15)
      add(range)
    case .unread(let range):
      tag(16)
      add(range)
    }
  }

  private mutating func add(_ plist: PlistBlock) {
    add(plist.range)
    count(plist.entries.count)
    for entry in plist.entries {
      add(entry.key)
      add(entry.suffix)
      add(entry.value)
    }
  }

  private mutating func add(_ backdrop: Backdrop) {
    add(backdrop.range)
    add(backdrop.first)
    add(backdrop.change != nil)
    if let change = backdrop.change {
      add(change.offset)
      add(change.second)
    }
  }

  mutating func add(_ type: TypeDeclaration) {
    add(type.range)
    tag(UInt32(type.keyword.rawValue))
    add(type.name)
    add(type.parameters)
    count(type.inherited.count)
    for inherited in type.inherited { add(inherited) }
    add(type.attributes)
    add(type.members)
  }

  mutating func add(_ variable: VariableDeclaration) {
    add(variable.range)
    add(variable.attributes)
    add(variable.modifiers)
    add(variable.isState)
    add(variable.isConstant)
    add(variable.name)
    add(variable.type)
    add(variable.initial)
    add(variable.getter != nil)
    if let getter = variable.getter { add(getter) }
    add(variable.setter)
    add(variable.didSet)
    add(variable.willSet)
  }

  mutating func add(_ function: FunctionDeclaration) {
    add(function.range)
    add(function.attributes)
    add(function.modifiers)
    add(function.name)
    add(function.parameters)
    add(function.result)
    add(function.body != nil)
    if let body = function.body { add(body) }
  }

  private mutating func add(_ attributes: [Attribute]) {
    count(attributes.count)
    for attribute in attributes {
      add(attribute.name)
      add(attribute.arguments)
    }
  }

  private mutating func add(_ parameters: [Parameter]) {
    count(parameters.count)
    for parameter in parameters {
      add(parameter.label)
      add(parameter.name)
      add(parameter.type)
      add(parameter.initial)
    }
  }
}
