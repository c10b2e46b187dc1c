/// What code puts into containers (U16, U19, U28).
extension Turn {
  mutating func make(_ attachment: Effect.Attachment, at site: Site, _ context: Context) {
    switch attachment {
    case .setChildren(let of, let formulas):
      guard let id = controller(of, context) else { return }
      let children = formulas.flatMap { listed($0, context) }
      if failure == nil { setChildren(children, of: id, site) }
    case .setColumn(let column, let of, let formula):
      guard let id = controller(of, context) else { return }
      let child = formula.flatMap { self.child($0, context) }
      if failure == nil { setColumn(column, of: id, to: child, site) }
    case .addChild(let formula, let to):
      guard let id = controller(to, context), let child = child(formula, context)
      else { return }
      addChild(child, to: id, site)
    case .removeFromParent(let of):
      guard let id = controller(of, context) else { return }
      removeFromParent(id, site)
    }
  }

  /// The controller that a formula yields, to be put into a container; an unknown one is
  /// there all the same.
  mutating func child(
    _ formula: FormulaID, _ context: Context
  ) -> ControllerID? {
    child(value(of: formula, context))
  }

  private mutating func child(_ value: Value) -> ControllerID? {
    if let input = value.doubt { return makeUnknownController(input, parent: nil) }
    guard case .controller(let id) = value, questions.isAlive(id) else { return nil }
    return id
  }

  /// The same of each in a list, where it yields one.
  private mutating func listed(
    _ formula: FormulaID, _ context: Context
  ) -> [ControllerID] {
    let value = value(of: formula, context)
    let values = questions.elements(of: value) ?? [value]
    return values.compactMap { child($0) }
  }

  /// Replaces what a container holds; a change of what is visible is a transition (U19).
  mutating func setChildren(
    _ children: [ControllerID], of id: ControllerID, _ site: Site
  ) {
    let old = self[id].children
    if refuses(toRemove: old.filter { !children.contains($0) }) { return }
    let oldColumns = questions.visibleChildren(of: id)
    let selected = questions.selectedIndex(of: id, among: children)
    for child in children where !old.contains(child) { leaveParent(child) }
    self[id].children = children.filter {
      old.contains($0) || questions.isLoose($0) && !questions.lies(id, in: $0)
    }
    for child in self[id].children { self[child].parent = id }
    self[id].selected = selected
    if self[id].controllerClass == .page && self[id].hasAppeared {
      questions.world.noteUnobserved(World.UnobservedChange(former: .children(id, old), site: site))
    }
    show(instead: oldColumns, in: id)
    for child in old where !self[id].children.contains(child) { remove(child) }
  }

  private mutating func show(
    instead old: [ControllerID], in id: ControllerID
  ) {
    guard self[id].hasAppeared, questions.visibleChildren(of: id) != old else { return }
    if self[id].controllerClass == .split {
      relayout(id, from: old)
      return publish()
    }
    let isEvent = self[id].controllerClass != .page
    transition(from: old.first, to: questions.visibleChild(of: id), isEvent: isEvent)
  }

  /// Makes a controller the last child of another. UIKit does not ask again for that (U20).
  private mutating func addChild(
    _ child: ControllerID, to id: ControllerID, _ site: Site
  ) {
    leaveParent(child)
    guard questions.isLoose(child), !questions.lies(id, in: child) else {
      return journal.wasIgnored = true
    }
    questions.world.noteUnobserved(
      World.UnobservedChange(former: .children(id, self[id].children), site: site))
    self[id].children.append(child)
    self[child].parent = id
    guard self[id].hasAppeared else { return }
    appear(child)
    didAppear(child)
  }

  private mutating func removeFromParent(
    _ id: ControllerID, _ site: Site
  ) {
    // What already leaves is left to leave.
    if inTransit.contains(where: { $0.isLeaving }), refuses(toRemove: [id]) { return }
    guard let parent = self[id].parent else { return }
    questions.world.noteUnobserved(
      World.UnobservedChange(former: .children(parent, self[parent].children), site: site))
    leaveParent(id)
    releaseKept(.controller(id))
  }

  /// Takes a controller out of the container that holds it, if code put it there.
  private mutating func leaveParent(_ id: ControllerID) {
    guard questions.isAlive(id), let parent = self[id].parent, self[parent].children.contains(id)
    else {
      return
    }
    if self[id].hasAppeared {
      willDisappear(id)
      disappear(id)
    }
    // What it was told may have taken it out already.
    guard self[id].parent == parent, let index = self[parent].children.firstIndex(of: id) else {
      return
    }
    self[parent].children.remove(at: index)
    if Int(self[parent].selected) > index { self[parent].selected -= 1 }
    self[id].parent = nil
  }
}
