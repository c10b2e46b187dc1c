import Language
import StatusBar

// Lists of view controllers: the pages of a pager, the parts of a container.
extension Body {
  /// `[first, Second()]`; nil for a list of anything else.
  mutating func bindControllerList(
    _ elements: [Expression], at range: SourceRange, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID? {
    if expected.isSet { return nil }
    let wanted = expected.element ?? .unknown
    let isWanted = writer.resolver.holdsViewController(wanted)
    guard isWanted || wanted.kind == .unknown && !elements.isEmpty,
      elements.allSatisfy({ isWanted || isViewController($0, scope) })
    else { return nil }
    var formulas: [FormulaID] = []
    for element in elements {
      guard let made = bindControllerValue(element, &scope) else {
        formulas.append(bindFormula(element, expecting: StaticType(.controller), &scope))
        continue
      }
      guard made.effects.isEmpty || scope.frame != nil else { return nil }
      scope.frame?.pending += made.effects
      formulas.append(made.formula)
    }
    let element = isWanted ? wanted : StaticType(.controller)
    return writer.add(.apply(.list, formulas), StaticType(.list(element)), at: range, scope)
  }

  /// `pages[0]`, `pages.first` of a list of view controllers; nil for anything else.
  mutating func bindListedController(
    _ expression: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    switch expression.kind {
    case .subscripted(let base, let arguments) where isControllerList(base, scope):
      return bindSubscript(base, arguments, at: expression.range, &scope)
    case .member(let base, let name) where name.name.word == .first || name.name.word == .last:
      guard isControllerList(base, scope),
        let member = ValueMember(writer.resolver.spelling(name.name), of: .list)
      else { return nil }
      let list = bindFormula(base, expecting: .unknown, &scope)
      guard case .list = writer.type(of: list).kind else { return nil }
      return writer.apply(member, [list], at: expression.range, scope)
    default: return nil
    }
  }

  // MARK: - Lists that are made of others

  /// `Tab.allCases.map { $0.make() }`, `[First(), Second()].map { … }`: what the closure makes of
  /// each element; nil where the elements are not known, or it makes something else.
  mutating func bindMappedControllers(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID? {
    guard ["map", "compactMap"].contains(writer.resolver.spelling(name.name)),
      let closure = call.trailingClosure ?? closure(calling: call, scope),
      call.allClosures.count < 2,
      !closure.body.dropLast().contains(where: { $0.mayLeave })
    else { return nil }
    let before = (scope, writer.findings)
    var parameters = closure.parameters.map { $0.name }
    if parameters.isEmpty { parameters = [writer.intern(Array("$0".utf8))] }
    let rows =
      parameters.count == 1
      ? knownElements(of: base, &scope)?.map { [$0] }
      : knownParts(of: base, count: parameters.count, &scope)
    guard let rows, rows.count <= 16 else {
      (scope, writer.findings) = before
      return nil
    }
    var formulas: [FormulaID] = []
    for row in rows {
      let depth = scope.locals.count
      defer { scope.locals.removeAll(since: depth) }
      for (parameter, part) in zip(parameters, row) {
        scope.locals.append(parameter, .value(part))
      }
      guard let made = bindMade(by: closure, &scope) else {
        (scope, writer.findings) = before
        return nil
      }
      formulas.append(made)
    }
    let type = StaticType(.list(StaticType(.controller)))
    return writer.add(.apply(.list, formulas), type, at: range, scope)
  }

  /// `{ make($0) }` for `make`, a function that a call is given; nil for anything else.
  mutating func closure(calling call: Call, _ scope: Scope) -> Closure? {
    guard call.arguments.count == 1, let value = call.arguments.first?.value,
      let function = writer.handedFunction(value, scope)?.function.declaration,
      let parameter = function.parameters.first
    else { return nil }
    let element = writer.intern(Array("$0".utf8))
    let label = parameter.label ?? parameter.name
    let isUnlabelled = writer.resolver.spelling(label.name) == "_"
    let argument = Argument(
      label: isUnlabelled ? nil : label, value: Expression(.name(element), value.range))
    let made = Call(
      callee: Expression(.name(function.name.name), value.range), arguments: [argument],
      closures: [], brackets: nil)
    let body = Statement(.expression(Expression(.call(made), value.range)), value.range)
    return Closure(range: value.range, parameters: [], body: [body])
  }

  /// The controller that a closure makes; what it does besides is done before.
  private mutating func bindMade(by closure: Closure, _ scope: inout Scope) -> FormulaID? {
    let value: Expression
    switch closure.body.last?.kind {
    case .return(let result?): value = result
    case .expression(let result) where closure.body.count == 1: value = result
    default: return nil
    }
    guard closure.body.count == 1 || scope.frame != nil else { return nil }
    for statement in closure.body.dropLast() {
      let reading = read(statement, &scope)
      let done = scope.takePending() + writer.effects(of: reading, at: statement.range, scope)
      scope.frame?.pending += done
    }
    guard let made = bindControllerValue(value, &scope),
      made.effects.isEmpty || scope.frame != nil
    else { return nil }
    scope.frame?.pending += made.effects
    guard scope.frame != nil else { return made.formula }
    var held = made.formula
    writer.hold(&held, at: value.range, &scope)
    return held
  }

  /// The parts of the tuples that a list is written of: `[(Home(), "Home"), (Search(), "Search")]`.
  private mutating func knownParts(
    of base: Expression, count: Int, _ scope: inout Scope
  ) -> [[FormulaID]]? {
    guard let elements = writer.resolver.elements(of: base, scope), scope.frame != nil else {
      return nil
    }
    var rows: [[FormulaID]] = []
    for element in elements {
      guard case .tuple(let parts) = element.kind, parts.count == count else { return nil }
      var row: [FormulaID] = []
      for part in parts {
        guard let made = bindControllerValue(part.value, &scope) else {
          row.append(bindFormula(part.value, expecting: .unknown, &scope))
          continue
        }
        scope.frame?.pending += made.effects
        var held = made.formula
        writer.hold(&held, at: part.value.range, &scope)
        row.append(held)
      }
      rows.append(row)
    }
    return rows
  }

  /// What the elements of a list are, where its text says so; nil for any other.
  private mutating func knownElements(
    of base: Expression, _ scope: inout Scope
  ) -> [FormulaID]? {
    if case .array(let elements) = base.kind, !elements.allSatisfy({ writer.isListed($0, scope) }) {
      var result: [FormulaID] = []
      for element in elements {
        guard let made = bindControllerValue(element, &scope) else {
          result.append(bindFormula(element, expecting: .unknown, &scope))
          continue
        }
        guard made.effects.isEmpty || scope.frame != nil else { return nil }
        scope.frame?.pending += made.effects
        result.append(made.formula)
      }
      return result
    }
    guard case .list = writer.valueType(of: base, scope).kind else { return nil }
    let list = bindFormula(base, expecting: .unknown, &scope)
    guard case .apply(.list, let elements) = writer.program[writer.listedConstants(list, scope)]
    else { return nil }
    return elements
  }

  private func isControllerList(_ base: Expression, _ scope: Scope) -> Bool {
    guard case .list(let element) = writer.valueType(of: base, scope).kind else { return false }
    return writer.resolver.holdsViewController(element)
  }

  /// `true` iff the text of an expression says that it is a view controller.
  private func isViewController(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .forced(let inner): return isViewController(inner, scope)
    case .tuple(let elements) where elements.count == 1:
      return isViewController(elements[0].value, scope)
    case .call(let call):
      guard let name = call.callee.typeName(writer.resolver.names) else { return false }
      return writer.resolver.holdsViewController(StaticType(.named(name)))
    case .name, .member:
      switch writer.meaning(of: expression, scope) {
      case .variable(_, let type): return writer.resolver.holdsViewController(type)
      case .value(let formula):
        return writer.resolver.holdsViewController(writer.type(of: formula))
      case .draft: return true
      case nil, .object, .bundle, .opaque, .content, .closure, .dismissAction, .presentationMode,
        .window, .anything:
        return false
      }
    default: return false
    }
  }
}
