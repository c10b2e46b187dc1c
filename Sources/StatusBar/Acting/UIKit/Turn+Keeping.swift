/// Controllers that code makes and keeps in properties, whether anything shows them or not.
extension Turn {
  /// Returns the value of a formula; a controller that it makes is alive from now on, in nothing,
  /// and a window is there and hidden.
  mutating func value(of formula: FormulaID, _ context: Context) -> Value {
    trace.begin()
    let value = knownValue(of: formula, context)
    if trace.hasDeeds { doAsGettersDid() }
    return value
  }

  private mutating func knownValue(of formula: FormulaID, _ context: Context) -> Value {
    guard program.traits.keepsControllers || program.traits.makesWindows else {
      return questions.evaluate(formula, context)
    }
    switch program.formulas[Int(formula.index)].kind {
    case .makeController(let new):
      return make(new, at: formula, context)
    case .makeWindow(let new):
      return .window(questions.world.makeWindow(new, at: program.formulas[Int(formula.index)].site))
    case .ternary(let condition, let then, let otherwise):
      guard questions.makes(then) || questions.makes(otherwise) else {
        return questions.evaluate(formula, context)
      }
      let isTrue = truth(of: questions.evaluate(condition, context))
      return value(of: isTrue ? then : otherwise, context)
    case .coalesce(let first, let second):
      let found = value(of: first, context)
      return found == .none ? value(of: second, context) : found
    case .choice(let cases, let otherwise):
      guard questions.makes(formula) else { return questions.evaluate(formula, context) }
      for (condition, value) in cases where truth(of: questions.evaluate(condition, context)) {
        return self.value(of: value, context)
      }
      return value(of: otherwise, context)
    case .forced(let inner) where questions.makes(inner): return value(of: inner, context)
    case .seen(let inner, let by) where questions.makes(inner):
      // By an object that is there: it makes what it makes itself.
      guard case .controller(let id) = questions.evaluate(by, context) else {
        return questions.evaluate(formula, context)
      }
      return value(of: inner, questions.classContext(of: id))
    case .apply(let function, let operands) where questions.makes(formula):
      let values = operands.map { value(of: $0, context) }
      return questions.apply(function, values, at: formula)
    case .constant, .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic,
      .convert, .length, .apply, .each, .reduce, .element, .forced, .end,
      .negate, .environment, .property, .stored, .seen, .thisController, .inUse, .root,
      .superAnswer,
      .objectProperty, .makeObject, .window, .closure, .call, .input, .opaque, .available:
      return questions.evaluate(formula, context)
    }
  }

  private mutating func make(
    _ new: NewController, at formula: FormulaID, _ context: Context
  ) -> Value {
    // A class that keeps one of its own kind would go on for ever.
    guard failure == nil else { return .none }
    guard callDepth < Limits.calls else {
      fail(.modelLimit)
      return .none
    }
    callDepth += 1
    defer { callDepth -= 1 }
    // What it is given is there before it is made.
    let given = new.initializer?.arguments.map { value(of: $0, context) } ?? []
    guard let id = make(new.destination, parent: nil, isSwiftUI: false, context) else {
      return .none
    }
    if questions.isObject(id) {
      departing.append(id)
      guard let start = new.initializer else { return .controller(id) }
      let made = initialize(id, start.handler, given)
      if made != .none, case .screen(let screen, _) = new.destination {
        beginLateSlots(of: id, screen)
      }
      return made
    }
    if let style = new.style {
      set(
        .modalPresentationStyle, of: id, to: questions.evaluate(style, context))
    }
    if let captures = new.captures {
      let truth = questions.evaluate(captures, context)
      let site = program.formulas[Int(captures.index)].site
      set(.capturesStatusBarAppearance, of: id, to: truth, at: site)
    }
    if let title = new.title {
      set(.title, of: id, to: questions.evaluate(title, context))
    }
    if !new.children.isEmpty {
      let children = new.children.compactMap { child($0, context) }
      let site = program.formulas[Int(formula.index)].site
      if failure == nil { setChildren(children, of: id, site) }
    }
    return .controller(id)
  }

  /// Runs the initializer of an object, of whose assignments no observer is told; returns nil where
  /// it fails.
  private mutating func initialize(
    _ id: ControllerID, _ handler: HandlerID, _ arguments: [Value]
  ) -> Value {
    let outer = (isInitializing, holdsBar)
    (isInitializing, holdsBar) = (true, true)
    defer { (isInitializing, holdsBar) = outer }
    var context = questions.context(of: id)
    (context.wantsResult, context.result) = (true, .controller(id))
    let made = result(of: handler, arguments, context)
    if made == .none { remove(id) }
    return made
  }

  /// Removes a controller that a property held last, if it stands nowhere; it lives on as long as
  /// code runs, which may hold it.
  mutating func releaseKept(_ value: Value) {
    guard program.traits.keepsControllers else { return }
    if let elements = questions.elements(of: value) { return elements.forEach { releaseKept($0) } }
    guard case .controller(let id) = value, questions.isLoose(id), !questions.isKept(id)
    else {
      return
    }
    if callDepth > 0 { return departing.append(id) }
    remove(id)
  }

  /// Takes a kept controller out of all that showed it.
  mutating func letGo(of id: ControllerID) {
    if let presented = self[id].presented { remove(presented) }
    self[id].presented = nil
    self[id].presenter = nil
    self[id].parent = nil
    self[id].hasAppeared = false
    self[id].passage = nil
  }

  /// The controller that a formula yields, or the one at work.
  mutating func controller(
    _ formula: FormulaID?, _ context: Context
  ) -> ControllerID? {
    guard let formula else { return context.controller }
    let value = value(of: formula, context)
    if case .controller(let id) = value { return questions.isAlive(id) ? id : nil }
    obscure(UnknownFacets.Facet.allCases, value.doubt)
    return nil
  }
}
