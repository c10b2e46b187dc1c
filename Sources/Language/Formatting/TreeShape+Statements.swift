extension TreeShape {
  mutating func add(_ statements: [Statement]) {
    count(statements.count)
    for statement in statements { add(statement) }
  }

  mutating func add(_ statement: Statement) {
    add(statement.range)
    switch statement.kind {
    case .expression(let expression):
      tag(1)
      add(expression)
    case .variable(let variable):
      tag(2)
      add(variable)
    case .function(let function):
      tag(3)
      add(function)
    case .type(let type):
      tag(4)
      add(type)
    case .if(let branch):
      tag(5)
      add(branch.conditions)
      add(branch.then)
      add(branch.otherwise)
    case .guard(let conditions, let body):
      tag(6)
      add(conditions)
      add(body)
    case .switch(let subject, let cases):
      tag(7)
      add(subject)
      add(cases)
    case .loop(let loop):
      tag(8)
      add(loop.variable)
      add(loop.names)
      add(loop.sequence)
      add(loop.body)
    case .return(let value):
      tag(9)
      add(value)
    case .jump: tag(10)
    case .block(let body):
      tag(11)
      add(body)
    case .attempt(let body, let clauses):
      tag(12)
      add(body)
      count(clauses.count)
      for clause in clauses { add(clause) }
    case .deferred(let body):
      tag(13)
      add(body)
    case .conditional(let clauses):
      tag(14)
      count(clauses.count)
      for clause in clauses {
        add(clause.condition)
        add(clause.body)
      }
    case .action(let step):
      tag(15)
      add(step)
    case .unread: tag(16)
    }
  }

  private mutating func add(_ conditions: [Condition]) {
    count(conditions.count)
    for condition in conditions {
      switch condition {
      case .expression(let value):
        tag(1)
        add(value)
      case .binding(let name, let value):
        tag(2)
        add(name)
        add(value)
      case .pattern(let pattern, let value):
        tag(3)
        add(pattern)
        add(value)
      }
    }
  }

  private mutating func add(_ cases: [SwitchCase]) {
    count(cases.count)
    for item in cases {
      add(item.range)
      count(item.patterns.count)
      for pattern in item.patterns { add(pattern) }
      for condition in item.conditions { add(condition) }
      add(item.build)
      add(item.body)
    }
  }
}
