/// What of a container is on screen.
extension Questions {
  /// Returns the children of a container that are on screen: columns stand side by side.
  func visibleChildren(of id: ControllerID) -> [ControllerID] {
    if self[id].controllerClass == .split { return columns(of: id) }
    return visibleChild(of: id).map { [$0] } ?? []
  }

  /// Returns the child of a container that is on screen; of several columns the leading one, which
  /// is what actions mean.
  func visibleChild(of id: ControllerID) -> ControllerID? {
    switch self[id].controllerClass {
    case .navigation: return self[id].children.last
    case .tabBar, .page:
      let index = Int(self[id].selected)
      return index < self[id].children.count ? self[id].children[index] : nil
    case .split: return columns(of: id).first
    case .plain: return self[id].children.last
    case .hosting, .alert, .imagePicker, .safari, .search, .system: return nil
    }
  }

  /// The columns on screen, the leading one first; where it is not known whether the first one is,
  /// it is taken to be.
  func columns(of id: ControllerID) -> [ControllerID] {
    // What was set for that stands in place of all others.
    if isCollapsed { return self[id].children.suffix(1) }
    let children = wideColumns(of: id)
    switch self[id].displayMode ?? .automatic {
    case .secondaryOnly, .primaryHidden: return children.suffix(1)
    case .automatic, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary,
      .twoOverSecondary, .twoDisplaceSecondary, .allVisible, .primaryOverlay:
      return children
    }
  }

  /// What stands in the columns of a split view that may stand side by side.
  func wideColumns(of split: ControllerID) -> [ControllerID] {
    self[split].children.filter { self[$0].column != .compact }
  }

  /// The column that a child of a split view stands in, by its place where none was named.
  func column(of child: ControllerID, in split: ControllerID) -> SplitColumn {
    if let column = self[child].column { return column }
    let children = wideColumns(of: split)
    if children.first == child { return .primary }
    return children.last == child ? .secondary : .supplementary
  }

  /// What a split view has in a column.
  func child(of split: ControllerID, in column: SplitColumn) -> ControllerID? {
    self[split].children.first { self.column(of: $0, in: split) == column }
  }

  /// `true` iff the columns of a split view are one stack, and tabs have no sidebar.
  var isCollapsed: Bool { horizontalSizeClass == .compact }
}
