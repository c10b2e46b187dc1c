import Language
import StatusBar

// Members that are misspelt: a chain with a slip in it reaches nothing, and must not pass for one
// that leaves the bar alone.
extension Resolver {
  /// `dark` where `.dark` is meant: the name is declared nowhere, and the type has such a case.
  func caseWithoutDot(
    _ value: Expression, _ expected: StaticType, _ scope: Scope
  ) -> Diagnostic? {
    guard case .name(let name) = value.kind, !isCompiled(scope.file),
      meaning(of: name, in: scope) == nil, declarations.variables[name] == nil,
      let known = expected.kind.cases.first(where: { $0 == "." + spelling(name) })
    else { return nil }
    return .misspelt(
      spelling(name), suggestion: known, at: scope.location(value.range))
  }

  /// A chain in a class that begins with a property's name, misspelt.
  func slip(ofOwn name: LocatedName, _ scope: Scope) -> Diagnostic? {
    guard name.name.word == nil, meaning(of: name.name, in: scope) == nil,
      !names.isCapitalized(name.name), !declarations.declaresMember(name.name),
      !appleMembers.contains(names.bytes(of: name.name)), let type = typeInfo(of: scope.owner)
    else { return nil }
    let own =
      declarations.family(of: type).flatMap { declarations[$0].variableOrder }
      + scope.locals.names
    return nearest(name.name, among: own.map { spelling($0) }, from: 5).map {
      .misspelt(spelling(name.name), suggestion: $0, at: scope.location(name.range))
    }
  }

  func declaredType(_ type: StaticType) -> Int? {
    guard case .named(let name) = type.kind else { return nil }
    return declarations.type(name)
  }

  func isApplicationType(_ base: Expression) -> Bool {
    base.typeName(names)?.word == .UIApplication
  }
}

// Objects of which no more is known.
extension Resolver {
  /// `true` iff an expression is one of several objects of which no more is known:
  /// `observers.forEach { $0.changed() }`.
  func isElement(_ base: Expression, _ scope: Scope) -> Bool {
    switch base.withoutOptionals.kind {
    case .subscripted: return true
    case .member(_, let name):
      return ["first", "last"].contains(spelling(name.name))
    case .name(let name):
      if names.bytes(of: name).first == UInt8(ascii: "$") { return true }
      if case .opaque(let path, nil) = meaning(of: name, in: scope) { return path == [name] }
      return false
    default: return false
    }
  }
}

// Calls and assignments that have no meaning in the model: harmless or opaque.
extension Resolver {
  /// `true` iff a value of a declared type is made by no code of the author's.
  func isPlainValue(_ name: Name) -> Bool {
    guard let type = declarations.type(name), declarations[type].initializers.isEmpty else {
      return false
    }
    return switch declarations[type].role {
    case .enumeration: true
    case .other: declarations[type].keyword == .struct
    case .view, .controller, .representable, .modifier, .observable, .visibilityState, .app: false
    }
  }

  /// `true` iff a bare name is one of Apple's functions or types.
  func isAppleName(_ name: Name) -> Bool {
    let bytes = names.bytes(of: name)
    return appleFunctions.contains(bytes) || appleTypes.contains(bytes)
      || ControllerClass(name.word) != nil || StaticType(typeWord: name.word).isKnown
  }

  /// `true` iff a name is a member that `self` inherits and that cannot concern the bar.
  func isInherited(_ name: Name, _ scope: Scope) -> Bool {
    guard isController(scope.owner) || isUIView(scope.owner) else { return false }
    return appleMembers.contains(names.bytes(of: name))
  }

  /// The function of Apple's that a name which is none is a slip of, or nil.
  func appleFunction(meantBy name: Name) -> String? {
    let written = names.bytes(of: name)
    // Of four letters many words are made.
    guard written.count >= 5, !isAppleName(name) else { return nil }
    return appleFunctions.first { EditDistance.isSlip(written, of: $0) }
  }

  func functionNames(_ scope: Scope) -> [String] {
    guard let type = typeInfo(of: scope.owner) else { return [] }
    return declarations.family(of: type).flatMap { declarations[$0].functionOrder }
      .map { spelling($0) }
  }

  /// The facts that a method of that name could decide on such a receiver, or nil.
  func facets(called name: Name, by call: Call, _ standing: Standing?) -> [UnknownFacets.Facet]? {
    guard let facets = BarMember.called(name.word) else { return nil }
    // UIKit's is `transition(from:to:…)`.
    if name.word == .transition, call.arguments.first?.label?.name.word != .from { return nil }
    switch standing {
    case .apple?: return nil
    case .window?, .controller?, .declared?, .unknown?, nil: return facets
    }
  }

  // MARK: - What is handed over

  /// `true` iff a call makes one of Apple's values of what is written: `CGRect(x: 0, y: 0)`.
  func isMadeOnly(_ call: Call, _ scope: Scope) -> Bool {
    guard let type = call.callee.typeName(names), declarations.type(type) == nil,
      !isControl(type)
    else { return false }
    return call.closures.isEmpty && call.arguments.allSatisfy { isPlain($0.value) }
  }

  private func isPlain(_ value: Expression) -> Bool {
    switch value.kind {
    case .number, .boolean, .nilLiteral, .implicitMember, .name: true
    case .string, .member: !mayAct(value)
    default: false
    }
  }

  /// `true` iff a name stands somewhere in a range.
  func mentions(_ name: Name, _ range: SourceRange, _ file: FileID) -> Bool {
    let (text, word) = (bytes(range, in: file), names.bytes(of: name))
    guard !word.isEmpty, text.count >= word.count else { return false }
    return (text.startIndex...(text.endIndex - word.count)).contains { start in
      text[start] == word[word.startIndex] && text[start...].starts(with: word)
    }
  }
}

// Assignments to places that the model does not know.
extension Resolver {
  /// `true` iff how something is presented is said of an object that this code makes itself, of a
  /// type that is declared elsewhere: it counts where that is presented, which is unknown then.
  func isUnshown(_ base: Expression, _ member: Name, _ scope: Scope) -> Bool {
    let isOfPresentation =
      member.word == .modalPresentationStyle
      || member.word == .modalPresentationCapturesStatusBarAppearance
    guard isOfPresentation, let name = base.ownName, !scope.locals.contains(name),
      let variable = variable(named: name, of: scope.owner)?.declaration, variable.isConstant,
      case .call(let call) = variable.initial?.kind, let type = call.callee.typeName(names)
    else { return false }
    return declarations.type(type) == nil && ControllerClass(type.word) == nil
  }

  /// `true` iff a type inherits from something that is not declared here.
  func hasForeignBase(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    return declarations[type].keyword == .class
      && declarations[type].inherited.contains { declarations.type($0.name) == nil }
  }

  /// `true` iff a value stands there as it is: `2`, `.dark`, `Mode.voice.rawValue`.
  private func standsAsItIs(_ value: Expression) -> Bool {
    if case .member = value.kind {
      return value.rootType(names).map { declarations.type($0) == nil } ?? false
    }
    if case .implicitMember = value.kind { return true }
    if case .string = value.kind { return true }
    return value.isNumberLiteral
  }

  /// The facts that an assignment to a member of that name could decide on such a receiver, or nil.
  func facets(
    assigned name: Name, _ value: Expression, _ standing: Standing
  ) -> [UnknownFacets.Facet]? {
    if let setting = ControllerSetting(name.word), standsAsItIs(value), !mayHave(setting, value) {
      return nil
    }
    if name.word == .isHidden {
      if case .window = standing { return UnknownFacets.Facet.allCases }
      return nil
    }
    guard let facets = BarMember.assigned(name.word) else { return nil }
    switch standing {
    case .apple(let type):
      return type?.word == .UINavigationBar && name.word == .barStyle ? facets : nil
    case .window, .controller, .declared, .unknown: return facets
    }
  }
}

// The one place where readings are turned into the program.
extension Resolver {
  func kinds(of reach: Reach) -> [Effect.Kind] {
    switch reach {
    case .nothing(let assumption): [.assume(assumption)]
    case .closures(let handlers, let input, let assumption):
      [.assume(assumption)] + handlers.map { .perhaps(input, $0) }
    case .facts(let facets, let input): [.obscure(facets, input)]
    }
  }
}

// Views and modifiers that have no meaning in the model: harmless or opaque.
extension Resolver {
  /// `true` iff an argument is a view, or makes one.
  func isShown(_ value: Expression, _ scope: Scope) -> Bool {
    if case .closure(let closure) = value.kind { return looksLikeViews(closure, scope) }
    return looksLikeDeclaredView(value, scope)
  }

  func closures(of call: Call) -> [Closure] {
    call.closures.map { $0.closure }
      + call.arguments.compactMap { argument in
        if case .closure(let closure) = argument.value.kind { closure } else { nil }
      }
  }
}

// What the app declares in files that a spec of it does not include.
extension Resolver {
  /// `true` iff a name is such a one, and nothing here.
  func isElsewhere(_ name: Name, _ scope: Scope) -> Bool {
    declarations.namesElsewhere.contains(name) && declarations.type(name) == nil
      && meaning(of: name, in: scope) == nil
  }

  /// Returns the name of such a one that a call asks: of the function, or of the type in front of
  /// it; nil where it asks for nothing of the kind.
  func nameElsewhere(calling name: Name, of base: Expression?, _ scope: Scope) -> Name? {
    if declarations.namesElsewhere.isEmpty { return nil }
    if isElsewhere(name, scope) { return name }
    guard let base else { return nil }
    let type = base.rootType(names) ?? typeName(ofValue: base, scope) ?? heldType(base, scope)
    return type.flatMap { isElsewhere($0, scope) ? $0 : nil }
  }

  /// The type of a property, as it is written or made.
  private func heldType(_ value: Expression, _ scope: Scope) -> Name? {
    let name: Name
    switch value.kind {
    case .name(let own): name = own
    case .member(let base, let member) where base.isSelf: name = member.name
    case .optionalChain(let inner), .forced(let inner): return heldType(inner, scope)
    default: return nil
    }
    guard let type = typeInfo(of: scope.owner), !scope.locals.contains(name) else { return nil }
    for level in declarations.lineage(of: type) {
      guard let variable = declarations[level].variables[name]?.declaration else { continue }
      return variable.type?.name ?? variable.initial?.rootType(names)
    }
    return nil
  }
}
