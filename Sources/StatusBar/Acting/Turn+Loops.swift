/// Loops of handlers: round after round while it is known whether another one follows.
extension Turn {
  /// Runs a loop; `true` iff one of its rounds returned.
  mutating func run(_ loop: Effect.Loop, _ context: inout Context) -> Bool {
    loopDepth += 1
    defer { loopDepth -= 1 }
    set(loop.exit, to: .bool(false), &context)
    var elements: [Value]?
    if let list = loop.list {
      guard let known = questions.elements(of: value(of: list, context)) else {
        return run(loop.otherwise, isTail: false, &context)
      }
      if endIfNeeded() { return true }
      elements = known
    }
    var round = 0
    while elements.map({ round < $0.count }) ?? true {
      journal.handlerRuns += 1
      guard round < Limits.rounds, journal.handlerRuns < Limits.handlerRuns else {
        // One that only ends itself may never do so.
        if elements == nil { obscure(UnknownFacets.Facet.allCases, InputID(open: .u16)) }
        return run(loop.otherwise, isTail: false, &context)
      }
      if let elements, let local = loop.element { set(local, to: elements[round], &context) }
      if run(loop.body, isTail: false, &context) { return true }
      let isOver = Int(loop.exit) < context.locals.count ? context.locals[Int(loop.exit)] : .none
      if isOver == .bool(true) { return false }
      guard isOver == .bool(false) else { return run(loop.otherwise, isTail: false, &context) }
      round += 1
    }
    return false
  }

  private func set(_ local: Int32, to value: Value, _ context: inout Context) {
    if Int(local) < context.locals.count { context.locals[Int(local)] = value }
  }
}
