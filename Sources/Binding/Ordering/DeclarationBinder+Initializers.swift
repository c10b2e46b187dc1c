import Language
import StatusBar

// What the initializers of controllers do besides giving properties their values.
extension DeclarationBinder {
  /// Binds the initializer that code calls, so that each new controller runs it; the one that a
  /// storyboard calls counts where there is no other. Where what a superclass does then may call
  /// what this class overrides, that is bound again here, in place of the superclass's own.
  mutating func bindInitializer(of type: Int, owner: Int, screen: ScreenID) {
    let resolver = bodies.writer.resolver
    let info = resolver.declarations[type]
    var scope = Scope(file: info.location.file, screen: screen, owner: owner)
    scope.frame = Scope.Frame()
    var effects: [Effect] = []
    if resolver.overridesOwnMember(type) {
      bodies.writer.program[screen].initializesSuperclasses = true
      for base in resolver.declarations.lineage(of: type).dropFirst().reversed() {
        scope.type = base
        effects += bindInitialEffects(of: base, owner: owner, &scope)
      }
      scope.type = nil
    }
    scope.file = info.location.file
    effects += bindInitialEffects(of: type, owner: owner, &scope)
    guard effects.contains(where: { $0.matters || $0.setsTitle || $0.assumes }) else { return }
    let range = called(of: type)?.declaration.name.range ?? info.location.range
    bodies.writer.program[screen].initializer = bodies.writer.add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: effects,
        site: bodies.writer.site(range, in: scope.file)))
  }

  /// The initializer of a class that stands for all, where none is chosen.
  private func called(of type: Int) -> LocatedFunction? {
    let resolver = bodies.writer.resolver
    let all = resolver.declarations[type].initializers
    return all.first { !resolver.isForCoder($0) } ?? all.first
  }

  /// What a class does as a controller is made: a class below it that has initializers of its own
  /// calls those of this one.
  private mutating func bindInitialEffects(
    of type: Int, owner: Int, _ scope: inout Scope
  ) -> [Effect] {
    let resolver = bodies.writer.resolver
    let effects = bindInitialActions(of: type, &scope) + bindCallbacks(of: type, &scope)
    let own = resolver.receivers.type(of: owner) ?? type
    let below = resolver.declarations.lineage(of: own).prefix { $0 != type }
    let begun: [Effect]
    if below.contains(where: { !resolver.declarations[$0].initializers.isEmpty }) {
      begun = []
    } else if let slot = resolver.receivers[owner].choices[type] {
      begun = bindChoices(of: type, owner: owner, slot, &scope)
    } else if let initializer = called(of: type) {
      begun = bindBody(of: initializer, of: type, owner: owner, &scope)
    } else {
      begun = []
    }
    return effects + begun + bindAwaking(of: type, &scope) + bindEmbedding(of: type, scope)
  }

  /// What may have changed by the segues that embed controllers as the view loads.
  private mutating func bindEmbedding(of type: Int, _ scope: Scope) -> [Effect] {
    let changes = SegueChanges.all(bodies.writer.resolver, of: type)
    if changes.isEmpty { return [] }
    let made = makings(of: type)
    if made.byCode, !made.byApp { return [] }
    var scope = scope
    var effects: [Effect] = []
    for change in changes {
      scope.file = change.file
      let range = change.name.range
      for (variable, type) in places(of: change, owner: scope.owner) {
        let kept = bodies.writer.opaque(type, at: range, scope)
        effects.append(bodies.writer.assignment(of: kept, to: variable, at: range, scope))
      }
    }
    return effects
  }

  /// The variables that a change leaves open: a property, or the parts of a struct.
  private func places(
    of change: SegueChanges.Change, owner: Int
  ) -> [(variable: Variable, type: StaticType)] {
    let resolver = bodies.writer.resolver
    switch resolver.receivers[owner].properties[change.name.name] {
    case .variable(let variable, let type)?:
      return change.isWhole || isValue(type) ? [(variable, type)] : []
    case .bundle(let held)? where resolver.isStruct(held):
      return resolver.leaves(of: held).map { ($0.place, $0.type) }
    case .bundle, .value, .object, .opaque, .content, .closure, .dismissAction, .presentationMode,
      .draft, .window, .anything, nil:
      return []
    }
  }

  /// `true` iff what changes a part of a variable of a type changes the variable.
  private func isValue(_ type: StaticType) -> Bool {
    switch type.kind {
    case .list, .set, .bool, .number, .text: return true
    case .named(let name):
      let declarations = bodies.writer.resolver.declarations
      return declarations.type(name).map { declarations[$0].keyword == .struct } ?? false
    case .unknown, .scheme, .visibility, .style, .animation, .sizeClass, .interposed, .scenePhase,
      .controller, .object, .window, .interfaceStyle, .idiom, .barStyle, .modalStyle, .tabMode,
      .displayMode, .nothing, .closure:
      return false
    }
  }

  /// `awakeFromNib()`, which follows the initializer where a storyboard makes the controller:
  /// perhaps where code makes it as well, and never where only code does.
  private mutating func bindAwaking(of type: Int, _ scope: inout Scope) -> [Effect] {
    let functions = bodies.writer.resolver.declarations[type].allFunctions
    let awaking = functions.first { function in
      function.declaration.parameters.isEmpty
        && bodies.writer.resolver.spelling(function.declaration.name.name) == "awakeFromNib"
    }
    guard let awaking, let body = awaking.declaration.body else { return [] }
    let range = awaking.declaration.name.range
    scope.file = awaking.file
    let makings = makings(of: type)
    if !makings.byCode { return bodies.bindEffects(body[...], &scope) }
    if !makings.byApp { return [] }
    var inner = scope
    inner.frame = Scope.Frame()
    let effects = bodies.bindEffects(body[...], &inner)
    if !effects.contains(where: { $0.matters }) { return [] }
    let input = bodies.writer.input(
      bodies.writer.named(range, scope), nil, at: range, scope)
    let handler = bodies.writer.handler(doing: effects, at: range, inner)
    return [bodies.writer.effect(.perhaps(input, handler), at: range, scope)]
  }

  /// Whether code of types makes objects of a class, `Photo(`, and whether the app's block does,
  /// with its storyboards.
  private func makings(of type: Int) -> (byCode: Bool, byApp: Bool) {
    let resolver = bodies.writer.resolver
    let name = resolver.declarations[type].name
    let call = String(decoding: Array(resolver.names.bytes(of: name)), as: UTF8.self) + "("
    var (inTypes, all) = (0, 0)
    for (script, source) in zip(resolver.spec.scripts, resolver.spec.sources) {
      all += source.bytes.times(call)
      for case .type(let type) in script.items {
        inTypes += Array(source.bytes[Int(type.range.start)..<Int(type.range.end)]).times(call)
      }
    }
    return (inTypes > 0, all > inTypes)
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
      let resolver = bodies.writer.resolver
      if resolver.declarations.isDelegate(
        parameter, of: initializer.declaration, in: resolver.spec)
      {
        scope.locals.append(name, .bundle(owner: 0))
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
