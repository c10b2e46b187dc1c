import Language
import StatusBar

// What scenarios ask for.
extension Binder {
  /// The files, and the names in them.
  package var spec: Spec { bodies.writer.resolver.spec }

  /// The name of the app; nil where there is none.
  package var appName: Name? { bodies.writer.resolver.appName }

  /// The place of the app's name; nil where there is no app.
  package var appLocation: Location? { bodies.writer.resolver.declarations.app?.location }

  /// The file that declares the app, or else the root.
  package var appFile: FileID {
    bodies.writer.resolver.declarations[bodies.writer.resolver.declarations.appType].location.file
  }

  /// The settings of the app as parsed, in order.
  package var settings: [Setting] { bodies.writer.resolver.declarations.settings }

  /// The `plist` blocks of the app as parsed, in order.
  package var plists: [PlistBlock] {
    bodies.writer.resolver.declarations.plists.map { $0.block }
  }

  /// `true` iff a name stands in a declaration that could not be read, which was told.
  package func isUnread(_ name: Name) -> Bool {
    bodies.writer.resolver.declarations.unreadNames.contains(name)
  }

  /// The program so far, with what it shows and compares; a copy, not for every step.
  package var written: Program {
    var program = bodies.writer.program.program
    program.symbols = bodies.writer.symbols.texts
    return program
  }

  /// Returns the value of a formula that is a constant, or nil.
  package func constant(_ formula: FormulaID) -> Value? {
    if case .constant(let value) = bodies.writer.program[formula] { value } else { nil }
  }

  /// `true` iff a screen is a view rather than a controller.
  package func isView(_ screen: ScreenID) -> Bool { bodies.writer.program[screen].kind == .view }

  /// The number of symbols so far: what gets a higher one stands nowhere in the program.
  package var symbolCount: Int { bodies.writer.symbols.texts.count }

  /// Returns the text of a symbol, empty for one of another program.
  package func text(_ symbol: Symbol) -> String { bodies.writer.text(symbol) }

  /// Returns the symbol of a text, a new one if no part of the program mentions it.
  package mutating func symbol(_ bytes: [UInt8]) -> Symbol { bodies.writer.symbol(bytes) }

  /// Returns the symbol of a name.
  package mutating func symbol(_ name: Name) -> Symbol { bodies.writer.symbol(name) }

  /// Returns the site of a place in a file of the spec.
  package mutating func site(_ range: SourceRange, in file: FileID) -> Site {
    bodies.writer.site(range, in: file)
  }

  /// Adds a formula of a type and returns its number.
  package mutating func add(
    _ kind: Formula.Kind, _ type: StaticType, site: Site
  ) -> FormulaID {
    let formula = bodies.writer.add(kind, type, site: site)
    bodies.writer.program.note(asked: formula)
    return formula
  }

  /// Makes both values of an input worth trying.
  package mutating func markBoolean(_ formula: FormulaID) { bodies.writer.markBoolean(formula) }

  /// Learns from each side of a comparison what the other one is.
  package mutating func learnFromComparison(_ a: FormulaID, _ b: FormulaID) {
    bodies.writer.learnFromComparison(a, b)
  }

  /// The values that a type can have, as they are written; empty where they are not listed.
  package func cases(of type: StaticType) -> [String] { bodies.writer.resolver.cases(of: type) }

  /// How messages name a type.
  package func shown(_ type: StaticType) -> String { bodies.writer.resolver.shown(type) }

  package var errorCount: Int { bodies.writer.findings.diagnostics.errorCount }

  package var diagnosticCount: Int { bodies.writer.findings.diagnostics.count }

  /// Returns the screen, class or container of that name.
  package func screen(_ name: Name) -> ScreenID? { bodies.writer.resolver.directory.screen(name) }

  /// Returns the screen that stands for a class of Apple's; nil for another name.
  package mutating func appleScreen(_ name: Name) -> ScreenID? {
    ControllerClass(name.word).map { bodies.writer.builtin($0) }
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
    return bodies.bindContainer(screen, call, at: name.range.union(content.range), &scope)
  }

  /// The names of all screens, classes and containers, in the order of the text.
  package var screenNames: [Name] { bodies.writer.resolver.directory.screenNames }

  /// Returns the function of a screen or of its superclasses; `ScreenID.app` means the app.
  package func function(_ name: Name, of screen: ScreenID) -> BoundFunction? {
    guard let receiver = bodies.writer.resolver.receivers.receiver(of: screen),
      let place = bodies.writer.resolver.receivers[receiver].functionNames[name]
    else { return nil }
    return bodies.writer.resolver.receivers[receiver].functions[place]
  }

  /// Returns the functions of a screen that scenarios may call, by name.
  package func functions(of screen: ScreenID) -> [BoundFunction] {
    guard let receiver = bodies.writer.resolver.receivers.receiver(of: screen) else { return [] }
    return bodies.writer.resolver.receivers[receiver].functions.values.sorted {
      $0.location.precedes($1.location)
    }
  }

  /// Returns the parameters of a screen in the order of declaration.
  package func parameters(of screen: ScreenID) -> [BoundParameter] {
    bodies.writer.resolver.receivers.receiver(of: screen).map {
      bodies.writer.resolver.receivers[$0].parameters
    } ?? []
  }

  /// Returns what stands for a parameter of a class or of one of Apple's types, a sender or a
  /// gesture, which no step can write; nil for any other parameter.
  package mutating func sender(
    for parameter: BoundParameter, of function: BoundFunction
  ) -> Value? {
    guard bodies.writer.resolver.isSender(parameter.type) else { return nil }
    let scope = Scope(file: function.location.file, screen: .app, owner: 0)
    return .some(bodies.writer.input([parameter.name], nil, at: function.location.range, scope))
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
        bodies.writer.program.add(
          Input(
            name: bodies.writer.resolver.spelling(parameter.name),
            site: bodies.writer.site(initial.range, in: file),
            isBoolean: false)))
  }

  /// Returns what `set` and `on` change by a path of names: a state of the app, a property of a
  /// screen (`Home.isHidden`, or `isHidden` of the only screen that has it), or an input.
  package func setting(_ path: [LocatedName]) -> Action.Setting? {
    if path.count == 1, let slot = bodies.writer.resolver.slot(path[0].name, of: .app) {
      return .app(slot: slot)
    }
    if path.count == 2, let found = inlinedSetting(path[1].name, of: path[0].name) { return found }
    if path.count == 2, let screen = screen(path[0].name),
      let slot = bodies.writer.resolver.slot(path[1].name, of: screen),
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
    if let input = bodies.writer.inputs.input(path.map { $0.name }) {
      return bodies.writer.inputs.slot(of: input).map { .app(slot: $0) } ?? .input(input)
    }
    guard path.count == 1 else { return nil }
    let found = (1..<max(1, bodies.writer.program.screenCount)).compactMap {
      index -> Action.Setting? in
      let screen = ScreenID(Int32(index))
      return bodies.writer.resolver.slot(path[0].name, of: screen).map {
        .screen(ScreenUse(screen), slot: $0)
      }
        ?? storedSlot(path[0].name, of: screen).map { .app(slot: $0) }
    }
    return found.dropFirst().allSatisfy { $0 == found[0] } ? found.first : nil
  }

  /// `Home.model.isOn`: the property of an object that a screen, or a type, has.
  private func objectSetting(_ path: [LocatedName]) -> Action.Setting? {
    guard let screen = screen(path[0].name),
      var owner = bodies.writer.resolver.receivers.receiver(of: screen),
      let last = path.last
    else { return nil }
    for name in path.dropFirst().dropLast() {
      guard
        case .bundle(let inner) = bodies.writer.resolver.receivers.property(name.name, of: owner)
      else {
        return nil
      }
      owner = inner
    }
    switch bodies.writer.resolver.receivers.property(last.name, of: owner) {
    case .variable(.app(let slot), _): return .app(slot: slot)
    case .variable(.own(let slot), _)
    where bodies.writer.resolver.receivers[owner].screen == screen:
      return .screen(ScreenUse(screen), slot: slot)
    case nil, .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  /// Returns the state of the only use of a view that is bound in the place of its use: it has no
  /// slots of its own.
  private func inlinedSetting(_ name: Name, of type: Name) -> Action.Setting? {
    guard let index = bodies.writer.resolver.declarations.type(type),
      let screen = bodies.writer.resolver.declarations[index].screen,
      !bodies.writer.program.uses(screen),
      let owner = bodies.writer.resolver.receivers.onlyInlined(of: index, besides: screen)
    else { return nil }
    switch bodies.writer.resolver.receivers.property(name, of: owner) {
    case .variable(.own(let slot), _):
      return .screen(ScreenUse(bodies.writer.resolver.receivers[owner].screen), slot: slot)
    case .variable(.app(let slot), _): return .app(slot: slot)
    case nil, .variable, .value, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  /// Returns the slot of the app that a screen's `@AppStorage` property stands for.
  private func storedSlot(_ name: Name, of screen: ScreenID) -> Int32? {
    guard let receiver = bodies.writer.resolver.receivers.receiver(of: screen),
      case .variable(.app(let slot), _) = bodies.writer.resolver.receivers.property(
        name, of: receiver),
      bodies.writer.program[ScreenID.app].slots[Int(slot)].kind == .stored
    else { return nil }
    return slot
  }

  /// `true` iff a slot starts as an input, so that the input is what a scenario sets.
  private func isInput(_ slot: Int32, of screen: ScreenID) -> Bool {
    guard let initial = bodies.writer.program[screen].slots[Int(slot)].initial,
      case .input = bodies.writer.program[initial]
    else { return false }
    return true
  }

  /// Adds an input that a header sets: the answer of a class to a question of that name.
  package mutating func addInput(_ input: Input, answering question: Name) -> InputID {
    let id = bodies.writer.program.add(input)
    bodies.writer.inputs.declare(StaticType(answering: question.word), of: id)
    return id
  }

  /// Returns the name by which the program knows a window.
  package func window(_ name: Name) -> Symbol? { bodies.writer.resolver.directory.window(name) }

  /// Returns the name by which the program knows a scene; the app's own has the app's.
  package func scene(_ name: Name) -> Symbol? {
    name == bodies.writer.resolver.appName
      ? bodies.writer.program[ScreenID.app].name : bodies.writer.resolver.directory.scene(name)
  }

  /// The names of all scenes, the app's own first.
  package var sceneNames: [Name] {
    (bodies.writer.resolver.appName.map { [$0] } ?? [])
      + bodies.writer.resolver.declarations.scenes.map { $0.declaration.name.name }
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
    let type = other.map { bodies.writer.type(of: $0) } ?? .unknown
    let formula = bodies.bindFormula(expression, expecting: type, &scope)
    bodies.writer.program.note(asked: formula)
    return formula
  }

  private func scope(_ file: FileID, _ screen: ScreenID?) -> Scope {
    let screen = screen ?? .app
    var scope = Scope(
      file: file, screen: screen, owner: bodies.writer.resolver.receivers.receiver(of: screen) ?? 0)
    scope.isScenario = true
    return scope
  }
}
