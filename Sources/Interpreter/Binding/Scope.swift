import Language
import StatusBar

/// Where an expression stands: what its names may mean.
struct Scope: Sendable {
  var file: FileID
  /// The screen whose properties are `.own`.
  var screen: ScreenID
  /// What `self` is, an index into the owners.
  var owner: Int
  /// Parameters, constants and closure parameters, the innermost last.
  var locals: [(name: Name, meaning: Meaning)] = []
  /// What the modifiers of an `#if` clause apply to.
  var hole: ViewID?
  /// The handler that is being bound; nil in views and getters.
  var frame: Frame?
  /// `true` in a scenario, where `Album.offset` is that of the living album.
  var isScenario = false
  /// The property whose overridden getter is being bound.
  var getter: ControllerProperty?

  /// The locals of a handler.
  struct Frame: Sendable {
    var parameterCount: Int32 = 0
    var localCount: Int32 = 0
    /// The number of `$0`, `$1` that the closure is given.
    var anonymousCount: Int32 = 0
    var anonymousType = StaticType.unknown
    /// The highest of them that is used, plus one.
    var usedAnonymousCount: Int32 = 0
  }

  init(file: FileID, screen: ScreenID, owner: Int) {
    self.file = file
    self.screen = screen
    self.owner = owner
  }

  /// Adds a local with the next free number and returns that number.
  mutating func addLocal(_ name: Name, _ type: StaticType) -> Int32 {
    let number = frame?.localCount ?? 0
    frame?.localCount += 1
    locals.append((name, .variable(.local(number), type)))
    return number
  }

  /// Returns the place of a range in this scope's file.
  func location(_ range: SourceRange) -> Location { Location(file, range) }
}

extension Structure {
  /// Adds a formula of a type and returns its number.
  mutating func add(
    _ kind: Formula.Kind, _ type: StaticType, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    add(kind, type, site: site(range, in: scope.file))
  }

  mutating func add(_ kind: Formula.Kind, _ type: StaticType, site: Site) -> FormulaID {
    while tables.formulaTypes.count < program.formulas.count {
      tables.formulaTypes.append(.unknown)
    }
    program.formulas.append(Formula(kind, site: site))
    tables.formulaTypes.append(type)
    return FormulaID(Int32(program.formulas.count - 1))
  }

  /// Returns the type of a formula.
  func type(of formula: FormulaID) -> StaticType {
    Int(formula.index) < tables.formulaTypes.count
      ? tables.formulaTypes[Int(formula.index)] : .unknown
  }

  /// Adds a node and returns its number.
  mutating func add(_ kind: ViewNode.Kind, at range: SourceRange, _ scope: Scope) -> ViewID {
    program.views.append(ViewNode(kind, site: site(range, in: scope.file)))
    return ViewID(Int32(program.views.count - 1))
  }

  /// Adds a handler and returns its number.
  mutating func add(_ handler: Handler) -> HandlerID {
    program.handlers.append(handler)
    return HandlerID(Int32(program.handlers.count - 1))
  }

  /// Adds a slot to a screen and returns the variable that it is there.
  mutating func add(_ slot: Slot, to screen: ScreenID) -> Variable {
    let index = Int(screen.index)
    program.screens[index].slots.append(slot)
    let number = Int32(program.screens[index].slots.count - 1)
    return screen == .app ? .app(number) : .own(number)
  }

  /// Returns the bytes of a range of a file.
  func bytes(_ range: SourceRange, in file: FileID) -> [UInt8] {
    guard let first = spec.sources.first else { return [] }
    let index = Int(file.index) - Int(first.file.index)
    guard index >= 0, index < spec.sources.count else { return [] }
    let source = spec.sources[index]
    let start = min(Int(range.start), source.bytes.count)
    let end = min(max(Int(range.end), start), source.bytes.count)
    return Array(source.bytes[start..<end])
  }

  /// Returns the text of a name.
  func spelling(_ name: Name) -> String { spec.names.spelling(of: name) }

  /// Reports a mistake once for each place.
  mutating func report(_ diagnostic: Diagnostic) {
    let place = ReportedPlace(location: diagnostic.primary.location, code: diagnostic.code)
    if tables.reported.insert(place).inserted { diagnostics.append(diagnostic) }
  }

  /// Notes something once for each place.
  mutating func note(_ kind: KeptNote.Kind, _ text: String, at location: Location) {
    let place = ReportedPlace(location: location, code: DiagnosticCode(UInt16(kind.rawValue)))
    if tables.reported.insert(place).inserted {
      kept.append(KeptNote(kind, text, at: location))
    }
  }

  /// Notes the first use of a name in a file.
  mutating func note(
    _ kind: KeptNote.Kind, once name: LocatedName, in file: FileID, _ text: String
  ) {
    if tables.noted.insert(NotedName(file: file, name: name.name)).inserted {
      note(kind, text, at: Location(file, name.range))
    }
  }

  /// Returns what a name means in a scope, from the inside out, or nil.
  func meaning(of name: Name, in scope: Scope) -> Meaning? {
    if let local = scope.locals.last(where: { $0.name == name }) { return local.meaning }
    if let found = property(name, of: scope.owner) { return found }
    return scope.owner == 0 ? nil : property(name, of: 0)
  }

  /// Returns the property of an owner or of its superclasses.
  func property(_ name: Name, of owner: Int) -> Meaning? {
    guard owner < tables.owners.count else { return nil }
    return tables.owners[owner].properties[name]
  }
}
