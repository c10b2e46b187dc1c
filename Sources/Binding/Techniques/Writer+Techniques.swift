import Language
import StatusBar

// `UserDefaults`: what is kept under a key is one value with `@AppStorage` of that key.
extension Writer {
  /// `UserDefaults.standard.bool(forKey: "hidesBar")`; nil for another call.
  mutating func bindDefaults(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    let type: StaticType
    switch resolver.spelling(name.name) {
    case "bool": type = .bool
    case "integer", "double", "float": type = .number
    case "string": type = StaticType(.text, isOptional: true)
    default: return nil
    }
    guard resolver.isStandardDefaults(base), let key = resolver.defaultsKey(call, scope) else {
      return nil
    }
    let variable = defaultsVariable(key, at: range, scope)
    if type == .bool, case .app(let slot) = variable {
      program[ScreenID.app].slots[Int(slot)].isBoolean = true
      if let initial = program[ScreenID.app].slots[Int(slot)].initial { markBoolean(initial) }
    }
    return add(.variable(variable), type, at: range, scope)
  }

  /// What is kept under a key: unknown at first, since an earlier run may have left anything.
  mutating func defaultsVariable(
    _ key: [UInt8], at range: SourceRange, _ scope: Scope
  ) -> Variable {
    if let known = storage.variable(key) { return known }
    let name = intern(key.filter { $0 != UInt8(ascii: "\"") })
    let input = input([name], nil, at: range, scope)
    let initial = add(.input(input), .unknown, at: range, scope)
    let variable = add(
      Slot(name: symbol(name), kind: .stored, initial: initial, site: site(range, in: scope.file)),
      to: .app)
    if case .app(let slot) = variable { inputs.setSlot(slot, of: input) }
    storage.keep(variable, key)
    return variable
  }
}

// The two ways in which code puts right a navigation bar that lies over the status bar (Q9).
extension Writer {
  /// Calls that ask for the private method, or call it; nil for any other.
  mutating func bindRelayoutCall(
    of receiver: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: Scope
  ) -> [Effect]? {
    guard name.name.word == .perform, let argument = call.arguments.first else { return nil }
    if resolver.isRelayoutSelector(argument.value, scope) {
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
    let member = resolver.spelling(name.name)
    guard name.name.word == .frame else {
      // A slip of the member's name must not pass for one that moves nothing.
      let isSlip = resolver.nearest(name.name, among: ["frame"], from: 4) != nil
      guard isSlip, !appleMembers.contains(resolver.names.bytes(of: name.name)) else { return nil }
      report(.misspelt(member, suggestion: "frame", at: scope.location(name.range)))
      return []
    }
    guard case .call(let call) = value.kind,
      let top = call.arguments.first(where: { $0.label?.name.word == .y }),
      resolver.isBottomEdge(top.value, scope)
    else { return [doubtAboutOverlap(value, at: range, scope)] }
    return [effect(.configure(.relayoutNavigationBar), at: range, scope)]
  }

  /// Whether the bar lies over the status bar once that has run is unknown.
  private mutating func doubtAboutOverlap(
    _ value: Expression, at range: SourceRange, _ scope: Scope
  ) -> Effect {
    let input = input(named(value.range, scope), nil, at: value.range, scope)
    return effect(.obscure([.overlap], input), at: range, scope)
  }
}

// The techniques of ScrollKit and of the exchanged getter.
extension Writer {
  mutating func reportUnbound(_ value: Expression, _ scope: Scope) {
    switch value.kind {
    case .name(let name), .binding(let name):
      reportUndeclared(LocatedName(name, value.range), scope)
    default:
      report(
        .typeMismatch(
          "something else", expected: "a binding to an offset", at: scope.location(value.range)))
    }
  }

  /// `true` iff an expression reads a numeric state.
  func readsNumber(_ value: Expression, _ scope: Scope) -> Bool {
    switch value.kind {
    case .name:
      switch meaning(of: value, scope) {
      case .variable(_, let type): return type.kind == .number || !type.isKnown
      case .opaque, .value: return true
      case nil, .object, .bundle, .content, .closure, .dismissAction, .presentationMode, .draft,
        .window, .anything:
        return false
      }
    case .member(let base, _):
      if case .variable(_, let type) = meaning(of: value, scope) { return type.kind == .number }
      return readsNumber(base, scope)
    case .binary(let a, let op, _, let b):
      return Arithmetic(op) != nil && (readsNumber(a, scope) || readsNumber(b, scope))
    case .prefix(_, let a): return readsNumber(a, scope)
    case .tuple(let elements): return elements.count == 1 && readsNumber(elements[0].value, scope)
    case .ternary(_, let a, let b): return readsNumber(a, scope) || readsNumber(b, scope)
    case .call(let call):
      guard case .name(let name) = call.callee.kind else { return false }
      switch name.word {
      case .min, .max, .abs, .Double, .CGFloat:
        return call.arguments.contains { readsNumber($0.value, scope) }
      default: return false
      }
    default: return false
    }
  }
}
