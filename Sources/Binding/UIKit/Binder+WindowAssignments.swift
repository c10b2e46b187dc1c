import Language
import StatusBar

// Assignments to a window: whether it is hidden, its interface style, its root.
extension Binder {
  /// Binds an assignment to a property of a window; nil for one to anything else.
  mutating func bindWindowAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> [Effect]? {
    switch name.name.word {
    case .isHidden:
      guard let window = windowSymbol(base, scope) else { return nil }
      let isHidden = bindTyped(value, .bool, &scope)
      return [effect(.setWindow(window, isHidden: isHidden, asKey: false), at: range, scope)]
    case .overrideUserInterfaceStyle:
      guard let target = windowTarget(base, scope) else {
        guard base.rootType(names)?.word == .UIApplication else { return nil }
        return reportOtherWindow(base, "the style", scope)
      }
      let style = bindTyped(value, StaticType(.interfaceStyle, isOptional: true), &scope)
      return [effect(.setWindowStyle(target, style), at: range, scope)]
    case .rootViewController:
      guard let target = windowTarget(base, scope) else {
        return reportOtherWindow(base, "the root", scope)
      }
      return bindRoot(of: target, value, &scope, at: range)
    default: return nil
    }
  }

  /// The root that is assigned must be made there or just above.
  private mutating func bindRoot(
    of target: WindowTarget, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    if let draft = draft(value, &scope) {
      return [effect(.setRoot(target, destination(draft)), at: range, scope)]
    }
    guard let root = bindControllerValue(value, &scope) else {
      report(.unmodelled("a root that is not made here", at: scope.location(value.range)))
      return []
    }
    return root.effects
      + [effect(.setRoot(target, .controller(root.formula)), at: range, scope)]
  }

  /// The window that an expression means, or nil where it is none that is known.
  func windowTarget(_ expression: Expression, _ scope: Scope) -> WindowTarget? {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner): return windowTarget(inner, scope)
    case .name(let name):
      if case .window(let target) = meaning(of: name, in: scope) { return target }
    case .member(let owner, let name):
      let isOfApplication = owner.rootType(names)?.word == .UIApplication
      switch name.name.word {
      case .first where isOfApplication && owner.lastName?.name.word == .windows: return .own
      case .keyWindow where isOfApplication: return .key
      case .window where isOfApplication: return .own
      case .window where isController(scope.owner) && isView(owner): return .ofController
      default: break
      }
    default: break
    }
    return windowSymbol(expression, scope).map { .named($0) }
  }

  /// `view`, `self.view`, `navigationController?.view`, and the same once it is loaded.
  private func isView(_ expression: Expression) -> Bool {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner): isView(inner)
    case .name(let name): name.word == .view || name.word == .viewIfLoaded
    case .member(_, let name): name.name.word == .view || name.name.word == .viewIfLoaded
    default: false
    }
  }

  /// Reports a window that is asked for in some other way.
  private mutating func reportOtherWindow(
    _ base: Expression, _ what: String, _ scope: Scope
  ) -> [Effect] {
    report(
      .unmodelled(
        what + " of a window that is found in this way", at: scope.location(base.range)
      )
      .hint("declare the window, `window Main { … }`, and name it: `Main.`"))
    return []
  }
}
