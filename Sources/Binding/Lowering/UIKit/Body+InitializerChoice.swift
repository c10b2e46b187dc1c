import Language
import StatusBar

// What a new controller is given where its class has several initializers.
extension Body {
  /// Binds the arguments of a call as the initializer takes them that is meant, and says which one
  /// that is.
  mutating func bindChosen(
    _ declaring: Int, _ owner: Int, _ call: Call, _ scope: inout Scope
  ) -> [(slot: Int32, value: FormulaID)] {
    guard let slot = writer.resolver.receivers[owner].choices[declaring] else { return [] }
    let all = writer.resolver.choices(of: declaring)
    var choice = writer.resolver.choice(among: all, for: call)
    if choice == .inherited, writer.resolver.leavesOutAll(call, scope),
      let first = all.first(where: { !writer.resolver.isForCoder($0) })
    {
      choice = .own(0)
      if all.count > 1 { assumeMade(by: first, call, scope) }
    }
    let value = writer.value(of: choice, at: call.callee.range, scope)
    guard case .own(let index) = choice else {
      let given =
        choice == .unclear ? bindScreenArguments(declaring, owner, call, &scope) : []
      return given + [(slot, value)]
    }
    let initializer = all[index]
    // What one of UIKit's is given is told where this one runs.
    let isOfUIKit =
      writer.resolver.handsOn(initializer).map {
        writer.resolver.choice(among: all, for: $0) == .inherited
      } ?? false
    let handedOn =
      isOfUIKit
      ? nil
      : bindHandedOn(by: initializer, of: declaring, call, &scope) {
        $0.bindChosen(declaring, owner, $1, &$2)
      }
    guard let given = handedOn else {
      return bindScreenArguments(declaring, owner, call, among: [initializer], &scope)
        + bindGiven(initializer, of: declaring, owner, call, &scope) + [(slot, value)]
    }
    // What stands behind the call of the other one runs as well.
    if initializer.declaration.body?.count == 1 { return given }
    return given.filter { $0.slot != slot }
      + bindGiven(initializer, of: declaring, owner, call, &scope) + [(slot, value)]
  }

  /// Says that the screen that is asked for is assumed to be made by one of its initializers.
  private mutating func assumeMade(
    by initializer: LocatedFunction, _ call: Call, _ scope: Scope
  ) {
    guard case .name(let type) = call.callee.kind else { return }
    let labels = initializer.declaration.parameters.map { parameter in
      "\(writer.resolver.spelling(parameter.label?.name ?? parameter.name.name)):"
    }
    let text =
      "`\(writer.resolver.spelling(type))` is assumed to be made by "
      + "`init(\(labels.joined()))`, the first of its initializers"
    let name = LocatedName(type, call.callee.range)
    writer.program[scope.screen].assumptions.append(writer.assume(text, name, scope))
  }

  /// Binds the call of another initializer with which one begins, by the arguments that it is given
  /// itself; nil where it calls no other.
  mutating func bindHandedOn(
    by initializer: LocatedFunction, of type: Int, _ call: Call, _ scope: inout Scope,
    _ bind: (inout Body, Call, inout Scope) -> [(slot: Int32, value: FormulaID)]
  ) -> [(slot: Int32, value: FormulaID)]? {
    guard let next = writer.resolver.handsOn(initializer),
      enter(
        Location(initializer.file, initializer.declaration.name.range),
        at: scope.location(call.callee.range))
    else { return nil }
    defer { leave() }
    var inner = scope.inside(initializer, of: type)
    bindArguments(of: initializer.declaration.parameters, call, from: &scope, into: &inner)
    inner.frame = scope.frame
    let given = bind(&self, next, &inner)
    scope.frame = inner.frame
    return given
  }

  /// Binds what an initializer is given to the slots that keep it until it runs.
  private mutating func bindGiven(
    _ initializer: LocatedFunction, of type: Int, _ owner: Int, _ call: Call,
    _ scope: inout Scope
  ) -> [(slot: Int32, value: FormulaID)] {
    var result: [(slot: Int32, value: FormulaID)] = []
    var arguments = call.arguments[...]
    for parameter in initializer.declaration.parameters {
      let label = parameter.label?.name ?? parameter.name.name
      let given = writer.resolver.receivers[owner].given[
        Location(initializer.file, parameter.name.range)]
      if let next = arguments.first,
        next.label.map({ $0.name == label }) ?? (writer.resolver.spelling(label) == "_")
      {
        arguments.removeFirst()
        if let given {
          result.append((given.slot, bindTypedArgument(next.value, given.type, &scope)))
        }
      } else if let given, let initial = parameter.initial {
        var inner = scope.inside(initializer, of: type)
        if writer.resolver.makesReference(initial) { (inner.frame, inner.isInitial) = (nil, true) }
        result.append((given.slot, bindTypedArgument(initial, given.type, &inner)))
      }
    }
    return result
  }

  /// `self.init(light: true)` in an initializer: what the other one does, which may be one that the
  /// class inherits: `self.init(rootViewController: Home())`.
  mutating func readOwnInitializer(
    _ type: Int, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard case .controller = writer.resolver.declarations[type].role else { return nil }
    let choices = writer.resolver.choices(of: type)
    let all = choices.isEmpty ? writer.resolver.declarations[type].initializers : choices
    guard !all.isEmpty else { return nil }
    switch writer.resolver.choice(among: all, for: call) {
    case .own(let index): return run(all[index], of: type, call, at: range, &scope)
    case .inherited:
      let own = scope.type
      scope.type = type
      defer { scope.type = own }
      return readSuperInitializer(call, at: range, &scope)
    case .unclear: return nil
    }
  }

  /// What an initializer of a class does, with the arguments of a call.
  mutating func run(
    _ initializer: LocatedFunction, of type: Int, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    guard let body = initializer.declaration.body,
      enter(
        Location(initializer.file, initializer.declaration.name.range), at: scope.location(range))
    else { return .harmless(.empty) }
    defer { leave() }
    var inner = Scope(file: initializer.file, screen: scope.screen, owner: scope.owner)
    inner.type = type
    inner.unobserved = writer.resolver.directAssignments(of: initializer, in: type)
    inner.frame = scope.frame
    bindArguments(of: initializer.declaration.parameters, call, from: &scope, into: &inner)
    let pending = scope.takePending() + inner.takePending()
    inner.frame = scope.frame
    let effects = pending + bindEffects(body[...], &inner)
    scope.frame = inner.frame
    return .modelled(effects)
  }
}
