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
