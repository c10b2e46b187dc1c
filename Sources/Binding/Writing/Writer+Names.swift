import Language
import StatusBar

// What `base.name` and `.name` yield.
extension Writer {
  mutating func bindSuper(
    _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard let property = ControllerProperty(name.name.word) else {
      return add(.input(input(unread: Expression(.hole, range), scope)), .unknown, at: range, scope)
    }
    // In what a class inherits `super` is of the class that declares that.
    let screen = scope.type.flatMap { resolver.declarations[$0].screen } ?? scope.screen
    return add(.superAnswer(property, in: screen), property.type, at: range, scope)
  }

  /// Chains that are known as a whole: `UIDevice.current.userInterfaceIdiom`.
  mutating func bindKnownMember(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    switch name.name.word {
    case .userInterfaceIdiom:
      return bindIdiom(at: range, scope)
    case .isStatusBarHidden, .statusBarStyle:
      let isApplication =
        base.lastName?.name.word == .shared
        && base.rootType(resolver.names)?.word == .UIApplication
      guard isApplication || base.withoutOptionals.lastName?.name.word == .statusBarManager else {
        return nil
      }
      let key: EnvironmentKey =
        name.name.word == .isStatusBarHidden ? .statusBarHidden : .statusBarStyle
      return add(.environment(key), key.type, at: range, scope)
    case .statusBarFrame:
      guard case .member(let application, let shared) = base.kind, shared.name.word == .shared,
        application.typeName(resolver.names)?.word == .UIApplication
      else { return nil }
      return add(.input(input(unread: Expression(.hole, range), scope)), .unknown, at: range, scope)
    default:
      return isAboutMac(name.name, of: base)
        ? add(.constant(.bool(false)), .bool, at: range, scope) : nil
    }
  }

  /// `ProcessInfo.processInfo.isiOSAppOnMac`, which is false on a phone and on an iPad.
  private func isAboutMac(_ name: Name, of base: Expression) -> Bool {
    let bytes = resolver.names.bytes(of: name)
    guard bytes.elementsEqual("isiOSAppOnMac".utf8) || bytes.elementsEqual("isMacCatalystApp".utf8)
    else { return false }
    return base.rootType(resolver.names).map { resolver.spelling($0) } == "ProcessInfo"
  }

  mutating func bindMember(
    of variable: Variable, _ type: StaticType, _ base: Expression, _ name: LocatedName,
    at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    if let size = scope.frame?.size, variable == .local(size.whole) {
      if name.name.word == .width { return side(size.width, at: range, scope) }
      if name.name.word == .height { return side(size.height, at: range, scope) }
    }
    let whole = add(.variable(variable), type, at: base.range, scope)
    switch (type.kind, name.name.word) {
    case (_, .wrappedValue): return whole
    case (.number, .y), (.number, .height), (.number, .contentOffset): return whole
    case (.number, .max), (.number, .min): break
    case (.number, .x), (.number, .width):
      return add(.constant(.number(0)), .number, at: range, scope)
    case (.text, _):
      if let member = bindMember(ofText: whole, name, at: range, scope) { return member }
    case (.controller, _): return bindProperty(name, of: whole, at: range, scope)
    case (.named, _) where resolver.holdsController(type):
      if let (slot, type) = heldSlot(name.name, of: whole) {
        return add(.stored(slot: slot, of: sure(whole, base, scope)), type, at: range, scope)
      }
      if ControllerProperty(name.name.word) != nil {
        return bindProperty(name, of: whole, at: range, scope)
      }
    default: break
    }
    if let member = bindValueProperty(name, of: whole, at: range, scope) { return member }
    remark(on: name, of: base, scope)
    let names = path(to: name, of: base, at: range, scope).filter { $0.word != .selfWord }
    let input = input(names, resolver.qualifier(type, scope), at: range, scope)
    declareType(of: input, name.name, memberOf: type)
    return add(.input(input), .unknown, at: range, scope)
  }

  /// A side of the size that UIKit passes; unknown where other code calls.
  private mutating func side(
    _ local: Int32, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    let given = add(.variable(.local(local)), .number, at: range, scope)
    return add(.coalesce(given, opaque(.number, at: range, scope)), .number, at: range, scope)
  }

  /// What a declared type says of the member that an input stands for.
  private mutating func declareType(of input: InputID, _ name: Name, memberOf type: StaticType) {
    guard case .named(let owner) = type.kind, let index = resolver.declarations.type(owner),
      let variable = resolver.declarations[index].variables[name]
    else { return }
    let declared = resolver.staticType(variable)
    if declared.kind != .unknown { inputs.declare(declared, of: input) }
  }

  /// The names that lead to a member; the whole text where something else than names does, as in
  /// `rows[0].isOn`, which is another one than `rows[1].isOn`.
  mutating func path(
    to name: LocatedName, of base: Expression, at range: SourceRange, _ scope: Scope
  ) -> [Name] {
    base.memberPath.map { $0 + [name.name] } ?? named(range, scope)
  }

  mutating func reportWrongCase(
    _ name: LocatedName, _ expected: StaticType, _ scope: Scope
  ) {
    let legal = expected.kind.cases
    report(
      .noSuchCase(
        resolver.spelling(name.name), of: expected.kind.spelling, legal: legal,
        suggestion: resolver.closest(to: name.name, among: legal), at: scope.location(name.range)))
  }
}

// What a bare name yields.
extension Writer {
  /// `YES`, `NO`, `True` and the like, which Swift has not; nil for any other name.
  mutating func truthOfObjectiveC(_ name: LocatedName, _ scope: Scope) -> FormulaID? {
    let written = Array(resolver.names.bytes(of: name.name))
    guard written.count < 6, !resolver.isCompiled(scope.file) else { return nil }
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
        resolver.spelling(name.name), meant: isYes ? "true" : "false",
        at: scope.location(name.range)))
    return add(.constant(.bool(isYes)), .bool, at: name.range, scope)
  }

  /// A name that is declared nowhere: a mistake, but in a class, which may inherit it from what is
  /// not written here, or have it from another file.
  mutating func bindUnknownName(
    _ name: LocatedName, _ scope: Scope
  ) -> FormulaID {
    let isApple = appleMembers.contains(resolver.names.bytes(of: name.name))
    guard resolver.mayBeElsewhere(scope), !resolver.isSlip(name.name, scope),
      isApple || !scope.isScenario
    else {
      reportUndeclared(name, scope)
      return opaque(at: name.range, scope)
    }
    return add(.input(inputElsewhere(name, scope)), .unknown, at: name.range, scope)
  }

  /// The input that a name stands for which is declared elsewhere.
  private mutating func inputElsewhere(_ name: LocatedName, _ scope: Scope) -> InputID {
    if !appleMembers.contains(resolver.names.bytes(of: name.name)) {
      note(
        .assumed, once: name, in: scope.file,
        "`\(resolver.spelling(name.name))` is not declared here; what it stands for is an input")
    }
    return input([name.name], resolver.screenName(scope.screen), at: name.range, scope)
  }

  /// The variable that such a name stands for where it is changed or handed on; nil for a name that
  /// has a meaning of its own, or is a mistake.
  mutating func variableElsewhere(
    _ name: LocatedName, _ scope: Scope
  ) -> Variable? {
    let known = name.name
    guard known.word == nil, !scope.isScenario, resolver.mayBeElsewhere(scope),
      !resolver.names.isCapitalized(known),
      resolver.names.bytes(of: known).first != UInt8(ascii: "$"),
      resolver.meaning(of: known, in: scope) == nil,
      resolver.computed(known, of: scope.owner) == nil,
      !resolver.declarations.declaresMember(known), !resolver.isAppleName(known),
      !appleMembers.contains(resolver.names.bytes(of: known)), !resolver.isSlip(known, scope)
    else { return nil }
    return variable(for: inputElsewhere(name, scope), at: name.range, scope)
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
  mutating func anonymousParameter(
    _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard let number = resolver.anonymousNumber(name.name) else { return nil }
    guard let frame = scope.frame, number < frame.anonymousCount else {
      return opaque(at: name.range, scope)
    }
    scope.frame?.usedAnonymousCount = max(frame.usedAnonymousCount, number + 1)
    return add(.variable(.local(number)), frame.anonymousType, at: name.range, scope)
  }

  /// `$name`, or `$object.member` by its path.
  mutating func bindBinding(_ name: LocatedName, _ scope: inout Scope) -> FormulaID {
    guard let variable = variable(bound: Expression(.binding(name.name), name.range), scope)
    else {
      if resolver.meaning(of: name.name, in: scope) == nil, resolver.isSlipOfOwn(name.name, scope) {
        let bare = SourceRange(name.range.start + 1, name.range.end)
        reportUndeclared(LocatedName(name.name, bare), scope)
      }
      return opaque(at: name.range, scope)
    }
    return add(.binding(variable.0), variable.1, at: name.range, scope)
  }

  mutating func reportUndeclared(_ name: LocatedName, _ scope: Scope) {
    var candidates = resolver.namesInScope(scope)
    // In a scenario a name may as well be a slip of what can be expected.
    if scope.isScenario {
      candidates += Word.facts.map { $0.spelling }
      if scope.owner == resolver.receivers.onTop { candidates += resolver.membersOfScreens }
    }
    let suggestion =
      resolver.closest(to: name.name, among: candidates)
      ?? (scope.isScenario && resolver.namesHiding(name.name) ? Word.hidden.spelling : nil)
    if resolver.declarations.unreadNames.contains(name.name) { return }
    if isOfTheWhole(name, suggestion: suggestion, scope) { return }
    report(
      .undeclared(
        resolver.spelling(name.name), suggestion: suggestion, input: resolver.inputInsertion(scope),
        at: scope.location(name.range)))
  }

  /// `true` iff a name is taken to be declared by those who include this file, which is noted: a
  /// slip of what is declared here is a mistake all the same.
  mutating func isOfTheWhole(
    _ name: LocatedName, suggestion: String?, _ scope: Scope
  ) -> Bool {
    guard resolver.declarations.isPart, suggestion == nil else { return false }
    note(
      .assumed, once: name, in: scope.file,
      "`\(resolver.spelling(name.name))` is not declared here; a file that "
        + "includes this one may declare it"
    )
    return true
  }
}
