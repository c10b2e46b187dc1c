import Language

// Members that are only built under a condition.
extension Declarations {
  /// What decides the conditions of `#if`.
  var build: Build { Build(names: names, conditions: conditions) }

  /// Returns members with the clauses of `#if` that hold in their place.
  func flattened(_ members: [LocatedMember]) -> [LocatedMember] {
    var result: [LocatedMember] = []
    for member in members {
      if case .conditional(let clauses) = member.member {
        let built = built(clauses)
        result += flattened(built.map { LocatedMember(file: member.file, member: $0) })
      } else {
        result.append(member)
      }
    }
    return result
  }

  /// The members of the first clause that holds; where it is not known which one does, those of all
  /// of them, with the condition inside each.
  func built(_ clauses: [ConditionalClause<[Member]>]) -> [Member] {
    for (index, clause) in clauses.enumerated() {
      guard let condition = clause.condition else { return clause.body }
      switch condition.buildTruth(build) {
      case true?: return clause.body
      case false?: continue
      case nil: return merged(Array(clauses[index...]))
      }
    }
    return []
  }

  /// One member for all of a name, which does what that of the clause does that is built.
  private func merged(_ clauses: [ConditionalClause<[Member]>]) -> [Member] {
    let clauses = clauses.filter { $0.condition.map { $0.buildTruth(build) != false } ?? true }
      .map { clause in
        ConditionalClause(condition: clause.condition, body: clause.body.flatMap { flat($0) })
      }
    var result: [Member] = []
    for clause in clauses {
      for member in clause.body where !result.contains(where: { $0.isLike(member) }) {
        result.append(merged(member, clauses))
      }
    }
    return result
  }

  private func flat(_ member: Member) -> [Member] {
    if case .conditional(let clauses) = member { built(clauses) } else { [member] }
  }

  private func merged(_ member: Member, _ clauses: [ConditionalClause<[Member]>]) -> Member {
    let alike = clauses.map { clause in
      (condition: clause.condition, member: clause.body.first { $0.isLike(member) })
    }
    switch member {
    case .variable(var variable):
      let others = alike.map { $0.member?.variable }
      if variable.getter != nil {
        variable.getter = bodies(
          zip(alike, others).map { ($0.condition, $1?.getter) }, of: variable.name,
          isOverride: variable.isOverride)
      } else if others.contains(where: { $0?.initial != nil }), others.allSatisfy({ $0 != nil }) {
        let values = zip(alike, others).map { part in
          (
            condition: part.0.condition,
            body: part.1?.initial.map { [Statement(.expression($0), $0.range)] }
          )
        }
        let statements = bodies(values, of: variable.name, isOverride: false)
        if let first = statements.first {
          variable.initial = Expression(.branch(first), first.range)
        }
      }
      return .variable(variable)
    case .function(var function):
      let parts = alike.map { (condition: $0.condition, body: $0.member?.function?.body) }
      function.body = bodies(parts, of: function.name, isOverride: false)
      return .function(function)
    case .content(let statement):
      let parts = clauses.map { clause in
        ConditionalClause(
          condition: clause.condition,
          body: clause.body.compactMap { if case .content(let one) = $0 { one } else { nil } })
      }
      return .content(Statement(.conditional(parts), statement.range))
    case .setting, .plist, .window, .scene, .input, .initializer, .type, .definition, .backdrop,
      .conditional, .cases, .kept, .unread:
      return member
    }
  }

  /// `#if` around statements; a clause without the member does what the superclass does, if it
  /// overrides one, and else is never asked.
  private func bodies(
    _ parts: [(condition: Expression?, body: [Statement]?)], of name: LocatedName,
    isOverride: Bool
  ) -> [Statement] {
    let inherited = Expression(
      .member(Expression(.name(Name(.super)), name.range), name), name.range)
    let missing = isOverride ? [Statement(.return(inherited), name.range)] : []
    var clauses = parts.map {
      ConditionalClause(condition: $0.condition, body: $0.body ?? missing)
    }
    if clauses.last?.condition != nil, !missing.isEmpty {
      clauses.append(ConditionalClause(condition: nil, body: missing))
    }
    let range = parts.lazy.compactMap { $0.body?.first?.range }.first ?? name.range
    return [Statement(.conditional(clauses), range)]
  }
}

extension VariableDeclaration {
  fileprivate var isOverride: Bool { modifiers.contains { $0.name.word == .override } }
}

extension Member {
  fileprivate var variable: VariableDeclaration? {
    if case .variable(let variable) = self { variable } else { nil }
  }

  fileprivate var function: FunctionDeclaration? {
    if case .function(let function) = self { function } else { nil }
  }

  /// `true` iff two members could not stand side by side.
  fileprivate func isLike(_ other: Member) -> Bool {
    switch self {
    case .variable(let a):
      guard case .variable(let b) = other else { return false }
      return a.name.name == b.name.name
    case .function(let a):
      guard case .function(let b) = other else { return false }
      return a.name.name == b.name.name && a.parameters.count == b.parameters.count
        && zip(a.parameters, b.parameters).allSatisfy { $0.label?.name == $1.label?.name }
    case .type(let a):
      guard case .type(let b) = other else { return false }
      return a.name.name == b.name.name && a.keyword != .extension
    case .definition(let a, _):
      guard case .definition(let b, _) = other else { return false }
      return a.name == b.name
    case .content: if case .content = other { return true } else { return false }
    case .setting, .plist, .window, .scene, .input, .initializer, .backdrop, .cases, .kept,
      .conditional, .unread:
      return false
    }
  }
}
