/// Scroll views of hosted trees: the offset, what lies under the bar, the sticky header.
extension World {
  /// A scroll view of a tree and the context of its formulas.
  struct FoundScroll {
    var view: ViewID
    var header: StickyHeader?
    var context: Context
  }

  /// Returns the first scroll view of a hosted tree.
  func scrollView(
    of id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> FoundScroll? {
    guard let (view, context) = tree(of: id) else { return nil }
    return scrollView(view, context, program, &trace)
  }

  private func scrollView(
    _ view: ViewID, _ context: Context, _ program: Program, _ trace: inout Trace
  ) -> FoundScroll? {
    guard !contents(view, program).isDisjoint(with: [.scroll, .screen]) else { return nil }
    let node = program.views[Int(view.index)]
    if case .scroll(_, let header) = node.kind {
      return FoundScroll(view: view, header: header, context: context)
    }
    switch below(view, context, program, &trace) {
    case .nothing, .embedded, .container: return nil
    case .node(let child, let context): return scrollView(child, context, program, &trace)
    case .siblings(let children, let context):
      for child in children {
        if let found = scrollView(child, context, program, &trace) { return found }
      }
      return nil
    }
  }

  /// The share of the header that is visible: (H + y) / H, unbounded if it stretches (S58).
  func visibleRatio(height: Double, offset: Double, stretches: Bool) -> Double? {
    guard height != 0 else { return nil }
    let ratio = (height + offset) / height
    return stretches ? ratio : min(1, ratio)
  }

  /// Returns the visible ratio of the header of a screen, none without one.
  func headerRatio(
    of id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> Value {
    trace.settled { trace in
      guard let found = scrollView(of: id, program, &trace), let header = found.header else {
        return .none
      }
      let height = evaluate(header.height, found.context, program, &trace)
      guard case .number(let points) = height else {
        return height.doubt.map { .unknown($0) } ?? .none
      }
      let offset = self[id].offset
      let stretches = evaluate(header.stretches, found.context, program, &trace)
      if let doubt = stretches.doubt { return .unknown(doubt) }
      return visibleRatio(height: points, offset: offset, stretches: stretches == .bool(true))
        .map { .number($0) } ?? .none
    }
  }

  /// Returns the drawn height of the sticky header, in points: it shrinks down to its minimum and
  /// the top safe area, and grows when pulled (S59, S60).
  func headerHeight(
    of id: ControllerID, _ program: Program, _ trace: inout Trace
  ) -> Value {
    let ratio = headerRatio(of: id, program, &trace)
    guard case .number(let share) = ratio, let found = scrollView(of: id, program, &trace),
      let header = found.header,
      case .number(let height) = evaluate(header.height, found.context, program, &trace)
    else { return ratio }
    var least = 0.0
    if let minimum = header.minimumHeight {
      let value = evaluate(minimum, found.context, program, &trace)
      if let doubt = value.doubt { return .unknown(doubt) }
      if case .number(let points) = value { least = points }
    }
    let inset = platform.topInset(isBarHidden: published.bar.isHidden)
    return .number(max(min(least + inset, height), height * share))
  }

  /// `true` iff what lies under the bar is declared to be dark; nil where nothing is declared.
  func isBackdropDark(_ program: Program, _ trace: inout Trace) -> Bool? {
    guard program.traits.hasBackdrops, let top = controllerUnderBar(program),
      let backdrop = backdrop(of: top, program)
    else { return nil }
    guard let limit = backdrop.changesAt, self[top].offset <= limit else {
      return backdrop.isDark
    }
    return !backdrop.isDark
  }

  private func backdrop(of id: ControllerID, _ program: Program) -> Backdrop? {
    // What the app declares holds for every screen that says nothing of its own.
    self[id].screen.flatMap { program.screens[Int($0.index)].backdrop }
      ?? program.screens.first?.backdrop
  }
}
