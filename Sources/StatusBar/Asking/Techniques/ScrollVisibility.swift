/// Visibility driven by a scroll offset: `hideUntilScrolled`, `hideUntilPulled` and the updater
/// that ScrollKit builds from them (S53, S54, S56).
extension Questions {
  /// The offset that an updater watches: its variable's, else that of the screen's scroll view.
  func offset(
    of updater: VisibilityUpdater, _ context: Context
  ) -> Value {
    guard let variable = updater.offset, let (instance, slot) = place(of: variable, context) else {
      return .number(context.controller.map { self[$0].offset } ?? 0)
    }
    let offset = self[instance].values[slot]
    return offset == .none ? .number(0) : offset
  }

  /// The state that an updater writes: named, injected from above, or implied.
  func state(
    of updater: VisibilityUpdater, _ context: Context
  ) -> ObjectID? {
    let outer = turnPage()
    defer { trace = outer }
    if let formula = updater.state,
      case .object(let object) = evaluate(formula, context)
    {
      return object
    }
    if let object = context.environment { return object }
    if let object = self[context.instance].environmentObject { return object }
    if let id = context.controller, let object = self[id].environmentObject { return object }
    return world.impliedState
  }
}
