import Language
import StatusBar

// Methods that are called for their effect.
extension Body {
  mutating func readMethodCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]> {
    if case .name(let owner) = base.kind, owner.word == .super {
      return readSuperCall(name, call, at: range, &scope)
    }
    if base.isSelf { return readSelfCall(name, call, at: range, &scope) }
    if let reading = readObjectCall(base, name, call, at: range, &scope) { return reading }
    if let reading = readInvalidation(base, name, call, at: range, &scope) { return reading }
    if let reading = readChildrenChange(base, name, call, at: range, &scope)
      ?? readElementCall(base, name, call, at: range, &scope)
      ?? readPartCall(base, name, call, at: range, &scope)
    {
      return reading
    }
    if name.name.word == .toggle, !writer.isOwnFunction(name, of: base, call, scope),
      let reading = readToggle(base, at: range, &scope)
    {
      return reading
    }
    let pushed = pushed(by: call, name, on: base, &scope)
    if let reading = writer.readPathCall(base, name, call, pushed: pushed, at: range, &scope) {
      return reading
    }
    if let reading = readValueChange(base, name, call, at: range, &scope) { return reading }
    if let reading = readLoading(base, name, call, at: range, &scope) { return reading }
    if let reading = readAlongside(base, name, call, at: range, &scope) { return reading }
    if let reading = readSystemCall(base, name, call, at: range, &scope) { return reading }
    switch writer.meaning(of: base, scope) {
    case .bundle(let owner):
      if let reading = readStructCall(owner, name, call, at: range, &scope) { return reading }
      if let reading = readBundleCall(owner, name, call, at: range, &scope) { return reading }
    case .presentationMode where name.name.word == .dismiss:
      return .modelled([writer.effect(.navigate(.dismiss), at: range, scope)])
    case .dismissAction: return .modelled([writer.effect(.navigate(.dismiss), at: range, scope)])
    case .variable(let variable, let type):
      if let done = bindMethod(ofVariable: variable, type, name, call, at: range, &scope) {
        return .modelled(done)
      }
      if writer.resolver.changesValue(name.name, ofType: type),
        !writer.isOwnFunction(name, of: base, call, scope)
      {
        // A method that is not followed leaves something else there.
        let value = writer.opaque(type, at: range, scope)
        let change = writer.assignment(of: value, to: variable, at: range, scope)
        let reading = unread(call, besides: false, "", name, &scope)
        return .modelled(writer.effects(of: reading, at: range, scope) + [change])
      }
    case nil, .value, .object, .opaque, .content, .closure, .presentationMode, .draft, .window,
      .anything:
      break
    }
    if let owner = writer.resolver.staticReceiver(of: base, scope),
      let reading = readBundleCall(owner, name, call, at: range, &scope)
    {
      return reading
    }
    if let reading = readCallOfNew(base, name, call, at: range, &scope)
      ?? readValueMethod(base, name, call, at: range, &scope)
    {
      return reading
    }
    if let reading = readDraftCall(base, name, call, at: range, &scope) { return reading }
    if let reading = readForeignStatic(base, name, call, at: range, &scope) { return reading }
    if let reading = readForeignCall(base, name, call, at: range, &scope) { return reading }
    if let controller = bindController(base, &scope)
      ?? bindYielded(base, for: name.name, &scope)
    {
      let object = writer.sure(controller, base, scope)
      if let reading = readHeldCall(object, name, call, at: range, &scope) { return reading }
      if writer.isReference(controller), !call.allClosures.isEmpty {
        return readUnfollowedCall(of: controller, base, name, call, at: range, &scope)
      }
      if !writer.isReference(controller),
        let reading = readControllerCall(controller, name, call, at: range, &scope)
      {
        return reading
      }
    }
    if let effects = writer.changeObserved(base, by: name.name, at: range, &scope) {
      var done: [Effect] = []
      for argument in call.arguments { done += doneOnTheWay(to: argument.value, &scope) }
      return .modelled(done + effects)
    }
    let changes = changedByUnread(base, name, at: range, &scope)
    let reading = readUnread(base, name, call, at: range, &scope)
    return changes.isEmpty
      ? reading : .modelled(writer.effects(of: reading, at: range, scope) + changes)
  }

  /// The controller that a function yields, called once, for one of UIKit's methods:
  /// `topController()?.present(page)`; nil for anything else.
  private mutating func bindYielded(
    _ base: Expression, for method: Name, _ scope: inout Scope
  ) -> FormulaID? {
    let value = base.withoutOptionals
    guard scope.frame != nil, BarMember.called(method.word) != nil,
      let function = function(yielding: value, scope),
      writer.resolver.holdsViewController(
        writer.resolver.staticType(function.declaration.result))
    else { return nil }
    let before = (scope, writer.findings)
    var controller = bindFormula(value, expecting: StaticType(.controller), &scope)
    guard writer.resolver.holdsViewController(writer.type(of: controller)) else {
      (scope, writer.findings) = before
      return nil
    }
    writer.hold(&controller, at: value.range, &scope)
    return controller
  }

  /// The function that a value is a call of, of the code here, of all, or of an object of Apple's,
  /// of which it may be a property, too.
  private func function(yielding value: Expression, _ scope: Scope) -> LocatedFunction? {
    let extensions = AppleExtensions(writer.resolver)
    if case .member(let base, let name) = value.kind {
      return extensions.member(named: name.name, of: base, nil, scope)?.function
    }
    guard case .call(let call) = value.kind else { return nil }
    if case .name(let name) = call.callee.kind {
      return writer.resolver.function(name, labels: call, in: scope)?.function
    }
    guard case .member(let base, let name) = call.callee.kind else { return nil }
    if base.isSelf {
      return writer.resolver.function(name.name, labels: call, of: scope.owner)?.function
    }
    return extensions.member(named: name.name, of: base, call, scope)?.function
  }

  private mutating func readSelfCall(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    if name.name.word == .initWord,
      let type = scope.type ?? writer.resolver.typeInfo(of: scope.owner),
      writer.resolver.declarations[type].isByReference
        || writer.resolver.declarations[type].role == .observable
        || writer.resolver.isPlainObject(type),
      case .found(let found) = writer.resolver.plainInitializer(of: type, for: call, scope)
    {
      return .modelled(bindOwnCall(found, scope.owner, call, at: range, &scope))
    }
    if name.name.word == .initWord,
      let type = scope.type ?? writer.resolver.typeInfo(of: scope.owner),
      let reading = readOwnInitializer(type, call, at: range, &scope)
    {
      return reading
    }
    var inner = call
    inner.callee = Expression(.name(name.name), name.range)
    // A local of that name is not meant; those in the arguments are.
    let locals = scope.locals
    scope.locals.removeAll(named: name.name)
    defer { scope.locals = locals }
    return readCall(inner, at: range, &scope)
  }

  /// A function of an object of the author's own; its arguments belong to the caller.
  private mutating func readBundleCall(
    _ owner: Int, _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    if case .variable(let variable, let type) = writer.resolver.property(name.name, of: owner),
      type.kind == .closure
    {
      let closure = writer.add(.variable(variable), type, at: name.range, scope)
      return .modelled(bindCall(ofKept: closure, call, at: range, &scope))
    }
    guard let found = writer.resolver.function(name.name, labels: call, of: owner, from: scope),
      found.owner == owner
    else {
      return readOverloads(name, of: owner, call, at: range, &scope)
    }
    let effects = bindOwnCall(found.function, owner, call, at: range, &scope)
    guard let presence = writer.resolver.receivers[owner].presence else {
      return .modelled(effects)
    }
    let isThere = writer.add(.variable(presence), .bool, at: range, scope)
    return .modelled([writer.effect(.if(isThere, then: effects, otherwise: []), at: range, scope)])
  }

  /// `isHidden.toggle()`
  private mutating func readToggle(
    _ base: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    if let bound = bindObjectBinding(base, &scope) {
      return .modelled([
        writer.effect(.change(.toggleObject(bound.property, of: bound.object)), at: range, scope)
      ])
    }
    if let effects = bindSidebarToggle(base, at: range, &scope) { return .modelled(effects) }
    if let place = heldPlace(base, &scope) {
      return .modelled(scope.takePending() + [writer.toggle(place, at: range, scope)])
    }
    if let (variable, type) = writer.variable(bound: base, scope) {
      if !writer.resolver.agree(type, .bool) {
        writer.report(
          .typeMismatch(
            type.kind.spelling, expected: "a Bool", at: scope.location(base.range)))
      }
      let isLocal = if case .local = variable { true } else { false }
      guard isLocal || scope.unobserved.contains(range) else {
        if writer.storage.isFocus(variable, of: scope.screen) {
          let moved = writer.opaque(type, at: range, scope)
          return .modelled([writer.assignment(of: moved, to: variable, at: range, scope)])
        }
        return .modelled([writer.effect(.change(.toggle(variable)), at: range, scope)])
      }
      let old = writer.add(.variable(variable), type, at: base.range, scope)
      let new = writer.add(.not(old), .bool, at: range, scope)
      return .modelled([writer.assignment(of: new, to: variable, at: range, scope)])
    }
    if let effects = toggleBySetter(base, &scope, at: range) { return .modelled(effects) }
    let changed = Expression(.prefix(.not, base), base.range)
    if case .member(_, let name) = base.kind, ControllerSetting(name.name.word) != nil {
      return readAssignment(base, .assign, changed, &scope, at: range)
    }
    if case .member(let inner, _) = base.kind, writer.isUnclear(inner, scope) {
      return readAssignment(base, .assign, changed, &scope, at: range)
    }
    if let reading = readForeignAssignment(base, .assign, changed, &scope, at: range) {
      return reading
    }
    guard case .name(let name) = base.kind, !writer.resolver.isController(scope.owner) else {
      return nil
    }
    writer.reportUndeclared(LocatedName(name, base.range), scope)
    return .harmless(.refused)
  }

  // MARK: - Visibility states

  /// The methods of a visibility state.
  private mutating func readObjectCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard case .object(let object) = writer.meaning(of: base, scope) else { return nil }
    switch name.name.word {
    case .hideUntilScrolled: return readHide(object, call, .greater, -3, at: range, &scope)
    case .hideUntilPulled: return readHide(object, call, .less, 2, at: range, &scope)
    case .hide:
      let limit = call.arguments.first {
        $0.label?.name.word == .ifGreaterThan || $0.label?.name.word == .ifLessThan
      }
      guard let limit else {
        return writer.refuse(
          .missingArgument("ifGreaterThan:", of: "hide", at: scope.location(name.range)))
      }
      let comparison: Comparison =
        limit.label?.name.word == .ifGreaterThan ? .greater : .less
      let value = bindTyped(limit.value, .number, &scope)
      return readHide(object, call, comparison, value, at: range, &scope)
    default:
      let legal = ["hide", "hideUntilScrolled", "hideUntilPulled"]
      return writer.refuse(
        .noSuchMember(
          writer.resolver.spelling(name.name), of: "StatusBarVisibleState", legal: legal,
          at: scope.location(name.range)))
    }
  }

  private mutating func readHide(
    _ object: FormulaID, _ call: Call, _ comparison: Comparison, _ limit: Double,
    at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    let value = writer.add(.constant(.number(limit)), .number, at: range, scope)
    return readHide(object, call, comparison, value, at: range, &scope)
  }

  private mutating func readHide(
    _ object: FormulaID, _ call: Call, _ comparison: Comparison, _ limit: FormulaID,
    at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    guard
      let offset = call.arguments.first(where: {
        $0.label?.name.word == .using || $0.label?.name.word == .if || $0.label == nil
      })
    else {
      return writer.refuse(
        .missingArgument("using:", of: "hide", at: scope.location(call.callee.range)))
    }
    let value = bindTyped(offset.value, .number, &scope)
    return .modelled([
      writer.effect(
        .change(.hide(object: object, offset: value, hidesWhen: comparison, limit: limit)),
        at: range,
        scope)
    ])
  }

  /// `isOn.toggle()` on a property with a setter.
  private mutating func toggleBySetter(
    _ target: Expression, _ scope: inout Scope, at range: SourceRange
  ) -> [Effect]? {
    let changed = Expression(.prefix(.not, target), target.range)
    if let reading = readHeldSetter(target, .assign, changed, &scope, at: range) {
      return writer.effects(of: reading, at: range, scope)
    }
    return bindSetter(target, .assign, changed, &scope, at: range)
  }
}
