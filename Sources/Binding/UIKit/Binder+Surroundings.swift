import Language
import StatusBar

// What code asks of the device and of the size of its views.
extension Binder {
  /// `view.bounds.width`, `UIScreen.main.bounds.size.height`, `UIDevice.current.orientation
  /// .isLandscape`; nil for anything else.
  mutating func bindSurroundings(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    switch name.name.word {
    case .width: return bindSide(of: base, isWidth: true, at: range, scope)
    case .height: return bindSide(of: base, isWidth: false, at: range, scope)
    default: break
    }
    switch spelling(name.name) {
    case "isLandscape":
      return lying(base, scope).map { add(.environment($0), .bool, at: range, scope) }
    case "isPortrait":
      guard let key = lying(base, scope) else { return nil }
      let isLandscape = add(.environment(key), .bool, at: range, scope)
      guard key == .isHeldInLandscape else {
        return add(.not(isLandscape), .bool, at: range, scope)
      }
      // A device may lie on its back, or not have told yet how it is held.
      let no = add(.constant(.bool(false)), .bool, at: range, scope)
      return add(
        .ternary(isLandscape, no, opaque(.bool, at: range, scope)), .bool, at: range, scope)
    default: return nil
    }
  }

  private mutating func bindSide(
    of base: Expression, isWidth: Bool, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    var rectangle = base.withoutOptionals
    if case .member(let inner, let size) = rectangle.kind, spelling(size.name) == "size" {
      rectangle = inner.withoutOptionals
    }
    guard case .member(let owner, let name) = rectangle.kind,
      ["bounds", "frame"].contains(spelling(name.name))
    else { return nil }
    let key: EnvironmentKey
    if isOwnView(owner.withoutOptionals, scope) {
      key = isWidth ? .viewWidth : .viewHeight
    } else if owner.lastName.map({ spelling($0.name) == "main" }) ?? false,
      owner.rootType(names).map({ spelling($0) == "UIScreen" }) ?? false
    {
      key = isWidth ? .screenWidth : .screenHeight
    } else {
      return nil
    }
    return add(.environment(key), .number, at: range, scope)
  }

  /// `true` iff an expression is the view of the controller whose code it is.
  private func isOwnView(_ owner: Expression, _ scope: Scope) -> Bool {
    guard isController(scope.owner) else { return false }
    switch owner.kind {
    case .name(let name): return name.word == .view && meaning(of: name, in: scope) == nil
    case .member(let base, let name): return base.isSelf && name.name.word == .view
    default: return false
    }
  }

  /// What an orientation is that is asked for: of the device, or of the app; nil for neither.
  private func lying(_ base: Expression, _ scope: Scope) -> EnvironmentKey? {
    guard let last = base.withoutOptionals.lastName, meaning(of: base, scope) == nil else {
      return nil
    }
    switch spelling(last.name) {
    case "orientation":
      let isDevice = base.rootType(names).map { spelling($0) == "UIDevice" } ?? false
      return isDevice ? .isHeldInLandscape : nil
    case "statusBarOrientation", "interfaceOrientation": return .isLandscape
    default: return nil
    }
  }
}
