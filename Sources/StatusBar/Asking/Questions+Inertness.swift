/// Views that no finger reaches.
extension Questions {
  /// What leaves open whether the controls of a presentation can be used: it is presented by a view
  /// that is disabled, and the environment is handed on.
  func inheritedInertness(of top: ControllerID) -> InputID? {
    var current = top
    for _ in 0..<Limits.chain {
      guard let presenter = self[current].presenter else { return nil }
      if let trigger = self[current].presentation?.trigger, isAlive(trigger.host),
        let (view, context) = tree(of: trigger.host),
        case .found(let input?) = search(trigger, view, context, nil, depth: 0)
      {
        return input
      }
      current = presenter
    }
    return nil
  }

  /// Whether a view was found, and what disables it, or may.
  private enum Search {
    case found(InputID?)
    case missing
  }

  private func search(
    _ trigger: Controller.Trigger, _ view: ViewID, _ context: Context, _ input: InputID?,
    depth: Int
  ) -> Search {
    guard depth < Limits.detentSearch else { return .missing }
    if view == trigger.view, context.instance == trigger.instance { return .found(input) }
    var input = input
    if case .modified(_, .tap(.inert(let formula, .disabled(let disabling)))) =
      program.views[Int(view.index)].kind
    {
      let outer = turnPage()
      if evaluate(formula, context) != .bool(false) { input = input ?? disabling }
      trace = outer
    }
    switch below(view, context) {
    case .nothing, .container, .embedded: return .missing
    case .node(let child, let context):
      return search(trigger, child, context, input, depth: depth + 1)
    case .siblings(let children, let context):
      for child in children {
        let found = search(trigger, child, context, input, depth: depth + 1)
        if case .found = found { return found }
      }
      return .missing
    }
  }
}
