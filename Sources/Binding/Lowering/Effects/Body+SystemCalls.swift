import Language
import StatusBar

// Apple's functions and methods that run closures, or that set what the bar shows.
extension Body {
  /// `withAnimation { … }`, `Task { … }`; nil for another function.
  mutating func readSystemFunction(
    _ name: LocatedName, _ written: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    let call = writer.spelledOut(written, of: name, scope)
    switch name.name.word {
    case .withAnimation: return readAnimated(call, at: range, &scope)
    case .Task: return readTask(call, at: range, &scope)
    default: break
    }
    switch writer.resolver.spelling(name.name) {
    case "autoreleasepool", "withExtendedLifetime":
      guard let closure = call.trailingClosure else { return nil }
      return .modelled(bindEffects(closure.body[...], &scope))
    case let word:
      return AppEnd(word).map { readEnd($0, call, at: range, &scope) }
    }
  }

  /// Queues, animations, timers and the application object; nil for anything else.
  mutating func readSystemCall(
    _ base: Expression, _ name: LocatedName, _ written: Call, at range: SourceRange,
    _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    let call = writer.spelledOut(written, of: name, scope)
    if let effects = writer.bindRelayoutCall(of: base, name, call, at: range, scope) {
      return .modelled(effects)
    }
    if let reading = readDefaults(base, name, call, at: range, &scope) { return reading }
    let root = base.rootType(writer.resolver.names)
    switch (root?.word, name.name.word) {
    case (.UIView, .animate), (.UIView, .transition):
      return readViewAnimation(call, at: range, &scope)
    case (.UIView, .performWithoutAnimation):
      guard let closure = call.trailingClosure else { return nil }
      return .modelled(bindEffects(closure.body[...], &scope))
    case (.DispatchQueue, .asyncAfter): return readAfter(call, at: range, &scope)
    case (.DispatchQueue, .async), (.OperationQueue, .addOperation), (.RunLoop, .perform):
      return readSoon(call, at: range, &scope)
    case (.DispatchQueue, .sync), (.MainActor, .assumeIsolated):
      guard let closure = call.trailingClosure else { return nil }
      return .modelled(bindEffects(closure.body[...], &scope))
    case (.MainActor, .run): return readSoon(call, at: range, &scope)
    case (.Task, .detached): return readTask(call, at: range, &scope)
    case (.Task, .sleep): return .harmless(.apple)
    case (.Timer, .scheduledTimer): return readTimer(call, at: range, &scope)
    case (.UIApplication, .setStatusBarHidden):
      return readSetHidden(call, at: range, &scope)
    case (.UIApplication, .setStatusBarStyle):
      guard let style = call.arguments.first else { return nil }
      let value = bindTyped(style.value, StaticType(.style), &scope)
      return .modelled([writer.effect(.configure(.setApplicationStyle(value)), at: range, scope)])
    case (_, _) where writer.resolver.spelling(name.name) == "forEach":
      return readForEach(base, call, &scope)
    case (_, _) where writer.resolver.spelling(name.name) == "animateChanges":
      guard bindController(base, &scope) != nil else { return nil }
      return readViewAnimation(call, at: range, &scope)
    case (_, .interpose):
      return .modelled([writer.effect(.configure(.interpose), at: range, scope)])
    case (_, .setNeedsStatusBarAppearanceUpdate):
      return .modelled([
        writer.effect(.configure(.requestUpdate(of: asker(base, &scope))), at: range, scope)
      ])
    case (_, .makeKeyAndVisible), (_, .makeKey), (_, .makeKeyWindow):
      guard let window = writer.windowTarget(base, scope), window != .each else { return nil }
      if window == .own && scope.isLaunch { return .harmless(.declaration) }
      return .modelled([
        writer.effect(
          .configure(.setWindow(window, isHidden: nil, asKey: name.name.word != .show)), at: range,
          scope)
      ])
    default: return OrientationMask.readCall(base, name, call, at: range, &self, &scope)
    }
  }

  /// The controller that asks for an update; the unknown one where it cannot be told.
  private mutating func asker(_ base: Expression, _ scope: inout Scope) -> FormulaID {
    bindController(base, &scope) ?? writer.opaque(StaticType(.controller), at: base.range, scope)
  }

  // MARK: - Animations

  /// `withAnimation(.easeIn(duration: 0.2)) { … }`
  private mutating func readAnimated(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    var closures = call.closures.map { ($0.label?.name.word, $0.closure) }
    for argument in call.arguments {
      if case .closure(let closure) = argument.value.kind {
        closures.append((argument.label?.name.word, closure))
      }
    }
    let completion = closures.first { $0.0 == .completion }?.1
    guard let closure = closures.first(where: { $0.0 != .completion })?.1 else { return nil }
    var duration: FormulaID?
    var isAnimated = true
    if let animation = call.arguments.first(where: { !$0.value.isClosure }) {
      isAnimated = !animation.value.isNilLiteral
      if isAnimated { duration = bindDuration(animation.value, &scope) }
    }
    let body = bindEffects(closure.body[...], &scope)
    var effects =
      isAnimated ? [writer.effect(.animated(duration: duration, body), at: range, scope)] : body
    if let completion {
      let seconds = duration ?? writer.add(.constant(.number(0.35)), .number, at: range, scope)
      effects += bindDelayed(completion, seconds, at: range, &scope)
    }
    return .modelled(effects)
  }

  /// The `duration:` of an animation, or nil.
  private mutating func bindDuration(
    _ animation: Expression, _ scope: inout Scope
  ) -> FormulaID? {
    guard case .call(let call) = animation.kind else {
      // One that is made elsewhere may take any time, or none.
      return animation.rootType(writer.resolver.names) == nil && !animation.isImplicitMember
        ? writer.opaque(at: animation.range, scope) : nil
    }
    if let duration = call.arguments.first(where: { $0.label?.name.word == .duration }) {
      return bindFormula(duration.value, expecting: .number, &scope)
    }
    if case .member(let base, _) = call.callee.kind { return bindDuration(base, &scope) }
    return nil
  }

  /// `UIView.animate(withDuration: 0.3, animations: { … })`
  private mutating func readViewAnimation(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]> {
    var body: [Effect] = []
    var completion: [Closure] = []
    var duration: FormulaID?
    var delay: FormulaID?
    for argument in call.arguments {
      switch (argument.label?.name.word, argument.value.kind) {
      case (.withDuration, _), (.duration, _):
        duration = bindFormula(argument.value, expecting: .number, &scope)
      case (.delay, _): delay = bindFormula(argument.value, expecting: .number, &scope)
      case (.completion, .closure(let closure)): completion.append(closure)
      case (_, .closure(let closure)): body += bindEffects(closure.body[...], &scope)
      case (.animations, _), (.completion, _):
        body += handedEffects(argument.value, &scope)
      default: break
      }
    }
    for (label, closure) in call.closures {
      if label?.name.word == .completion || !body.isEmpty && label == nil {
        completion.append(closure)
      } else {
        body += bindEffects(closure.body[...], &scope)
      }
    }
    let seconds = duration ?? writer.add(.constant(.number(0.25)), .number, at: range, scope)
    var effects = [writer.effect(.viewAnimation(duration: seconds, body), at: range, scope)]
    let end = delay.map {
      writer.add(.arithmetic(Arithmetic(.add, .double), $0, seconds), .number, at: range, scope)
    }
    for closure in completion {
      effects += bindDelayed(closure, end ?? seconds, at: range, &scope)
    }
    return .modelled(effects)
  }

  /// What a function does that is handed over by its name; nothing for `nil`.
  private mutating func handedEffects(
    _ value: Expression, _ scope: inout Scope
  ) -> [Effect] {
    guard !value.isNilLiteral, let found = writer.handedFunction(value, scope) else { return [] }
    let bound = bindFunction(found.function, owner: found.owner)
    let arguments = bound.parameters.map { _ in writer.opaque(at: value.range, scope) }
    return [
      writer.effect(.run(.handler(bound.handler, arguments: arguments)), at: value.range, scope)
    ]
  }

  // MARK: - Time

  /// `DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { … }`
  private mutating func readAfter(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let closure = call.trailingClosure else { return nil }
    guard let deadline = call.arguments.first(where: { $0.label?.name.word == .deadline }) else {
      return nil
    }
    let seconds: FormulaID
    switch deadline.value.kind {
    case .binary(_, .add, _, let delay): seconds = bindSeconds(delay, &scope)
    case .call(let now) where now.callee.lastName?.name.word == .now:
      seconds = writer.add(.constant(.number(0)), .number, at: range, scope)
    default: seconds = writer.opaque(.number, at: deadline.value.range, scope)
    }
    return .modelled(bindDelayed(closure, seconds, at: range, &scope))
  }

  /// `0.5`, `.seconds(1)`, `.milliseconds(300)`
  mutating func bindSeconds(
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
    let by = writer.add(.constant(.number(divisor)), .number, at: expression.range, scope)
    return writer.add(
      .arithmetic(Arithmetic(.divide, .double), value, by), .number, at: expression.range, scope)
  }

  /// `DispatchQueue.main.async { … }`: once what runs now is done.
  private mutating func readSoon(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let closure = call.trailingClosure else { return nil }
    let zero = writer.add(.constant(.number(0)), .number, at: range, scope)
    return .modelled(bindDelayed(closure, zero, at: range, &scope))
  }

  private mutating func bindDelayed(
    _ closure: Closure, _ seconds: FormulaID, at range: SourceRange, _ scope: inout Scope
  ) -> [Effect] {
    let handler = bindContinuation(closure, &scope)
    // If it does nothing, it does not matter when it runs.
    let body = writer.program[handler].body
    if body.allSatisfy({ writer.isIdle($0) }) { return body.flatMap { $0.allAssumptions } }
    return [writer.effect(.run(.after(seconds, handler)), at: range, scope)]
  }

  /// `Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { … }`
  mutating func readTimer(
    _ call: Call, keptIn timer: FormulaID? = nil, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard
      let interval = call.arguments.first(where: {
        $0.label?.name.word == .withTimeInterval || $0.label?.name.word == .timeInterval
      })
    else { return nil }
    let handler: HandlerID
    if let closure = call.trailingClosure {
      handler = bindContinuation(closure, &scope)
    } else if let selector = call.arguments.first(where: { $0.label?.name.word == .selector }),
      let found = writer.handedFunction(selector.value, scope)
    {
      handler = self.writer.call(
        of: bindFunction(found.function, owner: found.owner), at: selector.value.range, scope)
    } else {
      return nil
    }
    writer.hold(handler, to: timer, at: range, scope)
    let seconds = bindFormula(interval.value, expecting: .number, &scope)
    var effects = [writer.effect(.run(.after(seconds, handler)), at: range, scope)]
    let repeats = call.arguments.first { $0.label?.name.word == .repeats }?.value.kind
    if case .boolean(false)? = repeats { return .modelled(effects) }
    // Again and again: how often is not known.
    let input = writer.input(writer.named(range, scope), nil, at: range, scope)
    let again = self.writer.handler(
      doing: [writer.effect(.perhaps(input, handler), at: range, scope)], at: range, scope)
    effects.append(writer.effect(.run(.after(seconds, again)), at: range, scope))
    return .modelled(effects)
  }

  // MARK: - The application

  private mutating func readSetHidden(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let hidden = call.arguments.first else { return nil }
    let value = bindTyped(hidden.value, .bool, &scope)
    var animation = UpdateAnimation.none
    var effects: [Effect] = []
    for argument in call.arguments.dropFirst() {
      guard let name = argument.value.lastName else {
        if argument.label?.name.word == .with || argument.label?.name.word == .withAnimation {
          effects.append(writer.effect(.doubtAnimation, at: argument.value.range, scope))
        }
        continue
      }
      if UpdateAnimation(name.name.word) == nil {
        effects.append(writer.effect(.doubtAnimation, at: argument.value.range, scope))
      }
      if case .implicitMember = argument.value.kind, UpdateAnimation(name.name.word) == nil {
        _ = bindImplicit(name, StaticType(.animation), scope)
      }
      animation = UpdateAnimation(name.name.word) ?? animation
    }
    effects.append(
      writer.effect(
        .configure(.setApplicationHidden(value, animation: animation)), at: range, scope))
    return .modelled(effects)
  }

  /// `Task { … }`: soon, up to the first `await`.
  private mutating func readTask(
    _ call: Call, at range: SourceRange, _ scope: inout Scope
  ) -> Reading<[Effect]>? {
    guard let closure = call.trailingClosure else { return nil }
    return .modelled(bindTask(closure, at: range, &scope))
  }
}
