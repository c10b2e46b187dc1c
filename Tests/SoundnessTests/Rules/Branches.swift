import Language

/// The same choice in another form: `? :`, `if`, `guard`, `switch`.
enum Branches {
  static let rules = [
    Rule("ternary to if", .changesNothing) { file in
      file.outline.nodes.compactMap { ifs(for: $0, in: file) }
    },
    Rule("if to guard", .changesNothing) { file in
      file.outline.nodes.compactMap { `guard`(for: $0, in: file) }
    },
    Rule("if to switch", .changesNothing) { file in
      file.outline.nodes.compactMap { `switch`(for: $0, in: file) }
    },
  ]

  /// `return a ? b : c` as `if a { return b } else { return c }`.
  private static func ifs(for node: Node, in file: SpecFile) -> Rewrite? {
    guard node.role == .answer,
      case .ternary(let condition, let then, let other)? =
        node.expression?.kind, let statement = file.outline.parent(of: node),
      let block = file.outline.parent(of: statement), case .block(let lines) = block.kind,
      lines.mode == .value, let owner = file.outline.parent(of: block), !isClosure(owner)
    else { return nil }
    let head = file.headText(condition)
    let text =
      "if \(head) { return \(file.text(then.range)) } else { return \(file.text(other.range)) }"
    return Rewrite(TextEdit(statement.range, text))
  }

  private static func isClosure(_ node: Node) -> Bool {
    if case .closure = node.kind { true } else { false }
  }

  // MARK: - Guard

  /// The last `if` of a function, or `if` and `return` at the end of a getter.
  private static func `guard`(for node: Node, in file: SpecFile) -> Rewrite? {
    guard case .block(let block) = node.kind, let owner = file.outline.parent(of: node) else {
      return nil
    }
    switch owner.kind {
    case .function, .initializer, .closure, .variable: break
    default: return nil
    }
    switch block.mode {
    case .handler: return guardInHandler(block, file)
    case .value: return guardInGetter(block, file)
    case .builder: return nil
    }
  }

  private static func guardInHandler(_ block: Block, _ file: SpecFile) -> Rewrite? {
    guard let last = block.statements.last, case .if(let choice) = last.kind,
      choice.otherwise.isEmpty, let body = file.body(of: choice.then)
    else { return nil }
    let head = file.head(of: last, before: choice.then)
    return Rewrite(TextEdit(last.range, "guard \(head) else { return }; \(body)"))
  }

  private static func guardInGetter(_ block: Block, _ file: SpecFile) -> Rewrite? {
    guard block.statements.count > 1, let last = block.statements.last,
      case .return(let other?) = last.kind,
      case .if(let choice) = block.statements[block.statements.count - 2].kind,
      choice.otherwise.isEmpty, choice.then.count == 1, case .return = choice.then[0].kind
    else { return nil }
    let statement = block.statements[block.statements.count - 2]
    let head = file.head(of: statement, before: choice.then)
    let text =
      "guard \(head) else { return \(file.text(other.range)) }; "
      + file.text(choice.then[0].range)
    return Rewrite(TextEdit(statement.range.union(last.range), text))
  }

  // MARK: - Switch

  /// `if a { b } else { c }` as `switch a { case true: b case false: c }`.
  private static func `switch`(for node: Node, in file: SpecFile) -> Rewrite? {
    guard case .if(let choice)? = node.statement?.kind, choice.conditions.count == 1,
      case .expression(let condition) = choice.conditions[0], !condition.isAvailability,
      let then = file.body(of: choice.then), !file.followsElse(node.range),
      let mode = file.outline.block(around: node)?.mode
    else { return nil }
    let nothing = mode == .builder ? "EmptyView()" : "break"
    let otherwise = file.body(of: choice.otherwise) ?? nothing
    let head = file.headText(condition)
    return Rewrite(
      TextEdit(
        node.range, "switch \(head) {\ncase true: \(then)\ncase false: \(otherwise)\n}"))
  }
}

extension SpecFile {
  /// The text of statements, or nil if there are none.
  fileprivate func body(of statements: [Statement]) -> String? {
    guard let first = statements.first, let last = statements.last else { return nil }
    return text(first.range.union(last.range))
  }

  /// The conditions of an `if` as written, between the word and the brace.
  fileprivate func head(of statement: Statement, before body: [Statement]) -> String {
    let first = index(ofTokenAt: statement.range.start) + 1
    guard let start = body.first?.range.start else { return "" }
    // The brace that opens the body is the token before its first statement.
    let brace = tokens[index(ofTokenAt: start) - 1]
    let range = SourceRange(tokens[first].range.start, brace.range.start)
    var text = text(range)
    while text.last == " " { text.removeLast() }
    return text
  }

  /// An expression as it can stand before a brace.
  fileprivate func headText(_ expression: Expression) -> String {
    let written = text(expression.range)
    return written.contains("{") ? "(\(written))" : written
  }
}

extension Expression {
  fileprivate var isAvailability: Bool {
    switch kind {
    case .availability, .macro: true
    default: false
    }
  }
}
