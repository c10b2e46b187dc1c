import Language
import StatusBar

// What an initializer assigns itself: no observer is told of it. Of what a function, a closure or
// a `defer` of the initializer assigns each is told, and a superclass's property is observed.
extension Binder {
  /// Returns the places of the assignments in the body of an initializer that no observer is told
  /// of: those of the type's own properties that stand in the body itself.
  func directAssignments(of initializer: LocatedFunction, in type: Int) -> [SourceRange] {
    var found: [SourceRange] = []
    collect(initializer.declaration.body ?? [], declarations[type], &found)
    return found
  }

  /// The type, one of an owner's or above it, that declares an initializer.
  func typeDeclaring(_ initializer: LocatedFunction, _ owner: Int) -> Int? {
    guard let type = typeInfo(of: owner) else { return nil }
    let place = initializer.declaration.name.range
    return declarations.lineage(of: type).first { base in
      declarations[base].initializers.contains {
        $0.file == initializer.file && $0.declaration.name.range == place
      }
    }
  }

  private func collect(
    _ statements: [Statement], _ type: TypeInfo, _ found: inout [SourceRange]
  ) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression):
        if isDirect(expression, type) { found.append(expression.range) }
      case .if(let branches):
        collect(branches.then, type, &found)
        collect(branches.otherwise, type, &found)
      case .guard(_, let otherwise): collect(otherwise, type, &found)
      case .switch(_, let cases): for one in cases { collect(one.body, type, &found) }
      case .loop(let loop): collect(loop.body, type, &found)
      case .block(let body): collect(body, type, &found)
      case .attempt(let body, let clauses):
        collect(body, type, &found)
        for clause in clauses { collect(clause, type, &found) }
      case .conditional(let clauses): for clause in clauses { collect(clause.body, type, &found) }
      case .variable, .function, .type, .return, .jump, .deferred, .action, .unread: break
      }
    }
  }

  private func isDirect(_ expression: Expression, _ type: TypeInfo) -> Bool {
    let target: Expression
    switch expression.kind {
    case .assignment(let place, _, _, _): target = place
    case .call(let call):
      guard case .member(let base, let name) = call.callee.kind, name.name.word == .toggle else {
        return false
      }
      target = base
    default: return false
    }
    return target.ownName.map { type.variables[$0] != nil } ?? false
  }
}
