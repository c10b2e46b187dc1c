import Language

/// An expression becomes a `let` before its statement, and a `let` becomes its value.
enum Lets {
  static let rules = [
    Rule("expression to let", .changesNothing) { file in
      file.outline.nodes.compactMap { extraction(of: $0, in: file) }
    },
    Rule("let to expression", .changesNothing) { file in
      file.outline.nodes.flatMap { inlining(in: $0, of: file) }
    },
  ]

  // MARK: - To a let

  private static func extraction(of node: Node, in file: SpecFile) -> Rewrite? {
    guard let expression = node.expression, isExtractable(expression, node.role),
      file.isSwiftAsItStands(node), isDeclared(expression, in: file),
      let holder = file.statement(around: node),
      canHoldLet(before: holder, in: file), isEvaluatedAlways(node, in: holder, of: file),
      let type = annotation(for: node, in: file)
    else { return nil }
    let written = file.text(node.range)
    let declaration = "let extracted\(type) = \(written); "
    let isAnswer = node.role == .answer || file.outline.purpose(of: node) == .answer
    let needsReturn = isAnswer && !isReturn(holder) || isImplicitAnswer(holder, in: file)
    return Rewrite([
      TextEdit(holder.range.atStart, declaration + (needsReturn ? "return " : "")),
      TextEdit(node.range, "extracted"),
    ])
  }

  /// Values that say something, where they are read; a view or a literal on its own does not.
  private static func isExtractable(_ expression: Expression, _ role: Node.Role) -> Bool {
    switch role {
    case .condition, .answer, .assigned, .argument, .branch, .matched, .subject: break
    default: return false
    }
    switch expression.kind {
    case .name, .boolean, .member, .prefix, .binary, .ternary, .implicitMember, .cast: return true
    default: return false
    }
  }

  /// `false` for a bare name of something that the file does not show.
  private static func isDeclared(_ expression: Expression, in file: SpecFile) -> Bool {
    guard case .name(let name) = expression.kind else { return true }
    return file.declares(file.spelling(name))
  }

  private static func isReturn(_ node: Node) -> Bool {
    if case .return? = node.statement?.kind { true } else { false }
  }

  /// `true` for a statement that is a value because it is the only one of a getter.
  private static func isImplicitAnswer(_ statement: Node, in file: SpecFile) -> Bool {
    guard case .expression? = statement.statement?.kind,
      let block = file.outline.block(around: statement)
    else { return false }
    return block.mode == .value && block.statements.count == 1
  }

  /// `true` where a declaration may stand before a statement: not among the members of a screen,
  /// nor behind `else`.
  private static func canHoldLet(before statement: Node, in file: SpecFile) -> Bool {
    guard let block = file.outline.parent(of: statement),
      let owner = file.outline.parent(of: block), !file.followsElse(statement.range)
    else { return false }
    switch owner.kind {
    case .app, .type: return false
    case .closure where file.isAmongControllers(statement): return false
    case .closure:
      // A closure that is called on the spot or handed on: what it answers is not known here.
      if case .block(let block) = block.kind, block.mode == .value { return false }
    case .expression: return false
    default: break
    }
    return true
  }

  /// `true` iff nothing stands between an expression and its statement that would read it later,
  /// or where names exist that the statement does not see.
  private static func isEvaluatedAlways(
    _ node: Node, in statement: Node, of file: SpecFile
  ) -> Bool {
    for ancestor in file.outline.ancestors(of: node) {
      if ancestor.index == statement.index { break }
      if case .closure = ancestor.kind { return false }
      if case .variable(let variable) = ancestor.kind, variable.getter != nil { return false }
    }
    // The condition of a case, and a condition behind another that binds a name.
    if case .switch? = statement.statement?.kind, node.role == .condition { return false }
    return file.words(in: node.range).isDisjoint(with: boundNames(of: statement, in: file))
  }

  private static func boundNames(of node: Node, in file: SpecFile) -> Set<String> {
    let conditions: [Condition] =
      switch node.statement?.kind {
      case .if(let statement): statement.conditions
      case .guard(let conditions, _): conditions
      default: []
      }
    var names: Set<String> = []
    for condition in conditions {
      switch condition {
      case .binding(let name, _): names.insert(file.text(name))
      case .pattern(let pattern, _): names.formUnion(file.words(in: pattern.range))
      case .expression: break
      }
    }
    return names
  }

  /// The type that the constant has to state: for `.dark` and `nil`, which have none of their own.
  private static func annotation(for node: Node, in file: SpecFile) -> String? {
    let hasOwnType = !file.tokens(in: node.range).enumerated().contains { index, token in
      file.text(token) == "nil"
        || token.kind == .period && file.beginsImplicitMember(token, in: node.range)
    }
    if hasOwnType { return "" }
    return file.kind(of: node).map { ": " + $0.variableType }
  }

  // MARK: - And back

  private static func inlining(in node: Node, of file: SpecFile) -> [Rewrite] {
    guard case .block(let block) = node.kind else { return [] }
    return zip(block.statements, block.statements.dropFirst()).compactMap { first, second in
      guard case .variable(let variable) = first.kind, variable.isConstant, variable.type == nil,
        let value = variable.initial, file.isInlinable(value)
      else { return nil }
      return inlining(variable, value, first, into: second, of: block, file)
    }
  }

  private static func inlining(
    _ variable: VariableDeclaration, _ value: Expression, _ first: Statement,
    into second: Statement, of block: Block, _ file: SpecFile
  ) -> Rewrite? {
    let name = file.text(variable.name)
    guard let last = block.statements.last else { return nil }
    let rest = SourceRange(first.range.end, last.range.end)
    let uses = file.tokens(in: rest).filter { file.text($0) == name }
    guard uses.count == 1, let use = uses.first, second.range.contains(use.range),
      let node = file.outline.nodes.last(where: {
        $0.range == use.range && $0.expression != nil
      }), file.statement(around: node)?.range == second.range,
      !file.outline.ancestors(of: node).contains(where: { ancestor in
        if case .closure = ancestor.kind { second.range.contains(ancestor.range) } else { false }
      })
    else { return nil }
    return Rewrite([
      TextEdit(SourceRange(first.range.start, second.range.start), ""),
      TextEdit(use.range, "(\(file.text(value.range)))"),
    ])
  }
}

extension SpecFile {
  /// `true` for a value that is the same a moment later.
  fileprivate func isInlinable(_ value: Expression) -> Bool {
    switch value.kind {
    case .name, .boolean, .number, .member, .prefix, .binary, .ternary, .call: true
    default: false
    }
  }

  /// `true` for the dot of `.dark`, with nothing before it.
  fileprivate func beginsImplicitMember(_ dot: Token, in range: SourceRange) -> Bool {
    guard dot.range.start > range.start, let before = token(before: dot.range.start) else {
      return true
    }
    switch before.kind {
    case .identifier, .dollarName, .rightParen, .rightBracket, .rightBrace, .number, .string:
      return ["return", "in", "case", "else"].contains(text(before))
    case .oper: return !["?", "!"].contains(text(before)) || dot.flags.contains(.spaceBefore)
    default: return true
    }
  }
}
