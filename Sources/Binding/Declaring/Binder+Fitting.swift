import Language
import StatusBar

// Which values are of which type.
extension Binder {
  /// Returns the cases of an enum that has none of a name, or nil where there may be one.
  func missingCase(_ name: Name, of type: StaticType) -> [String]? {
    guard case .named(let typeName) = type.kind, let index = declarations.type(typeName) else {
      return nil
    }
    let info = declarations[index]
    guard info.role == .enumeration, !info.cases.isEmpty, !info.mayHaveMore else { return nil }
    if info.cases.contains(name) || name.word == .noneWord && type.isOptional { return nil }
    if isMember(name, of: index) || isOfEveryEnum(name) { return nil }
    return cases(of: type)
  }

  /// `true` iff a type declares a member, or a protocol that it conforms to does.
  private func isMember(_ name: Name, of type: Int) -> Bool {
    let info = declarations[type]
    let protocols = info.inherited.compactMap { declarations.type($0.name) }
    return ([type] + protocols).contains {
      declarations[$0].variables[name] != nil || declarations[$0].functions[name] != nil
    }
  }

  /// `self`, `allCases`
  private func isOfEveryEnum(_ name: Name) -> Bool {
    name.word == .selfWord || name.word == .initWord || spelling(name) == "allCases"
      || spelling(name) == "Type"
  }

  /// The cases of a type as they are written with a dot; none for a type without cases.
  package func cases(of type: StaticType) -> [String] {
    if case .named(let name) = type.kind, let index = declarations.type(name) {
      return declarations[index].cases.map { "." + spelling($0) }
    }
    return type.kind.cases
  }

  /// A type as messages name it: `a number`, `a Mode`.
  package func shown(_ type: StaticType) -> String {
    guard case .named(let name) = type.kind else { return type.kind.spelling }
    return "`" + spelling(name) + "`"
  }

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
    guard let index = declarations.type(name) else { return true }
    let info = declarations[index]
    if case .enumCase = value { return !info.isController }
    guard info.role != .enumeration else { return value.isUnknown }
    return info.inherited.contains { names.bytes(of: $0.name).hasPrefix("ExpressibleBy") }
  }

  /// Binds the value that a step writes for something of a type.
  package mutating func bindConstant(
    _ expression: Expression, as type: StaticType, in file: FileID
  ) -> FormulaID {
    var scope = Scope(file: file, screen: .app, owner: 0)
    scope.isScenario = true
    return bindFormula(expression, expecting: type, &scope)
  }

  /// Returns the type of what a scenario sets, as far as it is known.
  package func staticType(of setting: Action.Setting) -> StaticType {
    switch setting {
    case .input(let input): typeOfInput(input)
    case .app(let slot):
      inputs.input(inSlot: slot).map { typeOfInput($0) } ?? typeOfSlot(.app(slot), of: .app)
    case .screen(let use, let slot): typeOfSlot(.own(slot), of: use.screen)
    }
  }

  private func typeOfInput(_ input: InputID) -> StaticType {
    let known = inputs.type(of: input)
    if known.kind == .unknown, program[input].isBoolean { return .bool }
    return known
  }

  private func typeOfSlot(_ variable: Variable, of screen: ScreenID) -> StaticType {
    // Nearly always it is a property of the screen itself, and not of a use within it.
    if let owner = receivers.receiver(of: screen),
      let type = receivers[owner].type(of: variable)
    {
      return type
    }
    for owner in 0..<receivers.count where receivers[owner].screen == screen {
      if let type = receivers[owner].type(of: variable) { return type }
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
