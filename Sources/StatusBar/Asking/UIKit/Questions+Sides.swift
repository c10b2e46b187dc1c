/// What stands side by side on an iPad, and which part of the bar each colours (U26, U27, U29).
extension Questions {
  /// The ends of the bar that can differ; what lies between them is not claimed.
  enum Side { case leading, trailing }

  /// Sets the style by the walk: that of the leading part, and of the trailing one if it differs.
  func setParts(
    _ bar: inout Bar, from root: ControllerID
  ) {
    var end = walk(from: root, .style)
    // The only column on screen is asked once; a class that names its split view again ends it.
    for _ in 0...world.controllers.count {
      guard case .controller(let leaf) = end,
        let column = column(at: .leading, of: leaf),
        column == self.column(at: .trailing, of: leaf)
      else { break }
      end = walk(from: column, .style)
    }
    setPart(&bar, .leading, end)
    guard case .controller(let leaf) = end, hasSides(leaf) else { return }
    var other = bar
    setPart(&other, .trailing, end)
    guard other.style != bar.style || other.content != bar.content else { return }
    bar.trailing = Bar.Part(
      style: other.style, content: other.content, isAutomatic: other.isAutomatic,
      owner: other.styleOwner)
    trace.note(.u29, .style, .remark(.twoColours), site: self[leaf].site)
  }

  private func setPart(
    _ bar: inout Bar, _ side: Side, _ end: WalkEnd
  ) {
    bar.isAutomatic = false
    bar.isHint = false
    let leaf: ControllerID
    switch end {
    case .system: return setContent(&bar, .lightContent, .system)
    case .unknown(let id, let formula, let input):
      trace.askPerhaps(id, .preferredStatusBarStyle)
      let style = anyStyle(
        .answer(id, .preferredStatusBarStyle), .condition(formula, input))
      return setContent(&bar, style, .controller(id))
    case .controller(let id): leaf = id
    }
    // A column whose class names the split view again would go on for ever.
    if let column = column(at: side, of: leaf), trace.enter(depthLimit: Limits.nestedGetters) {
      defer { trace.leave() }
      let next = walk(from: column, .style)
      return setPart(&bar, side, next)
    }
    let style = styleAnswer(of: leaf)
    setContent(&bar, style, .controller(leaf))
  }

  /// `true` iff each end of the bar takes the style of what stands there, from iOS 13.4 on an
  /// iPad; a class that overrides a getter of its own speaks for the whole bar.
  func hasSides(_ id: ControllerID) -> Bool {
    switch self[id].controllerClass {
    case .split:
      if !splitsBars || isCollapsed || world.platform.sdk < Version(13) { return false }
    case .tabBar: if !splitsBars || !isSidebarShown(id) { return false }
    case .plain, .navigation, .page, .hosting, .alert, .imagePicker, .safari, .search, .system:
      return false
    }
    return override(.preferredStatusBarStyle, of: id) == nil
      && override(.childForStatusBarStyle, of: id) == nil
      && trace.reads(.u29, world.platform.policies.assumptions)
  }

  /// `true` iff the device and the release know bars of two colours.
  private var splitsBars: Bool { isPad && world.platform.os >= Version(13, 4) }

  /// The controller at one end of the bar, or nil where that is the container itself: below its
  /// sidebar a tab bar controller colours the bar by its own interface style.
  private func column(
    at side: Side, of id: ControllerID
  ) -> ControllerID? {
    guard hasSides(id) else { return nil }
    if self[id].controllerClass == .tabBar { return side == .leading ? nil : visibleChild(of: id) }
    let children = wideColumns(of: id)
    let isLeading = side == .leading && isPrimaryShown(id)
    return isLeading ? children.first : children.last
  }

  // MARK: - Sidebars

  /// `true` iff the sidebar of a tab bar controller is on screen.
  ///
  /// Where it is neither hidden nor shown the documentation and a report disagree, so it is
  /// unknown.
  func isSidebarShown(_ id: ControllerID) -> Bool {
    guard mayShowSidebar(id), trace.reads(.u26, world.platform.policies.assumptions) else {
      return false
    }
    if let isHidden = self[id].isSidebarHidden { return !isHidden }
    guard trace.mayChoose else { return false }
    return trace.choose(.open(.u26, id.index), .open(.u26))
  }

  /// `true` iff tabs can have sidebars: on an iPad of regular width, from iPadOS 18.
  var mayShowSidebars: Bool { isPad && world.platform.os >= Version(18) && !isCollapsed }

  /// `true` iff there is a sidebar that can be shown.
  func mayShowSidebar(_ id: ControllerID) -> Bool {
    mayShowSidebars && self[id].tabMode == .tabSidebar
  }

  /// The tab bar controller around what is on top whose sidebar can be shown.
  func sidebarController() -> ControllerID? {
    nearest(from: topController(), along: .parentsAndHosts) { mayShowSidebar($0) }
  }

  /// The tab bar controller that a controller is, or lies in.
  func tabBar(around id: ControllerID) -> ControllerID? {
    nearest(.tabBar, from: id, along: .parentsAndHosts)
  }

  // MARK: - Split views

  /// `true` iff the first column of an expanded split view is on screen.
  ///
  /// Left to itself it is so in landscape; what happens in portrait differs by release and size.
  private func isPrimaryShown(_ id: ControllerID) -> Bool {
    switch self[id].displayMode ?? .automatic {
    case .secondaryOnly, .primaryHidden: return false
    case .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
      .twoDisplaceSecondary, .allVisible, .primaryOverlay:
      return true
    case .automatic:
      guard !world.platform.orientation.isLandscape else { return true }
      guard trace.mayChoose else { return true }
      return trace.choose(.open(.u27, id.index), .open(.u27))
    }
  }

  /// The columns that each split view shows, for a turn that may collapse or expand them.
  var shownColumns: [(ControllerID, [ControllerID])] {
    var shown: [(ControllerID, [ControllerID])] = []
    for index in world.controllers.indices
    where world.controllers[index].controllerClass == .split
      && world.controllers[index].scene == world.scene
    {
      let id = ControllerID(Int32(index))
      shown.append((id, columns(of: id)))
    }
    return shown
  }
}
