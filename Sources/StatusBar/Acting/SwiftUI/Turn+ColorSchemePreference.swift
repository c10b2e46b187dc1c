/// The colour scheme that a tree asks for its whole presentation (S33, S34).
extension Turn {
  /// Remembers which trees prefer the dark scheme, where that lasts (S33).
  mutating func rememberSchemes() {
    guard program.traits.prefersSchemes, questions.world.platform.happens(.s33) else { return }
    for index in questions.world.controllers.indices {
      let id = ControllerID(Int32(index))
      guard questions.isAlive(id), self[id].controllerClass == .hosting,
        !questions.isInsideHost(id),
        let (view, context) = questions.tree(of: id)
      else { continue }
      trace.begin()
      let preference = questions.schemePreference(view, context)
      if let doubt = trace.doubt {
        self[id].keepsDarkScheme = decide(nil, doubt)
      } else if case .written(let scheme?, _) = preference {
        self[id].keepsDarkScheme = scheme == .dark
      }
    }
  }
}
