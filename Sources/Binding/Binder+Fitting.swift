import Language
import StatusBar

// Which values are of which type.
extension Binder {
  /// `true` iff a value that a step writes may be one of a type.
  package func fits(_ value: Value, _ type: StaticType) -> Bool {
    switch (type.kind, value) {
    case (.unknown, _), (.nothing, _): return true
    case (_, .none): return type.isOptional
    case (.bool, .bool), (.number, .number), (.number, .integer), (.text, .text),
      (.scheme, .scheme),
      (.interfaceStyle, .scheme), (.visibility, .visibility), (.style, .style),
      (.animation, .animation), (.sizeClass, .sizeClass), (.interposed, .interposed),
      (.scenePhase, .scenePhase), (.modalStyle, .presentation), (.barStyle, .enumCase),
      (.tabMode, .enumCase), (.displayMode, .enumCase), (.idiom, .enumCase):
      return true
    case (.named(let name), _): return fits(value, typeNamed: name)
    default: return value.isUnknown
    }
  }

  /// Of a type that is not declared here anything may be a value.
  private func fits(_ value: Value, typeNamed name: Name) -> Bool {
    guard let index = bodies.writer.resolver.declarations.type(name) else { return true }
    let info = bodies.writer.resolver.declarations[index]
    if case .enumCase = value { return !info.isController }
    guard info.role != .enumeration else { return value.isUnknown }
    return info.inherited.contains {
      bodies.writer.resolver.names.bytes(of: $0.name).hasPrefix("ExpressibleBy")
    }
  }

  /// Binds the value that a step writes for something of a type.
  package mutating func bindConstant(
    _ expression: Expression, as type: StaticType, in file: FileID
  ) -> FormulaID {
    var scope = Scope(file: file, screen: .app, owner: 0)
    scope.isScenario = true
    let formula = bodies.bindFormula(expression, expecting: type, &scope)
    bodies.writer.program.note(asked: formula)
    return formula
  }

  /// Returns the type of what a scenario sets, as far as it is known.
  package func staticType(of setting: Action.Setting) -> StaticType {
    switch setting {
    case .input(let input): typeOfInput(input)
    case .app(let slot):
      bodies.writer.inputs.input(inSlot: slot).map { typeOfInput($0) }
        ?? typeOfSlot(.app(slot), of: .app)
    case .screen(let use, let slot): typeOfSlot(.own(slot), of: use.screen)
    }
  }

  private func typeOfInput(_ input: InputID) -> StaticType {
    let known = bodies.writer.inputs.type(of: input)
    if known.kind == .unknown, bodies.writer.program[input].isBoolean { return .bool }
    return known
  }

  private func typeOfSlot(_ variable: Variable, of screen: ScreenID) -> StaticType {
    // Nearly always it is a property of the screen itself, and not of a use within it.
    if let owner = bodies.writer.resolver.receivers.receiver(of: screen),
      let type = bodies.writer.resolver.receivers[owner].type(of: variable)
    {
      return type
    }
    for owner in 0..<bodies.writer.resolver.receivers.count
    where bodies.writer.resolver.receivers[owner].screen == screen {
      if let type = bodies.writer.resolver.receivers[owner].type(of: variable) { return type }
    }
    return .unknown
  }
}

extension Receiver {
  /// Returns the type of the property that a variable stands for, if it is one of these.
  fileprivate func type(of variable: Variable) -> StaticType? {
    for case (_, .variable(variable, let type)) in properties { return type }
    return nil
  }
}
