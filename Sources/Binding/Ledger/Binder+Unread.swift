import Language
import StatusBar

// Calls and assignments that have no meaning in the model: harmless or opaque.
extension Binder {
  /// Reads a call of something that the model gives no meaning to.
  mutating func readUnread(
    _ base: Expression?, _ name: LocatedName?, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    guard let name else {
      let place = LocatedName(Name(.call), call.callee.range)
      return unread(
        call, besides: true, "this call is assumed to leave the bar alone", place, &scope)
    }
    if let slip = slip(of: name.name, called: base == nil, scope) {
      return refuse(
        .misspelt(spelling(name.name), suggestion: slip, at: scope.location(name.range)))
    }
    if let base {
      if let refused = refusesSlip(of: base, scope) { return refused }
      let found = slip(in: call.callee, scope) ?? methodOfTruth(name, of: base, &scope)
      if let found { return refuse(found) }
    }
    if base == nil, let control = readControl(name, call, at: range, &scope) { return control }
    if let base, let button = readButton(base, name, call, at: range, &scope) { return button }
    let standing = base.map { self.standing(of: $0, scope) }
    if let facets = base == nil ? facets(exchangedBy: name.name) : nil {
      return obscured(facets, name, base, call, at: range, &scope)
    }
    if let facets = facets(called: name.name, standing) {
      return obscured(facets, name, base, call, at: range, &scope)
    }
    let isApple: Bool
    switch standing {
    case .apple?: isApple = true
    case .controller?: isApple = appleMembers.contains(names.bytes(of: name.name))
    case .window?, .declared?, .unknown?: isApple = false
    case nil:
      isApple =
        isAppleName(name.name) || isInherited(name.name, scope) || isPlainValue(name.name)
    }
    if base == nil, !isApple, scope.isScenario, !names.isCapitalized(name.name) {
      // A step speaks of what is there.
      reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    if let base, isElement(base, scope), declarations.requires(name.name) {
      return .opaque(
        .facts(Haze.Facet.allCases, input(named(range, scope), nil, at: range, scope)))
    }
    let text = "`\(spelling(name.name))` is assumed not to concern the bar"
    return unread(call, besides: !isApple, text, name, &scope)
  }

  /// `true` iff a value of a declared type is made by no code of the author's.
  private func isPlainValue(_ name: Name) -> Bool {
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
  private func isInherited(_ name: Name, _ scope: Scope) -> Bool {
    guard isController(scope.owner) || isUIView(scope.owner) else { return false }
    return appleMembers.contains(names.bytes(of: name))
  }

  private mutating func slip(of name: Name, called isFunction: Bool, _ scope: Scope) -> String? {
    // A word of ours is known, whatever it is close to.
    if name.word != nil || isCompiled(scope.file) { return nil }
    return misspelt(name, among: Vocabulary.calls) ?? nearest(
      name, among: BarMember.methods, from: 8)
      ?? (isFunction ? misspelt(name, among: functionNames(scope)) : nil)
      ?? (isFunction ? appleFunction(meantBy: name) : nil)
      ?? (isFunction ? nil : nearest(name, among: ["toggle"], from: 5))
  }

  /// The function of Apple's that a name which is none is a slip of, or nil.
  private func appleFunction(meantBy name: Name) -> String? {
    let written = names.bytes(of: name)
    // Of four letters many words are made.
    guard written.count >= 5, !isAppleName(name) else { return nil }
    return appleFunctions.first { EditDistance.isSlip(written, of: $0) }
  }

  /// The mistake of a call on something that is true or false, which has no method but `toggle`.
  private mutating func methodOfTruth(
    _ name: LocatedName, of base: Expression, _ scope: inout Scope
  ) -> Diagnostic? {
    // What `$isOn` projects has methods of its own, and an extension may give some to `Bool`.
    if base.isBinding || isCompiled(scope.file) { return nil }
    if let name = base.ownName, meaning(of: name, in: scope) == nil { return nil }
    guard let (_, type) = variable(bound: base, scope), type.kind == .bool, !type.isOptional else {
      return nil
    }
    return .noSuchMember(
      spelling(name.name), of: "Bool", legal: ["toggle"], at: scope.location(name.range))
  }

  private func functionNames(_ scope: Scope) -> [String] {
    guard let type = typeInfo(of: scope.owner) else { return [] }
    return declarations.family(of: type).flatMap { declarations[$0].functionOrder }
      .map { spelling($0) }
  }

  /// The facts that a method of that name could decide on such a receiver, or nil.
  private func facets(called name: Name, _ standing: Standing?) -> [Haze.Facet]? {
    guard let facets = BarMember.called(name.word) else { return nil }
    switch standing {
    case .apple?: return nil
    case .window?, .controller?, .declared?, .unknown?, nil: return facets
    }
  }

  /// A member of the bar's vocabulary on an unknown receiver, or with unknown arguments.
  private mutating func obscured(
    _ facets: [Haze.Facet], _ name: LocatedName, _ base: Expression?, _ call: Call,
    at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    note(
      .assumed, once: name, in: scope.file,
      "what `\(spelling(name.name))` does here is not known: what it could decide is unknown")
    let input = input(named(range, scope), nil, at: range, scope)
    let rest = unread(call, besides: false, "", name, &scope)
    return .modelled(
      [effect(.obscure(facets, input), at: name.range, scope)]
        + effects(of: rest, at: range, scope))
  }

  // MARK: - What is handed over

  /// A call that leaves the bar alone but for what it is handed: closures and functions run now,
  /// later or never, variables are changed or not. `besides` says that the rest is an assumption.
  mutating func unread(
    _ call: Call, besides isAssumed: Bool, _ text: String, _ name: LocatedName,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    var all: [Effect] = []
    if let base = call.callee.receiver { all += calledObjects(base, name, at: name.range, &scope) }
    for argument in call.arguments { all += handed(argument.value, name, &scope) }
    for (_, closure) in call.closures { all += handed(closure, name, &scope) }
    if let base = call.callee.receiver, case .call = base.withoutOptionals.kind {
      // A chain: what stands before the last dot is done as well.
      let reading = read(base, &scope)
      all = scope.takePending() + effects(of: reading, at: base.range, scope) + all
    }
    if isAssumed {
      all += shownByOthers(call, &scope)
      let assumption = assume(text, name, scope)
      all.insert(effect(.assume(assumption), at: name.range, scope), at: 0)
    }
    return all.isEmpty ? .harmless(.apple) : .modelled(all)
  }

  /// The effects of code that is not read on a window that it is given, and at the launch on a
  /// controller: what is on screen is unknown from then on.
  private mutating func shownByOthers(_ call: Call, _ scope: inout Scope) -> [Effect] {
    for argument in call.arguments {
      let isShown =
        switch windowTarget(argument.value, scope) {
        case .each?, nil: scope.owner == 0 && standing(of: argument.value, scope).isController
        case .named?, .ofController?, .key?, .own?, .value?: true
        }
      guard isShown else { continue }
      let input = input(named(call.callee.range, scope), nil, at: call.callee.range, scope)
      return [effect(.obscure([.screens], input), at: argument.value.range, scope)]
    }
    return []
  }

  mutating func handed(
    _ value: Expression, _ name: LocatedName, _ scope: inout Scope
  ) -> [Effect] {
    if value.isBinding {
      // The holder of a binding may set it at any time.
      let changes = changed(value, &scope)
      return perhaps(handler(doing: changes, at: value.range, scope), at: value.range, name, scope)
    }
    switch value.kind {
    case .closure(let closure): return handed(closure, name, &scope)
    case .prefix(.bitAnd, let place): return changed(place, &scope)
    case .array(let elements): return elements.flatMap { handed($0, name, &scope) }
    case .tuple(let elements): return elements.flatMap { handed($0.value, name, &scope) }
    case .name, .member, .macro:
      guard let found = handedFunction(value, scope) else {
        return doneOnTheWay(to: value, &scope)
      }
      return handed(bindFunction(found.function, owner: found.owner), at: value.range, name, &scope)
    case .call(let call):
      return isMadeOnly(call, scope) ? [] : done(value, &scope)
    case .assignment, .ternary, .effect, .branch: return done(value, &scope)
    case .dictionary, .binary, .prefix, .optionalChain, .forced, .cast, .subscripted, .string,
      .conditionalModifiers:
      return doneOnTheWay(to: value, &scope)
    case .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .keyPath, .regex,
      .availability, .hole, .missing:
      return []
    }
  }

  /// `true` iff a call makes one of Apple's values of what is written: `CGRect(x: 0, y: 0)`.
  func isMadeOnly(_ call: Call, _ scope: Scope) -> Bool {
    guard let type = call.callee.typeName(names), declarations.type(type) == nil,
      !isControl(type)
    else { return false }
    return call.closures.isEmpty && call.arguments.allSatisfy { isWritten($0.value) }
  }

  private func isWritten(_ value: Expression) -> Bool {
    switch value.kind {
    case .number, .boolean, .nilLiteral, .implicitMember, .name: true
    case .string, .member: !mayAct(value)
    default: false
    }
  }

  mutating func done(_ value: Expression, _ scope: inout Scope) -> [Effect] {
    let reading = read(value, &scope)
    return scope.takePending() + effects(of: reading, at: value.range, scope)
  }

  private mutating func handed(
    _ closure: Closure, _ name: LocatedName, _ scope: inout Scope
  ) -> [Effect] {
    let made = makeDrafts(in: closure, &scope)
    let handler = bindContinuation(closure, &scope)
    return made + perhaps(handler, at: closure.range, name, scope)
  }

  /// Makes the controllers that a closure may say more of: what it says counts perhaps.
  private mutating func makeDrafts(in closure: Closure, _ scope: inout Scope) -> [Effect] {
    guard scope.frame != nil else { return [] }
    var effects: [Effect] = []
    for local in scope.locals {
      guard case .draft = local.meaning, mentions(local.name, closure.range, scope.file) else {
        continue
      }
      let place = Expression(.name(local.name), closure.range)
      effects += bindControllerValue(place, &scope)?.effects ?? []
    }
    return effects
  }

  /// `true` iff a name stands somewhere in a range.
  func mentions(_ name: Name, _ range: SourceRange, _ file: FileID) -> Bool {
    let (text, word) = (bytes(range, in: file), names.bytes(of: name))
    guard !word.isEmpty, text.count >= word.count else { return false }
    return (text.startIndex...(text.endIndex - word.count)).contains { start in
      text[start] == word[word.startIndex] && text[start...].starts(with: word)
    }
  }

  mutating func handed(
    _ function: BoundFunction, at range: SourceRange, _ name: LocatedName, _ scope: inout Scope
  ) -> [Effect] {
    perhaps(call(of: function, at: range, scope), at: range, name, scope)
  }

  /// A handler that calls a function with arguments of which nothing is known.
  mutating func call(
    of function: BoundFunction, at range: SourceRange, _ scope: Scope
  ) -> HandlerID {
    let arguments = function.parameters.map { _ in opaque(at: range, scope) }
    let call = calling(function.handler, with: arguments, at: range, scope)
    return handler(doing: call, at: range, scope)
  }

  private mutating func perhaps(
    _ handler: HandlerID, at range: SourceRange, _ name: LocatedName, _ scope: Scope
  ) -> [Effect] {
    // A function that is bound at this moment calls itself: what it does is not known yet.
    let body = program[handler].body
    guard body.contains(where: { $0.matters }) else { return body.filter { $0.assumes } }
    let start = start(ofActionsOf: name.name)
    if start == .never { return [] }
    note(
      .later, "what the closure of `\(spelling(name.name))` changes may change later",
      at: scope.location(name.range))
    let input = input(named(range, scope), nil, at: range, scope)
    let kind: Effect.Kind =
      start == .touch ? .onTouch(input, handler) : .perhaps(input, handler)
    return [effect(kind, at: range, scope)]
  }
}

extension Expression {
  /// What stands before the last dot, or nil.
  fileprivate var receiver: Expression? {
    switch kind {
    case .member(let base, _): base
    case .optionalChain(let inner), .forced(let inner): inner.receiver
    default: nil
    }
  }
}

extension Expression {
  /// `true` iff it is a binding of a variable: `$isHidden`, `$model.isHidden`.
  var isBinding: Bool {
    switch kind {
    case .binding: true
    case .member(let base, _): base.isBinding
    default: false
    }
  }
}

extension Effect {
  /// What it, and what stands in it, says is assumed.
  var allAssumptions: [Effect] {
    assumes ? [self] : blocks.joined().flatMap { $0.allAssumptions }
  }

  /// `true` iff it only says what is assumed.
  var assumes: Bool {
    if case .assume = kind { true } else { false }
  }
}
