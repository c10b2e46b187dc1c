import Language
import StatusBar

// What scenarios ask for.
extension Writer {
  /// Returns the text of a symbol, empty for one of another program.
  func text(_ symbol: Symbol) -> String {
    Int(symbol.index) < symbols.texts.count ? symbols.texts[Int(symbol.index)] : ""
  }

  /// Returns the input of that path: `session.isNight` is two names.
  func input(_ path: [Name]) -> InputID? { inputs.input(path) }
}

// Types, as far as they make for clear messages.
extension Writer {
  /// `true` iff a formula yields a view controller.
  func isController(_ formula: FormulaID) -> Bool { resolver.holdsController(type(of: formula)) }
}

// What the program does not say: inputs, by the path that names them.
extension Writer {
  /// Returns the input of a path, a new one if it was not met before.
  mutating func input(
    _ names: [Name], _ qualifier: Name?, at range: SourceRange, _ scope: Scope
  ) -> InputID {
    let path = InputPath(names: names.filter { $0.word != .selfWord }, qualifier: qualifier)
    // Statements inside one another are not searched once each.
    let varies =
      range.end - range.start > 200
      ? scope.locals.count > 0
      : resolver.names(in: range, of: scope.file).contains { scope.locals.contains($0) }
    if let known = inputs.known(path) {
      if varies { mark(known, scope) }
      return known
    }
    var text = ""
    for name in path.names { text += (text.isEmpty ? "" : ".") + resolver.spelling(name) }
    let input = program.add(
      Input(name: text, site: site(range, in: scope.file), isBoolean: false))
    if varies { mark(input, scope) }
    inputs.add(input, path)
    return input
  }

  /// Notes that an input may be another one for each value of a local.
  private mutating func mark(_ input: InputID, _ scope: Scope) {
    program[input].varies = true
    if scope.copies > 1 { program[input].isOfCopies = true }
  }

  /// Returns the input that stands for an expression that is not read, by its path or its text.
  mutating func input(unread expression: Expression, _ scope: Scope) -> InputID {
    let path = expression.memberPath ?? named(expression.range, scope)
    return input(path, nil, at: expression.range, scope)
  }

  /// Returns a formula of something that was not understood, and may be nil: nothing is known of
  /// it, unless a scenario says what the text stands for.
  mutating func opaque(
    _ type: StaticType = .unknown, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let input = input(named(range, scope), nil, at: range, scope)
    return add(.opaque(input, isThere: false), type, at: range, scope)
  }

  /// Returns a closure of which nothing is known; where code calls it, that is named.
  mutating func closureFromOutside(_ words: String, at range: SourceRange, _ scope: Scope)
    -> FormulaID
  {
    let input = input(named(range, scope), nil, at: range, scope)
    if program[input].calling == nil {
      program[input].calling = findings.assume(
        "`\(words)` is given from outside; assumed to leave the bar alone",
        at: scope.location(range))
    }
    return add(.opaque(input, isThere: false), StaticType(.closure), at: range, scope)
  }

  /// Returns a formula of something that is there: no more is known of it.
  mutating func something(
    _ type: StaticType = .unknown, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let input = input(named(range, scope), nil, at: range, scope)
    return add(.opaque(input, isThere: true), type, at: range, scope)
  }

  /// The text of a range as a name, for an input that has no better one.
  mutating func named(_ range: SourceRange, _ scope: Scope) -> [Name] {
    [intern(resolver.bytes(range, in: scope.file))]
  }

  /// Returns a formula of an input that is true or false.
  mutating func truthInput(
    _ names: [Name], at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let formula = add(.input(input(names, nil, at: range, scope)), .bool, at: range, scope)
    markBoolean(formula)
    return formula
  }

  /// Makes both values of an input worth trying.
  mutating func markBoolean(_ formula: FormulaID) {
    guard case .input(let input) = program[formula] else { return }
    program[input].isBoolean = true
    program.setType(of: formula, .bool)
  }

  /// `true` iff something in a formula is declared by nothing here, not even as an `input`.
  func comesFromElsewhere(_ formula: FormulaID) -> Bool {
    var seen: TableSet<FormulaID> = Table()
    return comesFromElsewhere(formula, &seen)
  }

  private func comesFromElsewhere(
    _ formula: FormulaID, _ seen: inout TableSet<FormulaID>
  ) -> Bool {
    guard seen.insert(formula) else { return false }
    return switch program[formula] {
    case .opaque: true
    case .input(let input): isUndeclared(input)
    case .variable(.app(let slot)): inputs.input(inSlot: slot).map { isUndeclared($0) } ?? false
    case .not(let operand), .negate(let operand), .isOfClass(let operand, _),
      .convert(_, let operand), .length(let operand), .forced(let operand),
      .property(_, let operand), .stored(_, let operand), .seen(_, let operand),
      .objectProperty(_, let operand),
      .inUse(_, let operand):
      comesFromElsewhere(operand, &seen)
    case .and(let a, let b), .or(let a, let b), .compare(_, let a, let b),
      .arithmetic(_, let a, let b), .coalesce(let a, let b), .each(_, let a, _, let b):
      comesFromElsewhere(a, &seen) || comesFromElsewhere(b, &seen)
    case .ternary(let condition, let a, let b), .reduce(let condition, let a, _, _, let b):
      [condition, a, b].contains { comesFromElsewhere($0, &seen) }
    case .choice(let cases, let otherwise):
      comesFromElsewhere(otherwise, &seen)
        || cases.contains {
          comesFromElsewhere($0.condition, &seen) || comesFromElsewhere($0.value, &seen)
        }
    case .apply(_, let arguments), .call(_, let arguments):
      arguments.contains { comesFromElsewhere($0, &seen) }
    // What the app itself holds, and what iOS says of it.
    case .constant, .variable(.own), .variable(.local), .binding, .environment, .thisController,
      .root, .superAnswer, .makeObject, .makeController, .window, .makeWindow, .closure, .available,
      .element, .end:
      false
    }
  }

  private func isUndeclared(_ input: InputID) -> Bool {
    guard let first = inputs.path(of: input)?.names.first else { return true }
    return !resolver.declarations.declaresInput(first)
  }

  /// Learns of which type an input is by what its value is used for.
  mutating func learn(_ type: StaticType, of formula: FormulaID) {
    var seen: TableSet<FormulaID> = Table()
    learn(type, of: formula, &seen)
  }

  /// Formulas share parts: each is learnt of once.
  private mutating func learn(
    _ type: StaticType, of formula: FormulaID, _ seen: inout TableSet<FormulaID>
  ) {
    switch type.kind {
    case .unknown, .nothing, .closure, .object, .controller, .window, .list, .set: return
    case .bool, .number, .text, .scheme, .visibility, .style, .animation, .sizeClass, .interposed,
      .scenePhase, .interfaceStyle, .idiom, .barStyle, .modalStyle, .tabMode, .displayMode, .named:
      break
    }
    switch program[formula] {
    case .input(let input): inputs.learn(type, of: input)
    case .variable(.app(let slot)):
      if let input = inputs.input(inSlot: slot) { inputs.learn(type, of: input) }
    case .not(let inner): learn(.bool, of: inner, &seen)
    case .forced(let inner): learn(type, of: inner, &seen)
    case .ternary(_, let first, let second), .coalesce(let first, let second):
      guard seen.insert(formula) else { return }
      learn(type, of: first, &seen)
      learn(type, of: second, &seen)
    case .constant, .variable, .binding, .isOfClass, .and, .or, .compare, .arithmetic, .negate,
      .convert, .length, .apply, .each, .reduce, .element, .end,
      .environment, .property, .stored, .seen, .thisController, .inUse, .root, .superAnswer,
      .objectProperty, .makeObject, .makeController, .window, .makeWindow, .closure, .call, .opaque,
      .available, .choice:
      return
    }
  }

  /// Returns a variable of the app that starts as an input and may be assigned to.
  mutating func variable(for input: InputID, at range: SourceRange, _ scope: Scope) -> Variable {
    if let slot = inputs.slot(of: input) { return .app(slot) }
    let name = symbol(Array(program[input].name.utf8))
    let initial = add(.input(input), .unknown, at: range, scope)
    let variable = add(
      Slot(
        name: name, kind: .state, initial: initial,
        site: site(range, in: scope.file)), to: .app)
    if case .app(let slot) = variable { inputs.setSlot(slot, of: input) }
    return variable
  }
}

// Names of types that nothing is, where one of nearly that name is declared or known.
extension Writer {
  /// Reports the name that a chain starts at, where it is a slip of a type's or a screen's; nil
  /// where it may be something that is declared elsewhere.
  mutating func refusesSlip(
    of base: Expression, _ scope: Scope
  ) -> Reading<[Effect]>? {
    guard !resolver.isCompiled(scope.file), let start = base.start,
      case .name(let name) = start.name.kind
    else { return nil }
    if let slip = slip(ofType: LocatedName(name, start.name.range), scope) { return refuse(slip) }
    guard let member = start.member, let shared = Vocabulary.shared(name.word),
      resolver.declarations.type(name) == nil, resolver.meaning(of: name, in: scope) == nil,
      resolver.nearest(member.name, among: [shared], from: 3) != nil
    else { return nil }
    return refuse(
      .misspelt(
        resolver.spelling(member.name), suggestion: shared, at: scope.location(member.range)))
  }

  /// Says what is wrong with the name of a type in a chain; nil for one that may be right.
  mutating func slip(ofType name: LocatedName, _ scope: Scope) -> Diagnostic? {
    guard !resolver.isCompiled(scope.file), resolver.names.isCapitalized(name.name),
      resolver.meaning(of: name.name, in: scope) == nil,
      !resolver.isKnownType(name.name)
    else { return nil }
    if scope.isScenario {
      let screens = resolver.directory.screenNames.map { resolver.spelling($0) }
      if let near = resolver.closest(to: name.name, among: screens) {
        return .undeclaredScreen(
          resolver.spelling(name.name), suggestion: near, legal: screens,
          at: scope.location(name.range))
      }
    }
    guard let near = misspeltType(name.name) else { return nil }
    return .misspelt(resolver.spelling(name.name), suggestion: near, at: scope.location(name.range))
  }

  /// Returns the type that a name is a slip of: a declared one, or one that matters to the bar.
  mutating func misspeltType(_ name: Name) -> String? {
    if let known = slips.type(name) { return known }
    let written = Array(resolver.names.bytes(of: name))
    let declared = resolver.declarations.types.map { resolver.spelling($0.name) }
    let near =
      resolver.misspelt(name, among: Vocabulary.types)
      ?? resolver.misspelt(
        name, among: declared.filter { !resolver.areAlike(written, Array($0.utf8)) })
      ?? resolver.appleTypeMeant(by: written)
    slips.keep(near, ofType: name)
    return near
  }
}

extension Expression {
  /// What a chain of members and calls starts at, and the first member behind it.
  fileprivate var start: (name: Expression, member: LocatedName?)? {
    switch kind {
    case .name: return (self, nil)
    case .member(let base, let member):
      guard let start = base.start else { return nil }
      return (start.name, start.member ?? member)
    case .call(let call): return call.callee.start
    case .optionalChain(let inner), .forced(let inner), .subscripted(let inner, _):
      return inner.start
    default: return nil
    }
  }
}
