import Language

/// Reads what a getter gives: constants, conditions, and the names of the rest.
struct AnswerReader {
  let source: Source
  let names: NameTable
  /// Constants of the getter itself.
  private var locals: [Name: Expression] = [:]
  /// How many more statements are followed; a getter of many conditions is not worked out.
  private var budget = 200

  init(source: Source, names: NameTable) {
    self.source = source
    self.names = names
  }

  /// Returns what a getter's statements give.
  mutating func answer(_ statements: [Statement]) -> AnswerTree {
    if statements.count == 1, case .expression(let value) = statements[0].kind {
      return answer(value)
    }
    return answer(statements[...], then: [])
  }

  /// Follows statements, and those after the block that they stand in.
  private mutating func answer(
    _ statements: ArraySlice<Statement>, then rest: [ArraySlice<Statement>]
  ) -> AnswerTree {
    var statements = statements
    var rest = rest
    while true {
      budget -= 1
      guard budget > 0 else { return .outcome(.named("a getter of many conditions")) }
      guard let statement = statements.popFirst() else {
        guard let outer = rest.popLast() else {
          return .outcome(.named("the end of the getter"))
        }
        statements = outer
        continue
      }
      let after = rest + [statements]
      switch statement.kind {
      case .return(let value): return value.map { answer($0) } ?? .outcome(.nothing)
      case .if(let branch):
        let first = answer(branch.then[...], then: after)
        let second = answer(branch.otherwise[...], then: after)
        return choice(branch.conditions, first, second)
      case .guard(let conditions, let otherwise):
        let first = answer(statements, then: rest)
        return choice(conditions, first, answer(otherwise[...], then: after))
      case .switch(let subject, let cases):
        let trees = cases.map { answer(withoutBreak($0.body), then: after) }
        return trees.isEmpty
          ? .outcome(.named(text(subject.range))) : join(.text(text(subject.range)), trees)
      case .block(let body): (statements, rest) = (body[...], after)
      case .variable(let variable): note(variable)
      case .conditional(let clauses):
        let trees = BuildCondition.kept(clauses, source).map { answer($0[...], then: after) }
        if !trees.isEmpty { return join(.text("#if"), trees) }
      case .loop, .attempt, .jump: return .outcome(.named(text(statement.range)))
      case .expression, .function, .type, .deferred, .action: continue
      case .unread: return .outcome(.named("code that is not read"))
      }
    }
  }

  /// A `break` at the end of a case does nothing; anywhere else it is not followed.
  private func withoutBreak(_ body: [Statement]) -> ArraySlice<Statement> {
    if case .jump(.break)? = body.last?.kind { body.dropLast() } else { body[...] }
  }

  private mutating func note(_ variable: VariableDeclaration) {
    if variable.isConstant, let value = variable.initial { locals[variable.name.name] = value }
  }

  private func choice(
    _ conditions: [Condition], _ first: AnswerTree, _ second: AnswerTree
  ) -> AnswerTree {
    if conditions.count == 1, case .expression(let value) = conditions[0],
      case .availability(let platforms, let isNegated) = value.kind,
      let version = release(in: platforms)
    {
      return join(.release(version), isNegated ? [second, first] : [first, second])
    }
    let words = conditions.map { condition in
      switch condition {
      case .expression(let value): text(value.range)
      case .binding(let name, let value): text(value?.range ?? name.range)
      case .pattern(_, let value): text(value.range)
      }
    }
    return join(.text(words.joined(separator: ", ")), [first, second])
  }

  private func release(in platforms: [Availability]) -> String? {
    platforms.first { $0.platform.map { names.spelling(of: $0.name) == "iOS" } ?? false }?
      .version.map { source.text($0) }
  }

  /// Branches that give the same are no choice.
  private func join(_ condition: AnswerTree.Condition, _ trees: [AnswerTree]) -> AnswerTree {
    if let first = trees.first, trees.allSatisfy({ $0 == first }) { return first }
    let tree = AnswerTree.choice(condition, trees)
    return tree.size > 60 ? .outcome(.named("a getter of many conditions")) : tree
  }

  // MARK: - Expressions

  /// Returns what an expression gives.
  mutating func answer(_ value: Expression) -> AnswerTree {
    budget -= 1
    guard budget > 0 else { return .outcome(.named("a getter of many conditions")) }
    switch value.kind {
    case .boolean(let flag): return .outcome(.flag(flag))
    case .nilLiteral: return .outcome(.nothing)
    case .implicitMember(let name): return .outcome(constant(name) ?? named(value))
    case .member(let base, let member):
      if case .name(let name) = base.kind {
        if name.word == .super { return .outcome(.inherited) }
        if names.spelling(of: name) == "UIStatusBarStyle", let constant = constant(member.name) {
          return .outcome(constant)
        }
      }
      return .outcome(named(value))
    case .name(let name):
      // Once, so that `let a = a` ends.
      if let local = locals.removeValue(forKey: name) {
        defer { locals[name] = local }
        return answer(local)
      }
      return .outcome(named(value))
    case .prefix(.not, let inner): return negated(answer(inner))
    case .ternary(let condition, let first, let second):
      return join(.text(text(condition.range)), [answer(first), answer(second)])
    case .binary(let left, .coalesce, _, let right):
      let first = answer(left)
      return first == .outcome(.nothing)
        ? answer(right) : join(.text(text(left.range)), [first, answer(right)])
    case .tuple(let elements) where elements.count == 1: return answer(elements[0].value)
    case .branch(let statement): return answer([statement][...], then: [])
    case .forced(let inner), .effect(_, let inner): return answer(inner)
    default: return .outcome(named(value))
    }
  }

  private func constant(_ name: Name) -> Outcome? {
    BarStyle.named(names.spelling(of: name)).map { .style($0) }
  }

  private func named(_ value: Expression) -> Outcome { .named(text(value.range)) }

  private func negated(_ tree: AnswerTree) -> AnswerTree {
    switch tree {
    case .outcome(.flag(let flag)): .outcome(.flag(!flag))
    case .outcome(.named(let text)):
      .outcome(.named(text.hasPrefix("!") ? String(text.dropFirst()) : "!" + text))
    case .outcome: tree
    case .choice(let condition, let trees): .choice(condition, trees.map { negated($0) })
    }
  }

  /// The text of a range on one line, cut where it is long.
  func text(_ range: SourceRange) -> String { AnswerReader.text(range, in: source) }

  static func text(_ range: SourceRange, in source: Source) -> String {
    let end = min(range.end, range.start &+ 200)
    let words = source.text(SourceRange(range.start, max(range.start, end)))
      .split { $0.isWhitespace }
    let line = words.joined(separator: " ")
    return line.count > 60 ? String(line.prefix(57)) + "..." : line
  }
}

/// `#if`, as far as a build for iOS is certain.
enum BuildCondition {
  /// Returns the bodies that an app for iOS may be built with: those before the first certain one,
  /// and that; none where all are for other systems.
  static func kept<Body>(_ clauses: [ConditionalClause<Body>], _ source: Source) -> [Body] {
    var result: [Body] = []
    for clause in clauses {
      switch clause.condition.map({ holds($0, source) }) {
      case .some(.some(false)): continue
      case .some(.some(true)), .none:
        result.append(clause.body)
        return result
      case .some(.none): result.append(clause.body)
      }
    }
    return result
  }

  /// Returns whether a condition holds on iOS; nil where that is not certain.
  private static func holds(_ condition: Expression, _ source: Source) -> Bool? {
    switch condition.kind {
    case .prefix(.not, let inner): return holds(inner, source).map { !$0 }
    case .tuple(let elements) where elements.count == 1: return holds(elements[0].value, source)
    case .binary(let left, .and, _, let right):
      let (a, b) = (holds(left, source), holds(right, source))
      return a == false || b == false ? false : a == true && b == true ? true : nil
    case .binary(let left, .or, _, let right):
      let (a, b) = (holds(left, source), holds(right, source))
      return a == true || b == true ? true : a == false && b == false ? false : nil
    default:
      let text = source.text(condition.range).filter { !$0.isWhitespace }
      if text == "os(iOS)" || text == "canImport(UIKit)" || text == "swift(>=5.0)" { return true }
      if text.hasPrefix("os(") || text == "canImport(AppKit)" || text == "canImport(WatchKit)"
        || text.hasPrefix("targetEnvironment(mac")
      {
        return false
      }
      return nil
    }
  }
}
