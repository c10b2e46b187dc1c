/// What a scenario asks besides the bar.
extension World {
  /// Returns the quantity: a number, none where there is no such thing on screen, or what it hangs
  /// on that nobody knows.
  package func quantity(_ quantity: Quantity, in program: Program) -> Value {
    let known = known(quantity, in: program)
    // What a screen of which nothing is known holds nobody can tell.
    guard known == .none, let input = unknownScreen(program) else { return known }
    return .unknown(input)
  }

  private func known(_ quantity: Quantity, in program: Program) -> Value {
    var trace = Trace()
    let top = topController(in: program)
    switch quantity {
    case .barHeight: return .number(published.bar.height)
    case .topInset: return .number(platform.topInset(isBarHidden: published.bar.isHidden))
    case .headerVisibleRatio: return top.map { headerRatio(of: $0, program, &trace) } ?? .none
    case .titleOpacity: return titleOpacity(program, &trace)
    case .headerHeight: return top.map { headerHeight(of: $0, program, &trace) } ?? .none
    case .scrollOffset: return top.map { .number(self[$0].offset) } ?? .none
    case .depth:
      let stack = visibleNavigation(in: program)
      return stack.map { .number(Double(self[$0].children.count)) } ?? .none
    case .fallbackStripHeight:
      guard queue.interposed == .failed else { return .none }
      return .number(platform.topInset(isBarHidden: published.bar.isHidden))
    }
  }

  /// Returns the innermost visible navigation bar, or nil where there is no navigation container.
  package func navigationBar(in program: Program) -> NavigationBarState? {
    guard let id = visibleNavigation(in: program) else { return nil }
    var trace = Trace()
    let isShown = isNavigationBarShown(id, program, &trace)
    let isBackgroundShown =
      isShown && (!self[id].isSwiftUIContainer || isBarBackgroundShown(id, program, &trace))
    return NavigationBarState(
      isShown: isShown, isBackgroundShown: isBackgroundShown,
      overlapsStatusBar: isShown && barsOverlap, doubt: trace.doubt,
      overlapDoubt: trace.doubt ?? haze[.overlap])
  }

  /// The innermost navigation controller that the topmost content lies in.
  func visibleNavigation(in program: Program) -> ControllerID? {
    var current = topController(in: program)
    while let id = current {
      if self[id].controllerClass == .navigation { return id }
      current = self[id].parent ?? hostParent(of: id)
    }
    return nil
  }

  /// The hosting controller whose tree a container belongs to.
  func hostParent(of id: ControllerID) -> ControllerID? { self[id].source?.host }

  /// The controller whose content is on top for the person who looks, following every container.
  package func topController(in program: Program) -> ControllerID? {
    guard let window = actionWindow, let root = windows[window].root else { return nil }
    return visibleContent(of: topmostPresented(above: root), program)
  }

  /// The controller whose content lies under the bar: a sheet or a popover leaves it to its
  /// presenter (U41).
  func controllerUnderBar(_ program: Program) -> ControllerID? {
    guard let window = actionWindow, var current = windows[window].root else { return nil }
    while let presented = presented(above: current), reachesBar(presented) { current = presented }
    return visibleContent(of: current, program)
  }

  private func reachesBar(_ id: ControllerID) -> Bool {
    switch effectiveStyle(of: id) {
    case .automatic, .pageSheet, .formSheet, .popover, .alert, .custom: false
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext: true
    }
  }

  private func visibleContent(of start: ControllerID, _ program: Program) -> ControllerID? {
    var current = start
    var trace = Trace()
    for _ in 0...controllers.count {
      let next =
        self[current].controllerClass == .hosting
        ? firstContainer(below: current, program, &trace) : visibleChild(of: current)
      guard let next else { return current }
      current = next
    }
    return current
  }

  /// Returns the screen that a controller shows, the app itself for a bare root.
  package func screen(of controller: ControllerID) -> ScreenID? {
    guard Int(controller.index) < controllers.count else { return nil }
    return self[controller].screen
  }

  /// Returns the value of a formula of the app, or of a living instance of `screen`.
  package func value(
    _ formula: FormulaID, screen: ScreenUse?, in program: Program
  ) -> Value {
    var trace = Trace()
    guard let screen, screen.screen != .app else {
      return evaluate(
        formula, Context(instance: .app, controller: topController(in: program)), program, &trace)
    }
    guard let instance = livingInstance(of: screen) else { return .none }
    return evaluate(
      formula,
      Context(instance: instance, controller: self[instance].controller),
      program, &trace)
  }

  /// Returns what is set for an input, or nil.
  package func setting(of input: InputID) -> Value? {
    input.index >= 0 && Int(input.index) < inputs.count ? inputs[Int(input.index)] : nil
  }

  private func titleOpacity(_ program: Program, _ trace: inout Trace) -> Value {
    trace.settled { trace in
      guard let top = topController(in: program), let (view, context) = tree(of: top) else {
        return .none
      }
      let opacity = titleOpacity(view, context, program, &trace)
      if let doubt = opacity.doubt { return .unknown(doubt) }
      guard case .number(let number) = opacity else { return .none }
      // What is drawn is clamped (S58).
      return .number(max(0, min(1, number)))
    }
  }

  private func titleOpacity(
    _ view: ViewID, _ context: Context, _ program: Program, _ trace: inout Trace
  ) -> Value {
    if case .modified(_, .titleOpacity(let formula)) = program.views[Int(view.index)].kind {
      return evaluate(formula, context, program, &trace)
    }
    switch below(view, context, program, &trace) {
    case .nothing, .container, .embedded: return .none
    case .node(let child, let context): return titleOpacity(child, context, program, &trace)
    case .siblings(let children, let context):
      for child in children {
        let value = titleOpacity(child, context, program, &trace)
        if value != .none { return value }
      }
      return .none
    }
  }
}

extension World {
  /// The number of living controllers.
  package var controllerCount: Int { controllers.count { $0.isAlive } }
}
