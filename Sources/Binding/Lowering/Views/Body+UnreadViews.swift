import Language
import StatusBar

// Views and modifiers that have no meaning in the model: harmless or opaque.
extension Body {
  /// Reads a modifier that says nothing of its own.
  mutating func readUnreadModifier(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> Reading<ViewID> {
    let name = place.name
    if let suggestion = writer.modifier(meantBy: name.name, scope) {
      writer.report(
        .misspelt(
          writer.resolver.spelling(name.name), suggestion: suggestion,
          at: scope.location(name.range)))
      return .harmless(.refused)
    }
    let text = writer.resolver.names.bytes(of: name.name)
    if let changed = bindChange(place, call, &scope) { return .modelled(changed) }
    if Modifiers.isEvent(name.name.word, text) { return .harmless(.event) }
    var views: [ViewID] = []
    for closure in writer.resolver.closures(of: call)
    where writer.resolver.looksLikeViews(closure, scope) {
      views.append(bindClosureContent(closure, &scope))
    }
    if name.name.word == .modifier { return writer.readUnreadModifier(struct: place, call, &scope) }
    let word = name.name.word
    let isApple = Modifiers.draws(word, text) || Modifiers.concernsBar(word)
    if isApple {
      guard !views.isEmpty else { return .harmless(.apple) }
      var content = writer.grouped(views, type: nil, at: place.range, scope)
      if Modifiers.passing.contains(text) {
        content = passing(content, at: name.range, &scope)
      }
      return .modelled(writer.wrap(place, .content(.beside(content)), scope))
    }
    if writer.resolver.yieldsView(member: name.name)
      || writer.resolver.isElsewhere(name.name, scope)
    {
      let view = Expression(.name(name.name), place.range)
      return .modelled(writer.unknownView(of: name, view, scope))
    }
    for argument in call.arguments
    where writer.resolver.looksLikeDeclaredView(argument.value, scope) {
      views.append(bindView(argument.value, &scope))
    }
    var place = place
    if namesBar(name.name) {
      // A library's, which may ask for anything.
      let hides = writer.opaque(.bool, at: name.range, scope)
      let scheme = writer.opaque(
        StaticType(.scheme, isOptional: true), at: name.range, scope)
      place.child = writer.wrap(place, .bar(.statusBarHidden(hides)), scope)
      return .modelled(writer.wrap(place, .bar(.preferredColorScheme(scheme)), scope))
    }
    place.child = writer.assumed(
      "`.\(writer.resolver.spelling(name.name))` is assumed to say nothing about the bar", name,
      place,
      scope)
    place.child = bindHanded(call, place, &scope)
    guard !views.isEmpty else { return .modelled(place.child) }
    // What shows it, and when, is not known.
    let all = writer.grouped(views, type: nil, at: place.range, scope)
    let content = passing(all, at: name.range, &scope)
    return .modelled(writer.wrap(place, .content(.beside(content)), scope))
  }

  /// `true` iff a name speaks of the status bar: `prefersStatusBarHidden`, `hideStatusBar`.
  private func namesBar(_ name: Name) -> Bool {
    let text = Array(writer.resolver.spelling(name).lowercased().utf8)
    let bar = Array("statusbar".utf8)
    guard text.count >= bar.count else { return false }
    return (0...(text.count - bar.count)).contains { text[$0...].starts(with: bar) }
  }

  /// `.phaseAnimator([true]) { view, on in view.statusBarHidden(on) }`: what a closure makes of the
  /// view, which a modifier that is not Apple's shows or not. Nil where none asks for anything.
  private mutating func bindChange(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    let changes = writer.resolver.closures(of: call).first { closure in
      closure.parameters.first.map { view in
        closure.body.contains { $0.asksForBar(of: view.name) }
      } ?? false
    }
    guard let changes, let view = changes.parameters.first?.name else { return nil }
    let depth = scope.locals.count
    defer { scope.locals.removeAll(since: depth) }
    let content = ContentSource(kind: .bound(place.child), scope: scope, depth: expansion.depth)
    scope.locals.append(view, .content(content))
    for parameter in changes.parameters.dropFirst() {
      let known = onlyElement(of: call, &scope)
      scope.locals.append(parameter.name, known ?? .opaque([parameter.name], qualifier: nil))
    }
    let shown = bindContent(changes.body, &scope, at: changes.range)
    if Modifiers.draws(place.name.name.word, writer.resolver.names.bytes(of: place.name.name)) {
      return shown
    }
    let isShown = writer.opaque(.bool, at: place.name.range, scope)
    return writer.add(
      .conditional(isShown, then: shown, otherwise: place.child), at: place.range, scope)
  }

  /// The value in a list of one that a call is given first: `[true]`.
  private mutating func onlyElement(of call: Call, _ scope: inout Scope) -> Meaning? {
    guard case .array(let elements)? = call.arguments.first?.value.kind, elements.count == 1 else {
      return nil
    }
    return .value(bindFormula(elements[0], expecting: .unknown, &scope))
  }

  /// What something unread does with the closures that it is handed: they run at any time from the
  /// moment that it appears, and perhaps with a tap.
  mutating func bindHanded(
    _ call: Call, _ place: ModifierPlace, runsAtOnce: Bool = true, _ scope: inout Scope
  ) -> ViewID {
    var place = place
    let handler = handedActions(call, place.name, &scope)
    if let handler, runsAtOnce {
      place.child = writer.wrap(place, .live(.onAppear(handler)), scope)
    }
    let takesAction =
      handler != nil
      || writer.resolver.closures(of: call).contains { !writer.resolver.looksLikeViews($0, scope) }
      || call.arguments.contains { writer.handedFunction($0.value, scope) != nil }
    guard takesAction else { return place.child }
    let tapped = handler ?? writer.emptyHandler(at: place.range, scope)
    return writer.wrap(place, .tap(.onTap(tapped, .guess)), scope)
  }

  /// What the closures and functions that something unread is handed may do, from the moment that
  /// the view appears; nil where they do nothing that matters.
  mutating func handedActions(
    _ call: Call, _ name: LocatedName, _ scope: inout Scope
  ) -> HandlerID? {
    var actions = call
    // What stands before the dot is the view.
    actions.callee = Expression(.name(name.name), name.range)
    actions.arguments.removeAll { writer.resolver.isShown($0.value, scope) }
    actions.closures.removeAll { writer.resolver.looksLikeViews($0.closure, scope) }
    var inner = scope
    inner.frame = Scope.Frame()
    let reading = unread(actions, besides: false, "", name, &inner)
    let body = inner.takePending() + writer.effects(of: reading, at: name.range, inner)
    guard body.contains(where: { $0.matters }) else { return nil }
    return writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: inner.frame?.localCount ?? 0, body: body,
        site: writer.site(name.range, in: scope.file)))
  }

  // MARK: - Views

  /// A view that is declared nowhere, with what it is given.
  mutating func bindUnreadView(
    _ name: LocatedName, _ call: Call, isScreen: Bool, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    let text = writer.resolver.names.bytes(of: name.name)
    if Views.draws(name.name.word, text) {
      let view = transparent(name.name, call, at: range, &scope)
      let isTold = call.closures.contains { part in
        ControlActions.runs(part.closure, of: name.name, writer.resolver, scope)
      }
      let place = ModifierPlace(name: name, range: range, child: view)
      return isTold ? bindHanded(call, place, runsAtOnce: false, &scope) : view
    }
    if writer.resolver.isElsewhere(name.name, scope) {
      writer.note(
        .assumed, once: name, in: scope.file,
        "`\(writer.resolver.spelling(name.name))` is declared in a file that is not read here; it "
          + "may ask for anything")
      return writer.add(
        .unknown(writer.input([name.name], nil, at: name.range, scope)), at: range, scope)
    }
    if !writer.resolver.isCompiled(scope.file),
      let slip = writer.misspelt(name.name, among: Views.edited)
        ?? writer.declaredSlip(name.name, isScreen)
        ?? writer.slips.appleView(name.name, writer.resolver.names)
    {
      writer.report(
        .misspelt(
          writer.resolver.spelling(name.name), suggestion: slip, at: scope.location(name.range)))
      return transparent(name.name, call, at: range, &scope)
    }
    // A container shows what it is given, and that says what it asks for.
    let isContainer =
      writer.resolver.closures(of: call).contains { writer.resolver.looksLikeViews($0, scope) }
      || call.arguments.contains { writer.resolver.looksLikeDeclaredView($0.value, scope) }
    if isScreen && !isContainer || writer.resolver.declarations.ambiguous.contains(name.name) {
      writer.note(
        .assumed, once: name, in: scope.file,
        "`\(writer.resolver.spelling(name.name))` is not declared here; it may ask for anything")
      return writer.add(
        .unknown(writer.input([name.name], nil, at: name.range, scope)), at: range, scope)
    }
    let place = ModifierPlace(
      name: name, range: range, child: transparent(name.name, call, at: range, &scope))
    var wrapped = place
    wrapped.child = writer.assumed(
      "`\(writer.resolver.spelling(name.name))` is not declared here; assumed to say "
        + "nothing about the bar",
      name,
      place, scope)
    return bindHanded(call, wrapped, &scope)
  }

  /// `Layout.card { … }`: what it is given is shown or not.
  mutating func bindForeignContainer(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    let shown = transparent(nil, call, at: range, &scope)
    let isShown = writer.opaque(.bool, at: name.range, scope)
    let nothing = writer.add(.empty, at: range, scope)
    var place = ModifierPlace(
      name: name, range: range,
      child: writer.add(.conditional(isShown, then: shown, otherwise: nothing), at: range, scope))
    let text = String(decoding: writer.resolver.bytes(base.range, in: scope.file), as: UTF8.self)
    place.child = writer.assumed(
      "`\(text).\(writer.resolver.spelling(name.name))` is not declared here; assumed "
        + "to say nothing about the bar",
      name, place, scope)
    return place.child
  }

  /// Binds what shows a screen of its own: nothing may be taken for granted there.
  mutating func asScreen(
    _ scope: inout Scope, _ body: (inout Body, inout Scope) -> ViewID
  ) -> ViewID {
    let isScreen = scope.isScreen
    scope.isScreen = true
    defer { scope.isScreen = isScreen }
    return body(&self, &scope)
  }
}

extension Statement {
  /// `true` iff it yields a view of that name under modifiers of which one may concern the bar.
  fileprivate func asksForBar(of view: Name) -> Bool {
    switch kind {
    case .expression(let value), .return(let value?): value.asksForBar(of: view)
    case .if(let branches):
      (branches.then + branches.otherwise).contains { $0.asksForBar(of: view) }
    case .switch(_, let cases):
      cases.contains { $0.body.contains { $0.asksForBar(of: view) } }
    case .return, .variable, .function, .type, .guard, .loop, .jump, .block, .attempt, .deferred,
      .conditional, .action, .unread:
      false
    }
  }
}

extension Expression {
  fileprivate func asksForBar(of view: Name) -> Bool {
    var (value, asks) = (self, false)
    while case .call(let call) = value.kind, case .member(let base, let name) = call.callee.kind {
      asks = asks || Modifiers.concernsBar(name.name.word)
      value = base
    }
    if case .name(let name) = value.kind { return asks && name == view }
    return false
  }
}
