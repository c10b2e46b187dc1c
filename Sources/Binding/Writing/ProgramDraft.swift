import Language
import StatusBar

/// A program while it is written: whatever is added gets a number, and keeps its place.
struct ProgramDraft: Sendable {
  private(set) var program = Program() { didSet { revision &+= 1 } }
  /// Goes up with each change.
  private(set) var revision = 0
  /// The place of each `Site`, by its index.
  private(set) var sites: [Location] = []
  /// The type of each formula, by its index.
  private var formulaTypes: [StaticType] = []
  /// How many formulas a walk through one passes that comes to shared ones again and again.
  private var weights: [Int32] = []
  /// How many parameters closures have that a list asks.
  private var elementCount: Int32 = 0

  /// The type of each formula, by its index.
  var types: [StaticType] { formulaTypes }

  var screenCount: Int { program.screens.count }
  var formulaCount: Int { program.formulas.count }

  // MARK: - Parts

  subscript(_ id: ScreenID) -> Screen {
    _read { yield program.screens[Int(id.index)] }
    _modify { yield &program.screens[Int(id.index)] }
  }

  subscript(_ id: FormulaID) -> Formula.Kind {
    _read { yield program.formulas[Int(id.index)].kind }
    _modify { yield &program.formulas[Int(id.index)].kind }
  }

  subscript(_ id: ViewID) -> ViewNode.Kind {
    _read { yield program.views[Int(id.index)].kind }
    _modify { yield &program.views[Int(id.index)].kind }
  }

  subscript(_ id: HandlerID) -> Handler {
    _read { yield program.handlers[Int(id.index)] }
    _modify { yield &program.handlers[Int(id.index)] }
  }

  subscript(_ id: InputID) -> Input {
    _read { yield program.inputs[Int(id.index)] }
    _modify { yield &program.inputs[Int(id.index)] }
  }

  /// `true` iff some view is a use of a screen that has slots of its own.
  func uses(_ screen: ScreenID) -> Bool {
    program.views.contains { if case .screen(screen, _) = $0.kind { true } else { false } }
  }

  /// How many variables a screen has so far.
  func slotCount(of screen: ScreenID) -> Int { program.screens[Int(screen.index)].slots.count }

  func site(of formula: FormulaID) -> Site { program.formulas[Int(formula.index)].site }

  /// Returns the type of a formula.
  func type(of formula: FormulaID) -> StaticType {
    let index = Int(formula.index)
    return index < formulaTypes.count ? formulaTypes[index] : .unknown
  }

  mutating func setType(of formula: FormulaID, _ type: StaticType) {
    formulaTypes[Int(formula.index)] = type
  }

  // MARK: - The whole

  mutating func backSwipe(_ swipe: Program.BackSwipe) { program.backSwipe = swipe }

  /// `true` iff it is known of a screen what lies under the bar.
  var hasBackdrops: Bool { program.screens.contains { $0.backdrop != nil } }

  mutating func paintsBars(_ paints: Bool) { program.paintsBars = paints }

  mutating func set(phoneOrientation: Orientation, at site: Site) {
    (program.phoneOrientation, program.phoneOrientationSite) = (phoneOrientation, site)
  }

  // MARK: - Adding

  /// Returns the number of one more parameter of a closure that a list asks.
  mutating func addElement() -> ElementID {
    elementCount += 1
    return ElementID(elementCount)
  }

  /// Notes that a scenario asks for a formula.
  mutating func note(asked formula: FormulaID) { program.asked.append(formula) }

  /// Returns the site of a place.
  mutating func site(_ location: Location) -> Site {
    sites.append(location)
    return Site(UInt32(sites.count - 1))
  }

  /// Adds a formula; `screen` is the one whose properties are its own, nil where that is not known.
  mutating func add(
    _ kind: Formula.Kind, _ type: StaticType, site: Site, of screen: ScreenID? = nil,
    isOfHandler: Bool = false
  ) -> FormulaID {
    var formula = Formula(kind, site: site)
    (formula.screen, formula.isOfHandler) = (screen, isOfHandler)
    program.formulas.append(formula)
    formulaTypes.append(type)
    weights.append(weight(of: kind))
    return FormulaID(Int32(program.formulas.count - 1))
  }

  /// `true` iff a formula shares its parts so often that it could not be followed to its end:
  /// `let b = a + a`, `let c = b + b` and so on.
  func isTooLarge(_ kind: Formula.Kind) -> Bool {
    Int(weight(of: kind)) > 10_000 + 4 * weights.count
  }

  private func weight(of kind: Formula.Kind) -> Int32 {
    func sum(_ operands: FormulaID...) -> Int32 { sum(all: operands) }
    func sum(all operands: [FormulaID]) -> Int32 {
      operands.reduce(1) { sum, operand in
        let (next, overflows) = sum.addingReportingOverflow(weights[Int(operand.index)])
        return overflows ? .max : next
      }
    }
    switch kind {
    case .not(let a), .negate(let a), .isOfClass(let a, _), .property(_, of: let a),
      .stored(_, of: let a), .inUse(_, let a), .objectProperty(_, of: let a), .convert(_, let a),
      .length(let a), .forced(let a):
      return sum(a)
    case .and(let a, let b), .or(let a, let b), .compare(_, let a, let b),
      .arithmetic(_, let a, let b), .coalesce(let a, let b), .seen(let a, by: let b):
      return sum(a, b)
    case .ternary(let a, let b, let c): return sum(a, b, c)
    case .call(_, let arguments), .apply(_, let arguments): return sum(all: arguments)
    case .each(_, let a, _, let b): return sum(a, b)
    case .reduce(let a, let b, _, _, let c): return sum(a, b, c)
    case .choice(let cases, let otherwise):
      return sum(all: cases.flatMap { [$0.condition, $0.value] } + [otherwise])
    case .constant, .variable, .binding, .environment, .thisController, .root, .superAnswer,
      .makeObject, .makeController, .closure, .input, .opaque, .available, .window, .makeWindow,
      .element, .end:
      return 1
    }
  }

  mutating func add(_ kind: ViewNode.Kind, site: Site) -> ViewID {
    program.views.append(ViewNode(kind, site: site))
    return ViewID(Int32(program.views.count - 1))
  }

  mutating func add(_ handler: Handler) -> HandlerID {
    program.handlers.append(handler)
    return HandlerID(Int32(program.handlers.count - 1))
  }

  mutating func add(_ input: Input) -> InputID {
    program.inputs.append(input)
    return InputID(Int32(program.inputs.count - 1))
  }

  mutating func add(_ screen: Screen) -> ScreenID {
    program.screens.append(screen)
    return ScreenID(Int32(program.screens.count - 1))
  }

  /// Adds a slot to a screen and returns the variable that it is there.
  mutating func add(_ slot: Slot, to screen: ScreenID) -> Variable {
    self[screen].slots.append(slot)
    let number = Int32(self[screen].slots.count - 1)
    return screen == .app ? .app(number) : .own(number)
  }

  mutating func add(_ scene: SceneTemplate) { program.scenes.append(scene) }

  mutating func add(_ handler: ActivityHandler) { program.activityHandlers.append(handler) }

  /// Says that no code takes away what observes notifications.
  mutating func setKeepsObservers() { program.keepsObservers = true }

  /// Says that a delegate of the application is all that the app has.
  mutating func setHasApplicationDelegateAlone() { program.hasApplicationDelegateAlone = true }

  mutating func add(scenePhaseHandler handler: HandlerID) {
    program.scenePhaseHandlers.append(handler)
  }

  /// Says which class stands for controllers of which nothing is known.
  mutating func setLaunchHandler(_ handler: HandlerID) { program.launchHandler = handler }

  /// Says that code makes the app's own window.
  mutating func setMakesOwnWindow() { program.makesOwnWindow = true }

  mutating func setUnknownController(_ screen: ScreenID) { program.unknownController = screen }

  mutating func setWindows(_ windows: [WindowTemplate]) { program.windows = windows }

  /// Something is injected that may be a visibility state; the first keeps the blame.
  mutating func noteStrayInjection(_ input: InputID) {
    program.strayInjection = program.strayInjection ?? input
  }

  // MARK: - Finishing

  /// Lets every reader of an input that lives in a slot read the slot, but the one that starts it.
  mutating func settle(_ inputs: InputTable) {
    for index in program.formulas.indices {
      guard case .input(let input) = program.formulas[index].kind,
        let slot = inputs.slot(of: input),
        program.screens[0].slots[Int(slot)].initial != FormulaID(Int32(index))
      else { continue }
      program.formulas[index].kind = .variable(.app(slot))
    }
  }

  /// Returns the program as it stands, with what it says shown and compared.
  func sealed(_ symbols: SymbolTable) -> Program {
    var program = program
    program.symbols = symbols.texts
    program.seal()
    return program
  }
}
