import Language
import StatusBar

// The app's root and its further windows.
extension Structure {
  mutating func bindWindows() {
    let info = tables.types[tables.appType]
    var scope = Scope(file: info.location.file, screen: .app, owner: 0)
    var root: ViewID?
    if !info.content.isEmpty {
      scope.file = info.content[0].file
      root = bindContent(info.content.map { $0.statement }, &scope, at: info.location.range)
    } else if let body = info.variables[Name(.body)], let getter = body.declaration.getter {
      scope.file = body.file
      root = bindScene(getter, &scope, at: body.declaration.name.range)
    }
    if let backdrop = info.backdrops.first {
      program.screens[0].backdrop = bindBackdrop(backdrop.backdrop, backdrop.file)
    }
    program.windows.append(
      window(nil, root: root, site: site(info.location.range, in: info.location.file)))
    for (file, declaration) in tables.windowDeclarations {
      program.windows.append(bindWindow(declaration, in: file))
    }
    bindScenes()
  }

  /// `WindowGroup { … }.onChange(of: scenePhase) { … }`: modifiers of a scene.
  private mutating func bindScene(
    _ statements: [Statement], _ scope: inout Scope, at range: SourceRange
  ) -> ViewID {
    guard case .expression(let expression) = statements.last?.kind else {
      return bindContent(statements, &scope, at: range)
    }
    var current = expression
    while case .call(let call) = current.kind, case .member(let base, let name) = call.callee.kind {
      if name.name.word == .onChange { bindSceneChange(call, &scope) }
      current = base
    }
    guard case .call(let group) = current.kind else { return bindView(current, &scope) }
    if let closure = group.closures.first?.closure {
      return bindClosureContent(closure, &scope)
    }
    return bindView(current, &scope)
  }

  private mutating func bindSceneChange(_ call: Call, _ scope: inout Scope) {
    guard let of = call.arguments.first(where: { $0.label?.name.word == .of }) else { return }
    let value = bindFormula(of.value, expecting: .unknown, &scope)
    guard case .environment(.scenePhase) = program.formulas[Int(value.index)].kind,
      let handler = bindHandler(of: call, anonymous: 2, type: type(of: value), &scope)
    else { return }
    program.scenePhaseHandlers.append(handler)
  }

  /// Returns a window; a hosting controller as its root is the host of what it shows (S11).
  mutating func window(_ name: Symbol?, root: ViewID?, site: Site) -> WindowTemplate {
    var window = WindowTemplate(
      name: name, root: root, host: nil, level: 0, isHidden: false, fillsScreen: true, site: site)
    guard let root,
      case .controllerContainer(let screen, let children, _) = program.views[Int(root.index)].kind,
      program.screens[Int(screen.index)].kind == .controller(.hosting), children.count == 1
    else { return window }
    window.host = screen
    window.root = children[0]
    return window
  }

  /// Binds a root of a scenario's own, which stands bare in it; nil where there is none.
  package mutating func bindRoot(_ content: [Statement], in file: FileID) -> ViewID? {
    guard let first = content.first else { return nil }
    var scope = Scope(file: file, screen: .app, owner: 0)
    defer { finish() }
    return bindContent(content, &scope, at: first.range)
  }

  /// Binds a window of a scenario's own.
  package mutating func bindWindow(
    _ declaration: WindowDeclaration, in file: FileID
  ) -> WindowTemplate {
    let name = symbol(declaration.name.name)
    tables.windows[declaration.name.name] = name
    var scope = Scope(file: file, screen: .app, owner: 0)
    var root: ViewID?
    if let first = declaration.content.first {
      root = bindContent(declaration.content, &scope, at: first.range)
    }
    var window = window(name, root: root, site: site(declaration.name.range, in: file))
    for argument in declaration.arguments { bind(argument, of: &window, &scope) }
    return window
  }

  private mutating func bind(
    _ argument: Argument, of window: inout WindowTemplate, _ scope: inout Scope
  ) {
    switch argument.label?.name.word {
    case .level: window.level = level(argument.value, scope) ?? 0
    case .isHidden:
      guard case .boolean(let isHidden) = argument.value.kind else {
        report(
          .unmodelled(
            "a window whose `isHidden` is not written here",
            at: scope.location(argument.value.range)))
        return
      }
      window.isHidden = isHidden
    case .fillsScreen:
      if case .boolean(let fills) = argument.value.kind { window.fillsScreen = fills }
    default:
      report(
        .unknownArgument(
          argument.label.map { spelling($0.name) } ?? "", of: "window",
          legal: ["level:", "isHidden:", "fillsScreen:"],
          at: scope.location(argument.label?.range ?? argument.value.range)))
    }
  }

  /// `.statusBar + 1`, `.alert`, `2000`
  private mutating func level(_ expression: Expression, _ scope: Scope) -> Double? {
    switch expression.kind {
    case .number: return Double(decimal: bytes(expression.range, in: scope.file))
    case .prefix(.negate, let inner): return level(inner, scope).map { -$0 }
    case .tuple(let elements) where elements.count == 1: return level(elements[0].value, scope)
    case .binary(let left, let op, _, let right):
      guard let a = level(left, scope), let b = level(right, scope) else { return nil }
      switch op {
      case .add: return a + b
      case .subtract: return a - b
      default: return nil
      }
    case .implicitMember, .member:
      switch lastName(of: expression)?.name.word {
      case .normal: return 0
      case .statusBar: return 1000
      case .alert: return 2000
      default: break
      }
    default: break
    }
    report(
      .typeMismatch(
        "this", expected: "a window level: .normal, .statusBar, .alert or a number",
        at: scope.location(expression.range)))
    return nil
  }
}
