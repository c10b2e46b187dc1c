import Language
import StatusBar

// What the initializers of controllers do besides giving properties their values.
extension Binder {
  /// Binds the initializer that code calls, so that each new controller runs it; the one that a
  /// storyboard calls counts where there is no other.
  mutating func bindInitializer(of type: Int, owner: Int, screen: ScreenID) {
    let info = bodies.writer.resolver.declarations[type]
    let initializer =
      info.initializers.first(where: { !isForCoder($0) }) ?? info.initializers.first
    var scope = Scope(file: info.location.file, screen: screen, owner: owner)
    scope.frame = Scope.Frame()
    var effects = bindInitialActions(of: type, &scope) + bindCallbacks(of: type, &scope)
    if let initializer, let body = initializer.declaration.body {
      scope.file = initializer.file
      enterParameters(of: initializer, owner: owner, &scope)
      scope.unobserved = bodies.writer.resolver.directAssignments(of: initializer, in: type)
      effects += bodies.bindEffects(body[...], &scope)
    }
    guard effects.contains(where: { $0.matters || $0.setsTitle || $0.assumes }) else { return }
    let range = initializer?.declaration.name.range ?? info.location.range
    bodies.writer.program[screen].initializer = bodies.writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: effects,
        site: bodies.writer.site(range, in: scope.file)))
  }

  /// What an initializer is given, as far as a property keeps it.
  mutating func enterParameters(
    of initializer: LocatedFunction, owner: Int, _ scope: inout Scope
  ) {
    for parameter in initializer.declaration.parameters {
      let name = parameter.name.name
      let property = propertyAssigned(from: name, in: initializer.declaration.body ?? [])
      let known = property.flatMap { bodies.writer.resolver.receivers[owner].properties[$0] }
      scope.locals.append(name, known ?? .opaque([name], qualifier: nil))
    }
  }

  /// `required init?(coder:)`, which only storyboards call.
  private func isForCoder(_ initializer: LocatedFunction) -> Bool {
    initializer.declaration.parameters.contains { parameter in
      bodies.writer.resolver.spelling(parameter.label?.name ?? parameter.name.name) == "coder"
    }
  }

  /// The property that an initializer gives the value of one of its parameters.
  private func propertyAssigned(from parameter: Name, in body: [Statement]) -> Name? {
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
}
