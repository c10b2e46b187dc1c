import Language
import StatusBar

// Navigation bars as objects of their own, which stand for their controllers.
extension Body {
  /// `navigationController?.navigationBar.isHidden = true`; nil for an assignment to something
  /// else.
  mutating func readBarAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard name.name.word == .isHidden else { return nil }
    let owner: Writer.ControllerValue?
    switch base.withoutOptionals.kind {
    case .name(let bar) where bar.word == .navigationBar:
      guard writer.resolver.meaning(of: bar, in: scope) == nil,
        writer.resolver.isController(scope.owner)
      else {
        return nil
      }
      let this = writer.add(.thisController, StaticType(.controller), at: base.range, scope)
      owner = Writer.ControllerValue(effects: [], formula: this)
    case .member(let controller, let bar) where bar.name.word == .navigationBar:
      owner = bindControllerValue(controller.withoutOptionals, &scope)
    default: return nil
    }
    guard let owner else { return nil }
    let hidden = bindTyped(value, .bool, &scope)
    return .modelled(
      owner.effects + scope.takePending() + [
        writer.effect(
          .configure(.setController(.barIsHidden, of: owner.formula, hidden)), at: range, scope)
      ])
  }
}
