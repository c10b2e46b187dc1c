import Language

/// What code keeps of the controllers that segues lead to.
struct SegueDestinations {
  private let resolver: Resolver

  init(_ resolver: Resolver) { self.resolver = resolver }

  /// The properties that code gives what a segue leads to: `child = segue.destination as? Child`.
  func kept(by body: [Statement]) -> [LocatedName] {
    var destinations: [Name] = []
    return kept(by: body.map(CodePiece.statement), &destinations)
  }

  /// - Parameter destinations: the constants that stand for what a segue leads to.
  private func kept(
    by pieces: [CodePiece], _ destinations: inout [Name]
  ) -> [LocatedName] {
    var found: [LocatedName] = []
    for piece in pieces {
      switch piece {
      case .closure: continue
      case .expression(let expression):
        if case .assignment(let target, .assign, _, let value) = expression.kind,
          let name = target.ownName, namesDestination(value, destinations)
        {
          found.append(LocatedName(name, target.lastName?.range ?? target.range))
        }
      case .statement(let statement):
        for case (let name, let value?) in statement.bindings
        where namesDestination(value, destinations) {
          destinations.append(name)
        }
      }
      found += kept(by: piece.pieces, &destinations)
    }
    return found
  }

  private func namesDestination(_ value: Expression, _ destinations: [Name]) -> Bool {
    value.contains { part in
      if let own = part.ownName, destinations.contains(own) { return true }
      return part.lastName.map { resolver.spelling($0.name).hasPrefix("destination") } ?? false
    }
  }
}

extension Statement {
  /// The constants and variables that it declares, each with its value where one is written.
  fileprivate var bindings: [(name: Name, value: Expression?)] {
    let conditions: [Condition]
    switch kind {
    case .variable(let variable): return [(variable.name.name, variable.initial)]
    case .if(let branches): conditions = branches.conditions
    case .guard(let guarded, _): conditions = guarded
    case .expression, .return, .function, .type, .switch, .loop, .jump, .block, .attempt,
      .deferred, .conditional, .action, .unread:
      return []
    }
    return conditions.compactMap { condition in
      if case .binding(let name, let value) = condition { return (name.name, value) }
      return nil
    }
  }
}
