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
        case .string(let string) = call.arguments[0].value.kind,
        let text = literal(
          string.parts(at: call.arguments[0].value.range), at: call.arguments[0].value.range,
          in: scope.file)
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
    of receiver: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: Scope
  ) -> [Effect]? {
    guard name.name.word == .perform, let argument = call.arguments.first else { return nil }
    if isRelayoutSelector(argument.value, scope) {
      return [effect(.configure(.relayoutNavigationBar), at: range, scope)]
    }
    // A method that the compiler knows is read as any other.
    if case .macro = argument.value.kind { return nil }
    guard receiver.withoutOptionals.lastName?.name.word == .navigationController else { return nil }
    return [doubtAboutOverlap(argument.value, at: range, scope)]
  }

  /// `navigationBar.frame = CGRect(x: …, y: statusBarFrame.maxY, …)`; nil for any other assignment.
  mutating func bindFrameAssignment(
    _ base: Expression, _ name: LocatedName, _ value: Expression, at range: SourceRange,
    _ scope: Scope
  ) -> [Effect]? {
    guard base.lastName?.name.word == .navigationBar else { return nil }
    let member = spelling(name.name)
    guard name.name.word == .frame else {
      // A slip of the member's name must not pass for one that moves nothing.
      let isSlip = nearest(name.name, among: ["frame"], from: 4) != nil
      guard isSlip, !appleMembers.contains(names.bytes(of: name.name)) else { return nil }
      report(.misspelt(member, suggestion: "frame", at: scope.location(name.range)))
      return []
    }
    guard case .call(let call) = value.kind,
      let top = call.arguments.first(where: { $0.label?.name.word == .y }),
      isBottomEdge(top.value, scope)
    else { return [doubtAboutOverlap(value, at: range, scope)] }
    return [effect(.configure(.relayoutNavigationBar), at: range, scope)]
  }

  /// `true` iff an expression is the lower edge of a frame, or a constant with that.
  private func isBottomEdge(_ value: Expression, _ scope: Scope) -> Bool {
    var value = value
    if case .name(let name) = value.kind,
      let initial = scope.locals[name]?.initial
    {
      value = initial
    }
    return value.lastName.map { spelling($0.name) == "maxY" } ?? false
  }

  /// Whether the bar lies over the status bar once that has run is unknown.
  private mutating func doubtAboutOverlap(
    _ value: Expression, at range: SourceRange, _ scope: Scope
  ) -> Effect {
    let input = input(named(value.range, scope), nil, at: value.range, scope)
    return effect(.obscure([.overlap], input), at: range, scope)
  }
}
