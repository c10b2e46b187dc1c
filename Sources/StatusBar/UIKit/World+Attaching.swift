/// What code puts into containers (U16, U19, U28).
extension World {
  mutating func attach(_ effect: Effect, _ context: Context, _ program: Program) {
    switch effect.kind {
    case .setChildren(let of, let formulas):
      guard let id = controller(of, context, program) else { return }
      let children = formulas.compactMap { child($0, context, program) }
      if failure == nil { setChildren(children, of: id, effect.site, program) }
    case .addChild(let formula, let to):
      guard let id = controller(to, context, program), let child = child(formula, context, program)
      else { return }
      addChild(child, to: id, effect.site, program)
    case .removeFromParent(let of):
      guard let id = controller(of, context, program) else { return }
      removeFromParent(id, effect.site, program)
    default: return
    }
  }

  /// The controller that a formula yields, to be put into a container; one that nobody knows is
  /// there all the same.
  mutating func child(
    _ formula: FormulaID, _ context: Context, _ program: Program
  ) -> ControllerID? {
    let value = value(of: formula, context, program)
    if let input = value.doubt { return makeStranger(input, parent: nil, program) }
    guard case .controller(let id) = value, isAlive(id) else { return nil }
    return id
  }

  /// Replaces what a container holds; a change of what is visible is a transition (U19).
  mutating func setChildren(
    _ children: [ControllerID], of id: ControllerID, _ site: Site, _ program: Program
  ) {
    let old = self[id].children
    if refuses(toRemove: old.filter { !children.contains($0) }) { return }
    let oldColumns = visibleChildren(of: id)
    let selected = selectedIndex(of: id, among: children)
    for child in children where !old.contains(child) { leaveParent(child, program) }
    self[id].children = children.filter {
      old.contains($0) || isLoose($0) && !lies(id, in: $0)
    }
    for child in self[id].children { self[child].parent = id }
    self[id].selected = selected
    if self[id].controllerClass == .page && self[id].hasAppeared {
      noteUnobserved(UnobservedChange(former: .children(id, old), site: site))
    }
    show(instead: oldColumns, in: id, program)
    for child in old where !self[id].children.contains(child) { remove(child) }
  }

  /// A tab stays selected; where it is gone the one in its place is, else the first.
  private func selectedIndex(of id: ControllerID, among children: [ControllerID]) -> Int32 {
    let index = Int(self[id].selected)
    guard self[id].controllerClass == .tabBar, index < self[id].children.count else { return 0 }
    if let kept = children.firstIndex(of: self[id].children[index]) { return Int32(kept) }
    return index < children.count ? Int32(index) : 0
  }

  private mutating func show(
    instead old: [ControllerID], in id: ControllerID, _ program: Program
  ) {
    guard self[id].hasAppeared, visibleChildren(of: id) != old else { return }
    if self[id].controllerClass == .split {
      relayout(id, from: old, program)
      return publish(program)
    }
    let isEvent = self[id].controllerClass != .page
    transition(from: old.first, to: visibleChild(of: id), isEvent: isEvent, program)
  }

  /// Makes a controller the last child of another. Nobody asks again for that (U20).
  private mutating func addChild(
    _ child: ControllerID, to id: ControllerID, _ site: Site, _ program: Program
  ) {
    leaveParent(child, program)
    guard isLoose(child), !lies(id, in: child) else { return journal.wasIgnored = true }
    noteUnobserved(UnobservedChange(former: .children(id, self[id].children), site: site))
    self[id].children.append(child)
    self[child].parent = id
    guard self[id].hasAppeared else { return }
    appear(child, program)
    didAppear(child, program)
  }

  private mutating func removeFromParent(
    _ id: ControllerID, _ site: Site, _ program: Program
  ) {
    // What already leaves is left to leave.
    if inTransit.contains(where: { $0.isLeaving }), refuses(toRemove: [id]) { return }
    guard let parent = self[id].parent else { return }
    noteUnobserved(UnobservedChange(former: .children(parent, self[parent].children), site: site))
    leaveParent(id, program)
    releaseKept(.controller(id))
  }

  /// Takes a controller out of the container that holds it, if code put it there.
  private mutating func leaveParent(_ id: ControllerID, _ program: Program) {
    guard isAlive(id), let parent = self[id].parent, self[parent].children.contains(id) else {
      return
    }
    if self[id].hasAppeared {
      willDisappear(id, program)
      disappear(id, program)
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
