import Binding
import Language
import StatusBar

// What a condition of the author's found: the values that it names, and who gave them.
extension Explainer {
  /// The values that a condition read, by where it names them; its truth where it names none.
  func reading(of condition: PlannedCondition) -> ConditionReading {
    if let screen = missingScreen(of: condition) { return .missing(screen) }
    var found: [ConditionReading.Named] = []
    for operand in operands(of: condition) {
      let value = self.found(runner.questions.value(operand.formula, screen: operand.screen))
      found.append(ConditionReading.Named(place: operand.place, value: value))
    }
    return found.isEmpty ? .truth(runner.holds(condition)) : .values(found)
  }

  /// The screen whose property a condition reads, where none is alive.
  func missingScreen(of condition: PlannedCondition) -> ScreenUse? {
    switch condition {
    case .cells: return nil
    case .formula(_, let screen):
      guard let screen, screen.screen != .app, runner.questions.livingInstance(of: screen) == nil,
        runner.questions.unknownScreen() == nil
      else { return nil }
      return screen
    case .not(let operand): return missingScreen(of: operand)
    case .and(let a, let b), .or(let a, let b):
      return missingScreen(of: a) ?? missingScreen(of: b)
    }
  }

  /// Who gave the values that a condition read, since the launch, in the order of time.
  func story(of condition: PlannedCondition) -> [Mark] {
    guard runner.others.isEmpty, let told = runner.replay() else { return [] }
    var authors: [Writer] = []
    for operand in operands(of: condition) {
      guard let place = place(of: operand), let author = told.authors[place] else { continue }
      authors.append(author)
    }
    return authors.sorted { $0.step < $1.step }.compactMap { mark(for: $0) }
  }

  /// One value that a condition names.
  private struct Operand {
    /// Where the text names it.
    var place: Location
    var formula: FormulaID
    var screen: ScreenUse?
  }

  /// The values that a condition names, in the order of the text.
  private func operands(of condition: PlannedCondition) -> [Operand] {
    switch condition {
    case .cells: []
    case .formula(let formula, let screen): operands(of: formula, screen)
    case .not(let operand): operands(of: operand)
    case .and(let a, let b), .or(let a, let b): operands(of: a) + operands(of: b)
    }
  }

  private func operands(of id: FormulaID, _ screen: ScreenUse?) -> [Operand] {
    let formula = runner.context.program.formulas[Int(id.index)]
    switch formula.kind {
    case .constant, .end: return []
    case .not(let operand), .negate(let operand), .convert(_, let operand), .length(let operand),
      .forced(let operand):
      return operands(of: operand, screen)
    case .and(let a, let b), .or(let a, let b), .compare(_, let a, let b),
      .arithmetic(_, let a, let b), .coalesce(let a, let b):
      return operands(of: a, screen) + operands(of: b, screen)
    case .apply(_, let all): return all.flatMap { operands(of: $0, screen) }
    case .ternary(let condition, let a, let b):
      return [condition, a, b].flatMap { operands(of: $0, screen) }
    case .variable, .binding, .isOfClass, .environment, .property, .stored, .seen, .thisController,
      .inUse, .root, .superAnswer, .objectProperty, .makeObject, .makeController, .window,
      .makeWindow, .closure, .call,
      .input, .opaque, .available, .choice, .each, .reduce, .element:
      guard let place = runner.context.bound.location(of: formula.site) else { return [] }
      return [Operand(place: place, formula: id, screen: screen)]
    }
  }

  private func place(of operand: Operand) -> Write.Place? {
    let kind = runner.context.program.formulas[Int(operand.formula.index)].kind
    if case .input(let input) = kind { return .input(input) }
    guard case .variable(let variable) = kind else { return nil }
    switch variable {
    case .app(let slot): return .variable(.app, slot: slot)
    case .own(let slot):
      guard let screen = operand.screen, let instance = runner.questions.livingInstance(of: screen)
      else {
        return nil
      }
      return .variable(instance, slot: slot)
    case .local: return nil
    }
  }
}
