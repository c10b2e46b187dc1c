import Language
import StatusBar

// Controllers that code holds before it hands them to a container.
extension Body {
  /// `UINavigationController(rootViewController: home)`: the container holds the controller that
  /// code holds; nil where the root is made in its place.
  mutating func bindHeldRoot(_ call: Call, _ scope: inout Scope) -> ControllerDraft? {
    guard
      let index = call.arguments.firstIndex(where: {
        $0.label?.name.word == .rootViewController
      }), writer.resolver.isHeld(call.arguments[index].value, scope)
    else { return nil }
    let root = call.arguments[index].value
    if scope.frame == nil, case .draft = writer.meaning(of: root, scope) { return nil }
    var rest = call
    rest.arguments.remove(at: index)
    guard var draft = bindDraft(Expression(.call(rest), call.callee.range), &scope) else {
      return nil
    }
    let made = bindShown(root, &scope)
    if scope.frame != nil { scope.frame?.pending += made.effects }
    draft.children = [made.formula]
    return draft
  }
}
