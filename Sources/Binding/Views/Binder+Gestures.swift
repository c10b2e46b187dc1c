import Language
import StatusBar

// Gestures: a tap is a step, the others are events that no step makes.
extension Binder {
  /// `.onTapGesture { }`; a double tap is no tap.
  mutating func bindTap(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    if let count = call.arguments.first(where: { spells($0.label, "count") }),
      !isOne(count.value, scope)
    {
      noteKept("a double tap", place, scope)
      return place.child
    }
    return bindHandler(of: call, &scope).map { wrap(place, .tap(.onTap($0, .low)), scope) }
      ?? place.child
  }

  /// `.gesture(TapGesture().onEnded { })`
  mutating func bindGesture(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    guard let value = call.arguments.first?.value, let gesture = gesture(value, scope),
      case .call(let ended) = gesture.kind, case .member(let base, let name) = ended.callee.kind,
      case .call(let make) = base.kind, let type = make.callee.typeName(names)
    else { return nil }
    let text = spelling(type)
    guard text == "TapGesture" || text == "SpatialTapGesture", name.name.word == .onEnded,
      make.arguments.allSatisfy({ !spells($0.label, "count") || isOne($0.value, scope) })
    else {
      noteKept("a `\(text)`", place, scope)
      return place.child
    }
    let precedence: TapPrecedence =
      switch place.name.name.word {
      case .simultaneousGesture: .simultaneous
      case .highPriorityGesture: .high
      default: .low
      }
    return bindHandler(of: ended, &scope).map { wrap(place, .tap(.onTap($0, precedence)), scope) }
      ?? place.child
  }

  /// The gesture that stands there, or that a computed property of that name makes.
  private func gesture(_ value: Expression, _ scope: Scope) -> Expression? {
    guard let name = value.ownName, let found = computed(name, of: scope.owner),
      found.file == scope.file, found.getter.count == 1
    else { return value }
    switch found.getter[0].kind {
    case .expression(let made): return made
    case .return(let made?): return made
    default: return nil
    }
  }

  private mutating func noteKept(_ what: String, _ place: ModifierPlace, _ scope: Scope) {
    note(
      .kept, "what \(what) does is kept and never run", at: scope.location(place.name.range))
  }

  private func spells(_ label: LocatedName?, _ text: String) -> Bool {
    label.map { spelling($0.name) == text } ?? false
  }

  private func isOne(_ value: Expression, _ scope: Scope) -> Bool {
    guard case .number = value.kind else { return false }
    return Double(decimal: bytes(value.range, in: scope.file)) == 1
  }
}
