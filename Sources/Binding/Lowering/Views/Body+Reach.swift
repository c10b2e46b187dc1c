import Language
import StatusBar

// What keeps a finger away from a view: `disabled`, `hidden`, `allowsHitTesting`, `opacity(0)`.
extension Body {
  mutating func bindReach(
    _ place: ModifierPlace, _ call: Call, _ scope: inout Scope
  ) -> ViewID? {
    switch place.name.name.word {
    case .disabled:
      guard let value = reachTruth(call, &scope) else { return place.child }
      if case .constant(.bool(false)) = writer.program[value] { return place.child }
      let text = writer.resolver.bytes(
        SourceRange(place.name.range.start, place.range.end), in: scope.file)
      let words = writer.intern([UInt8(ascii: ".")] + text.prefix(40))
      let input = writer.input([words], nil, at: place.name.range, scope)
      return writer.wrap(place, .tap(.inert(value, .disabled(input))), scope)
    case .hidden:
      // With an argument it is a modifier of the author's own, or of a library.
      guard call.arguments.isEmpty, call.closures.isEmpty else { return nil }
      let always = writer.add(.constant(.bool(true)), .bool, at: place.name.range, scope)
      return writer.wrap(place, .tap(.inert(always, .unreachable)), scope)
    case .allowsHitTesting:
      guard let value = reachTruth(call, &scope) else { return place.child }
      if case .constant(.bool(true)) = writer.program[value] { return place.child }
      let isOff = writer.add(.not(value), .bool, at: place.name.range, scope)
      return writer.wrap(place, .tap(.inert(isOff, .unreachable)), scope)
    case .opacity:
      var place = place
      if let value = call.arguments.first?.value, let isClear = isClear(value, &scope) {
        place.child = writer.wrap(place, .tap(.inert(isClear, .unreachable)), scope)
      }
      return bindOpacity(place, call, &scope)
    default: return nil
    }
  }

  /// The argument of a modifier that takes a Bool; what names something that is not declared here
  /// is an input.
  private mutating func reachTruth(_ call: Call, _ scope: inout Scope) -> FormulaID? {
    guard let value = call.arguments.first?.value else { return nil }
    if case .name = value.kind { return bindTruth(value, &scope) }
    return writer.isReadable(value, scope)
      ? bindTruth(value, &scope)
      : writer.truthInput(writer.named(value.range, scope), at: value.range, scope)
  }

  /// Whether an opacity is none at all; nil where it never is, as far as it is written.
  private mutating func isClear(_ value: Expression, _ scope: inout Scope) -> FormulaID? {
    switch value.kind {
    case .number:
      guard (Double(decimal: writer.resolver.bytes(value.range, in: scope.file)) ?? 1) <= 0 else {
        return nil
      }
      return writer.add(.constant(.bool(true)), .bool, at: value.range, scope)
    case .tuple(let elements) where elements.count == 1:
      return isClear(elements[0].value, &scope)
    case .ternary(let condition, let then, let otherwise):
      let first = isClear(then, &scope)
      let second = isClear(otherwise, &scope)
      if first == nil, second == nil { return nil }
      let never = writer.add(.constant(.bool(false)), .bool, at: value.range, scope)
      let truth = bindTruth(condition, &scope)
      return writer.add(
        .ternary(truth, first ?? never, second ?? never), .bool, at: value.range, scope)
    case .name:
      guard case .variable(_, let type) = writer.meaning(of: value, scope), type.kind == .number
      else {
        return nil
      }
      let opacity = bindFormula(value, expecting: .number, &scope)
      let zero = writer.add(.constant(.number(0)), .number, at: value.range, scope)
      return writer.add(.compare(.lessOrEqual, opacity, zero), .bool, at: value.range, scope)
    default: return nil
    }
  }
}
