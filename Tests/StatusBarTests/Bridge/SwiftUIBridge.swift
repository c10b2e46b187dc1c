import StatusBar

/// A generated SwiftUI app, as the model's program.
struct SwiftUIBridge {
  var builder = ProgramBuilder()
  var screens: [ScreenID] = []
  var sheets: [ScreenID] = []

  init(_ start: SwiftUICase) {
    for (index, tree) in start.screens.enumerated() {
      let id = screen(tree, "Screen\(index)")
      builder.program.screens[Int(id.index)].backdrop = start.backdrops[index].map {
        Backdrop(isDark: $0, changesAt: nil)
      }
      screens.append(id)
    }
    for (index, tree) in start.sheets.enumerated() {
      sheets.append(screen(tree, "Sheet\(index)"))
    }
    let presentation = start.start.presentations[0]
    var host: ScreenID?
    if let style = presentation.hostStyle {
      var overrides = Overrides()
      overrides[.preferredStatusBarStyle] = builder.constant(.style(StatusBarStyle(style)))
      host = builder.controller("Host", .hosting, overrides: overrides)
    }
    builder.window(view(presentation.tree), host: host)
    builder.program.seal()
  }

  private mutating func screen(_ tree: OracleView, _ name: String) -> ScreenID {
    let body = view(tree)
    return builder.screen(name, body)
  }

  private mutating func view(_ tree: OracleView) -> ViewID {
    switch tree {
    case .leaf: return builder.view(.leaf(type: nil, label: nil))
    case .group(let children):
      var views: [ViewID] = []
      for child in children { views.append(view(child)) }
      return builder.view(.group(type: nil, views))
    case .scroll(let content):
      let inner = view(content)
      return builder.view(.scroll(content: inner, header: nil))
    case .navigation(let kind, _, let root):
      let inner = view(root)
      return builder.view(.navigation(kind == .stack ? .stack : .view, root: inner, path: nil))
    case .tabs(let contents):
      var tabs: [Tab] = []
      for content in contents { tabs.append(Tab(label: nil, tag: nil, content: view(content))) }
      return builder.view(.tabs(tabs, selection: nil, isAdaptable: false))
    case .embedded(let hidden, let style): return embedded(hidden, style)
    case .statusBarHidden, .preferredScheme, .localScheme, .barScheme, .barBackground,
      .barVisibility, .statusVisibility, .statusScheme:
      return modified(tree)
    }
  }

  private mutating func modified(_ tree: OracleView) -> ViewID {
    switch tree {
    case .statusBarHidden(let isHidden, let content):
      return modify(content, .bar(.statusBarHidden(builder.constant(.bool(isHidden)))))
    case .preferredScheme(let isDark, let content):
      return modify(content, .bar(.preferredColorScheme(scheme(isDark))))
    case .localScheme(let isDark, let content):
      return modify(content, .colorScheme(scheme(isDark)))
    case .barScheme(let isDark, let content):
      return modify(content, .bar(.toolbarColorScheme(scheme(isDark), .navigationBar)))
    case .barBackground(let visibility, let content):
      return modify(
        content, .bar(.toolbarBackgroundVisibility(constant(visibility), .navigationBar)))
    case .barVisibility(let visibility, let content):
      return modify(content, .bar(.toolbarVisibility(constant(visibility), .navigationBar)))
    case .statusVisibility(let visibility, let content):
      return modify(content, .bar(.toolbarVisibility(constant(visibility), .statusBar)))
    case .statusScheme(let isDark, let content):
      return modify(content, .bar(.toolbarColorScheme(scheme(isDark), .statusBar)))
    default: return builder.view(.empty)
    }
  }

  private mutating func modify(_ content: OracleView, _ modifier: Modifier) -> ViewID {
    let inner = view(content)
    return builder.view(.modified(inner, modifier))
  }

  private mutating func scheme(_ isDark: Bool?) -> FormulaID {
    builder.constant(isDark.map { .scheme(InterfaceStyle(isDark: $0)) } ?? .none)
  }

  private mutating func constant(_ visibility: OracleView.Visibility) -> FormulaID {
    switch visibility {
    case .automatic: builder.constant(.visibility(.automatic))
    case .visible: builder.constant(.visibility(.visible))
    case .hidden: builder.constant(.visibility(.hidden))
    }
  }

  private mutating func embedded(_ hidden: Bool?, _ style: OracleStyle?) -> ViewID {
    var overrides = Overrides()
    if let hidden { overrides[.prefersStatusBarHidden] = builder.constant(.bool(hidden)) }
    if let style {
      overrides[.preferredStatusBarStyle] = builder.constant(.style(StatusBarStyle(style)))
    }
    let screen = builder.controller("Embedded", .plain, overrides: overrides)
    return builder.view(.representable(screen, arguments: []))
  }

  /// The model's action for the oracle's.
  func action(_ action: SwiftUIAction) -> Action {
    switch action {
    case .push(let index): .navigate(.push(screens[index], arguments: []))
    case .pop: .navigate(.back)
    case .present(let index, let kind, let isLarge):
      .navigate(
        .present(
          sheets[index], arguments: [], style: nil, swiftUI: PresentationKind(kind),
          captures: false, detentIsLarge: isLarge, from: nil))
    case .dismiss: .navigate(.dismiss(nil))
    case .selectTab(let number): .select(.tabNumber(Int32(number) + 1))
    case .rotate(let isLandscape): .device(.rotate(isLandscape ? .landscapeLeft : .portrait))
    case .appearance(let isDark): .device(.appearance(InterfaceStyle(isDark: isDark)))
    case .scroll(let offset): .scrollTo(offset)
    }
  }
}

extension PresentationKind {
  fileprivate init(_ kind: OraclePresentation.Kind) {
    switch kind {
    case .root, .cover: self = .fullScreenCover
    case .sheet: self = .sheet
    case .popover: self = .popover
    }
  }
}

extension SwiftUICase {
  /// Runs model and oracle side by side; the first disagreement, or nil.
  func disagreement(_ deviations: OracleDeviations = []) -> String? {
    guard var platform = Platform(start.platform) else { return "no such device" }
    platform.policies.stackDestinationsHonouredFrom = start.stackChildHonouredFrom.map {
      Version(UInt8($0 / 100), UInt8($0 % 100))
    }
    let bridge = SwiftUIBridge(self)
    var oracle = start
    oracle.platform.deviations = deviations
    var last = LastStyle()
    var world = World(bridge.builder.program, platform: platform)
    var problem = world.apply(.launch, in: SharedProgram(bridge.builder.program))
    for action in [SwiftUIAction?.none] + actions.map({ $0 }) {
      if let action {
        _ = oracle.apply(action, self)
        problem = world.apply(bridge.action(action), in: SharedProgram(bridge.builder.program))
      }
      let answer = oracle.resolve()
      let what =
        problem.map { "could not: \($0)" }
        ?? StatusBarTests.disagreement(
          world.published, answer, owners: [], world: world)
        ?? last.disagreement(world.published.bar, answer, oracle.platform.os)
      if let what {
        return "seed \(seed), \(oracle.platform.brief), \(oracle.brief): \(what)"
      }
    }
    return nil
  }
}
