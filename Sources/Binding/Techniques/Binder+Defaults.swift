import Language
import StatusBar

// `UserDefaults`: what is kept under a key is one value with `@AppStorage` of that key.
extension Binder {
  /// `UserDefaults.standard.set(true, forKey: "hidesBar")`; nil for another call.
  mutating func readDefaults(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    let method = spelling(name.name)
    guard ["set", "setValue", "removeObject"].contains(method), let key = defaultsKey(call, scope)
    else { return nil }
    guard isStandardDefaults(base) else {
      // Other defaults may be these; what keeps no such key is something else.
      guard let variable = storage.variable(key) else { return nil }
      let unknown = opaque(at: range, scope)
      return .modelled([assignment(of: unknown, to: variable, at: range, scope)])
    }
    let variable = defaultsVariable(key, at: range, scope)
    guard method != "removeObject", let value = call.arguments.first?.value else {
      let unknown = opaque(at: range, scope)
      return .modelled([assignment(of: unknown, to: variable, at: range, scope)])
    }
    let formula = bindFormula(value, expecting: .unknown, &scope)
    return .modelled([assignment(of: formula, to: variable, at: range, scope)])
  }

  /// `UserDefaults.standard.bool(forKey: "hidesBar")`; nil for another call.
  mutating func bindDefaults(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let type: StaticType
    switch spelling(name.name) {
    case "bool": type = .bool
    case "integer", "double", "float": type = .number
    case "string": type = StaticType(.text, isOptional: true)
    default: return nil
    }
    guard isStandardDefaults(base), let key = defaultsKey(call, scope) else { return nil }
    let variable = defaultsVariable(key, at: range, scope)
    if type == .bool, case .app(let slot) = variable {
      program[ScreenID.app].slots[Int(slot)].isBoolean = true
    }
    return add(.variable(variable), type, at: range, scope)
  }

  private func isStandardDefaults(_ base: Expression) -> Bool {
    guard case .member(let type, let name) = base.kind, type.typeName(names) != nil else {
      return false
    }
    return base.rootType(names).map { spelling($0) } == "UserDefaults"
      && spelling(name.name) == "standard"
  }

  /// The key as it is written, by which properties know it as well.
  private func defaultsKey(_ call: Call, _ scope: Scope) -> [UInt8]? {
    call.arguments.first { $0.label.map { spelling($0.name) } == "forKey" }
      .map { Array(bytes($0.value.range, in: scope.file)) }
  }

  /// What is kept under a key: unknown at first, since an earlier run may have left anything.
  private mutating func defaultsVariable(
    _ key: [UInt8], at range: SourceRange, _ scope: Scope
  ) -> Variable {
    if let known = storage.variable(key) { return known }
    let name = intern(key.filter { $0 != UInt8(ascii: "\"") })
    let input = input([name], nil, at: range, scope)
    let initial = add(.input(input), .unknown, at: range, scope)
    let variable = add(
      Slot(name: symbol(name), kind: .stored, initial: initial, site: site(range, in: scope.file)),
      to: .app)
    storage.keep(variable, key)
    return variable
  }
}
