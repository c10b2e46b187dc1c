import Language
import StatusBar

// The techniques of ScrollKit and of the exchanged getter.
extension Body {
  mutating func bindTechnique(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    switch place.name.name.word {
    case .hideUntilScrolled: return bindUpdater(place, call, .greater, -3, &scope)
    case .hideUntilPulled: return bindUpdater(place, call, .less, 2, &scope)
    case .hideStatusBarUntilScrolled, .statusBarHiddenUntilScrolled:
      writer.requireScrollKit(place.name, scope)
      return bindUpdater(place, call, .greater, -3, &scope)
    case .hideStatusBarUntilPulled, .statusBarHiddenUntilPulled:
      writer.requireScrollKit(place.name, scope)
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
      limit: writer.add(.constant(.number(limit)), .number, at: place.name.range, scope))
    for argument in call.arguments {
      switch argument.label?.name.word {
      case nil where argument.label == nil:
        bindUpdaterArgument(argument, into: &updater, place, &scope)
      case .using, .offset, .state: bindUpdaterArgument(argument, into: &updater, place, &scope)
      default:
        writer.report(
          .unknownArgument(
            argument.label.map { writer.resolver.spelling($0.name) } ?? "",
            of: writer.resolver.spelling(place.name.name),
            legal: ["using:", "offset:"],
            at: scope.location(argument.label?.range ?? argument.value.range)))
      }
    }
    return writer.wrap(place, .live(.visibilityUpdater(updater)), scope)
  }

  private mutating func bindUpdaterArgument(
    _ argument: Argument, into updater: inout VisibilityUpdater, _ place: ModifierPlace,
    _ scope: inout Scope
  ) {
    if let object = bindObject(argument.value, &scope) {
      updater.state = object
    } else if let (variable, type) = writer.variable(bound: argument.value, scope) {
      if !writer.resolver.agree(type, .number) {
        writer.report(
          .typeMismatch(
            type.kind.spelling, expected: "an offset", at: scope.location(argument.value.range)))
      }
      updater.offset = variable
    } else {
      writer.reportUnbound(argument.value, scope)
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
    return writer.wrap(place, .live(.visibilityUpdater(updater)), scope)
  }

  /// `modifier(StatusBarVisibilityUpdater(scrollOffset: $offset))` of the library
  mutating func bindUpdaterStruct(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    guard writer.resolver.declarations.type(Name(.StatusBarVisibilityUpdater)) == nil,
      let offset = call.arguments.first
    else { return nil }
    writer.requireScrollKit(
      LocatedName(Name(.StatusBarVisibilityUpdater), call.callee.range), scope)
    var updater = VisibilityUpdater(
      state: nil, offset: nil, hidesWhen: .greater,
      limit: writer.add(.constant(.number(-3)), .number, at: place.name.range, scope))
    bindUpdaterArgument(offset, into: &updater, place, &scope)
    return writer.wrap(place, .live(.visibilityUpdater(updater)), scope)
  }

  /// `statusBarStyle(_:animationDuration:)` of the exchanged getter (S65)
  private mutating func bindStyleQueue(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let argument = call.arguments.first else {
      writer.report(
        .missingArgument(
          "a status bar style", of: "statusBarStyle", at: scope.location(place.name.range)))
      return place.child
    }
    writer.checkLabel(argument, nil, of: place, &scope)
    let style = bindTyped(argument.value, StaticType(.style), &scope)
    var duration: FormulaID?
    for argument in call.arguments.dropFirst() {
      guard argument.label?.name.word == .animationDuration else {
        writer.report(
          .unknownArgument(
            argument.label.map { writer.resolver.spelling($0.name) } ?? "", of: "statusBarStyle",
            legal: ["animationDuration:"],
            at: scope.location(argument.label?.range ?? argument.value.range)))
        continue
      }
      duration = bindTyped(argument.value, .number, &scope)
    }
    return writer.wrap(place, .live(.styleQueue(style, duration: duration)), scope)
  }

  /// The opacity of a title that a scroll handler drives; a constant says nothing.
  mutating func bindOpacity(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let value = call.arguments.first?.value,
      writer.resolver.isPlace(value) || writer.readsNumber(value, scope)
    else { return place.child }
    let formula = bindFormula(value, expecting: .number, &scope)
    if case .constant = writer.program[formula] { return place.child }
    return writer.wrap(place, .titleOpacity(formula), scope)
  }
}
