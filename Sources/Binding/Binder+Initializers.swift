import Language
import StatusBar

// What the initializers of controllers do besides giving properties their values.
extension Binder {
  /// Binds the initializer that code calls, so that each new controller runs it; the one that a
  /// storyboard calls counts where there is no other.
  mutating func bindInitializer(of type: Int, owner: Int, screen: ScreenID) {
    let info = bodies.writer.resolver.declarations[type]
    let resolver = bodies.writer.resolver
    let initializer =
      info.initializers.first(where: { !resolver.isForCoder($0) }) ?? info.initializers.first
    var scope = Scope(file: info.location.file, screen: screen, owner: owner)
    scope.frame = Scope.Frame()
    var effects = bindInitialActions(of: type, &scope) + bindCallbacks(of: type, &scope)
    if let slot = resolver.receivers[owner].choices[type] {
      effects += bindChoices(of: type, owner: owner, slot, &scope)
    } else if let initializer {
      effects += bindBody(of: initializer, of: type, owner: owner, &scope)
    }
    guard effects.contains(where: { $0.matters || $0.setsTitle || $0.assumes }) else { return }
    let range = initializer?.declaration.name.range ?? info.location.range
    bodies.writer.program[screen].initializer = bodies.writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: effects,
        site: bodies.writer.site(range, in: scope.file)))
  }

  /// Binds an initializer of each kind, so that a new controller runs the one that made it.
  private mutating func bindChoices(
    of type: Int, owner: Int, _ slot: Int32, _ scope: inout Scope
  ) -> [Effect] {
    var effects: [Effect] = []
    let all = bodies.writer.resolver.choices(of: type)
    for (index, initializer) in all.enumerated().reversed() {
      var inner = scope
      let own = bindBody(of: initializer, of: type, owner: owner, &inner)
      scope.frame = inner.frame
      if own.isEmpty, effects.isEmpty { continue }
      let range = initializer.declaration.name.range
      let writes = bodies.writer.isChoice(index, slot, at: range, inner)
      effects = [
        bodies.writer.effect(.if(writes, then: own, otherwise: effects), at: range, inner)
      ]
    }
    return effects
  }

  private mutating func bindBody(
    of initializer: LocatedFunction, of type: Int, owner: Int, _ scope: inout Scope
  ) -> [Effect] {
    guard let body = initializer.declaration.body else { return [] }
    scope.file = initializer.file
    enterParameters(of: initializer, owner: owner, &scope)
    scope.unobserved = bodies.writer.resolver.directAssignments(of: initializer, in: type)
    return bodies.bindEffects(body[...], &scope)
  }

  /// What an initializer is given, as far as a property keeps it.
  mutating func enterParameters(
    of initializer: LocatedFunction, owner: Int, _ scope: inout Scope
  ) {
    for parameter in initializer.declaration.parameters {
      let name = parameter.name.name
      let location = Location(initializer.file, parameter.name.range)
      if let given = bodies.writer.resolver.receivers[owner].given[location] {
        scope.locals.append(name, .variable(.own(given.slot), given.type))
        continue
      }
      let property = propertyAssigned(from: name, in: initializer.declaration.body ?? [])
      let known = property.flatMap { bodies.writer.resolver.receivers[owner].properties[$0] }
      scope.locals.append(name, known ?? .opaque([name], qualifier: nil))
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
