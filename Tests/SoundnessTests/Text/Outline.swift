import Language

/// The nodes of a tree in the order of the text, each with what it stands in, so that a rule can
/// ask for all nodes of a kind and for their surroundings.
struct Outline: Sendable {
  fileprivate(set) var nodes: [Node] = []

  /// The structure of a file; scenarios are left out.
  init(of script: Script, source: Source, names: NameTable) {
    var builder = OutlineBuilder(source: source, names: names)
    for item in script.items { builder.add(item) }
    nodes = builder.nodes
  }
}

/// A declaration, a block, a statement, a closure or an expression.
struct Node: Sendable {
  enum Kind: Sendable {
    case app(AppDeclaration)
    case type(TypeDeclaration)
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case initializer(FunctionDeclaration)
    /// `name = value` in a declaration.
    case definition(LocatedName)
    case block(Block)
    case closure(Closure)
    case statement(Statement)
    case expression(Expression)
  }

  /// What an expression is there for.
  enum Role: Sendable, Equatable {
    case none
    /// Decides between branches: of `if`, `guard`, `? :`, an operand of `&&`, `||`, `!`.
    case condition
    /// What a getter or a function answers.
    case answer
    /// One of two values of `? :`.
    case branch
    case argument(label: String?, index: Int)
    /// On the left and on the right of `=`.
    case target, assigned
    /// What a variable starts with.
    case initial
    /// What `if let` or `if case` looks into.
    case matched
    case subject
    /// A view in a view builder.
    case view
    /// A statement on its own.
    case statement
    case callee, receiver, operand, element
  }

  var kind: Kind
  var role: Role
  var range: SourceRange
  /// The index of the node that this one stands in; nil at the outermost level.
  var parent: Int?
  var index: Int
}

/// Statements that stand in one pair of braces.
struct Block: Sendable {
  enum Mode: Sendable {
    /// Each statement is a view.
    case builder
    /// The statements are done in order.
    case handler
    /// The statements compute a value.
    case value
  }

  var mode: Mode
  var statements: [Statement]
}

extension Outline {
  /// The nodes around one, the nearest first.
  func ancestors(of node: Node) -> [Node] {
    var result: [Node] = []
    var next = node.parent
    while let index = next {
      result.append(nodes[index])
      next = nodes[index].parent
    }
    return result
  }

  func parent(of node: Node) -> Node? { node.parent.map { nodes[$0] } }

  /// The nodes that stand directly in one.
  func children(of node: Node) -> [Node] { nodes.filter { $0.parent == node.index } }

  /// The nodes in one, at any depth.
  func descendants(of node: Node) -> ArraySlice<Node> {
    let rest = nodes[(node.index + 1)...]
    // Nodes are in pre-order: what stands in one follows it without a gap.
    let end = rest.firstIndex { !isInside($0, node.index) } ?? nodes.endIndex
    return nodes[(node.index + 1)..<end]
  }

  private func isInside(_ node: Node, _ index: Int) -> Bool {
    var next = node.parent
    while let parent = next {
      if parent == index { return true }
      if parent < index { return false }
      next = nodes[parent].parent
    }
    return false
  }

  /// The type, screen or container that a node stands in.
  func type(around node: Node) -> TypeDeclaration? {
    for ancestor in ancestors(of: node) {
      if case .type(let type) = ancestor.kind { return type }
    }
    return nil
  }

  /// The block that a statement stands in.
  func block(around node: Node) -> Block? {
    guard let parent = parent(of: node), case .block(let block) = parent.kind else { return nil }
    return block
  }

  /// The outermost variable, function or initializer around a node that is a member of a type, or
  /// the view that stands bare in a screen.
  func member(around node: Node) -> Node {
    var found = node
    for ancestor in ancestors(of: node) {
      switch ancestor.kind {
      case .type, .app: return found
      default: found = ancestor
      }
    }
    return found
  }

  /// The names of the classes, and of the screens and containers that are controllers.
  func controllers(in source: Source) -> Set<String> {
    var found: Set<String> = []
    for node in nodes {
      guard let type = node.type else { continue }
      let isController = type.inherited.contains { source.text($0.range).hasPrefix("UI") }
      if type.keyword == .class || isController { found.insert(source.text(type.name.range)) }
    }
    return found
  }

  /// `true` iff a node stands in a declaration of Swift.
  func isSwift(_ node: Node) -> Bool {
    ancestors(of: node).contains { ancestor in
      guard case .type(let type) = ancestor.kind else { return false }
      return type.isSwift
    }
  }
}

extension Node {
  var expression: Expression? {
    if case .expression(let expression) = kind { expression } else { nil }
  }

  var statement: Statement? {
    if case .statement(let statement) = kind { statement } else { nil }
  }

  var type: TypeDeclaration? {
    if case .type(let type) = kind { type } else { nil }
  }

  var function: FunctionDeclaration? {
    if case .function(let function) = kind { function } else { nil }
  }

  var variable: VariableDeclaration? {
    if case .variable(let variable) = kind { variable } else { nil }
  }

  var call: Call? {
    if case .call(let call)? = expression?.kind { call } else { nil }
  }
}

extension TypeDeclaration {
  /// `false` for a screen and a container.
  var isSwift: Bool { keyword != .screen && keyword != .container }
}
