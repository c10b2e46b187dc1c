import Binding
import Language
import StatusBar

// Conditions over states and inputs, at the time of the expectation.
extension Planner {
  mutating func state(_ expression: Expression) -> PlannedCondition? {
    var owner: ScreenUse?
    let errors = binder.diagnosticCount
    let formula = formula(expression, &owner)
    guard binder.diagnosticCount == errors else { return nil }
    binder.markBoolean(formula)
    return .formula(formula, screen: owner)
  }

  /// Binds an expression; a path that a scenario may set means what setting it changes, and
  /// `.name` means what it does for a value like `other`.
  private mutating func formula(
    _ expression: Expression, _ owner: inout ScreenUse?, like other: FormulaID? = nil
  ) -> FormulaID {
    let expression = expression.unwrapped
    if let path = expression.path, let found = binder.setting(path),
      let found = numbered(found, expression)
    {
      return formula(of: found, at: expression.range, &owner)
    }
    switch expression.kind {
    case .prefix(.not, let operand):
      let inner = formula(operand, &owner)
      binder.markBoolean(inner)
      return add(.not(inner), at: expression.range)
    case .binary(let left, let comparison, _, let right):
      guard let comparison = Comparison(comparison) else { break }
      if case .implicitMember = left.unwrapped.kind {
        let b = formula(right, &owner)
        let a = formula(left, &owner, like: b)
        binder.learnFromComparison(a, b)
        return add(.compare(comparison, a, b), at: expression.range)
      }
      let a = formula(left, &owner)
      let b = formula(right, &owner, like: a)
      binder.learnFromComparison(a, b)
      return add(.compare(comparison, a, b), at: expression.range)
    default: break
    }
    let use = owner ?? self.owner(of: expression)
    owner = use
    return binder.bindFormula(expression, in: file, screen: use?.screen, like: other)
  }

  private mutating func add(_ kind: Formula.Kind, at range: SourceRange) -> FormulaID {
    binder.add(kind, .bool, site: binder.site(range, in: file))
  }

  private mutating func formula(
    of setting: Action.Setting, at range: SourceRange, _ owner: inout ScreenUse?
  ) -> FormulaID {
    let site = binder.site(range, in: file)
    let type = binder.staticType(of: setting)
    switch setting {
    case .input(let input): return binder.add(.input(input), type, site: site)
    case .app(let slot): return binder.add(.variable(.app(slot)), type, site: site)
    case .screen(let use, let slot):
      owner = use
      return binder.add(.variable(.own(slot)), type, site: site)
    }
  }

  /// The screen whose properties an expression reads, if it names one.
  private func owner(of expression: Expression) -> ScreenUse? {
    switch expression.unwrapped.kind {
    case .member:
      guard let path = expression.path, path.count > 1 else { return nil }
      return binder.screen(path[0].name).map { ScreenUse($0) }
    case .prefix(_, let operand): return owner(of: operand)
    case .binary(let left, _, _, let right): return owner(of: left) ?? owner(of: right)
    default: return nil
    }
  }
}
