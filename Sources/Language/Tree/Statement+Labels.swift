// Statements with a name: what jumps to the end of one, or to its next round, says so by name.
extension Statement {
  /// This statement, of which a label stands in front. A jump that names it and stands in no other
  /// loop or `switch` is one without a name; `if` and `do` become the only case of a `switch`,
  /// which `break` leaves. Where a jump comes from further inside, how much is done is not known.
  func labelled(_ label: Name) -> Statement {
    guard jumps(to: label) else { return self }
    let whole: Statement
    switch kind {
    case .loop(var loop):
      loop.body = loop.body.jumping(to: label, leaves: true, repeats: true)
      return Statement(.loop(loop), range)
    case .switch(let subject, var cases):
      for index in cases.indices {
        cases[index].body = cases[index].body.jumping(to: label, leaves: true, repeats: false)
      }
      whole = Statement(.switch(subject, cases), range)
    case .expression, .variable, .function, .type, .if, .guard, .return, .jump, .block, .attempt,
      .deferred, .conditional, .action, .unread:
      guard !leavesOutward else { return onceOrNever }
      let item = SwitchCase(
        range: range, patterns: [], conditions: [],
        body: [self].jumping(to: label, leaves: true, repeats: false))
      whole = Statement(.switch(Expression(.boolean(true), range.atStart), [item]), range)
    }
    return whole.jumps(to: label) ? onceOrNever : whole
  }

  /// A loop of which nothing says how often it runs.
  private var onceOrNever: Statement {
    Statement(.loop(LoopStatement(variable: nil, sequence: nil, body: [self])), range)
  }

  private func jumps(to label: Name) -> Bool {
    if case .jump(.labelled(label, _)) = kind { return true }
    return blocks.contains { $0.contains { $0.jumps(to: label) } }
  }

  /// `true` iff `break` in it leaves a loop or a `switch` around it.
  private var leavesOutward: Bool {
    switch kind {
    case .jump(.break): true
    case .loop, .switch: false
    case .expression, .variable, .function, .type, .if, .guard, .return, .jump, .block, .attempt,
      .deferred, .conditional, .action, .unread:
      blocks.contains { $0.contains { $0.leavesOutward } }
    }
  }

  /// The blocks that stand in it.
  package var blocks: [[Statement]] {
    switch kind {
    case .if(let branches): [branches.then, branches.otherwise]
    case .guard(_, let otherwise): [otherwise]
    case .switch(_, let cases): cases.map { $0.body }
    case .loop(let loop): [loop.body]
    case .block(let body), .deferred(let body): [body]
    case .attempt(let body, let clauses): [body] + clauses
    case .conditional(let clauses): clauses.map { $0.body }
    case .expression, .variable, .function, .type, .return, .jump, .action, .unread: []
    }
  }
}

extension [Statement] {
  /// These with jumps without a name where they name `label`; inside another loop or `switch` a
  /// jump without a name is one to its end.
  fileprivate func jumping(to label: Name, leaves: Bool, repeats: Bool) -> [Statement] {
    map { statement in
      var whole = statement
      switch statement.kind {
      case .jump(.labelled(label, leaves: true)): if leaves { whole.kind = .jump(.break) }
      case .jump(.labelled(label, leaves: false)): if repeats { whole.kind = .jump(.continue) }
      case .if(var branches):
        branches.then = branches.then.jumping(to: label, leaves: leaves, repeats: repeats)
        branches.otherwise = branches.otherwise.jumping(
          to: label, leaves: leaves, repeats: repeats)
        whole.kind = .if(branches)
      case .guard(let conditions, let otherwise):
        whole.kind = .guard(
          conditions, otherwise.jumping(to: label, leaves: leaves, repeats: repeats))
      case .switch(let subject, var cases):
        for index in cases.indices {
          cases[index].body = cases[index].body.jumping(
            to: label, leaves: false, repeats: repeats)
        }
        whole.kind = .switch(subject, cases)
      case .block(let body):
        whole.kind = .block(body.jumping(to: label, leaves: leaves, repeats: repeats))
      case .attempt(let body, let clauses):
        whole.kind = .attempt(
          body.jumping(to: label, leaves: leaves, repeats: repeats),
          catching: clauses.map { $0.jumping(to: label, leaves: leaves, repeats: repeats) })
      case .conditional(var clauses):
        for index in clauses.indices {
          clauses[index].body = clauses[index].body.jumping(
            to: label, leaves: leaves, repeats: repeats)
        }
        whole.kind = .conditional(clauses)
      case .expression, .variable, .function, .type, .loop, .return, .jump, .deferred, .action,
        .unread:
        break
      }
      return whole
    }
  }
}
