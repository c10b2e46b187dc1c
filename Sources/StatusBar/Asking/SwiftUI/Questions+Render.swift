/// SwiftUI's answer to a change: mount again, tell who watches, present what is due, publish.
extension Questions {
  /// The arguments of an `onChange` closure: none, the new value, or the old and the new one.
  func changes(
    _ handler: HandlerID, _ old: Value, _ new: Value
  ) -> [Value] {
    switch program.handlers[Int(handler.index)].parameterCount {
    case 0: []
    case 1: [new]
    default: [old, new]
    }
  }

  // MARK: - Seed 001's queue

  func queuedStyle(
    _ formula: FormulaID, _ context: Context
  ) -> StatusBarStyle {
    let outer = turnPage()
    defer { trace = outer }
    let value = evaluate(formula, context)
    return StatusBarStyle(value, program) ?? .default
  }
}
