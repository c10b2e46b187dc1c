import Language
import StatusBar

// Calls and assignments that have no meaning in the model: harmless or opaque.
extension Body {
  /// Reads a call of something that the model gives no meaning to.
  mutating func readUnread(
    _ base: Expression?, _ name: LocatedName?, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    guard let name else { return readNameless(call, at: range, &scope) }
    if let slip = writer.slip(of: name.name, called: base == nil, scope) {
      return writer.refuse(
        .misspelt(
          writer.resolver.spelling(name.name), suggestion: slip, at: scope.location(name.range)))
    }
    if let base {
      if let refused = writer.refusesSlip(of: base, scope) { return refused }
      let found =
        writer.slip(in: call.callee, scope) ?? writer.methodOfTruth(name, of: base, &scope)
      if let found { return writer.refuse(found) }
    }
    if base == nil, let control = readControl(name, call, at: range, &scope) { return control }
    if let base, let button = readButton(base, name, call, at: range, &scope) { return button }
    let standing = base.map { self.writer.standing(of: $0, scope) }
    if let facets = base == nil ? writer.resolver.facets(exchangedBy: name.name) : nil {
      return obscured(facets, name, base, call, at: range, &scope)
    }
    if !isOfView(name, base, call, standing, scope), !isOfLibrary(base, name, call, scope),
      let facets = writer.resolver.facets(called: name.name, by: call, standing)
    {
      return obscured(facets, name, base, call, at: range, &scope)
    }
    if let unread = writer.resolver.nameElsewhere(calling: name.name, of: base, scope) {
      return left(unread, name, call, at: range, &scope)
    }
    let isApple = isOfApple(name.name, standing, scope)
    if base == nil, !isApple, scope.isScenario, !writer.resolver.names.isCapitalized(name.name) {
      // A step speaks of what is there.
      writer.reportUndeclared(name, scope)
      return .harmless(.refused)
    }
    let isOfElement =
      base.map { writer.resolver.isElement($0, scope) } ?? false
      && writer.resolver.declarations.requires(name.name)
    let onElements = isOfElement ? calledOnAny(name.name, call, at: range, scope) : []
    if isOfExtension(name.name, standing) || onElements == nil
      || mayAct(whenCalled: name.name, of: base)
      || !isApple && mayComeOfMacro(callOf: base, scope)
    {
      return .opaque(
        .facts(
          UnknownFacets.Facet.allCases,
          writer.input(writer.named(range, scope), nil, at: range, scope))
      )
    }
    if let base, let done = done(by: base, isApple, name.name, call, at: range, &scope) {
      return .modelled(done)
    }
    let text = "`\(writer.resolver.spelling(name.name))` is assumed not to concern the bar"
    let rest = unread(call, besides: !isApple, text, name, &scope)
    guard let onElements, !onElements.isEmpty else { return rest }
    return .modelled(onElements + writer.effects(of: rest, at: range, scope))
  }

  /// What a function does that an extension of the app's gives to objects of Apple's, as of
  /// `UIButton`: it is the one of that name, and runs for sure on what is known to be Apple's. Nil
  /// where it does nothing that matters, and where it is not followed.
  private mutating func doneByExtension(
    of base: Expression, _ name: Name, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    let extensions = AppleExtensions(writer.resolver)
    guard scope.frame != nil, base.withoutOptionals.memberPath != nil,
      !writer.resolver.declarations.typesDeclare(name),
      let function = extensions.function(named: name, call)
    else { return nil }
    let place = Location(function.file, function.declaration.name.range)
    if valueActions[place] == nil {
      var reach = CalledReach(writer.resolver)
      valueActions[place] = reach.mayConcernBar(function, of: nil)
    }
    guard valueActions[place] == true, expansion.mayFollow(place),
      let rewritten = extensions.rewritten(function, subject: base.withoutOptionals)
    else { return nil }
    let before = (scope, writer.findings)
    let done = inlineEffects(rewritten, scope.owner, call, at: range, &scope)
    guard done.contains(where: { $0.matters }) else {
      (scope, writer.findings) = before
      return nil
    }
    let isThere = if case .optionalChain = base.kind { false } else { true }
    if isThere, case .apple = writer.standing(of: base, scope) { return done }
    let runs = writer.opaque(.bool, at: range, scope)
    return [writer.effect(.if(runs, then: done, otherwise: []), at: range, scope)]
  }

  /// What code of the app's does that may be called: anything, where a function of a value of its
  /// own may do more than change the value, or what one of an extension does; nil where none does.
  private mutating func done(
    by base: Expression, _ isApple: Bool, _ name: Name, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect]? {
    guard mayAct(inValueOf: base, isApple: isApple, name, call, scope) else {
      return doneByExtension(of: base, name, call, at: range, &scope)
    }
    let input = writer.input(writer.named(range, scope), nil, at: range, scope)
    return [writer.effect(.forget(input), at: range, scope)]
  }

  /// `true` iff a function of a value of the author's own, of which nothing but that is known, may
  /// do more than change the value: by its type where that is written, else by the name.
  private mutating func mayAct(
    inValueOf base: Expression, isApple: Bool, _ name: Name, _ call: Call, _ scope: Scope
  ) -> Bool {
    let resolver = writer.resolver
    // What stands in a list of Apple's is not Apple's.
    if isApple, !base.contains({ resolver.yieldsElement($0) }) { return false }
    guard resolver.declarations.typesDeclare(name) else { return false }
    var known = writer.className(of: base, scope).flatMap { resolver.declarations.type($0) }
    // Any value may adopt a protocol.
    if let type = known, resolver.declarations[type].keyword == .protocol { known = nil }
    let types = known.map { [$0] } ?? Array(resolver.declarations.types.indices)
    for type in types {
      let info = resolver.declarations[type]
      guard info.keyword == .struct || info.keyword == .enum,
        info.role == .other || info.role == .enumeration
      else { continue }
      for function in info.functions[name] ?? []
      where !function.declaration.isStatic && resolver.takes(call, function) {
        let place = Location(function.file, function.declaration.name.range)
        if valueActions[place] == nil {
          var reach = CalledReach(resolver, besidesPartsOf: type)
          valueActions[place] = reach.mayConcernBar(function, of: type)
        }
        if valueActions[place] == true { return true }
      }
    }
    return false
  }

  /// `true` iff a function of an object that the class does not declare may be one that a macro of
  /// a library gives it.
  private func mayComeOfMacro(callOf base: Expression?, _ scope: Scope) -> Bool {
    let resolver = writer.resolver
    let type: Int?
    if let base, !base.isSelf {
      if case .bundle(let owner)? = writer.meaning(of: base, scope) {
        type = resolver.typeInfo(of: owner)
      } else {
        type = writer.className(of: base, scope).flatMap { resolver.declarations.type($0) }
      }
    } else {
      type = resolver.typeInfo(of: scope.owner)
    }
    guard let type, resolver.declarations[type].keyword != .enum else { return false }
    return resolver.declarations[type].macros.contains { resolver.declarations.type($0) == nil }
  }

  /// `true` iff a property of that name, of an object that a variable leads to, holds a closure
  /// that may concern the bar.
  private mutating func mayAct(whenCalled name: Name, of base: Expression?) -> Bool {
    guard let base, writer.resolver.declarations.typesDeclare(name),
      base.rootType(writer.resolver.names) == nil
    else { return false }
    if let known = heldActions[name] { return known }
    let acts = HeldActions(writer.resolver).mayConcernBar(name)
    heldActions[name] = acts
    return acts
  }

  /// Reads a call of what has no name.
  private mutating func readNameless(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let place = LocatedName(Name(.call), call.callee.range)
    if case .call(let inner) = call.callee.kind,
      let found = writer.functionOfType(inner.callee, scope)
    {
      // `Home.save(self)()`
      let function = bindFunction(found.function, owner: found.owner)
      return .modelled(writer.handed(function, at: range, place, &scope))
    }
    return unread(
      call, besides: true, "this call is assumed to leave the bar alone", place, &scope)
  }

  /// `true` iff a function is one that a class of the author's own declares which is no controller:
  /// a view's `show` is none of UIKit's.
  private func isOfView(
    _ name: LocatedName, _ base: Expression?, _ call: Call, _ standing: Standing?, _ scope: Scope
  ) -> Bool {
    guard case .declared? = standing, let base else { return false }
    return writer.isOwnFunction(name, of: base, call, scope)
  }

  /// `true` iff a function is one of a type that a library declares, and is handed no controller
  /// but the one around: `HUD.show()` shows a message by itself, as one of any other name does.
  private func isOfLibrary(
    _ base: Expression?, _ name: LocatedName, _ call: Call, _ scope: Scope
  ) -> Bool {
    guard [.show, .dismiss, .present].contains(name.name.word), let base,
      let type = base.typeName(writer.resolver.names), writer.resolver.isFree(type),
      writer.resolver.meaning(of: type, in: scope) == nil
    else { return false }
    return !call.arguments.contains { argument in
      !argument.value.isSelf && mayBeController(argument.value, scope)
    }
  }

  /// `true` iff a value is a controller, or one of which nothing is known.
  private func mayBeController(_ value: Expression, _ scope: Scope) -> Bool {
    switch writer.standing(of: value, scope) {
    case .controller: return true
    case .unknown:
      if case .call(let call) = value.kind, let type = call.callee.typeName(writer.resolver.names) {
        return writer.resolver.declarations.type(type).map {
          writer.resolver.declarations[$0].isController
        } ?? false
      }
      return value.memberPath != nil
    case .apple, .window, .declared: return false
    }
  }

  private func isOfApple(_ name: Name, _ standing: Standing?, _ scope: Scope) -> Bool {
    switch standing {
    case .apple?: true
    case .controller?: appleMembers.contains(writer.resolver.names.bytes(of: name))
    case .window?, .declared?, .unknown?: false
    case nil:
      writer.resolver.isAppleName(name) || writer.resolver.isInherited(name, scope)
        || writer.resolver.isPlainValue(name)
    }
  }

  /// What a function of an object may do of which no more is known than that it has one of that
  /// name: nothing for a service that is started, a logger; nil where that is not followed.
  private mutating func calledOnAny(
    _ name: Name, _ call: Call, at range: SourceRange, _ scope: Scope
  ) -> [Effect]? {
    if !call.allClosures.isEmpty || call.arguments.contains(where: { $0.value.isSelf }) {
      return nil
    }
    let resolver = writer.resolver
    var effects: [Effect] = []
    for type in resolver.declarations.types.indices {
      for function in resolver.declarations[type].functions[name] ?? [] {
        guard let body = function.declaration.body, !body.isEmpty else { continue }
        if resolver.isCompiled(function.file), !resolver.takes(call, function) { continue }
        var reach = CalledReach(resolver)
        if !reach.mayConcernBar(function, of: type) { continue }
        let place = Location(function.file, function.declaration.name.range)
        guard expansion.mayFollow(place),
          let owner = resolver.declarations[type].screen.flatMap({
            resolver.receivers.receiver(of: $0)
          })
        else { return nil }
        let bound = bindFunction(function, owner: owner)
        if writer.program[bound.handler].body.allSatisfy({ writer.isIdle($0) }) { continue }
        guard resolver.declarations[type].isByReference else { return nil }
        let object = writer.opaque(at: range, scope)
        let given = bound.parameters.map { writer.unknown(for: $0, at: range, scope) }
        effects.append(
          writer.effect(
            .run(.other(object, bound.handler, arguments: given, into: nil)), at: range, scope))
      }
    }
    return effects
  }

  /// `true` iff a function of a controller that is not followed is one that an extension gives to
  /// all of them; inside itself it does what it does there.
  private func isOfExtension(_ name: Name, _ standing: Standing?) -> Bool {
    guard case .controller? = standing else { return false }
    return writer.resolver.foreignFunctions(name, of: .controller).contains {
      expansion.mayFollow(Location($0.file, $0.declaration.name.range))
    }
  }

  /// A member of the bar's vocabulary on an unknown receiver, or with unknown arguments.
  private mutating func obscured(
    _ facets: [UnknownFacets.Facet], _ name: LocatedName, _ base: Expression?, _ call: Call,
    at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    writer.note(
      .assumed, once: name, in: scope.file,
      "what `\(writer.resolver.spelling(name.name))` does here is not known: what it "
        + "could decide is unknown"
    )
    let input = writer.input(writer.named(range, scope), nil, at: range, scope)
    let rest = unread(call, besides: false, "", name, &scope)
    return .modelled(
      [writer.effect(.obscure(facets, input), at: name.range, scope)]
        + writer.effects(of: rest, at: range, scope))
  }

  /// A call of what the app declares in a file that is not read.
  private mutating func left(
    _ unread: Name, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let facets = UnknownFacets.Facet.allCases
    writer.note(
      .assumed, once: name, in: scope.file,
      "`\(writer.resolver.spelling(unread))` is declared in a file that is not read here: what it "
        + "could decide is unknown")
    let input = writer.input(writer.named(range, scope), nil, at: range, scope)
    let rest = self.unread(call, besides: false, "", name, &scope)
    return .modelled(
      [writer.effect(.obscure(facets, input), at: name.range, scope)]
        + writer.effects(of: rest, at: range, scope))
  }

  // MARK: - What is handed over

  /// A call that leaves the bar alone but for what it is handed: closures and functions run now,
  /// later or never, variables are changed or not. `besides` says that the rest is an assumption.
  mutating func unread(
    _ call: Call, besides isAssumed: Bool, _ text: String, _ name: LocatedName,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    var all: [Effect] = []
    if let base = call.callee.receiver { all += calledObjects(base, name, call, &scope) }
    for argument in call.arguments {
      let start = writer.resolver.start(ofSelector: argument.value, givenTo: name, in: scope.file)
      all += handed(argument.value, name, by: start, &scope)
    }
    for (_, closure) in call.closures { all += handed(closure, name, &scope) }
    all += assigned(by: call, name, &scope)
    if let base = call.callee.receiver, case .call = base.withoutOptionals.kind {
      // A chain: what stands before the last dot is done as well.
      let reading = read(base, &scope)
      all = scope.takePending() + writer.effects(of: reading, at: base.range, scope) + all
    }
    all += writer.posting(name, scope)
    if isAssumed {
      all += writer.shownByOthers(call, &scope)
      let assumption = writer.assume(text, name, scope)
      all.insert(writer.effect(.assume(assumption), at: name.range, scope), at: 0)
    }
    return all.isEmpty ? .harmless(.apple) : .modelled(all)
  }

  /// `assign(to: \.hides, on: page)`: the property may have any value, at any time.
  private mutating func assigned(
    by call: Call, _ name: LocatedName, _ scope: inout Scope
  ) -> [Effect] {
    guard writer.resolver.spelling(name.name) == "assign", call.arguments.count == 2,
      case .keyPath(let path) = call.arguments[0].value.kind
    else { return [] }
    let place = call.arguments[0].value.range
    var target = call.arguments[1].value
    for part in path { target = Expression(.member(target, LocatedName(part, place)), place) }
    let changes = writer.changed(target.withoutSelf ?? target, &scope)
    return writer.perhaps(
      writer.handler(doing: changes, at: place, scope), at: place, name, scope)
  }

  mutating func handed(
    _ value: Expression, _ name: LocatedName, by start: Resolver.ActionStart? = nil,
    _ scope: inout Scope
  ) -> [Effect] {
    if value.isBinding {
      // The holder of a binding may set it at any time.
      let changes = writer.changed(value, &scope)
      return writer.perhaps(
        writer.handler(doing: changes, at: value.range, scope), at: value.range, name, scope)
    }
    switch value.kind {
    case .closure(let closure): return handed(closure, name, by: start, &scope)
    case .prefix(.bitAnd, let place): return writer.changed(place, &scope)
    case .array(let elements): return elements.flatMap { handed($0, name, &scope) }
    case .tuple(let elements): return elements.flatMap { handed($0.value, name, &scope) }
    case .name, .member, .macro:
      if case .name(let local) = value.kind,
        case .closure(let source) = writer.resolver.meaning(of: local, in: scope),
        case .closure(let closure) = source.kind
      {
        return handed(closure, name, by: start, &scope)
      }
      guard let found = writer.handedFunction(value, scope) ?? writer.functionOfType(value, scope)
      else {
        return doneOnTheWay(to: value, &scope)
      }
      return writer.handed(
        bindFunction(found.function, owner: found.owner), at: value.range, name, by: start, &scope)
    case .call(let call):
      return writer.resolver.isMadeOnly(call, scope) ? [] : done(value, &scope)
    case .assignment, .ternary, .effect, .branch: return done(value, &scope)
    case .dictionary, .binary, .prefix, .optionalChain, .forced, .cast, .subscripted, .string,
      .conditionalModifiers:
      return doneOnTheWay(to: value, &scope)
    case .instance, .binding, .implicitMember, .number, .boolean, .nilLiteral, .keyPath, .regex,
      .availability, .hole, .missing:
      return []
    }
  }

  /// What is done for a value that is wanted.
  mutating func done(_ value: Expression, _ scope: inout Scope) -> [Effect] {
    let outer = scope.askedCall
    scope.askedCall = value.range
    defer { scope.askedCall = outer }
    let reading = read(value, &scope)
    return scope.takePending() + writer.effects(of: reading, at: value.range, scope)
  }

  private mutating func handed(
    _ closure: Closure, _ name: LocatedName, by start: Resolver.ActionStart? = nil,
    _ scope: inout Scope
  ) -> [Effect] {
    let start = start ?? writer.resolver.start(ofKept: closure, givenTo: name, in: scope.file)
    let made = makeDrafts(in: closure, &scope)
    let handler = bindContinuation(closure, &scope)
    return made + writer.perhaps(handler, at: closure.range, name, by: start, scope)
  }

  /// Makes the controllers that a closure may say more of: what it says counts perhaps.
  private mutating func makeDrafts(in closure: Closure, _ scope: inout Scope) -> [Effect] {
    guard scope.frame != nil else { return [] }
    var effects: [Effect] = []
    for local in scope.locals {
      guard case .draft = local.meaning,
        writer.resolver.mentions(local.name, closure.range, scope.file)
      else {
        continue
      }
      let place = Expression(.name(local.name), closure.range)
      effects += bindControllerValue(place, &scope)?.effects ?? []
    }
    return effects
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
