/// Values of formulas. An unknown stays unknown, or is tried both ways where the trace may choose.
extension Questions {
  func evaluate(
    _ id: FormulaID, _ context: Context
  ) -> Value {
    switch program.formulas[Int(id.index)].kind {
    case .constant(let value): return value
    case .variable(let variable): return read(variable, context)
    case .stored(let slot, let of):
      let owner = evaluate(of, context)
      guard case .controller(let id) = owner else {
        return owner.doubt.map { .unknown($0) } ?? .none
      }
      return read(.own(slot), self.classContext(of: id))
    case .seen(let inner, let by):
      let owner = evaluate(by, context)
      guard case .controller(let id) = owner else {
        return owner.doubt.map { .unknown($0) } ?? .none
      }
      return evaluate(inner, self.classContext(of: id))
    case .opaque(let input, let isThere): return opaque(input, isThere)
    case .root(let target):
      if let doubt = doubt(of: target, context) { return .unknown(doubt) }
      guard let window = index(of: target, context),
        let root = world.windows[window].root
      else { return .none }
      return .controller(root)
    case .binding(let variable): return reference(to: variable, context)
    case .not(let operand): return not(evaluate(operand, context))
    case .isOfClass(let operand, let ancestor):
      return isOf(ancestor, evaluate(operand, context))
    case .and(let left, let right):
      return and(evaluate(left, context), right, context)
    case .or(let left, let right):
      let negated = not(evaluate(left, context))
      return or(negated, right, context)
    case .compare(let comparison, let left, let right):
      let a = evaluate(left, context)
      let b = evaluate(right, context)
      return compare(comparison, a, b, at: id, context)
    case .arithmetic(let arithmetic, let left, let right):
      return calculate(
        arithmetic, evaluate(left, context),
        evaluate(right, context), at: id)
    case .negate(let operand): return negate(evaluate(operand, context), at: id)
    case .convert(let type, let operand):
      return convert(evaluate(operand, context), to: type, at: id)
    case .length(let operand): return length(of: evaluate(operand, context), at: id)
    case .apply(let function, let operands):
      return apply(function, operands.map { evaluate($0, context) }, at: id)
    case .each(let question, let list, let parameter, let body):
      return ask(question, of: evaluate(list, context), parameter, body, at: id, context)
    case .reduce(let list, let first, let sum, let element, let body):
      return reduce(
        evaluate(list, context), evaluate(first, context), (sum, element), body, at: id, context)
    case .element(let parameter):
      return trace.elements.last { $0.parameter == parameter }?.value
        ?? pushed(parameter, context)
    case .forced(let operand):
      let value = evaluate(operand, context)
      return value == .none ? end(at: id) : value
    case .end: return end(at: id)
    case .ternary(let condition, let then, let otherwise):
      return choice(
        evaluate(condition, context), then, otherwise, context)
    case .coalesce(let left, let right):
      let value = evaluate(left, context)
      return value == .none ? evaluate(right, context) : value
    case .environment(let key): return environment(key, context)
    case .property(let property, let of):
      return answer(property, evaluate(of, context))
    case .inUse(let screen, let inner):
      guard let use = use(of: screen, context) else { return .none }
      return evaluate(inner, use)
    case .thisController: return context.controller.map { .controller($0) } ?? .none
    case .superAnswer(let property, let screen):
      return superAnswer(property, screen, context)
    case .closure(let handler): return .closure(context.instance, handler)
    case .objectProperty(let property, let of):
      return objectProperty(property, evaluate(of, context))
    // A question makes nothing (callers that may change the world do: `value(of:)` and
    // `initialValue`), but what would be made is there.
    case .makeObject, .makeController, .makeWindow: return .some(InputID(open: .u16))
    case .window(let target):
      if let doubt = doubt(of: target, context) { return .unknown(doubt) }
      if target == .own, world.windows.isEmpty {
        // What the app holds from the start is made before its windows are.
        return program.windows.first?.name == nil ? .window(WindowID(0)) : .none
      }
      return index(of: target, context).map { .window(world.windows[$0].id) } ?? .none
    case .call(let handler, let arguments):
      return callResult(handler, arguments.map { evaluate($0, context) }, context)
    case .input(let input): return read(input)
    case .available(let version): return .bool(world.platform.os >= version)
    case .choice(let cases, let otherwise):
      return choice(cases[...], otherwise, context)
    }
  }

  /// The value with which the screen was pushed that a formula stands in, or one around it.
  private func pushed(_ parameter: ElementID, _ context: Context) -> Value {
    if let arriving, arriving.parameter == parameter { return arriving.value }
    let found = context.controller.flatMap { id in
      nearest(from: id, along: .parentsAndPresenters) { other in
        self[other].pushed?.parameter == parameter ? other : nil
      }
    }
    return found.flatMap { self[$0].pushed?.value } ?? .unknown(InputID(open: .u16))
  }

  // MARK: - Variables

  /// Returns the instance and the slot that a variable or a binding to it stands for.
  func place(of variable: Variable, _ context: Context) -> (InstanceID, Int)? {
    var place: (instance: InstanceID, slot: Int)
    switch variable {
    case .app(let slot): place = (.app, Int(slot))
    case .own(let slot):
      if context.isGone { return nil }
      place = (context.instance, Int(slot))
    case .local: return nil
    }
    // A binding may stand for another binding; a chain longer than the tree is deep goes round.
    for _ in 0..<Limits.chain {
      guard Int(place.instance.index) < world.instances.count else { return nil }
      let values = self[place.instance].values
      guard place.slot < values.count, case .reference(let next, let slot) = values[place.slot]
      else { break }
      place = (next, Int(slot))
    }
    // What stood for one class may be gone, and another may stand in its place.
    let index = Int(place.instance.index)
    guard index < world.instances.count, place.slot < world.instances[index].values.count else {
      return nil
    }
    return place
  }

  private func reference(to variable: Variable, _ context: Context) -> Value {
    guard let (instance, slot) = place(of: variable, context) else { return .none }
    return .reference(instance, slot: Int32(slot))
  }

  private func read(
    _ variable: Variable, _ context: Context
  ) -> Value {
    if case .local(let index) = variable {
      return Int(index) < context.locals.count ? context.locals[Int(index)] : .none
    }
    guard let (instance, slot) = place(of: variable, context) else { return .none }
    guard slot < self[instance].values.count else { return .none }
    trace.read(instance, slot)
    let value = held(instance, slot)
    if case .controller(let id) = value { return reference(to: id, from: instance, slot) }
    guard case .unknown(let input) = value, holdsTruth(input, instance, slot) else {
      return value
    }
    return settle(value, .stored(instance, slot: Int32(slot)))
  }

  /// `true` iff what a property holds that depends on an input is true or false: whether something
  /// was done to a number or a text depends on a truth as well.
  private func holdsTruth(
    _ input: InputID, _ instance: InstanceID, _ slot: Int
  ) -> Bool {
    let slots = program.screens[Int(self[instance].screen.index)].slots
    if slots[slot].isBoolean { return true }
    guard let initial = slots[slot].initial,
      case .input(input) = program.formulas[Int(initial.index)].kind
    else { return false }
    return true
  }

  private func read(_ input: InputID) -> Value {
    trace.read(.input(input))
    return setting(of: input) ?? settle(.unknown(input), .input(input))
  }

  /// Something that was not understood, unless a scenario says what it is.
  private func opaque(
    _ input: InputID, _ isThere: Bool
  ) -> Value {
    if isThere { return setting(of: input) ?? .some(input) }
    return read(input)
  }

  /// Returns a known value, or this run's choice for an unknown truth where one may be made.
  private func settle(
    _ value: Value, _ key: Trace.Key
  ) -> Value {
    guard case .unknown(let input) = value, trace.mayChoose, input.index >= 0,
      program.inputs[Int(input.index)].isBoolean,
      // What may be otherwise in each round is not tried for all of them at once.
      trace.loops == 0 || !program.inputs[Int(input.index)].varies,
      !program.inputs[Int(input.index)].isOfCopies
    else { return value }
    return .bool(trace.choose(key, .input(input)))
  }

  // MARK: - Operators

  private func not(_ value: Value) -> Value {
    if case .bool(let truth) = value { return .bool(!truth) }
    return value
  }

  private func and(
    _ left: Value, _ right: FormulaID, _ context: Context
  ) -> Value {
    if left == .bool(false) { return left }
    let value = evaluate(right, context)
    if left.isUnknown { return value == .bool(false) ? value : left }
    return value
  }

  /// Returns left or right, given the negation of left.
  private func or(
    _ negated: Value, _ right: FormulaID, _ context: Context
  ) -> Value {
    if negated == .bool(false) { return .bool(true) }
    let value = evaluate(right, context)
    if negated.isUnknown { return value == .bool(true) ? value : negated }
    return value
  }

  func compare(
    _ comparison: Comparison, _ a: Value, _ b: Value, at id: FormulaID, _ context: Context
  ) -> Value {
    if a.isSome && b.isNone || a.isNone && b.isSome {
      if comparison == .equal { return .bool(false) }
      if comparison == .notEqual { return .bool(true) }
    }
    if let input = a.doubt ?? b.doubt ?? doubt(inListsOf: a, b) {
      guard trace.mayChoose, trace.loops == 0 else { return .unknown(input) }
      return .bool(trace.choose(.formula(id, context.instance), .condition(id, input)))
    }
    if comparison == .equal || comparison == .notEqual, let areEqual = areEqual(a, b) {
      return .bool(areEqual == (comparison == .equal))
    }
    if case .number(let x) = a, case .number(let y) = b { return .bool(compare(comparison, x, y)) }
    if a.isNone || b.isNone { return .bool(false) }
    return order(comparison, a, b) ?? .unknown(InputID(after: id))
  }

  /// Whether two values are equal; nil where no such question has an answer.
  private func areEqual(_ a: Value, _ b: Value) -> Bool? {
    if case .enumCase(let name) = a, b.caseName != nil { return isCase(name, a, b) }
    if case .enumCase(let name) = b, a.caseName != nil { return isCase(name, a, b) }
    return a.isComparable(with: b) ? a == b : nil
  }

  /// `true` iff one of two values is the case of Apple's of that name: one whose type was not read
  /// stands for it, as `.active` does beside the phase of a scene.
  private func isCase(_ name: Symbol, _ a: Value, _ b: Value) -> Bool {
    let text = program.bytes(of: name)
    return a.isCase(text) || b.isCase(text)
  }

  func compare(_ comparison: Comparison, _ x: Double, _ y: Double) -> Bool {
    switch comparison {
    case .equal: x == y
    case .notEqual: x != y
    case .less: x < y
    case .lessOrEqual: x <= y
    case .greater: x > y
    case .greaterOrEqual: x >= y
    }
  }

  private func choice(
    _ condition: Value, _ then: FormulaID, _ otherwise: FormulaID, _ context: Context
  ) -> Value {
    if let input = condition.doubt {
      return joined(input, { evaluate(then, context) }, { evaluate(otherwise, context) })
    }
    return evaluate(
      condition == .bool(true) ? then : otherwise, context)
  }

  /// The value of the first case that matches; an unknown one leaves open whether it is that.
  private func choice(
    _ cases: ArraySlice<(condition: FormulaID, value: FormulaID)>, _ otherwise: FormulaID,
    _ context: Context
  ) -> Value {
    var open: [(value: Value, input: InputID)] = []
    var result: Value?
    for (condition, value) in cases {
      let truth = evaluate(condition, context)
      if let input = truth.doubt {
        open.append((evaluate(value, context), input))
      } else if truth == .bool(true) {
        result = evaluate(value, context)
        break
      }
    }
    let last = result ?? evaluate(otherwise, context)
    return open.reversed().reduce(last) { joined($1.value, $0, $1.input) }
  }

  /// One of two values, whichever it is: known where both are the same.
  func joined(_ a: Value, _ b: Value, _ input: InputID) -> Value {
    if a.doubt?.end != nil { return b }
    return a == b || b.doubt?.end != nil ? a : .unknown(input)
  }

  /// One of two values, whichever it is. Who asks takes it that the app goes on: where it ends on
  /// one of the ways it goes the other one.
  func joined(_ input: InputID, _ first: () -> Value, _ second: () -> Value) -> Value {
    let outer = trace.takeEnd()
    let a = first()
    let end = trace.takeEnd()
    let b = second()
    if end == nil { _ = trace.takeEnd() }
    if let outer { trace.end(outer) }
    return joined(a, b, input)
  }

  // MARK: - Objects and functions

  private func objectProperty(
    _ property: ObjectProperty, _ object: Value
  ) -> Value {
    guard case .object(let id) = object, Int(id.index) < world.objects.count else {
      return object.doubt.map { .unknown($0) } ?? object
    }
    let state = self[id]
    switch property {
    case .isAnimated: return state.isAnimated
    case .isHidden:
      guard let input = state.isHidden.doubt, trace.mayChoose else { return state.isHidden }
      return .bool(trace.choose(.objectHidden(id), .input(input)))
    }
  }

  // MARK: - Environment

  private func environment(
    _ key: EnvironmentKey, _ context: Context
  ) -> Value {
    switch key {
    case .colorScheme:
      guard let controller = context.controller else { return .scheme(world.platform.appearance) }
      return .scheme(interfaceStyle(of: controller))
    case .horizontalSizeClass: return .sizeClass(horizontalSizeClass)
    case .verticalSizeClass: return .sizeClass(verticalSizeClass)
    case .isPresented: return .bool(context.controller.map { isPresented($0) } ?? false)
    case .scenePhase: return .scenePhase(context.controller == nil ? appPhase : world.scenePhase)
    case .interposed: return .interposed(world.queue.interposed)
    case .isPad: return .bool(isPad)
    case .hasKeyWindow: return .bool(world.windows.contains { $0.isKey })
    case .statusBarHidden: return .bool(world.published.bar.isHidden)
    case .statusBarStyle: return .style(world.published.bar.style)
    case .isLandscape: return .bool(world.platform.orientation.isLandscape)
    case .isHeldInLandscape:
      return .bool((turningTo ?? world.turned?.held ?? world.platform.orientation).isLandscape)
    case .screenWidth: return .number(world.platform.screenSize.width)
    case .screenHeight: return .number(world.platform.screenSize.height)
    case .viewWidth: return viewSize(context).map { .number($0.width) } ?? .unknown(unknownSize)
    case .viewHeight: return viewSize(context).map { .number($0.height) } ?? .unknown(unknownSize)
    }
  }

  private var unknownSize: InputID { InputID(open: .u19) }

  /// The size of a controller's view in points, where it fills the screen and was laid out; nil for
  /// any other, whose size is unknown.
  private func viewSize(_ context: Context) -> (width: Double, height: Double)? {
    guard let id = context.controller, self[id].hasAppeared, !world.platform.isResizedToCompact
    else { return nil }
    let isPart: Bool? = nearest(from: id, along: .parents) { inner in
      if let parent = self[inner].parent {
        switch self[parent].controllerClass {
        case .navigation, .tabBar: return nil
        case .plain, .split, .page, .hosting, .alert, .imagePicker, .safari, .search, .system:
          return true
        }
      }
      return self[inner].presenter == nil || effectiveStyle(of: inner) == .fullScreen ? nil : true
    }
    return isPart == nil ? world.platform.screenSize : nil
  }
}
