import Language
import StatusBar

// Assignments, to whatever stands on the left.
extension Body {
  mutating func readAssignment(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]> {
    let loading =
      loading(on: target, at: range, &scope) + loading(on: value, at: range, &scope)
    let reading = readTarget(target, op, value, &scope, at: range)
    return loading.isEmpty
      ? reading : .modelled(loading + writer.effects(of: reading, at: range, scope))
  }

  /// `page.overrideUserInterfaceStyle` for `page.traitOverrides.userInterfaceStyle`, which sets the
  /// same trait, and for `page.traitOverrides[UITraitUserInterfaceStyle.self]`; nil for any other.
  private func overriddenStyle(_ target: Expression, _ scope: Scope) -> Expression? {
    let traits: Expression
    switch target.kind {
    case .member(let base, let name) where name.name.word == .userInterfaceStyle: traits = base
    case .subscripted(let base, let arguments):
      guard let only = arguments.first, arguments.count == 1,
        case .member(let trait, _) = only.value.kind,
        trait.typeName(writer.resolver.names).map({ writer.resolver.spelling($0) })
          == "UITraitUserInterfaceStyle"
      else { return nil }
      traits = base
    default: return nil
    }
    let style = Name(.overrideUserInterfaceStyle)
    switch traits.kind {
    case .name(let name) where writer.resolver.spelling(name) == "traitOverrides":
      return Expression(.name(style), target.range)
    case .member(let owner, let name)
    where writer.resolver.spelling(name.name) == "traitOverrides":
      return Expression(.member(owner, LocatedName(style, name.range)), target.range)
    default: return nil
    }
  }

  private mutating func readTarget(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]> {
    if let style = overriddenStyle(target, scope) {
      return readTarget(style, op, value, &scope, at: range)
    }
    if let reading = readHeldSetter(target, op, value, &scope, at: range)
      ?? readPlaceAssignment(target, op, value, &scope, at: range)
    {
      return reading
    }
    if writer.windowTarget(target, scope) == .own { return readOwnWindow(value, &scope) }
    if let property = writer.wrappedProperty(target, scope) {
      return readAssignment(property, op, writer.resolver.unwrapped(value), &scope, at: range)
    }
    if target.isSelf, op == .assign, writer.resolver.isStruct(scope.owner) {
      return .modelled(assignStruct(scope.owner, value, at: range, &scope))
    }
    if case .bundle(let owner) = writer.meaning(of: target, scope), op == .assign {
      return readObjectAssignment(to: owner, value, &scope, at: range)
    }
    if let reading = readHeldChange(target, op, value, &scope, at: range) { return reading }
    let pushed = pushed(by: value, on: target, &scope)
    if let reading = writer.readPathAssignment(
      target, value, pushed: pushed, &scope, at: range)
    {
      return reading
    }
    if let reading = readForeignAssignment(target, op, value, &scope, at: range)
      ?? readForeignElement(target, &scope, at: range)
    {
      return reading
    }
    // What the author writes in place of UIKit's property comes first.
    if writer.setter(of: target, scope) != nil,
      let effects = bindSetter(target, op, value, &scope, at: range)
    {
      return .modelled(effects)
    }
    if let reading = readPropertyAssignment(target, value, &scope, at: range) { return reading }
    if let reading = readObjectAssignment(target, value, &scope, at: range) { return reading }
    if let effects = bindSetter(target, op, value, &scope, at: range) {
      return .modelled(effects)
    }
    if let getter = writer.resolver.getterName(target, scope) {
      return writer.refuse(
        .assignsToGetter(writer.resolver.spelling(getter), at: scope.location(target.range)))
    }
    if let found = writer.slip(in: target, scope) { return writer.refuse(found) }
    // A member that matters is no variable of its own, unless the file declares it.
    if case .member(let base, let name) = target.kind,
      BarMember.assigned(name.name.word) != nil,
      !writer.resolver.declarations.declaresMember(name.name),
      !base.isSelf
    {
      return readUnread(target, assigned: value, &scope, at: range)
    }
    return readVariableAssignment(target, op, value, &scope, at: range)
  }

  /// `router = Router()`: what stands for an object becomes another one.
  private mutating func readObjectAssignment(
    to owner: Int, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]> {
    // `AppDelegate.shared = self`: there is one, whatever holds it.
    if owner == 0 { return .harmless(.declaration) }
    if writer.resolver.isStruct(owner) {
      return .modelled(assignStruct(owner, value, at: range, &scope))
    }
    // What an initializer is given is the object that is assumed.
    if writer.resolver.receivers[owner].isAssumed, case .name(let given) = value.kind,
      scope.locals.contains(given)
    {
      return .harmless(.declaration)
    }
    return .modelled(bindNewObject(owner, value, &scope, at: range))
  }

  /// Reads an assignment to a place that is less, or more, than a variable: to nothing, to a part
  /// of a value, to several places; nil for any other.
  private mutating func readPlaceAssignment(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]>? {
    if case .name(let name) = target.kind, writer.resolver.spelling(name) == "_" {
      let isBinary = if case .binary = value.kind { true } else { false }
      guard value.memberPath != nil || isBinary, scope.frame != nil else {
        return read(value, &scope)
      }
      // A getter may do something.
      _ = bindFormula(value, expecting: .unknown, &scope)
      return .modelled(scope.takePending())
    }
    if let plain = target.withoutSelf {
      return readAssignment(plain, op, value, &scope, at: range)
    }
    if let reading = readPartAssignment(target, value, &scope, at: range) { return reading }
    if let reading = readElementAssignment(target, op, value, &scope, at: range) { return reading }
    if case .subscripted(let base, _) = target.kind,
      let effects = writer.changeObserved(base, at: range, &scope)
    {
      return .modelled(doneOnTheWay(to: value, &scope) + effects)
    }
    return readIndirectAssignment(target, op, value, &scope, at: range)
      ?? changedByOwnCode(target, op, value, &scope, at: range).map { .modelled($0) }
  }

  /// Reads an assignment to what is a variable, or to what nothing is known of.
  private mutating func readVariableAssignment(
    _ target: Expression, _ op: Operator, _ value: Expression, _ scope: inout Scope,
    at range: SourceRange
  ) -> Reading<[Effect]> {
    let others = changedObjects(by: target, at: range, scope)
    guard let (variable, type) = writer.variable(bound: target, scope) else {
      let reading = readUnread(target, assigned: value, &scope, at: range)
      return others.isEmpty
        ? reading : .modelled(others + writer.effects(of: reading, at: range, scope))
    }
    return .modelled(
      others + bindAssignment(variable, type, target, op, value, &scope, at: range)
        + kept(value, by: target, &scope))
  }

  /// What an assignment to a member changes of the objects that it may be one of.
  private mutating func changedObjects(
    by target: Expression, at range: SourceRange, _ scope: Scope
  ) -> [Effect] {
    guard case .member(let base, let name) = target.kind, writer.isUnclear(base, scope),
      writer.resolver.declarations.typesDeclare(name.name)
    else { return [] }
    let type = writer.className(of: base, scope)
    return writer.changedObjects(name.name, ofType: type, at: range, scope)
  }

  /// `player.onEnd = { … }` of an object that is not followed: that may run it at any time.
  private mutating func kept(
    _ value: Expression, by target: Expression, _ scope: inout Scope
  ) -> [Effect] {
    guard case .member(let base, let name) = target.withoutOptionals.kind, !base.isSelf,
      value.isClosure || writer.handedFunction(value, scope) != nil
    else { return [] }
    switch writer.meaning(of: target.withoutOptionals, scope) {
    case nil, .opaque:
      return handed(value, name, by: writer.resolver.start(ofHandler: name), &scope)
    case .variable, .value, .object, .bundle, .content, .closure, .dismissAction,
      .presentationMode, .draft, .window, .anything:
      return []
    }
  }

  /// `theme = Theme(isDark: true)`: each property of the object has the value that it is given, or
  /// that it starts with; those of another object are unknown.
  mutating func bindNewObject(
    _ owner: Int, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    guard let type = writer.resolver.typeInfo(of: owner) else { return [] }
    var made: Call?
    if case .call(let call) = value.kind,
      call.callee.typeName(writer.resolver.names) == writer.resolver.declarations[type].name
    {
      made = call
    }
    var effects: [Effect] = []
    if let last = writer.resolver.declarations[type].actingEnd {
      // The object that was there may be gone now, and does what it does then.
      effects += writer.handed(
        bindFunction(last, owner: owner), at: range, last.declaration.name, &scope)
    }
    if let presence = writer.resolver.receivers[owner].presence {
      var isThere =
        made == nil ? writer.truthInput(writer.named(value.range, scope), at: range, scope) : nil
      if case .nilLiteral = value.kind {
        isThere = writer.add(.constant(.bool(false)), .bool, at: range, scope)
      }
      let new = isThere ?? writer.add(.constant(.bool(true)), .bool, at: range, scope)
      effects.append(writer.assignment(of: new, to: presence, at: range, scope))
    }
    let values = made.map { startValues(of: type, owner: owner, $0, &scope) } ?? Table()
    for index in writer.resolver.declarations.lineage(of: type) {
      for name in writer.resolver.declarations[index].variableOrder {
        guard let variable = writer.resolver.declarations[index].variables[name] else { continue }
        if case .bundle(let inner) = writer.resolver.receivers[owner].properties[name],
          inner != owner
        {
          let given = made?.arguments.first { $0.label?.name == name }?.value
          let object = given ?? (made == nil ? value : variable.declaration.initial ?? value)
          effects += bindNewObject(inner, object, &scope, at: range)
          continue
        }
        guard
          case .variable(let place, let type) = writer.resolver.receivers[owner].properties[name]
        else {
          continue
        }
        var inner = Scope(file: variable.file, screen: scope.screen, owner: owner)
        let formula: FormulaID
        if let value = values[name] {
          formula = value
        } else if let given = made?.arguments.first(where: { $0.label?.name == name }) {
          formula = bindFormula(given.value, expecting: type, &scope)
        } else if let initial = variable.declaration.initial, made != nil {
          formula = bindFormula(initial, expecting: type, &inner)
        } else if made != nil, variable.declaration.type?.isOptional ?? false {
          formula = writer.add(.constant(.none), StaticType(.nothing), at: range, scope)
        } else {
          formula = writer.opaque(type, at: range, scope)
        }
        effects.append(writer.assignment(of: formula, to: place, at: range, scope))
      }
    }
    return scope.takePending() + effects
  }

  /// `state.isHidden = true` of a visibility state; nil for anything else.
  private mutating func readObjectAssignment(
    _ target: Expression, _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard case .member(let base, let name) = target.kind, let object = bindObject(base, &scope)
    else { return nil }
    guard let property = ObjectProperty(name.name.word) else {
      return writer.refuse(
        .noSuchMember(
          writer.resolver.spelling(name.name), of: "StatusBarVisibleState",
          legal: ObjectProperty.allCases.map { $0.spelling }, at: scope.location(name.range)))
    }
    let formula = bindTruth(value, &scope)
    return .modelled([
      writer.effect(.change(.assignObject(property, of: object, formula)), at: range, scope)
    ])
  }

  private mutating func bindAssignment(
    _ variable: Variable, _ type: StaticType, _ target: Expression, _ op: Operator,
    _ value: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect] {
    if writer.resolver.holdsController(type), let made = bindControllerValue(value, &scope) {
      return made.effects + [writer.assignment(of: made.formula, to: variable, at: range, scope)]
    }
    var bound =
      type.kind == .unknown
      ? bindAs(nil, value, &scope) : bindFormula(value, expecting: type, &scope)
    if writer.storage.isFocus(variable, of: scope.screen)
      || writer.resolver.isChangedByWrapper(target, scope)
      || target.ownName.map({ scope.actingLocals.contains($0) }) ?? false
    {
      // SwiftUI moves the focus, or does not; a wrapper or an observer may keep another value.
      bound = writer.opaque(type, at: range, scope)
    }
    if !writer.resolver.agree(type, self.writer.type(of: bound)), op == .assign {
      writer.findings.report(
        .typeMismatch(
          self.writer.type(of: bound).kind.spelling, expected: type.kind.spelling,
          at: scope.location(value.range)), ofType: variable, in: scope.owner)
    }
    if type.kind == .bool { writer.markBoolean(bound) }
    writer.learn(type, of: bound)
    guard op != .assign else {
      return [writer.assignment(of: bound, to: variable, at: range, scope)]
    }
    let old = writer.add(.variable(variable), type, at: target.range, scope)
    let new = writer.changed(old, by: op, bound, value, at: range, scope)
    return [writer.assignment(of: new, to: variable, at: range, scope)]
  }

  /// `navigationController?[1] = .black`, by a subscript that an extension gives to a class of
  /// UIKit's: it is not followed.
  private mutating func readForeignElement(
    _ target: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> Reading<[Effect]>? {
    guard case .subscripted(let base, _) = target.withoutOptionals.kind,
      let kind = writer.foreignKind(of: base, scope), writer.resolver.givesSubscript(to: kind)
    else { return nil }
    let input = writer.input(writer.named(range, scope), nil, at: range, scope)
    return .modelled([
      writer.effect(.obscure([.visibility, .style], input), at: range, scope)
    ])
  }
}
