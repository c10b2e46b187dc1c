import Language
import StatusBar

// Which values are of which type.
extension Binder {
  /// `true` iff a value that a step writes may be one of a type.
  package func fits(_ value: Value, _ type: StaticType) -> Bool {
    switch type.kind {
    case .unknown, .nothing: return true
    case .named(let name):
      return value.isNone ? type.isOptional : fits(value, typeNamed: name)
    case .bool, .number, .text, .scheme, .interfaceStyle, .visibility, .style, .animation,
      .sizeClass, .interposed, .scenePhase, .modalStyle, .barStyle, .tabMode, .displayMode, .idiom,
      .closure, .controller, .list, .object, .set, .window:
      if value.isNone { return type.isOptional }
      return value.isUnknown || self.fits(value, type.kind)
    }
  }

  /// `true` iff a value is of a type that a step can write a value of.
  private func fits(_ value: Value, _ type: StaticType.Kind) -> Bool {
    switch type {
    case .bool: if case .bool = value { return true }
    case .number:
      if case .number = value { return true }
      if case .integer = value { return true }
    case .text: if case .text = value { return true }
    case .scheme, .interfaceStyle: if case .scheme = value { return true }
    case .visibility: if case .visibility = value { return true }
    case .style: if case .style = value { return true }
    case .animation: if case .animation = value { return true }
    case .sizeClass: if case .sizeClass = value { return true }
    case .interposed: if case .interposed = value { return true }
    case .scenePhase: if case .scenePhase = value { return true }
    case .modalStyle: if case .presentation = value { return true }
    case .barStyle, .tabMode, .displayMode, .idiom: if case .enumCase = value { return true }
    case .unknown, .nothing, .named, .closure, .controller, .list, .object, .set, .window: break
    }
    return false
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
