/// One action after another.
extension Questions {
  /// Returns what stands against an action in this state.
  func obstacle(to action: Action) -> Problem? {
    switch action {
    case .set, .device: return nil
    case .launch, .beginLaunch: return world.isMomentOpen ? .momentOpen : nil
    case .moment(.finish), .moment(.cancel): return world.isMomentOpen ? nil : .noMoment
    case .scene:
      return world.isRunning ? world.isMomentOpen ? .momentOpen : nil : .notLaunched
    case .tap, .tapType, .navigate, .select, .scrollTo, .scrollBy, .call, .runOnTop,
      .requestUpdate, .showWindow, .hideWindow, .showSidebar, .hideSidebar, .background,
      .foreground, .wait, .moment:
      if !world.isRunning { return .notLaunched }
      return world.isMomentOpen && (world.isLaunching || action.needsFinger) ? .momentOpen : nil
    }
  }

  func holdsTabs(_ id: ControllerID) -> Bool {
    if self[id].controllerClass == .tabBar || self[id].controllerClass == .page { return true }
    return shownControllers(in: id).contains { holdsTabs($0) }
  }
}

extension Action {
  /// `true` iff it can only be done once the app was launched.
  package var needsRunningApp: Bool {
    switch self {
    case .launch, .beginLaunch, .set, .device: false
    case .tap, .tapType, .navigate, .select, .scrollTo, .scrollBy, .call, .runOnTop,
      .requestUpdate, .showWindow, .hideWindow, .scene, .showSidebar, .hideSidebar, .background,
      .foreground, .wait, .moment:
      true
    }
  }

  /// `true` iff it cannot be done while a finger drags a screen.
  fileprivate var needsFinger: Bool {
    switch self {
    case .tap, .tapType, .navigate, .select, .scrollTo, .scrollBy, .moment: true
    case .launch, .beginLaunch, .device, .set, .call, .runOnTop, .requestUpdate, .showWindow,
      .hideWindow, .scene, .showSidebar, .hideSidebar, .background, .foreground, .wait:
      false
    }
  }
}
