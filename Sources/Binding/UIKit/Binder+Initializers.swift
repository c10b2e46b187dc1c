import Language
import StatusBar

// What the initializers of controllers do besides giving properties their values.
extension Binder {
  /// Binds the initializer that code calls, so that each new controller runs it; the one that a
  /// storyboard calls counts where there is no other.
  mutating func bindInitializer(of type: Int, owner: Int, screen: ScreenID) {
    let info = declarations[type]
    let initializer =
      info.initializers.first(where: { !isForCoder($0) }) ?? info.initializers.first
    var scope = Scope(file: info.location.file, screen: screen, owner: owner)
    scope.frame = Scope.Frame()
    var effects = bindInitialActions(of: type, &scope) + bindCallbacks(of: type, &scope)
    if let initializer, let body = initializer.declaration.body {
      scope.file = initializer.file
      enterParameters(of: initializer, owner: owner, &scope)
      scope.unobserved = directAssignments(of: initializer, in: type)
      effects += bindEffects(body[...], &scope)
    }
    guard effects.contains(where: { $0.matters || $0.setsTitle || $0.assumes }) else { return }
    let range = initializer?.declaration.name.range ?? info.location.range
    program[screen].initializer = add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: effects,
        site: site(range, in: scope.file)))
  }

  /// What an initializer is given, as far as a property keeps it.
  mutating func enterParameters(
    of initializer: LocatedFunction, owner: Int, _ scope: inout Scope
  ) {
    for parameter in initializer.declaration.parameters {
      let name = parameter.name.name
      let property = propertyAssigned(from: name, in: initializer.declaration.body ?? [])
      let known = property.flatMap { receivers[owner].properties[$0] }
      scope.locals.append(name, known ?? .opaque([name], qualifier: nil))
    }
  }

  /// `required init?(coder:)`, which only storyboards call.
  private func isForCoder(_ initializer: LocatedFunction) -> Bool {
    initializer.declaration.parameters.contains { parameter in
      spelling(parameter.label?.name ?? parameter.name.name) == "coder"
    }
  }

  /// The property that an initializer gives the value of one of its parameters.
  func propertyAssigned(from parameter: Name, in body: [Statement]) -> Name? {
    // Constants of the initializer that stand for the parameter.
    var aliases = [parameter]
    for statement in body {
      if case .variable(let variable) = statement.kind, variable.isConstant,
        case .name(let used)? = variable.initial?.kind, aliases.contains(used)
      {
        aliases.append(variable.name.name)
      }
      guard case .expression(let expression) = statement.kind,
        case .assignment(let target, .assign, _, let value) = expression.kind,
        case .name(let used) = value.kind, aliases.contains(used), let name = target.ownName
      else { continue }
      return name
    }
    return nil
  }

  /// `super.init(rootViewController: Home())`, `super.viewDidLoad()`: what the class above declares
  /// under that name runs here; UIKit's own say nothing, but for the members of the vocabulary.
  mutating func readSuperCall(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    if name.name.word == .initWord { return readSuperInitializer(call, at: range, &scope) }
    if let base = declaredBase(of: scope),
      let found = function(name.name, labels: call, ofType: base, owner: scope.owner)
    {
      return .modelled(bindOwnCall(found.function, found.owner, call, at: range, &scope))
    }
    if isController(scope.owner),
      let reading = readControllerCall(nil, name, call, at: range, &scope)
    {
      return reading
    }
    return unread(call, besides: false, "", name, &scope)
  }

  private mutating func readSuperInitializer(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    if let root = call.arguments.first(where: { $0.label?.name.word == .rootViewController }) {
      guard let child = bindControllerValue(root.value, &scope) else {
        // The root that the initializer was given is put in where it is called.
        if isParameter(root.value, scope) { return .harmless(.declaration) }
        return otherScreens(root.value.range, scope)
      }
      return .modelled(
        child.effects + [effect(.attach(.setChildren(of: nil, [child.formula])), at: range, scope)])
    }
    if program[scope.screen].kind == .controller(.hosting),
      call.arguments.contains(where: { $0.label?.name.word == .rootView })
    {
      return .harmless(.declaration)
    }
    guard let base = declaredBase(of: scope) else {
      return unread(call, besides: false, "", LocatedName(Name(.initWord), range), &scope)
    }
    guard let initializer = declarations[base].initializers.first(where: { fits($0, call) }),
      let body = initializer.declaration.body,
      enter(
        Location(initializer.file, initializer.declaration.name.range), at: scope.location(range))
    else { return .harmless(.empty) }
    defer { leave() }
    var inner = Scope(file: initializer.file, screen: scope.screen, owner: scope.owner)
    inner.type = base
    inner.unobserved = directAssignments(of: initializer, in: base)
    inner.frame = scope.frame
    bindArguments(of: initializer.declaration.parameters, call, from: &scope, into: &inner)
    let pending = scope.takePending() + inner.takePending()
    inner.frame = scope.frame
    let effects = pending + bindEffects(body[...], &inner)
    scope.frame = inner.frame
    return .modelled(effects)
  }

  /// The type above that of an owner in whose text a function stands, which `super` counts from;
  /// nil for one that the class of the owner declares itself.
  func typeAbove(_ owner: Int, declaring function: LocatedFunction) -> Int? {
    guard let type = typeInfo(of: owner) else { return nil }
    let place = function.declaration.name.range
    return declarations.family(of: type).dropFirst().first { base in
      declarations[base].functions[function.declaration.name.name]?.contains {
        $0.file == function.file && $0.declaration.name.range == place
      } ?? false
    }
  }

  /// `true` iff a name stands for what a caller hands over, of which no more is known here.
  private func isParameter(_ value: Expression, _ scope: Scope) -> Bool {
    guard let name = value.ownName, case .opaque(_, nil) = meaning(of: name, in: scope) else {
      return false
    }
    return true
  }

  /// The declared class above the one that a scope stands in.
  private func declaredBase(of scope: Scope) -> Int? {
    guard let type = scope.type ?? typeInfo(of: scope.owner) else { return nil }
    return declarations.superclass(of: type)
  }
}
