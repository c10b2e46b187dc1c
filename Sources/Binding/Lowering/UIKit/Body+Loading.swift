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

  /// What asking for the view of another controller does, which loads it: `_ = page.view`,
  /// `page.view.frame = bounds`. Nothing for other expressions.
  mutating func loading(on path: Expression, at range: SourceRange, _ scope: inout Scope)
    -> [Effect]
  {
    guard scope.frame != nil, let owner = viewOwner(in: path), !owner.isSelf,
      owner.memberPath != nil, let held = bindControllerValue(owner, &scope),
      !writer.isReference(held.formula)
    else { return [] }
    return held.effects + [writer.effect(.load(held.formula), at: range, scope)]
  }

  /// `page` of `page.view.layer.cornerRadius`.
  private func viewOwner(in path: Expression) -> Expression? {
    var rest = path
    while true {
      switch rest.kind {
      case .optionalChain(let inner), .forced(let inner): rest = inner
      case .call(let call): rest = call.callee
      case .member(let base, let name):
        if writer.resolver.names.bytes(of: name.name).elementsEqual("view".utf8) { return base }
        rest = base
      default: return nil
      }
    }
  }
}
