/// Settings that code makes on controllers and the application.
extension World {
  mutating func set(
    _ setting: ControllerSetting, of id: ControllerID, to value: Value, at site: Site = .none,
    _ program: Program
  ) {
    let isTrue = setting.isTruth && truth(of: value, program)
    journal.note(.setting(id, setting), value, site, by: nil)
    switch setting {
    case .title:
      if case .text(let title) = value { self[id].label = title } else { self[id].label = nil }
      self[id].labelDoubt = value.doubt
    case .barStyle:
      self[id].hasBlackBar =
        value.doubt.map { decide(nil, $0, program) } ?? value.isBlackBarStyle(program)
      // A change of the bar's style requests an update by itself (U31).
      publish(settingOf: id, program)
    case .isNavigationBarHidden:
      self[id].isNavigationBarHidden = isTrue
      publish(settingOf: id, program)
    case .overrideUserInterfaceStyle:
      self[id].overrideInterfaceStyle = interfaceStyle(of: value)
      publish(settingOf: id, program)
    case .capturesStatusBarAppearance:
      var presentation = self[id].presentation ?? Controller.Presentation()
      presentation.captures = isTrue
      presentation.captureSite = site
      self[id].presentation = presentation
    case .modalPresentationStyle:
      guard let style = presentationStyle(of: value, program) else { return }
      var presentation = self[id].presentation ?? Controller.Presentation()
      presentation.style = style
      self[id].presentation = presentation
    case .definesPresentationContext:
      self[id].definesPresentationContext = isTrue
    case .detents, .selectedDetent: setDetent(setting, of: id, to: value, program)
    case .selectedIndex: select(value, in: id, program)
    case .tabMode, .isSidebarHidden, .preferredDisplayMode:
      setColumns(setting, of: id, to: value, program)
    }
  }

  /// At which height a sheet stands: a card that is no longer at its large detent gives the bar
  /// back (U37).
  private mutating func setDetent(
    _ setting: ControllerSetting, of id: ControllerID, to value: Value, _ program: Program
  ) {
    let isLarge = value == .none ? nil : truth(of: value, program)
    var presentation = self[id].presentation ?? Controller.Presentation()
    if setting == .detents {
      presentation.smallestIsLarge = isLarge ?? true
    } else {
      presentation.selectsLarge = isLarge
    }
    self[id].presentation = presentation
    publish(settingOf: id, program)
  }

  /// What stands side by side: each change lays the columns out anew, and the bar with them.
  private mutating func setColumns(
    _ setting: ControllerSetting, of id: ControllerID, to value: Value, _ program: Program
  ) {
    let old = visibleChildren(of: id)
    switch setting {
    case .tabMode:
      self[id].tabMode =
        value.doubt.map { decide(among: TabMode.allCases, $0) } ?? TabMode(value, program)
    case .isSidebarHidden: self[id].isSidebarHidden = truth(of: value, program)
    case .preferredDisplayMode:
      self[id].displayMode =
        value.doubt.map { decide(among: DisplayMode.allCases, $0) } ?? DisplayMode(value, program)
    case .barStyle, .isNavigationBarHidden, .overrideUserInterfaceStyle,
      .capturesStatusBarAppearance, .modalPresentationStyle, .selectedIndex,
      .definesPresentationContext, .title, .detents, .selectedDetent:
      return
    }
    relayout(id, from: old, program)
    publish(settingOf: id, program)
  }

  /// The interface style that a value names, any or none if nobody knows it; nil for unspecified.
  mutating func interfaceStyle(of value: Value) -> InterfaceStyle? {
    if case .scheme(let style) = value { return style }
    return value.doubt.flatMap { decide(among: [nil, .light, .dark], $0) }
  }

  /// The way to present that a value names, any if nobody knows it; nil for something else.
  mutating func presentationStyle(of value: Value, _ program: Program) -> PresentationStyle? {
    guard let input = value.doubt else { return PresentationStyle(value, program) }
    return decide(among: PresentationStyle.allCases.filter { $0 != .alert }, input)
  }

  /// Evaluates after a setting of a controller, unless that is in no window yet.
  private mutating func publish(settingOf id: ControllerID, _ program: Program) {
    if window(of: id) != nil { publish(program) }
  }

  /// Gives a new controller the columns that its class declares.
  mutating func takeDeclaredColumns(of id: ControllerID, _ program: Program) {
    guard let screen = self[id].screen else { return }
    var trace = Trace()
    if let formula = declared(of: screen, program, { $0.tabMode }) {
      self[id].tabMode = TabMode(evaluate(formula, classContext(of: id), program, &trace), program)
    }
    if let formula = declared(of: screen, program, { $0.isSidebarHidden }),
      case .bool(let isHidden) = evaluate(formula, classContext(of: id), program, &trace)
    {
      self[id].isSidebarHidden = isHidden
    }
    if let formula = declared(of: screen, program, { $0.preferredDisplayMode }) {
      let value = evaluate(formula, classContext(of: id), program, &trace)
      self[id].displayMode = DisplayMode(value, program)
    }
  }

  /// What a class declares, the nearest in the chain of superclasses.
  private func declared(
    of screen: ScreenID, _ program: Program, _ answer: (Overrides) -> FormulaID?
  ) -> FormulaID? {
    var current: ScreenID? = screen
    for _ in 0..<64 {
      guard let id = current else { return nil }
      if let formula = answer(program.screens[Int(id.index)].overrides) { return formula }
      current = program.screens[Int(id.index)].superclass
    }
    return nil
  }

  /// Tells the columns of a container that came on screen or left it.
  mutating func relayout(_ id: ControllerID, from old: [ControllerID], _ program: Program) {
    guard self[id].hasAppeared else { return }
    let new = visibleChildren(of: id)
    let appearing = new.filter { !old.contains($0) }
    for child in old where !new.contains(child) {
      willDisappear(child, program)
      disappear(child, program)
    }
    for child in appearing { appear(child, program) }
    for child in appearing { didAppear(child, program) }
  }

  /// `UIApplication`'s setters: at once and for good under NO, ignored under YES (U7–U10).
  mutating func setApplication(
    isHidden: Bool, _ kind: UpdateAnimation, _ site: Site, _ program: Program
  ) {
    journal.note(.application(.visibility), .bool(isHidden), site, by: nil)
    guard settersCount(site) else { return }
    application.isHidden = isHidden
    application.wasShownByPicker = false
    application.animation = kind
    application.hiddenSite = site
    let outer = animation
    if kind != .none { animation.isAnimated = true }
    publish(program)
    animation = outer
  }

  mutating func setApplication(style: StatusBarStyle, _ site: Site, _ program: Program) {
    journal.note(.application(.style), .style(style), site, by: nil)
    guard settersCount(site) else { return }
    application.style = style
    application.styleSite = site
    publish(program)
  }

  private mutating func settersCount(_ site: Site) -> Bool {
    if platform.plist.isViewControllerBased {
      advise(.setterIgnored, .u7, site)
      return false
    }
    if areSettersGone {
      advise(.setterRemoved, .u10, site)
      return false
    }
    if platform.os >= Version(9) { advise(.deprecatedCall, .u9, site) }
    return true
  }
}

extension ControllerSetting {
  /// `true` iff its value is true or false.
  fileprivate var isTruth: Bool {
    switch self {
    case .isNavigationBarHidden, .capturesStatusBarAppearance, .definesPresentationContext: true
    case .barStyle, .overrideUserInterfaceStyle, .modalPresentationStyle, .selectedIndex,
      .tabMode, .isSidebarHidden, .preferredDisplayMode, .title, .detents, .selectedDetent:
      false
    }
  }
}
