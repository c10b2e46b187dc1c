/// What a scenario asks besides the bar.
extension Questions {
  /// Returns the quantity: a number, none where there is no such thing on screen, or the unknown
  /// that it depends on.
  package func quantity(_ quantity: Quantity) -> Value {
    let known = known(quantity)
    // What an unknown screen holds is unknown.
    guard known == .none, let input = unknownScreen() else { return known }
    return .unknown(input)
  }

  private func known(_ quantity: Quantity) -> Value {
    let outer = turnPage()
    defer { trace = outer }
    let top = topController()
    switch quantity {
    case .barHeight: return .number(world.published.bar.height)
    case .topInset:
      return .number(world.platform.topInset(isBarHidden: world.published.bar.isHidden))
    case .headerVisibleRatio: return top.map { headerRatio(of: $0) } ?? .none
    case .titleOpacity: return titleOpacity()
    case .headerHeight: return top.map { headerHeight(of: $0) } ?? .none
    case .scrollOffset: return top.map { .number(self[$0].offset) } ?? .none
    case .depth:
      let stack = visibleNavigation()
      return stack.map { .number(Double(self[$0].children.count)) } ?? .none
    case .fallbackStripHeight:
      guard world.queue.interposed == .failed else { return .none }
      return .number(world.platform.topInset(isBarHidden: world.published.bar.isHidden))
    }
  }

  /// Returns the innermost visible navigation bar, or nil where there is no navigation container.
  package func navigationBar() -> NavigationBarState? {
    guard let id = visibleNavigation() else { return nil }
    let outer = turnPage()
    defer { trace = outer }
    let isShown = !self[id].isBarViewHidden && isNavigationBarShown(id)
    let isBackgroundShown =
      isShown && (!self[id].isSwiftUIContainer || isBarBackgroundShown(id))
    return NavigationBarState(
      isShown: isShown, isBackgroundShown: isBackgroundShown,
      overlapsStatusBar: isShown && world.barsOverlap, doubt: trace.doubt,
      overlapDoubt: trace.doubt ?? world.unknownFacets[.overlap])
  }

  /// Returns the value of a formula of the app, or of a living instance of `screen`.
  package func value(
    _ formula: FormulaID, screen: ScreenUse?
  ) -> Value {
    let outer = turnPage()
    defer { trace = outer }
    guard let screen, screen.screen != .app else {
      return evaluate(
        formula, Context(instance: .app, controller: topController()))
    }
    guard let instance = livingInstance(of: screen) else { return .none }
    return evaluate(
      formula,
      Context(instance: instance, controller: self[instance].controller))
  }

  private func titleOpacity() -> Value {
    settled {
      guard let top = topController(), let (view, context) = tree(of: top) else {
        return .none
      }
      let opacity = titleOpacity(view, context)
      if let doubt = opacity.doubt { return .unknown(doubt) }
      guard case .number(let number) = opacity else { return .none }
      // What is drawn is clamped (S58).
      return .number(max(0, min(1, number)))
    }
  }

  private func titleOpacity(
    _ view: ViewID, _ context: Context
  ) -> Value {
    if case .modified(_, .titleOpacity(let formula)) = program.views[Int(view.index)].kind {
      return evaluate(formula, context)
    }
    switch below(view, context) {
    case .nothing, .container, .embedded: return .none
    case .node(let child, let context): return titleOpacity(child, context)
    case .siblings(let children, let context):
      for child in children {
        let value = titleOpacity(child, context)
        if value != .none { return value }
      }
      return .none
    }
  }
}
