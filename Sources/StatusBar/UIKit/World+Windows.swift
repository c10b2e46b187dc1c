/// Windows on screen and off it, in their order, each with an interface style and a root.
extension World {
  /// `true` iff a window is on a screen: from iOS 13 one that has no scene is not (U44).
  func isShown(_ window: Window) -> Bool {
    !window.isHidden && (window.hasScene || !platform.windowsNeedScene)
  }

  /// The window that actions mean: the key window.
  var actionWindow: Int? {
    windows.firstIndex { $0.isKey && isShown($0) } ?? windows.firstIndex { isShown($0) }
  }

  /// The window in whose hierarchy a controller lies.
  func window(of id: ControllerID) -> Int? {
    var root = id
    while let holder = self[root].parent ?? self[root].presenter ?? hostParent(of: root) {
      root = holder
    }
    return windows.firstIndex { $0.root == root }
  }

  // MARK: - Order

  /// Orders a window front or takes it away; both evaluate at once (U45).
  mutating func setWindow(
    _ name: Symbol, isHidden: Bool, asKey: Bool, at site: Site = .none,
    by writer: ControllerID? = nil, _ program: Program
  ) -> Bool {
    guard let index = windows.firstIndex(where: { $0.name == name }) else { return false }
    journal.note(.window(index, .visibility), .bool(!isHidden), site, by: writer)
    windows[index].isHidden = isHidden
    orderOut(index)
    if isHidden {
      windows[index].isKey = false
      if !windows.contains(where: { $0.isKey }),
        let next = windows.firstIndex(where: { isShown($0) })
      {
        windows[next].isKey = true
      }
    } else {
      orderFront(index)
      show(index, program)
    }
    if asKey && isShown(windows[index]) {
      for other in windows.indices { windows[other].isKey = other == index }
    }
    publish(program)
    return true
  }

  /// Tells the controllers of a window that is ordered front; without a scene it stays unseen.
  private mutating func show(_ index: Int, _ program: Program) {
    guard isShown(windows[index]) else {
      journal.wasIgnored = true
      return adviseOnScene(of: windows[index])
    }
    if let root = windows[index].root { appear(root, program) }
  }

  /// Tells of a window that is to be on screen and has no scene to be in.
  mutating func adviseOnScene(of window: Window) {
    guard !window.isHidden && !isShown(window) else { return }
    advise(.windowWithoutScene, .u44, window.site)
  }

  /// Puts a window that is out of the order in front of all others.
  mutating func orderFront(_ index: Int) {
    var highest: Int32 = 0
    for window in windows { highest = max(highest, window.order) }
    windows[index].order = highest + 1
  }

  /// Takes a window out of the order; those in front of it move up.
  private mutating func orderOut(_ index: Int) {
    let order = windows[index].order
    guard order > 0 else { return }
    windows[index].order = 0
    for other in windows.indices where windows[other].order > order { windows[other].order -= 1 }
  }

  // MARK: - Interface style

  /// The style that the window of a controller overrides, or nil (U41).
  func windowInterfaceStyle(of id: ControllerID) -> InterfaceStyle? {
    // Hardly any window has one, and the way up to the window is long.
    guard windows.contains(where: { $0.interfaceStyle != nil }) else { return nil }
    return window(of: id).flatMap { windows[$0].interfaceStyle }
  }

  /// Overrides the style of a window; what lies in it is told, and the bar asked again (U41).
  mutating func setWindowStyle(
    of target: WindowTarget, from id: ControllerID?, to value: Value, at site: Site,
    _ program: Program
  ) {
    let indices =
      target == .each ? Array(windows.indices) : index(of: target, from: id).map { [$0] } ?? []
    guard !indices.isEmpty else {
      // A controller that lies in no window yet has none to set: `view.window?` is nil.
      if case .named(let name) = target { fail(.noWindow(name)) }
      return
    }
    let style = interfaceStyle(of: value)
    for index in indices {
      windows[index].interfaceStyle = style
      journal.note(.window(index, .interfaceStyle), value, site, by: id)
    }
    needsRender = true
    publish(program)
  }

  // MARK: - Root

  /// Gives a window another root; the old one goes with all that it presents. It is an evaluation
  /// without an animation (U19).
  mutating func setRoot(
    of target: WindowTarget, to destination: Destination, at site: Site, _ context: Context,
    _ program: Program
  ) {
    guard let index = index(of: target, from: context.controller) else {
      if case .named(let name) = target { fail(.noWindow(name)) }
      return
    }
    guard let new = make(destination, parent: nil, isSwiftUI: false, context, program) else {
      return journal.wasIgnored = true
    }
    let old = windows[index].root
    if let old, refuses(toRemove: [old]) { return }
    windows[index].root = new
    journal.note(.window(index, .root), .controller(new), site, by: context.controller)
    if isConnecting {
      if let old { release(old) }
      return
    }
    let isSeen = isShown(windows[index])
    if isSeen { noteQuestions(program) }
    if isSeen, let old { willDisappear(topmostPresented(above: old), program) }
    if isSeen { appear(new, program) }
    needsRender = true
    render(program)
    publish(program)
    if isSeen, let old { disappear(topmostPresented(above: old), program) }
    if isSeen { didAppear(new, program) }
    render(program)
    if let old { release(old) }
  }

  func index(of target: WindowTarget, from id: ControllerID?) -> Int? {
    switch target {
    case .named(let name): windows.firstIndex { $0.name == name }
    case .ofController: id.flatMap { window(of: $0) }
    case .key: windows.firstIndex { $0.isKey }
    case .own: windows.firstIndex { $0.name == nil }
    case .each: windows.indices.first
    }
  }
}
