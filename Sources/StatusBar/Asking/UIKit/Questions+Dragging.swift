/// Whether a finger may drag a presentation away.
///
/// `UIViewController.isModalInPresentation` (iOS 13) and `interactiveDismissDisabled(_:)` (iOS 15)
/// both say no, as Apple documents them; code may dismiss all the same. The presented controller is
/// asked, and those that it shows: Apple's own sample sets the property in the content of a stack.
extension Questions {
  /// Returns whether a presented controller, or what it shows, refuses to be dragged away.
  func refusesDrag(_ id: ControllerID) -> Value {
    let outer = turnPage()
    defer { trace = outer }
    return settled { .bool(refuses(id, depth: 0)) }
  }

  private func refuses(_ id: ControllerID, depth: Int) -> Bool {
    guard depth < Limits.chain else { return false }
    let isModal = isModal(id)
    if isModal == .bool(true) { return true }
    if let input = isModal.doubt, trace.choose(.input(input), Unknown(input)) { return true }
    if let (view, context) = tree(of: id), refuses(view, context, depth: depth) { return true }
    return visibleChildren(of: id).contains { refuses($0, depth: depth + 1) }
  }

  /// What code or the class of a controller says.
  func isModal(_ id: ControllerID) -> Value {
    if let isModal = self[id].isModalInPresentation { return .bool(isModal) }
    guard let formula = override(.isModalInPresentation, of: id) else { return .bool(false) }
    return evaluate(formula, classContext(of: id))
  }

  private func refuses(_ view: ViewID, _ context: Context, depth: Int) -> Bool {
    guard depth < Limits.detentSearch else { return false }
    if case .modified(_, .interactiveDismissDisabled(let formula)) =
      program.views[Int(view.index)].kind, condition(formula, context)
    {
      return true
    }
    return switch below(view, context) {
    case .nothing: false
    case .node(let child, let context): refuses(child, context, depth: depth + 1)
    case .siblings(let children, let context):
      children.contains { refuses($0, context, depth: depth + 1) }
    // Controllers of their own, which are asked by themselves.
    case .container(let id), .embedded(let id): refuses(id, depth: depth + 1)
    }
  }
}
