import StatusBar

/// A generated app of view controllers, as the model's program.
struct UIKitBridge {
  var builder = ProgramBuilder()
  /// The class of each controller of the oracle, by its index.
  var owners: [ScreenID] = []
  var classes: [ScreenID] = []
  /// What presents a container, by its number, style and capture flag.
  private var presenters: [String: HandlerID] = [:]
  /// The classes of a container and of what it holds, in the order in which they are made.
  private var containerViews: [ViewID] = []
  private(set) var containerOwners: [[ScreenID]] = []
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
    for (index, template) in start.containers.enumerated() {
      var held: [ScreenID] = []
      containerViews.append(node(template, "Container\(index)", &held))
      containerOwners.append(held)
    }
    for action in start.actions {
      guard case .presentContainer(let index, let style, let captures) = action else { continue }
      addPresenter(index, style, captures)
    }
    builder.program.seal()
  }

  private mutating func add(_ controller: OracleController, _ name: String) -> ScreenID {
    if controller.kind == .hosting { return hosted(controller, name) }
    var overrides = Overrides()
    if let hidden = controller.hidden {
      overrides[.prefersStatusBarHidden] = builder.constant(.bool(hidden))
    }
    if let style = controller.style {
      overrides[.preferredStatusBarStyle] = builder.constant(.style(StatusBarStyle(style)))
    }
    if let isDark = controller.isDark {
      overrides[.overrideUserInterfaceStyle] = builder.constant(
        .scheme(InterfaceStyle(isDark: isDark)))
    }
    if controller.captures {
      overrides[.capturesStatusBarAppearance] = builder.constant(.bool(true))
    }
    if controller.kind == .navigation {
      overrides[.isNavigationBarHidden] = builder.constant(.bool(controller.isBarHidden))
      overrides[.barStyle] = builder.constant(.bool(controller.hasBlackBar))
    }
    if let isOpen = controller.isSidebarOpen {
      overrides[.tabMode] = builder.constant(.enumCase(builder.symbol("tabSidebar")))
      overrides[.isSidebarHidden] = builder.constant(.bool(!isOpen))
    }
    if controller.kind == .split {
      // Where it is not said, it is not known.
      let mode = controller.showsPrimary ? "oneBesideSecondary" : "secondaryOnly"
      overrides[.preferredDisplayMode] = builder.constant(.enumCase(builder.symbol(mode)))
    }
    if let animation = controller.animation {
      overrides[.preferredStatusBarUpdateAnimation] = builder.constant(
        .animation(UpdateAnimation(animation)))
    }
    overrides[.childForStatusBarHidden] = controller.childForHidden.map { delegation($0) }
    overrides[.childForStatusBarStyle] = controller.childForStyle.map { delegation($0) }
    return builder.controller(name, ControllerClass(controller.kind), overrides: overrides)
  }

  /// A SwiftUI screen with what it prefers.
  private mutating func hosted(_ controller: OracleController, _ name: String) -> ScreenID {
    var view = builder.text(name)
    if let hidden = controller.hidden { view = builder.hidden(view, hidden) }
    if let isDark = controller.isDark {
      let scheme = builder.scheme(InterfaceStyle(isDark: isDark))
      view = builder.modified(view, .bar(.preferredColorScheme(scheme)))
    }
    return builder.screen(name, view)
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
    if controller.children.isEmpty { return builder.use(owners[index]) }
    var children: [ViewID] = []
    for child in controller.children { children.append(node(child, oracle)) }
    return builder.holding(owners[index], children)
  }

  private mutating func addPresenter(
    _ index: Int, _ style: OracleController.ModalStyle, _ captures: Bool
  ) {
    let flag = builder.bool(captures)
    let shown = builder.constant(.presentation(PresentationStyle(style)))
    presenters["\(index) \(style) \(captures)"] = builder.handler([
      .navigate(.present(.view(containerViews[index]), style: shown, captures: flag))
    ])
  }

  private mutating func node(
    _ template: OracleTemplate, _ name: String, _ owners: inout [ScreenID]
  ) -> ViewID {
    let screen = add(template.controller, name)
    owners.append(screen)
    guard !template.children.isEmpty else { return builder.use(screen) }
    var children: [ViewID] = []
    for (index, child) in template.children.enumerated() {
      children.append(node(child, "\(name).\(index)", &owners))
    }
    return builder.holding(screen, children)
  }

  private mutating func addSetup(_ oracle: UIKitOracle) {
    var effects: [Effect.Kind] = []
    if let hidden = oracle.appHidden {
      effects.append(
        .configure(.setApplicationHidden(builder.constant(.bool(hidden)), animation: .none)))
    }
    if let style = oracle.appStyle {
      effects.append(
        .configure(.setApplicationStyle(builder.constant(.style(StatusBarStyle(style))))))
    }
    if !effects.isEmpty { setup = builder.handler(effects) }
  }

  /// The model's action for the oracle's.
  mutating func action(_ action: OracleAction) -> Action {
    switch action {
    case .presentContainer(let index, let style, let captures):
      presenters["\(index) \(style) \(captures)"].map { .run($0) } ?? .moment(.finish)
    case .showWindow(let asKey): .showWindow(builder.symbol("Window1"), asKey: asKey)
    case .hideWindow: .hideWindow(builder.symbol("Window1"))
    case .resize(let isNarrow): .device(.resize(isNarrow ? .compact : .regular))
    case .push(let index): .navigate(.push(classes[index], arguments: []))
    case .pop: .navigate(.pop)
    case .popToRoot: .navigate(.popToRoot)
    case .interactiveBack: .moment(.beginBack)
    case .present(let index, let style, let captures, let isLarge):
      .navigate(
        .present(
          classes[index], arguments: [], style: PresentationStyle(style), swiftUI: nil,
          captures: captures, detentIsLarge: isLarge, from: nil))
    case .dismiss: .navigate(.dismiss(nil))
    case .selectTab(let number): .select(.tabNumber(Int32(number) + 1))
    case .rotate(let isLandscape): .device(.rotate(isLandscape ? .landscapeLeft : .portrait))
    case .appearance(let isDark): .device(.appearance(InterfaceStyle(isDark: isDark)))
    }
  }
}

extension UpdateAnimation {
  fileprivate init(_ animation: OracleAnimation) {
    switch animation {
    case .none: self = .none
    case .fade: self = .fade
    case .slide: self = .slide
    }
  }
}

extension ControllerClass {
  fileprivate init(_ kind: OracleController.Kind) {
    switch kind {
    case .plain: self = .plain
    case .hosting: self = .hosting
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
    var last = LastStyle()
    var world = World(bridge.builder.program, platform: platform)
    if let text = launch(&world, &oracle, bridge) { return text }
    for action in [OracleAction?.none] + actions.map({ $0 }) {
      var problem: Problem?
      if let action {
        bridge.noteOwners(of: action)
        _ = oracle.apply(action, self)
        problem = world.apply(bridge.action(action), in: SharedProgram(bridge.builder.program))
        if case .interactiveBack(let isFinished) = action {
          let end = world.apply(
            isFinished ? .moment(.finish) : .moment(.cancel),
            in: SharedProgram(bridge.builder.program))
          problem = problem ?? end
        }
      }
      let isCovered = world.published.bar.isCovered
      let answer = oracle.publish()
      let what =
        problem.map { "could not: \($0)" }
        ?? StatusBarTests.disagreement(
          world.published, answer, owners: bridge.owners, world: world)
        ?? last.disagreement(world.published.bar, answer, oracle.platform.os)
        ?? (isCovered == oracle.isCovered ? nil : "covered: the model \(isCovered)")
      if let what {
        return "seed \(seed), \(oracle.platform.brief), \(oracle.brief): \(what)"
      }
    }
    return nil
  }

  /// Stops at the launch screen, then goes on and lets the application set its values.
  private func launch(
    _ world: inout World, _ oracle: inout UIKitOracle, _ bridge: UIKitBridge
  ) -> String? {
    let program = bridge.builder.program
    oracle.isLaunching = true
    var problem = world.apply(.beginLaunch, in: SharedProgram(program))
    let text = StatusBarTests.disagreement(
      world.published, oracle.resolve(), owners: bridge.owners, world: world)
    oracle.isLaunching = false
    if let text { return "seed \(seed), launch screen, \(oracle.platform.brief): \(text)" }
    problem = problem ?? world.apply(.moment(.finish), in: SharedProgram(program))
    if let setup = bridge.setup {
      problem = problem ?? world.apply(.run(setup), in: SharedProgram(program))
    }
    return problem.map { "seed \(seed): could not launch: \($0)" }
  }
}

extension UIKitBridge {
  /// Notes the classes of the controllers that the oracle is about to add.
  fileprivate mutating func noteOwners(of action: OracleAction) {
    switch action {
    case .push(let index), .present(let index, _, _, _): owners.append(classes[index])
    case .presentContainer(let index, _, _): owners += containerOwners[index]
    default: return
    }
  }
}
