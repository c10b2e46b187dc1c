import Language
import StatusBar

// Objects that are made where a screen is used: `Detail(model: Model(isOn: true))`,
// `_model = StateObject(wrappedValue: Model(isOn: isOn))`.
extension Body {
  /// The slots of a screen that say how the object of a property is made, and with what; nil for a
  /// value that does not make one.
  mutating func bindMadeObject(
    _ value: Expression, for target: Int, _ scope: inout Scope
  ) -> [(slot: Int32, value: FormulaID)]? {
    let resolver = writer.resolver
    guard let type = resolver.typeInfo(of: target), resolver.declarations[type].role == .observable,
      resolver.receivers[target].screen != .app, !resolver.isStruct(target),
      let call = resolver.call(making: type, value), call.closures.isEmpty
    else { return nil }
    let initializer: LocatedFunction?
    switch resolver.plainInitializer(of: type, for: call, scope) {
    case .found(let found): initializer = found
    case .implicit where call.arguments.isEmpty: initializer = nil
    case .implicit, .unclear: return nil
    }
    guard let given = resolver.parameters(of: initializer, givenBy: call) else { return nil }
    let parameters = given.map { $0.parameter }
    guard let (number, making) = making(by: initializer, parameters, of: type, for: target),
      let choice = writer.resolver.receivers[target].makings?.choice
    else { return nil }
    var result = [
      (slot: choice, value: writer.add(number: number, writer.site(value.range, in: scope.file)))
    ]
    for ((parameter, argument), slot) in zip(given, making.given) {
      let type = writer.resolver.staticType(parameter.type)
      let formula =
        type.kind == .closure
        ? bindClosureValue(argument, &scope) : bindTypedArgument(argument, type, &scope)
      result.append((slot.slot, formula))
    }
    return result
  }

  /// A way to make the object of a property, and its number: the screen has it once.
  private mutating func making(
    by initializer: LocatedFunction?, _ parameters: [Parameter], of type: Int, for target: Int
  ) -> (number: Int, making: ObjectMaking)? {
    let location = initializer.map { Location($0.file, $0.declaration.name.range) }
    let info = writer.resolver.declarations[type]
    let file = initializer?.file ?? info.location.file
    let range = initializer?.declaration.name.range ?? info.location.range
    let screen = writer.resolver.receivers[target].screen
    let names = parameters.map { $0.name.name }
    let known = writer.resolver.receivers[target].makings
    if let known,
      let index = known.all.firstIndex(where: {
        $0.initializer == location && $0.given.map { $0.name } == names
      })
    {
      return (index + 1, known.all[index])
    }
    guard var makings = known ?? newMakings(for: target, file, range) else { return nil }
    var scope = Scope(file: file, screen: screen, owner: target)
    var making = ObjectMaking(initializer: location)
    for parameter in parameters {
      let given = writer.resolver.staticType(parameter.type)
      var slot = Slot(
        name: writer.symbol(parameter.name.name), kind: .parameter,
        initial: writer.opaque(given, at: parameter.name.range, scope),
        site: writer.site(parameter.name.range, in: file))
      slot.keepsItsValue = true
      guard case .own(let place) = writer.add(slot, to: screen) else { return nil }
      making.given.append((parameter.name.name, place))
      scope.locals.append(parameter.name.name, .variable(.own(place), given))
    }
    makings.all.append(making)
    writer.receivers[target].makings = makings
    waitingMakings.append(
      WaitingMaking(
        target: target, type: type, number: makings.all.count, choice: makings.choice,
        initializer: initializer, call: writer.resolver.call(giving: parameters, at: range),
        range: range, scope: scope))
    return (makings.all.count, making)
  }

  private mutating func newMakings(
    for target: Int, _ file: FileID, _ range: SourceRange
  ) -> ObjectMakings? {
    let site = writer.site(range, in: file)
    var slot = Slot(
      name: writer.symbol(Name(.initWord)), kind: .parameter,
      initial: writer.add(number: 0, site), site: site)
    slot.keepsItsValue = true
    guard case .own(let choice) = writer.add(slot, to: writer.resolver.receivers[target].screen)
    else { return nil }
    return ObjectMakings(choice: choice)
  }

  /// Binds what a way to make an object does: its properties have what they begin with, then the
  /// initializer runs.
  mutating func bind(_ waiting: WaitingMaking) {
    var scope = waiting.scope
    let target = waiting.target
    scope.frame = Scope.Frame()
    var effects: [Effect] = []
    if let presence = writer.resolver.receivers[target].presence {
      let isThere = writer.add(.constant(.bool(true)), .bool, at: waiting.range, scope)
      effects.append(writer.assignment(of: isThere, to: presence, at: waiting.range, scope))
    }
    for type in writer.resolver.declarations.lineage(of: waiting.type).reversed() {
      for name in writer.resolver.declarations[type].variableOrder {
        guard let variable = writer.resolver.declarations[type].variables[name] else { continue }
        var inner = Scope(file: variable.file, screen: scope.screen, owner: target)
        if case .bundle(let part)? = writer.resolver.property(name, of: target) {
          effects += bindFirstParts(of: part, variable.declaration, at: waiting.range, &inner)
          continue
        }
        guard case .variable(let place, let known) = writer.resolver.property(name, of: target)
        else { continue }
        let value = bindFirst(variable.declaration, known, at: waiting.range, &inner)
        effects.append(writer.assignment(of: value, to: place, at: waiting.range, scope))
      }
    }
    if let initializer = waiting.initializer {
      effects += bindOwnCall(initializer, target, waiting.call, at: waiting.range, &scope)
    }
    let isMeant = writer.isChoice(waiting.number, waiting.choice, at: waiting.range, scope)
    let made = writer.effect(.if(isMeant, then: effects, otherwise: []), at: waiting.range, scope)
    addObjectInitializer([made], of: target, at: waiting.range, scope)
  }

  /// What a struct of a new object begins with, part by part.
  private mutating func bindFirstParts(
    of part: Int, _ declaration: VariableDeclaration, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    guard writer.resolver.isStruct(part) else { return [] }
    let parts: [(Variable, FormulaID)]
    if let initial = declaration.initial {
      parts = contents(of: initial, part, &scope)
    } else {
      parts = writer.resolver.places(of: part).map { ($0, writer.opaque(at: range, scope)) }
    }
    return parts.map { writer.assignment(of: $0.1, to: $0.0, at: range, scope) }
  }

  /// What a property of a new object begins with.
  private mutating func bindFirst(
    _ declaration: VariableDeclaration, _ type: StaticType, at range: SourceRange,
    _ scope: inout Scope
  ) -> FormulaID {
    if let initial = declaration.initial { return bindFormula(initial, expecting: type, &scope) }
    if declaration.type?.isOptional ?? false, !declaration.isConstant {
      return writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
    }
    return writer.opaque(type, at: declaration.name.range, scope)
  }
}

/// A way to make an object whose code is bound once all properties have their places.
struct WaitingMaking: Sendable {
  var target: Int
  var type: Int
  var number: Int
  var choice: Int32
  var initializer: LocatedFunction?
  /// The call of the initializer with what the use gives.
  var call: Call
  var range: SourceRange
  /// Where the names of the parameters mean what the use gives.
  var scope: Scope
}
