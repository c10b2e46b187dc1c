/// Which closures code hands to which function, and which of its parameters a function calls.
struct HandedClosures: Sendable {
  /// By formula: the code of the closure that is written there, and the number of the local that it
  /// names; -1 for another one, -2 for one of which nothing is known: that does nothing.
  private var codes: [Int32] = []
  private var locals: [Int32] = []
  /// By handler: the parameters that it calls, or hands to a function that does.
  private var called: [[Int32]] = []

  init() {}

  init(_ program: Program) {
    codes = [Int32](repeating: -1, count: program.formulas.count)
    locals = codes
    for (index, formula) in program.formulas.enumerated() {
      if case .closure(let handler) = formula.kind { codes[index] = handler.index }
      if case .opaque = formula.kind { codes[index] = -2 }
      if case .variable(.local(let local)) = formula.kind { locals[index] = local }
    }
    called = program.handlers.map { _ in [] }
    // A parameter that is handed on is called where that function calls it: until nothing changes.
    var isChanged = true
    while isChanged {
      isChanged = false
      for index in program.handlers.indices {
        let parameters = program.handlers[index].parameterCount
        var found: [Int32] = []
        note(program.handlers[index].body, parameters, &found)
        if found.count > called[index].count {
          called[index] = found
          isChanged = true
        }
      }
    }
  }

  private func note(_ effects: [Effect], _ parameters: Int32, _ found: inout [Int32]) {
    for effect in effects {
      if case .run(let call) = effect.kind { note(call, parameters, &found) }
      for block in effect.blocks { note(Array(block), parameters, &found) }
    }
  }

  private func note(_ call: Effect.Call, _ parameters: Int32, _ found: inout [Int32]) {
    switch call {
    case .closure(let closure, _): note(closure, parameters, &found)
    case .handler(let handler, let arguments), .handlerInto(_, let handler, let arguments),
      .other(_, let handler, let arguments, _):
      for number in called[Int(handler.index)] where Int(number) < arguments.count {
        note(arguments[Int(number)], parameters, &found)
      }
    case .withTransition, .after, .sleep, .post: break
    }
  }

  private func note(_ formula: FormulaID, _ parameters: Int32, _ found: inout [Int32]) {
    let local = locals[Int(formula.index)]
    if local >= 0, local < parameters, !found.contains(local) { found.append(local) }
  }

  /// `true` iff a closure is one of the first locals, so many of which are parameters.
  func isParameter(_ closure: FormulaID, of parameters: Int32) -> Bool {
    let local = locals[Int(closure.index)]
    return local >= 0 && local < parameters
  }

  /// `true` iff each closure that a function calls is written in the call and is known to be one
  /// that `isRight` says, or is a parameter of the code around.
  func areKnown(
    _ handler: HandlerID, _ arguments: [FormulaID], _ parameters: Int32,
    _ isRight: (HandlerID) -> Bool
  ) -> Bool {
    called[Int(handler.index)].allSatisfy { number in
      guard Int(number) < arguments.count else { return false }
      let argument = arguments[Int(number)]
      let code = codes[Int(argument.index)]
      if code == -2 { return true }
      return code >= 0 ? isRight(HandlerID(code)) : isParameter(argument, of: parameters)
    }
  }
}
