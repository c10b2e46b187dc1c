import Language
import StatusBar

// The app's root and its further windows.
extension DeclarationBinder {
  mutating func bindWindows() {
    let info = bodies.writer.resolver.declarations[bodies.writer.resolver.declarations.appType]
    var scope = Scope(file: info.location.file, screen: .app, owner: 0)
    scope.isScreen = true
    var root: ViewID?
    if !info.content.isEmpty {
      scope.file = info.content[0].file
      root = bodies.bindContent(info.content.map { $0.statement }, &scope, at: info.location.range)
    } else if let body = info.variables[Name(.body)], let getter = body.declaration.getter {
      scope.file = body.file
      root = bindScene(getter, &scope, at: body.declaration.name.range)
    }
    if let backdrop = info.backdrops.first {
      bodies.writer.program[ScreenID.app].backdrop = bindBackdrop(backdrop.backdrop, backdrop.file)
    }
    let own = window(
      nil, root: root, site: bodies.writer.site(info.location.range, in: info.location.file))
    var further: [WindowTemplate] = []
    for (file, declaration) in bodies.writer.resolver.declarations.windows {
      further.append(bindWindow(declaration, in: file))
    }
    bodies.writer.program.setWindows(windows(own: own, further))
    bindScenes()
  }

  /// The windows of an app: one of its own it has only where it has a root, or no other window.
  func windows(own: WindowTemplate?, _ further: [WindowTemplate]) -> [WindowTemplate] {
    guard let own, own.root != nil || further.isEmpty else { return further }
    return [own] + further
  }

  /// `WindowGroup { … }.onChange(of: scenePhase) { … }`: modifiers of a scene.
  private mutating func bindScene(
    _ statements: [Statement], _ scope: inout Scope, at range: SourceRange
  ) -> ViewID {
    guard let first = firstScene(of: statements) else {
      return bodies.bindContent(statements, &scope, at: range)
    }
    if let named = namedScene(first, scope) {
      var inner = scope
      inner.file = named.file
      return bindScene(named.statements, &inner, at: range)
    }
    var current = first
    var watches: [(name: LocatedName, call: Call)] = []
    while case .call(let call) = current.kind, case .member(let base, let name) = call.callee.kind {
      if name.name.word == .onChange, !bindPhaseChange(call, &scope) {
        watches.append((name: name, call: call))
      }
      current = base
    }
    var view = bindSceneContent(current, &scope)
    // Whatever else a scene watches it watches like the view that it shows.
    for watch in watches.reversed() {
      view = bodies.bindModifier(watch.name, watch.call, over: view, at: range, &scope)
    }
    return view
  }

  /// The scene that an app shows at its launch: the first one (`defaultLaunchBehavior(_:)` of
  /// Apple's documentation); nil where it is not known which is built.
  private func firstScene(of statements: [Statement]) -> Expression? {
    for statement in statements {
      switch statement.kind {
      case .expression(let scene): return scene
      case .conditional(let clauses):
        guard let built = builtStatements(of: clauses) else { return nil }
        if let scene = firstScene(of: built) { return scene }
      case .variable, .function, .type: continue
      case .if, .guard, .switch, .loop, .return, .jump, .block, .attempt, .deferred, .action,
        .unread:
        return nil
      }
    }
    return nil
  }

  /// What is built of `#if`; nil where that is not known.
  private func builtStatements(
    of clauses: [ConditionalClause<[Statement]>]
  ) -> [Statement]? {
    for clause in clauses {
      guard let condition = clause.condition else { return clause.body }
      switch condition.buildTruth(bodies.writer.resolver.build) {
      case true?: return clause.body
      case false?: continue
      case nil: return nil
      }
    }
    return []
  }

  /// What stands behind `main` in `body`, and behind `MainScene()` where that keeps nothing.
  private func namedScene(
    _ scene: Expression, _ scope: Scope
  ) -> (statements: [Statement], file: FileID)? {
    let declarations = bodies.writer.resolver.declarations
    var found: LocatedVariable?
    if let name = scene.ownName {
      found = declarations[declarations.appType].variables[name]
    } else if case .call(let call) = scene.kind, call.arguments.isEmpty, call.closures.isEmpty,
      let name = call.callee.typeName(bodies.writer.resolver.names),
      let type = declarations.type(name),
      declarations[type].inherited.contains(where: {
        bodies.writer.resolver.spelling($0.name) == "Scene"
      }),
      declarations[type].variables.allSatisfy({ $0.value.declaration.getter != nil })
    {
      found = declarations[type].variables[Name(.body)]
    }
    guard let found, let getter = found.declaration.getter else { return nil }
    return (getter, found.file)
  }

  private mutating func bindSceneContent(_ scene: Expression, _ scope: inout Scope) -> ViewID {
    guard case .call(let group) = scene.kind, let closure = group.closures.first?.closure else {
      return bodies.bindView(scene, &scope)
    }
    return bodies.painted(bodies.bindClosureContent(closure, &scope), closure.body, scope)
  }

  /// `onChange(of: scenePhase)`, of the phases of all scenes together; `false` for any other value,
  /// and for one that is told at the start.
  private mutating func bindPhaseChange(_ call: Call, _ scope: inout Scope) -> Bool {
    guard !call.arguments.contains(where: { $0.label?.name.word == .initial }),
      let of = call.arguments.first(where: { $0.label?.name.word == .of })
    else { return false }
    let value = bodies.bindFormula(of.value, expecting: .unknown, &scope)
    guard case .environment(.scenePhase) = bodies.writer.program[value] else { return false }
    if let handler = bodies.bindHandler(
      of: call, anonymous: 2, type: bodies.writer.type(of: value), &scope)
    {
      bodies.writer.program.add(scenePhaseHandler: handler)
    }
    return true
  }

  /// Returns a window; a hosting controller as its root is the host of what it shows (S11).
  func window(_ name: Symbol?, root: ViewID?, site: Site) -> WindowTemplate {
    var window = WindowTemplate(
      name: name, root: root, host: nil, level: 0, isHidden: false, fillsScreen: true, site: site)
    guard let root,
      case .controllerContainer(let screen, let arguments, let children, _) =
        bodies.writer.program[root],
      bodies.writer.program[screen].kind == .controller(.hosting), children.count == 1,
      arguments.isEmpty
    else { return window }
    window.host = screen
    window.root = children[0]
    return window
  }

  /// Binds a root of a scenario's own, which stands bare in it; nil where there is none.
  mutating func bindRoot(_ content: [Statement], in file: FileID) -> ViewID? {
    guard let first = content.first else { return nil }
    var scope = Scope(file: file, screen: .app, owner: 0)
    scope.isScreen = true
    return bodies.bindContent(content, &scope, at: first.range)
  }

  /// Binds a window of a scenario's own.
  mutating func bindWindow(
    _ declaration: WindowDeclaration, in file: FileID
  ) -> WindowTemplate {
    let name = bodies.writer.symbol(declaration.name.name)
    bodies.writer.directory.declareWindow(declaration.name.name, name)
    var scope = Scope(file: file, screen: .app, owner: 0)
    scope.isScreen = true
    var root: ViewID?
    if let first = declaration.content.first {
      root = bodies.bindContent(declaration.content, &scope, at: first.range)
    }
    var window = window(
      name, root: root, site: bodies.writer.site(declaration.name.range, in: file))
    for argument in declaration.arguments { bind(argument, of: &window, &scope) }
    return window
  }

  private mutating func bind(
    _ argument: Argument, of window: inout WindowTemplate, _ scope: inout Scope
  ) {
    switch argument.label?.name.word {
    case .level: window.level = level(argument.value, scope) ?? 0
    case .isHidden: window.isHidden = written(argument, scope) ?? window.isHidden
    case .fillsScreen: window.fillsScreen = written(argument, scope) ?? window.fillsScreen
    case .isOnMainScreen: window.isOnMainScreen = written(argument, scope) ?? window.isOnMainScreen
    case .affectsStatusBar:
      window.affectsStatusBar = written(argument, scope) ?? window.affectsStatusBar
    case .windowScene:
      window.hasScene = false
      if case .nilLiteral = argument.value.kind { return }
      bodies.writer.report(.windowSceneNotNil(at: scope.location(argument.value.range)))
    case .overrideUserInterfaceStyle:
      window.interfaceStyle = interfaceStyle(argument, &scope)
    default:
      bodies.writer.report(
        .unknownArgument(
          argument.label.map { bodies.writer.resolver.spelling($0.name) } ?? "", of: "window",
          legal: [
            "level:", "isHidden:", "fillsScreen:", "isOnMainScreen:", "affectsStatusBar:",
            "windowScene:", "overrideUserInterfaceStyle:",
          ],
          at: scope.location(argument.label?.range ?? argument.value.range)))
    }
  }

  /// Returns a truth that is written where it stands, or nil once it was reported.
  private mutating func written(_ argument: Argument, _ scope: Scope) -> Bool? {
    if case .boolean(let truth) = argument.value.kind { return truth }
    reportUnwritten(argument, scope)
    return nil
  }

  /// Returns the style that is written, or nil for `.unspecified` and for what was reported.
  private mutating func interfaceStyle(
    _ argument: Argument, _ scope: inout Scope
  ) -> InterfaceStyle? {
    let style = bodies.bindTyped(
      argument.value, StaticType(.interfaceStyle, isOptional: true), &scope)
    switch bodies.writer.program[style] {
    case .constant(.scheme(let style)): return style
    case .constant, .opaque: return nil
    case .variable, .binding, .not, .isOfClass, .and, .or, .compare, .arithmetic, .negate, .ternary,
      .convert, .length, .apply, .each, .reduce, .element, .forced, .end,
      .coalesce, .environment, .property, .stored, .seen, .thisController, .inUse, .root,
      .superAnswer,
      .objectProperty, .makeObject, .makeController, .window, .makeWindow, .closure, .call, .input,
      .available, .choice:
      reportUnwritten(argument, scope)
      return nil
    }
  }

  private mutating func reportUnwritten(_ argument: Argument, _ scope: Scope) {
    let name = argument.label.map { bodies.writer.resolver.spelling($0.name) } ?? ""
    bodies.writer.report(
      .unmodelled(
        "a window whose `\(name)` is not written here", at: scope.location(argument.value.range)))
  }

  /// Returns the level that is written, or nil once it was reported.
  private mutating func level(_ expression: Expression, _ scope: Scope) -> Double? {
    if let level = bodies.writer.resolver.writtenLevel(expression, scope) { return level }
    bodies.writer.report(
      .typeMismatch(
        "something else", expected: "a level (.normal, .statusBar, .alert or a number)",
        at: scope.location(expression.range)))
    return nil
  }
}
