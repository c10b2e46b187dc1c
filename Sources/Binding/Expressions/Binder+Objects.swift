import Language
import StatusBar

// What expressions refer to, where that is more than a value: variables, objects, controllers.
extension Binder {
  /// What one look at an expression tells.
  struct Sense {
    /// What it refers to; nil where it is only a value.
    var meaning: Meaning?
    /// The name of the type that a declaration gives it, where that was asked for.
    var className: Name?
  }

  /// Links of a chain that may name something; of the end of a longer one nothing is known.
  static var linkLimit: Int { 64 }

  /// Returns what an expression refers to, or nil where it is only a value.
  func meaning(of expression: Expression, _ scope: Scope) -> Meaning? {
    sense(of: expression, scope, withClass: !declarations.sharedTypes.isEmpty).meaning
  }

  /// The name of the type that a declaration gives an expression, or nil.
  func className(of expression: Expression, _ scope: Scope) -> Name? {
    sense(of: expression, scope, withClass: true).className
  }

  /// Meaning and class at once: each of a member needs both of its base, and a look for either at
  /// every link of a chain would double with each.
  private func sense(
    of expression: Expression, _ scope: Scope, withClass: Bool, links: Int = Self.linkLimit
  ) -> Sense {
    guard links > 0 else { return Sense() }
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner):
      return sense(of: inner, scope, withClass: withClass, links: links - 1)
    case .tuple(let elements) where elements.count == 1:
      return sense(of: elements[0].value, scope, withClass: withClass, links: links - 1)
    case .effect(_, let inner):
      let inner = sense(of: inner, scope, withClass: withClass, links: links - 1)
      return Sense(className: inner.className)
    case .binding(let name): return Sense(meaning: meaning(of: name, in: scope))
    case .name(let name):
      let meaning = meaning(of: name, in: scope)
      let type = withClass ? className(ofName: name, meaning, scope) : nil
      return known(Sense(meaning: meaning, className: type), scope)
    case .member(let base, let name):
      let sense = sense(of: base, scope, withClass: withClass, links: links - 1)
      let type = withClass ? className(of: name, of: base, sense, scope) : nil
      let meaning = meaning(ofMember: name, of: base, sense.meaning, scope)
      return known(Sense(meaning: meaning, className: type), scope)
    case .call(let call):
      return known(Sense(className: withClass ? resultName(of: call, scope) : nil), scope)
    case .cast(_, _, let type):
      return known(Sense(className: withClass ? plainName(type, scope.file) : nil), scope)
    default: return Sense()
    }
  }

  /// The same with the one object of its class that a program shares, where nothing else is known.
  private func known(_ sense: Sense, _ scope: Scope) -> Sense {
    // Closures here, and in what is asked below, would keep, and so copy, the whole binder.
    guard sense.meaning == nil, let type = sense.className, let owner = sharedObject(of: type),
      isObserved(owner, in: scope)
    else { return sense }
    return Sense(meaning: .bundle(owner: owner), className: sense.className)
  }

  private func meaning(
    ofMember name: LocatedName, of base: Expression, _ meaning: Meaning?, _ scope: Scope
  ) -> Meaning? {
    if base.isSelf { return property(name.name, in: scope) }
    if name.name.word == .wrappedValue || name.name.word == .projectedValue { return meaning }
    if name.name.word == .shared, let type = base.typeName(names),
      let owner = receivers.shared(type), isObserved(owner, in: scope)
    {
      return .bundle(owner: owner)
    }
    if let known = staticProperty(name.name, of: base, scope) { return known }
    switch meaning {
    case .bundle(let owner): return property(name.name, of: owner)
    case .opaque(let names, let qualifier):
      return .opaque(names + [name.name], qualifier: qualifier)
    case nil, .variable, .value, .object, .content, .closure, .dismissAction, .presentationMode,
      .draft, .window, .anything:
      return nil
    }
  }

  private func className(
    of name: LocatedName, of base: Expression, _ sense: Sense, _ scope: Scope
  ) -> Name? {
    guard let owner = owner(of: base, sense, scope),
      let variable = variable(named: name.name, ofType: owner)
    else { return nil }
    return className(of: variable)
  }

  /// The declared type that an expression is of, or that it names.
  func owner(of base: Expression, _ scope: Scope) -> Int? {
    owner(of: base, sense(of: base, scope, withClass: true), scope)
  }

  /// `false` for an object of a plain class in a view, which is not told of its changes.
  private func isObserved(_ owner: Int, in scope: Scope) -> Bool {
    guard let type = typeInfo(of: owner), declarations[type].role != .observable,
      let reader = typeInfo(of: scope.owner)
    else { return true }
    return declarations[reader].role != .view
  }

  /// Returns the variable that `$name`, `$object.member` or an assignment's target stands for.
  mutating func variable(
    bound expression: Expression, _ scope: Scope
  ) -> (Variable, StaticType)? {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner):
      return variable(bound: inner, scope)
    case .tuple(let elements) where elements.count == 1:
      return variable(bound: elements[0].value, scope)
    case .name(let name):
      if name.word == .selfWord, let variable = scope.selfVariable, let value = scope.selfValue {
        return (variable, type(of: value))
      }
      if let number = anonymousNumber(name), let frame = scope.frame, number < frame.anonymousCount
      {
        return (.local(number), frame.anonymousType)
      }
      if let elsewhere = variableElsewhere(LocatedName(name, expression.range), scope) {
        return (elsewhere, .unknown)
      }
    case .binding(let name):
      let bare = SourceRange(expression.range.start + 1, expression.range.end)
      if let elsewhere = variableElsewhere(LocatedName(name, bare), scope) {
        return (elsewhere, .unknown)
      }
    default: break
    }
    switch meaning(of: expression, scope) {
    case .variable(let variable, let type): return (variable, type)
    case .value(let formula):
      switch program[formula] {
      case .binding(let variable), .variable(let variable): return (variable, type(of: formula))
      case .constant, .not, .isOfClass, .and, .or, .compare, .arithmetic, .negate, .ternary,
        .convert, .length, .forced, .end,
        .coalesce, .environment, .property, .stored, .seen, .thisController, .inUse, .root,
        .superAnswer,
        .objectProperty, .makeObject, .makeController, .window, .makeWindow, .closure, .call,
        .input, .opaque, .available,
        .choice:
        return nil
      }
    case .opaque(let names, let qualifier):
      let input = input(names, qualifier, at: expression.range, scope)
      let type = inputs.declaredType(of: input)
      return (variable(for: input, at: expression.range, scope), type)
    case nil, .object, .bundle, .content, .closure, .dismissAction, .presentationMode, .draft,
      .window, .anything:
      return variableOfMember(expression, scope)
    }
  }

  /// `offset.y` is the offset; a member of something unknown lives in a slot of the app.
  private mutating func variableOfMember(
    _ expression: Expression, _ scope: Scope
  ) -> (Variable, StaticType)? {
    guard case .member(let base, let name) = expression.kind else { return nil }
    if case .variable(let variable, let type) = meaning(of: base, scope) {
      switch (type.kind, name.name.word) {
      case (.number, .y), (_, .wrappedValue): return (variable, type)
      case (.number, _), (.bool, _), (.text, _): return nil
      default: break
      }
      if case .local = variable { return nil }
      guard let path = expression.memberPath?.filter({ $0.word != .selfWord }) else { return nil }
      let input = input(path, qualifier(type, scope), at: expression.range, scope)
      return (self.variable(for: input, at: expression.range, scope), .unknown)
    }
    if let type = base.typeName(names), meaning(of: type, in: scope) == nil { return nil }
    guard let path = expression.memberPath, bindsNothing(path, scope) else { return nil }
    let input = input(path, nil, at: expression.range, scope)
    return (self.variable(for: input, at: expression.range, scope), .unknown)
  }

  /// `true` iff the first name of a path is not a controller's member.
  private func bindsNothing(_ path: [Name], _ scope: Scope) -> Bool {
    guard let first = path.first, !isController(scope.owner) else { return false }
    return first.word != .selfWord && !(names.isCapitalized(first) && isAppleName(first))
  }

  /// Returns a formula of the visibility state that an expression refers to, or nil.
  mutating func bindObject(_ expression: Expression, _ scope: inout Scope) -> FormulaID? {
    if case .object(let formula) = meaning(of: expression, scope) { return formula }
    if case .call(let call) = expression.kind, let type = call.callee.typeName(names),
      staticType(TypeReference(name: type, range: call.callee.range, isOptional: false)).kind
        == .object
    {
      return bindMakeObject(call, at: expression.range, &scope)
    }
    return nil
  }

  /// `StatusBarVisibleState(isHidden:isAnimated:)`
  mutating func bindMakeObject(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> FormulaID {
    var hidden: FormulaID?
    var animated: FormulaID?
    for argument in call.arguments {
      switch argument.label?.name.word {
      case .isHidden: hidden = bindTruth(argument.value, &scope)
      case .isAnimated: animated = bindTruth(argument.value, &scope)
      default:
        report(
          .unknownArgument(
            argument.label.map { spelling($0.name) } ?? "", of: "StatusBarVisibleState",
            legal: ["isHidden:", "isAnimated:"],
            at: scope.location(argument.label?.range ?? argument.value.range)))
      }
    }
    return add(
      .makeObject(isHidden: hidden, isAnimated: animated), StaticType(.object), at: range, scope)
  }
}

// View controllers that ask one another.
extension Binder {
  /// Returns a formula of the controller that an expression refers to, or nil.
  mutating func bindController(
    _ expression: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    switch expression.kind {
    case .optionalChain(let inner), .forced(let inner): return bindController(inner, &scope)
    case .cast(let inner, let cast, let type):
      if cast == .asOptional {
        return bindClassCheck(inner, cast, type, at: expression.range, &scope)
      }
      return bindController(inner, &scope)
    case .tuple(let elements) where elements.count == 1:
      return bindController(elements[0].value, &scope)
    case .name(let name):
      if let held = bindHeldController(LocatedName(name, expression.range), scope) { return held }
      guard meaning(of: name, in: scope) == nil, isController(scope.owner) else { return nil }
      let this = add(.thisController, StaticType(.controller), at: expression.range, scope)
      if name.word == .selfWord { return this }
      if let found = bindComputedController(LocatedName(name, expression.range), scope) {
        return found
      }
      return controller(LocatedName(name, expression.range), of: this, scope)
    case .member(let base, let name):
      if let ends = bindEnd(of: base, name, &scope) { return ends }
      if name.name.word == .rootViewController, let window = windowTarget(base, scope) {
        return add(.root(window), StaticType(.controller), at: name.range, scope)
      }
      if base.isSelf, let own = property(name.name, in: scope) {
        if let lazy = bindLazy(name, scope) { return lazy }
        return bindHeldController(own, name, scope)
      }
      if base.isSelf, let found = bindComputedController(name, scope) { return found }
      if case .bundle(let owner) = meaning(of: base, scope),
        let held = property(name.name, of: owner)
      {
        return bindHeldController(held, name, scope)
      }
      if let owner = sheetOwner(base, name, &scope) { return controller(name, of: owner, scope) }
      if let held = bindHeldReference(base, name, &scope) { return held }
      // Asked of the name first: a chain of other members is not walked once for each of them.
      guard isController(name), let owner = bindController(base, &scope) else { return nil }
      return controller(name, of: owner, scope)
    case .call(let call) where declarations.hasReferences && scope.frame != nil:
      guard let type = resultName(of: call, scope), holdsReference(StaticType(.named(type))) else {
        return nil
      }
      // Asked for more than once in a statement, it is called once.
      if let known = scope.frame?.called.last(where: { $0.range == expression.range }) {
        return known.value
      }
      let made = bindFormula(expression, expecting: .unknown, &scope)
      guard isController(made) else { return nil }
      scope.frame?.called.append((expression.range, made))
      return made
    default: return nil
    }
  }

  /// `Theme.current`, `model.inner`: an object that a type, or another object, holds.
  private mutating func bindHeldReference(
    _ base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard declarations.hasReferences else { return nil }
    if let known = staticProperty(name.name, of: base, scope) {
      return bindHeldController(known, name, scope)
    }
    if case .bundle(let owner) = meaning(of: base, scope),
      let known = property(name.name, of: owner)
    {
      return bindHeldController(known, name, scope)
    }
    guard declarations.typesDeclare(name.name), let owner = bindController(base, &scope),
      let (slot, type) = heldSlot(name.name, of: owner), holdsReference(type)
    else { return nil }
    return add(.stored(slot: slot, of: owner), type, at: name.range, scope)
  }

  /// A computed property of the author's own that yields a controller; nil for any other name.
  private mutating func bindComputedController(
    _ name: LocatedName, _ scope: Scope
  ) -> FormulaID? {
    guard ControllerProperty(name.name.word) == nil, !isItself(name), isController(scope.owner),
      let found = computed(name.name, of: scope.owner), holdsController(found.type),
      let value = bindComputed(name, of: scope.owner, scope), isController(value)
    else { return nil }
    return value
  }

  /// A constant or a variable that holds a controller.
  private mutating func bindHeldController(
    _ name: LocatedName, _ scope: Scope
  ) -> FormulaID? {
    if let lazy = bindLazy(name, scope) { return lazy }
    return meaning(of: name.name, in: scope).flatMap { bindHeldController($0, name, scope) }
  }

  private mutating func bindHeldController(
    _ meaning: Meaning, _ name: LocatedName, _ scope: Scope
  ) -> FormulaID? {
    switch meaning {
    case .value(let formula): return isController(formula) ? formula : nil
    case .variable(let variable, let type) where holdsController(type):
      return add(.variable(variable), type, at: name.range, scope)
    case .variable, .object, .bundle, .opaque, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return nil
    }
  }

  /// `true` iff a member of a controller of that name is one, or stands for the same.
  private func isController(_ name: LocatedName) -> Bool {
    isItself(name) || ControllerProperty(name.name.word)?.type.kind == .controller
  }

  /// `true` iff a member of a controller says the same as the controller.
  private func isItself(_ name: LocatedName) -> Bool {
    switch name.name.word {
    case .traitCollection, .navigationBar, .view, .selfWord: true
    default: false
    }
  }

  private mutating func controller(
    _ name: LocatedName, of owner: FormulaID, _ scope: Scope
  ) -> FormulaID? {
    if isItself(name) { return owner }
    guard let property = ControllerProperty(name.name.word), property.type.kind == .controller
    else { return nil }
    return add(.property(property, of: owner), property.type, at: name.range, scope)
  }

  /// `children.first`, `viewControllers.last`
  private mutating func bindEnd(
    of base: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> FormulaID? {
    guard name.name.word == .first || name.name.word == .last else { return nil }
    var list = base
    while case .optionalChain(let inner) = list.kind { list = inner }
    let (word, owner): (Word?, Expression?)
    switch list.kind {
    case .name(let name): (word, owner) = (name.word, nil)
    case .member(let inner, let name): (word, owner) = (name.name.word, inner)
    default: return nil
    }
    let isFirst = name.name.word == .first
    let property: ControllerProperty
    switch word {
    case .children: property = isFirst ? .firstChild : .lastChild
    case .viewControllers: property = isFirst ? .firstViewController : .lastViewController
    default: return nil
    }
    let of: FormulaID
    if let owner {
      guard let controller = bindController(owner, &scope) else { return nil }
      of = controller
    } else {
      guard isController(scope.owner) else { return nil }
      of = add(.thisController, StaticType(.controller), at: base.range, scope)
    }
    return add(.property(property, of: of), property.type, at: name.range, scope)
  }

  /// Returns a property of a controller; one that is not modelled is an input.
  mutating func bindProperty(
    _ name: LocatedName, of controller: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    if let property = ControllerProperty(name.name.word) {
      return add(.property(property, of: controller), property.type, at: range, scope)
    }
    switch name.name.word {
    case .traitCollection, .navigationBar, .view: return controller
    default: break
    }
    let input = input(unread: Expression(.hole, range), scope)
    return add(.input(input), .unknown, at: range, scope)
  }
}
