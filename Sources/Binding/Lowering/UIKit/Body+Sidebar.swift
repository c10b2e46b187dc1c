import Language
import StatusBar

// The sidebar that takes the place of a tab bar on an iPad (U26).
extension Body {
  /// `tabBarController?.sidebar.isHidden = false`; nil for an assignment to something else.
  mutating func readSidebarAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard let tabs = sidebarOwner(base, name, &scope) else { return nil }
    let hidden = bindTyped(value, .bool, &scope)
    return .modelled([
      writer.effect(
        .configure(.setController(.isSidebarHidden, of: tabs, hidden)), at: range, scope)
    ])
  }

  /// `sidebar.isHidden.toggle()`; nil for a call on something else.
  mutating func bindSidebarToggle(
    _ target: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard case .member(let base, let name) = target.kind,
      let tabs = sidebarOwner(base, name, &scope)
    else { return nil }
    let hidden = writer.add(.property(.isSidebarHidden, of: tabs), .bool, at: target.range, scope)
    let other = writer.add(.not(hidden), .bool, at: target.range, scope)
    return [
      writer.effect(.configure(.setController(.isSidebarHidden, of: tabs, other)), at: range, scope)
    ]
  }

  /// `sidebar.isHidden` as a value; nil for another member.
  mutating func bindSidebarValue(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard let tabs = sidebarOwner(base, name, &scope) else { return nil }
    return writer.add(.property(.isSidebarHidden, of: tabs), .bool, at: range, scope)
  }

  /// The controller whose sidebar an expression of the form `….sidebar.isHidden` means.
  private mutating func sidebarOwner(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard name.name.word == .isHidden else { return nil }
    switch base.kind {
    case .name(let sidebar) where sidebar.word == .sidebar:
      guard writer.resolver.meaning(of: sidebar, in: scope) == nil,
        writer.resolver.isTabBar(scope.owner)
      else {
        return nil
      }
      return writer.add(.thisController, StaticType(.controller), at: base.range, scope)
    case .member(let owner, let sidebar) where sidebar.name.word == .sidebar:
      guard writer.meaning(of: base, scope) == nil else { return nil }
      return bindController(owner, &scope)
    default: return nil
    }
  }
}
