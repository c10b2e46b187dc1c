/// One action after another.
extension Questions {
  /// Returns what stands against an action in this state.
  func obstacle(to action: Action) -> Problem? {
    if action.isStart { return world.isMomentOpen ? .momentOpen : nil }
    if action == .moment(.finish) || action == .moment(.cancel) {
      return world.isMomentOpen ? nil : .noMoment
    }
    guard action.has(.running) else { return nil }
    if !world.isRunning { return .notLaunched }
    return world.isMomentOpen && (world.isLaunching || action.has(.finger)) ? .momentOpen : nil
  }

  func holdsTabs(_ id: ControllerID) -> Bool {
    if self[id].controllerClass == .tabBar || self[id].controllerClass == .page { return true }
    return shownControllers(in: id).contains { holdsTabs($0) }
  }
}
