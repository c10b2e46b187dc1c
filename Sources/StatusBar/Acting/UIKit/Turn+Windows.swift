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
    setWindow(at: index, isHidden: isHidden, asKey: asKey, site, by: writer)
    return true
  }

  /// Hides or shows the window that code means, or makes it key.
  mutating func setWindow(
    _ target: WindowTarget, isHidden: Bool, asKey: Bool, at site: Site, _ context: Context
  ) {
    if let doubt = questions.doubt(of: target, context) {
      return obscure(UnknownFacets.Facet.allCases, doubt)
    }
    guard let index = questions.index(of: target, context) else {
      if case .named(let name) = target { fail(.noWindow(name)) }
      return
    }
    // What the launch shows comes on screen at its end.
    let isAsBefore = questions.world.windows[index].isHidden == isHidden
    if !phase.isConnecting || !isAsBefore {
      setWindow(at: index, isHidden: isHidden, asKey: asKey, site, by: context.controller)
    }
    if phase.isConnecting { broughtOnScreen.note(questions) }
  }

  private mutating func setWindow(
    at index: Int, isHidden: Bool, asKey: Bool, _ site: Site, by writer: ControllerID?
  ) {
    journal.note(.window(index, .visibility), .bool(!isHidden), site, by: writer)
    questions.world.windows[index].isHidden = isHidden
    questions.world.orderOut(index)
    if isHidden {
      passOnKey(from: index)
    } else {
      questions.world.orderFront(index)
      show(index)
    }
    if asKey && questions.isShown(questions.world.windows[index]) {
      for other in questions.world.windows.indices {
        questions.world.windows[other].isKey = other == index
      }
    }
    publish()
  }

  /// Raises or lowers the window that code means; a level that is not known leaves open which
  /// window is asked.
  mutating func setWindowLevel(
    of target: WindowTarget, to level: Value, at site: Site, _ context: Context
  ) {
    let doubt = questions.doubt(of: target, context) ?? level.doubt
    if let doubt { return obscure([.visibility, .style], doubt) }
    guard let index = questions.index(of: target, context), case .number(let level) = level
    else { return }
    questions.world.windows[index].level = level
    publish()
  }

  /// Gives the window that code means a scene, or takes it out of its scene (U44).
  mutating func setWindowScene(
    of target: WindowTarget, isThere: Bool, at site: Site, _ context: Context
  ) {
    if let doubt = questions.doubt(of: target, context) {
      return obscure(UnknownFacets.Facet.allCases, doubt)
    }
    guard let index = questions.index(of: target, context),
      questions.world.windows[index].hasScene != isThere
    else { return }
    let wasShown = questions.isShown(questions.world.windows[index])
    questions.world.windows[index].hasScene = isThere
    let isShown = questions.isShown(questions.world.windows[index])
    journal.note(.window(index, .visibility), .bool(isShown), site, by: context.controller)
    if isShown && !wasShown { show(index) }
    if wasShown && !isShown { passOnKey(from: index) }
    publish()
  }

  /// Makes a window as large as the screen, or smaller (U46).
  mutating func setWindowFrame(
    of target: WindowTarget, fillsScreen: Bool, _ context: Context
  ) {
    if let doubt = questions.doubt(of: target, context) {
      return obscure(UnknownFacets.Facet.allCases, doubt)
    }
    guard let index = questions.index(of: target, context) else { return }
    questions.world.windows[index].fillsScreen = fillsScreen
    publish()
  }

  /// Makes the next window that is shown key, where one goes that was.
  private mutating func passOnKey(from index: Int) {
    questions.world.windows[index].isKey = false
    if !questions.world.windows.contains(where: { $0.isKey }),
      let next = questions.world.windows.firstIndex(where: { questions.isShown($0) })
    {
      questions.world.windows[next].isKey = true
    }
  }

  // MARK: - Windows of code

  /// Takes away the windows of code that nothing holds any more: they go with the last reference,
  /// but before iOS 13 the key window may live on.
  mutating func releaseWindows() {
    guard program.traits.makesWindows else { return }
    for index in questions.world.windows.indices {
      let window = questions.world.windows[index]
      guard let making = window.making, !window.isFree, !questions.isHeld(window.id) else {
        continue
      }
      if window.isKey && questions.world.platform.os < Version(13) {
        obscure(UnknownFacets.Facet.allCases, making)
        continue
      }
      let wasShown = questions.isShown(window)
      questions.world.windows[index].isHidden = true
      questions.world.orderOut(index)
      passOnKey(from: index)
      questions.world.windows[index].root = nil
      questions.world.windows[index].id = WindowID(0)
      if let root = window.root {
        if wasShown {
          willDisappear(questions.topmostPresented(above: root))
          disappear(questions.topmostPresented(above: root))
        }
        release(root)
      }
      if wasShown { publish() }
    }
  }

  /// Tells the controllers of a window that is ordered front; without a scene it stays unseen.
  private mutating func show(_ index: Int) {
    let window = questions.world.windows[index]
    guard questions.isShown(window) else {
      if let making = window.making, questions.mayNeedNoScene {
        return obscure(UnknownFacets.Facet.allCases, making)
      }
      journal.wasIgnored = true
      return adviseOnScene(of: window)
    }
    if let root = questions.world.windows[index].root { appear(root) }
  }

  /// Tells of a window that is to be on screen and has no scene to be in.
  mutating func adviseOnScene(of window: Window) {
    guard !window.isHidden && !questions.isShown(window) else { return }
    journal.advise(.windowWithoutScene, .u44, window.site)
  }

  /// Overrides the style of a window; what lies in it is told, and the bar asked again (U41).
  mutating func setWindowStyle(
    of target: WindowTarget, to value: Value, at site: Site, _ context: Context
  ) {
    if let doubt = questions.doubt(of: target, context) { return obscure([.style], doubt) }
    let indices =
      target == .each
      ? Array(questions.world.windows.indices)
      : questions.index(of: target, context).map { [$0] } ?? []
    guard !indices.isEmpty else {
      // A controller that lies in no window yet has none to set: `view.window?` is nil.
      if case .named(let name) = target { fail(.noWindow(name)) }
      return
    }
    let style = interfaceStyle(of: value)
    for index in indices {
      questions.world.windows[index].interfaceStyle = style
      journal.note(.window(index, .interfaceStyle), value, site, by: context.controller)
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
    if let doubt = questions.doubt(of: target, context) {
      return obscure(UnknownFacets.Facet.allCases, doubt)
    }
    guard let index = questions.index(of: target, context) else {
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
    if phase.isConnecting {
      if let old { release(old) }
      return
    }
    let isSeen = questions.isShown(questions.world.windows[index])
    if isSeen { noteQuestions() }
    if isSeen, let old { willDisappear(questions.topmostPresented(above: old)) }
    if isSeen { appear(new, asRoot: true) }
    needsRender = true
    render()
    publish()
    if isSeen, let old { disappear(questions.topmostPresented(above: old)) }
    if isSeen { didAppear(new) }
    render()
    if let old { release(old) }
    if isSeen { turnAsAllowed(.asked) }
  }
}
