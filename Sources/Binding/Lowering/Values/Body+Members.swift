import Language
import StatusBar

// What `base.name` and `.name` yield.
extension Body {
  mutating func bindMember(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID {
    if case .name(let first) = base.kind {
      if first.word == .selfWord { return bindOwnMember(name, &scope) }
      if first.word == .super { return writer.bindSuper(name, at: range, scope) }
    }
    if scope.isScenario, let value = bindFromScenario(base, name, at: range, &scope) {
      return value
    }
    if let state = bindMadeBinding(base, name, at: range, scope) { return state }
    if name.name.word == .selfWord {
      // `Theme.self` is the type, `theme.self` is the value.
      return base.typeName(writer.resolver.names) == nil
        ? bindFormula(base, expecting: expected, &scope) : writer.opaque(at: range, scope)
    }
    if let option = bindLaunchOption(base, name, at: range, &scope) { return option }
    if let held = bindHeldMember(base, name, at: range, &scope) { return held }
    if let value = writer.bindKnownMember(base, name, at: range, scope) { return value }
    if let word = name.name.word, [.window, .windowScene, .keyWindow, .first].contains(word),
      let window = writer.bindWindow(Expression(.member(base, name), range), scope)
    {
      return window
    }
    if let value = bindSidebarValue(base, name, at: range, &scope) { return value }
    if let count = bindChildCount(base, name, at: range, &scope) { return count }
    if let value = writer.bindSurroundings(base, name, at: range, scope) { return value }
    if let end = bindController(Expression(.member(base, name), range), &scope) { return end }
    if let made = bindMade(byController: base, name, nil, at: range, &scope) { return made }
    if let value = bindEnumeration(base, &scope),
      let member = bindMember(ofValue: value, name, at: range, scope)
    {
      return member
    }
    if let value = bindMember(ofAppleValue: base, name, at: range, &scope) { return value }
    if let known = bindStoryboardValue(Expression(.member(base, name), range), &scope) {
      return known
    }
    if let known = writer.meaning(of: base, scope) {
      // A view is not told that it changes: when it is read again is unknown.
      if writer.resolver.isView(scope.owner), writer.resolver.isStatic(base, scope) {
        return writer.opaque(at: range, scope)
      }
      return bindMember(of: known, base, name, at: range, &scope)
    }
    if let type = base.typeName(writer.resolver.names),
      writer.resolver.meaning(of: type, in: scope) == nil
    {
      return bindStatic(type, name, at: range, expected, &scope)
    }
    if let controller = bindController(base, &scope) {
      if ControllerProperty(name.name.word) == nil { writer.remark(on: name, of: base, scope) }
      return writer.bindProperty(name, of: controller, at: range, scope)
    }
    if let owner = structValue(base, &scope) {
      return bindMember(ofBundle: owner, name, at: range, &scope)
    }
    return bindValueMember(base, name, at: range, &scope)
  }

  /// `shown.wrappedValue`, of a binding that code makes of a state; nil for anything else.
  private mutating func bindMadeBinding(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: Scope
  ) -> FormulaID? {
    guard name.name.word == .wrappedValue, let made = writer.stateBinding(base, scope),
      case .binding(let held) = made.state.kind
    else { return nil }
    var inner = made.scope
    let written = Expression(.name(held), made.state.range)
    let state = bindFormula(written, expecting: .unknown, &inner)
    guard made.isPresence else { return state }
    let none = writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
    return writer.add(.compare(.notEqual, state, none), .bool, at: range, scope)
  }

  /// A member of an object, or of a struct that an object holds; nil for anything else.
  private mutating func bindHeldMember(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    if let object = bindReference(base, &scope) {
      return bindMember(ofReference: writer.sure(object, base, scope), name, at: range, &scope)
    }
    return heldPart(base, name, &scope).map {
      writer.add(.stored(slot: $0.slot, of: $0.owner), $0.type, at: range, scope)
    }
  }

  /// `Album.offset` of the living album, and the inputs that the program names by a path.
  private mutating func bindFromScenario(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID? {
    if let type = base.typeName(writer.resolver.names),
      let index = writer.resolver.declarations.type(type),
      writer.resolver.declarations[index].screen == scope.screen,
      writer.resolver.property(name.name, of: scope.owner) != nil
    {
      return bindOwnMember(name, &scope)
    }
    guard let front = base.memberPath, let input = writer.input(front + [name.name]) else {
      return nil
    }
    let type = writer.inputs.declaredType(of: input)
    if let slot = writer.inputs.slot(of: input) {
      return writer.add(.variable(.app(slot)), type, at: range, scope)
    }
    return writer.add(.input(input), type, at: range, scope)
  }

  /// `self.name`: only what the owner has.
  private mutating func bindOwnMember(_ name: LocatedName, _ scope: inout Scope) -> FormulaID {
    let locals = scope.locals
    scope.locals = []
    defer { scope.locals = locals }
    return bindName(name, &scope)
  }

  private mutating func bindMember(
    of meaning: Meaning, _ base: Expression, _ name: LocatedName, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    switch meaning {
    case .object(let object):
      guard let property = ObjectProperty(name.name.word) else {
        if name.name.word == .wrappedValue { return object }
        writer.report(
          .noSuchMember(
            writer.resolver.spelling(name.name), of: "StatusBarVisibleState",
            legal: ObjectProperty.allCases.map { $0.spelling }, at: scope.location(name.range)))
        return writer.opaque(at: range, scope)
      }
      return writer.add(.objectProperty(property, of: object), .bool, at: range, scope)
    case .bundle(let owner): return bindMember(ofBundle: owner, name, at: range, &scope)
    case .presentationMode:
      return writer.add(.environment(.isPresented), .bool, at: range, scope)
    case .opaque(let names, let qualifier):
      return writer.add(
        .input(writer.input(names + [name.name], qualifier, at: range, scope)), .unknown, at: range,
        scope)
    case .variable(let variable, let type):
      return writer.bindMember(of: variable, type, base, name, at: range, scope)
    case .value(let formula):
      // `session?.isOn` of what is nil for sure.
      if case .constant(.none) = writer.program[formula] {
        return writer.add(.constant(.none), .unknown, at: range, scope)
      }
      if let (slot, type) = writer.heldSlot(name.name, of: formula) {
        return writer.add(
          .stored(slot: slot, of: writer.sure(formula, base, scope)), type, at: range, scope)
      }
      if let member = writer.bindMember(ofText: formula, name, at: range, scope) { return member }
      if let member = writer.bindValueProperty(name, of: formula, at: range, scope) {
        return member
      }
      if writer.isController(formula) {
        return writer.bindProperty(name, of: formula, at: range, scope)
      }
      // Of each element of a list it is another one.
      if case .element = writer.program[formula] { return writer.opaque(at: range, scope) }
      return bindValueMember(base, name, at: range, &scope)
    case .content, .closure, .dismissAction, .draft, .window, .anything:
      return writer.opaque(at: range, scope)
    }
  }

  private mutating func bindMember(
    ofBundle owner: Int, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    if let property = writer.resolver.property(name.name, of: owner) {
      if scope.frame != nil,
        writer.resolver.typeInfo(of: owner).map({
          writer.resolver.isActingLazy(name.name, ofType: $0)
        }) ?? false
      {
        for (variable, type) in writer.resolver.reached(from: owner) {
          let unknown = writer.opaque(type, at: range, scope)
          let forgotten = writer.assignment(of: unknown, to: variable, at: range, scope)
          scope.frame?.pending.append(forgotten)
        }
        return writer.opaque(at: range, scope)
      }
      var inner = scope
      inner.locals = [Locals.Local(name.name, property)]
      return writer.ifThere(
        owner, bindName(LocatedName(name.name, range), &inner), at: range, scope)
    }
    if let value = bindActingGetter(name, of: owner, &scope)
      ?? bindComputed(name, of: owner, scope)
    {
      return writer.ifThere(owner, value, at: range, scope)
    }
    let type =
      writer.resolver.typeInfo(of: owner).map {
        writer.resolver.spelling(writer.resolver.declarations[$0].name)
      } ?? ""
    let legal = writer.resolver.receivers[owner].properties.keys.map {
      writer.resolver.spelling($0)
    }.sorted()
    writer.report(
      .noSuchMember(
        writer.resolver.spelling(name.name), of: type, legal: legal, at: scope.location(name.range))
    )
    return writer.opaque(at: range, scope)
  }

  private mutating func bindValueMember(
    _ base: Expression, _ name: LocatedName, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    switch name.name.word {
    case .y, .wrappedValue, .height:
      let inner = bindFormula(base, expecting: .unknown, &scope)
      if writer.type(of: inner).kind == .number || name.name.word == .wrappedValue { return inner }
    default:
      if writer.resolver.family(of: writer.valueType(of: base, scope)) != nil {
        let inner = bindFormula(base, expecting: .unknown, &scope)
        if let member = writer.bindMember(ofText: inner, name, at: range, scope) { return member }
        if let member = writer.bindValueProperty(name, of: inner, at: range, scope) {
          return member
        }
      } else {
        act(onTheWayTo: base, &scope)
      }
    }
    writer.remark(on: name, of: base, scope)
    let input = writer.input(
      writer.path(to: name, of: base, at: range, scope), nil, at: range, scope)
    return writer.add(.input(input), .unknown, at: range, scope)
  }

  /// `Type.name`
  mutating func bindStatic(
    _ type: Name, _ name: LocatedName, at range: SourceRange, _ expected: StaticType,
    _ scope: inout Scope
  ) -> FormulaID {
    let type = type.word == .selfType ? writer.resolver.typeName(of: scope.owner) ?? type : type
    if let all = writer.bindAllCases(of: type, name, at: range, scope) { return all }
    if let value = bindInheritedStatic(type, name, at: range, expected, &scope) { return value }
    if let index = writer.resolver.declarations.type(type) {
      if let owner = writer.resolver.receivers.statics(of: index),
        let known = writer.resolver.property(name.name, of: owner)
      {
        // A view is not told that it changes: when it is read again is unknown.
        let isInput = if case .opaque = known { true } else { false }
        if writer.resolver.isView(scope.owner), !isInput {
          return writer.opaque(at: range, scope)
        }
        return writer.bindMeaning(known, name, scope)
      }
      if name.name.word == .shared, writer.resolver.declarations[index].role == .observable {
        return writer.opaque(at: range, scope)
      }
      if let variable = writer.resolver.declarations[index].staticVariable(name.name) {
        return bindStatic(variable, of: index, name, at: range, scope)
      }
    }
    let known =
      writer.resolver.numberType(type).map { StaticType($0) } ?? StaticType(typeWord: type.word)
    if let value = writer.resolver.bound(name.name.word, of: known.number) {
      return writer.add(.constant(value), known, at: range, scope)
    }
    if let slip = writer.slip(
      ofType: LocatedName(type, range.first(type, writer.resolver.names)), scope)
    {
      writer.report(slip)
      return writer.opaque(at: range, scope)
    }
    if known.kind == .unknown, writer.resolver.declarations.type(type) == nil {
      // A case, where one of that type is asked for; else it may be anything.
      if expected.kind != .named(type) {
        let input = writer.input(
          path(to: name, of: type, at: range, scope), nil, at: range, scope)
        return writer.add(.input(input), expected, at: range, scope)
      }
    }
    return bindImplicit(name, known.kind == .unknown ? StaticType(.named(type)) : known, scope)
  }

  /// The path of a member of a type that is not looked up: where several types have that name, with
  /// what it is written behind, or with the type around it.
  private mutating func path(
    to name: LocatedName, of type: Name, at range: SourceRange, _ scope: Scope
  ) -> [Name] {
    guard writer.resolver.declarations.ambiguous.contains(type) else { return [type, name.name] }
    let written = writer.named(range, scope)
    let isQualified =
      range.count > writer.resolver.names.bytes(of: type).count
      + writer.resolver.names.bytes(of: name.name).count + 1
    if isQualified { return written }
    return [writer.resolver.typeName(of: scope.owner)].compactMap { $0 } + [type, name.name]
  }

  /// `.name` where a type is expected.
  mutating func bindImplicit(
    _ name: LocatedName, _ expected: StaticType, _ scope: Scope
  ) -> FormulaID {
    let word = name.name.word
    let value: Value?
    switch expected.kind {
    case .number where word == .zero: value = .number(0)
    case .number where writer.resolver.bound(word, of: expected.number) != nil:
      value = writer.resolver.bound(word, of: expected.number)
    case .number:
      // `.infinity`, `.pi` and the like: a number that is not read.
      guard writer.resolver.nearest(name.name, among: ["zero"], from: 3) != nil else {
        return writer.opaque(.number, at: name.range, scope)
      }
      writer.report(
        .noSuchCase(
          writer.resolver.spelling(name.name), of: "a number", legal: [], suggestion: ".zero",
          at: scope.location(name.range)))
      return writer.opaque(.number, at: name.range, scope)
    case .scheme, .interfaceStyle: value = InterfaceStyle(word).map { .scheme($0) }
    case .visibility: value = BarVisibility(word).map { .visibility($0) }
    case .style: value = StatusBarStyle(word).map { .style($0) }
    case .animation: value = UpdateAnimation(word).map { .animation($0) }
    case .sizeClass: value = SizeClass(word).map { .sizeClass($0) }
    case .interposed: value = Interposed(word).map { .interposed($0) }
    case .scenePhase: value = ScenePhase(word).map { .scenePhase($0) }
    case .modalStyle: value = PresentationStyle(word).map { .presentation($0) }
    case .tabMode, .displayMode, .barStyle:
      let isOldBlack =
        expected.kind == .barStyle && (word == .blackOpaque || word == .blackTranslucent)
      let isCase =
        isOldBlack || expected.kind.cases.contains("." + writer.resolver.spelling(name.name))
      value = isCase ? .enumCase(writer.symbol(name.name)) : nil
    case .unknown, .bool, .text, .controller, .object, .window, .idiom, .nothing, .closure, .named,
      .list, .set:
      return bindEnumCase(name, expected, scope)
    }
    if let value {
      let type = StaticType(expected.kind, number: expected.number)
      return writer.add(.constant(value), type, at: name.range, scope)
    }
    if word == .noneWord || word == .unspecified {
      return writer.add(.constant(.none), StaticType(.nothing), at: name.range, scope)
    }
    if let own = bindExtending(name, expected, scope) { return own }
    writer.reportWrongCase(name, expected, scope)
    return writer.opaque(at: name.range, scope)
  }

  /// `.brand`, which an extension gives to a type of Apple's; nil for anything else.
  private mutating func bindExtending(
    _ name: LocatedName, _ expected: StaticType, _ scope: Scope
  ) -> FormulaID? {
    guard let found = AppleExtensions(writer.resolver).variable(named: name.name, of: expected)
    else { return nil }
    let place = Location(found.file, found.declaration.name.range)
    guard enter(place, at: scope.location(name.range)) else {
      return writer.opaque(at: name.range, scope)
    }
    defer { leave() }
    var inner = Scope(file: found.file, screen: scope.screen, owner: 0)
    if let getter = found.declaration.getter {
      return bindValue(getter, expecting: expected, &inner, at: name.range)
    }
    guard let initial = found.declaration.initial, found.declaration.isConstant else {
      return writer.opaque(expected, at: name.range, scope)
    }
    return bindFormula(initial, expecting: expected, &inner)
  }

  private mutating func bindEnumCase(
    _ name: LocatedName, _ expected: StaticType, _ scope: Scope
  ) -> FormulaID {
    if name.name.word == .noneWord, expected.isOptional {
      return writer.add(.constant(.none), StaticType(.nothing), at: name.range, scope)
    }
    if case .named(let type) = expected.kind, let index = writer.resolver.declarations.type(type),
      writer.resolver.declarations[index].staticVariable(name.name)?.declaration.isStatic == true
    {
      var inner = scope
      return bindStatic(type, name, at: name.range, expected, &inner)
    }
    if name.name.word == .zero, expected.kind == .unknown {
      return writer.add(.constant(.number(0)), .number, at: name.range, scope)
    }
    if expected.kind == .bool {
      writer.report(
        .notATruth("`.\(writer.resolver.spelling(name.name))`", at: scope.location(name.range)))
      return writer.opaque(at: name.range, scope)
    }
    if let legal = writer.resolver.missingCase(name.name, of: expected) {
      // An optional chain does not say that it may be nil.
      if name.name.word == .noneWord {
        return writer.add(.constant(.none), StaticType(.nothing), at: name.range, scope)
      }
      writer.report(
        .noSuchCase(
          writer.resolver.spelling(name.name), of: "a case of \(writer.resolver.shown(expected))",
          legal: legal,
          suggestion: writer.resolver.closest(to: name.name, among: legal),
          at: scope.location(name.range))
      )
      return writer.opaque(at: name.range, scope)
    }
    let value = Value.enumCase(writer.symbol(name.name))
    return writer.add(.constant(value), expected, at: name.range, scope)
  }
}

extension SourceRange {
  /// The part of a chain that the name takes which it starts with.
  fileprivate func first(_ name: Name, _ names: NameTable) -> SourceRange {
    SourceRange(start, min(end, start + UInt32(names.bytes(of: name).count)))
  }
}
