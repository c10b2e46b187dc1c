import Language
import StatusBar

// What `base.name` and `.name` yield.
extension Binder {
  mutating func bindMember(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID {
    if case .name(let first) = base.kind {
      if first.word == .selfWord { return bindOwnMember(name, &scope) }
      if first.word == .super { return bindSuper(name, at: range, scope) }
    }
    if scope.isScenario, let value = bindFromScenario(base, name, at: range, &scope) {
      return value
    }
    if let object = bindReference(base, &scope) {
      return bindMember(ofReference: sure(object, base, scope), name, at: range, &scope)
    }
    if let value = bindKnownMember(base, name, at: range, scope) { return value }
    if let word = name.name.word, [.window, .windowScene, .keyWindow, .first].contains(word),
      let window = bindWindow(Expression(.member(base, name), range), scope)
    {
      return window
    }
    if let value = bindSidebarValue(base, name, at: range, &scope) { return value }
    if let count = bindChildCount(base, name, at: range, &scope) { return count }
    if let value = bindSurroundings(base, name, at: range, scope) { return value }
    if let end = bindController(Expression(.member(base, name), range), &scope) { return end }
    if let value = bindEnumeration(base, &scope),
      let member = bindMember(ofValue: value, name, at: range, scope)
    {
      return member
    }
    if let known = meaning(of: base, scope) {
      return bindMember(of: known, base, name, at: range, &scope)
    }
    if let type = base.typeName(names), meaning(of: type, in: scope) == nil {
      return bindStatic(type, name, at: range, expected, &scope)
    }
    if let controller = bindController(base, &scope) {
      if ControllerProperty(name.name.word) == nil { remark(on: name, of: base, scope) }
      return bindProperty(name, of: controller, at: range, scope)
    }
    return bindValueMember(base, name, at: range, &scope)
  }

  /// `Album.offset` of the living album, and the inputs that the program names by a path.
  private mutating func bindFromScenario(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    if let type = base.typeName(names), let index = declarations.type(type),
      declarations[index].screen == scope.screen, property(name.name, of: scope.owner) != nil
    {
      return bindOwnMember(name, &scope)
    }
    guard let front = base.memberPath, let input = input(front + [name.name]) else { return nil }
    let type = inputs.declaredType(of: input)
    if let slot = inputs.slot(of: input) {
      return add(.variable(.app(slot)), type, at: range, scope)
    }
    return add(.input(input), type, at: range, scope)
  }

  /// `self.name`: only what the owner has.
  private mutating func bindOwnMember(_ name: LocatedName, _ scope: inout Scope) -> FormulaID {
    let locals = scope.locals
    scope.locals = []
    defer { scope.locals = locals }
    return bindName(name, &scope)
  }

  private mutating func bindSuper(
    _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard let property = ControllerProperty(name.name.word) else {
      return add(.input(input(unread: Expression(.hole, range), scope)), .unknown, at: range, scope)
    }
    return add(.superAnswer(property, in: scope.screen), property.type, at: range, scope)
  }

  /// Chains that are known as a whole: `UIDevice.current.userInterfaceIdiom`.
  private mutating func bindKnownMember(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    switch name.name.word {
    case .userInterfaceIdiom:
      return opaque(StaticType(.idiom), at: range, scope)
    case .isStatusBarHidden, .statusBarStyle:
      let isApplication =
        base.lastName?.name.word == .shared
        && base.rootType(names)?.word == .UIApplication
      guard isApplication || base.withoutOptionals.lastName?.name.word == .statusBarManager else {
        return nil
      }
      let key: EnvironmentKey =
        name.name.word == .isStatusBarHidden ? .statusBarHidden : .statusBarStyle
      return add(.environment(key), key.type, at: range, scope)
    case .statusBarFrame:
      guard case .member(let application, let shared) = base.kind, shared.name.word == .shared,
        application.typeName(names)?.word == .UIApplication
      else { return nil }
      return add(.input(input(unread: Expression(.hole, range), scope)), .unknown, at: range, scope)
    default: return nil
    }
  }

  private mutating func bindMember(
    of meaning: Meaning, _ base: Expression, _ name: LocatedName, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    switch meaning {
    case .object(let object):
      guard let property = ObjectProperty(name.name.word) else {
        if name.name.word == .wrappedValue { return object }
        report(
          .noSuchMember(
            spelling(name.name), of: "StatusBarVisibleState",
            legal: ObjectProperty.allCases.map { $0.spelling }, at: scope.location(name.range)))
        return opaque(at: range, scope)
      }
      return add(.objectProperty(property, of: object), .bool, at: range, scope)
    case .bundle(let owner): return bindMember(ofBundle: owner, name, at: range, scope)
    case .presentationMode:
      return add(.environment(.isPresented), .bool, at: range, scope)
    case .opaque(let names, let qualifier):
      return add(
        .input(input(names + [name.name], qualifier, at: range, scope)), .unknown, at: range,
        scope)
    case .variable(let variable, let type):
      return bindMember(of: variable, type, base, name, at: range, scope)
    case .value(let formula):
      if let (slot, type) = heldSlot(name.name, of: formula) {
        return add(.stored(slot: slot, of: sure(formula, base, scope)), type, at: range, scope)
      }
      if let member = bindMember(ofText: formula, name, at: range, scope) { return member }
      if let member = bindValueProperty(name, of: formula, at: range, scope) { return member }
      if isController(formula) { return bindProperty(name, of: formula, at: range, scope) }
      return bindValueMember(base, name, at: range, &scope)
    case .content, .closure, .dismissAction, .draft, .window, .anything:
      return opaque(at: range, scope)
    }
  }

  private mutating func bindMember(
    ofBundle owner: Int, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    if let property = property(name.name, of: owner) {
      var inner = scope
      inner.locals = [Locals.Local(name.name, property)]
      return ifThere(
        owner, bindName(LocatedName(name.name, range), &inner), at: range, scope)
    }
    if let value = bindComputed(name, of: owner, scope) {
      return ifThere(owner, value, at: range, scope)
    }
    let type = typeInfo(of: owner).map { spelling(declarations[$0].name) } ?? ""
    let legal = receivers[owner].properties.keys.map { spelling($0) }.sorted()
    report(
      .noSuchMember(
        spelling(name.name), of: type, legal: legal, at: scope.location(name.range)))
    return opaque(at: range, scope)
  }

  private mutating func bindMember(
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
    case (.named, _) where holdsController(type):
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
    let input = input(names, qualifier(type, scope), at: range, scope)
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
    guard case .named(let owner) = type.kind, let index = declarations.type(owner),
      let variable = declarations[index].variables[name]
    else { return }
    let declared = staticType(variable)
    if declared.kind != .unknown { inputs.declare(declared, of: input) }
  }

  private mutating func bindValueMember(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    switch name.name.word {
    case .y, .wrappedValue, .height:
      let inner = bindFormula(base, expecting: .unknown, &scope)
      if type(of: inner).kind == .number || name.name.word == .wrappedValue { return inner }
    default:
      if family(of: valueType(of: base, scope)) != nil {
        let inner = bindFormula(base, expecting: .unknown, &scope)
        if let member = bindMember(ofText: inner, name, at: range, scope) { return member }
        if let member = bindValueProperty(name, of: inner, at: range, scope) { return member }
      } else {
        act(onTheWayTo: base, &scope)
      }
    }
    remark(on: name, of: base, scope)
    let input = input(path(to: name, of: base, at: range, scope), nil, at: range, scope)
    return add(.input(input), .unknown, at: range, scope)
  }

  /// The names that lead to a member; the whole text where something else than names does, as in
  /// `rows[0].isOn`, which is another one than `rows[1].isOn`.
  private mutating func path(
    to name: LocatedName, of base: Expression, at range: SourceRange, _ scope: Scope
  ) -> [Name] {
    base.memberPath.map { $0 + [name.name] } ?? named(range, scope)
  }

  /// By which two inputs of the same path differ: the type, or else the screen.
  func qualifier(_ type: StaticType, _ scope: Scope) -> Name? {
    if case .named(let name) = type.kind { return name }
    return screenName(scope.screen)
  }

  func screenName(_ screen: ScreenID) -> Name? {
    declarations.types.first { $0.screen == screen }?.name
  }

  /// `Type.name`
  mutating func bindStatic(
    _ type: Name, _ name: LocatedName, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID {
    let type = type.word == .selfType ? typeName(of: scope.owner) ?? type : type
    if let all = bindAllCases(of: type, name, at: range, scope) { return all }
    if let value = bindInheritedStatic(type, name, at: range, expected, &scope) { return value }
    if let index = declarations.type(type) {
      if let owner = receivers.statics(of: index), let known = property(name.name, of: owner) {
        // A view is not told that it changes: when it is read again is unknown.
        if isView(scope.owner) { return opaque(at: range, scope) }
        return bindMeaning(known, name, scope)
      }
      if name.name.word == .shared, declarations[index].role == .observable {
        return opaque(at: range, scope)
      }
      if let variable = declarations[index].staticVariable(name.name) {
        return bindStatic(variable, of: index, name, at: range, scope)
      }
    }
    let known = numberType(type).map { StaticType($0) } ?? StaticType(typeWord: type.word)
    if let value = bound(name.name.word, of: known.number) {
      return add(.constant(value), known, at: range, scope)
    }
    if let slip = slip(ofType: LocatedName(type, range.first(type, names)), scope) {
      report(slip)
      return opaque(at: range, scope)
    }
    if known.kind == .unknown, declarations.type(type) == nil {
      // A case, where one of that type is asked for; else it may be anything.
      if expected.kind != .named(type) {
        let input = input([type, name.name], nil, at: range, scope)
        return add(.input(input), expected, at: range, scope)
      }
    }
    return bindImplicit(name, known.kind == .unknown ? StaticType(.named(type)) : known, scope)
  }

  /// `.name` where a type is expected.
  mutating func bindImplicit(
    _ name: LocatedName, _ expected: StaticType, _ scope: Scope
  ) -> FormulaID {
    let word = name.name.word
    let value: Value?
    switch expected.kind {
    case .number where word == .zero: value = .number(0)
    case .number where bound(word, of: expected.number) != nil:
      value = bound(word, of: expected.number)
    case .number:
      // `.infinity`, `.pi` and the like: a number that is not read.
      guard nearest(name.name, among: ["zero"], from: 3) != nil else {
        return opaque(.number, at: name.range, scope)
      }
      report(
        .noSuchCase(
          spelling(name.name), of: "a number", legal: [], suggestion: ".zero",
          at: scope.location(name.range)))
      return opaque(.number, at: name.range, scope)
    case .scheme, .interfaceStyle: value = InterfaceStyle(word).map { .scheme($0) }
    case .visibility: value = BarVisibility(word).map { .visibility($0) }
    case .style: value = StatusBarStyle(word).map { .style($0) }
    case .animation: value = UpdateAnimation(word).map { .animation($0) }
    case .sizeClass: value = SizeClass(word).map { .sizeClass($0) }
    case .interposed: value = Interposed(word).map { .interposed($0) }
    case .scenePhase: value = ScenePhase(word).map { .scenePhase($0) }
    case .modalStyle: value = PresentationStyle(word).map { .presentation($0) }
    case .tabMode, .displayMode, .barStyle:
      let isCase = expected.kind.cases.contains("." + spelling(name.name))
      value = isCase ? .enumCase(symbol(name.name)) : nil
    case .unknown, .bool, .text, .controller, .object, .window, .idiom, .nothing, .closure, .named,
      .list, .set:
      return bindEnumCase(name, expected, scope)
    }
    if let value {
      let type = StaticType(expected.kind, number: expected.number)
      return add(.constant(value), type, at: name.range, scope)
    }
    if word == .noneWord || word == .unspecified {
      return add(.constant(.none), StaticType(.nothing), at: name.range, scope)
    }
    reportWrongCase(name, expected, scope)
    return opaque(at: name.range, scope)
  }

  private mutating func bindEnumCase(
    _ name: LocatedName, _ expected: StaticType, _ scope: Scope
  ) -> FormulaID {
    if name.name.word == .noneWord, expected.isOptional {
      return add(.constant(.none), StaticType(.nothing), at: name.range, scope)
    }
    if case .named(let type) = expected.kind, let index = declarations.type(type),
      declarations[index].staticVariable(name.name)?.declaration.isStatic == true
    {
      var inner = scope
      return bindStatic(type, name, at: name.range, expected, &inner)
    }
    if name.name.word == .zero, expected.kind == .unknown {
      return add(.constant(.number(0)), .number, at: name.range, scope)
    }
    if expected.kind == .bool {
      report(.notATruth("`.\(spelling(name.name))`", at: scope.location(name.range)))
      return opaque(at: name.range, scope)
    }
    if let legal = missingCase(name.name, of: expected) {
      // An optional chain does not say that it may be nil.
      if name.name.word == .noneWord {
        return add(.constant(.none), StaticType(.nothing), at: name.range, scope)
      }
      report(
        .noSuchCase(
          spelling(name.name), of: "a case of \(shown(expected))", legal: legal,
          suggestion: closest(to: name.name, among: legal), at: scope.location(name.range)))
      return opaque(at: name.range, scope)
    }
    let value = Value.enumCase(symbol(name.name))
    return add(.constant(value), expected, at: name.range, scope)
  }

  private mutating func reportWrongCase(
    _ name: LocatedName, _ expected: StaticType, _ scope: Scope
  ) {
    let legal = expected.kind.cases
    report(
      .noSuchCase(
        spelling(name.name), of: expected.kind.spelling, legal: legal,
        suggestion: closest(to: name.name, among: legal), at: scope.location(name.range)))
  }
}

extension SourceRange {
  /// The part of a chain that the name takes which it starts with.
  fileprivate func first(_ name: Name, _ names: NameTable) -> SourceRange {
    SourceRange(start, min(end, start + UInt32(names.bytes(of: name).count)))
  }
}
