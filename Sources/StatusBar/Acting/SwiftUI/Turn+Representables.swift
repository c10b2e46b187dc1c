/// Controllers that SwiftUI shows as views and that code makes (S8).
extension Turn {
  /// Runs what makes a controller; one that is none, or that stands somewhere already, leaves open
  /// what is there.
  mutating func make(
    _ made: MadeController, from context: Context, parent: ControllerID?, _ site: Site
  ) -> ControllerID? {
    guard failure == nil else { return nil }
    let handler = program.handlers[Int(made.handler.index)]
    var inner = context
    inner.doubt = nil
    inner.locals = [Value](repeating: .none, count: Int(handler.localCount))
    let outer = holdsBar
    holdsBar = true
    _ = run(handler.body, isTail: true, &inner)
    holdsBar = outer
    guard Int(made.local) < inner.locals.count,
      case .controller(let id) = inner.locals[Int(made.local)], questions.isLoose(id)
    else { return makeUnknownController(made.input, parent: parent) }
    self[id].parent = parent
    self[id].site = site
    return id
  }

  /// Tells a representable of a change, its first appearance included.
  mutating func update(
    _ id: ControllerID, madeAt view: ViewID, _ context: Context
  ) {
    guard case .made(let made) = program.views[Int(view.index)].kind, let update = made.update,
      questions.isAlive(id), !questions.isUnknownController(id)
    else { return }
    run(update, [.controller(id), .unknown(made.input)], context)
  }
}
