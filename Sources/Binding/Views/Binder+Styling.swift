import Language
import StatusBar

// Modifiers of style, of colour schemes and of the navigation bar.
extension Binder {
  mutating func bindStyling(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    switch place.name.name.word {
    case .preferredColorScheme, .colorScheme: return bindScheme(place, call, &scope)
    case .toolbarColorScheme:
      guard let value = firstValue(place, call, "a colour scheme", &scope) else {
        return place.child
      }
      let bars = placements(call, scope)
      let scheme = bindValue(value, StaticType(.scheme, isOptional: true), &scope)
      return wrap(
        place, .bar(.toolbarColorScheme(perhaps(scheme, in: bars, scope), bars.all)), scope)
    case .toolbarVisibility: return bindBarVisibility(place, call, &scope)
    case .toolbar where call.arguments.contains(where: { $0.label?.name.word == .for }):
      return bindBarVisibility(place, call, &scope)
    case .toolbar where isVisibility(call): return bindBarVisibility(place, call, &scope)
    case .toolbarBackground, .toolbarBackgroundVisibility:
      return bindBackground(place, call, &scope)
    case .navigationBarHidden:
      let hidden = onlyTruth(place, call, label: nil, otherwise: nil, &scope)
      let yes = add(
        .constant(.visibility(.hidden)), StaticType(.visibility), at: place.range, scope)
      let no = add(
        .constant(.visibility(.automatic)), StaticType(.visibility), at: place.range, scope)
      let value = add(
        .ternary(hidden, yes, no), StaticType(.visibility), at: place.range, scope)
      return wrap(place, .bar(.toolbarVisibility(value, .navigationBar)), scope)
    case .environment: return bindEnvironment(place, call, &scope)
    case .tabViewStyle: return bindTabViewStyle(place, call, &scope)
    case .environmentObject:
      guard let value = call.arguments.first?.value else { return place.child }
      guard let object = bindObject(value, &scope) else {
        if meaning(of: value, scope) == nil || isUnknownState(value, scope) {
          noteStrayInjection(value, scope)
        }
        return place.child
      }
      return wrap(place, .environmentObject(object), scope)
    default: return nil
    }
  }

  private mutating func bindScheme(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let value = firstValue(place, call, "a colour scheme", &scope) else {
      return place.child
    }
    let scheme = bindValue(value, StaticType(.scheme, isOptional: true), &scope)
    return place.name.name.word == .preferredColorScheme
      ? wrap(place, .bar(.preferredColorScheme(scheme)), scope)
      : wrap(place, .colorScheme(scheme), scope)
  }

  /// Returns the first argument, which must have no label.
  private mutating func firstValue(
    _ place: ModifierPlace, _ call: Call, _ what: String, _ scope: inout Scope
  ) -> Expression? {
    guard let argument = call.arguments.first else {
      report(
        .missingArgument(
          what, of: spelling(place.name.name), at: scope.location(place.name.range)))
      return nil
    }
    checkLabel(argument, nil, of: place, &scope)
    return argument.value
  }

  /// Binds a value that must be of a type; other types are reported.
  mutating func bindTyped(
    _ value: Expression, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    if let found = caseWithoutDot(value, expected, scope) { report(found) }
    let formula = bindFormula(value, expecting: expected, &scope)
    let found = type(of: formula)
    learn(expected, of: formula)
    if !agree(found, expected) || (found.kind == .nothing && !expected.isOptional) {
      report(
        .typeMismatch(
          found.kind.spelling, expected: expected.kind.spelling,
          at: scope.location(value.range)))
    }
    return formula
  }

  /// Binds what a modifier takes, which is a value and no binding.
  private mutating func bindValue(
    _ value: Expression, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    checkIsValue(value, scope)
    return bindTyped(value, expected, &scope)
  }

  private func isVisibility(_ call: Call) -> Bool {
    guard call.closures.isEmpty, call.arguments.count == 1,
      case .implicitMember(let name) = call.arguments[0].value.kind
    else { return false }
    return BarVisibility(name.word) != nil
  }

  private mutating func bindBarVisibility(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let value = firstValue(place, call, "a visibility", &scope) else { return place.child }
    if case .implicitMember(let name) = value.kind, BarVisibility(name.word) == nil,
      place.name.name.word == .toolbar
    {
      // `toolbar(removing: .title)` and the like say nothing; what is said of a bar must be right.
      if call.arguments.contains(where: { $0.label?.name.word == .for }) {
        let name = LocatedName(name, SourceRange(value.range.start + 1, value.range.end))
        let legal = BarVisibility.allCases.map { $0.spelling }
        report(
          .noSuchCase(
            spelling(name.name), of: "a visibility", legal: legal,
            suggestion: closest(to: name.name, among: legal), at: scope.location(name.range)))
      }
      return place.child
    }
    let bars = placements(call, scope)
    let visibility = bindValue(value, StaticType(.visibility), &scope)
    return wrap(
      place, .bar(.toolbarVisibility(perhaps(visibility, in: bars, scope), bars.all)), scope)
  }

  /// A visibility decides whether the bar's background is drawn; a colour or a material only what
  /// it looks like (S38).
  private mutating func bindBackground(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let value = firstValue(place, call, "a visibility", &scope) else { return place.child }
    if place.name.name.word == .toolbarBackground, !mayBeVisibility(value, scope) {
      let legal = BarVisibility.allCases.map { String($0.spelling.dropFirst()) }
      if case .implicitMember(let name) = value.kind,
        let near = nearest(name, among: legal, from: 5)
      {
        report(
          .noSuchCase(
            spelling(name), of: "a visibility", legal: legal, suggestion: "." + near,
            at: scope.location(SourceRange(value.range.start + 1, value.range.end))))
      }
      note(
        .assumed, "a background style of a toolbar says nothing about the bar (S38)",
        at: scope.location(value.range))
      return place.child
    }
    let bars = placements(call, scope)
    let visibility = bindValue(value, StaticType(.visibility), &scope)
    return wrap(
      place, .bar(.toolbarBackgroundVisibility(perhaps(visibility, in: bars, scope), bars.all)),
      scope)
  }

  /// `true` iff an argument can be a visibility rather than a style.
  private func mayBeVisibility(_ value: Expression, _ scope: Scope) -> Bool {
    switch value.kind {
    case .implicitMember(let name): return BarVisibility(name.word) != nil
    case .ternary(_, let then, let otherwise):
      return mayBeVisibility(then, scope) || mayBeVisibility(otherwise, scope)
    case .tuple(let elements):
      return elements.count == 1 && mayBeVisibility(elements[0].value, scope)
    case .member(let base, let name): return mayBeVisibility(name.name, of: base)
    case .name(let name):
      // A constant goes by what it was given.
      if let initial = scope.locals[name]?.initial,
        case .member = initial.kind
      {
        return mayBeVisibility(initial, scope)
      }
      return !looksLikeStyle(value)
    case .call: return !looksLikeStyle(value)
    default: return false
    }
  }

  private func mayBeVisibility(_ name: Name, of base: Expression) -> Bool {
    if let type = base.rootType(names) {
      if type.word == .Visibility { return true }
      let text = names.bytes(of: type)
      if appleTypes.contains(text) || Views.draws(type.word, text) { return false }
    }
    return !looksLikeStyle(name)
  }

  private func looksLikeStyle(_ value: Expression) -> Bool {
    switch value.kind {
    case .name(let name): looksLikeStyle(name)
    case .call(let call): call.callee.lastName.map { looksLikeStyle($0.name) } ?? true
    default: false
    }
  }

  /// `true` iff a name says that it is a colour or a material: `Theme.barColor`.
  private func looksLikeStyle(_ name: Name) -> Bool {
    let text = spelling(name).utf8.map { $0 | 0x20 }
    return names.isCapitalized(name)
      || ["color", "colour", "tint", "material", "style", "gradient", "ground", "opacity"]
        .contains { word in text.suffix(word.utf8.count).elementsEqual(word.utf8) }
  }

  /// The bars that a modifier is for, and those that it may be for.
  private struct Bars {
    var certain: Placements = []
    var doubt: InputID?

    /// Where this is not known, the navigation bar or the status bar may be meant too.
    var all: Placements {
      doubt == nil || certain.contains(.navigationBar)
        ? certain : certain.union([.navigationBar, .statusBar])
    }
  }

  /// A value for a bar that is perhaps not meant.
  private mutating func perhaps(
    _ value: FormulaID, in bars: Bars, _ scope: Scope
  ) -> FormulaID {
    guard let doubt = bars.doubt, !bars.certain.contains(.navigationBar) else { return value }
    let range = SourceRange(UInt32(0), UInt32(0))
    program[doubt].isBoolean = true
    let isMeant = add(.input(doubt), .bool, at: range, scope)
    let none = add(.constant(.none), StaticType(.nothing), at: range, scope)
    return add(.ternary(isMeant, value, none), type(of: value), at: range, scope)
  }

  /// The bars after `for:`; none means the navigation bar (S41).
  private mutating func placements(_ call: Call, _ scope: Scope) -> Bars {
    var placements: Placements = []
    var doubt: InputID?
    var isFor = false
    for argument in call.arguments {
      if argument.label?.name.word == .for {
        isFor = true
      } else if argument.label != nil {
        isFor = false
      }
      guard isFor else { continue }
      guard let name = placement(argument.value) else {
        note(
          .assumed, "which bar is meant here is not known",
          at: scope.location(argument.value.range))
        doubt = input(unread: argument.value, scope)
        continue
      }
      switch name.name.word {
      case .navigationBar: placements.insert(.navigationBar)
      case .tabBar: placements.insert(.tabBar)
      case .bottomBar: placements.insert(.bottomBar)
      case .statusBar: placements.insert(.statusBar)
      case .automatic: placements.insert(.automatic)
      default:
        reportPlacement(name, scope)
      }
    }
    return Bars(certain: placements.isEmpty && !isFor ? .automatic : placements, doubt: doubt)
  }

  /// `.navigationBar`, `ToolbarPlacement.navigationBar`; nil for what only running it would tell.
  private func placement(_ value: Expression) -> LocatedName? {
    switch value.kind {
    case .implicitMember: value.lastName
    case .member(let base, let name):
      base.typeName(names).map { spelling($0) == "ToolbarPlacement" } ?? false ? name : nil
    default: nil
    }
  }

  /// Placements of other platforms are kept; anything else is a slip.
  private mutating func reportPlacement(_ name: LocatedName, _ scope: Scope) {
    let kept = ["windowToolbar", "windowToolbarContainer", "bottomOrnament", "accessoryBar"]
    let written = spelling(name.name)
    guard !kept.contains(written) else { return }
    let legal = ["navigationBar", "tabBar", "bottomBar", "statusBar", "automatic"]
    report(
      .noSuchCase(
        written, of: "a placement of a toolbar", legal: legal,
        suggestion: closest(to: name.name, among: legal), at: scope.location(name.range)))
  }

  /// `environment(\.colorScheme, .dark)`, `environment(\.interposed, value)`
  private mutating func bindEnvironment(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard call.arguments.count == 2, case .keyPath(let names) = call.arguments[0].value.kind
    else { return bindRead(call, place, &scope) }
    let value = call.arguments[1].value
    switch names.last?.word {
    case .colorScheme:
      let scheme = bindValue(value, StaticType(.scheme), &scope)
      return wrap(place, .colorScheme(scheme), scope)
    case .interposed:
      let state = bindTyped(value, StaticType(.interposed), &scope)
      return wrap(place, .live(.interposed(state)), scope)
    default:
      note(
        .assumed, "this environment value is assumed to say nothing about the bar",
        at: scope.location(call.arguments[0].value.range))
      return bindRead(call, place, &scope)
    }
  }

  /// A value of the environment that nothing here reads: code elsewhere may use what it is handed.
  private mutating func bindRead(
    _ call: Call, _ place: ModifierPlace, _ scope: inout Scope
  ) -> ViewID {
    guard let handler = handedActions(call, place.name, &scope) else { return place.child }
    return wrap(place, .live(.onAppear(handler)), scope)
  }
}
