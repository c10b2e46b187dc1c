import Language
import StatusBar

// The techniques of ScrollKit and of the exchanged getter.
extension Binder {
  mutating func bindTechnique(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    switch place.name.name.word {
    case .hideUntilScrolled: return bindUpdater(place, call, .greater, -3, &scope)
    case .hideUntilPulled: return bindUpdater(place, call, .less, 2, &scope)
    case .hideStatusBarUntilScrolled, .statusBarHiddenUntilScrolled:
      requireScrollKit(place.name, scope)
      return bindUpdater(place, call, .greater, -3, &scope)
    case .hideStatusBarUntilPulled, .statusBarHiddenUntilPulled:
      requireScrollKit(place.name, scope)
      return bindUpdater(place, call, .less, 2, &scope)
    case .hide: return bindHide(place, call, &scope)
    case .statusBarStyle: return bindStyleQueue(place, call, &scope)
    default: return nil
    }
  }

  private mutating func bindUpdater(
    _ place: ModifierPlace, _ call: Call, _ hidesWhen: Comparison, _ limit: Double,
    _ scope: inout Scope
  ) -> ViewID {
    var updater = VisibilityUpdater(
      state: nil, offset: nil, hidesWhen: hidesWhen,
      limit: add(.constant(.number(limit)), .number, at: place.name.range, scope))
    for argument in call.arguments {
      switch argument.label?.name.word {
      case nil where argument.label == nil:
        bindUpdaterArgument(argument, into: &updater, place, &scope)
      case .using, .offset, .state: bindUpdaterArgument(argument, into: &updater, place, &scope)
      default:
        report(
          .unknownArgument(
            argument.label.map { spelling($0.name) } ?? "", of: spelling(place.name.name),
            legal: ["using:", "offset:"],
            at: scope.location(argument.label?.range ?? argument.value.range)))
      }
    }
    return wrap(place, .live(.visibilityUpdater(updater)), scope)
  }

  private mutating func bindUpdaterArgument(
    _ argument: Argument, into updater: inout VisibilityUpdater, _ place: ModifierPlace,
    _ scope: inout Scope
  ) {
    if let object = bindObject(argument.value, &scope) {
      updater.state = object
    } else if let (variable, type) = variable(bound: argument.value, scope) {
      if !agree(type, .number) {
        report(
          .typeMismatch(
            type.kind.spelling, expected: "an offset", at: scope.location(argument.value.range)))
      }
      updater.offset = variable
    } else {
      reportUnbound(argument.value, scope)
    }
  }

  private mutating func reportUnbound(_ value: Expression, _ scope: Scope) {
    switch value.kind {
    case .name(let name), .binding(let name):
      reportUndeclared(LocatedName(name, value.range), scope)
    default:
      report(
        .typeMismatch(
          "something else", expected: "a binding to an offset", at: scope.location(value.range)))
    }
  }

  /// `.hide(if: offset, ifGreaterThan: limit)` on a screen
  private mutating func bindHide(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    guard
      let limit = call.arguments.first(where: {
        $0.label?.name.word == .ifGreaterThan || $0.label?.name.word == .ifLessThan
      })
    else { return nil }
    var updater = VisibilityUpdater(
      state: nil, offset: nil,
      hidesWhen: limit.label?.name.word == .ifGreaterThan ? .greater : .less,
      limit: bindFormula(limit.value, expecting: .number, &scope))
    if let offset = call.arguments.first(where: { $0.label?.name.word == .if }) {
      bindUpdaterArgument(offset, into: &updater, place, &scope)
    }
    return wrap(place, .live(.visibilityUpdater(updater)), scope)
  }

  /// `modifier(StatusBarVisibilityUpdater(scrollOffset: $offset))` of the library
  mutating func bindUpdaterStruct(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    guard declarations.type(Name(.StatusBarVisibilityUpdater)) == nil,
      let offset = call.arguments.first
    else { return nil }
    requireScrollKit(LocatedName(Name(.StatusBarVisibilityUpdater), call.callee.range), scope)
    var updater = VisibilityUpdater(
      state: nil, offset: nil, hidesWhen: .greater,
      limit: add(.constant(.number(-3)), .number, at: place.name.range, scope))
    bindUpdaterArgument(offset, into: &updater, place, &scope)
    return wrap(place, .live(.visibilityUpdater(updater)), scope)
  }

  /// `statusBarStyle(_:animationDuration:)` of the exchanged getter (S65)
  private mutating func bindStyleQueue(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let argument = call.arguments.first else {
      report(
        .missingArgument(
          "a status bar style", of: "statusBarStyle", at: scope.location(place.name.range)))
      return place.child
    }
    checkLabel(argument, nil, of: place, &scope)
    let style = bindTyped(argument.value, StaticType(.style), &scope)
    var duration: FormulaID?
    for argument in call.arguments.dropFirst() {
      guard argument.label?.name.word == .animationDuration else {
        report(
          .unknownArgument(
            argument.label.map { spelling($0.name) } ?? "", of: "statusBarStyle",
            legal: ["animationDuration:"],
            at: scope.location(argument.label?.range ?? argument.value.range)))
        continue
      }
      duration = bindTyped(argument.value, .number, &scope)
    }
    return wrap(place, .live(.styleQueue(style, duration: duration)), scope)
  }

  /// The opacity of a title that a scroll handler drives; a constant says nothing.
  mutating func bindOpacity(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let value = call.arguments.first?.value, isPlace(value) || readsNumber(value, scope)
    else { return place.child }
    let formula = bindFormula(value, expecting: .number, &scope)
    if case .constant = program[formula] { return place.child }
    return wrap(place, .titleOpacity(formula), scope)
  }

  /// `true` iff an expression is nothing but a name, or what is reached from one.
  private func isPlace(_ value: Expression) -> Bool {
    switch value.kind {
    case .name: true
    case .member(let base, _): isPlace(base)
    default: false
    }
  }

  /// `true` iff an expression reads a numeric state.
  private func readsNumber(_ value: Expression, _ scope: Scope) -> Bool {
    switch value.kind {
    case .name:
      switch meaning(of: value, scope) {
      case .variable(_, let type): return type.kind == .number || !type.isKnown
      case .opaque, .value: return true
      case nil, .object, .bundle, .content, .closure, .dismissAction, .presentationMode, .draft,
        .window, .anything:
        return false
      }
    case .member(let base, _):
      if case .variable(_, let type) = meaning(of: value, scope) { return type.kind == .number }
      return readsNumber(base, scope)
    case .binary(let a, let op, _, let b):
      return Arithmetic(op) != nil && (readsNumber(a, scope) || readsNumber(b, scope))
    case .prefix(_, let a): return readsNumber(a, scope)
    case .tuple(let elements): return elements.count == 1 && readsNumber(elements[0].value, scope)
    case .ternary(_, let a, let b): return readsNumber(a, scope) || readsNumber(b, scope)
    case .call(let call):
      guard case .name(let name) = call.callee.kind else { return false }
      switch name.word {
      case .min, .max, .abs, .Double, .CGFloat:
        return call.arguments.contains { readsNumber($0.value, scope) }
      default: return false
      }
    default: return false
    }
  }
}
