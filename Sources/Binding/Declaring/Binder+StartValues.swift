import Language
import StatusBar

// What initializers make of properties: those of a plain object, and the states of a view.
extension Binder {
  /// What the only initializer of a view starts a state with, as `_on = State(initialValue: on)`
  /// does: a parameter has a value where a use does not give one.
  mutating func startInInitializer(
    _ source: PropertySource, _ type: StaticType
  ) -> FormulaID? {
    let info = declarations[source.type]
    guard case .state = source.wrapper, info.role == .view, info.initializers.count == 1 else {
      return nil
    }
    let initializer = info.initializers[0]
    let name = source.variable.declaration.name.name
    let values = (initializer.declaration.body ?? []).compactMap { statement -> Expression? in
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        let assigned = target.ownName, isStart(assigned, of: name)
      else { return nil }
      return unwrapped(value)
    }
    guard values.count == 1 else { return nil }
    var scope = source.scope(in: self)
    scope.file = initializer.file
    if case .name(let used) = values[0].kind,
      let parameter = initializer.declaration.parameters.first(where: { $0.name.name == used })
    {
      return parameter.initial.map { bindFormula($0, expecting: type, &scope) }
    }
    guard isWritten(values[0]) else { return nil }
    return bindFormula(values[0], expecting: type, &scope)
  }

  /// `true` iff an initializer names a state: `_isFull`, `isFull`.
  private func isStart(_ assigned: Name, of state: Name) -> Bool {
    assigned == state
      || names.bytes(of: assigned).elementsEqual([UInt8(ascii: "_")] + names.bytes(of: state))
  }

  private func isWritten(_ value: Expression) -> Bool {
    switch value.kind {
    case .boolean, .number, .string, .implicitMember, .nilLiteral: true
    default: false
    }
  }

  /// Returns what properties of an object start with that an initializer sets: its value where the
  /// assignment stands alone, something unknown where more is done.
  mutating func startValues(
    of type: Int, owner: Int, _ call: Call, _ scope: inout Scope
  ) -> Table<Name, FormulaID> {
    var values: Table<Name, FormulaID> = Table()
    let lineage = declarations.lineage(of: type)
    for (depth, index) in lineage.enumerated() {
      let all = declarations[index].initializers
      guard let initializer = depth == 0 ? all.first(where: { fits($0, call) }) : nil else {
        // Which one a subclass calls is not looked up.
        for one in all { forgetStart(of: lineage, one, one.declaration.body ?? [], &values, scope) }
        continue
      }
      var inner = Scope(file: initializer.file, screen: receivers[owner].screen, owner: owner)
      bindArguments(of: initializer.declaration.parameters, call, from: &scope, into: &inner)
      for statement in initializer.declaration.body ?? [] {
        guard case .expression(let expression) = statement.kind,
          case .assignment(let target, .assign, _, let value) = expression.kind,
          let name = target.ownName, case .variable(_, let kind) = property(name, of: owner)
        else {
          forgetStart(of: lineage, initializer, [statement], &values, scope)
          continue
        }
        values[name] = bindFormula(value, expecting: kind, &inner)
      }
    }
    return values
  }

  private mutating func forgetStart(
    of lineage: [Int], _ initializer: LocatedFunction, _ statements: [Statement],
    _ values: inout Table<Name, FormulaID>, _ scope: Scope
  ) {
    for statement in statements {
      var changed = TableSet<Name>()
      bytes(statement.range, in: initializer.file)[...].forEachChange(in: names) { name, _ in
        changed.insert(name)
      }
      for name in changed.keys
      where lineage.contains(where: { declarations[$0].variables[name] != nil }) {
        var inner = scope
        inner.file = initializer.file
        values[name] = opaque(at: statement.range, inner)
      }
    }
  }

  /// Gives the slots of an object what its initializer makes of them.
  mutating func start(_ owner: Int, of type: Int, _ call: Call?, _ scope: Scope) {
    var scope = scope
    let call =
      call
      ?? Call(
        callee: Expression(.name(declarations[type].name), declarations[type].location.range),
        arguments: [], closures: [], brackets: nil)
    let values = startValues(of: type, owner: owner, call, &scope)
    for (name, value) in values {
      guard case .variable(let place, _) = property(name, of: owner) else { continue }
      switch place {
      case .app(let slot): program[ScreenID.app].slots[Int(slot)].initial = value
      case .own(let slot): program[receivers[owner].screen].slots[Int(slot)].initial = value
      case .local: break
      }
    }
  }
}
