/// Windows on screen and off it, in their order, each with an interface style and a root.
extension Turn {
  // MARK: - Order

  /// Orders a window front or takes it away; both evaluate at once (U45).
  mutating func setWindow(
    _ name: Symbol, isHidden: Bool, asKey: Bool, at site: Site = .none,
    by writer: ControllerID? = nil
  ) -> Bool {
    guard let index = questions.world.windows.firstIndex(where: { $0.name == name }) else {
      return false
    }
    journal.note(.window(index, .visibility), .bool(!isHidden), site, by: writer)
    questions.world.windows[index].isHidden = isHidden
    orderOut(index)
    if isHidden {
      questions.world.windows[index].isKey = false
      if !questions.world.windows.contains(where: { $0.isKey }),
        let next = questions.world.windows.firstIndex(where: { questions.isShown($0) })
      {
        questions.world.windows[next].isKey = true
      }
    } else {
      orderFront(index)
      show(index)
    }
    if asKey && questions.isShown(questions.world.windows[index]) {
      for other in questions.world.windows.indices {
        questions.world.windows[other].isKey = other == index
      }
    }
    publish()
    return true
  }

  /// Tells the controllers of a window that is ordered front; without a scene it stays unseen.
  private mutating func show(_ index: Int) {
    guard questions.isShown(questions.world.windows[index]) else {
      journal.wasIgnored = true
      return adviseOnScene(of: questions.world.windows[index])
    }
    if let root = questions.world.windows[index].root { appear(root) }
  }

  /// Tells of a window that is to be on screen and has no scene to be in.
  mutating func adviseOnScene(of window: Window) {
    guard !window.isHidden && !questions.isShown(window) else { return }
    advise(.windowWithoutScene, .u44, window.site)
  }

  /// Puts a window that is out of the order in front of all others.
  mutating func orderFront(_ index: Int) {
    var highest: Int32 = 0
    for window in questions.world.windows { highest = max(highest, window.order) }
    questions.world.windows[index].order = highest + 1
  }

  /// Takes a window out of the order; those in front of it move up.
  private mutating func orderOut(_ index: Int) {
    let order = questions.world.windows[index].order
    guard order > 0 else { return }
    questions.world.windows[index].order = 0
    for other in questions.world.windows.indices where questions.world.windows[other].order > order
    {
      questions.world.windows[other].order -= 1
    }
  }

  /// Overrides the style of a window; what lies in it is told, and the bar asked again (U41).
  mutating func setWindowStyle(
    of target: WindowTarget, from id: ControllerID?, to value: Value, at site: Site
  ) {
    let indices =
      target == .each
      ? Array(questions.world.windows.indices)
      : questions.index(of: target, from: id).map { [$0] } ?? []
    guard !indices.isEmpty else {
      // A controller that lies in no window yet has none to set: `view.window?` is nil.
      if case .named(let name) = target { fail(.noWindow(name)) }
      return
    }
    let style = interfaceStyle(of: value)
    for index in indices {
      questions.world.windows[index].interfaceStyle = style
      journal.note(.window(index, .interfaceStyle), value, site, by: id)
    }
    needsRender = true
    publish()
  }

  // MARK: - Root

  /// Gives a window another root; the old one goes with all that it presents. It is an evaluation
  /// without an animation (U19).
  mutating func setRoot(
    of target: WindowTarget, to destination: Destination, at site: Site, _ context: Context
  ) {
    guard let index = questions.index(of: target, from: context.controller) else {
      if case .named(let name) = target { fail(.noWindow(name)) }
      return
    }
    guard let new = make(destination, parent: nil, isSwiftUI: false, context) else {
      return journal.wasIgnored = true
    }
    let old = questions.world.windows[index].root
    if let old, refuses(toRemove: [old]) { return }
    questions.world.windows[index].root = new
    journal.note(.window(index, .root), .controller(new), site, by: context.controller)
    if isConnecting {
      if let old { release(old) }
      return
    }
    let isSeen = questions.isShown(questions.world.windows[index])
    if isSeen { noteQuestions() }
    if isSeen, let old { willDisappear(questions.topmostPresented(above: old)) }
    if isSeen { appear(new) }
    needsRender = true
    render()
    publish()
    if isSeen, let old { disappear(questions.topmostPresented(above: old)) }
    if isSeen { didAppear(new) }
    render()
    if let old { release(old) }
  }
}
