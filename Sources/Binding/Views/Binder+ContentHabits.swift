import Language
import StatusBar

// What people write in the place of content in braces, and of a modifier's dot. Each is told once,
// and read as it was meant.
extension Binder {
  /// `NavigationStack(Home())` as `NavigationStack { Home() }`.
  mutating func contentInBraces(_ call: Call, _ name: LocatedName, _ scope: Scope) -> Call {
    guard let brackets = call.brackets, call.closures.isEmpty, call.arguments.count == 1,
      call.arguments[0].label == nil, Views.row(name.name.word)?.holdsContent == true
    else { return call }
    let content = call.arguments[0].value
    guard let view = viewAtRoot(of: content), isView(view) else { return call }
    report(
      .contentInBrackets(
        of: spelling(name.name), from: scope.location(brackets),
        content: scope.location(content.range)))
    var call = call
    call.arguments = []
    let body = [Statement(.expression(content), content.range)]
    call.closures = [
      (label: nil, closure: Closure(range: brackets, parameters: [], body: body))
    ]
    return call
  }

  /// The type of a view below all its modifiers.
  private func viewAtRoot(of expression: Expression) -> Name? {
    var current = expression
    while case .call(let call) = current.kind {
      switch call.callee.kind {
      case .name(let name): return names.isCapitalized(name) ? name : nil
      case .member(let base, _): current = base
      default: return nil
      }
    }
    return nil
  }

  private func isView(_ name: Name) -> Bool {
    if let type = declarations.type(name) { return declarations[type].screen != nil }
    return Views.isPlain(name.word, names.bytes(of: name)) || Views.concernsBar(name.word)
  }

  /// `true` iff a statement is a modifier that has lost its dot, which is told: it stands on a line
  /// of its own below a view.
  mutating func isModifierWithoutDot(
    _ statement: Statement, below previous: Statement?, _ scope: Scope
  ) -> Bool {
    guard case .expression? = previous?.kind, case .expression(let expression) = statement.kind,
      case .call(let call) = expression.kind, case .name(let name) = call.callee.kind,
      isViewModifier(name), meaning(of: name, in: scope) == nil,
      meaning(of: Name(.selfWord), in: scope) == nil,
      function(name, labels: call, of: scope.owner) == nil,
      declarations.functions[name] == nil, declarations.viewFunctions[name] == nil
    else { return false }
    report(.modifierWithoutDot(spelling(name), at: scope.location(call.callee.range)))
    return true
  }
}
