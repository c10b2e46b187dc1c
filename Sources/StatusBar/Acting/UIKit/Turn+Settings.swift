/// Settings that code makes on controllers and the application.
extension Turn {
  mutating func set(
    _ setting: ControllerSetting, of id: ControllerID, to value: Value, at site: Site = .none
  ) {
    let isTrue = setting.member.row.type == .bool && truth(of: value)
    journal.note(.setting(id, setting), value, site, by: nil)
    switch setting {
    case .title:
      if case .text(let title) = value { self[id].label = title } else { self[id].label = nil }
      self[id].labelDoubt = value.doubt
    case .barStyle:
      self[id].hasBlackBar =
        value.doubt.map { decide(nil, $0) } ?? value.isBlackBarStyle(program)
      // A change of the bar's style requests an update by itself (U31).
      publish(settingOf: id)
    case .isNavigationBarHidden:
      self[id].isNavigationBarHidden = isTrue
      publish(settingOf: id)
    case .barIsHidden:
      self[id].isBarViewHidden = isTrue
      publish(settingOf: id)
    case .hidesBarsOnSwipe, .hidesBarsOnTap, .hidesBarsWhenVerticallyCompact,
      .hidesBarsWhenKeyboardAppears:
      setHiding(setting, of: id, isTrue)
    case .overrideUserInterfaceStyle:
      let old = styles(below: id)
      self[id].overrideInterfaceStyle = interfaceStyle(of: value)
      publish(settingOf: id)
      tellOfStyle(id, insteadOf: old)
    case .capturesStatusBarAppearance:
      var presentation = self[id].presentation ?? Controller.Presentation()
      presentation.captures = isTrue
      presentation.captureSite = site
      self[id].presentation = presentation
    case .modalPresentationStyle:
      guard let style = presentationStyle(of: value) else { return }
      var presentation = self[id].presentation ?? Controller.Presentation()
      presentation.style = style
      self[id].presentation = presentation
    case .definesPresentationContext:
      self[id].definesPresentationContext = isTrue
    case .isModalInPresentation: self[id].isModalInPresentation = isTrue
    case .detents, .selectedDetent: setDetent(setting, of: id, to: value)
    case .selectedIndex: selectByCode(value, in: id)
    case .tabMode:
      let mode = value.doubt.map { decide(among: TabMode.allCases, $0) } ?? TabMode(value, program)
      layColumns(of: id) { $0.tabMode = mode }
    case .isSidebarHidden: layColumns(of: id) { $0.isSidebarHidden = isTrue }
    case .preferredDisplayMode:
      let mode =
        value.doubt.map { decide(among: DisplayMode.allCases, $0) } ?? DisplayMode(value, program)
      layColumns(of: id) { $0.displayMode = mode }
    }
  }

  /// At which height a sheet stands: a card that is no longer at its large detent gives the bar
  /// back (U37).
  private mutating func setDetent(
    _ setting: ControllerSetting, of id: ControllerID, to value: Value
  ) {
    let isLarge = value == .none ? nil : truth(of: value)
    var presentation = self[id].presentation ?? Controller.Presentation()
    if setting == .detents {
      presentation.smallestIsLarge = isLarge ?? true
    } else {
      presentation.selectsLarge = isLarge
    }
    self[id].presentation = presentation
    publish(settingOf: id)
  }

  /// What stands side by side: each change lays the columns out anew, and the bar with them.
  private mutating func layColumns(of id: ControllerID, _ change: (inout Controller) -> Void) {
    let old = questions.visibleChildren(of: id)
    change(&self[id])
    relayout(id, from: old)
    publish(settingOf: id)
  }

  /// The interface style that a value names, any or none if it is unknown; nil for unspecified.
  mutating func interfaceStyle(of value: Value) -> InterfaceStyle? {
    if let style = InterfaceStyle(value, program) { return style }
    return value.doubt.flatMap { decide(among: [nil, .light, .dark], $0) }
  }

  /// The way to present that a value names, any if it is unknown; nil for something else.
  mutating func presentationStyle(of value: Value) -> PresentationStyle? {
    guard let input = value.doubt else { return PresentationStyle(value, program) }
    return decide(among: PresentationStyle.allCases.filter { $0 != .alert }, input)
  }

  /// Evaluates after a setting of a controller, unless that is in no window yet.
  private mutating func publish(settingOf id: ControllerID) {
    if questions.window(of: id) != nil { publish() }
  }

  /// Gives a new controller the columns that its class declares.
  mutating func takeDeclaredColumns(of id: ControllerID) {
    guard let screen = self[id].screen else { return }
    trace.begin()
    if let formula = questions.declared(.tabMode, by: screen) {
      self[id].tabMode = TabMode(
        questions.evaluate(formula, questions.classContext(of: id)), program)
    }
    if let formula = questions.declared(.isSidebarHidden, by: screen),
      case .bool(let isHidden) = questions.evaluate(formula, questions.classContext(of: id))
    {
      self[id].isSidebarHidden = isHidden
    }
    if let formula = questions.declared(.preferredDisplayMode, by: screen) {
      let value = questions.evaluate(formula, questions.classContext(of: id))
      self[id].displayMode = DisplayMode(value, program)
    }
  }

  /// Tells the columns of a container that came on screen or left it.
  mutating func relayout(_ id: ControllerID, from old: [ControllerID]) {
    guard self[id].hasAppeared else { return }
    let new = questions.visibleChildren(of: id)
    let appearing = new.filter { !old.contains($0) }
    for child in old where !new.contains(child) {
      willDisappear(child)
      disappear(child)
    }
    for child in appearing { appear(child) }
    for child in appearing { didAppear(child) }
  }

  /// `UIApplication`'s setters: at once and for good under NO, ignored under YES (U7–U10).
  mutating func setApplication(
    isHidden: Bool, _ kind: UpdateAnimation, _ site: Site
  ) {
    journal.note(.application(.visibility), .bool(isHidden), site, by: nil)
    guard settersCount(site) else { return }
    questions.world.application.isHidden = isHidden
    questions.world.application.wasShownByPicker = false
    questions.world.application.animation = kind
    questions.world.application.hiddenSite = site
    let outer = animation
    if kind != .none { animation.isAnimated = true }
    publish()
    animation = outer
  }

  mutating func setApplication(style: StatusBarStyle, _ site: Site) {
    journal.note(.application(.style), .style(style), site, by: nil)
    guard settersCount(site) else { return }
    questions.world.application.style = style
    questions.world.application.styleSite = site
    publish()
  }

  private mutating func settersCount(_ site: Site) -> Bool {
    if questions.world.platform.plist.isViewControllerBased {
      journal.advise(.setterIgnored, .u7, site)
      return false
    }
    if questions.areSettersGone {
      // One report is all that says so (P15).
      questions.world.assume(.rule(.p15))
      journal.advise(.setterRemoved, .u10, site)
      return false
    }
    if questions.world.platform.os >= Version(9) { journal.advise(.deprecatedCall, .u9, site) }
    return true
  }
}
