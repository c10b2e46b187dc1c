/// How the tree of a hosting controller is walked: through nested screens and into the visible
/// child of each container that is hosted by a controller of its own.
extension Questions {
  /// Returns the root of a hosting controller's tree and whose variables it names.
  func tree(of id: ControllerID) -> (view: ViewID, context: Context)? {
    guard let view = self[id].view else { return nil }
    return (view, context(of: id))
  }

  /// Returns where the formulas of a mounted node are evaluated.
  func context(of mount: Mount, in id: ControllerID) -> Context {
    Context(
      instance: mount.instance, controller: id, environment: mount.environment,
      doubt: mount.doubt ?? self[id].doubt)
  }

  /// Returns the context of a nested screen's body, or nil before it lives.
  func context(ofScreenAt view: ViewID, _ context: Context) -> Context? {
    guard let controller = context.controller else { return nil }
    for mount in self[controller].mounts
    where mount.view == view && mount.instance == context.instance {
      if case .screen(let instance) = mount.kind {
        return Context(instance: instance, controller: controller)
      }
    }
    return nil
  }

  /// Returns the controller that a container of a tree was lowered to.
  func container(at view: ViewID, _ context: Context) -> ControllerID? {
    guard let controller = context.controller else { return nil }
    for mount in self[controller].mounts
    where mount.view == view && mount.instance == context.instance {
      if let id = mount.kind.controller { return id }
    }
    return nil
  }

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

  /// Returns the truth of a condition of a tree; an unknown one is tried both ways.
  func condition(
    _ formula: FormulaID, _ context: Context
  ) -> Bool {
    let value = evaluate(formula, context)
    if case .bool(let truth) = value { return truth }
    guard let input = value.doubt else { return false }
    return trace.choose(.formula(formula, context.instance), .condition(formula, input))
  }

  func contents(_ view: ViewID) -> ViewNode.Contents {
    program.views[Int(view.index)].contents
  }
}
