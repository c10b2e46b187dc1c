import Language
import StatusBar

// How many controllers a container holds.
extension Binder {
  /// `viewControllers.count`, `children.isEmpty` of a controller; nil for anything else.
  mutating func bindChildCount(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    let isEmpty = spelling(name.name) == "isEmpty"
    guard isEmpty || spelling(name.name) == "count" else { return nil }
    let list = base.withoutOptionals
    let of: FormulaID
    switch list.kind {
    case .name(let word):
      guard isListOfChildren(word), isController(scope.owner), meaning(of: word, in: scope) == nil
      else { return nil }
      of = add(.thisController, StaticType(.controller), at: list.range, scope)
    case .member(let owner, let word):
      guard isListOfChildren(word.name), let controller = bindController(owner, &scope) else {
        return nil
      }
      of = controller
    default: return nil
    }
    let count = add(.property(.childCount, of: of), .number, at: range, scope)
    if !isEmpty { return count }
    let zero = add(.constant(.number(0)), .number, at: range, scope)
    return add(.compare(.equal, count, zero), .bool, at: range, scope)
  }

  private func isListOfChildren(_ name: Name) -> Bool {
    name.word == .children || name.word == .viewControllers
  }
}
