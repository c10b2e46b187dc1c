import Language
import StatusBar

// Lazy lists of view controllers, which are made with their owner where that makes no difference.
extension Writer {
  /// `true` iff a lazy list holds the same controllers whenever it is made: new ones, and those of
  /// constants.
  func isSteadyList(_ value: FormulaID, _ scope: Scope) -> Bool {
    guard case .apply(.list, let elements) = program[value],
      case .list(let element) = type(of: value).kind, resolver.holdsViewController(element)
    else { return false }
    return elements.allSatisfy { element in
      if case .makeController = program[element] { return true }
      guard case .variable(let variable) = program[element] else { return false }
      return isSteady(variable, of: scope.owner)
    }
  }

  /// `true` iff a lazy value is the same whenever it is made: what the device says of itself, and a
  /// new object that keeps what it is given, which is the same itself.
  func isSteadyObject(_ value: FormulaID, _ scope: Scope) -> Bool {
    switch program[value] {
    case .constant, .window(.own): return true
    case .variable(let variable): return isSteady(variable, of: scope.owner)
    case .makeController(let new):
      guard let start = new.initializer else { return true }
      return start.arguments.allSatisfy { isSteadyObject($0, scope) }
        && keeps(program[start.handler].body)
    default: return isOfDevice(value)
    }
  }

  /// `true` iff a value hangs on nothing but what the device says of itself, and on the release.
  private func isOfDevice(_ value: FormulaID) -> Bool {
    let kind = program[value]
    if case .constant = kind { return true }
    if case .available = kind { return true }
    if case .environment(let key) = kind { return key == .isPad }
    if case .not(let a) = kind { return isOfDevice(a) }
    if case .and(let a, let b) = kind { return isOfDevice(a) && isOfDevice(b) }
    if case .or(let a, let b) = kind { return isOfDevice(a) && isOfDevice(b) }
    if case .compare(_, let a, let b) = kind { return isOfDevice(a) && isOfDevice(b) }
    guard case .ternary(let a, let b, let c) = kind else { return false }
    return isOfDevice(a) && isOfDevice(b) && isOfDevice(c)
  }

  /// `true` iff an initializer does nothing but keep what it is given.
  private func keeps(_ effects: [Effect]) -> Bool {
    effects.allSatisfy { effect in
      switch effect.kind {
      case .nothing, .assume: true
      case .body(let inner): keeps(inner)
      case .change(.assign(.own, let value)), .bind(_, let value): isGiven(value)
      default: false
      }
    }
  }

  /// `true` iff a value is a constant, or one that a function is given.
  private func isGiven(_ value: FormulaID) -> Bool {
    switch program[value] {
    case .constant, .variable(.local): true
    default: false
    }
  }

  /// The list of constants that a property holds for good, in place of the property; any other
  /// value itself.
  func listedConstants(_ value: FormulaID, _ scope: Scope) -> FormulaID {
    guard case .variable(let variable) = program[value] else { return value }
    let screen: ScreenID
    let slot: Int32
    switch variable {
    case .own(let own): (screen, slot) = (resolver.receivers[scope.owner].screen, own)
    case .app(let own): (screen, slot) = (.app, own)
    case .local: return value
    }
    let isConstant = resolver.receivers[scope.owner].properties.contains { name, meaning in
      guard case .variable(variable, _) = meaning else { return false }
      return resolver.variable(named: name, of: scope.owner)?.declaration.isConstant == true
    }
    guard isConstant, let initial = program[screen].slots[Int(slot)].initial,
      case .apply(.list, let elements) = program[initial],
      elements.allSatisfy({ if case .constant = program[$0] { true } else { false } })
    else { return value }
    return initial
  }

  /// `true` iff a property is a constant, or a lazy one that no code changes.
  private func isSteady(_ variable: Variable, of owner: Int) -> Bool {
    resolver.receivers[owner].properties.contains { name, meaning in
      guard case .variable(variable, _) = meaning,
        let found = resolver.variable(named: name, of: owner)
      else { return false }
      return found.declaration.isConstant
        || resolver.isLazy(found.declaration) && !resolver.isChanged(found)
    }
  }
}
