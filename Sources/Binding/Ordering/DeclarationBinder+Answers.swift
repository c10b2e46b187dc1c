import Language
import StatusBar

// The answers that classes give to UIKit's questions.
extension DeclarationBinder {
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

  /// An inherited answer may read, or call, what this class declares anew: it is bound again here.
  private mutating func bindInheritedAnswers(of index: Int, owner: Int, screen: ScreenID) {
    let lineage = bodies.writer.resolver.declarations.lineage(of: index)
    var given = members(of: index)
    for base in lineage.dropFirst() {
      let names = members(of: base)
      if !names.isDisjoint(with: given) {
        let info = bodies.writer.resolver.declarations[base]
        for name in info.variableOrder + info.definitionOrder
        where bodies.writer.resolver.overrides(name, of: base) && !given.contains(name) {
          let formula = bindAnswer(name, declaredBy: info, in: base, owner: owner, screen: screen)
          if let formula { bodies.writer.program[screen].answer(name.word, by: formula) }
        }
      }
      given.formUnion(names)
    }
  }

  /// What a class declares, but for functions that UIKit calls and no answer does.
  private func members(of index: Int) -> Set<Name> {
    let resolver = bodies.writer.resolver
    let info = resolver.declarations[index]
    let functions = info.functionOrder.filter {
      !appleMembers.contains(resolver.names.bytes(of: $0))
    }
    return Set(info.variableOrder + info.definitionOrder + functions)
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
