import Language
import StatusBar

// Properties that hold objects: of the author's own, and visibility states.
extension Writer {
  /// Whether a property holds an object: one that is assigned later holds none at first.
  mutating func bindPresence(of source: PropertySource, isMade: Bool = false) -> Variable {
    let declaration = source.variable.declaration
    let scope = source.scope(in: resolver)
    var startsEmpty = !declaration.isConstant && declaration.initial == nil
    if case .nilLiteral = declaration.initial?.kind { startsEmpty = true }
    let isThere =
      isMade || startsEmpty && (source.wrapper == .plain || source.wrapper == .state)
      ? add(.constant(.bool(isMade)), .bool, at: declaration.name.range, scope)
      : truthInput([declaration.name.name], at: declaration.name.range, scope)
    var slot = Slot(
      name: symbol(declaration.name.name), kind: .state, initial: isThere,
      site: site(declaration.name.range, in: scope.file))
    slot.isBoolean = true
    return add(slot, to: resolver.receivers[source.owner].screen)
  }

  /// A value of an object that may not be there.
  mutating func ifThere(
    _ owner: Int, _ value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard let presence = resolver.receivers[owner].presence else { return value }
    let isThere = add(.variable(presence), .bool, at: range, scope)
    let none = add(.constant(.none), StaticType(.nothing), at: range, scope)
    return add(.ternary(isThere, value, none), type(of: value), at: range, scope)
  }

  /// An object that is handed in: each of its properties is a binding; one that is given by code
  /// which is not read: each is an input at first.
  mutating func bindReferences(
    to index: Int, named name: LocatedName, owner: Int, _ source: PropertySource,
    within path: [Name] = []
  ) {
    let scope = source.scope(in: resolver)
    for property in resolver.declarations[index].variableOrder {
      guard let variable = resolver.declarations[index].variables[property],
        resolver.isStored(variable.declaration)
      else { continue }
      let path = path + [property]
      if let inner = resolver.structOfValues(resolver.staticType(variable)), path.count < 4 {
        var receiver = Receiver(type: inner, screen: resolver.receivers[owner].screen)
        receiver.isStruct = true
        let nested = receivers.add(receiver)
        bindReferences(to: inner, named: name, owner: nested, source, within: path)
        receivers[owner].properties[property] = .bundle(owner: nested)
        continue
      }
      let text = ([name.name] + path).map { resolver.spelling($0) }.joined(separator: ".")
      var slot = Slot(
        name: symbol(Array(text.utf8)), kind: .binding,
        initial: givenInitial(source, path, resolver.staticType(variable), scope),
        site: site(name.range, in: scope.file))
      if source.variable.declaration.type?.isUnwrapped == true, source.wrapper == .plain {
        slot.kind = .state
      }
      let place = add(slot, to: resolver.receivers[owner].screen)
      receivers[owner].properties[property] = .variable(
        place, resolver.staticType(variable))
    }
  }
}

extension Writer {
  /// What a property of an object is where no use gives the object: an input.
  private mutating func givenInitial(
    _ source: PropertySource, _ path: [Name], _ type: StaticType, _ scope: Scope
  ) -> FormulaID {
    let name = source.variable.declaration.name
    let holder =
      source.type == resolver.declarations.appType ? nil : resolver.declarations[source.type].name
    let input = input([name.name] + path, holder, at: name.range, scope)
    if type.kind == .bool { program[input].isBoolean = true }
    if type.kind == .closure { assumeGiven(input, name, scope) }
    return add(.input(input), type, at: name.range, scope)
  }

  /// Code that is not read makes what a property holds; what that does is assumed to be harmless.
  private mutating func assumeGiven(_ input: InputID, _ name: LocatedName, _ scope: Scope) {
    guard program[input].calling == nil else { return }
    program[input].calling = findings.assume(
      "`\(resolver.spelling(name.name))` is given from outside; assumed to leave the bar alone",
      at: scope.location(name.range))
  }
}

// What SwiftUI is told of: it renders again only where something changes that a view watches.
extension Writer {
  /// Adds a slot, and one that tells whether it was changed where views may have read it and are
  /// not told.
  private mutating func addFlagged(_ slot: Slot, _ source: PropertySource) -> Variable {
    let screen = resolver.receivers[source.owner].screen
    let variable = add(slot, to: screen)
    let isByReference =
      resolver.typeInfo(of: source.owner).map { resolver.declarations[$0].isByReference } ?? false
    guard resolver.declarations.hasViews, isByReference || slot.isUnobserved else {
      return variable
    }
    var flag = Slot(
      name: slot.name, kind: .state,
      initial: program.add(.constant(.bool(false)), .bool, site: slot.site), site: slot.site)
    flag.isBoolean = true
    switch (variable, add(flag, to: screen)) {
    case (.own(let number), .own(let place)), (.app(let number), .app(let place)):
      program[screen].slots[Int(number)].changeFlag = place
    case (.own, _), (.app, _), (.local, _): break
    }
    return variable
  }

  /// A variable as a view sees it: where it was changed and the view was not told, what the view
  /// shows is what it was, or what it is.
  mutating func shown(
    _ variable: Variable, _ value: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard scope.frame == nil, resolver.declarations.hasViews, program[scope.screen].kind == .view
    else {
      return value
    }
    let flag: Variable
    switch variable {
    case .app(let slot):
      guard let place = program[ScreenID.app].slots[Int(slot)].changeFlag else { return value }
      flag = .app(place)
    case .own(let slot):
      guard let place = program[scope.screen].slots[Int(slot)].changeFlag else { return value }
      flag = .own(place)
    case .local: return value
    }
    let type = type(of: value)
    let changed = add(.variable(flag), .bool, at: range, scope)
    let either = opaque(type, at: range, scope)
    return add(.ternary(changed, either, value), type, at: range, scope)
  }
}

// Stored properties: where each lives, and what it starts with.
extension Writer {
  /// `override var selectedViewController: UIViewController? { willSet { … } }`: the value is
  /// UIKit's; when the observer runs is not modelled.
  mutating func observesInherited(_ variable: LocatedVariable, of type: Int) -> Bool {
    let declaration = variable.declaration
    guard resolver.declarations[type].isController,
      ControllerProperty(declaration.name.name.word) != nil
        || resolver.isSelection(variable, of: type),
      declaration.modifiers.contains(where: { $0.name.word == .override }),
      declaration.willSet != nil || declaration.didSet != nil
    else { return false }
    if resolver.isSelection(variable, of: type) { return true }
    note(
      .assumed,
      "what observes `\(resolver.spelling(declaration.name.name))` is assumed "
        + "to leave the bar alone",
      at: Location(variable.file, declaration.name.range))
    return true
  }

  /// Reports the type of an object that nothing is of, where it is a slip of a declared one.
  mutating func checkSlip(of type: TypeReference, _ source: PropertySource) {
    let name = LocatedName(type.name, type.range)
    if let slip = slip(ofType: name, source.scope(in: resolver)) { return report(slip) }
    let objects = resolver.declarations.types.filter { $0.role == .observable }.map {
      resolver.spelling($0.name)
    }
    guard !resolver.isKnownType(type.name),
      let near = resolver.nearest(type.name, among: objects, from: 4)
    else {
      return
    }
    report(
      .misspelt(
        resolver.spelling(type.name), suggestion: near,
        at: source.scope(in: resolver).location(type.range)))
  }

  mutating func markBoolean(_ variable: Variable, _ source: PropertySource) {
    switch variable {
    case .app(let slot): program[ScreenID.app].slots[Int(slot)].isBoolean = true
    case .own(let slot):
      program[resolver.receivers[source.owner].screen].slots[Int(slot)].isBoolean = true
    case .local: break
    }
  }

  /// `true` iff a value may be the end of the app: `guard let … else { fatalError() }`.
  func mayEnd(_ value: FormulaID) -> Bool {
    switch program[value] {
    case .end: true
    case .ternary(_, let a, let b), .coalesce(let a, let b): mayEnd(a) || mayEnd(b)
    case .choice(let cases, let otherwise):
      mayEnd(otherwise) || cases.contains { mayEnd($0.value) }
    default: false
    }
  }

  mutating func inputInitial(
    _ source: PropertySource, _ type: StaticType, _ scope: Scope
  ) -> FormulaID {
    let name = source.variable.declaration.name
    let input = input(of: source, [], type, scope)
    if type.kind == .closure { assumeGiven(input, name, scope) }
    return add(.input(input), type, at: name.range, scope)
  }

  /// Says what a variable of a screen, or of the app, begins with.
  mutating func begin(_ place: Variable, with value: FormulaID, of screen: ScreenID) {
    switch place {
    case .app(let slot): program[ScreenID.app].slots[Int(slot)].initial = value
    case .own(let slot): program[screen].slots[Int(slot)].initial = value
    case .local: break
    }
  }

  /// The input that a property is, or a part of one that is a struct, where nothing gives it.
  mutating func input(
    of source: PropertySource, _ part: [Name], _ type: StaticType, _ scope: Scope
  ) -> InputID {
    let name = source.variable.declaration.name
    let qualifier =
      source.type == resolver.declarations.appType ? nil : resolver.declarations[source.type].name
    let input = input([name.name] + part, qualifier, at: name.range, scope)
    if type.kind == .bool { program[input].isBoolean = true }
    if type.kind != .unknown { inputs.declare(type, of: input) }
    return input
  }

  mutating func addSlot(
    _ source: PropertySource, _ kind: Slot.Kind, initial: FormulaID?
  ) -> Variable {
    let name = source.variable.declaration.name
    var slot = Slot(
      name: symbol(name.name), kind: kind, initial: initial,
      site: site(name.range, in: source.variable.file))
    slot.keepsItsValue = source.wrapper == .state
    slot.isBoundPastObservers = source.wrapper == .state && resolver.isView(source.owner)
    slot.isWeak = resolver.declarations.isWeak(source.variable.declaration)
    slot.isUnobserved = resolver.isUnobserved(source)
    slot.isObserved =
      !slot.isUnobserved && resolver.declarations[source.type].role == .observable
    return addFlagged(slot, source)
  }

  mutating func addParameter(_ source: PropertySource, _ variable: Variable) {
    guard case .own(let slot) = variable else { return }
    let declaration = source.variable.declaration
    let name = declaration.name.name
    receivers[source.owner].parameters.append(
      BoundParameter(
        label: name, name: name, slot: slot, type: resolver.staticType(source.variable),
        initial: declaration.initial))
  }
}

// What initializers make of properties: those of a plain object, and the states of a view.
extension Writer {
  mutating func forgetStart(
    of lineage: [Int], _ initializer: LocatedFunction, _ statements: [Statement],
    _ values: inout Table<Name, FormulaID>, _ scope: Scope
  ) {
    for statement in statements {
      var changed = TableSet<Name>()
      resolver.bytes(statement.range, in: initializer.file)[...].forEachChange(in: resolver.names) {
        name, _ in
        changed.insert(name)
      }
      for name in changed.keys
      where lineage.contains(where: { resolver.declarations[$0].variables[name] != nil }) {
        var inner = scope
        inner.file = initializer.file
        values[name] = opaque(at: statement.range, inner)
      }
    }
  }
}

/// Variables that are known by more than their names.
struct Storage: Sendable {
  /// What the app keeps in its defaults, by the text of the key: one value for all who name it.
  private var stored: Table<[UInt8], Variable> = Table()
  /// Variables that a `NavigationStack` takes its path from.
  private var paths: TableSet<PathVariable> = Table()

  /// Variables that say whether something has the focus.
  private var focus: TableSet<PathVariable> = Table()

  /// Returns the variable that is kept under a key, or nil.
  func variable(_ key: [UInt8]) -> Variable? { stored[key] }

  mutating func keep(_ variable: Variable, _ key: [UInt8]) { stored[key] = variable }

  /// `true` iff a stack takes its path from a variable of a screen.
  func isPath(_ variable: Variable, of screen: ScreenID) -> Bool {
    paths.contains(PathVariable(variable, of: screen))
  }

  mutating func addPath(_ variable: Variable, of screen: ScreenID) {
    paths.insert(PathVariable(variable, of: screen))
  }

  /// `true` iff a variable of a screen says whether something has the focus.
  func isFocus(_ variable: Variable, of screen: ScreenID) -> Bool {
    focus.contains(PathVariable(variable, of: screen))
  }

  mutating func addFocus(_ variable: Variable, of screen: ScreenID) {
    focus.insert(PathVariable(variable, of: screen))
  }

  private struct PathVariable: TableKey, Sendable {
    var screen: ScreenID
    var variable: Variable

    /// What belongs to the app is the same for all of its screens.
    init(_ variable: Variable, of screen: ScreenID) {
      self.variable = variable
      if case .app = variable { self.screen = .app } else { self.screen = screen }
    }

    var tableNumber: UInt64 { UInt64(UInt32(bitPattern: screen.index)) }
  }
}

// What outlives a screen: `@AppStorage`.
extension Writer {
  /// A slot of the screen, or the one that all properties share which are stored under a key.
  mutating func addVariable(_ source: PropertySource, initial: FormulaID?) -> Variable {
    guard let key = source.storageKey.map({ resolver.bytes($0, in: source.variable.file) }) else {
      let variable = addSlot(source, source.slotKind, initial: initial)
      if source.isGiven { addParameter(source, variable) }
      return variable
    }
    if let known = storage.variable(key) { return known }
    let name = source.variable.declaration.name
    let variable = add(
      Slot(
        name: symbol(name.name), kind: .stored, initial: initial,
        site: site(name.range, in: source.variable.file)), to: .app)
    storage.keep(variable, key)
    return variable
  }
}

extension PropertySource {
  /// The key of `@AppStorage("key")`.
  fileprivate var storageKey: SourceRange? {
    variable.declaration.attributes.first { $0.name.name.word == .AppStorage }?
      .arguments.first { $0.label == nil }?.value.range
  }
}

// Property wrappers that are not read, and slips of what those that are read are given.
extension Writer {
  /// What a wrapper that is not Apple's makes of a value is unknown.
  mutating func wrappedMeaning(
    of source: PropertySource, _ wrapper: LocatedName
  ) -> Meaning {
    let declaration = source.variable.declaration
    let name = declaration.name
    note(
      .assumed, once: wrapper, in: source.variable.file,
      "what `@\(resolver.spelling(wrapper.name))` makes of a value is not known; "
        + "`\(resolver.spelling(name.name))` is an input")
    let qualifier =
      source.type == resolver.declarations.appType ? nil : resolver.declarations[source.type].name
    let type = resolver.staticType(source.variable)
    _ = input(of: source, [], type, source.scope(in: resolver))
    return .opaque([name.name], qualifier: qualifier)
  }

  /// Reports the key of the environment that is one letter off from one that is read.
  mutating func refuseSlip(
    ofKey key: Name, _ declaration: VariableDeclaration, _ scope: Scope
  ) {
    let read = [
      "colorScheme", "dismiss", "horizontalSizeClass", "interposed", "isPresented",
      "presentationMode", "scenePhase", "verticalSizeClass",
    ]
    guard let near = resolver.nearest(key, among: read, from: 6) else { return }
    let attribute = declaration.attributes.first { $0.name.name.word == .Environment }
    let range = attribute?.arguments.first?.value.range ?? declaration.name.range
    let length = UInt32(resolver.names.bytes(of: key).count)
    let place = SourceRange(max(range.start, range.end - min(range.end, length)), range.end)
    report(.misspelt(resolver.spelling(key), suggestion: near, at: scope.location(place)))
  }
}

extension EnvironmentKey {
  init?(_ word: Word?) {
    switch word {
    case .colorScheme: self = .colorScheme
    case .horizontalSizeClass: self = .horizontalSizeClass
    case .verticalSizeClass: self = .verticalSizeClass
    case .isPresented: self = .isPresented
    case .scenePhase: self = .scenePhase
    case .interposed: self = .interposed
    default: return nil
    }
  }

  var type: StaticType {
    switch self {
    case .colorScheme: StaticType(.scheme)
    case .horizontalSizeClass, .verticalSizeClass: StaticType(.sizeClass)
    case .isPresented, .isPad, .hasKeyWindow, .statusBarHidden: .bool
    case .statusBarStyle: StaticType(.style)
    case .scenePhase: StaticType(.scenePhase)
    case .interposed: StaticType(.interposed)
    case .isLandscape, .isHeldInLandscape: .bool
    case .screenWidth, .screenHeight, .viewWidth, .viewHeight: .number
    }
  }
}
