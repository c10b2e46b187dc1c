import Language
import StatusBar

// Stored properties: where each lives, and what it starts with.
extension Binder {
  /// Gives an owner its stored properties.
  mutating func bindProperties(of type: Int, owner: Int) {
    let info = declarations[type]
    for parameter in info.parameters { bindParameter(parameter, of: info, owner: owner) }
    for input in info.inputs {
      receivers[owner].properties[input.name] = .opaque(
        [input.name], qualifier: type == declarations.appType ? nil : info.name)
    }
    for name in info.variableOrder {
      guard let variable = info.variables[name], isStored(variable.declaration) else { continue }
      if overrides(name, of: type) { continue }
      if observesInherited(variable, of: type) || observesOwn(variable, owner) { continue }
      bindProperty(variable, of: type, owner: owner)
    }
    for name in info.definitionOrder {
      guard let definition = info.definitions[name], !overrides(name, of: type) else { continue }
      var variable = VariableDeclaration(range: definition.name.range, name: definition.name)
      variable.initial = definition.value
      variable.isState = true
      bindProperty(
        LocatedVariable(file: definition.file, declaration: variable), of: type, owner: owner)
    }
  }

  func isStored(_ variable: VariableDeclaration) -> Bool {
    variable.getter == nil && !variable.modifiers.contains { $0.name.word == .static }
  }

  /// `override var selectedViewController: UIViewController? { willSet { … } }`: the value is
  /// UIKit's; when the observer runs is not modelled.
  private mutating func observesInherited(_ variable: LocatedVariable, of type: Int) -> Bool {
    let declaration = variable.declaration
    guard declarations[type].isController,
      ControllerProperty(declaration.name.name.word) != nil || isSelection(variable, of: type),
      declaration.modifiers.contains(where: { $0.name.word == .override }),
      declaration.willSet != nil || declaration.didSet != nil
    else { return false }
    if isSelection(variable, of: type) { return true }
    note(
      .assumed,
      "what observes `\(spelling(declaration.name.name))` is assumed to leave the bar alone",
      at: Location(variable.file, declaration.name.range))
    return true
  }

  /// `override var isOn: Bool { didSet { … } }`: the superclass of the author's own stores it.
  private func observesOwn(_ variable: LocatedVariable, _ owner: Int) -> Bool {
    let declaration = variable.declaration
    return declaration.initial == nil
      && declaration.modifiers.contains { $0.name.word == .override }
      && receivers[owner].properties[declaration.name.name] != nil
  }

  /// `true` iff a property answers one of UIKit's questions rather than stores something.
  func overrides(_ name: Name, of type: Int) -> Bool {
    guard case .controller(let kind) = declarations[type].role else { return false }
    return Screen.mayAnswer(name.word, kind)
  }

  private mutating func bindParameter(_ parameter: Parameter, of info: TypeInfo, owner: Int) {
    var variable = VariableDeclaration(range: parameter.name.range, name: parameter.name)
    variable.type = parameter.type
    variable.initial = parameter.initial
    guard let type = declarations.type(info.name) else { return }
    bindProperty(
      LocatedVariable(file: info.location.file, declaration: variable), of: type, owner: owner)
  }

  /// Enters one stored property.
  mutating func bindProperty(_ variable: LocatedVariable, of type: Int, owner: Int) {
    let name = variable.declaration.name.name
    let source = PropertySource(
      variable: variable, type: type, owner: owner, wrapper: Wrapper(variable.declaration))
    let meaning = meaning(of: source)
    if declarations.ownNames[type]?.contains(name) == true {
      receivers[owner].ownProperties[type, default: Table()][name] = meaning
      // What the text of another type means by it is another one.
      if receivers[owner].type != type { return }
    }
    receivers[owner].properties[name] = meaning
  }

  private mutating func meaning(of source: PropertySource) -> Meaning {
    let declaration = source.variable.declaration
    switch source.wrapper {
    case .environment: return environmentMeaning(of: source)
    case .opaque: return .opaque([declaration.name.name], qualifier: nil)
    case .state, .object, .binding, .environmentObject, .plain, .stored: break
    }
    if let content = givenContent(source) { return .closure(content) }
    let typeName = declaration.type?.name ?? declaration.initial.flatMap { madeType(by: $0) }
    if let typeName, let index = declarations.type(typeName),
      declarations[index].role == .observable || holdsPlainObject(index, source)
    {
      return bundle(index, of: source)
    }
    if let index = heldStruct(source) { return bindStruct(index, of: source) }
    let type = declaration.type.map { staticType($0) } ?? .unknown
    if type.kind == .object || isObject(declaration.initial) { return object(of: source) }
    if source.wrapper == .environmentObject || source.wrapper == .object {
      if let type = declaration.type { checkSlip(of: type, source) }
      return .opaque([declaration.name.name], qualifier: typeName)
    }
    if let wrapper = unknownWrapper(declaration) { return wrappedMeaning(of: source, wrapper) }
    return slotMeaning(of: source, type)
  }

  /// `var page: () -> Page = { Page() }`: what yields a view where a use does not hand another,
  /// which would be bound in the place of the use.
  private func givenContent(_ source: PropertySource) -> ClosureSource? {
    guard case .plain = source.wrapper, let type = source.variable.declaration.type,
      isFunction(type), !holdsAction(source.variable),
      case .closure(let closure)? = source.variable.declaration.initial?.kind,
      looksLikeViews(closure, source.scope(in: self))
    else { return nil }
    return ClosureSource(kind: .closure(closure), scope: source.scope(in: self), depth: 0)
  }

  /// Reports the type of an object that nothing is of, where it is a slip of a declared one.
  private mutating func checkSlip(of type: TypeReference, _ source: PropertySource) {
    let name = LocatedName(type.name, type.range)
    if let slip = slip(ofType: name, source.scope(in: self)) { return report(slip) }
    let objects = declarations.types.filter { $0.role == .observable }.map { spelling($0.name) }
    guard !isKnownType(type.name), let near = nearest(type.name, among: objects, from: 4) else {
      return
    }
    report(
      .misspelt(
        spelling(type.name), suggestion: near, at: source.scope(in: self).location(type.range)))
  }

  private func holdsList(_ source: PropertySource) -> Bool {
    if staticType(source.variable).element != nil { return true }
    switch source.variable.declaration.initial?.kind {
    case .array: return true
    case .call(let call): if case .array = call.callee.kind { return true }
    default: break
    }
    return false
  }

  private mutating func slotMeaning(of source: PropertySource, _ type: StaticType) -> Meaning {
    let declaration = source.variable.declaration
    var scope = source.scope(in: self)
    let known = type.kind == .unknown ? staticType(source.variable) : type
    scope.isInitial = holdsReference(known)
    if source.isConstant, !scope.isInitial, let initial = declaration.initial {
      let value = bindFormula(initial, expecting: known, &scope)
      if case .constant = program[value] { return .value(value) }
    }
    // What a stack's path holds changes with what is pushed and popped.
    let isPath = declarations.boundNames.contains(declaration.name.name) && holdsList(source)
    let initial: FormulaID?
    if isPath {
      initial =
        source.wrapper == .binding ? nil : something(at: declaration.name.range, scope)
    } else if source.isStored {
      // An earlier run may have left anything there.
      initial = inputInitial(source, storedType(declaration, known, &scope), scope)
    } else if let written = declaration.initial {
      // A view is made anew again and again, and its object with it.
      initial =
        scope.isInitial && source.wrapper == .plain && isView(source.owner)
        ? opaque(known, at: written.range, scope)
        : bindStart(written, known, declaration, &scope)
    } else if source.wrapper == .binding {
      initial = nil
    } else if type.isOptional && !declaration.isConstant
      && (source.wrapper == .state || source.wrapper == .plain) || source.isFocus
    {
      initial = add(.constant(.none), known, at: declaration.name.range, scope)
    } else if let start = startInInitializer(source, known) {
      initial = start
    } else {
      initial = inputInitial(source, known, scope)
    }
    if let lazy = bindLazyStart(source, known, initial) { return lazy }
    let variable = addVariable(source, initial: initial)
    if source.isFocus { storage.addFocus(variable, of: receivers[source.owner].screen) }
    var found = known.kind == .unknown ? initial.map { self.type(of: $0) } ?? known : known
    if found.kind == .number, found.number == nil, declaration.type == nil, let initial {
      found.number = self.type(of: initial).number
    }
    if isPath { found = .unknown }
    if found.kind == .bool, !found.isOptional { markBoolean(variable, source) }
    return .variable(variable, found.kind == .nothing ? .unknown : found)
  }

  /// The type of a stored property, else that of what it starts with where nothing is stored.
  private mutating func storedType(
    _ declaration: VariableDeclaration, _ type: StaticType, _ scope: inout Scope
  ) -> StaticType {
    guard type.kind == .unknown, let initial = declaration.initial else { return type }
    let value = bindFormula(initial, expecting: type, &scope)
    return self.type(of: value)
  }

  private mutating func markBoolean(_ variable: Variable, _ source: PropertySource) {
    switch variable {
    case .app(let slot): program[ScreenID.app].slots[Int(slot)].isBoolean = true
    case .own(let slot):
      program[receivers[source.owner].screen].slots[Int(slot)].isBoolean = true
    case .local: break
    }
  }

  /// What a property starts with; a lazy one is what things are like when it is first read.
  private mutating func bindStart(
    _ written: Expression, _ type: StaticType, _ declaration: VariableDeclaration,
    _ scope: inout Scope
  ) -> FormulaID {
    let value = bindTypedInitial(written, type, declaration, &scope)
    let lazy = "lazy".utf8
    guard declaration.modifiers.contains(where: { names.bytes(of: $0.name).elementsEqual(lazy) })
    else { return value }
    // What it makes is made with its owner, but where that may end the app it is not read yet.
    if holdsController(type) || holdsController(self.type(of: value)), !mayEnd(value) {
      return value
    }
    if case .constant = program[value] { return value }
    return opaque(type, at: written.range, scope)
  }

  /// `true` iff a value may be the end of the app: `guard let … else { fatalError() }`.
  private func mayEnd(_ value: FormulaID) -> Bool {
    switch program[value] {
    case .end: true
    case .ternary(_, let a, let b), .coalesce(let a, let b): mayEnd(a) || mayEnd(b)
    case .choice(let cases, let otherwise):
      mayEnd(otherwise) || cases.contains { mayEnd($0.value) }
    default: false
    }
  }

  private mutating func bindTypedInitial(
    _ written: Expression, _ type: StaticType, _ declaration: VariableDeclaration,
    _ scope: inout Scope
  ) -> FormulaID {
    if declaration.type == nil || type.isOptional || !type.isKnown {
      return bindFormula(written, expecting: type, &scope)
    }
    return bindTyped(written, type, &scope)
  }

  private mutating func inputInitial(
    _ source: PropertySource, _ type: StaticType, _ scope: Scope
  ) -> FormulaID {
    let name = source.variable.declaration.name
    let qualifier = source.type == declarations.appType ? nil : declarations[source.type].name
    let input = input([name.name], qualifier, at: name.range, scope)
    if type.kind == .bool { program[input].isBoolean = true }
    if type.kind != .unknown { inputs.declare(type, of: input) }
    return add(.input(input), type, at: name.range, scope)
  }

  mutating func addSlot(
    _ source: PropertySource, _ kind: Slot.Kind, initial: FormulaID?
  ) -> Variable {
    let name = source.variable.declaration.name
    var slot = Slot(
      name: symbol(name.name), kind: kind, initial: initial,
      site: site(name.range, in: source.variable.file))
    slot.keepsItsValue = source.wrapper == .state
    slot.isBoundPastObservers = source.wrapper == .state && isView(source.owner)
    slot.isWeak = declarations.isWeak(source.variable.declaration)
    slot.isUnobserved = isUnobserved(source)
    return addFlagged(slot, source)
  }

  mutating func addParameter(_ source: PropertySource, _ variable: Variable) {
    guard case .own(let slot) = variable else { return }
    let declaration = source.variable.declaration
    let name = declaration.name.name
    receivers[source.owner].parameters.append(
      BoundParameter(
        label: name, name: name, slot: slot, type: staticType(source.variable),
        initial: declaration.initial))
  }

  /// `@Environment(\.name)`
  private mutating func environmentMeaning(of source: PropertySource) -> Meaning {
    let declaration = source.variable.declaration
    let scope = source.scope(in: self)
    guard
      let argument = declaration.attributes.first(where: {
        $0.name.name.word == .Environment
      })?.arguments.first
    else { return .opaque([declaration.name.name], qualifier: nil) }
    if case .keyPath(let names) = argument.value.kind {
      if let key = EnvironmentKey(names.last?.word) {
        return .value(add(.environment(key), key.type, at: declaration.name.range, scope))
      }
      switch names.last?.word {
      case .dismiss: return .dismissAction
      case .presentationMode: return .presentationMode
      default:
        if let key = names.last { refuseSlip(ofKey: key, declaration, scope) }
        return .opaque([declaration.name.name], qualifier: nil)
      }
    }
    if case .member(let base, _) = argument.value.kind, let name = base.typeName(names) {
      if let index = declarations.type(name), declarations[index].role == .observable {
        return .bundle(owner: sharedReceiver(index))
      }
      return .opaque([declaration.name.name], qualifier: name)
    }
    return .opaque([declaration.name.name], qualifier: nil)
  }
}

/// A stored property with what decides where it lives.
struct PropertySource: Sendable {
  var variable: LocatedVariable
  var type: Int
  var owner: Int
  var wrapper: Wrapper

  func scope(in binder: Binder) -> Scope {
    Scope(file: variable.file, screen: binder.receivers[owner].screen, owner: owner)
  }

  /// `let name = value`
  var isConstant: Bool { variable.declaration.isConstant && wrapper == .plain }

  var isFocus: Bool {
    variable.declaration.attributes.contains { $0.name.name.word == .FocusState }
  }

  /// `true` for what outlives the process, or the scene.
  var isStored: Bool {
    variable.declaration.attributes.contains {
      $0.name.name.word == .AppStorage || $0.name.name.word == .SceneStorage
    }
  }

  /// `true` iff a use of the type may give the property a value.
  var isGiven: Bool { wrapper != .state || !variable.declaration.isPrivate }

  var slotKind: Slot.Kind {
    switch wrapper {
    case .binding: .binding
    case .plain: .parameter
    case .state, .object, .environmentObject, .environment, .stored, .opaque: .state
    }
  }
}

/// What a property wrapper makes of a property.
enum Wrapper: Sendable {
  case state, object, binding, environmentObject, environment, plain
  /// A stored property of a class.
  case stored
  /// Wrapped by something of which nothing is known.
  case opaque

  init(_ variable: VariableDeclaration) {
    self = variable.isState ? .state : .plain
    for attribute in variable.attributes {
      switch attribute.name.name.word {
      case .State, .GestureState, .FocusState, .SceneStorage, .AppStorage, .Published,
        .ScaledMetric:
        self = .state
      case .StateObject, .ObservedObject, .Bindable: self = .object
      case .Binding: self = .binding
      case .EnvironmentObject: self = .environmentObject
      case .Environment: self = .environment
      case .FetchRequest, .Query, .Namespace: self = .opaque
      default: break
      }
    }
  }
}

extension StaticType {
  /// `true` iff a value of another type can be told to be wrong.
  var isKnown: Bool {
    switch kind {
    case .unknown, .named, .nothing, .list, .set: false
    case .bool, .number, .text, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
      .scenePhase, .controller, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle,
      .tabMode,
      .displayMode, .closure:
      true
    }
  }
}
