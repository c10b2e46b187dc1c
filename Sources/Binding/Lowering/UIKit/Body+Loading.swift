import Language
import StatusBar

// What loads the view of a controller before anything shows it.
extension Body {
  /// `view.addSubview(content.view)`, `content.loadViewIfNeeded()`; nil for other calls.
  mutating func readLoading(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    let owner: Expression
    switch writer.resolver.spelling(name.name) {
    case "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview":
      guard let view = call.arguments.first?.value.withoutOptionals,
        case .member(let controller, let member) = view.kind,
        writer.resolver.names.bytes(of: member.name).elementsEqual("view".utf8)
      else { return nil }
      owner = controller
    case "loadViewIfNeeded": owner = base
    default: return nil
    }
    guard !owner.isSelf, let held = bindControllerValue(owner, &scope) else { return nil }
    return .modelled(held.effects + [writer.effect(.load(held.formula), at: range, scope)])
  }
}
