import Language
import StatusBar

// The sidebar that takes the place of a tab bar on an iPad (U26).
extension Binder {
  /// `show sidebar`, `hide sidebar`: that of the tabs around the screen of the handler.
  mutating func bindSidebar(
    isHidden: Bool, _ scope: Scope, at range: SourceRange
  ) -> [Effect] {
    let value = add(.constant(.bool(isHidden)), .bool, at: range, scope)
    return [effect(.configure(.setController(.isSidebarHidden, of: nil, value)), at: range, scope)]
  }

  /// `tabBarController?.sidebar.isHidden = false`; nil for an assignment to something else.
  mutating func readSidebarAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard let tabs = sidebarOwner(base, name, &scope) else { return nil }
    let hidden = bindTyped(value, .bool, &scope)
    return .modelled([
      effect(.configure(.setController(.isSidebarHidden, of: tabs, hidden)), at: range, scope)
    ])
  }

  /// `sidebar.isHidden.toggle()`; nil for a call on something else.
  mutating func bindSidebarToggle(
    _ target: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    guard case .member(let base, let name) = target.kind,
      let tabs = sidebarOwner(base, name, &scope)
    else { return nil }
    let hidden = add(.property(.isSidebarHidden, of: tabs), .bool, at: target.range, scope)
    let other = add(.not(hidden), .bool, at: target.range, scope)
    return [effect(.configure(.setController(.isSidebarHidden, of: tabs, other)), at: range, scope)]
  }

  /// `sidebar.isHidden` as a value; nil for another member.
  mutating func bindSidebarValue(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    guard let tabs = sidebarOwner(base, name, &scope) else { return nil }
    return add(.property(.isSidebarHidden, of: tabs), .bool, at: range, scope)
  }

  /// The controller whose sidebar an expression of the form `….sidebar.isHidden` means.
  private mutating func sidebarOwner(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard name.name.word == .isHidden else { return nil }
    switch base.kind {
    case .name(let sidebar) where sidebar.word == .sidebar:
      guard meaning(of: sidebar, in: scope) == nil, isTabBar(scope.owner) else { return nil }
      return add(.thisController, StaticType(.controller), at: base.range, scope)
    case .member(let owner, let sidebar) where sidebar.name.word == .sidebar:
      guard meaning(of: base, scope) == nil else { return nil }
      return bindController(owner, &scope)
    default: return nil
    }
  }

  private func isTabBar(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    return declarations[type].role == .controller(.tabBar)
  }

  /// `tabViewStyle(.sidebarAdaptable)` makes the tabs below ones that a sidebar may show.
  mutating func bindTabViewStyle(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    guard place.name.name.word == .tabViewStyle, let value = call.arguments.first?.value,
      let style = value.lastName
    else { return nil }
    if style.name.word == .sidebarAdaptable {
      markAdaptable(place.child)
      return place.child
    }
    if let meant = misspelt(style.name, among: [Word.sidebarAdaptable]) {
      report(.misspelt(spelling(style.name), suggestion: meant, at: scope.location(style.range)))
    }
    return nil
  }

  private mutating func markAdaptable(_ view: ViewID) {
    switch program[view] {
    case .tabs(let tabs, let selection, _):
      program[view] = .tabs(tabs, selection: selection, isAdaptable: true)
    case .modified(let child, _): markAdaptable(child)
    case .group(_, let children): for child in children { markAdaptable(child) }
    case .conditional(_, let then, let otherwise):
      markAdaptable(then)
      markAdaptable(otherwise)
    case .leaf, .unknown, .repeated, .screen, .button, .link, .navigation, .scroll, .representable,
      .made, .controllerContainer, .fallbackStrip, .empty:
      return
    }
  }
}
