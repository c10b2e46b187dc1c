import Language
import StatusBar

// What an app of UIKit's does at its launch: its delegates make the window.
extension DeclarationBinder {
  /// Binds what `application(_:didFinishLaunchingWithOptions:)` and
  /// `scene(_:willConnectTo:options:)` do, and the initializers of the app, as code that runs
  /// before anything is on screen; and what delegates do later.
  mutating func bindLaunch() {
    defer { bindActivity() }
    let info = bodies.writer.resolver.declarations[bodies.writer.resolver.declarations.appType]
    var body: [Effect] = []
    var scope = Scope(file: info.location.file, screen: .app, owner: 0)
    scope.frame = Scope.Frame()
    let functions = info.initializers + launchFunctions(of: info)
    // Of several windows only the one that is kept in `window` is the app's own.
    let made = functions.reduce(0) { $0 + windowsMade(in: $1) }
    scope.isLaunch = made < 2
    body += initialWindow(&scope)
    for function in functions {
      scope.file = function.file
      scope.ownWindow = made < 2 ? nil : ownWindow(of: function)
      scope.locals = Locals(function.declaration.parameters.map { local(for: $0, scope) })
      body += assumedOptions(of: function, scope)
      let statements = withoutSceneChecks(function.declaration.body ?? [])
      let effects = bodies.bindEffects(statements[...], &scope)
      // A `return` ends one of them and not the launch.
      body.append(bodies.writer.effect(.body(effects), at: function.declaration.name.range, scope))
    }
    // Without a root the app ends there; but not where code was not followed that gives it one.
    let isFollowed =
      !bodies.writer.resolver.declarations.launch.setsRoot || bodies.writer.givesRoot(body)
    if made > 0, isFollowed { bodies.writer.program.setMakesOwnWindow() }
    body += bindHiddenCode() + assumedRoot(scope)
    guard body.contains(where: { $0.matters || $0.assumes }) else { return }
    bodies.writer.program.setLaunchHandler(
      bodies.writer.add(
        Handler(
          name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: body,
          site: bodies.writer.site(info.location.range, in: info.location.file))))
  }

  /// Binds what delegates do as the app comes to the front or goes, of which a scene tells its own
  /// delegate, and an application that uses no scenes its.
  private mutating func bindActivity() {
    let declarations = bodies.writer.resolver.declarations
    if declarations.keepsObservers { bodies.writer.program.setKeepsObservers() }
    let hasScenes = declarations.types.contains { type in
      type.inherited.contains { $0.name.word == .UIWindowSceneDelegate || $0.name.word == .App }
    }
    if !hasScenes {
      bodies.writer.program.setHasApplicationDelegateAlone()
    }
    let info = declarations[declarations.appType]
    let all = info.allFunctions
    let atLaunch = LaunchFunction.activations.filter { word in
      all.contains { setsWindow($0, named: word, among: all) }
    }
    for change in ActivityChange.allCases {
      for isOfScene in [false, true] {
        let name = LaunchFunction.name(of: change, isOfScene: isOfScene)
        for function in all
        where bodies.writer.resolver.spelling(function.declaration.name.name) == name {
          guard let handler = bindDelegateCode(function) else { continue }
          bodies.writer.program.add(
            ActivityHandler(
              change, handler, isOfScene: isOfScene, isOfLaunch: atLaunch.contains(name)))
        }
      }
    }
  }

  /// The code of a delegate, which is told of what it knows already; nil where it does nothing.
  private mutating func bindDelegateCode(_ function: LocatedFunction) -> HandlerID? {
    var scope = Scope(file: function.file, screen: .app, owner: 0)
    scope.frame = Scope.Frame()
    scope.locals = Locals(function.declaration.parameters.map { local(for: $0, scope) })
    let statements = withoutSceneChecks(function.declaration.body ?? [])
    let body = bodies.bindEffects(statements[...], &scope)
    guard body.contains(where: { $0.matters || $0.assumes }) else { return nil }
    return bodies.writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: body,
        site: bodies.writer.site(function.declaration.name.range, in: function.file)))
  }

  /// What the `window` of a delegate begins with: `lazy var window: UIWindow? = { … }()`.
  private mutating func initialWindow(_ scope: inout Scope) -> [Effect] {
    var effects: [Effect] = []
    for (file, variable) in bodies.writer.resolver.declarations.delegateWindows {
      guard let initial = variable.initial else { continue }
      scope.file = file
      let window = Expression(.name(variable.name.name), variable.name.range)
      let assignment = Expression(
        .assignment(window, .assign, operatorRange: initial.range.atStart, initial), variable.range)
      let statement = Statement(.expression(assignment), variable.range)
      effects += bodies.bindEffects([statement][...], &scope)
    }
    return effects
  }

  /// That the app begins with the screen that was chosen for it, where a delegate may do otherwise.
  private mutating func assumedRoot(_ scope: Scope) -> [Effect] {
    let resolver = bodies.writer.resolver
    guard resolver.spec.isRootAssumed, let root = resolver.spec.askedRoot,
      let type = resolver.declarations.type(root)
    else { return [] }
    let place = resolver.declarations[type].location
    var scope = scope
    scope.file = place.file
    let assumption = bodies.writer.assume(
      "`\(resolver.spelling(root))` is assumed to be the app's first screen; no code shows which",
      LocatedName(root, place.range), scope)
    return [bodies.writer.effect(.assume(assumption), at: place.range, scope)]
  }

  /// What a delegate is told of the launch; there are no options where a person opens the app.
  private mutating func local(for parameter: Parameter, _ scope: Scope) -> Locals.Local {
    let name = parameter.name.name
    guard isOptions(parameter) else {
      return Locals.Local(name, .opaque([name], qualifier: nil))
    }
    let none = bodies.writer.add(
      .constant(.none), StaticType(.nothing), at: parameter.name.range, scope)
    return Locals.Local(name, .value(none))
  }

  /// `true` iff a parameter is `didFinishLaunchingWithOptions`, or the like.
  private func isOptions(_ parameter: Parameter) -> Bool {
    guard let label = parameter.label.map({ bodies.writer.resolver.spelling($0.name) }) else {
      return false
    }
    return label != "willConnectTo" && LaunchFunction.labels.contains(label)
  }

  /// That there are no options, where a function asks for them.
  private mutating func assumedOptions(of function: LocatedFunction, _ scope: Scope) -> [Effect] {
    guard let body = function.declaration.body, let first = body.first, let last = body.last,
      let options = function.declaration.parameters.first(where: { isOptions($0) })
    else { return [] }
    let text = bodies.writer.resolver.bytes(
      SourceRange(first.range.start, last.range.end), in: function.file)
    let name = bodies.writer.resolver.names.bytes(of: options.name.name)
    guard text[...].names(Array(name)) else { return [] }
    let assumption = bodies.writer.assume(bodies.launchAssumption, options.name, scope)
    return [bodies.writer.effect(.assume(assumption), at: options.name.range, scope)]
  }

  /// How often the text of a function makes a window.
  private func windowsMade(in function: LocatedFunction) -> Int {
    let text = bodies.writer.resolver.bytes(function.declaration.range, in: function.file)[...]
    let names = bodies.writer.resolver.names
    var count = 0
    text.forEachName { start, end in
      guard end < text.endIndex, text[end] == UInt8(ascii: "("),
        let name = names.name(of: Array(text[start..<end]))
      else { return }
      if bodies.writer.resolver.isWindowClass(name) { count += 1 }
    }
    return count
  }

  /// The constant that a function keeps in `window`, where it makes more windows than one.
  private func ownWindow(of function: LocatedFunction) -> Name? {
    for statement in function.declaration.body ?? [] {
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        target.ownName?.word == .window, case .name(let name) = value.kind
      else { continue }
      return name
    }
    return nil
  }

  /// Those of the application come before those of a scene.
  private func launchFunctions(of info: TypeInfo) -> [LocatedFunction] {
    let all = info.allFunctions
    let activations = LaunchFunction.activations.flatMap { word in
      all.filter { setsWindow($0, named: word, among: all) }
    }
    let labelled = LaunchFunction.labels.flatMap { label in all.filter { has(label, $0) } }
    return all.filter { isUnlabelled($0) } + labelled + activations
  }

  /// `true` iff a function of such a name gives the window its first screen, or the windows that
  /// SwiftUI has made their style, by itself or by a function that it names.
  private func setsWindow(
    _ function: LocatedFunction, named word: String, among all: [LocatedFunction]
  ) -> Bool {
    let resolver = bodies.writer.resolver
    guard resolver.spelling(function.declaration.name.name) == word else { return false }
    let text = resolver.bytes(function.declaration.range, in: function.file)[...]
    let style = Array("overrideUserInterfaceStyle".utf8)
    if text.names(Array("rootViewController".utf8)) || text.names(style) { return true }
    return all.contains { other in
      text.names(Array(resolver.names.bytes(of: other.declaration.name.name)))
        && resolver.bytes(other.declaration.range, in: other.file)[...].names(style)
    }
  }

  /// `true` iff UIKit calls a function of a delegate's while the app is launched.
  func runsAtLaunch(_ function: LocatedFunction) -> Bool {
    LaunchFunction.labels.contains { has($0, function) } || isUnlabelled(function)
  }

  /// `true` iff it is `applicationDidFinishLaunching(_:)`.
  private func isUnlabelled(_ function: LocatedFunction) -> Bool {
    let name = bodies.writer.resolver.spelling(function.declaration.name.name)
    return name == LaunchFunction.unlabelled
  }

  private func has(_ label: String, _ function: LocatedFunction) -> Bool {
    function.declaration.parameters.contains { parameter in
      parameter.label.map { bodies.writer.resolver.spelling($0.name) == label } ?? false
    }
  }

  /// A scene that connects is one with windows: what asks for that is no condition.
  private func withoutSceneChecks(_ statements: [Statement]) -> [Statement] {
    // Constants that hold the scene.
    var scenes: [Name] = []
    return statements.compactMap { statement in
      if case .variable(let variable) = statement.kind, let initial = variable.initial,
        isWindowScene(initial, scenes)
      {
        scenes.append(variable.name.name)
      }
      return withoutSceneCheck(statement, scenes)
    }
  }

  private func withoutSceneCheck(_ statement: Statement, _ scenes: [Name]) -> Statement? {
    switch statement.kind {
    case .guard(let conditions, let otherwise):
      let rest = conditions.filter { !asksForWindowScene($0, scenes) }
      if rest.isEmpty { return nil }
      return Statement(.guard(rest, otherwise), statement.range)
    case .if(var branches):
      let rest = branches.conditions.filter { !asksForWindowScene($0, scenes) }
      branches.then = withoutSceneChecks(branches.then)
      if rest.isEmpty { return Statement(.block(branches.then), statement.range) }
      branches.conditions = rest
      return Statement(.if(branches), statement.range)
    case .switch(_, let cases):
      let met = cases.first { item in
        item.patterns.contains { isWindowScene($0, scenes) }
          && item.conditions.allSatisfy { $0.map { _ in false } ?? true }
      }
      guard let met else { return statement }
      return Statement(.block(withoutSceneChecks(met.body)), statement.range)
    case .expression, .variable, .function, .type, .loop, .return, .jump, .block, .attempt,
      .deferred, .conditional, .action, .unread:
      return statement
    }
  }

  private func asksForWindowScene(_ condition: Condition, _ scenes: [Name]) -> Bool {
    switch condition {
    case .binding(let name, let value):
      isWindowScene(value ?? Expression(.name(name.name), name.range), scenes)
    case .pattern(let pattern, let value):
      isWindowScene(pattern, scenes) || isWindowScene(value, scenes)
    case .expression(let value): isWindowScene(value, scenes)
    }
  }

  private func isWindowScene(_ value: Expression, _ scenes: [Name]) -> Bool {
    switch value.kind {
    case .cast(_, _, let type): type.name.word == .UIWindowScene
    case .tuple(let elements): elements.count == 1 && isWindowScene(elements[0].value, scenes)
    case .binary(let left, _, _, _): isWindowScene(left, scenes)
    case .name(let name): scenes.contains(name)
    default: false
    }
  }
}
