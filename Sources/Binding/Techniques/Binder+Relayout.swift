import Language
import StatusBar

// The two ways in which code puts right a navigation bar that lies over the status bar (Q9).
extension Binder {
  private static let relayoutName = "_updateLayoutForStatusBarAndInterfaceOrientation"

  /// What a constant with the selector of the private method stands for.
  static let relayoutSelector: Meaning = .opaque(
    [Name(.selector), Name(.navigationBar)], qualifier: nil)

  /// `true` iff an expression is the selector of the private method that lays the bar out again.
  func isRelayoutSelector(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.kind {
    case .call(let call):
      guard case .name(let function) = call.callee.kind, call.arguments.count == 1,
        spelling(function) == "NSSelectorFromString" || spelling(function) == "Selector",
        case .string(let parts) = call.arguments[0].value.kind,
        let text = literal(parts, in: scope.file)
      else { return false }
      return text.elementsEqual(Binder.relayoutName.utf8)
    case .name(let name):
      guard case .opaque(let names, nil) = meaning(of: name, in: scope) else { return false }
      return names == [Name(.selector), Name(.navigationBar)]
    default: return false
    }
  }

  /// Calls that ask for the private method, or call it; nil for any other.
  mutating func bindRelayoutCall(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: Scope
  ) -> [Effect]? {
    guard name.name.word == .perform, let argument = call.arguments.first,
      isRelayoutSelector(argument.value, scope)
    else { return nil }
    return [effect(.relayoutNavigationBar, at: range, scope)]
  }

  /// `navigationBar.frame = CGRect(x: …, y: statusBarFrame.maxY, …)`; nil for any other assignment.
  mutating func bindFrameAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, at range: SourceRange,
    _ scope: Scope
  ) -> [Effect]? {
    guard name.name.word == .frame, base.lastName?.name.word == .navigationBar,
      case .call(let call) = value.kind,
      let top = call.arguments.first(where: { $0.label?.name.word == .y }),
      let edge = top.value.lastName, spelling(edge.name) == "maxY"
    else { return nil }
    return [effect(.relayoutNavigationBar, at: range, scope)]
  }
}
