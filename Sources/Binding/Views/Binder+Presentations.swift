import Language
import StatusBar

// Sheets, covers, popovers and destinations that a state presents.
extension Binder {
  mutating func bindPresentation(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    switch place.name.name.word {
    case .sheet: return bindPresented(.sheet, place, call, &scope)
    case .fullScreenCover: return bindPresented(.fullScreenCover, place, call, &scope)
    case .popover: return bindPresented(.popover, place, call, &scope)
    case .navigationDestination: return bindDestination(place, call, &scope)
    case .interactiveDismissDisabled:
      let value = onlyTruth(place, call, label: nil, otherwise: true, &scope)
      return wrap(place, .interactiveDismissDisabled(value), scope)
    case .presentationDetents: return bindDetents(place, call, scope)
    default: return nil
    }
  }

  private mutating func bindPresented(
    _ kind: PresentationKind, _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let trigger = bindTrigger(place, call, &scope) else { return place.child }
    var onDismiss: HandlerID?
    var content: ViewID?
    for argument in call.arguments {
      switch argument.label?.name.word {
      case .onDismiss:
        if argument.value.isNilLiteral { break }
        onDismiss = bindAction(argument.value, &scope)
      case .content:
        content = asScreen(&scope) { $0.bindPresentedContent(argument.value, &$1) }
      default: break
      }
    }
    for (label, closure) in call.closures {
      switch label?.name.word {
      case .onDismiss: onDismiss = bindClosure(closure, &scope)
      default: content = bindItemScreen(closure, of: trigger, call, &scope)
      }
    }
    guard let content else {
      report(
        .missingArgument(
          "content", of: spelling(place.name.name), at: scope.location(place.name.range)))
      return place.child
    }
    return wrap(
      place, .live(.presentation(kind, trigger, content: content, onDismiss: onDismiss)), scope)
  }

  /// What shows an item: one of an enumeration is the case that the variable holds.
  private mutating func bindItemScreen(
    _ closure: Closure, of trigger: PresentationTrigger, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard trigger.isItem,
      let item = call.arguments.first(where: { $0.label?.name.word == .item })?.value,
      let (variable, type) = variable(bound: item, scope), case .named(let name) = type.kind,
      let index = declarations.type(name), declarations[index].role == .enumeration
    else { return bindScreen(closure, &scope) }
    return asScreen(&scope) { binder, scope in
      var inner = scope
      let parameter = closure.parameters.first?.name ?? binder.intern(Array("$0".utf8))
      inner.locals.append(parameter, .variable(variable, StaticType(type.kind)))
      return binder.bindContent(closure.body, &inner, at: closure.range)
    }
  }

  /// `content: { … }`, `content: Settings.init`, `content: makeSettings`
  private mutating func bindPresentedContent(
    _ value: Expression, _ scope: inout Scope
  ) -> ViewID {
    switch value.kind {
    case .closure(let closure): return bindClosureContent(closure, &scope)
    case .member(let base, let name) where name.name.word == .initWord:
      let call = Call(callee: base, arguments: [], closures: [], brackets: nil)
      return bindView(Expression(.call(call), value.range), &scope)
    case .name(let name) where function(name, labels: nil, of: scope.owner) != nil:
      let call = Call(callee: value, arguments: [], closures: [], brackets: nil)
      return bindView(Expression(.call(call), value.range), &scope)
    default: return bindView(value, &scope)
    }
  }

  /// Returns the variable after `isPresented:` or `item:`.
  private mutating func bindTrigger(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> PresentationTrigger? {
    for argument in call.arguments {
      let isItem: Bool
      switch argument.label?.name.word {
      case .isPresented: isItem = false
      case .item: isItem = true
      default: continue
      }
      if let (variable, type) = variable(bound: argument.value, scope) {
        if !isItem, !agree(type, .bool) {
          report(
            .typeMismatch(
              type.kind.spelling, expected: "a Bool", at: scope.location(argument.value.range)))
        }
        requireBinding(argument.value, &scope)
        return PresentationTrigger(variable: variable, isItem: isItem)
      }
      return computedTrigger(argument, isItem: isItem, &scope)
    }
    report(
      .missingArgument(
        "isPresented:", of: spelling(place.name.name), at: scope.location(place.name.range)))
    return nil
  }

  /// `.constant(true)` and bindings that are made by code start as what they yield.
  private mutating func computedTrigger(
    _ argument: Argument, isItem: Bool, _ scope: inout Scope
  ) -> PresentationTrigger? {
    if case .name(let name) = argument.value.kind {
      reportUndeclared(LocatedName(name, argument.value.range), scope)
      return nil
    }
    if case .binding(let name) = argument.value.kind {
      reportUndeclared(LocatedName(name, argument.value.range), scope)
      return nil
    }
    let variable = stateOfItsOwn(argument.value, isBoolean: !isItem, &scope)
    return PresentationTrigger(variable: variable, isItem: isItem)
  }

  /// Reads a binding that is no declared variable as one of its own, which is an assumption;
  /// `.constant(true)` begins as what it holds.
  mutating func stateOfItsOwn(
    _ binding: Expression, isBoolean: Bool, _ scope: inout Scope
  ) -> Variable {
    note(
      .assumed, "this binding is read as a state of its own", at: scope.location(binding.range))
    if case .call(let call) = binding.kind, let name = call.callee.lastName,
      spelling(name.name) == "constant", let value = call.arguments.first?.value
    {
      let type: StaticType = isBoolean ? .bool : .unknown
      let slot = Slot(
        name: symbol(name.name), kind: .state,
        initial: bindFormula(value, expecting: type, &scope),
        site: site(binding.range, in: scope.file))
      return add(slot, to: scope.screen)
    }
    let input = input(unread: binding, scope)
    program[input].isBoolean = isBoolean
    return variable(for: input, at: binding.range, scope)
  }

  /// Reports a state without its `$`.
  private mutating func requireBinding(_ value: Expression, _ scope: inout Scope) {
    guard case .name(let name) = value.kind else { return }
    if case .variable(let variable, _) = meaning(of: name, in: scope), isState(variable, scope) {
      report(.needsDollar(spelling(name), at: scope.location(value.range)))
    }
  }

  private func isState(_ variable: Variable, _ scope: Scope) -> Bool {
    switch variable {
    case .app(let slot): return program[ScreenID.app].slots[Int(slot)].kind == .state
    case .own(let slot):
      let slots = program[scope.screen].slots
      return Int(slot) < slots.count && slots[Int(slot)].kind == .state
    case .local: return false
    }
  }

  private mutating func bindDestination(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    var content: ViewID?
    for argument in call.arguments where argument.label?.name.word == .destination {

      content = asScreen(&scope) { $0.bindPresentedContent(argument.value, &$1) }
    }
    if let closure = call.closures.first?.closure {
      content = bindClosureContent(closure, &scope)
    }
    guard let content else {
      report(
        .missingArgument(
          "destination", of: "navigationDestination", at: scope.location(place.name.range)))
      return place.child
    }
    if let type = call.arguments.first(where: { $0.label?.name.word == .for }) {
      let name = valueTypeName(type.value)
      return wrap(
        place, .content(.destinationForType(name.map { symbol($0) }, content: content)), scope)
    }
    guard let trigger = bindTrigger(place, call, &scope) else { return place.child }
    return wrap(place, .live(.destination(trigger, content: content)), scope)
  }

  /// `Book.self`
  private func valueTypeName(_ expression: Expression) -> Name? {
    switch expression.kind {
    case .member(let base, let name) where name.name.word == .selfWord: base.typeName(names)
    default: expression.typeName(names)
    }
  }

  /// The first detent decides whether the sheet starts at its large size.
  private mutating func bindDetents(
    _ place: ModifierPlace, _ call: Call, _ scope: Scope
  ) -> ViewID {
    guard let value = call.arguments.first?.value else {
      report(
        .missingArgument(
          "detents", of: "presentationDetents", at: scope.location(place.name.range)))
      return place.child
    }
    guard case .array(let elements) = value.kind, let isLarge = startsAtLarge(elements) else {
      note(
        .assumed, "the detents are not all written here; how high the sheet begins is unknown",
        at: scope.location(value.range))
      return wrap(place, .detents(.unknown(input(unread: value, scope))), scope)
    }
    return wrap(place, .detents(isLarge ? .large : .smaller), scope)
  }
}
