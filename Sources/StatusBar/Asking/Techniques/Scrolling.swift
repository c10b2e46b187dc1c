/// Scroll views of hosted trees: the offset, what lies under the bar, the sticky header.
extension Questions {
  /// A scroll view of a tree and the context of its formulas.
  struct FoundScroll {
    var view: ViewID
    var header: StickyHeader?
    var context: Context
  }

  /// Returns the first scroll view of a hosted tree.
  func scrollView(
    of id: ControllerID
  ) -> FoundScroll? {
    guard let (view, context) = tree(of: id) else { return nil }
    return scrollView(view, context)
  }

  func scrollView(
    _ view: ViewID, _ context: Context
  ) -> FoundScroll? {
    guard !contents(view).isDisjoint(with: .scroll) else { return nil }
    let node = program.views[Int(view.index)]
    if case .scroll(_, let header) = node.kind {
      return FoundScroll(view: view, header: header, context: context)
    }
    switch below(view, context, in: .scrollView) {
    case .nothing, .embedded, .container: return nil
    case .node(let child, let context): return scrollView(child, context)
    case .siblings(let children, let context):
      for child in children {
        if let found = scrollView(child, context) { return found }
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
    of id: ControllerID
  ) -> Value {
    settled {
      guard let found = scrollView(of: id), let header = found.header else {
        return .none
      }
      let height = evaluate(header.height, found.context)
      guard case .number(let points) = height else {
        return height.doubt.map { .unknown($0) } ?? .none
      }
      let offset = self[id].offset
      let stretches = evaluate(header.stretches, found.context)
      if let doubt = stretches.doubt { return .unknown(doubt) }
      return visibleRatio(height: points, offset: offset, stretches: stretches == .bool(true))
        .map { .number($0) } ?? .none
    }
  }

  /// Returns the drawn height of the sticky header, in points: it shrinks down to its minimum and
  /// the top safe area, and grows when pulled (S59, S60).
  func headerHeight(
    of id: ControllerID
  ) -> Value {
    let ratio = headerRatio(of: id)
    guard case .number(let share) = ratio, let found = scrollView(of: id),
      let header = found.header,
      case .number(let height) = evaluate(header.height, found.context)
    else { return ratio }
    var least = 0.0
    if let minimum = header.minimumHeight {
      let value = evaluate(minimum, found.context)
      if let doubt = value.doubt { return .unknown(doubt) }
      if case .number(let points) = value { least = points }
    }
    let inset = world.platform.topInset(isBarHidden: world.published.bar.isHidden)
    return .number(max(min(least + inset, height), height * share))
  }
}
