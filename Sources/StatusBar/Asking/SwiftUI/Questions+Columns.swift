/// The columns of a `NavigationSplitView` (S23).
extension Questions {
  /// The innermost `NavigationSplitView` that a controller lies in.
  func splitView(around id: ControllerID?) -> ControllerID? {
    nearest(from: id, along: .parents) { isSplitView($0) }
  }

  private func isSplitView(_ id: ControllerID) -> Bool {
    if case .navigation(.splitView)? = self[id].source?.kind { true } else { false }
  }

  /// The sidebar that stays on screen beside what was pushed, or nil.
  func sidebar(of id: ControllerID) -> ControllerID? {
    guard showsColumns, isSplitView(id), self[id].children.count > 1 else { return nil }
    return self[id].children[0]
  }

  /// The column that comes after the one that a controller shows, and its context.
  func nextColumn(
    of split: ControllerID, after id: ControllerID?
  ) -> (view: ViewID, context: Context)? {
    guard let index = self[split].children.firstIndex(where: { $0 == id }),
      let root = self[split].children.first, var (view, context) = tree(of: root)
    else { return nil }
    for _ in 0..<Limits.chain {
      if case .modified(_, .content(.columns(let columns))) = program.views[Int(view.index)].kind {
        return index < columns.count ? (columns[index], context) : nil
      }
      guard case .node(let child, let inner) = below(view, context) else { return nil }
      (view, context) = (child, inner)
    }
    return nil
  }
}
