import Language
import StatusBar

// Bindings that code makes of a state: `Binding(get: { isOn }, set: { isOn = $0 })`.
extension Writer {
  /// A binding as the state that it reads and writes.
  struct StateBinding {
    /// `$isOn`
    var state: Expression
    /// Where the state is named.
    var scope: Scope
    /// `true` iff it is true as long as the state is not nil, and makes it nil.
    var isPresence: Bool
  }

  /// The state behind a binding that code makes, or that a property or a constant holds; nil for
  /// any other.
  func stateBinding(_ value: Expression, _ scope: Scope, depth: Int = 0) -> StateBinding? {
    guard depth < 8 else { return nil }
    switch value.kind {
    case .call(let call): return madeBinding(by: call, scope, depth)
    case .tuple(let elements) where elements.count == 1:
      return stateBinding(elements[0].value, scope, depth: depth + 1)
    case .name(let name):
      if let local = scope.locals[name] {
        return local.initial.flatMap { held($0, scope, depth) }
      }
      return heldBinding(name, of: scope.owner, scope, depth)
    case .member(let base, let name):
      if base.isSelf { return heldBinding(name.name, of: scope.owner, scope, depth) }
      guard case .bundle(let owner) = meaning(of: base, scope) else { return nil }
      return heldBinding(name.name, of: owner, scope, depth)
    default: return nil
    }
  }

  /// A binding that a computed property yields.
  private func heldBinding(
    _ name: Name, of owner: Int, _ scope: Scope, _ depth: Int
  ) -> StateBinding? {
    guard let found = resolver.computed(name, of: owner), let value = found.getter.onlyValue
    else { return nil }
    return held(value, Scope(file: found.file, screen: scope.screen, owner: owner), depth)
  }

  private func held(_ value: Expression, _ scope: Scope, _ depth: Int) -> StateBinding? {
    if case .binding = value.kind {
      return StateBinding(state: value, scope: scope, isPresence: false)
    }
    return stateBinding(value, scope, depth: depth + 1)
  }

  private func madeBinding(by call: Call, _ scope: Scope, _ depth: Int) -> StateBinding? {
    let maker = BindingMaker(resolver)
    guard maker.makes(call) else { return nil }
    if let held = call.arguments.first(where: { maker.isLabel($0.label, "projectedValue") }) {
      return self.held(held.value, scope, depth)
    }
    guard let (reading, writing) = maker.closures(making: call), let read = reading.body.onlyValue,
      writing.body.count == 1
    else { return nil }
    let new = writing.parameters.first?.name
    if let state = read.ownName, isPlainState(state, scope),
      isAssigned(state, by: writing.body[0], new)
    {
      return StateBinding(
        state: Expression(.binding(state), read.range), scope: scope, isPresence: false)
    }
    guard case .binary(let left, .notEqual, _, let right) = read.kind, right.isNilLiteral,
      let state = left.ownName, isPlainState(state, scope),
      isMadeNil(state, by: writing.body[0], new)
    else { return nil }
    return StateBinding(
      state: Expression(.binding(state), left.range), scope: scope, isPresence: true)
  }

  /// `true` iff nothing watches a state, and no initializer gives it another value than is written.
  private func isPlainState(_ name: Name, _ scope: Scope) -> Bool {
    guard let type = resolver.typeInfo(of: scope.owner),
      let variable = resolver.variable(named: name, ofType: type)
    else { return true }
    let declaration = variable.declaration
    if declaration.didSet != nil || declaration.willSet != nil { return false }
    let storage = [UInt8(ascii: "_")] + resolver.names.bytes(of: name)
    return !resolver.text(of: variable.file)[...].names(storage)
  }

  /// `isOn = $0`
  private func isAssigned(_ state: Name, by statement: Statement, _ new: Name?) -> Bool {
    guard case .expression(let expression) = statement.kind,
      case .assignment(let target, .assign, _, let value) = expression.kind,
      target.ownName == state
    else { return false }
    return isGiven(value, new)
  }

  /// `chosen = nil`, `if !$0 { chosen = nil }`
  private func isMadeNil(_ state: Name, by statement: Statement, _ new: Name?) -> Bool {
    switch statement.kind {
    case .expression(let expression):
      guard case .assignment(let target, .assign, _, let value) = expression.kind else {
        return false
      }
      return target.ownName == state && value.isNilLiteral
    case .if(let branches):
      guard branches.otherwise.isEmpty, branches.then.count == 1, branches.conditions.count == 1,
        case .expression(let condition) = branches.conditions[0], isNotGiven(condition, new)
      else { return false }
      return isMadeNil(state, by: branches.then[0], new)
    default: return false
    }
  }

  /// `!$0`, `$0 == false`
  private func isNotGiven(_ condition: Expression, _ new: Name?) -> Bool {
    switch condition.kind {
    case .prefix(.not, let value): return isGiven(value, new)
    case .binary(let value, .equal, _, let other):
      guard case .boolean(false) = other.kind else { return false }
      return isGiven(value, new)
    default: return false
    }
  }

  private func isGiven(_ value: Expression, _ new: Name?) -> Bool {
    guard case .name(let name) = value.kind else { return false }
    return new.map { $0 == name } ?? (resolver.spelling(name) == "$0")
  }
}
