import StatusBar

/// Writes programs by hand, as briefly as a test can be read.
struct ProgramBuilder {
  var program = Program()

  init() {
    program.screens.append(Screen(name: symbol("App"), kind: .app, site: .none))
  }

  mutating func symbol(_ text: String) -> Symbol {
    if let index = program.symbols.firstIndex(of: text) { return Symbol(UInt32(index)) }
    program.symbols.append(text)
    return Symbol(UInt32(program.symbols.count - 1))
  }

  mutating func formula(_ kind: Formula.Kind) -> FormulaID {
    program.formulas.append(Formula(kind, site: .none))
    return FormulaID(Int32(program.formulas.count - 1))
  }

  mutating func bool(_ value: Bool) -> FormulaID { formula(.constant(.bool(value))) }

  mutating func number(_ value: Double) -> FormulaID { formula(.constant(.number(value))) }

  mutating func scheme(_ value: InterfaceStyle?) -> FormulaID {
    formula(.constant(value.map { .scheme($0) } ?? .none))
  }

  mutating func style(_ value: StatusBarStyle) -> FormulaID { formula(.constant(.style(value))) }

  mutating func visibility(_ value: BarVisibility) -> FormulaID {
    formula(.constant(.visibility(value)))
  }

  mutating func view(_ kind: ViewNode.Kind) -> ViewID {
    program.views.append(ViewNode(kind, site: Site(UInt32(program.views.count))))
    return ViewID(Int32(program.views.count - 1))
  }

  mutating func text(_ label: String) -> ViewID {
    let type = symbol("Text")
    let label = symbol(label)
    return view(.leaf(type: type, label: label))
  }

  mutating func modified(_ child: ViewID, _ modifier: Modifier) -> ViewID {
    view(.modified(child, modifier))
  }

  mutating func hidden(_ child: ViewID, _ value: Bool = true) -> ViewID {
    let value = bool(value)
    return modified(child, .bar(.statusBarHidden(value)))
  }

  mutating func link(_ label: String, _ destination: ViewID) -> ViewID {
    let label = symbol(label)
    return view(.link(label: label, .view(destination), content: nil))
  }

  mutating func handler(_ body: [Effect.Kind], parameters: Int32 = 0) -> HandlerID {
    program.handlers.append(
      Handler(
        name: nil, parameterCount: parameters, localCount: parameters,
        body: body.map { Effect($0, site: .none) }, site: .none))
    return HandlerID(Int32(program.handlers.count - 1))
  }

  mutating func button(_ label: String, _ body: [Effect.Kind]) -> ViewID {
    let label = symbol(label)
    let handler = handler(body)
    return view(.button(label: label, handler, content: nil))
  }

  mutating func stack(_ root: ViewID, _ kind: NavigationKind = .stack) -> ViewID {
    view(.navigation(kind, root: root, path: nil))
  }

  /// Declares a state of the app.
  mutating func state(_ name: String, _ value: Value) -> Variable {
    let initial = formula(.constant(value))
    let name = symbol(name)
    program.screens[0].slots.append(
      Slot(name: name, kind: .state, initial: initial, site: .none))
    return .app(Int32(program.screens[0].slots.count - 1))
  }

  /// Declares a visibility state of the app (S53).
  mutating func visibleState(isAnimated: Bool = false) -> Variable {
    let animated = bool(isAnimated)
    let initial = formula(.makeObject(isHidden: nil, isAnimated: animated))
    let name = symbol("state")
    program.screens[0].slots.append(
      Slot(name: name, kind: .object, initial: initial, site: .none))
    return .app(Int32(program.screens[0].slots.count - 1))
  }

  mutating func read(_ variable: Variable) -> FormulaID { formula(.variable(variable)) }

  mutating func input(_ name: String) -> FormulaID {
    program.inputs.append(Input(name: name, site: .none, isBoolean: true))
    return formula(.input(InputID(Int32(program.inputs.count - 1))))
  }

  mutating func screen(_ name: String, _ body: ViewID) -> ScreenID {
    var screen = Screen(name: symbol(name), kind: .view, site: .none)
    screen.body = body
    program.screens.append(screen)
    return ScreenID(Int32(program.screens.count - 1))
  }

  /// Declares a view controller class.
  mutating func controller(
    _ name: String, _ kind: ControllerClass = .plain, hidden: Bool? = nil,
    style: StatusBarStyle? = nil, configure: (inout Overrides) -> Void = { _ in }
  ) -> ScreenID {
    var screen = Screen(name: symbol(name), kind: .controller(kind), site: .none)
    screen.overrides[.prefersStatusBarHidden] = hidden.map { bool($0) }
    screen.overrides[.preferredStatusBarStyle] = style.map { self.style($0) }
    configure(&screen.overrides)
    program.screens.append(screen)
    return ScreenID(Int32(program.screens.count - 1))
  }

  mutating func use(_ screen: ScreenID) -> ViewID { view(.screen(screen, arguments: [])) }

  mutating func holding(_ container: ScreenID, _ children: [ViewID]) -> ViewID {
    view(
      .controllerContainer(
        container, arguments: [], children: children, titles: children.map { _ in nil }))
  }

  mutating func window(
    _ root: ViewID?, name: String? = nil, level: Double = 0, isHidden: Bool = false,
    fillsScreen: Bool = true, host: ScreenID? = nil,
    configure: (inout WindowTemplate) -> Void = { _ in }
  ) {
    let name = name.map { symbol($0) }
    var window = WindowTemplate(
      name: name, root: root, host: host, level: level, isHidden: isHidden,
      fillsScreen: fillsScreen, site: .none)
    configure(&window)
    program.windows.append(window)
  }

  /// Returns a run of the app with `root` in its window, launched.
  mutating func run(_ root: ViewID, _ platform: Platform = .phone(16)) -> Run {
    window(root)
    return launch(platform)
  }

  mutating func launch(_ platform: Platform = .phone(16)) -> Run {
    program.seal()
    var run = Run(program: program, world: World(program, platform: platform))
    run.act(.launch)
    return run
  }
}

/// A program and its world, one action after another.
struct Run {
  var program: Program
  var world: World
  var problem: Problem?
  /// What the last action brought about.
  var journal = Journal([.routes, .lifecycle, .advice])

  var questions: Questions { Questions(world, SharedProgram(program)) }
  var bar: Bar { world.published.bar }
  var isHidden: Bool { bar.isHidden }
  var isLight: Bool { bar.content == .light }
  var styleOwner: String { name(bar.styleOwner) }
  var hiddenOwner: String { name(bar.hiddenOwner) }

  func name(_ owner: Owner) -> String {
    switch owner {
    case .controller(let id): questions.name(of: id)
    case .system: "system"
    case .device: "device"
    case .plist: "plist"
    case .application: "application"
    }
  }

  mutating func act(_ action: Action) {
    (journal, problem) = world.apply(
      action, in: SharedProgram(program), recording: journal.recording)
  }

  mutating func tap(_ label: String) {
    let index = program.symbols.firstIndex(of: label) ?? 0
    act(.tap(Symbol(UInt32(index))))
  }

  /// How the last change of visibility looked in the last action.
  var lastChange: Event.Change? {
    var found: Event.Change?
    for case .changed(let from, let to, let change) in journal.events
    where from.isHidden != to.isHidden {
      found = change
    }
    return found
  }
}

extension Platform {
  static func phone(_ major: UInt8, _ minor: UInt8 = 0) -> Platform {
    Platform(os: Version(major, minor), device: .named("iPhone 14"))
  }

  static func homeButton(_ major: UInt8, _ minor: UInt8 = 0) -> Platform {
    Platform(os: Version(major, minor), device: .named("iPhone 8"))
  }

  static func pad(_ major: UInt8) -> Platform {
    Platform(os: Version(major), device: .named("iPad (9th generation)"))
  }
}

extension DeviceID {
  static func named(_ name: String) -> DeviceID {
    Device.named(name) ?? DeviceID(0)
  }
}
