import Language
import StatusBar

/// What a spec says apart from its scenarios, lowered to a program, with the names that
/// scenarios use to reach into it.
///
/// A value that goes on binding: scenarios add their own expressions, handlers and roots to it.
package struct Structure: Sendable {
  package internal(set) var program = Program()
  /// The place of each `Site`, by its index.
  package internal(set) var sites: [Location] = []
  package internal(set) var diagnostics: [Diagnostic] = []
  /// What was kept or assumed, in the order of the text; `check --strict` lists it.
  package internal(set) var kept: [KeptNote] = []

  /// The name of the app and the file that declares it; nil where there is no app.
  package internal(set) var appName: Name?
  package internal(set) var appFile = FileID(0)
  /// The settings of the app as parsed, in order.
  package internal(set) var settings: [Setting] = []
  /// The `plist` blocks of the app as parsed, in order.
  package internal(set) var plists: [PlistBlock] = []

  var spec: Spec
  var tables = Tables()

  init(spec: Spec) { self.spec = spec }
}

/// Something that was read and given no meaning, or a meaning that the text does not state.
package struct KeptNote: Sendable {
  package enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Parses, and is assumed to say nothing about the bar.
    case kept
    /// Given a meaning that the text does not state.
    case assumed
    /// Would happen at a time that nobody knows: "may change later".
    case later

    package var spelling: String {
      switch self {
      case .kept: "kept"
      case .assumed: "assumed"
      case .later: "may change later"
      }
    }
  }

  package var kind: Kind
  package var location: Location
  /// States what was kept or assumed, in the style of a message.
  package var text: String

  package init(_ kind: Kind, _ text: String, at location: Location) {
    self.kind = kind
    self.text = text
    self.location = location
  }
}

extension Diagnostic {
  /// What was kept or assumed, as a note.
  static func kept(_ note: KeptNote) -> Diagnostic {
    Diagnostic(
      RunningCode.kept.code, .note, note.text, at: note.location, label: note.kind.spelling)
  }
}

/// A parameter of a screen or of a function, as a call has to name it.
package struct BoundParameter: Sendable {
  /// Nil where the call writes no label.
  package var label: Name?
  package var name: Name
  /// The slot of a screen; the local of a function.
  package var slot: Int32
  package var hasDefault: Bool

  package init(label: Name?, name: Name, slot: Int32, hasDefault: Bool) {
    self.label = label
    self.name = name
    self.slot = slot
    self.hasDefault = hasDefault
  }
}

/// A function of a screen or of the app.
package struct BoundFunction: Sendable {
  package var name: Name
  package var handler: HandlerID
  package var parameters: [BoundParameter]
  package var location: Location

  package init(
    name: Name, handler: HandlerID, parameters: [BoundParameter], location: Location
  ) {
    self.name = name
    self.handler = handler
    self.parameters = parameters
    self.location = location
  }
}

/// Binds all declarations of a spec but its scenarios.
package func bindStructure(_ spec: Spec) -> Structure {
  var structure = Structure(spec: spec)
  structure.bindAll()
  return structure
}

// What scenarios ask for.
extension Structure {
  /// Returns the screen, class or container of that name.
  package func screen(_ name: Name) -> ScreenID? { tables.screens[name] }

  /// The names of all screens, classes and containers, in the order of the text.
  package var screenNames: [Name] { tables.screenNames }

  /// Returns the function of a screen or of its superclasses; `ScreenID.app` means the app.
  package func function(_ name: Name, of screen: ScreenID) -> BoundFunction? {
    guard let owner = owner(of: screen), let place = tables.owners[owner].functionNames[name]
    else { return nil }
    return tables.owners[owner].functions[place]
  }

  /// Returns the functions of a screen that scenarios may call, by name.
  package func functions(of screen: ScreenID) -> [BoundFunction] {
    guard let owner = owner(of: screen) else { return [] }
    return tables.owners[owner].functions.values.sorted {
      $0.location.precedes($1.location)
    }
  }

  /// Returns the parameters of a screen in the order of declaration.
  package func parameters(of screen: ScreenID) -> [BoundParameter] {
    owner(of: screen).map { tables.owners[$0].parameters } ?? []
  }

  /// Returns the slot of a state or property; `ScreenID.app` means the app.
  package func slot(_ name: Name, of screen: ScreenID) -> Int32? {
    guard let owner = owner(of: screen) else { return nil }
    switch tables.owners[owner].properties[name] {
    case .variable(.own(let slot), _) where screen != .app: return slot
    case .variable(.app(let slot), _) where screen == .app: return slot
    default: return nil
    }
  }

  /// Returns what `set` and `on` change by a path of names: a state of the app, a property of a
  /// screen (`Home.isHidden`, or `isHidden` of the only screen that has it), or an input.
  package func setting(_ path: [Name]) -> Action.Setting? {
    if path.count == 1, let slot = slot(path[0], of: .app) { return .app(slot: slot) }
    if path.count == 2, let screen = screen(path[0]), let slot = slot(path[1], of: screen),
      !isInput(slot, of: screen)
    {
      return .screen(ScreenUse(screen), slot: slot)
    }
    if path.count == 2, let screen = screen(path[0]), let slot = storedSlot(path[1], of: screen) {
      return .app(slot: slot)
    }
    if let input = input(path) {
      return tables.inputSlots[input].map { .app(slot: $0) } ?? .input(input)
    }
    guard path.count == 1 else { return nil }
    let found = program.screens.indices.dropFirst().compactMap { index -> Action.Setting? in
      let screen = ScreenID(Int32(index))
      return slot(path[0], of: screen).map { .screen(ScreenUse(screen), slot: $0) }
        ?? storedSlot(path[0], of: screen).map { .app(slot: $0) }
    }
    return found.dropFirst().allSatisfy { $0 == found[0] } ? found.first : nil
  }

  /// Returns the slot of the app that a screen's `@AppStorage` property stands for.
  private func storedSlot(_ name: Name, of screen: ScreenID) -> Int32? {
    guard let owner = owner(of: screen),
      case .variable(.app(let slot), _) = tables.owners[owner].properties[name],
      program.screens[0].slots[Int(slot)].kind == .stored
    else { return nil }
    return slot
  }

  /// `true` iff a slot starts as an input, so that the input is what a scenario sets.
  private func isInput(_ slot: Int32, of screen: ScreenID) -> Bool {
    let slots = program.screens[Int(screen.index)].slots
    guard let initial = slots[Int(slot)].initial,
      case .input = program.formulas[Int(initial.index)].kind
    else { return false }
    return true
  }

  /// Returns the input of that path: `session.isNight` is two names. A path may begin with the
  /// name of the screen or of the type that the input belongs to.
  package func input(_ path: [Name]) -> InputID? {
    if let found = tables.inputs.first(where: { $0.path.names == path }) { return found.input }
    guard let first = path.first else { return nil }
    let rest = Array(path.dropFirst())
    return tables.inputs.first { $0.path.names == rest && $0.path.qualifier == first }?.input
  }

  /// The paths of all inputs, in the order in which they were met.
  package var inputPaths: [[Name]] { tables.inputs.map { $0.path.names } }

  /// Returns the name by which the program knows a window.
  package func window(_ name: Name) -> Symbol? { tables.windows[name] }

  /// Returns the name by which the program knows a scene; the app's own has the app's.
  package func scene(_ name: Name) -> Symbol? {
    name == appName ? program.screens.first?.name : tables.scenes[name]
  }

  /// The names of all scenes, the app's own first.
  package var sceneNames: [Name] {
    (appName.map { [$0] } ?? []) + tables.sceneDeclarations.map { $0.declaration.name.name }
  }

  private func owner(of screen: ScreenID) -> Int? {
    let index = Int(screen.index)
    return index < tables.screenOwners.count ? tables.screenOwners[index] : nil
  }

  /// Returns the site of a place in a file of the spec.
  package mutating func site(_ range: SourceRange, in file: FileID) -> Site {
    sites.append(Location(file, range))
    return Site(UInt32(sites.count - 1))
  }

  /// Returns the place of a site, or nil for `Site.none`.
  package func location(of site: Site) -> Location? {
    site.index < UInt32(sites.count) ? sites[Int(site.index)] : nil
  }
}

// What scenarios add.
extension Structure {
  /// Binds an expression among the states of the app and, if given, the properties of a screen;
  /// what is wrong with it is added to `diagnostics`.
  /// `.name` means what it does for a value like `other`.
  package mutating func bindFormula(
    _ expression: Expression, in file: FileID, screen: ScreenID?, like other: FormulaID? = nil
  ) -> FormulaID {
    var scope = scope(file, screen)
    let type = other.map { self.type(of: $0) } ?? .unknown
    return bindFormula(expression, expecting: type, &scope)
  }

  /// Returns the type of what a scenario sets.
  func staticType(of setting: Action.Setting) -> StaticType {
    let (screen, variable): (ScreenID, Variable)
    switch setting {
    case .input: return .unknown
    case .app(let slot): (screen, variable) = (.app, .app(slot))
    case .screen(let use, let slot): (screen, variable) = (use.screen, .own(slot))
    }
    guard let owner = owner(of: screen) else { return .unknown }
    for case .variable(variable, let type) in tables.owners[owner].properties.values {
      return type
    }
    return .unknown
  }

  /// Binds a condition, which must be true or false.
  package mutating func bindCondition(
    _ expression: Expression, in file: FileID, screen: ScreenID?
  ) -> FormulaID {
    var scope = scope(file, screen)
    return bindTruth(expression, &scope)
  }

  /// Binds the block of `call { … }`.
  package mutating func bindHandler(
    _ closure: Closure, in file: FileID, screen: ScreenID?
  ) -> HandlerID {
    var scope = scope(file, screen)
    return bindClosure(closure, &scope)
  }

  /// Binds an action that is written as plain words or as a call, as in a handler.
  package mutating func bindHandler(
    _ expression: Expression, in file: FileID, screen: ScreenID?
  ) -> HandlerID {
    let statement = Statement(.expression(expression), expression.range)
    let closure = Closure(range: expression.range, parameters: [], body: [statement])
    return bindHandler(closure, in: file, screen: screen)
  }

  private func scope(_ file: FileID, _ screen: ScreenID?) -> Scope {
    let screen = screen ?? .app
    var scope = Scope(file: file, screen: screen, owner: owner(of: screen) ?? 0)
    scope.isScenario = true
    return scope
  }
}
