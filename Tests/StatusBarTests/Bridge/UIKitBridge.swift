import StatusBar

/// A generated app of view controllers, as the model's program.
struct UIKitBridge {
  var builder = ProgramBuilder()
  /// The class of each controller of the oracle, by its index.
  var owners: [ScreenID] = []
  var classes: [ScreenID] = []
  /// What sets the application's values (U8), if anything.
  var setup: HandlerID?

  init(_ start: UIKitCase) {
    for (index, controller) in start.start.controllers.enumerated() {
      owners.append(add(controller, "Controller\(index)"))
    }
    for (index, controller) in start.classes.enumerated() {
      classes.append(add(controller, "Class\(index)"))
    }
    for (index, window) in start.start.windows.enumerated() {
      guard let root = window.root else { continue }
      let view = node(root, start.start)
      builder.window(
        view, name: index == 0 ? nil : "Window\(index)", level: Double(window.level),
        isHidden: window.isHidden, fillsScreen: window.fillsScreen)
    }
    addSetup(start.start)
    builder.program.seal()
  }

  private mutating func add(_ controller: OracleController, _ name: String) -> ScreenID {
    var overrides = Overrides()
    if let hidden = controller.hidden {
      overrides.prefersStatusBarHidden = builder.constant(.bool(hidden))
    }
    if let style = controller.style {
      overrides.preferredStatusBarStyle = builder.constant(.style(StatusBarStyle(style)))
    }
    if let isDark = controller.isDark {
      overrides.overrideUserInterfaceStyle = builder.constant(
        .scheme(InterfaceStyle(isDark: isDark)))
    }
    if controller.captures {
      overrides.capturesStatusBarAppearance = builder.constant(.bool(true))
    }
    if controller.kind == .navigation {
      overrides.isNavigationBarHidden = builder.constant(.bool(controller.isBarHidden))
      overrides.barStyle = builder.constant(.bool(controller.hasBlackBar))
    }
    overrides.childForStatusBarHidden = controller.childForHidden.map { delegation($0) }
    overrides.childForStatusBarStyle = controller.childForStyle.map { delegation($0) }
    return builder.controller(name, ControllerClass(controller.kind), overrides: overrides)
  }

  private mutating func delegation(_ delegation: OracleController.Delegation) -> FormulaID {
    let me = builder.formula(.thisController)
    switch delegation {
    case .nothing: return builder.constant(.none)
    case .first: return builder.formula(.property(.firstChild, of: me))
    case .last: return builder.formula(.property(.lastChild, of: me))
    case .selected: return builder.formula(.property(.selectedViewController, of: me))
    }
  }

  private mutating func node(_ index: Int, _ oracle: UIKitOracle) -> ViewID {
    let controller = oracle.controllers[index]
    if controller.kind == .plain { return builder.view(.screen(owners[index], arguments: [])) }
    var children: [ViewID] = []
    for child in controller.children { children.append(node(child, oracle)) }
    let titles = [Symbol?](repeating: nil, count: children.count)
    return builder.view(
      .controllerContainer(owners[index], children: children, titles: titles))
  }

  private mutating func addSetup(_ oracle: UIKitOracle) {
    var effects: [Effect.Kind] = []
    if let hidden = oracle.appHidden {
      effects.append(.setApplicationHidden(builder.constant(.bool(hidden)), animation: .none))
    }
    if let style = oracle.appStyle {
      effects.append(.setApplicationStyle(builder.constant(.style(StatusBarStyle(style)))))
    }
    if !effects.isEmpty { setup = builder.handler(effects) }
  }

  /// The model's action for the oracle's.
  func action(_ action: OracleAction) -> Action {
    switch action {
    case .push(let index): .push(classes[index], arguments: [])
    case .pop: .pop
    case .present(let index, let style, let captures, let isLarge):
      .present(
        classes[index], arguments: [], style: PresentationStyle(style), swiftUI: nil,
        captures: captures, detentIsLarge: isLarge, from: nil)
    case .dismiss: .dismiss(nil)
    case .selectTab(let number): .selectTabNumber(Int32(number) + 1)
    case .rotate(let isLandscape): .rotate(isLandscape ? .landscapeLeft : .portrait)
    case .appearance(let isDark): .appearance(InterfaceStyle(isDark: isDark))
    }
  }
}

extension ControllerClass {
  fileprivate init(_ kind: OracleController.Kind) {
    switch kind {
    case .plain: self = .plain
    case .navigation: self = .navigation
    case .tabBar: self = .tabBar
    case .split: self = .split
    case .page: self = .page
    }
  }
}

extension PresentationStyle {
  fileprivate init(_ style: OracleController.ModalStyle) {
    switch style {
    case .automatic: self = .automatic
    case .fullScreen: self = .fullScreen
    case .overFullScreen: self = .overFullScreen
    case .pageSheet: self = .pageSheet
    case .formSheet: self = .formSheet
    case .currentContext: self = .currentContext
    case .overCurrentContext: self = .overCurrentContext
    case .popover: self = .popover
    case .custom: self = .custom
    }
  }
}

extension UIKitCase {
  /// Runs model and oracle side by side; the first disagreement, or nil.
  func disagreement(_ deviations: OracleDeviations = []) -> String? {
    guard let platform = Platform(start.platform) else { return "no such device" }
    var bridge = UIKitBridge(self)
    var oracle = start
    oracle.platform.deviations = deviations
    var world = World(bridge.builder.program, platform: platform)
    var problem = world.apply(.launch, in: bridge.builder.program)
    if problem == nil, let setup = bridge.setup {
      problem = world.apply(.run(setup), in: bridge.builder.program)
    }
    for action in [OracleAction?.none] + actions.map({ $0 }) {
      if let action {
        if case .push(let index) = action { bridge.owners.append(bridge.classes[index]) }
        if case .present(let index, _, _, _) = action {
          bridge.owners.append(bridge.classes[index])
        }
        _ = oracle.apply(action, classes)
        problem = world.apply(bridge.action(action), in: bridge.builder.program)
      }
      let what =
        problem.map { "could not: \($0)" }
        ?? StatusBarTests.disagreement(
          world.published, oracle.resolve(), owners: bridge.owners, world: world)
      if let what {
        return "seed \(seed), \(oracle.platform.brief), \(oracle.brief): \(what)"
      }
    }
    return nil
  }
}
