/// The tree of a hosting controller: where it begins, and who lives at its nodes.
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

  func contents(_ view: ViewID) -> ViewNode.Contents {
    program.views[Int(view.index)].contents
  }
}
