import Language
import StatusBar

// Windows in code: how they are made, which of them is meant, and what code makes of them.
extension Body {
  /// Reads an assignment to a property of a window; nil for one to anything else.
  mutating func readWindowAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    switch name.name.word {
    case .isHidden, .windowLevel, .windowScene, .overrideUserInterfaceStyle, .rootViewController,
      .frame:
      break
    default: return nil
    }
    guard let target = writer.windowTarget(base, scope) else { return nil }
    switch name.name.word {
    case .overrideUserInterfaceStyle:
      let style = bindTyped(value, StaticType(.interfaceStyle, isOptional: true), &scope)
      return .modelled([writer.effect(.configure(.setWindowStyle(target, style)), at: range, scope)]
      )
    case .rootViewController: return .modelled(bindRoot(of: target, value, &scope, at: range))
    default: break
    }
    // Of several windows nothing is known but that each has a style.
    if target == .each { return nil }
    switch name.name.word {
    case .isHidden:
      let isHidden = bindTyped(value, .bool, &scope)
      return .modelled([
        writer.effect(
          .configure(.setWindow(target, isHidden: isHidden, asKey: false)), at: range, scope)
      ])
    case .windowLevel:
      let level = writer.bindLevel(value, &scope)
      return .modelled([writer.effect(.configure(.setWindowLevel(target, level)), at: range, scope)]
      )
    case .frame:
      guard let fillsScreen = writer.resolver.fillsScreen(value, in: scope.file) else {
        let input = writer.input(writer.named(range, scope), nil, at: range, scope)
        return .opaque(.facts(UnknownFacets.Facet.allCases, input))
      }
      return .modelled([
        writer.effect(
          .configure(.setWindowFrame(target, fillsScreen: fillsScreen)), at: range, scope)
      ])
    default:
      let isThere = !value.isNilLiteral
      return .modelled([
        writer.effect(.configure(.setWindowScene(target, isThere: isThere)), at: range, scope)
      ])
    }
  }

  /// `window = UIWindow(windowScene: scene)`, `window = router.makeWindow()`: the app's own window,
  /// which is there.
  mutating func readOwnWindow(
    _ value: Expression, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    if writer.isOwnWindow(value, scope) { return .harmless(.declaration) }
    guard scope.frame != nil, writer.resolver.declarations.launch.makesOneWindow else {
      return writer.otherScreens(value.range, scope)
    }
    if case .call(let call) = value.withoutOptionals.kind,
      call.callee.isClosure || writer.yieldsWindow(call, scope)
    {
      // What it does besides counts: there is only one window that it can yield.
      return .modelled(done(value, &scope))
    }
    let window = bindFormula(value, expecting: .unknown, &scope)
    let done = scope.takePending()
    if writer.yieldsWindow(window) { return .modelled(done) }
    let others = writer.otherScreens(value.range, scope)
    return .modelled(done + writer.effects(of: others, at: value.range, scope))
  }

  private mutating func bindRoot(
    of target: WindowTarget, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    if let draft = draft(value, &scope) {
      return [
        writer.effect(
          .configure(.setRoot(target, writer.destination(draft, at: value.range, scope))),
          at: range, scope
        )
      ]
    }
    let root = bindShown(value, &scope)
    return root.effects
      + [writer.effect(.configure(.setRoot(target, .controller(root.formula))), at: range, scope)]
  }
}
