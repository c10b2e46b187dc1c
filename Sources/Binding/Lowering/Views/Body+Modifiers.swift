import Language
import StatusBar

// Modifiers: those that matter to the bar, those that the spec declares, and all others.
extension Body {
  /// Binds a modifier over a view.
  mutating func bindModifier(
    _ name: LocatedName, _ call: Call, over child: ViewID, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID {
    // The file's own declaration wins over whatever has that name.
    if let declared = bindDeclaredModifier(name, call, over: child, at: range, &scope) {
      return declared
    }
    let place = ModifierPlace(name: name, range: range, child: child)
    if let kind = writer.controllerClass(of: child), kind != .hosting,
      Modifiers.row(name.name.word)?.isOfViewsAlone == true
    {
      writer.report(
        .modifierOnController(
          writer.resolver.spelling(name.name), on: kind.spelling, at: scope.location(name.range)))
      return child
    }
    let isScreen = scope.isScreen
    scope.isScreen = false
    defer { scope.isScreen = isScreen }
    let view = writer.view(of: readModifier(place, call, &scope), over: place, scope)
    return markingContainer(child, view, name, call, at: range, scope)
  }

  /// Reads a modifier: the one place that knows which of them mean something.
  private mutating func readModifier(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> Reading<ViewID> {
    let call = writer.withContentClosures(
      writer.correctingLabels(of: call, place.name.name, scope), of: place.name, scope)
    writer.refuseSlips(ofLabelsIn: call, place.name.name, scope)
    let view: ViewID? =
      switch Modifiers.row(place.name.name.word)?.lowering {
      case .visibility?: bindVisibility(place, call, &scope)
      case .styling?: bindStyling(place, call, &scope)
      case .toolbar?: bindStyling(place, call, &scope) ?? bindControls(place, call, &scope)
      case .lifecycle?: bindLifecycle(place, call, &scope)
      case .presentation?: bindPresentation(place, call, &scope)
      case .technique?: bindTechnique(place, call, &scope)
      case .focus?: writer.bindFocused(place, call, &scope)
      case .touch?: bindReach(place, call, &scope)
      case .neighbours?: bindNeighbours(place, call, &scope)
      case .event?: nil
      case nil: bindControllerSetting(place, call, &scope)
      }
    return view.map { .modelled($0) } ?? readUnreadModifier(place, call, &scope)
  }

  /// A modifier that the spec declares in `extension View`.
  private mutating func bindDeclaredModifier(
    _ name: LocatedName, _ call: Call, over child: ViewID, at range: SourceRange,
    _ scope: inout Scope
  ) -> ViewID? {
    guard
      let function = writer.resolver.fitting(
        writer.resolver.declarations.viewFunctions[name.name] ?? [], call, scope)
    else {
      return nil
    }
    return inlineView(function, owner: 0, call, at: range, &scope, content: child)
  }

  /// `modifier(Name(…))`: the body of the modifier, inlined.
  private mutating func bindModifierStruct(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    guard let value = call.arguments.first?.value, case .call(let make) = value.kind,
      let name = make.callee.typeName(writer.resolver.names)
    else { return nil }
    if name.word == .StatusBarVisibilityUpdater {
      if let view = bindUpdaterStruct(place, make, &scope) { return view }
    }
    guard let type = writer.resolver.declarations.type(name),
      writer.resolver.declarations[type].role == .modifier,
      let body = writer.resolver.declarations[type].functions[Name(.body)]?.first,
      let statements = body.declaration.body
    else { return nil }
    let before = writer.program[scope.screen].slots.count
    let owner = instantiate(type, make, &scope)
    let after = writer.program[scope.screen].slots.count
    guard enter(Location(body.file, body.declaration.name.range), at: scope.location(place.range))
    else { return place.child }
    defer { leave() }
    var inner = Scope(file: body.file, screen: scope.screen, owner: owner)
    let content = ContentSource(kind: .bound(place.child), scope: inner, depth: expansion.depth)
    let parameter = body.declaration.parameters.first?.name.name ?? Name(.content)
    inner.locals.append(parameter, .content(content))
    let view = bindContent(statements, &inner, at: place.range)
    return writer.holding(before..<after, of: owner, view, at: place.range, scope)
  }

  /// The modifiers that decide whether the bar is hidden.
  private mutating func bindVisibility(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    switch place.name.name.word {
    case .statusBarHidden:
      if let argument = call.arguments.first, let object = bindObject(argument.value, &scope) {
        return writer.wrap(place, .bar(.statusBarVisible(object)), scope)
      }
      let value = onlyTruth(place, call, label: nil, otherwise: true, &scope)
      return writer.wrap(place, .bar(.statusBarHidden(value)), scope)
    case .statusBar where call.arguments.first?.label?.name.word == .style:
      writer.report(.noStyleModifier(at: scope.location(call.arguments[0].value.range)))
      return place.child
    case .statusBar:
      let value = onlyTruth(place, call, label: .hidden, otherwise: nil, &scope)
      return writer.wrap(place, .bar(.statusBarHidden(value)), scope)
    case .statusBarVisible, .statusBarVisibile:
      guard let argument = call.arguments.first else {
        writer.report(
          .missingArgument(
            "state", of: writer.resolver.spelling(place.name.name),
            at: scope.location(place.name.range)))
        return place.child
      }
      guard let object = bindObject(argument.value, &scope) else {
        guard writer.isUnknownState(argument.value, scope) else {
          writer.report(.notAVisibilityState(at: scope.location(argument.value.range)))
          return place.child
        }
        // What the state says is not known.
        writer.noteStrayInjection(argument.value, scope)
        let hidden = writer.truthInput(
          writer.named(argument.value.range, scope), at: argument.value.range, scope)
        return writer.wrap(place, .bar(.statusBarHidden(hidden)), scope)
      }
      return writer.wrap(place, .bar(.statusBarVisible(object)), scope)
    default: return nil
    }
  }

  /// Returns the only argument, which must be true or false.
  mutating func onlyTruth(
    _ place: ModifierPlace, _ call: Call, label: Word?, otherwise: Bool?, _ scope: inout Scope
  ) -> FormulaID {
    if let argument = call.arguments.first {
      writer.checkLabel(argument, label, of: place, &scope)
      if call.arguments.count > 1 {
        writer.report(
          .tooManyArguments(
            writer.resolver.spelling(place.name.name),
            at: scope.location(call.arguments[1].value.range)))
      }
      return bindTruth(argument.value, &scope)
    }
    if otherwise == nil {
      writer.report(
        .missingArgument(
          label.map { $0.spelling + ":" } ?? "a Bool",
          of: writer.resolver.spelling(place.name.name),
          at: scope.location(place.name.range)))
    }
    return writer.add(.constant(.bool(otherwise ?? true)), .bool, at: place.name.range, scope)
  }

  /// What is told of appearing, disappearing, a change, a tap.
  private mutating func bindLifecycle(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    switch place.name.name.word {
    case .onAppear:
      return bindHandler(of: call, &scope).map { writer.wrap(place, .live(.onAppear($0)), scope) }
        ?? place.child
    case .onDisappear:
      return bindHandler(of: call, &scope).map {
        writer.wrap(place, .live(.onDisappear($0)), scope)
      }
        ?? place.child
    case .onTapGesture:
      return bindTap(place, call, &scope)
    case .onChange: return bindOnChange(place, call, &scope)
    case .animation:
      guard let value = call.arguments.first(where: { $0.label?.name.word == .value }) else {
        if call.arguments.isEmpty || writer.resolver.isNil(call.arguments[0].value) {
          return place.child
        }
        return writer.wrap(place, .live(.animation(value: nil)), scope)
      }
      if let first = call.arguments.first, writer.resolver.isNil(first.value) { return place.child }
      let formula = bindFormula(value.value, expecting: .unknown, &scope)
      return writer.wrap(place, .live(.animation(value: formula)), scope)
    case .task: return bindTaskModifier(place, call, &scope)
    case .id: return bindIdentity(place, call, &scope)
    case .gesture, .simultaneousGesture, .highPriorityGesture:
      return bindGesture(place, call, &scope)
    default: return nil
    }
  }

  /// `onChange(of:initial:)`: the handler is given nothing, the new value, or the old and the new.
  private mutating func bindOnChange(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let of = call.arguments.first(where: { $0.label?.name.word == .of }) else {
      writer.report(
        .missingArgument("of:", of: "onChange", at: scope.location(place.name.range)))
      return place.child
    }
    let initial = call.arguments.first { $0.label?.name.word == .initial }
    let value = bindFormula(of.value, expecting: .unknown, &scope)
    guard let handler = bindHandler(of: call, anonymous: 2, type: writer.type(of: value), &scope)
    else {
      return place.child
    }
    var place = place
    let isSteady = writer.comesFromElsewhere(value) && !writer.resolver.readsPhases(call, scope)
    if isSteady, writer.program[handler].body.contains(where: { $0.matters }) {
      place.child = writer.wrap(
        place, .live(.onAppear(writer.assumeUnchanging(of.value, scope))), scope)
    }
    let watch = Watch(
      initial: initial.map { bindTyped($0.value, .bool, &scope) }, isSteadyAtLaunch: isSteady)
    return writer.wrap(place, .live(.onChange(of: value, watch, handler)), scope)
  }

  /// Views that stand beside, names for taps, and what is kept out.
  private mutating func bindNeighbours(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    switch place.name.name.word {
    case .accessibilityIdentifier, .accessibilityLabel, .navigationTitle:
      if place.name.name.word == .navigationTitle { return place.child }
      guard let value = call.arguments.first?.value, let label = writer.label(of: value, scope)
      else {
        return place.child
      }
      return writer.wrap(place, .tap(.label(label)), scope)
    case .background, .overlay, .safeAreaInset, .safeAreaBar:
      return bindBeside(place, call, &scope)
    // With `isEnabled:` it is there or not.
    case .tabViewBottomAccessory where call.arguments.isEmpty:
      return bindBeside(place, call, &scope)
    case .modifier: return bindModifierStruct(place, call, &scope)
    case .tag: return place.child
    case .tabItem:
      guard let item = call.trailingClosure else { return place.child }
      return writer.wrap(place, .content(.tabItem(bindClosureContent(item, &scope))), scope)
    case .navigationBarItems, .swipeActions, .contextMenu, .alert, .confirmationDialog:
      return bindControls(place, call, &scope)
    default: return nil
    }
  }

  /// The content of `background`, `overlay` and the like counts as a sibling.
  private mutating func bindBeside(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    var views: [ViewID] = []
    for (_, closure) in call.closures { views.append(bindClosureContent(closure, &scope)) }
    for argument in call.arguments {
      switch argument.value.kind {
      case .closure(let closure): views.append(bindClosureContent(closure, &scope))
      case .call where argument.label == nil:
        if writer.resolver.looksLikeDeclaredView(argument.value, scope)
          || writer.resolver.isStaticView(argument.value, scope)
        {
          views.append(bindView(argument.value, &scope))
        }
      case .member
      where argument.label == nil && writer.resolver.isStaticView(argument.value, scope):
        views.append(bindView(argument.value, &scope))
      case .name(let name)
      where argument.label == nil && writer.resolver.computed(name, of: scope.owner) != nil:
        views.append(bindView(argument.value, &scope))
      default: break
      }
    }
    if views.isEmpty { return place.child }
    let content = writer.grouped(views, type: nil, at: place.range, scope)
    return writer.wrap(place, .content(.beside(content)), scope)
  }

  /// Marks such a container, so that it is not taken to reach the bar.
  private mutating func markingContainer(
    _ child: ViewID, _ view: ViewID, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: Scope
  ) -> ViewID {
    guard isMoved(child, by: name, call, scope) else { return view }
    return writer.add(.modified(view, .backdrop(nil)), at: range, scope)
  }
}
