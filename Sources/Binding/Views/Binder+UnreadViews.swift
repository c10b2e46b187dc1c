import Language
import StatusBar

// Views and modifiers that have no meaning in the model: harmless or opaque.
extension Binder {
  /// Reads a modifier that says nothing of its own.
  mutating func readUnreadModifier(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> Reading<ViewID> {
    let name = place.name
    if let suggestion = modifier(meantBy: name.name, scope) {
      report(
        .misspelt(spelling(name.name), suggestion: suggestion, at: scope.location(name.range)))
      return .harmless(.refused)
    }
    let text = names.bytes(of: name.name)
    if Modifiers.isEvent(name.name.word, text) { return .harmless(.event) }
    var views: [ViewID] = []
    for closure in closures(of: call) where looksLikeViews(closure, scope) {
      views.append(bindClosureContent(closure, &scope))
    }
    if name.name.word == .modifier { return readUnreadModifier(struct: place, call, &scope) }
    let word = name.name.word
    let isApple = Modifiers.draws(word, text) || Modifiers.concernsBar(word)
    if isApple {
      guard !views.isEmpty else { return .harmless(.apple) }
      let content = grouped(views, type: nil, at: place.range, scope)
      return .modelled(wrap(place, .content(.beside(content)), scope))
    }
    for argument in call.arguments where looksLikeDeclaredView(argument.value, scope) {
      views.append(bindView(argument.value, &scope))
    }
    var place = place
    place.child = assumed(
      "`.\(spelling(name.name))` is assumed to say nothing about the bar", name, place, scope)
    place.child = bindHanded(call, place, &scope)
    guard !views.isEmpty else { return .modelled(place.child) }
    let content = grouped(views, type: nil, at: place.range, scope)
    return .modelled(wrap(place, .content(.beside(content)), scope))
  }

  /// The modifier that a name is a slip of, or SwiftUI's in place of UIKit's property of that name;
  /// where a file of Swift is read, whose modifiers a library may declare, only a slip of one that
  /// may concern the bar.
  private mutating func modifier(meantBy name: Name, _ scope: Scope) -> String? {
    if Modifiers.isUnread(names.bytes(of: name)) { return nil }
    let isSwift = spec.source(scope.file)?.name.utf8.suffix(6).elementsEqual(".swift".utf8)
    if isSwift == true || isCompiled(scope.file) {
      return misspelt(name, among: Modifiers.edited)
    }
    if name.word == .prefersStatusBarHidden { return Word.statusBarHidden.spelling }
    return slips.modifier(name, names) ?? misspelt(name, among: Modifiers.edited)
  }

  /// `.modifier(Elsewhere())`: a modifier that another file declares.
  private mutating func readUnreadModifier(
    struct place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> Reading<ViewID> {
    guard let value = call.arguments.first?.value else { return .harmless(.apple) }
    if case .call(let made) = value.kind, let type = made.callee.typeName(names),
      let slip = slip(ofType: LocatedName(type, made.callee.range), scope)
    {
      report(slip)
      return .harmless(.refused)
    }
    guard case .call(let made) = value.kind, made.callee.typeName(names) != nil else {
      return .modelled(perhapsModified(by: value, place, scope))
    }
    let text = String(decoding: bytes(value.range, in: scope.file).prefix(40), as: UTF8.self)
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

  private mutating func assumed(
    _ text: String, _ name: LocatedName, _ place: ModifierPlace, _ scope: Scope
  ) -> ViewID {
    wrap(place, .assumed(assume(text, name, scope)), scope)
  }

  /// What something unread does with the closures that it is handed: they run at any time from the
  /// moment that it appears, and perhaps with a tap.
  mutating func bindHanded(
    _ call: Call, _ place: ModifierPlace, _ scope: inout Scope
  ) -> ViewID {
    var place = place
    let handler = handedActions(call, place.name, &scope)
    if let handler { place.child = wrap(place, .live(.onAppear(handler)), scope) }
    let takesAction =
      handler != nil
      || closures(of: call).contains { !looksLikeViews($0, scope) }
      || call.arguments.contains { handedFunction($0.value, scope) != nil }
    guard takesAction else { return place.child }
    let tapped = handler ?? emptyHandler(at: place.range, scope)
    return wrap(place, .tap(.onTap(tapped, .guess)), scope)
  }

  /// What the closures and functions that something unread is handed may do, from the moment that
  /// the view appears; nil where they do nothing that matters.
  mutating func handedActions(
    _ call: Call, _ name: LocatedName, _ scope: inout Scope
  ) -> HandlerID? {
    var actions = call
    // What stands before the dot is the view.
    actions.callee = Expression(.name(name.name), name.range)
    actions.arguments.removeAll { isShown($0.value, scope) }
    actions.closures.removeAll { looksLikeViews($0.closure, scope) }
    var inner = scope
    inner.frame = Scope.Frame()
    let reading = unread(actions, besides: false, "", name, &inner)
    let body = inner.takePending() + effects(of: reading, at: name.range, inner)
    guard body.contains(where: { $0.matters }) else { return nil }
    return add(
      Handler(
        name: nil, parameterCount: 0, localCount: inner.frame?.localCount ?? 0, body: body,
        site: site(name.range, in: scope.file)))
  }

  /// `true` iff an argument is a view, or makes one.
  private func isShown(_ value: Expression, _ scope: Scope) -> Bool {
    if case .closure(let closure) = value.kind { return looksLikeViews(closure, scope) }
    return looksLikeDeclaredView(value, scope)
  }

  private func closures(of call: Call) -> [Closure] {
    call.closures.map { $0.closure }
      + call.arguments.compactMap { argument in
        if case .closure(let closure) = argument.value.kind { closure } else { nil }
      }
  }

  // MARK: - Views

  /// A view that is declared nowhere, with what it is given.
  mutating func bindUnreadView(
    _ name: LocatedName, _ call: Call, isScreen: Bool, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    let text = names.bytes(of: name.name)
    if Views.draws(name.name.word, text) {
      return transparent(name.name, call, at: range, &scope)
    }
    if !isCompiled(scope.file),
      let slip = misspelt(name.name, among: Views.edited)
        ?? declaredSlip(name.name, isScreen) ?? slips.appleView(name.name, names)
    {
      report(
        .misspelt(spelling(name.name), suggestion: slip, at: scope.location(name.range)))
      return transparent(name.name, call, at: range, &scope)
    }
    // A container shows what it is given, and that says what it asks for.
    let isContainer =
      closures(of: call).contains { looksLikeViews($0, scope) }
      || call.arguments.contains { looksLikeDeclaredView($0.value, scope) }
    if isScreen && !isContainer || declarations.ambiguous.contains(name.name) {
      note(
        .assumed, once: name, in: scope.file,
        "`\(spelling(name.name))` is not declared here; it may ask for anything")
      return add(.unknown(input([name.name], nil, at: name.range, scope)), at: range, scope)
    }
    let place = ModifierPlace(
      name: name, range: range, child: transparent(name.name, call, at: range, &scope))
    var wrapped = place
    wrapped.child = assumed(
      "`\(spelling(name.name))` is not declared here; assumed to say nothing about the bar", name,
      place, scope)
    return bindHanded(call, wrapped, &scope)
  }

  /// The declared view or class that a name is a slip of, or nil.
  private mutating func declaredSlip(_ name: Name, _ isScreen: Bool) -> String? {
    guard names.bytes(of: name).count >= (isScreen ? 3 : 5) else { return nil }
    if let known = slips.view(name) { return known }
    let near = nearest(name, among: screenSpellings(), from: 3)
    slips.keep(near, ofView: name)
    return near
  }

  /// The declared views and classes, spelled once for all who ask.
  private mutating func screenSpellings() -> [String] {
    if let known = slips.screens { return known }
    let screens = declarations.types.indices.filter { declarations.types[$0].screen != nil }
      .map { spelling(declarations.types[$0].name) }
    slips.screens = screens
    return screens
  }

  /// `Layout.card { … }`: what it is given is shown or not.
  mutating func bindForeignContainer(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    let shown = transparent(nil, call, at: range, &scope)
    let isShown = opaque(.bool, at: name.range, scope)
    let nothing = add(.empty, at: range, scope)
    var place = ModifierPlace(
      name: name, range: range,
      child: add(.conditional(isShown, then: shown, otherwise: nothing), at: range, scope))
    let text = String(decoding: bytes(base.range, in: scope.file), as: UTF8.self)
    place.child = assumed(
      "`\(text).\(spelling(name.name))` is not declared here; assumed to say nothing about the bar",
      name, place, scope)
    return place.child
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

  /// Something that yields a view of which nothing is known.
  mutating func unknownView(_ expression: Expression, _ scope: Scope) -> ViewID {
    let text = bytes(expression.range, in: scope.file).prefix(40)
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

  /// Binds what shows a screen of its own: nothing may be taken for granted there.
  mutating func asScreen(
    _ scope: inout Scope, _ body: (inout Binder, inout Scope) -> ViewID
  ) -> ViewID {
    let isScreen = scope.isScreen
    scope.isScreen = true
    defer { scope.isScreen = isScreen }
    return body(&self, &scope)
  }
}
