import Language

/// Where names stand that are declared rather than used.
struct DeclaredNames: Sendable {
  /// The names of the author's own: another spelling is another name.
  private(set) var own: Set<SourceRange> = []
  /// Those that a declaration shares with another one, so that a slip in one is a slip.
  private(set) var shared: [SourceRange: Slips.Place] = [:]
  /// Every name that the structure declares, for the steps of scenarios.
  private(set) var spellings: Set<String> = []

  init(in file: SpecFile) {
    for node in file.outline.nodes { add(node, in: file) }
    addBoundNames(in: file)
  }

  private mutating func add(_ node: Node, in file: SpecFile) {
    switch node.kind {
    case .app(let app): add(app, in: file)
    case .type(let type):
      // An extension uses the name of what it extends.
      if type.keyword != .extension { add(type.name, in: file) }
      for parameter in type.parameters { add(parameter) }
    case .variable(let variable): add(variable.name, variable.modifiers, in: file)
    case .function(let function):
      add(function.name, function.modifiers, in: file)
      for parameter in function.parameters { add(parameter) }
    case .initializer(let function): for parameter in function.parameters { add(parameter) }
    case .definition(let name): shared[name.range] = .definition
    case .closure(let closure): own.formUnion(closure.parameters.map { $0.range })
    case .block, .statement, .expression: break
    }
  }

  private mutating func add(_ app: AppDeclaration, in file: SpecFile) {
    own.insert(app.name.range)
    for member in app.members {
      switch member {
      case .plist(let plist):
        skip(plist.range, in: file)
        for entry in plist.entries {
          own.remove(entry.key.range)
          shared[entry.key.range] = .key
        }
      case .setting(let setting): skip(setting.range, in: file)
      case .backdrop(let backdrop): skip(backdrop.range, in: file)
      case .input(let name): add(name, in: file)
      case .window(let window): add(window.name, in: file)
      case .scene(let scene): add(scene.name, in: file)
      default: continue
      }
    }
  }

  private mutating func add(_ name: LocatedName, in file: SpecFile) {
    own.insert(name.range)
    spellings.insert(file.text(name))
  }

  private mutating func add(
    _ name: LocatedName, _ modifiers: [LocatedName], in file: SpecFile
  ) {
    spellings.insert(file.text(name))
    if modifiers.contains(where: { file.text($0) == "override" }) {
      shared[name.range] = .override
    } else if file.text(name) == "body" {
      shared[name.range] = .override
    } else {
      own.insert(name.range)
    }
  }

  private mutating func add(_ parameter: Parameter) {
    own.insert(parameter.name.range)
    if let label = parameter.label { own.insert(label.range) }
  }

  /// Leaves out all names in a range.
  private mutating func skip(_ range: SourceRange, in file: SpecFile) {
    own.formUnion(file.tokens(in: range).map { $0.range })
  }

  /// What the words before a name declare, wherever they stand.
  private mutating func addBoundNames(in file: SpecFile) {
    let binders: Set<String> = [
      "let", "var", "for", "import", "typealias", "associatedtype", "case", "init", "backdrop",
    ]
    for (token, name) in zip(file.tokens, file.tokens.dropFirst()) {
      guard token.kind == .identifier, name.kind == .identifier,
        binders.contains(file.text(token)), shared[name.range] == nil
      else { continue }
      own.insert(name.range)
    }
  }
}
