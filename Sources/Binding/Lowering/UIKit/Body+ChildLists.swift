import Language
import StatusBar

// Lists of a container's screens that are changed where they are.
extension Body {
  /// `viewControllers.append(page)`, `tabs.viewControllers?.removeLast()`; nil for anything else.
  ///
  /// What a stack gets at its end, or loses there, is pushed or popped without an animation. Which
  /// screens any other change leaves is not known.
  mutating func readChildrenChange(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard writer.resolver.changesItself(writer.resolver.spelling(name.name)),
      let container = container(ofList: base, scope), let isStack = isStack(container, &scope)
    else { return nil }
    let isAtEnd = name.name.word == .append || writer.resolver.spelling(name.name) == "removeLast"
    guard isStack, isAtEnd, call.arguments.allSatisfy({ $0.label == nil }), call.closures.isEmpty
    else {
      for argument in call.arguments { act(onTheWayTo: argument.value, &scope) }
      return writer.otherScreens(range, scope)
    }
    let word = call.arguments.isEmpty ? Word.popViewController : .pushViewController
    var change = call
    change.callee = Expression(
      .member(container, LocatedName(Name(word), name.range)), call.callee.range)
    change.arguments.append(
      Argument(
        label: LocatedName(writer.intern(Array("animated".utf8)), name.range),
        value: Expression(.boolean(false), name.range)))
    return readCall(change, at: range, &scope)
  }

  /// The controller whose list of screens an expression is; nil for anything else.
  private func container(ofList base: Expression, _ scope: Scope) -> Expression? {
    switch base.withoutOptionals.kind {
    case .name(let name):
      guard name.word == .viewControllers, writer.resolver.meaning(of: name, in: scope) == nil,
        writer.resolver.isController(scope.owner)
      else { return nil }
      return Expression(.name(Name(.selfWord)), base.range)
    case .member(let owner, let name): return name.name.word == .viewControllers ? owner : nil
    default: return nil
    }
  }

  /// Whether a controller is known to be a navigation controller; nil for what is no controller.
  private mutating func isStack(_ container: Expression, _ scope: inout Scope) -> Bool? {
    let type: Int?
    if container.isSelf {
      type = writer.resolver.typeInfo(of: scope.owner)
    } else {
      let before = (scope, writer.findings)
      let held = bindController(container, &scope)
      (scope, writer.findings) = before
      guard let held, !writer.isReference(held) else { return nil }
      guard let name = writer.type(of: held).name else { return false }
      if ControllerClass(name.word) == .navigation { return true }
      type = writer.resolver.declarations.type(name)
    }
    return type.map { writer.resolver.declarations[$0].role == .controller(.navigation) } ?? false
  }
}
