import Language
import StatusBar

// What scenarios ask for.
extension Binder {
  /// The name of the app; nil where there is none.
  package var appName: Name? { declarations.app?.name }

  /// The place of the app's name; nil where there is no app.
  package var appLocation: Location? { declarations.app?.location }

  /// The file that declares the app, or else the root.
  package var appFile: FileID { declarations[declarations.appType].location.file }

  /// The settings of the app as parsed, in order.
  package var settings: [Setting] { declarations.settings }

  /// The `plist` blocks of the app as parsed, in order.
  package var plists: [PlistBlock] { declarations.plists }

  /// `true` iff a name stands in a declaration that could not be read, which was told.
  package func isUnread(_ name: Name) -> Bool { declarations.unreadNames.contains(name) }

  /// The program so far, with what it shows and compares; a copy, not for every step.
  package var written: Program {
    var program = program.program
    program.symbols = symbols.texts
    return program
  }

  /// Returns the value of a formula that is a constant, or nil.
  package func constant(_ formula: FormulaID) -> Value? {
    if case .constant(let value) = program[formula] { value } else { nil }
  }

  /// `true` iff a screen is a view rather than a controller.
  package func isView(_ screen: ScreenID) -> Bool { program[screen].kind == .view }

  /// The number of symbols so far: what gets a higher one stands nowhere in the program.
  package var symbolCount: Int { symbols.texts.count }

  /// Returns the text of a symbol, empty for one of another program.
  package func text(_ symbol: Symbol) -> String {
    Int(symbol.index) < symbols.texts.count ? symbols.texts[Int(symbol.index)] : ""
  }

  package var errorCount: Int { findings.diagnostics.errorCount }

  package var diagnosticCount: Int { findings.diagnostics.count }

  /// Returns the screen, class or container of that name.
  package func screen(_ name: Name) -> ScreenID? { directory.screen(name) }

  /// Returns the screen that stands for a class of Apple's; nil for another name.
  package mutating func appleScreen(_ name: Name) -> ScreenID? {
    ControllerClass(name.word).map { builtin($0) }
  }

  /// Binds a container with what a step puts into it.
  package mutating func bindContainer(
    _ screen: ScreenID, _ name: LocatedName, _ content: Closure, in file: FileID
  ) -> ViewID {
    var scope = Scope(file: file, screen: .app, owner: 0)
    scope.isScenario = true
    let callee = Expression(.name(name.name), name.range)
    let call = Call(
      callee: callee, arguments: [], closures: [(label: nil, closure: content)], brackets: nil)
    return bindContainer(screen, call, at: name.range.union(content.range), &scope)
  }

  /// The names of all screens, classes and containers, in the order of the text.
  package var screenNames: [Name] { directory.screenNames }

  /// Returns the function of a screen or of its superclasses; `ScreenID.app` means the app.
  package func function(_ name: Name, of screen: ScreenID) -> BoundFunction? {
    guard let receiver = receivers.receiver(of: screen),
      let place = receivers[receiver].functionNames[name]
    else { return nil }
    return receivers[receiver].functions[place]
  }

  /// Returns the functions of a screen that scenarios may call, by name.
  package func functions(of screen: ScreenID) -> [BoundFunction] {
    guard let receiver = receivers.receiver(of: screen) else { return [] }
    return receivers[receiver].functions.values.sorted { $0.location.precedes($1.location) }
  }

  /// Returns the parameters of a screen in the order of declaration.
  package func parameters(of screen: ScreenID) -> [BoundParameter] {
    receivers.receiver(of: screen).map { receivers[$0].parameters } ?? []
  }

  /// Returns the slot of a state or property; `ScreenID.app` means the app.
  package func slot(_ name: Name, of screen: ScreenID) -> Int32? {
    guard let receiver = receivers.receiver(of: screen) else { return nil }
    switch receivers.property(name, of: receiver) {
    case .variable(.own(let slot), _) where screen != .app: return slot
    case .variable(.app(let slot), _) where screen == .app: return slot
    case nil, .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  /// Returns what stands for a parameter of one of Apple's types, a sender or a gesture, which no
  /// step can write; nil for any other parameter.
  package mutating func sender(
    for parameter: BoundParameter, of function: BoundFunction
  ) -> Value? {
    guard case .named(let type) = parameter.type.kind,
      appleTypes.contains(names.bytes(of: type)) || spelling(type) == "Any"
    else { return nil }
    let scope = Scope(file: function.location.file, screen: .app, owner: 0)
    return .some(input([parameter.name], nil, at: function.location.range, scope))
  }

  /// Returns what a parameter of a function is where a step does not give it; nil where it has to.
  package mutating func initialValue(
    of parameter: BoundParameter, of function: BoundFunction
  ) -> Value? {
    guard let initial = parameter.initial else { return nil }
    let file = function.location.file
    let formula = bindConstant(initial, as: parameter.type, in: file)
    return constant(formula)
      ?? .unknown(
        program.add(
          Input(
            name: spelling(parameter.name), site: site(initial.range, in: file), isBoolean: false)))
  }

  /// Returns what `set` and `on` change by a path of names: a state of the app, a property of a
  /// screen (`Home.isHidden`, or `isHidden` of the only screen that has it), or an input.
  package func setting(_ path: [LocatedName]) -> Action.Setting? {
    if path.count == 1, let slot = slot(path[0].name, of: .app) { return .app(slot: slot) }
    if path.count == 2, let found = inlinedSetting(path[1].name, of: path[0].name) { return found }
    if path.count == 2, let screen = screen(path[0].name),
      let slot = slot(path[1].name, of: screen),
      !isInput(slot, of: screen)
    {
      return .screen(ScreenUse(screen), slot: slot)
    }
    if path.count > 2, let setting = objectSetting(path) { return setting }
    if path.count == 2, let screen = screen(path[0].name),
      let slot = storedSlot(path[1].name, of: screen)
    {
      return .app(slot: slot)
    }
    if let input = inputs.input(path.map { $0.name }) {
      return inputs.slot(of: input).map { .app(slot: $0) } ?? .input(input)
    }
    guard path.count == 1 else { return nil }
    let found = (1..<max(1, program.screenCount)).compactMap { index -> Action.Setting? in
      let screen = ScreenID(Int32(index))
      return slot(path[0].name, of: screen).map { .screen(ScreenUse(screen), slot: $0) }
        ?? storedSlot(path[0].name, of: screen).map { .app(slot: $0) }
    }
    return found.dropFirst().allSatisfy { $0 == found[0] } ? found.first : nil
  }

  /// `Home.model.isOn`: the property of an object that a screen, or a type, has.
  private func objectSetting(_ path: [LocatedName]) -> Action.Setting? {
    guard let screen = screen(path[0].name), var owner = receivers.receiver(of: screen),
      let last = path.last
    else { return nil }
    for name in path.dropFirst().dropLast() {
      guard case .bundle(let inner) = receivers.property(name.name, of: owner) else { return nil }
      owner = inner
    }
    switch receivers.property(last.name, of: owner) {
    case .variable(.app(let slot), _): return .app(slot: slot)
    case .variable(.own(let slot), _) where receivers[owner].screen == screen:
      return .screen(ScreenUse(screen), slot: slot)
    case nil, .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  /// Returns the state of the only use of a view that is bound in the place of its use: it has no
  /// slots of its own.
  private func inlinedSetting(_ name: Name, of type: Name) -> Action.Setting? {
    guard let index = declarations.type(type), let screen = declarations[index].screen,
      !program.uses(screen), let owner = receivers.onlyInlined(of: index, besides: screen)
    else { return nil }
    switch receivers.property(name, of: owner) {
    case .variable(.own(let slot), _):
      return .screen(ScreenUse(receivers[owner].screen), slot: slot)
    case .variable(.app(let slot), _): return .app(slot: slot)
    case nil, .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  /// Returns the slot of the app that a screen's `@AppStorage` property stands for.
  private func storedSlot(_ name: Name, of screen: ScreenID) -> Int32? {
    guard let receiver = receivers.receiver(of: screen),
      case .variable(.app(let slot), _) = receivers.property(name, of: receiver),
      program[ScreenID.app].slots[Int(slot)].kind == .stored
    else { return nil }
    return slot
  }

  /// `true` iff a slot starts as an input, so that the input is what a scenario sets.
  private func isInput(_ slot: Int32, of screen: ScreenID) -> Bool {
    guard let initial = program[screen].slots[Int(slot)].initial, case .input = program[initial]
    else { return false }
    return true
  }

  /// Returns the input of that path: `session.isNight` is two names.
  package func input(_ path: [Name]) -> InputID? { inputs.input(path) }

  /// Adds an input that a header sets: the answer of a class to a question of that name.
  package mutating func addInput(_ input: Input, answering question: Name) -> InputID {
    let id = program.add(input)
    inputs.declare(StaticType(answering: question.word), of: id)
    return id
  }

  /// Returns the name by which the program knows a window.
  package func window(_ name: Name) -> Symbol? { directory.window(name) }

  /// Returns the name by which the program knows a scene; the app's own has the app's.
  package func scene(_ name: Name) -> Symbol? {
    name == appName ? program[ScreenID.app].name : directory.scene(name)
  }

  /// The names of all scenes, the app's own first.
  package var sceneNames: [Name] {
    (appName.map { [$0] } ?? []) + declarations.scenes.map { $0.declaration.name.name }
  }
}

// What scenarios add.
extension Binder {
  /// Binds an expression among the states of the app and, if given, the properties of a screen.
  /// `.name` means what it does for a value like `other`.
  package mutating func bindFormula(
    _ expression: Expression, in file: FileID, screen: ScreenID?, like other: FormulaID? = nil
  ) -> FormulaID {
    var scope = scope(file, screen)
    let type = other.map { self.type(of: $0) } ?? .unknown
    return bindFormula(expression, expecting: type, &scope)
  }

  private func scope(_ file: FileID, _ screen: ScreenID?) -> Scope {
    let screen = screen ?? .app
    var scope = Scope(file: file, screen: screen, owner: receivers.receiver(of: screen) ?? 0)
    scope.isScenario = true
    return scope
  }
}
