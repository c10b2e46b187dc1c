/// Controllers that code makes and keeps in properties, whether anything shows them or not.
extension World {
  /// Returns the value of a formula; a controller that it makes is alive from now on, in nothing.
  mutating func value(of formula: FormulaID, _ context: Context, _ program: Program) -> Value {
    var trace = Trace()
    guard keepsControllers else { return evaluate(formula, context, program, &trace) }
    switch program.formulas[Int(formula.index)].kind {
    case .makeController(let new):
      // A class that keeps one of its own kind would go on for ever.
      guard failure == nil else { return .none }
      guard callDepth < 64 else {
        fail(.modelLimit)
        return .none
      }
      callDepth += 1
      defer { callDepth -= 1 }
      guard let id = make(new.destination, parent: nil, isSwiftUI: false, context, program) else {
        return .none
      }
      if let style = new.style {
        set(
          .modalPresentationStyle, of: id, to: evaluate(style, context, program, &trace), program)
      }
      if let captures = new.captures {
        let truth = evaluate(captures, context, program, &trace)
        let site = program.formulas[Int(captures.index)].site
        set(.capturesStatusBarAppearance, of: id, to: truth, at: site, program)
      }
      if let title = new.title {
        set(.title, of: id, to: evaluate(title, context, program, &trace), program)
      }
      if !new.children.isEmpty {
        let children = new.children.compactMap { child($0, context, program) }
        let site = program.formulas[Int(formula.index)].site
        if failure == nil { setChildren(children, of: id, site, program) }
      }
      return .controller(id)
    case .ternary(let condition, let then, let otherwise):
      guard makes(then, program) || makes(otherwise, program) else {
        return evaluate(formula, context, program, &trace)
      }
      let isTrue = truth(of: evaluate(condition, context, program, &trace), program)
      return value(of: isTrue ? then : otherwise, context, program)
    case .coalesce(let first, let second):
      let found = value(of: first, context, program)
      return found == .none ? value(of: second, context, program) : found
    default: return evaluate(formula, context, program, &trace)
    }
  }

  /// `true` iff a formula may make a controller.
  private func makes(_ formula: FormulaID, _ program: Program) -> Bool {
    switch program.formulas[Int(formula.index)].kind {
    case .makeController: true
    case .ternary(_, let then, let otherwise), .coalesce(let then, let otherwise):
      makes(then, program) || makes(otherwise, program)
    default: false
    }
  }

  /// Whether a value is a controller of a class, or of one below it.
  func isOf(_ ancestor: Ancestor, _ value: Value, _ program: Program) -> Value {
    if let input = value.doubt { return .unknown(input) }
    guard case .controller(let id) = value, isAlive(id) else { return .bool(false) }
    if let input = strangerInput(id, program) { return .unknown(input) }
    switch ancestor {
    case .uiKit(.plain): return .bool(true)
    case .uiKit(let controller): return .bool(self[id].controllerClass == controller)
    case .author(let screen):
      var current = self[id].screen
      for _ in program.screens.indices {
        guard let next = current else { return .bool(false) }
        if next == screen { return .bool(true) }
        current = program.screens[Int(next.index)].superclass
      }
      return .bool(false)
    }
  }

  /// `true` iff a property holds the controller.
  func isKept(_ id: ControllerID) -> Bool {
    keepsControllers && instances.contains { $0.isAlive && $0.values.contains(.controller(id)) }
  }

  /// `true` iff a controller is alive and stands nowhere.
  func isLoose(_ id: ControllerID) -> Bool {
    isAlive(id) && self[id].parent == nil && self[id].presenter == nil
      && !windows.contains { $0.root == id }
      && !others.contains { $0.windows.contains { $0.root == id } }
  }

  /// `true` iff a controller is another one or lies in it.
  func lies(_ id: ControllerID, in other: ControllerID) -> Bool {
    var current: ControllerID? = id
    while let holder = current {
      if holder == other { return true }
      current = self[holder].parent ?? self[holder].presenter
    }
    return false
  }

  /// Removes a controller that a property held last, if it stands nowhere.
  mutating func releaseKept(_ value: Value) {
    guard keepsControllers, case .controller(let id) = value, isLoose(id), !isKept(id) else {
      return
    }
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
    _ formula: FormulaID?, _ context: Context, _ program: Program
  ) -> ControllerID? {
    guard let formula else { return context.controller }
    switch value(of: formula, context, program) {
    case .controller(let id): return isAlive(id) ? id : nil
    case .unknown(let input), .some(let input):
      obscure(Haze.Facet.allCases, input, program)
      return nil
    default: return nil
    }
  }
}
