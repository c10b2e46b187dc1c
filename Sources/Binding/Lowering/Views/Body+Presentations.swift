import Language
import StatusBar

// Sheets, covers, popovers and destinations that a state presents.
extension Body {
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
      return writer.wrap(place, .interactiveDismissDisabled(value), scope)
    case .presentationDetents: return writer.bindDetents(place, call, scope)
    case .presentationCompactAdaptation: return writer.bindAdaptation(place, call, scope)
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
      writer.report(
        .missingArgument(
          "content", of: writer.resolver.spelling(place.name.name),
          at: scope.location(place.name.range)))
      return place.child
    }
    return writer.wrap(
      place, .live(.presentation(kind, trigger, content: content, onDismiss: onDismiss)), scope)
  }

  /// What shows an item: one of an enumeration is the case that the variable holds.
  private mutating func bindItemScreen(
    _ closure: Closure, of trigger: PresentationTrigger, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard trigger.isItem,
      let item = call.arguments.first(where: { $0.label?.name.word == .item })?.value,
      let (variable, type) = writer.variable(bound: item, scope), case .named(let name) = type.kind,
      let index = writer.resolver.declarations.type(name),
      writer.resolver.declarations[index].role == .enumeration
    else { return bindScreen(closure, &scope) }
    let view = asScreen(&scope) { binder, scope in
      var inner = scope
      let parameter = closure.parameters.first?.name ?? binder.writer.intern(Array("$0".utf8))
      inner.locals.append(parameter, .variable(variable, StaticType(type.kind)))
      return binder.bindContent(closure.body, &inner, at: closure.range)
    }
    return painted(view, closure.body, scope)
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
    case .name(let name) where writer.resolver.function(name, labels: nil, of: scope.owner) != nil:
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
      if let made = writer.stateBinding(argument.value, scope),
        let (variable, _) = writer.variable(bound: made.state, made.scope)
      {
        return PresentationTrigger(variable: variable, isItem: isItem || made.isPresence)
      }
      if let (variable, type) = writer.variable(bound: argument.value, scope) {
        if !isItem, !writer.resolver.agree(type, .bool) {
          writer.report(
            .typeMismatch(
              type.kind.spelling, expected: "a Bool", at: scope.location(argument.value.range)))
        }
        writer.requireBinding(argument.value, &scope)
        return PresentationTrigger(variable: variable, isItem: isItem)
      }
      return madeTrigger(argument.value, isItem: isItem, &scope)
        ?? computedTrigger(argument, isItem: isItem, &scope)
    }
    writer.report(
      .missingArgument(
        "isPresented:", of: writer.resolver.spelling(place.name.name),
        at: scope.location(place.name.range)
      ))
    return nil
  }

  /// `Binding(get: { … }, set: { … })`: it presents as long as what it reads says so.
  private mutating func madeTrigger(
    _ value: Expression, isItem: Bool, _ scope: inout Scope
  ) -> PresentationTrigger? {
    guard let made = BindingMaker(writer.resolver).closures(of: value, scope) else { return nil }
    let type: StaticType = isItem ? .unknown : .bool
    var inner = made.scope
    let read = bindValue(made.read.body, expecting: type, &inner, at: made.read.range)
    inner = made.scope
    let write = bindClosure(made.write, anonymous: 1, type: type, &inner)
    let off = writer.add(
      .constant(isItem ? .none : .bool(false)), type, at: value.range, scope)
    let none = writer.add(.constant(.none), type, at: value.range, scope)
    let variable = hiddenState(beginningWith: off, at: value.range, scope)
    let last = hiddenState(beginningWith: none, at: value.range, scope)
    let range = made.write.range
    let refused = writer.input(writer.named(range, made.scope), nil, at: range, made.scope)
    return PresentationTrigger(
      variable: variable, isItem: isItem,
      binding: MadeBinding(read: read, last: last, write: write, refused: refused))
  }

  /// A state of the screen that no code names.
  private mutating func hiddenState(
    beginningWith initial: FormulaID, at range: SourceRange, _ scope: Scope
  ) -> Variable {
    let slot = Slot(
      name: writer.symbol(writer.intern(Array("binding".utf8))), kind: .state, initial: initial,
      site: writer.site(range, in: scope.file))
    return writer.add(slot, to: scope.screen)
  }

  /// `.constant(true)` and bindings that are made by code start as what they yield.
  private mutating func computedTrigger(
    _ argument: Argument, isItem: Bool, _ scope: inout Scope
  ) -> PresentationTrigger? {
    if case .name(let name) = argument.value.kind, scope.locals[name] == nil,
      writer.resolver.computed(name, of: scope.owner) == nil
    {
      writer.reportUndeclared(LocatedName(name, argument.value.range), scope)
      return nil
    }
    if case .binding(let name) = argument.value.kind {
      writer.reportUndeclared(LocatedName(name, argument.value.range), scope)
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
    writer.note(
      .assumed, "this binding is read as a state of its own", at: scope.location(binding.range))
    if case .call(let call) = binding.kind, let name = call.callee.lastName,
      writer.resolver.spelling(name.name) == "constant", let value = call.arguments.first?.value
    {
      let type: StaticType = isBoolean ? .bool : .unknown
      let slot = Slot(
        name: writer.symbol(name.name), kind: .state,
        initial: bindFormula(value, expecting: type, &scope),
        site: writer.site(binding.range, in: scope.file))
      return writer.add(slot, to: scope.screen)
    }
    let input = writer.input(unread: binding, scope)
    writer.program[input].isBoolean = isBoolean
    return writer.variable(for: input, at: binding.range, scope)
  }

  private mutating func bindDestination(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    if let type = call.arguments.first(where: { $0.label?.name.word == .for })?.value,
      let view = bindValueDestination(place, for: type, call, &scope)
    {
      return view
    }
    var content: ViewID?
    for argument in call.arguments where argument.label?.name.word == .destination {
      content = asScreen(&scope) { $0.bindPresentedContent(argument.value, &$1) }
    }
    if let closure = call.closures.first?.closure {
      content = painted(bindClosureContent(closure, &scope), closure.body, scope)
    }
    guard let content else {
      writer.report(
        .missingArgument(
          "destination", of: "navigationDestination", at: scope.location(place.name.range)))
      return place.child
    }
    if let type = call.arguments.first(where: { $0.label?.name.word == .for }) {
      let name = writer.resolver.valueTypeName(type.value)
      return writer.wrap(
        place,
        .content(
          .destinationForType(
            name.map { writer.symbol($0) }, parameter: nil, content: content)), scope)
    }
    guard let trigger = bindTrigger(place, call, &scope) else { return place.child }
    return writer.wrap(place, .live(.destination(trigger, content: content)), scope)
  }
}
