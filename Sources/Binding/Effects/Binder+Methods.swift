import Language
import StatusBar

// Methods that are called for their effect.
extension Binder {
  mutating func bindMethodEffect(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect] {
    if case .name(let name) = base.kind, name.word == .super,
      let effects = bindSuperCall(call, at: range, &scope)
    {
      return effects
    }
    if base.isSelf {
      return bindSelfCall(name, call, at: range, &scope)
    }
    if let effects = bindObjectCall(base, name, call, at: range, &scope) { return effects }
    if name.name.word == .toggle, let effects = bindToggleCall(base, at: range, &scope) {
      return effects
    }
    if let effects = bindPathCall(base, name, call, at: range, &scope) { return effects }
    if let effects = bindSystemCall(base, name, call, at: range, &scope) { return effects }
    switch meaning(of: base, scope) {
    case .bundle(let owner):
      guard let found = function(name.name, labels: call, of: owner) else { break }
      let bound = Call(
        callee: Expression(.name(name.name), name.range), arguments: call.arguments,
        closures: call.closures, brackets: call.brackets)
      var inner = scope
      inner.owner = found.owner
      let effects = bindEffect(Expression(.call(bound), range), &inner)
      scope.frame = inner.frame
      return effects
    case .presentationMode where name.name.word == .dismiss:
      return [effect(.dismiss, at: range, scope)]
    case .dismissAction: return [effect(.dismiss, at: range, scope)]
    default: break
    }
    if let effects = bindDraftCall(base, name, call, at: range, &scope) { return effects }
    if let controller = bindController(base, &scope),
      let effects = bindHeldCall(controller, name, call, at: range, &scope)
        ?? bindControllerCall(controller, name, call, at: range, &scope)
    {
      return effects
    }
    if let type = base.typeName(names),
      let effects = bindScreenCall(type, name, call, at: range, &scope)
    {
      return effects
    }
    return bindUnknownMethod(base, name, call, &scope)
  }

  private mutating func bindSelfCall(
    _ name: LocatedName, _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    var inner = call
    inner.callee = Expression(.name(name.name), name.range)
    // A local of that name is not meant; those in the arguments are.
    let locals = scope.locals
    scope.locals.removeAll { $0.name == name.name }
    defer { scope.locals = locals }
    return bindEffect(Expression(.call(inner), range), &scope)
  }

  /// `isHidden.toggle()`
  private mutating func bindToggleCall(
    _ base: Expression, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect]? {
    if let bound = bindObjectBinding(base, &scope) {
      return [effect(.toggleObject(bound.property, of: bound.object), at: range, scope)]
    }
    if let effects = bindSidebarToggle(base, at: range, &scope) { return effects }
    if let (variable, type) = variable(bound: base, scope) {
      if !agree(type, .bool) {
        report(
          .typeMismatch(
            type.kind.spelling, expected: "a Bool", at: scope.location(base.range)))
      }
      return [effect(.toggle(variable), at: range, scope)]
    }
    if case .name(let name) = base.kind, !isController(scope.owner) {
      reportUndeclared(LocatedName(name, base.range), scope)
      return []
    }
    return nil
  }

  /// The methods of a visibility state.
  private mutating func bindObjectCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect]? {
    guard case .object(let object) = meaning(of: base, scope) else { return nil }
    switch name.name.word {
    case .hideUntilScrolled: return bindHide(object, call, .greater, -3, at: range, &scope)
    case .hideUntilPulled: return bindHide(object, call, .less, 2, at: range, &scope)
    case .hide:
      let limit = call.arguments.first {
        $0.label?.name.word == .ifGreaterThan || $0.label?.name.word == .ifLessThan
      }
      guard let limit else {
        report(
          .missingArgument(
            "ifGreaterThan:", of: "hide", at: scope.location(name.range)))
        return []
      }
      let comparison: Comparison =
        limit.label?.name.word == .ifGreaterThan ? .greater : .less
      let value = bindTyped(limit.value, .number, &scope)
      return bindHide(object, call, comparison, value, at: range, &scope)
    default:
      let legal = ["hide", "hideUntilScrolled", "hideUntilPulled"]
      report(
        .noSuchMember(
          spelling(name.name), of: "StatusBarVisibleState", legal: legal,
          at: scope.location(name.range)))
      return []
    }
  }

  private mutating func bindHide(
    _ object: FormulaID, _ call: Call, _ comparison: Comparison, _ limit: Double,
    at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    let value = add(.constant(.number(limit)), .number, at: range, scope)
    return bindHide(object, call, comparison, value, at: range, &scope)
  }

  private mutating func bindHide(
    _ object: FormulaID, _ call: Call, _ comparison: Comparison, _ limit: FormulaID,
    at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    guard
      let offset = call.arguments.first(where: {
        $0.label?.name.word == .using || $0.label?.name.word == .if || $0.label == nil
      })
    else {
      report(.missingArgument("using:", of: "hide", at: scope.location(call.callee.range)))
      return []
    }
    let value = bindTyped(offset.value, .number, &scope)
    return [
      effect(
        .hide(object: object, offset: value, hidesWhen: comparison, limit: limit), at: range,
        scope)
    ]
  }

  /// `Feed.toggle()`: a function of another screen's living instance.
  private mutating func bindScreenCall(
    _ type: Name, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect]? {
    if type.word == .UIView, name.name.word == .animate {
      return bindViewAnimation(call, at: range, &scope)
    }
    return nil
  }

  /// `UIView.animate(withDuration: 0.3, animations: { … })`
  private mutating func bindViewAnimation(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    var body: [Effect] = []
    var duration: FormulaID?
    var after: [Effect] = []
    for argument in call.arguments {
      switch (argument.label?.name.word, argument.value.kind) {
      case (.withDuration, _), (.duration, _):
        duration = bindFormula(argument.value, expecting: .number, &scope)
      case (.animations, .closure(let closure)): body = bindEffects(closure.body[...], &scope)
      case (.completion, .closure): noteLater(argument.label, call, scope)
      default: break
      }
    }
    for (label, closure) in call.closures {
      if label?.name.word == .completion {
        noteLater(label, call, scope)
      } else {
        body = bindEffects(closure.body[...], &scope)
      }
    }
    let seconds = duration ?? add(.constant(.number(0.25)), .number, at: range, scope)
    after.insert(effect(.viewAnimation(duration: seconds, body), at: range, scope), at: 0)
    return after
  }

  /// Queues and the application object.
  private mutating func bindSystemCall(
    _ base: Expression, _ name: LocatedName, _ call: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> [Effect]? {
    if let effects = bindRelayoutCall(name, call, at: range, scope) { return effects }
    let root = base.rootType(names)
    switch (root?.word, name.name.word) {
    case (.DispatchQueue, .asyncAfter): return bindAfter(call, at: range, &scope)
    case (.DispatchQueue, .async), (.MainActor, .run):
      guard let closure = call.closures.first?.closure ?? call.closureArgument else { return [] }
      let zero = add(.constant(.number(0)), .number, at: range, scope)
      return bindDelayed(closure, zero, at: range, &scope)
    case (.UIApplication, .setStatusBarHidden):
      return bindSetHidden(call, at: range, &scope)
    case (.UIApplication, .setStatusBarStyle):
      guard let style = call.arguments.first else { return [] }
      let value = bindTyped(style.value, StaticType(.style), &scope)
      return [effect(.setApplicationStyle(value), at: range, scope)]
    case (_, .interpose):
      return [effect(.interpose, at: range, scope)]
    case (_, .setNeedsStatusBarAppearanceUpdate):
      let controller = bindController(base, &scope)
      return [effect(.requestUpdate(of: controller), at: range, scope)]
    case (_, .makeKeyAndVisible), (_, .makeKey):
      guard let window = windowSymbol(base, scope) else { return nil }
      return [effect(.setWindow(window, isHidden: nil, asKey: true), at: range, scope)]
    default: return nil
    }
  }

  private mutating func bindSetHidden(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    guard let hidden = call.arguments.first else { return [] }
    let value = bindTyped(hidden.value, .bool, &scope)
    var animation = UpdateAnimation.none
    for argument in call.arguments.dropFirst() {
      if let name = argument.value.lastName {
        animation = UpdateAnimation(name.name.word) ?? animation
      }
    }
    return [effect(.setApplicationHidden(value, animation: animation), at: range, scope)]
  }

  /// `DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { … }`
  private mutating func bindAfter(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    guard let closure = call.closures.first?.closure ?? call.closureArgument else { return [] }
    var delay: FormulaID?
    for argument in call.arguments where argument.label?.name.word == .deadline {
      if case .binary(_, .add, _, let seconds) = argument.value.kind {
        delay = bindSeconds(seconds, &scope)
      }
    }
    let seconds = delay ?? add(.constant(.number(0)), .number, at: range, scope)
    return bindDelayed(closure, seconds, at: range, &scope)
  }

  /// `0.5`, `.seconds(1)`, `.milliseconds(300)`
  private mutating func bindSeconds(
    _ expression: Expression, _ scope: inout Scope
  ) -> FormulaID {
    guard case .call(let call) = expression.kind, let name = call.callee.lastName,
      let argument = call.arguments.first
    else { return bindFormula(expression, expecting: .number, &scope) }
    let value = bindFormula(argument.value, expecting: .number, &scope)
    let divisor: Double
    switch name.name.word {
    case .milliseconds: divisor = 1000
    case .nanoseconds: divisor = 1_000_000_000
    default: return value
    }
    let by = add(.constant(.number(divisor)), .number, at: expression.range, scope)
    return add(.arithmetic(.divide, value, by), .number, at: expression.range, scope)
  }

  private mutating func bindDelayed(
    _ closure: Closure, _ seconds: FormulaID, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    let body = bindEffects(closure.body[...], &scope)
    let handler = add(
      Handler(
        name: nil, parameterCount: 0, localCount: scope.frame?.localCount ?? 0, body: body,
        site: site(closure.range, in: scope.file)))
    return [effect(.after(seconds, handler), at: range, scope)]
  }

  private mutating func bindUnknownMethod(
    _ base: Expression, _ name: LocatedName, _ call: Call, _ scope: inout Scope
  ) -> [Effect] {
    let suggestion =
      misspelt(name.name, among: Vocabulary.calls) ?? misspelt(name.name, among: ["toggle"])
    if let suggestion {
      report(
        .misspelt(spelling(name.name), suggestion: suggestion, at: scope.location(name.range)))
      return []
    }
    if !call.closures.isEmpty || call.closureArgument != nil {
      noteLater(name, call, scope)
    } else if movesControllers(name) {
      note(
        .assumed, once: name, in: scope.file,
        "`\(spelling(name.name))` of something that is not known here is assumed to do nothing")
    }
    return []
  }

  /// `true` iff a method of that name may change what is on screen.
  private func movesControllers(_ name: LocatedName) -> Bool {
    switch name.name.word {
    case .present, .dismiss, .show, .pushViewController, .popViewController,
      .popToRootViewController, .setViewControllers, .addChild, .removeFromParent:
      true
    default: false
    }
  }

  /// Returns the symbol of a declared window that an expression names.
  func windowSymbol(_ expression: Expression, _ scope: Scope) -> Symbol? {
    switch expression.kind {
    case .name(let name): directory.window(name)
    case .member(_, let name): directory.window(name.name)
    case .optionalChain(let inner), .forced(let inner): windowSymbol(inner, scope)
    default: nil
    }
  }
}
