import Language
import StatusBar

// Assignments to a window: whether it is hidden, its interface style, its root.
extension Binder {
  /// Reads an assignment to a property of a window; nil for one to anything else.
  mutating func readWindowAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    switch name.name.word {
    case .isHidden:
      guard let window = windowSymbol(base, scope) else { return nil }
      let isHidden = bindTyped(value, .bool, &scope)
      return .modelled([
        effect(.configure(.setWindow(window, isHidden: isHidden, asKey: false)), at: range, scope)
      ])
    case .overrideUserInterfaceStyle:
      guard let target = windowTarget(base, scope) else { return nil }
      let style = bindTyped(value, StaticType(.interfaceStyle, isOptional: true), &scope)
      return .modelled([effect(.configure(.setWindowStyle(target, style)), at: range, scope)])
    case .rootViewController:
      guard let target = windowTarget(base, scope) else { return nil }
      return .modelled(bindRoot(of: target, value, &scope, at: range))
    default: return nil
    }
  }

  private mutating func bindRoot(
    of target: WindowTarget, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    if let draft = draft(value, &scope) {
      return [
        effect(
          .configure(.setRoot(target, destination(draft, at: value.range, scope))), at: range, scope
        )
      ]
    }
    let root = bindShown(value, &scope)
    return root.effects
      + [effect(.configure(.setRoot(target, .controller(root.formula))), at: range, scope)]
  }

  /// The window that an expression means, or nil where it is none that is known.
  func windowTarget(_ expression: Expression, _ scope: Scope) -> WindowTarget? {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner): return windowTarget(inner, scope)
    case .name(let name):
      if case .window(let target) = meaning(of: name, in: scope) { return target }
      if name.word == .window, scope.owner == 0, meaning(of: name, in: scope) == nil {
        return .own
      }
    case .call(let call) where scope.isLaunch && call.callee.typeName(names)?.word == .UIWindow:
      return .own
    case .member(let owner, let name) where owner.isSelf && name.name.word == .window:
      return scope.owner == 0 ? .own : nil
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
}
