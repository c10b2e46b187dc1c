/// One action after another.
extension Questions {
  /// Returns what stands against an action in this state.
  func obstacle(to action: Action) -> Problem? {
    switch action {
    case .launch, .beginLaunch, .set: return world.isMomentOpen && !action.isSet ? .momentOpen : nil
    case .finish, .cancel: return world.isMomentOpen ? nil : .noMoment
    case .rotate, .appearance, .resize, .indicator: return nil
    case .openScene, .activateScene, .closeScene:
      return world.isRunning ? world.isMomentOpen ? .momentOpen : nil : .notLaunched
    default:
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
    case .launch, .beginLaunch, .set, .rotate, .appearance, .resize, .indicator: false
    default: true
    }
  }

  fileprivate var isSet: Bool {
    if case .set = self { return true }
    return false
  }

  /// `true` iff it cannot be done while a finger drags a screen.
  fileprivate var needsFinger: Bool {
    switch self {
    case .tap, .tapType, .push, .back, .pop, .popToRoot, .present, .dismiss, .selectTab,
      .selectTabNumber, .selectPageNumber, .scrollTo, .scrollBy, .begin, .beginBack,
      .beginDismiss, .beginPeek:
      true
    default: false
    }
  }
}
