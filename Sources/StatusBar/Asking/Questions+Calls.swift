/// A function of the screen on top that a control without a label runs, or that code runs at a time
/// that is not known.
package struct OpenCall: Hashable, Sendable {
  package var screen: ScreenID
  package var function: Symbol
  package var handler: HandlerID
  /// What its parameters are given, of which nothing is known.
  package var sender: InputID
  package var parameterCount: Int32
  /// `true` iff a finger does it.
  package var isByTouch: Bool
}

extension Questions {
  /// Returns what may run at this moment and no tap can name: the actions that Interface Builder
  /// connects, and functions that code hands to controls, gestures and observers.
  package var openCalls: [OpenCall] {
    guard let screen = screenOfControls(), let top = topController(), dialogButtons() == nil else {
      return []
    }
    var found: [OpenCall] = []
    func add(_ function: Symbol, _ handler: HandlerID, _ sender: InputID, _ isByTouch: Bool) {
      if found.contains(where: { $0.function == function }) { return }
      let count = program.handlers[Int(handler.index)].parameterCount
      found.append(
        OpenCall(
          screen: screen, function: function, handler: handler, sender: sender,
          parameterCount: count, isByTouch: isByTouch))
    }
    program.climb(from: screen) { ancestor in
      for action in program.screens[Int(ancestor.index)].actions {
        add(action.name, action.handler, action.sender, true)
      }
    }
    for kept in world.perhaps where kept.controller == top || kept.instance == self[top].instance {
      guard let doubt = kept.doubt, let (name, handler) = function(of: kept.handler, screen) else {
        continue
      }
      add(name, handler, doubt, kept.trigger == .touch)
    }
    return found
  }

  /// What a control on screen does that no step can name: one without a label that runs a closure,
  /// or one of a container around the screen on top. Nil where there is none.
  package var unnamedControl: InputID? {
    guard let top = topController(), dialogButtons() == nil else { return nil }
    return nearest(from: top, along: .parents) { id in
      for kept in world.perhaps where kept.trigger == .touch {
        guard kept.controller == id || kept.instance == self[id].instance,
          let doubt = kept.doubt, !shared.forgettable.isQuiet(kept.handler)
        else { continue }
        let isNamed =
          id == top && self[id].screen.map { function(of: kept.handler, $0) != nil } == true
        if !isNamed { return doubt }
      }
      return nil
    }
  }

  /// The function of a class that a handler calls, and nothing else.
  private func function(
    of handler: HandlerID, _ screen: ScreenID
  ) -> (Symbol, HandlerID)? {
    let body = program.handlers[Int(handler.index)].body.filter { effect in
      if case .assume = effect.kind { false } else { true }
    }
    guard body.count == 1, case .run(.handler(let called, _)) = body[0].kind,
      let name = program.handlers[Int(called.index)].name
    else { return nil }
    return program.nearest(from: screen) { ancestor in
      let functions = program.screens[Int(ancestor.index)].functions
      return functions.contains { $0.handler == called } ? (name, called) : nil
    }
  }
}
