import Language

/// What code of a controller may change of its own properties as a segue comes.
struct SegueChanges {
  /// A property that is changed.
  struct Change {
    var name: LocatedName
    var file: FileID
    /// `true` iff another value may take its place; `false` where only something of it is changed,
    /// or called.
    var isWhole: Bool
  }

  private let resolver: Resolver
  private let type: Int
  private var seen: [Location] = []
  /// The names that the function at work declares.
  private var locals: TableSet<Name> = Table()
  private var found: [Change] = []

  init(_ resolver: Resolver, of type: Int) { (self.resolver, self.type) = (resolver, type) }

  /// The properties that the class changes in `prepare(for:sender:)`, and where a storyboard asks
  /// it for a controller: also in closures, and in its functions which are called there.
  static func all(_ resolver: Resolver, of type: Int) -> [Change] {
    // Most files have none of these words.
    let segue = resolver.names.name(of: Array("UIStoryboardSegue".utf8))
    let action = resolver.names.name(of: Array("IBSegueAction".utf8))
    if segue == nil, action == nil { return [] }
    var changes = SegueChanges(resolver, of: type)
    let functions = resolver.declarations.lineage(of: type).flatMap {
      resolver.declarations[$0].allFunctions
    }
    for function in functions {
      let declaration = function.declaration
      let first = declaration.parameters.first
      let isAsked = declaration.attributes.contains { $0.name.name == action }
      let isTold =
        segue != nil && first?.type?.name == segue
        && resolver.spelling(declaration.name.name) == "prepare"
        && first?.label.map { resolver.spelling($0.name) == "for" } ?? false
      if isTold || isAsked { changes.look(at: function) }
    }
    return changes.found
  }

  private mutating func look(at function: LocatedFunction) {
    let place = Location(function.file, function.declaration.name.range)
    guard let body = function.declaration.body, !seen.contains(place) else { return }
    seen.append(place)
    let outer = locals
    defer { locals = outer }
    locals = Table()
    for parameter in function.declaration.parameters { locals.insert(parameter.name.name) }
    look(at: body.map(CodePiece.statement), in: function.file)
  }

  private mutating func look(at pieces: [CodePiece], in file: FileID) {
    for piece in pieces {
      switch piece {
      case .expression(let expression): note(expression, in: file)
      case .statement(let statement):
        for name in statement.declared { locals.insert(name) }
      case .closure(let closure):
        for parameter in closure.parameters { locals.insert(parameter.name) }
      }
      look(at: piece.pieces, in: file)
    }
  }

  private mutating func note(_ expression: Expression, in file: FileID) {
    switch expression.kind {
    case .assignment(let target, _, _, _), .prefix(.bitAnd, let target): add(target, in: file)
    case .call(let call):
      guard let name = call.callee.lastName else { return }
      if call.callee.ownName != nil || call.callee.hasSelfBelow {
        for function in resolver.declarations.lineage(of: type).flatMap({
          resolver.declarations[$0].functions[name.name] ?? []
        }) {
          look(at: function)
        }
      } else if case .member(let base, _) = call.callee.kind {
        add(base, isWhole: false, in: file)
      }
    // What stands inside is come to by itself.
    default: return
    }
  }

  /// Notes the property that something is changed of.
  private mutating func add(_ target: Expression, isWhole: Bool = true, in file: FileID) {
    switch target.kind {
    case .optionalChain(let inner), .forced(let inner): add(inner, isWhole: isWhole, in: file)
    case .subscripted(let base, _): add(base, isWhole: false, in: file)
    case .name(let name):
      if !locals.contains(name) { add(LocatedName(name, target.range), isWhole, in: file) }
    case .member(let base, let name):
      if base.withoutOptionals.isSelf {
        add(name, isWhole, in: file)
      } else {
        add(base, isWhole: false, in: file)
      }
    case .tuple(let elements): for element in elements { add(element.value, in: file) }
    // Nothing else names a property that could be changed.
    default: return
    }
  }

  private mutating func add(_ name: LocatedName, _ isWhole: Bool, in file: FileID) {
    guard
      resolver.declarations.lineage(of: type).contains(where: {
        resolver.declarations[$0].variables[name.name] != nil
      })
    else { return }
    found.append(Change(name: name, file: file, isWhole: isWhole))
  }
}

extension Statement {
  /// The constants and variables that it declares.
  fileprivate var declared: [Name] {
    let conditions: [Condition]
    switch kind {
    case .variable(let variable): return [variable.name.name]
    case .if(let branches): conditions = branches.conditions
    case .guard(let guarded, _): conditions = guarded
    case .loop(let loop): return loop.names.map { $0.name }
    case .expression, .return, .function, .type, .switch, .jump, .block, .attempt, .deferred,
      .conditional, .action, .unread:
      return []
    }
    return conditions.compactMap { condition in
      if case .binding(let name, _?) = condition { return name.name }
      return nil
    }
  }
}

extension Expression {
  /// `true` iff it is `self?.name`.
  fileprivate var hasSelfBelow: Bool {
    if case .member(let base, _) = kind { base.withoutOptionals.isSelf } else { false }
  }
}
