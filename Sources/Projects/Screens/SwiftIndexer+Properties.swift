import Language

/// What properties of types are noted for: answers, and what those are made of.
extension SwiftIndexer {
  /// Notes a property: an answer, or one that an answer may be made of.
  mutating func note(_ variable: VariableDeclaration) {
    let name = spelling(variable.name.name)
    if let member = BarMember.named(name), let getter = variable.getter,
      variable.modifiers.contains(where: { $0.name.word == .override })
        || isExtensionOfUIKit
    {
      if !isExtensionOfUIKit, let index = open.last {
        facts.types[index].overridesController = true
      }
      return answer(member, getter, at: variable.name.range)
    }
    if let getter = variable.getter { noteGetter(name, getter, at: variable.name.range) }
    if let index = open.last, let type = className(of: variable) {
      facts.types[index].propertyTypes[name] = type
    }
    guard isOfAnswer(variable) else { return }
    var reader = AnswerReader(source: source, names: names)
    let fact = VariableFact(
      name: name, isConstant: variable.isConstant && variable.getter == nil,
      isPrivate: variable.modifiers.contains {
        $0.name.word == .private || $0.name.word == .fileprivate
      },
      isComputed: variable.getter != nil, isWrapped: isWrapped(variable),
      isRequirement: open.last.map { facts.types[$0].kind == .protocol } ?? false,
      isFlag: isFlag(variable),
      tree: variable.getter.map { reader.answer($0) } ?? variable.initial.map { reader.answer($0) },
      site: site(variable.name.range))
    if let index = open.last {
      facts.types[index].variables.append(fact)
    } else {
      facts.globals.append(fact)
    }
  }

  /// Notes how a class says that it is presented, where it overrides the property.
  private mutating func noteGetter(_ name: String, _ getter: [Statement], at range: SourceRange) {
    var value: Expression?
    if getter.count == 1 {
      if case .expression(let only) = getter[0].kind { value = only }
      if case .return(let only) = getter[0].kind { value = only }
    }
    switch name {
    case "modalPresentationStyle": add(.ownStyle(presentationStyle(value)), at: range)
    case "modalPresentationCapturesStatusBarAppearance":
      if case .boolean(false)? = value?.kind { return }
      add(.captures(.type(owner)), at: range)
    default: return
    }
  }

  /// `extension UINavigationController`, where no `override` is needed.
  private var isExtensionOfUIKit: Bool {
    guard let index = open.last else { return false }
    return facts.types[index].kind == .extension && facts.types[index].name.hasPrefix("UI")
  }

  mutating func answer(
    _ member: BarMember, _ body: [Statement], at range: SourceRange
  ) {
    guard let index = open.last else { return }
    var reader = AnswerReader(source: source, names: names)
    facts.types[index].answers.append(
      AnswerFact(member: member, tree: reader.answer(body), site: site(range)))
  }

  private func isFlag(_ variable: VariableDeclaration) -> Bool {
    if let type = variable.type { return type.name.word == .Bool }
    if case .boolean = variable.initial?.kind { return true }
    return false
  }

  private func isWrapped(_ variable: VariableDeclaration) -> Bool {
    if !variable.attributes.isEmpty { return true }
    return open.last.map { facts.types[$0].kind == .struct } ?? false
  }

  /// `true` iff a property may hold what a getter of the bar gives.
  private func isOfAnswer(_ variable: VariableDeclaration) -> Bool {
    if let type = variable.type {
      return type.name.word == .Bool || spelling(type.name) == "UIStatusBarStyle"
    }
    switch variable.initial?.kind {
    case .boolean: return true
    case .member(let base, _):
      if case .name(let name) = base.kind { return spelling(name) == "UIStatusBarStyle" }
      return false
    default: return false
    }
  }

  /// The class that a property is declared with, or made of.
  private func className(of variable: VariableDeclaration) -> String? {
    if let type = variable.type { return withoutGenerics(type.range) }
    if case .call(let call) = variable.initial?.kind, case .name(let name) = call.callee.kind {
      let word = spelling(name)
      return word.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } == true ? word : nil
    }
    return nil
  }
}
