/// The colour scheme of a SwiftUI navigation bar, and whether it counts (S36–S42, D4, D8).
extension Questions {
  /// A toolbar modifier's value, found from the outside in.
  struct ToolbarValue {
    var value: Value
    var site: Site
  }

  /// Which of the three toolbar modifiers is looked for.
  enum ToolbarQuestion {
    case visibility, background, scheme
  }

  /// Returns the innermost navigation controller of a tree whose bar colours the text, or nil.
  func navigationBarWithScheme(
    below id: ControllerID
  ) -> ControllerID? {
    guard world.platform.os >= Version(16),
      let bar = innermostNavigation(below: id),
      let top = self[bar].children.last
    else { return nil }
    guard let scheme = toolbar(.scheme, .navigationBar, of: top),
      case .scheme = scheme.value
    else { return nil }
    guard isSwiftUIBarShown(bar) else {
      trace.note(.s42, .style, .ineffective, site: scheme.site)
      return nil
    }
    guard isSchemeActive(bar) else {
      trace.note(.s37, .style, .remark(.schemeInactive), site: scheme.site)
      return nil
    }
    trace.note(.s36, .style, .remark(.schemeActive), site: scheme.site)
    return bar
  }

  /// What the lowered navigation controller answers: its bar's scheme, light text on dark (S36).
  func schemeStyle(
    of id: ControllerID
  ) -> StatusBarStyle {
    guard let top = self[id].children.last,
      let scheme = toolbar(.scheme, .navigationBar, of: top),
      case .scheme(let style) = scheme.value
    else { return .default }
    trace.note(.s36, .style, .preference(top, scheme.value), site: scheme.site)
    return style == .dark ? .lightContent : .darkContent
  }

  /// Returns the innermost navigation controller that is on screen below a hosting controller.
  func innermostNavigation(
    below id: ControllerID
  ) -> ControllerID? {
    var found: ControllerID?
    var current: ControllerID? = id
    for _ in 0...world.controllers.count {
      guard let host = current, let container = firstContainer(below: host)
      else { return found }
      if self[container].controllerClass == .navigation { found = container }
      guard let child = visibleChild(of: container), self[child].controllerClass == .hosting
      else { return found }
      current = child
    }
    return found
  }

  /// The first navigation or tab container of a hosted tree that is on screen.
  func firstContainer(
    below id: ControllerID
  ) -> ControllerID? {
    guard let (view, context) = tree(of: id) else { return nil }
    return firstContainer(view, context)
  }

  func firstContainer(
    _ view: ViewID, _ context: Context
  ) -> ControllerID? {
    guard !contents(view).isDisjoint(with: .container) else { return nil }
    switch below(view, context, in: .container) {
    case .nothing, .embedded: return nil
    case .container(let id): return id
    case .node(let child, let context): return firstContainer(child, context)
    case .siblings(let children, let context):
      for child in children {
        if let found = firstContainer(child, context) { return found }
      }
      return nil
    }
  }

  func isSwiftUIBarShown(
    _ id: ControllerID
  ) -> Bool {
    guard let top = self[id].children.last,
      let visibility = toolbar(.visibility, .navigationBar, of: top)
    else { return true }
    return visibility.value != .visibility(.hidden)
  }

  /// Always with a visible background, else once content is underneath (S37–S40); the bars of iOS
  /// 26 have no background of the old kind, and may do without (D8).
  func isSchemeActive(
    _ id: ControllerID
  ) -> Bool {
    guard let top = self[id].children.last else { return false }
    let isScrolled = isScrolledUnderBar(top)
    let background = toolbar(.background, .navigationBar, of: top)?.value
    if background == .visibility(.visible) { return true }
    if world.platform.os >= Version(26) {
      if isScrolled { return true }
      trace.note(.d8, .style, .remark(.disputed))
      return !trace.reads(.d8, world.platform.policies.schemeNeedsBackgroundFrom26)
    }
    guard background == .visibility(.hidden) else { return isScrolled }
    trace.note(.d4, .style, .remark(.disputed))
    return isScrolled && trace.reads(.d4, world.platform.policies.hiddenBackgroundCountsAsAutomatic)
  }

  /// `true` iff the bar's background is drawn (S38).
  func isBarBackgroundShown(
    _ id: ControllerID
  ) -> Bool {
    guard let top = self[id].children.last else { return false }
    let background = toolbar(.background, .navigationBar, of: top)?.value
    if case .visibility(let visibility)? = background, visibility != .automatic {
      return visibility == .visible
    }
    return isScrolledUnderBar(top)
  }

  /// The scheme switches at an offset of -3 points (S40); nothing scrolls, nothing switches.
  private func isScrolledUnderBar(
    _ id: ControllerID
  ) -> Bool {
    self[id].offset <= -3 && scrollView(of: id) != nil
  }

  // MARK: - Modifiers of the visible screen

  /// iOS 27: the scheme that is set for the status bar itself (S46).
  func placedScheme(
    _ view: ViewID, _ context: Context
  ) -> (InterfaceStyle, Site)? {
    guard let found = toolbar(.scheme, .statusBar, view, context, true),
      case .scheme(let scheme) = found.value
    else { return nil }
    return (scheme, found.site)
  }

  /// iOS 27: what is set for the status bar's own visibility, unless automatic (S30, D10).
  func placedVisibility(
    _ view: ViewID, _ context: Context
  ) -> (isHidden: Bool, site: Site)? {
    guard world.platform.os >= Version(27),
      let found = toolbar(.visibility, .statusBar, view, context, true),
      case .visibility(let visibility) = found.value, visibility != .automatic
    else { return nil }
    return (visibility == .hidden, found.site)
  }

  func toolbar(
    _ question: ToolbarQuestion, _ placement: Placements, of id: ControllerID
  ) -> ToolbarValue? {
    guard let (view, context) = tree(of: id) else { return nil }
    return toolbar(question, placement, view, context, false)
  }

  /// The outermost modifier of a branch, the first of siblings; `entersContainers` looks through.
  func toolbar(
    _ question: ToolbarQuestion, _ placement: Placements, _ view: ViewID, _ context: Context,
    _ entersContainers: Bool
  ) -> ToolbarValue? {
    guard !contents(view).isDisjoint(with: [.styling, .container]) else {
      return nil
    }
    let node = program.views[Int(view.index)]
    if case .modified(_, .bar(let modifier)) = node.kind,
      let formula = modifier.toolbarFormula(question, placement)
    {
      let value = resolved(formula, context)
      guard let input = value.doubt else { return ToolbarValue(value: value, site: node.site) }
      let key = Trace.Key.formula(formula, context.instance)
      return ToolbarValue(
        value: any(question, key, .condition(formula, input)), site: node.site)
    }
    switch below(view, context, in: .toolbar(question, placement, entersContainers)) {
    case .nothing:
      guard placement == .navigationBar else { return nil }
      return unknownContent(at: view, context).flatMap {
        anyToolbar(question, of: view, $0, node.site, context)
      }
    case .embedded: return nil
    case .node(let child, let context):
      return toolbar(question, placement, child, context, entersContainers)
    case .siblings(let children, let context):
      for child in children {
        let found = toolbar(
          question, placement, child, context, entersContainers)
        if let found { return found }
      }
      return nil
    case .container(let id):
      guard entersContainers, let (inner, context) = visibleTree(in: id) else { return nil }
      return toolbar(question, placement, inner, context, true)
    }
  }
}

extension Questions {
  /// What an unknown toolbar modifier may say.
  private func any(
    _ question: ToolbarQuestion, _ key: Trace.Key, _ unknown: Unknown
  ) -> Value {
    switch question {
    case .visibility, .background: .visibility(anyVisibility(key, unknown))
    case .scheme: anyScheme(key, unknown).map { .scheme($0) } ?? .none
    }
  }

  private func anyVisibility(
    _ key: Trace.Key, _ unknown: Unknown
  ) -> BarVisibility {
    let all = BarVisibility.allCases
    return all[trace.choose(key, unknown, among: all.count)]
  }

  /// Returns the visibility that a formula names; an unknown one may be any.
  func visibility(
    _ formula: FormulaID, _ context: Context
  ) -> BarVisibility {
    let value = evaluate(formula, context)
    if let visibility = BarVisibility(value, program) { return visibility }
    guard let input = value.doubt else { return .automatic }
    return anyVisibility(
      .formula(formula, context.instance), .condition(formula, input))
  }
}

extension BarModifier {
  /// The formula by which a toolbar modifier answers a question about a bar, or nil.
  fileprivate func toolbarFormula(
    _ question: Questions.ToolbarQuestion, _ placement: Placements
  ) -> FormulaID? {
    let answered: Questions.ToolbarQuestion
    switch self {
    case .toolbarVisibility: answered = .visibility
    case .toolbarBackgroundVisibility: answered = .background
    case .toolbarColorScheme: answered = .scheme
    case .statusBarHidden, .statusBarVisible, .preferredColorScheme: return nil
    }
    return answered == question ? toolbarFormula(at: placement) : nil
  }

  /// The formula of a toolbar modifier that is about a bar, or nil.
  private func toolbarFormula(at placement: Placements) -> FormulaID? {
    switch self {
    case .toolbarVisibility(let formula, let placements),
      .toolbarBackgroundVisibility(let formula, let placements),
      .toolbarColorScheme(let formula, let placements):
      placements.contains(placement) ? formula : nil
    case .statusBarHidden, .statusBarVisible, .preferredColorScheme: nil
    }
  }
}
