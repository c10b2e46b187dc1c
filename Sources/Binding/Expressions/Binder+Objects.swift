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
        .convert, .length, .apply, .each, .reduce, .element, .forced, .end,
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
