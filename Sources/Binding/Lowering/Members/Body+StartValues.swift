import Language
import StatusBar

// What initializers make of properties: those of a plain object, and the states of a view.
extension Body {
  /// What the only initializer of a view starts a property with, as `_on = State(initialValue: on)`
  /// and `self.mode = mode` do: a parameter has its default where a use does not give a value.
  mutating func startInInitializer(
    _ source: PropertySource, _ type: StaticType
  ) -> FormulaID? {
    let info = writer.resolver.declarations[source.type]
    let isState = if case .state = source.wrapper { true } else { false }
    let isPlain = if case .plain = source.wrapper { true } else { false }
    guard isState || isPlain, info.role == .view, info.initializers.count == 1 else { return nil }
    let initializer = info.initializers[0]
    let name = source.variable.declaration.name.name
    let values = (initializer.declaration.body ?? []).compactMap { statement -> Expression? in
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        let assigned = target.ownName, writer.resolver.isStart(assigned, of: name)
      else { return nil }
      return writer.resolver.unwrapped(value)
    }
    guard values.count == 1 else { return nil }
    var scope = source.scope(in: writer.resolver)
    scope.file = initializer.file
    if case .name(let used) = values[0].kind,
      let parameter = initializer.declaration.parameters.first(where: { $0.name.name == used })
    {
      return parameter.initial.map { bindFormula($0, expecting: type, &scope) }
    }
    guard isState, writer.resolver.isWritten(values[0]) else { return nil }
    return bindFormula(values[0], expecting: type, &scope)
  }

  /// The list that a constant of a class has from its only initializer, where that is written of
  /// cases and literals: which loops and containers go through it is known before it runs.
  mutating func listInInitializer(
    _ source: PropertySource, _ type: StaticType
  ) -> FormulaID? {
    guard case .list = type.kind, source.isConstant, case .plain = source.wrapper else {
      return nil
    }
    let resolver = writer.resolver
    let initializers = resolver.declarations[source.type].initializers
    let meant = initializers.filter { !resolver.isNeverMeant($0) }
    guard meant.count == 1, let body = meant[0].declaration.body else { return nil }
    let name = source.variable.declaration.name.name
    let values = body.compactMap { statement -> Expression? in
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        target.ownName == name, case .array = value.kind
      else { return nil }
      return value
    }
    guard values.count == 1 else { return nil }
    var scope = source.scope(in: resolver)
    scope.file = meant[0].file
    let value = bindFormula(values[0], expecting: type, &scope)
    guard case .apply(.list, let elements) = writer.program[value],
      elements.allSatisfy({ if case .constant = writer.program[$0] { true } else { false } })
    else { return nil }
    return value
  }

  /// Returns what properties of an object start with that an initializer sets: its value where the
  /// assignment stands alone, something unknown where more is done.
  mutating func startValues(
    of type: Int, owner: Int, _ call: Call, _ scope: inout Scope
  ) -> Table<Name, FormulaID> {
    var values: Table<Name, FormulaID> = Table()
    let lineage = writer.resolver.declarations.lineage(of: type)
    for (depth, index) in lineage.enumerated() {
      let all = writer.resolver.declarations[index].initializers
      guard
        let initializer = depth == 0 ? all.first(where: { writer.resolver.fits($0, call) }) : nil
      else {
        // Which one a subclass calls is not looked up.
        for one in all {
          writer.forgetStart(of: lineage, one, one.declaration.body ?? [], &values, scope)
        }
        continue
      }
      var inner = Scope(
        file: initializer.file, screen: writer.resolver.receivers[owner].screen, owner: owner)
      bindArguments(of: initializer.declaration.parameters, call, from: &scope, into: &inner)
      let body = initializer.declaration.body ?? []
      if body.contains(where: { $0.beginsAnother }) {
        // What that one leaves is not followed.
        for name in writer.resolver.declarations[index].variableOrder {
          values[name] = writer.opaque(at: initializer.declaration.range, inner)
        }
        continue
      }
      // What is deferred is done when all else is.
      for statement in body.filter({ !$0.isDeferred }) + body.filter({ $0.isDeferred }) {
        guard case .expression(let expression) = statement.kind,
          case .assignment(let target, .assign, _, let value) = expression.kind,
          let name = target.ownName,
          case .variable(_, let kind) = writer.resolver.property(name, of: owner)
        else {
          writer.forgetStart(of: lineage, initializer, [statement], &values, scope)
          if let part = statement.changedPart {
            values[part] = writer.opaque(at: statement.range, inner)
          }
          continue
        }
        values[name] = bindFormula(value, expecting: kind, &inner)
      }
    }
    return values
  }

  /// Gives the slots of an object what its initializer makes of them.
  mutating func start(_ owner: Int, of type: Int, _ call: Call?, _ scope: Scope) {
    var scope = scope
    let call =
      call
      ?? Call(
        callee: Expression(
          .name(writer.resolver.declarations[type].name),
          writer.resolver.declarations[type].location.range),
        arguments: [], closures: [], brackets: nil)
    let values = startValues(of: type, owner: owner, call, &scope)
    let screen = writer.resolver.receivers[owner].screen
    for (name, value) in values {
      if case .bundle(let part) = writer.resolver.property(name, of: owner),
        writer.resolver.isStruct(part)
      {
        for place in writer.resolver.places(of: part) {
          writer.begin(place, with: value, of: screen)
        }
      } else if case .variable(let place, _) = writer.resolver.property(name, of: owner) {
        writer.begin(place, with: value, of: screen)
      }
    }
  }
}

extension Statement {
  /// The property of `self` of which an assignment changes a part: `size.width = 5`.
  fileprivate var changedPart: Name? {
    guard case .expression(let expression) = kind,
      case .assignment(let target, _, _, _) = expression.kind,
      let path = target.memberPath?.filter({ $0.word != .selfWord }), path.count > 1
    else { return nil }
    return path[0]
  }

  /// `self.init(…)`
  fileprivate var beginsAnother: Bool {
    holds { statement in
      guard case .expression(let expression) = statement.kind,
        case .call(let call) = expression.kind, case .member(let base, let name) = call.callee.kind
      else { return false }
      return base.isSelf && name.name.word == .initWord
    }
  }

}
