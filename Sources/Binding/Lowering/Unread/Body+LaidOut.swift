import Language
import StatusBar

// Views of the author's own that are put on screen: UIKit lays them out and draws them.
extension Body {
  /// What `addSubview` and its like have UIKit call of a view, now or later: `layoutSubviews`,
  /// `didMoveToWindow`, …
  mutating func laidOut(
    by call: Call, _ name: LocatedName, _ scope: inout Scope
  ) -> [Effect] {
    let words = ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"]
    guard words.contains(writer.resolver.spelling(name.name)),
      let view = call.arguments.first?.value, let owner = ownView(view, scope),
      let type = writer.resolver.typeInfo(of: owner),
      writer.resolver.isUIViewClass(writer.resolver.declarations[type])
    else { return [] }
    var effects: [Effect] = []
    for function in writer.resolver.calledByUIKit(ofView: type) {
      let bound = bindFunction(function, owner: owner)
      guard writer.program[bound.handler].body.contains(where: { $0.matters }) else { continue }
      effects += writer.handed(bound, at: view.range, name, &scope)
    }
    return effects
  }

  /// The object of the author's own that an expression is, where a property holds it for good.
  private func ownView(_ value: Expression, _ scope: Scope) -> Int? {
    guard case .bundle(let owner) = writer.meaning(of: value, scope) else { return nil }
    return owner
  }
}
