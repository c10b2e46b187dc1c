import Language
import StatusBar

// Members that the author's extensions give to UIKit's classes, of another object than `self`: a
// local holds the object, and stands in the place of `self`.
extension Body {
  /// `navigationController?.hideBar()`, `window?.darken()`, `navigationBar.paint()`: what the
  /// function does it does to that object. Nil for any other call.
  mutating func readForeignCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let kind = writer.foreignKind(of: base, scope),
      let function = writer.resolver.fitting(
        writer.resolver.foreignFunctions(name.name, of: kind), call, scope),
      let body = function.declaration.body, mayFollow(function, call),
      !writer.resolver.isOverridden(name.name)
    else { return nil }
    let parameters = function.declaration.parameters.map { $0.name.name }
    guard let own = writer.resolver.ofSubject(body, parameters, kind),
      let subject = bindSubject(base, kind, &scope)
    else { return nil }
    var rewritten = function
    rewritten.declaration.body = own.statements
    var effects = inlineEffects(rewritten, scope.owner, call, at: range, &scope) { inner in
      inner.locals.append(kind.subject, subject.meaning)
    }
    if own.isHandedOn, kind == .navigationBar {
      // Code that was not read may set anything of the bar.
      let input = writer.input(writer.named(range, scope), nil, at: range, scope)
      effects.append(writer.effect(.obscure([.visibility, .style], input), at: range, scope))
    }
    return .modelled(whereThere(subject, effects, at: range, scope))
  }

  /// `UINavigationBar.setUp()`, which an extension gives to the class itself, and
  /// `UIDevice.current.setUp()`, which one gives to an object of which there is one.
  mutating func readForeignStatic(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    let extensions = AppleExtensions(writer.resolver)
    if let (object, function, _) = extensions.member(named: name.name, of: base, call, scope),
      mayFollow(function, call),
      let rewritten = extensions.rewritten(function, subject: object.subject)
    {
      if object.isShared {
        return .modelled(bindOwnCall(rewritten, 0, call, at: range, &scope))
      }
      return .modelled(inlineEffects(rewritten, scope.owner, call, at: range, &scope))
    }
    guard let type = base.typeName(writer.resolver.names), let kind = ForeignKind(type),
      let function = writer.resolver.fitting(
        writer.resolver.foreignFunctions(name.name, of: kind, isStatic: true), call, scope),
      let body = function.declaration.body, mayFollow(function, call),
      let own = writer.resolver.rewritten(
        body, function.declaration.parameters.map { $0.name.name }, subject: .name(type))
    else { return nil }
    var rewritten = function
    rewritten.declaration.body = own.statements
    return .modelled(inlineEffects(rewritten, scope.owner, call, at: range, &scope))
  }

  /// `navigationController?.hasDarkBar = true`, `UserDefaults.standard.isDark = true`, whose setter
  /// stands in an extension.
  mutating func readForeignAssignment(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard case .member(let base, let name) = target.withoutOptionals.kind, !base.isSelf else {
      return nil
    }
    let given =
      op.assigned.map {
        Expression(.binary(target, $0, operatorRange: target.range.atEnd, value), range)
      } ?? value
    if scope.frame != nil,
      let setter = AppleExtensions(writer.resolver).setter(named: name.name, of: base, scope)
    {
      return bindSet(by: setter, given, nil, &scope, at: range).map { .modelled($0) }
    }
    guard let kind = writer.foreignKind(of: base, scope),
      var setter = writer.resolver.foreignSetter(name.name, of: kind)
    else { return nil }
    let parameter = setter.closure.parameters.first?.name ?? Name(.newValue)
    guard expansion.mayFollow(Location(setter.file, setter.closure.range)),
      let own = writer.resolver.ofSubject(setter.closure.body, [parameter], kind),
      let subject = bindSubject(base, kind, &scope)
    else { return nil }
    setter.closure.body = own.statements
    return bindSet(by: setter, given, (kind.subject, subject.meaning), &scope, at: range).map {
      .modelled(whereThere(subject, $0, at: range, scope))
    }
  }

  /// What a setter does with a value; nil where it is followed already.
  private mutating func bindSet(
    by setter: Resolver.Setter, _ value: Expression,
    _ subject: (name: Name, meaning: Meaning)?,
    _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    let place = Location(setter.file, setter.closure.range)
    guard expansion.mayFollow(place), enter(place, at: scope.location(range)) else { return nil }
    defer { leave() }
    let new = bindFormula(value, expecting: setter.type, &scope)
    var inner = Scope(file: setter.file, screen: scope.screen, owner: scope.owner)
    inner.frame = scope.frame
    inner.locals.append(setter.closure.parameters.first?.name ?? Name(.newValue), .value(new))
    if let subject { inner.locals.append(subject.name, subject.meaning) }
    let effects = bindEffects(setter.closure.body[...], &inner)
    scope.frame = inner.frame
    return effects
  }

  /// `true` iff a function is followed: not inside itself, and not where a call leaves out what is
  /// nil then, or hands nil over, as nothing is known of its type.
  private func mayFollow(_ function: LocatedFunction, _ call: Call) -> Bool {
    let place = Location(function.file, function.declaration.name.range)
    let leavesOutNil = function.declaration.parameters.contains { parameter in
      let label = parameter.label?.name ?? parameter.name.name
      let isUnlabelled = writer.resolver.spelling(label) == "_"
      return parameter.initial?.isNilLiteral == true
        && !call.gives(label, unlabelled: isUnlabelled)
    }
    let handsNil = call.arguments.contains { $0.value.isNilLiteral }
    return expansion.mayFollow(place) && !leavesOutNil && !handsNil
  }

  /// An object that a local stands for.
  private struct Subject {
    var meaning: Meaning
    /// Binds it, before anything is done with it.
    var effects: [Effect]
    /// Whether there is one; nil where there is for sure.
    var isThere: FormulaID?
  }

  private mutating func bindSubject(
    _ base: Expression, _ kind: ForeignKind, _ scope: inout Scope
  ) -> Subject? {
    guard scope.frame != nil else { return nil }
    if kind == .window {
      return writer.windowTarget(base, scope).map { Subject(meaning: .window($0), effects: []) }
    }
    let made = keepDraft(at: base, &scope)
    guard var controller = bindController(base, &scope) else { return nil }
    writer.hold(&controller, at: base.range, &scope)
    let none = writer.add(.constant(.none), StaticType(.nothing), at: base.range, scope)
    let isThere = writer.add(.compare(.notEqual, controller, none), .bool, at: base.range, scope)
    var meaning = Meaning.value(controller)
    if case .variable(let held) = writer.program[controller] {
      meaning = .variable(held, writer.type(of: controller))
    }
    return Subject(meaning: meaning, effects: made + scope.takePending(), isThere: isThere)
  }

  /// Makes the controller of a constant that something is done to, or to its bar.
  private mutating func keepDraft(at base: Expression, _ scope: inout Scope) -> [Effect] {
    var root = base.withoutOptionals
    if case .member(let inner, let bar) = root.kind, bar.name.word == .navigationBar {
      root = inner.withoutOptionals
    }
    guard case .name(let local) = root.kind,
      case .draft(let draft) = writer.resolver.meaning(of: local, in: scope)
    else { return [] }
    return writer.keep(draft, as: LocatedName(local, root.range), &scope).effects
  }

  private mutating func whereThere(
    _ subject: Subject, _ effects: [Effect], at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    guard let isThere = subject.isThere, !effects.isEmpty else { return subject.effects + effects }
    return subject.effects
      + [writer.effect(.if(isThere, then: effects, otherwise: []), at: range, scope)]
  }
}
