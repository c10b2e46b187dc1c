import Language
import StatusBar

// The answers that classes give to UIKit's questions.
extension Binder {
  /// Binds the answers of a class.
  mutating func bindOverrides(of index: Int, owner: Int, screen: ScreenID) {
    bindAnswers(declaredBy: index, owner: owner, screen: screen)
    bindInheritedAnswers(of: index, owner: owner, screen: screen)
    reportMisspeltAnswers(of: index)
  }

  private mutating func bindAnswers(declaredBy index: Int, owner: Int, screen: ScreenID) {
    let info = bodies.writer.resolver.declarations[index]
    for name in info.variableOrder + info.definitionOrder
    where bodies.writer.resolver.overrides(name, of: index) {
      guard let formula = bindAnswer(name, declaredBy: info, owner: owner, screen: screen) else {
        continue
      }
      bodies.writer.program[screen].answer(name.word, by: formula)
    }
  }

  private mutating func bindAnswer(
    _ name: Name, declaredBy info: TypeInfo, in textType: Int? = nil, owner: Int,
    screen: ScreenID
  ) -> FormulaID? {
    let type = StaticType(answering: name.word)
    let formula: FormulaID
    let place: Location
    if let definition = info.definitions[name] {
      var scope = Scope(file: definition.file, screen: screen, owner: owner)
      scope.type = textType
      if let found = bodies.writer.resolver.caseWithoutDot(definition.value, type, scope) {
        bodies.writer.report(found)
      }
      formula = bodies.bindFormula(definition.value, expecting: type, &scope)
      place = Location(definition.file, definition.name.range)
    } else if let variable = info.variables[name] {
      var scope = Scope(file: variable.file, screen: screen, owner: owner)
      scope.type = textType
      let written = variable.declaration.name.range
      place = Location(variable.file, written)
      if let getter = variable.declaration.getter {
        formula =
          bindActingGetter(getter, expecting: type, scope, at: written)
          ?? bodies.bindValue(getter, expecting: type, &scope, at: written)
      } else if let initial = variable.declaration.initial {
        formula = bodies.bindFormula(initial, expecting: type, &scope)
      } else {
        return nil
      }
    } else {
      return nil
    }
    checkAnswer(formula, type, at: place)
    return formula
  }

  private mutating func checkAnswer(
    _ formula: FormulaID, _ type: StaticType, at place: Location
  ) {
    if type.kind == .bool { bodies.writer.markBoolean(formula) }
    bodies.writer.learn(type, of: formula)
    guard !bodies.writer.resolver.agree(bodies.writer.type(of: formula), type) else { return }
    bodies.writer.report(
      .typeMismatch(
        bodies.writer.type(of: formula).kind.spelling, expected: type.kind.spelling, at: place))
  }

  /// An inherited answer may read what this class declares anew: it is bound again here, unless
  /// it asks `super`, whose meaning depends on where it stands.
  private mutating func bindInheritedAnswers(of index: Int, owner: Int, screen: ScreenID) {
    var base = bodies.writer.resolver.declarations[index].superclass.flatMap {
      bodies.writer.resolver.declarations.type($0)
    }
    var given = Set(
      bodies.writer.resolver.declarations[index].variableOrder
        + bodies.writer.resolver.declarations[index].definitionOrder)
    for _ in 0..<64 {
      guard let current = base, current != index else { return }
      let info = bodies.writer.resolver.declarations[current]
      let names = info.variableOrder + info.definitionOrder
      if names.contains(where: { given.contains($0) }) {
        for name in names
        where bodies.writer.resolver.overrides(name, of: current) && !given.contains(name) {
          let first = bodies.writer.program.formulaCount
          let formula = bindAnswer(
            name, declaredBy: info, in: current, owner: owner, screen: screen)
          guard let formula, !asksSuper(from: first) else { continue }
          bodies.writer.program[screen].answer(name.word, by: formula)
        }
      }
      given.formUnion(names)
      base = info.superclass.flatMap { bodies.writer.resolver.declarations.type($0) }
    }
  }

  private func asksSuper(from first: Int) -> Bool {
    bodies.writer.program.program.formulas[first...].contains { formula in
      if case .superAnswer = formula.kind { return true }
      return false
    }
  }

  /// The answer that `statusBarHidden = true` stands for in a class that does not give it.
  private func answerMeant(by name: Name, in info: TypeInfo) -> String? {
    let meant: Word
    switch name.word {
    case .statusBarHidden, .isStatusBarHidden: meant = .prefersStatusBarHidden
    case .statusBarStyle: meant = .preferredStatusBarStyle
    default: return nil
    }
    let isGiven = info.variables[Name(meant)] != nil || info.definitions[Name(meant)] != nil
    return info.definitions[name] == nil || isGiven ? nil : meant.spelling
  }

  private mutating func reportMisspeltAnswers(of index: Int) {
    let info = bodies.writer.resolver.declarations[index]
    if bodies.writer.resolver.isCompiled(info.location.file) { return }
    for name in info.variableOrder + info.definitionOrder
    where !bodies.writer.resolver.overrides(name, of: index) {
      guard
        let suggestion = bodies.writer.misspelt(name, among: Vocabulary.answers)
          ?? answerMeant(by: name, in: info)
      else { continue }
      let place =
        info.variables[name].map { Location($0.file, $0.declaration.name.range) }
        ?? info.definitions[name].map { Location($0.file, $0.name.range) }
      if let place {
        bodies.writer.report(
          .misspelt(bodies.writer.resolver.spelling(name), suggestion: suggestion, at: place))
      }
    }
  }
}
