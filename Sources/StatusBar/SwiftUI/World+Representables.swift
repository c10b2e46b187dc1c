/// Controllers that SwiftUI shows as views and that code makes (S8).
extension World {
  /// Runs what makes a controller; one that is none, or that stands somewhere already, leaves open
  /// what is there.
  mutating func make(
    _ made: MadeController, from context: Context, parent: ControllerID?, _ site: Site,
    _ program: Program
  ) -> ControllerID? {
    guard failure == nil else { return nil }
    let handler = program.handlers[Int(made.handler.index)]
    var inner = context
    inner.doubt = nil
    inner.locals = [Value](repeating: .none, count: Int(handler.localCount))
    let outer = holdsBar
    holdsBar = true
    _ = run(handler.body, isTail: true, &inner, program)
    holdsBar = outer
    guard Int(made.local) < inner.locals.count,
      case .controller(let id) = inner.locals[Int(made.local)], isLoose(id)
    else { return makeStranger(made.input, parent: parent, program) }
    self[id].parent = parent
    self[id].site = site
    return id
  }

  /// Tells a representable of a change, its first appearance included.
  mutating func update(
    _ id: ControllerID, madeAt view: ViewID, _ context: Context, _ program: Program
  ) {
    guard case .made(let made) = program.views[Int(view.index)].kind, let update = made.update,
      isAlive(id), !isStranger(id, program)
    else { return }
    run(update, [.controller(id), .unknown(made.input)], context, program)
  }
}
