import Language

/// Walks a tree and lists its nodes.
struct OutlineBuilder {
  let source: Source
  let names: NameTable
  private(set) var nodes: [Node] = []
  /// The nodes that are open, by index.
  private var surroundings: [Int] = []

  init(source: Source, names: NameTable) {
    self.source = source
    self.names = names
  }

  /// Adds a node and what stands in it.
  private mutating func open(
    _ kind: Node.Kind, _ range: SourceRange, _ role: Node.Role = .none,
    inside: (inout OutlineBuilder) -> Void
  ) {
    let index = nodes.count
    nodes.append(
      Node(kind: kind, role: role, range: range, parent: surroundings.last, index: index))
    surroundings.append(index)
    inside(&self)
    surroundings.removeLast()
  }
}

// MARK: - Declarations

extension OutlineBuilder {
  mutating func add(_ item: Item) {
    switch item {
    case .app(let app):
      open(.app(app), app.range) { builder in for member in app.members { builder.add(member) } }
    case .type(let type): add(type)
    case .member(let member): add(member)
    case .include, .importModule, .scenario, .exploration, .unread: break
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    open(.type(type), type.range) { builder in
      for member in type.members { builder.add(member) }
    }
  }

  private mutating func add(_ member: Member) {
    switch member {
    case .variable(let variable): add(variable)
    case .function(let function): add(function)
    case .initializer(let function):
      open(.initializer(function), function.range) {
        $0.add(.handler, function.body, function.range)
      }
    case .type(let type): add(type)
    case .definition(let name, let value):
      open(.definition(name), name.range.union(value.range)) { $0.add(value, .answer) }
    case .content(let statement): add(.builder, [statement], statement.range)
    case .window(let window): add(.builder, window.content, window.range)
    case .scene(let scene): for member in scene.members { add(member) }
    case .conditional(let clauses):
      // Of several clauses all but one are left out of the app.
      guard clauses.count == 1 else { return }
      for member in clauses[0].body { add(member) }
    case .setting, .plist, .input, .backdrop, .cases, .kept, .unread: break
    }
  }

  private mutating func add(_ variable: VariableDeclaration) {
    open(.variable(variable), variable.range) { builder in
      if let initial = variable.initial { builder.add(initial, .initial) }
      let isBuilder = builder.isView(variable.type) || builder.hasBuilder(variable.attributes)
      builder.add(isBuilder ? .builder : .value, variable.getter, variable.range)
      for observer in [variable.willSet, variable.didSet] {
        builder.add(.handler, observer?.body, observer?.range ?? variable.range)
      }
    }
  }

  private mutating func add(_ function: FunctionDeclaration) {
    var mode = function.result == nil ? Block.Mode.handler : .value
    if isView(function.result) || hasBuilder(function.attributes) { mode = .builder }
    open(.function(function), function.range) { $0.add(mode, function.body, function.range) }
  }

  private func isView(_ type: TypeReference?) -> Bool {
    guard let type else { return false }
    let text = source.text(type.range)
    return text == "some View" || text == "some Scene"
  }

  private func hasBuilder(_ attributes: [Attribute]) -> Bool {
    attributes.contains { names.spelling(of: $0.name.name).hasSuffix("Builder") }
  }
}

// MARK: - Statements

extension OutlineBuilder {
  private mutating func add(
    _ mode: Block.Mode, _ statements: [Statement]?, _ range: SourceRange
  ) {
    guard let statements else { return }
    open(.block(Block(mode: mode, statements: statements)), range) { builder in
      for statement in statements {
        builder.add(statement, mode, isOnly: statements.count == 1)
      }
    }
  }

  private mutating func add(_ statement: Statement, _ mode: Block.Mode, isOnly: Bool) {
    open(.statement(statement), statement.range) {
      $0.addParts(of: statement, mode, isOnly: isOnly)
    }
  }

  private mutating func addParts(of statement: Statement, _ mode: Block.Mode, isOnly: Bool) {
    switch statement.kind {
    case .expression(let expression):
      let role: Node.Role =
        switch mode {
        case .builder: .view
        case .handler: .statement
        case .value: isOnly ? .answer : .statement
        }
      add(expression, role)
    case .variable(let variable): add(variable)
    case .function(let function): add(function)
    case .type(let type): add(type)
    case .if(let statement):
      for condition in statement.conditions { add(condition) }
      add(mode, statement.then, range(of: statement.then))
      add(mode, statement.otherwise, range(of: statement.otherwise))
    case .guard(let conditions, let body):
      for condition in conditions { add(condition) }
      add(mode == .handler ? .handler : .value, body, range(of: body))
    case .switch(let subject, let cases):
      add(subject, .subject)
      for one in cases {
        for case let condition? in one.conditions { add(condition, .condition) }
        add(mode, one.body, one.range)
      }
    case .loop(let loop):
      if let sequence = loop.sequence { add(sequence, .operand) }
      add(mode, loop.body, range(of: loop.body))
    case .return(let value): if let value { add(value, .answer) }
    case .block(let body), .deferred(let body): add(mode, body, statement.range)
    case .attempt(let body, let clauses):
      add(mode, body, range(of: body))
      for clause in clauses { add(mode, clause, range(of: clause)) }
    case .conditional(let clauses):
      for clause in clauses { add(mode, clause.body, range(of: clause.body)) }
    case .jump, .action, .unread: break
    }
  }

  private mutating func add(_ condition: Condition) {
    switch condition {
    case .expression(let expression): add(expression, .condition)
    case .binding(_, let value?): add(value, .matched)
    case .binding(_, nil): break
    case .pattern(_, let value): add(value, .matched)
    }
  }

  private func range(of statements: [Statement]) -> SourceRange {
    guard let first = statements.first, let last = statements.last else {
      return SourceRange(0, 0)
    }
    return first.range.union(last.range)
  }
}

// MARK: - Expressions

extension OutlineBuilder {
  private mutating func add(_ expression: Expression, _ role: Node.Role) {
    open(.expression(expression), expression.range, role) {
      $0.addParts(of: expression, role)
    }
  }

  private mutating func addParts(of expression: Expression, _ role: Node.Role) {
    switch expression.kind {
    case .member(let base, _): add(base, .receiver)
    case .call(let call): addParts(of: call)
    case .ternary(let condition, let then, let otherwise):
      add(condition, .condition)
      add(then, .branch)
      add(otherwise, .branch)
    case .binary(let left, let oper, _, let right):
      let isLogical = oper == .and || oper == .or
      add(left, isLogical ? .condition : .operand)
      add(right, isLogical ? .condition : .operand)
    case .prefix(let oper, let operand): add(operand, oper == .not ? .condition : .operand)
    case .assignment(let left, _, _, let right):
      add(left, .target)
      add(right, .assigned)
    case .tuple(let elements) where elements.count == 1 && elements[0].label == nil:
      add(elements[0].value, role)
    case .tuple(let elements): for element in elements { add(element.value, .element) }
    case .array(let elements): for element in elements { add(element, .element) }
    case .dictionary(let pairs):
      for pair in pairs {
        add(pair.key, .element)
        add(pair.value, .element)
      }
    case .subscripted(let base, let arguments):
      add(base, .receiver)
      for argument in arguments { add(argument.value, .element) }
    case .optionalChain(let inner), .forced(let inner): add(inner, .receiver)
    case .cast(let inner, _, _): add(inner, .operand)
    case .effect(_, let inner): add(inner, role)
    case .string(let string): for inner in string.interpolations { add(inner, .element) }
    case .closure(let closure): add(closure, looksLikeHandler(closure.body) ? .handler : .value)
    case .conditionalModifiers(let base, let clauses):
      add(base, .receiver)
      for clause in clauses { add(clause.body, .receiver) }
    case .branch(let statement): add(statement, .value, isOnly: true)
    default: break
    }
  }

  private mutating func addParts(of call: Call) {
    add(call.callee, .callee)
    for (index, argument) in call.arguments.enumerated() {
      let label = argument.label.map { source.text($0.range) }
      if case .closure(let closure) = argument.value.kind {
        add(closure, mode(of: closure, label: label, in: call))
      } else {
        add(argument.value, .argument(label: label, index: index))
      }
    }
    for (label, closure) in call.closures {
      add(closure, mode(of: closure, label: label.map { source.text($0.range) }, in: call))
    }
  }

  private mutating func add(_ closure: Closure, _ mode: Block.Mode) {
    open(.closure(closure), closure.range) { $0.add(mode, closure.body, closure.range) }
  }
}
