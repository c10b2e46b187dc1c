import Language
import StatusBar

// Gestures: a tap is a step, the others are events that no step makes.
extension Body {
  /// `.onTapGesture { }`; a double tap is no tap.
  mutating func bindTap(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID {
    if let count = call.arguments.first(where: { writer.resolver.spells($0.label, "count") }),
      !writer.resolver.isOne(count.value, scope)
    {
      writer.noteKept("a double tap", place, scope)
      return place.child
    }
    return bindHandler(of: call, &scope).map { writer.wrap(place, .tap(.onTap($0, .low)), scope) }
      ?? place.child
  }

  /// `.gesture(TapGesture().onEnded { })`
  mutating func bindGesture(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    guard let value = call.arguments.first?.value,
      let gesture = writer.resolver.gesture(value, scope),
      case .call(let ended) = gesture.kind, case .member(let base, let name) = ended.callee.kind,
      case .call(let make) = base.kind, let type = make.callee.typeName(writer.resolver.names)
    else { return nil }
    let text = writer.resolver.spelling(type)
    guard text == "TapGesture" || text == "SpatialTapGesture", name.name.word == .onEnded,
      make.arguments.allSatisfy({
        !writer.resolver.spells($0.label, "count") || writer.resolver.isOne($0.value, scope)
      })
    else {
      writer.noteKept("a `\(text)`", place, scope)
      return place.child
    }
    let precedence: TapPrecedence =
      switch place.name.name.word {
      case .simultaneousGesture: .simultaneous
      case .highPriorityGesture: .high
      default: .low
      }
    return bindHandler(of: ended, &scope).map {
      writer.wrap(place, .tap(.onTap($0, precedence)), scope)
    }
      ?? place.child
  }
}
