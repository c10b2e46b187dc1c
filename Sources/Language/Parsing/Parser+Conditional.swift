extension Parser {
  /// `true` iff the token ends a clause of `#if`.
  var atClauseEnd: Bool {
    switch token.kind {
    case .directiveElse, .directiveElseif, .directiveEndif: true
    default: false
    }
  }

  /// Parses the clauses of `#if`, each with `body`.
  mutating func parseClauses<Body: Sendable>(
    _ body: (inout Parser) throws(SyntaxFailure) -> Body
  ) throws(SyntaxFailure) -> [ConditionalClause<Body>] {
    let opener = token.range
    var clauses: [ConditionalClause<Body>] = []
    let beside = try enter()
    repeat {
      let hasCondition = !at(.directiveElse)
      let line = token.range.end
      advance()
      let condition = hasCondition ? parseClauseCondition(after: line) : nil
      clauses.append(ConditionalClause(condition: condition, body: try body(&self)))
      if at(.directiveEndif) {
        advance()
        leave(beside)
        return clauses
      }
    } while atClauseEnd
    if hasUnclosedConditional { throw SyntaxFailure() }
    hasUnclosedConditional = true
    throw fail(.unclosedConditional(at: location(opener), end: here))
  }

  /// Parses a condition such as `os(iOS) && !DEBUG`; one of another kind is kept as nothing.
  ///
  ///     BuildCondition = Build { ( "&&" | "||" ) Build } ;
  ///     Build = [ "!" ^ ] name [ ^ "(" name ")" ] ;
  private mutating func parseClauseCondition(after end: UInt32) -> Expression? {
    if atNewLine { return nil }
    let saved = allowsTrailingClosure
    allowsTrailingClosure = false
    endsWithLine = true
    let start = place()
    var condition: Expression?
    do throws(SyntaxFailure) {
      condition = try parseExpression()
      if !atNewLine { condition = nil }
    } catch {
      condition = nil
    }
    allowsTrailingClosure = saved
    endsWithLine = false
    if condition == nil {
      goBack(to: start)
      skipKeptLine()
    }
    return condition
  }

  /// Takes a line of `#if` among the cases of a `switch`; `clauses` are those around the next one.
  mutating func takeDirective(_ clauses: inout [BuildClause]) -> Bool {
    guard at(.directiveIf) || atClauseEnd else { return false }
    let (kind, line) = (token.kind, token.range.end)
    let place = token.range
    advance()
    switch kind {
    case .directiveIf: clauses.append(BuildClause(parseClauseCondition(after: line), at: place))
    case .directiveElseif:
      let condition = parseClauseCondition(after: line)
      if !clauses.isEmpty { clauses[clauses.count - 1].goOn(condition, at: place) }
    case .directiveElse:
      let all = Expression(.boolean(true), place)
      if !clauses.isEmpty { clauses[clauses.count - 1].goOn(all, at: place) }
    case .directiveEndif: _ = clauses.popLast()
    default: break
    }
    return true
  }

  /// Skips a line of `#if` among arguments or elements: each clause's stand beside the others, so
  /// that none is known to be left out. `open` counts those whose `#endif` is still to come.
  mutating func takeDirectiveLine(_ open: inout Int) -> Bool {
    if at(.directiveIf) {
      open += 1
    } else if atClauseEnd, open > 0 {
      if at(.directiveEndif) { open -= 1 }
    } else {
      return false
    }
    skipLine()
    return true
  }

  /// `true` iff an argument ends at a directive rather than at a comma.
  func endsDirective(_ open: Int) -> Bool { at(.directiveIf) || (open > 0 && atClauseEnd) }
}

/// A clause of `#if` around cases: its condition, and that none before it holds.
struct BuildClause {
  private(set) var condition: Expression
  /// That some clause before the next one holds.
  private var earlier: Expression

  /// The first clause; one whose condition cannot be read stands under its own text.
  init(_ condition: Expression?, at place: SourceRange) {
    self.condition = condition ?? Expression(.missing, place)
    earlier = self.condition
  }

  /// Goes on with the clause at `place`.
  mutating func goOn(_ next: Expression?, at place: SourceRange) {
    let next = next ?? Expression(.missing, place)
    condition = Expression.both(Expression(.prefix(.not, earlier), place), next)
    earlier = Expression(.binary(earlier, .or, operatorRange: place, next), place)
  }
}

extension [BuildClause] {
  /// That each of them holds; nil where there are none.
  var condition: Expression? {
    dropFirst().reduce(first?.condition) { all, clause in
      all.map { Expression.both($0, clause.condition) }
    }
  }
}

extension Expression {
  fileprivate static func both(_ a: Expression, _ b: Expression) -> Expression {
    Expression(.binary(a, .and, operatorRange: b.range, b), b.range)
  }
}
