import Language
import StatusBar

// Calls and assignments that have no meaning in the model: harmless or opaque.
extension Writer {
  mutating func slip(of name: Name, called isFunction: Bool, _ scope: Scope) -> String? {
    // A word of ours is known, whatever it is close to.
    if name.word != nil || resolver.isCompiled(scope.file) { return nil }
    return misspelt(name, among: Vocabulary.calls) ?? resolver.nearest(
      name, among: BarMember.methods, from: 8)
      ?? (isFunction ? resolver.misspelt(name, among: resolver.functionNames(scope)) : nil)
      ?? (isFunction ? resolver.appleFunction(meantBy: name) : nil)
      ?? (isFunction ? nil : resolver.nearest(name, among: ["toggle"], from: 5))
  }

  /// The mistake of a call on something that is true or false, which has no method but `toggle`.
  mutating func methodOfTruth(
    _ name: LocatedName, of base: Expression, _ scope: inout Scope
  ) -> Diagnostic? {
    // What `$isOn` projects has methods of its own, and an extension may give some to `Bool`.
    if base.isBinding || resolver.isCompiled(scope.file) { return nil }
    if resolver.extendsValues(with: name.name) { return nil }
    if let name = base.ownName, resolver.meaning(of: name, in: scope) == nil { return nil }
    guard let (_, type) = variable(bound: base, scope), type.kind == .bool, !type.isOptional else {
      return nil
    }
    return .noSuchMember(
      resolver.spelling(name.name), of: "Bool", legal: ["toggle"], at: scope.location(name.range))
  }

  // MARK: - What is handed over

  /// The effects of code that is not read on a window that it is given, and at the launch on a
  /// controller: what is on screen is unknown from then on.
  mutating func shownByOthers(_ call: Call, _ scope: inout Scope) -> [Effect] {
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
    _ function: BoundFunction, at range: SourceRange, _ name: LocatedName,
    by start: Resolver.ActionStart? = nil, _ scope: inout Scope
  ) -> [Effect] {
    perhaps(call(of: function, at: range, scope), at: range, name, by: start, scope)
  }

  /// A handler that calls a function with arguments of which nothing is known.
  mutating func call(
    of function: BoundFunction, at range: SourceRange, _ scope: Scope
  ) -> HandlerID {
    let arguments = function.parameters.map { unknown(for: $0, at: range, scope) }
    let call = calling(function.handler, with: arguments, at: range, scope)
    return handler(doing: call, at: range, scope)
  }

  /// What a function is given of which nothing is known; a closure is taken to leave the bar alone.
  mutating func unknown(
    for parameter: BoundParameter, at range: SourceRange, _ scope: Scope
  ) -> FormulaID {
    guard parameter.type.kind == .closure else { return opaque(at: range, scope) }
    let answer = effect(.return(opaque(at: range, scope)), at: range, scope)
    let idle = handler(doing: [answer], at: range, scope)
    return add(.closure(idle), StaticType(.closure), at: range, scope)
  }

  mutating func perhaps(
    _ handler: HandlerID, at range: SourceRange, _ name: LocatedName,
    by start: Resolver.ActionStart? = nil, _ scope: Scope
  ) -> [Effect] {
    // A function that is bound at this moment calls itself: what it does is not known yet.
    let body = program[handler].body
    guard body.contains(where: { $0.matters || makes($0) }) else {
      return body.filter { $0.assumes }
    }
    let start = start ?? resolver.start(ofActionsOf: name, in: scope.file)
    if start == .never { return [] }
    note(
      .later, "what the closure of `\(resolver.spelling(name.name))` changes may change later",
      at: scope.location(name.range))
    let input = input(named(range, scope), nil, at: range, scope)
    switch start {
    case .anything: return [effect(.perhaps(input, handler), at: range, scope)]
    case .notification:
      return waiting(
        for: .post(notification(givenTo: name, scope)), input, handler,
        "no notification is assumed to come here; a step can `call` what it runs",
        LocatedName(name.name, range), scope)
    case .stream:
      return waiting(
        for: .send(subject(heardBy: name, scope)), input, handler,
        "nothing is assumed to be sent here; a step can `call` what it runs",
        LocatedName(name.name, range), scope)
    case .view:
      return waiting(
        for: .touch, input, handler,
        "`\(resolver.spelling(name.name))` is assumed to be called with a touch of its view",
        LocatedName(name.name, range), scope)
    case .library:
      return waiting(
        for: .touch, input, handler,
        "`\(resolver.spelling(name.name))` is assumed to be called with a touch, if at all",
        LocatedName(name.name, range), scope)
    case .time: return [effect(.awaits(.later, input, handler), at: range, scope)]
    case .others:
      return waiting(
        for: .later, input, handler,
        "`\(resolver.spelling(name.name))` is assumed to call its closure later, if at all",
        LocatedName(name.name, range), scope)
    case .trigger(let trigger):
      return [effect(.awaits(trigger, input, handler), at: range, scope)]
    case .never: return []
    }
  }

  /// `true` iff an effect, or one inside it, makes an object whose initializer does something.
  private func makes(_ effect: Effect) -> Bool {
    guard case .bind(_, let value) = effect.kind else {
      return effect.blocks.joined().contains { makes($0) }
    }
    guard case .makeController(let new) = program[value] else { return false }
    return new.initializer != nil
  }

  /// Lets a handler wait for what no step does, which is an assumption.
  private mutating func waiting(
    for trigger: Effect.Trigger, _ input: InputID, _ handler: HandlerID, _ text: String,
    _ name: LocatedName, _ scope: Scope
  ) -> [Effect] {
    let assumption = assume(text, name, scope)
    return [
      effect(.assume(assumption), at: name.range, scope),
      effect(.awaits(trigger, input, handler), at: name.range, scope),
    ]
  }

  private mutating func notification(
    givenTo callee: LocatedName, _ scope: Scope
  ) -> NotificationName? {
    guard let (text, isText) = resolver.notification(givenTo: callee, in: scope.file) else {
      return nil
    }
    return NotificationName(symbol(text), isText: isText)
  }

  private mutating func subject(heardBy callee: LocatedName, _ scope: Scope) -> Symbol? {
    SubjectSearch(resolver).subject(heardBy: callee, in: scope.file).map { symbol($0) }
  }

  /// What a call posts or sends that is not declared here; none where it does neither.
  mutating func posting(_ name: LocatedName, _ scope: Scope) -> [Effect] {
    let posted: Effect.Trigger
    switch resolver.spelling(name.name) {
    case "post": posted = .post(notification(givenTo: name, scope))
    case "send", "onNext", "accept":
      let subject = SubjectSearch(resolver).subject(toldBy: name, in: scope.file)
      posted = .send(subject.map { symbol($0) })
    case "sendAction", "sendActions": posted = .touch
    default: return []
    }
    let call = Effect.Call.post(posted, isHeard: resolver.declarations.keepsObservers)
    return [effect(.run(call), at: name.range, scope)]
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

// Assignments to places that the model does not know.
extension Writer {
  /// `true` iff an expression is of a type of the file, whose subscripts are kept as text.
  func hasSubscript(_ base: Expression, _ scope: Scope) -> Bool {
    if base.isSelf { return true }
    if case .declared = standing(of: base, scope) { return true }
    return false
  }
}

// The one place where readings are turned into the program.
extension Writer {
  /// Returns the effects that a reading comes to.
  mutating func effects(
    of reading: Reading<[Effect]>, at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    switch reading {
    case .modelled(let effects): return effects
    case .harmless: return []
    case .opaque(let reach):
      return resolver.kinds(of: reach).map { effect($0, at: range, scope) }
    }
  }

  /// Returns the view that a reading of a modifier comes to.
  mutating func view(
    of reading: Reading<ViewID>, over place: ModifierPlace, _ scope: Scope
  ) -> ViewID {
    switch reading {
    case .modelled(let view): return view
    case .harmless: return place.child
    case .opaque(let reach): return view(reaching: reach, over: place, scope)
    }
  }

  private mutating func view(
    reaching reach: Reach, over place: ModifierPlace, _ scope: Scope
  ) -> ViewID {
    switch reach {
    case .nothing(let assumption): return wrap(place, .assumed(assumption), scope)
    case .closures, .facts:
      // From the moment that the view appears.
      let range = place.name.range
      let body = effects(of: .opaque(reach), at: range, scope)
      let handler = add(
        Handler(
          name: nil, parameterCount: 0, localCount: 0, body: body,
          site: site(range, in: scope.file)))
      return wrap(place, .live(.onAppear(handler)), scope)
    }
  }
}

// Views and modifiers that have no meaning in the model: harmless or opaque.
extension Writer {
  /// The modifier that a name is a slip of, or SwiftUI's in place of UIKit's property of that name;
  /// where a file of Swift is read, whose modifiers a library may declare, only a slip of one that
  /// may concern the bar.
  mutating func modifier(meantBy name: Name, _ scope: Scope) -> String? {
    if Modifiers.isUnread(resolver.names.bytes(of: name)) { return nil }
    let isSwift = resolver.spec.source(scope.file)?.name.utf8.suffix(6).elementsEqual(".swift".utf8)
    if isSwift == true || resolver.isCompiled(scope.file) {
      return misspelt(name, among: Modifiers.edited)
    }
    if name.word == .prefersStatusBarHidden { return Word.statusBarHidden.spelling }
    return slips.modifier(name, resolver.names) ?? misspelt(name, among: Modifiers.edited)
  }

  /// `.modifier(Elsewhere())`: a modifier that another file declares.
  mutating func readUnreadModifier(
    struct place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> Reading<ViewID> {
    guard let value = call.arguments.first?.value else { return .harmless(.apple) }
    if case .call(let made) = value.kind, let type = made.callee.typeName(resolver.names),
      let slip = slip(ofType: LocatedName(type, made.callee.range), scope)
    {
      report(slip)
      return .harmless(.refused)
    }
    guard case .call(let made) = value.kind, made.callee.typeName(resolver.names) != nil else {
      return .modelled(perhapsModified(by: value, place, scope))
    }
    let text = String(
      decoding: resolver.bytes(value.range, in: scope.file).prefix(40), as: UTF8.self)
    let assumption = findings.assume(
      "`.modifier(\(text))` is assumed to say nothing about the bar",
      at: scope.location(value.range))
    return .modelled(wrap(place, .assumed(assumption), scope))
  }

  /// A modifier of which not even the type is known may ask for anything.
  private mutating func perhapsModified(
    by value: Expression, _ place: ModifierPlace, _ scope: Scope
  ) -> ViewID {
    let hides = opaque(.bool, at: value.range, scope)
    let scheme = opaque(StaticType(.scheme, isOptional: true), at: value.range, scope)
    var place = place
    place.child = wrap(place, .bar(.statusBarHidden(hides)), scope)
    return wrap(place, .bar(.preferredColorScheme(scheme)), scope)
  }

  mutating func assumed(
    _ text: String, _ name: LocatedName, _ place: ModifierPlace, _ scope: Scope
  ) -> ViewID {
    wrap(place, .assumed(assume(text, name, scope)), scope)
  }

  // MARK: - Views

  /// The declared view or class that a name is a slip of, or nil.
  mutating func declaredSlip(_ name: Name, _ isScreen: Bool) -> String? {
    guard resolver.names.bytes(of: name).count >= (isScreen ? 3 : 5) else { return nil }
    if let known = slips.view(name) { return known }
    let near = resolver.nearest(name, among: screenSpellings(), from: 3)
    slips.keep(near, ofView: name)
    return near
  }

  /// The declared views and classes, spelled once for all who ask.
  private mutating func screenSpellings() -> [String] {
    if let known = slips.screens { return known }
    let screens = resolver.declarations.types.indices.filter {
      resolver.declarations.types[$0].screen != nil
    }
    .map { resolver.spelling(resolver.declarations.types[$0].name) }
    slips.screens = screens
    return screens
  }

  /// A view that has a name here, and whose value was not read. What a property keeps may be any
  /// view of the file; what a pattern has bound comes from elsewhere.
  mutating func unreadView(
    _ expression: Expression, named name: Name, _ scope: Scope
  ) -> ViewID {
    var scope = scope
    scope.isScreen = scope.isScreen || !scope.locals.contains(name)
    return unknownView(expression, scope)
  }

  /// A member that yields a view of which nothing is known: one of the app's own may ask for
  /// anything.
  mutating func unknownView(
    of member: LocatedName, _ expression: Expression, _ scope: Scope
  ) -> ViewID {
    var scope = scope
    scope.isScreen =
      scope.isScreen || resolver.yieldsView(member: member.name)
      || resolver.isElsewhere(member.name, scope)
    return unknownView(expression, scope)
  }

  /// Something that yields a view of which nothing is known.
  mutating func unknownView(_ expression: Expression, _ scope: Scope) -> ViewID {
    let text = resolver.bytes(expression.range, in: scope.file).prefix(40)
    let words = String(decoding: text, as: UTF8.self)
    let name = LocatedName(intern(Array(text)), expression.range)
    if scope.isScreen {
      note(
        .assumed, once: name, in: scope.file, "`\(words)` is not known; it may ask for anything")
      return add(.unknown(input(unread: expression, scope)), at: expression.range, scope)
    }
    let leaf = leaf(expression, scope)
    let place = ModifierPlace(name: name, range: expression.range, child: leaf)
    return assumed("`\(words)` is assumed to say nothing about the bar", name, place, scope)
  }
}
