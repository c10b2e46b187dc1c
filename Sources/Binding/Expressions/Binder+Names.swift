import Language
import StatusBar

// What a bare name yields.
extension Binder {
  mutating func bindName(_ name: LocatedName, _ scope: inout Scope) -> FormulaID {
    if let lazy = bindLazy(name, scope) { return lazy }
    if let known = meaning(of: name.name, in: scope) { return bindMeaning(known, name, scope) }
    if let value = scope.selfValue {
      if name.name.word == .selfWord { return value }
      if let member = bindMember(ofValue: value, name, at: name.range, scope) { return member }
    }
    if let value = bindActingComputed(name, &scope) { return value }
    if let value = bindComputed(name, &scope) { return value }
    if name.name.word == .selfWord {
      return add(.thisController, StaticType(.controller), at: name.range, scope)
    }
    if let anonymous = anonymousParameter(name, &scope) { return anonymous }
    if isController(scope.owner), let property = ControllerProperty(name.name.word) {
      let this = add(.thisController, StaticType(.controller), at: name.range, scope)
      return add(.property(property, of: this), property.type, at: name.range, scope)
    }
    if isController(scope.owner), name.name.word == .traitCollection {
      return add(.thisController, StaticType(.controller), at: name.range, scope)
    }
    if let global = declarations.variables[name.name] {
      return bindGlobal(global, name, scope)
    }
    if let truth = truthOfObjectiveC(name, scope) { return truth }
    if isKnownElsewhere(name.name, scope) { return something(at: name.range, scope) }
    return bindUnknownName(name, scope)
  }

  /// `YES`, `NO`, `True` and the like, which Swift has not; nil for any other name.
  private mutating func truthOfObjectiveC(_ name: LocatedName, _ scope: Scope) -> FormulaID? {
    let written = Array(names.bytes(of: name.name))
    guard written.count < 6, !isCompiled(scope.file) else { return nil }
    func isOne(of words: [StaticString]) -> Bool {
      words.contains { word in
        written.elementsEqual(
          UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
      }
    }
    let isYes = isOne(of: ["YES", "True", "TRUE"])
    guard isYes || isOne(of: ["NO", "False", "FALSE"]) else { return nil }
    report(
      .objectiveCTruth(
        spelling(name.name), meant: isYes ? "true" : "false", at: scope.location(name.range)))
    return add(.constant(.bool(isYes)), .bool, at: name.range, scope)
  }

  /// A name that is declared nowhere: a mistake, but in a class, which may inherit it from what is
  /// not written here, or have it from another file.
  private mutating func bindUnknownName(
    _ name: LocatedName, _ scope: Scope
  ) -> FormulaID {
    let isApple = appleMembers.contains(names.bytes(of: name.name))
    guard mayBeElsewhere(scope), !isSlip(name.name, scope), isApple || !scope.isScenario else {
      reportUndeclared(name, scope)
      return opaque(at: name.range, scope)
    }
    return add(.input(inputElsewhere(name, scope)), .unknown, at: name.range, scope)
  }

  /// `true` iff a name that the file does not declare may be inherited, or stand in an extension in
  /// another file.
  func mayBeElsewhere(_ scope: Scope) -> Bool {
    isCompiled(scope.file) || declarations.isPart || isController(scope.owner)
      || isUIView(scope.owner)
      || hasForeignBase(scope.owner) || isPasted(scope.owner)
  }

  /// The input that a name stands for which is declared elsewhere.
  private mutating func inputElsewhere(_ name: LocatedName, _ scope: Scope) -> InputID {
    if !appleMembers.contains(names.bytes(of: name.name)) {
      note(
        .assumed, once: name, in: scope.file,
        "`\(spelling(name.name))` is not declared here; what it stands for is an input")
    }
    return input([name.name], screenName(scope.screen), at: name.range, scope)
  }

  /// The variable that such a name stands for where it is changed or handed on; nil for a name that
  /// has a meaning of its own, or is a mistake.
  mutating func variableElsewhere(
    _ name: LocatedName, _ scope: Scope
  ) -> Variable? {
    let known = name.name
    guard known.word == nil, !scope.isScenario, mayBeElsewhere(scope),
      !names.isCapitalized(known), names.bytes(of: known).first != UInt8(ascii: "$"),
      meaning(of: known, in: scope) == nil, computed(known, of: scope.owner) == nil,
      !declarations.declaresMember(known), !isAppleName(known),
      !appleMembers.contains(names.bytes(of: known)), !isSlip(known, scope)
    else { return nil }
    return variable(for: inputElsewhere(name, scope), at: name.range, scope)
  }

  /// `true` iff an owner is a type of Swift's, of which an extension may stand in another file.
  func isPasted(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    switch declarations[type].keyword {
    case .struct, .class, .enum, .actor, .extension:
      // The app's own block is ours, unless Swift's stands behind it.
      return type != declarations.appType || declarations.hasSwiftApp
    case .protocol, .screen, .container: return false
    }
  }

  /// `true` iff a name is a slip of one that could stand in its place.
  func isSlip(_ name: Name, _ scope: Scope) -> Bool {
    if isCompiled(scope.file) { return false }
    return closest(to: name, among: namesInScope(scope) + answerNames) != nil
  }

  /// `true` iff a name is one letter off from one that is in reach, and nothing of Apple's.
  func isSlipOfOwn(_ name: Name, _ scope: Scope) -> Bool {
    if name.word != nil || isCompiled(scope.file)
      || appleMembers.contains(names.bytes(of: name))
    {
      return false
    }
    let written = Array(names.bytes(of: name))
    let own = namesInScope(scope).filter { !areAlike(written, Array($0.utf8)) }
    return nearest(name, among: own, from: 3) != nil
  }

  private var answerNames: [String] { Vocabulary.answers.map { $0.spelling } }

  /// `true` iff a name is a type, a function, a module: something that is there.
  private func isKnownElsewhere(_ name: Name, _ scope: Scope) -> Bool {
    if let type = typeInfo(of: scope.owner), declarations[type].functions[name] != nil {
      return true
    }
    if declarations.functions[name] != nil || declarations.type(name) != nil { return true }
    return names.isCapitalized(name)
  }

  mutating func bindMeaning(
    _ meaning: Meaning, _ name: LocatedName, _ scope: Scope
  ) -> FormulaID {
    switch meaning {
    case .variable(let variable, let type):
      let value = add(.variable(variable), type, at: name.range, scope)
      return shown(variable, value, at: name.range, scope)
    case .value(let formula), .object(let formula): return formula
    case .opaque(let names, let qualifier):
      let input = input(names, qualifier, at: name.range, scope)
      let type = inputs.declaredType(of: input)
      if names.count == 1, scope.present.contains(names[0]) {
        return add(.opaque(input, isThere: true), type, at: name.range, scope)
      }
      return add(.input(input), type, at: name.range, scope)
    case .presentationMode:
      return add(.environment(.isPresented), .bool, at: name.range, scope)
    case .draft(let draft): return make(draft, at: name.range, scope)
    case .bundle(let owner):
      return ifThere(owner, something(at: name.range, scope), at: name.range, scope)
    case .window(let target):
      return add(.window(target), StaticType(.window, isOptional: true), at: name.range, scope)
    case .content, .closure, .dismissAction, .anything:
      return something(at: name.range, scope)
    }
  }

  /// `$0`, `$1` in a closure without named parameters.
  private mutating func anonymousParameter(
    _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard let number = anonymousNumber(name.name) else { return nil }
    guard let frame = scope.frame, number < frame.anonymousCount else {
      return opaque(at: name.range, scope)
    }
    scope.frame?.usedAnonymousCount = max(frame.usedAnonymousCount, number + 1)
    return add(.variable(.local(number)), frame.anonymousType, at: name.range, scope)
  }

  /// The number of `$0`, or nil for another name.
  func anonymousNumber(_ name: Name) -> Int32? {
    let text = names.bytes(of: name)
    guard text.count == 2, text.first == UInt8(ascii: "$"), let digit = text.last,
      digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9")
    else { return nil }
    return Int32(digit - UInt8(ascii: "0"))
  }

  private mutating func bindGlobal(
    _ global: LocatedVariable, _ name: LocatedName, _ scope: Scope
  ) -> FormulaID {
    let place = Location(global.file, global.declaration.name.range)
    guard enter(place, at: scope.location(name.range)) else {
      return opaque(at: name.range, scope)
    }
    defer { leave() }
    var inner = Scope(file: global.file, screen: .app, owner: 0)
    if let getter = global.declaration.getter {
      return bindValue(
        getter, expecting: staticType(global.declaration.type), &inner, at: name.range)
    }
    guard let initial = global.declaration.initial else {
      if global.declaration.startsWithNil {
        let type = staticType(global.declaration.type)
        return add(.constant(.none), type, at: name.range, scope)
      }
      return opaque(at: name.range, scope)
    }
    return bindFormula(initial, expecting: staticType(global.declaration.type), &inner)
  }

  /// Reads a getter of the owner, or of the app, in the place where its name stands.
  private mutating func bindComputed(
    _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    if let value = bindComputed(name, of: scope.owner, scope) { return value }
    return scope.owner == 0 ? nil : bindComputed(name, of: 0, scope)
  }

  /// Reads a getter of an owner in the place where its name stands.
  mutating func bindComputed(
    _ name: LocatedName, of owner: Int, _ scope: Scope
  ) -> FormulaID? {
    let own =
      owner == scope.owner
      ? declarations.owner(of: name.name, inTextOf: textType(of: scope)) : nil
    guard
      let found = own.map({ computed(name.name, ofType: $0) }) ?? computed(name.name, of: owner)
    else { return nil }
    guard enter(Location(found.file, found.place), at: scope.location(name.range)) else {
      return opaque(at: name.range, scope)
    }
    defer { leave() }
    var inner = Scope(file: found.file, screen: scope.screen, owner: owner)
    inner.type = found.declaringType
    inner.frame = nil
    return bindValue(found.getter, expecting: found.type, &inner, at: name.range)
  }

  /// A getter or a definition that is not the answer to a question about the bar.
  struct Computed {
    /// The type that declares it.
    var declaringType: Int
    var file: FileID
    var place: SourceRange
    var type: StaticType
    var getter: [Statement]
  }

  /// Returns the getter of that name of an owner, of its superclasses or of their
  /// protocols.
  func computed(_ name: Name, of owner: Int) -> Computed? {
    typeInfo(of: owner).flatMap { computed(name, ofType: $0) }
  }

  /// The same of a type.
  func computed(_ name: Name, ofType type: Int) -> Computed? {
    for type in declarations.family(of: type) {
      let info = declarations[type]
      if let variable = info.variables[name], let getter = variable.declaration.getter {
        return Computed(
          declaringType: type, file: variable.file, place: variable.declaration.name.range,
          type: staticType(variable.declaration.type), getter: getter)
      }
      if let definition = info.definitions[name], definesGetter(name, of: type) {
        return Computed(
          declaringType: type, file: definition.file, place: definition.name.range, type: .unknown,
          getter: [Statement(.expression(definition.value), definition.value.range)])
      }
    }
    return nil
  }

  /// `true` iff `name = value` in a class answers a question rather than stores a value.
  func definesGetter(_ name: Name, of type: Int) -> Bool {
    guard case .controller = declarations[type].role else { return false }
    return ControllerProperty(name.word) != nil
  }

  /// Returns the index of the type of an owner.
  func typeInfo(of owner: Int) -> Int? {
    receivers.type(of: owner)
  }

  /// `true` iff `self` is a view controller there.
  func isController(_ owner: Int) -> Bool {
    guard let type = typeInfo(of: owner) else { return false }
    if case .controller = declarations[type].role { return true }
    return false
  }

  /// Begins to bind a declaration in the place of its use; `false` if it uses itself.
  mutating func enter(_ declaration: Location, at use: Location) -> Bool {
    switch expansion.enter(declaration) {
    case .entered: return true
    case .usesItself: report(.usesItself(at: use, declaration: declaration))
    case .overLimit(isFirst: true):
      report(.usedTooOften(limit: Expansion.limit, at: use, declaration: declaration))
    case .overLimit(isFirst: false): break
    }
    return false
  }

  /// Ends what `enter` began.
  mutating func leave() { expansion.leave() }

  /// `$name`, or `$object.member` by its path.
  mutating func bindBinding(_ name: LocatedName, _ scope: inout Scope) -> FormulaID {
    guard let variable = variable(bound: Expression(.binding(name.name), name.range), scope)
    else {
      if meaning(of: name.name, in: scope) == nil, isSlipOfOwn(name.name, scope) {
        let bare = SourceRange(name.range.start + 1, name.range.end)
        reportUndeclared(LocatedName(name.name, bare), scope)
      }
      return opaque(at: name.range, scope)
    }
    return add(.binding(variable.0), variable.1, at: name.range, scope)
  }

  mutating func reportUndeclared(_ name: LocatedName, _ scope: Scope) {
    var candidates = namesInScope(scope)
    // In a scenario a name may as well be a slip of what can be expected.
    if scope.isScenario {
      candidates += Word.facts.map { $0.spelling }
      if scope.owner == receivers.onTop { candidates += membersOfScreens }
    }
    let suggestion =
      closest(to: name.name, among: candidates)
      ?? (scope.isScenario && namesHiding(name.name) ? Word.hidden.spelling : nil)
    if declarations.unreadNames.contains(name.name) { return }
    if isOfTheWhole(name, suggestion: suggestion, scope) { return }
    report(
      .undeclared(
        spelling(name.name), suggestion: suggestion, input: inputInsertion(scope),
        at: scope.location(name.range)))
  }

  /// `true` iff Apple calls by a name what a scenario calls `hidden`.
  private func namesHiding(_ name: Name) -> Bool {
    switch name.word {
    case .statusBarHidden, .isStatusBarHidden, .prefersStatusBarHidden: true
    default: false
    }
  }

  /// `true` iff a name is taken to be declared by those who include this file, which is noted: a
  /// slip of what is declared here is a mistake all the same.
  mutating func isOfTheWhole(
    _ name: LocatedName, suggestion: String?, _ scope: Scope
  ) -> Bool {
    guard declarations.isPart, suggestion == nil else { return false }
    note(
      .assumed, once: name, in: scope.file,
      "`\(spelling(name.name))` is not declared here; a file that includes this one may declare it")
    return true
  }

  /// The names that a value may be given by, in a stable order.
  private func namesInScope(_ scope: Scope) -> [String] {
    var names = scope.locals.names
    for owner in [scope.owner, 0] where owner < receivers.count {
      names += receivers[owner].properties.keys
      if let type = receivers[owner].type { names += declarations[type].variableOrder }
    }
    // So many a machine wrote, which makes no slips; each would be compared with each.
    return names.count > 500 ? [] : Set(names).map { spelling($0) }.sorted()
  }

  /// What the screens of the file declare, each name once.
  private var membersOfScreens: [String] {
    let types = declarations.types.filter { $0.screen != nil }
    return Set(types.flatMap { $0.variableOrder + $0.definitionOrder + $0.functionOrder })
      .map { spelling($0) }.sorted()
  }

  /// Where `input name` can be inserted: at the first line of the app, if there is one.
  private func inputInsertion(_ scope: Scope) -> Location? {
    guard let name = declarations.app?.location else { return nil }
    let text = bytes(SourceRange(name.range.end, name.range.end + 200), in: name.file)
    guard let brace = text.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let offset = name.range.end + UInt32(brace) + 1
    return Location(name.file, SourceRange(offset, offset))
  }
}
