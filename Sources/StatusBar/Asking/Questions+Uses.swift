/// Actions on what lives already: a use of a screen, a window by its name.
extension Questions {
  /// The topmost instance of a screen, or the one with a number.
  package func livingInstance(of use: ScreenUse) -> InstanceID? {
    guard let ordinal = use.ordinal else { return topmostInstance(of: use.screen) }
    var number: Int32 = 0
    for id in instancesInOrder where self[id].screen == use.screen {
      number += 1
      if number == ordinal { return id }
    }
    return nil
  }

  func lies(_ instance: InstanceID, in window: Int) -> Bool {
    self[instance].controller.flatMap { self.window(of: $0) } == window
  }

  /// The lowest presentation above `root` that shows a screen.
  func presentation(of screen: ScreenID, above root: ControllerID) -> ControllerID? {
    var current = root
    while let presented = presented(above: current) {
      if shows(presented, screen) { return presented }
      current = presented
    }
    return nil
  }

  /// `true` iff a presented controller shows a screen, itself or in a container.
  private func shows(_ id: ControllerID, _ screen: ScreenID) -> Bool {
    self[id].screen == screen || self[id].children.contains { shows($0, screen) }
  }

  /// What an unknown controller that code put into the tree depends on: it may be any that
  /// seems to lie nowhere.
  func unknownControllerInTree() -> InputID? {
    for index in world.controllers.indices {
      let id = ControllerID(Int32(index))
      if let input = unknownControllerInput(id), window(of: id) != nil { return input }
    }
    return nil
  }

  /// The instance of a screen that a controller shows: its own, that of the screen which its inline
  /// content belongs to, or that of a view in its tree.
  func instance(of screen: ScreenID, shownBy controller: ControllerID?) -> InstanceID? {
    guard let controller else { return nil }
    let own = self[controller].instance
    if self[controller].screen == screen || self[own].screen == screen { return own }
    return instancesInOrder.first {
      let instance = self[$0]
      return instance.screen == screen && instance.controller == controller
    }
  }

  /// The topmost use of a screen, with the locals of a context.
  func use(of screen: ScreenID, _ context: Context) -> Context? {
    guard let instance = topmostInstance(of: screen) else { return nil }
    return Context(
      instance: instance, controller: self[instance].controller,
      locals: context.locals)
  }
}
