/// What code puts into one column of a split view controller (U27).
extension Turn {
  /// Puts a controller into a column, or empties it. One that is no stack is put into one, and is
  /// pushed where the secondary column has one already.
  mutating func setColumn(
    _ column: SplitColumn, of id: ControllerID, to child: ControllerID?, _ site: Site
  ) {
    guard self[id].controllerClass == .split else { return journal.wasIgnored = true }
    let former = questions.child(of: id, in: column)
    guard let child, child != former else {
      if child == nil { setChildren(self[id].children.filter { $0 != former }, of: id, site) }
      return
    }
    if column == .secondary, let former, self[former].controllerClass == .navigation,
      self[child].controllerClass != .navigation, questions.isLoose(child)
    {
      return push(child, onto: former)
    }
    let content = column == .compact ? child : stack(around: child, in: id, site)
    self[content].column = column
    var children = self[id].children.filter { $0 != former }
    let place = children.firstIndex { questions.column(of: $0, in: id).rawValue > column.rawValue }
    children.insert(content, at: place ?? children.count)
    setChildren(children, of: id, site)
  }

  /// The stack that a split view puts a controller into; a stack stays as it is.
  private mutating func stack(
    around child: ControllerID, in split: ControllerID, _ site: Site
  ) -> ControllerID {
    if self[child].controllerClass == .navigation || !questions.isLoose(child) { return child }
    var stack = Controller()
    stack.controllerClass = .navigation
    stack.scene = self[split].scene
    stack.site = site
    stack.children = [child]
    let id = add(stack)
    self[child].parent = id
    return id
  }
}
