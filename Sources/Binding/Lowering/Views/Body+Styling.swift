import Language
import StatusBar

// Modifiers of style, of colour schemes and of the navigation bar.
extension Body {
  mutating func bindStyling(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    switch place.name.name.word {
    case .preferredColorScheme, .colorScheme: return bindScheme(place, call, &scope)
    case .toolbarColorScheme:
      guard let value = writer.firstValue(place, call, "a colour scheme", &scope) else {
        return place.child
      }
      let bars = writer.placements(call, scope)
      let scheme = bindValue(value, StaticType(.scheme, isOptional: true), &scope)
      return writer.wrap(
        place, .bar(.toolbarColorScheme(writer.perhaps(scheme, in: bars, scope), bars.all)), scope)
    case .toolbarVisibility: return bindBarVisibility(place, call, &scope)
    case .toolbar where call.arguments.contains(where: { $0.label?.name.word == .for }):
      return bindBarVisibility(place, call, &scope)
    case .toolbar where writer.resolver.isVisibility(call):
      return bindBarVisibility(place, call, &scope)
    case .toolbarBackground, .toolbarBackgroundVisibility:
      return bindBackground(place, call, &scope)
    case .navigationBarHidden:
      let hidden = onlyTruth(place, call, label: nil, otherwise: nil, &scope)
      let yes = writer.add(
        .constant(.visibility(.hidden)), StaticType(.visibility), at: place.range, scope)
      let no = writer.add(
        .constant(.visibility(.automatic)), StaticType(.visibility), at: place.range, scope)
      let value = writer.add(
        .ternary(hidden, yes, no), StaticType(.visibility), at: place.range, scope)
      return writer.wrap(place, .bar(.toolbarVisibility(value, .navigationBar)), scope)
    case .environment: return bindEnvironment(place, call, &scope)
    case .tabViewStyle: return writer.bindTabViewStyle(place, call, &scope)
    case .environmentObject:
      guard let value = call.arguments.first?.value else { return place.child }
      guard let object = bindObject(value, &scope) else {
        if writer.meaning(of: value, scope) == nil || writer.isUnknownState(value, scope) {
          writer.noteStrayInjection(value, scope)
        }
        return place.child
      }
      return writer.wrap(place, .environmentObject(object), scope)
    default: return nil
    }
  }

  private mutating func bindScheme(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let value = writer.firstValue(place, call, "a colour scheme", &scope) else {
      return place.child
    }
    let scheme = bindValue(value, StaticType(.scheme, isOptional: true), &scope)
    return place.name.name.word == .preferredColorScheme
      ? writer.wrap(place, .bar(.preferredColorScheme(scheme)), scope)
      : writer.wrap(place, .colorScheme(scheme), scope)
  }

  /// Binds a value that must be of a type; other types are reported.
  mutating func bindTyped(
    _ value: Expression, _ expected: StaticType, _ scope: inout Scope
  ) -> FormulaID {
    if let found = writer.resolver.caseWithoutDot(value, expected, scope) { writer.report(found) }
    let formula = bindFormula(value, expecting: expected, &scope)
    let found = writer.type(of: formula)
    writer.learn(expected, of: formula)
    if !writer.resolver.agree(found, expected) || (found.kind == .nothing && !expected.isOptional) {
      writer.report(
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
    writer.checkIsValue(value, scope)
    return bindTyped(value, expected, &scope)
  }

  private mutating func bindBarVisibility(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let value = writer.firstValue(place, call, "a visibility", &scope) else {
      return place.child
    }
    if case .implicitMember(let name) = value.kind, BarVisibility(name.word) == nil,
      place.name.name.word == .toolbar
    {
      // `toolbar(removing: .title)` and the like say nothing; what is said of a bar must be right.
      if call.arguments.contains(where: { $0.label?.name.word == .for }) {
        let name = LocatedName(name, SourceRange(value.range.start + 1, value.range.end))
        let legal = BarVisibility.allCases.map { $0.spelling }
        writer.report(
          .noSuchCase(
            writer.resolver.spelling(name.name), of: "a visibility", legal: legal,
            suggestion: writer.resolver.closest(to: name.name, among: legal),
            at: scope.location(name.range)))
      }
      return place.child
    }
    let bars = writer.placements(call, scope)
    let visibility = bindValue(value, StaticType(.visibility), &scope)
    return writer.wrap(
      place, .bar(.toolbarVisibility(writer.perhaps(visibility, in: bars, scope), bars.all)), scope)
  }

  /// A visibility decides whether the bar's background is drawn; a colour or a material only what
  /// it looks like (S38).
  private mutating func bindBackground(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    guard let value = writer.firstValue(place, call, "a visibility", &scope) else {
      return place.child
    }
    if place.name.name.word == .toolbarBackground, !writer.resolver.mayBeVisibility(value, scope) {
      let legal = BarVisibility.allCases.map { String($0.spelling.dropFirst()) }
      if case .implicitMember(let name) = value.kind,
        let near = writer.resolver.nearest(name, among: legal, from: 5)
      {
        writer.report(
          .noSuchCase(
            writer.resolver.spelling(name), of: "a visibility", legal: legal,
            suggestion: "." + near,
            at: scope.location(SourceRange(value.range.start + 1, value.range.end))))
      }
      writer.note(
        .assumed, "a background style of a toolbar says nothing about the bar (S38)",
        at: scope.location(value.range))
      return place.child
    }
    let bars = writer.placements(call, scope)
    let visibility = bindValue(value, StaticType(.visibility), &scope)
    return writer.wrap(
      place,
      .bar(.toolbarBackgroundVisibility(writer.perhaps(visibility, in: bars, scope), bars.all)),
      scope)
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
      return writer.wrap(place, .colorScheme(scheme), scope)
    case .interposed:
      let state = bindTyped(value, StaticType(.interposed), &scope)
      return writer.wrap(place, .live(.interposed(state)), scope)
    default:
      writer.note(
        .assumed, "this environment value is assumed to say nothing about the bar",
        at: scope.location(call.arguments[0].value.range))
      var read = call
      if let key = names.last { read.arguments[1].value = action(value, of: key) }
      return bindRead(read, place, &scope)
    }
  }

  /// `.init { … }` as the action of a key that it stands for: `OpenURLAction { … }` of `openURL`.
  private mutating func action(_ value: Expression, of key: Name) -> Expression {
    guard case .call(var call) = value.kind, case .implicitMember(let name) = call.callee.kind,
      name.word == .initWord
    else { return value }
    var spelling = Array(writer.resolver.names.bytes(of: key))
    if let first = spelling.first, (0x61...0x7A).contains(first) { spelling[0] = first - 0x20 }
    let type = writer.intern(spelling + Array("Action".utf8))
    call.callee = Expression(.name(type), call.callee.range)
    return Expression(.call(call), value.range)
  }

  /// A value of the environment that nothing here reads: code elsewhere may use what it is handed.
  private mutating func bindRead(
    _ call: Call, _ place: ModifierPlace, _ scope: inout Scope
  ) -> ViewID {
    guard let handler = handedActions(call, place.name, &scope) else { return place.child }
    return writer.wrap(place, .live(.onAppear(handler)), scope)
  }
}
