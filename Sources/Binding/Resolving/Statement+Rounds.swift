import Language

// The code of a closure that is called once for each element, as the round of a loop.
extension [Statement] {
  /// The statements with `continue` in place of `return`; nil where one yields something, or stands
  /// in a loop of its own.
  var asRound: [Statement]? {
    var result: [Statement] = []
    for statement in self {
      guard let round = statement.asRound else { return nil }
      result.append(round)
    }
    return result
  }
}

extension Statement {
  fileprivate var asRound: Statement? {
    switch kind {
    case .return(nil): return Statement(.jump(.continue), range)
    case .return: return nil
    case .if(var branches):
      guard let then = branches.then.asRound, let otherwise = branches.otherwise.asRound else {
        return nil
      }
      (branches.then, branches.otherwise) = (then, otherwise)
      return Statement(.if(branches), range)
    case .guard(let conditions, let otherwise):
      return otherwise.asRound.map { Statement(.guard(conditions, $0), range) }
    case .switch(let subject, var cases):
      for index in cases.indices {
        guard let body = cases[index].body.asRound else { return nil }
        cases[index].body = body
      }
      return Statement(.switch(subject, cases), range)
    case .block(let body): return body.asRound.map { Statement(.block($0), range) }
    case .conditional(var clauses):
      for index in clauses.indices {
        guard let body = clauses[index].body.asRound else { return nil }
        clauses[index].body = body
      }
      return Statement(.conditional(clauses), range)
    case .loop, .attempt, .deferred:
      let returns = holds { if case .return = $0.kind { true } else { false } }
      return returns ? nil : self
    case .expression, .variable, .function, .type, .jump, .action, .unread: return self
    }
  }
}
